import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** On every answer: a browser takes it for what we say it is, and tells others nothing of the address it came from. */
export const GUARDS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Where people come by https, their browsers never try anything else again. */
export const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000' };

export function isHttps({ origin }: Pick<Config, 'origin'>): boolean {
  return origin.startsWith('https:');
}

/** What no page is made of: nothing in it is ever run or shown in a frame. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** What goes with answers of the API: they are for whoever asked, now, and no cache keeps them. */
export function answerGuards(config: Config): { readonly [name: string]: string } {
  return {
    ...GUARDS,
    ...(isHttps(config) ? ONLY_HTTPS : {}),
    'cache-control': 'no-store',
    'content-security-policy': NO_PAGE,
  };
}

/** Sends them with every answer. What a route has set itself stays. */
export function guardAnswers(app: FastifyInstance, config: Config): void {
  const guards = Object.entries(answerGuards(config));
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of guards) if (!reply.hasHeader(name)) void reply.header(name, value);
  });
}
