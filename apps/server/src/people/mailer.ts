import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

/** A letter to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Brings letters on their way. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** A mail server that does not answer must not hold up whoever asked. */
const PATIENCE = 10_000;

/** Sends by SMTP; without a mail server the letter is written to the log, where whoever runs the house finds it. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom'>, log: FastifyBaseLogger): Mailer {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl === undefined) {
    return {
      // Loud enough to be seen at any level people run a house with.
      send: async (mail) => log.warn({ mail }, 'no SMTP_URL is set: this mail is only written here'),
    };
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({ from: mailFrom, ...mail });
    },
  };
}
