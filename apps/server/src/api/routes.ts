import { readFileSync } from 'node:fs';
import type { FastifyInstance, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { about } from './about.ts';
import { docsPage } from './docs.ts';
import { describe, doorsOf } from './openapi.ts';

/** Nothing but the page itself and its own style. */
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The description of the house for programs, made of its own routes. Call it before all of them. */
export function describeRoutes(app: FastifyInstance, origin: string): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  let json = '';
  let html = '';
  // A route without a description is a mistake of whoever wrote it: the house does not open.
  app.addHook('onReady', async () => {
    const description = describe(doorsOf(routes), origin);
    json = JSON.stringify(description);
    html = docsPage(description, origin);
  });
  const style = readFileSync(new URL('docs.css', import.meta.url), 'utf8');
  const described = about('anybody', 'This description, as OpenAPI 3.1.', { reply: z.record(z.string(), z.json()) });
  app.get('/api/v1/openapi.json', described, async (_, reply) => reply.type('application/json').send(json));
  app.get('/api/docs', about('anybody', 'This description, to be read.', { type: 'text/html' }), async (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(html),
  );
  app.get('/api/docs.css', about('anybody', 'The look of the page.', { type: 'text/css' }), async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
}
