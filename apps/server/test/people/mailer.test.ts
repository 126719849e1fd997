import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createMailer } from '../../src/people/mailer.ts';

const MAIL = { to: 'enki@abzu.example', subject: 'Hello', text: 'http://localhost/sign-in#abc' };

/** A mail server that takes everything; gives what it was told. */
async function mailServer(): Promise<{ url: string; heard: () => string }> {
  let heard = '';
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      if (inData && !heard.endsWith('\r\n.\r\n')) return;
      const starts = !inData && /^DATA/m.test(chunk.toString());
      inData = starts;
      socket.write(starts ? '354 go on\r\n' : '250 fine\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, heard: () => heard };
}

/** Remembers what was written to the log, and how loudly. */
function logbook(): { log: FastifyBaseLogger; lines: unknown[][] } {
  const lines: unknown[][] = [];
  const log = { warn: (...line: unknown[]) => void lines.push(line) } as unknown as FastifyBaseLogger;
  return { log, lines };
}

test('with a mail server the letter goes there', async () => {
  const { url, heard } = await mailServer();
  const { log, lines } = logbook();
  await createMailer({ smtpUrl: url, mailFrom: 'Edubba <house@edubba.example>' }, log).send(MAIL);
  expect(heard()).toContain('RCPT TO:<enki@abzu.example>');
  expect(heard()).toContain('From: Edubba <house@edubba.example>');
  expect(heard()).toContain('Subject: Hello');
  expect(heard()).toContain(MAIL.text);
  expect(lines).toEqual([]);
});

test('without one it is written to the log', async () => {
  const { log, lines } = logbook();
  await createMailer({ smtpUrl: undefined, mailFrom: 'x' }, log).send(MAIL);
  expect(lines).toEqual([[{ mail: MAIL }, expect.stringContaining('SMTP_URL')]]);
});

test('a mail server that is not there is an error', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'x@y.example' }, logbook().log);
  await expect(mailer.send(MAIL)).rejects.toThrow(/ECONNREFUSED|connect/);
});
