import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So many requests of one connection may wait for their answers. Browsers and proxies send one after another. */
const MOST_WAITING = 8;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Hangs up on whoever sends request after request without waiting for answers: a thousand of them fit into what is read in one
 * go, and all are worked on before anybody else is served, even where each is only refused.
 */
export function answerOneByOne(server: Server): void {
  const waiting = new WeakMap<Socket, number>();
  const handles = server.listeners('request') as Handle[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST_WAITING) return void socket.destroy();
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    for (const handle of handles) handle(request, response);
  });
}
