import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure } from '@edubba/protocol';

/** So many requests of one connection may wait for their answers. Browsers and proxies send one after another. */
const MOST_WAITING = 8;
/** So Node's reader of a connection is told to read no further. */
const STOP = 2;
const WHY = JSON.stringify({
  error: 'no-length',
  message: 'Say how long it is, with Content-Length.',
} satisfies Failure);
const NO_LENGTH = `HTTP/1.1 411 Length Required\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${WHY.length}\r\n\r\n${WHY}`;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
type Incoming = (request: IncomingMessage, keepAlive: boolean) => number;

/** What reads a connection. Node does not describe it; nothing else can be told to stop within what was read in one go. */
interface Reading extends Socket {
  readonly parser?: { onIncoming: Incoming };
}

/**
 * Hangs up on whoever sends request after request without waiting for answers: some thousand of them fit into what is read in
 * one go, and all are worked on before anybody else is served, even where each is only refused. So do ten thousand pieces of
 * one letter: whoever sends something says how long it is.
 */
export function answerOneByOne(server: Server): void {
  const waiting = new WeakMap<Socket, number>();
  server.on('connection', (socket: Reading) => {
    const { parser } = socket;
    if (parser === undefined) return;
    const { onIncoming } = parser;
    parser.onIncoming = (request, keepAlive) => {
      if (socket.destroyed || socket.writableEnded) return STOP;
      if (request.headers['transfer-encoding'] !== undefined) {
        socket.end(NO_LENGTH, () => socket.destroy());
        return STOP;
      }
      if ((waiting.get(socket) ?? 0) < MOST_WAITING) return onIncoming(request, keepAlive);
      socket.destroy();
      return STOP;
    };
  });
  const handles = server.listeners('request') as Handle[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    waiting.set(socket, (waiting.get(socket) ?? 0) + 1);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    for (const handle of handles) handle(request, response);
  });
}
