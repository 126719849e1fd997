import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';

/** A socket without a network: what is sent into it is seen at once, byte for byte, by whoever watches. */
export class PretendSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  closedWith: number | undefined;
  private readonly seen: (text: string) => void;
  private readonly replies = new Map<string, (text: string) => void>();

  constructor(seen: (text: string) => void) {
    super();
    this.seen = seen;
  }

  get socket(): WebSocket {
    return this as unknown as WebSocket;
  }

  send(sent: string | Buffer, { binary = false } = {}): void {
    // A text may come as its bytes; what is packed stays as it is.
    const text = typeof sent === 'string' || binary ? (sent as string) : sent.toString();
    this.seen(text);
    const id = /^\{"type":"(?:done|refused|failed|preview|why)","id":"([^"]+)"/.exec(text)?.[1];
    if (id === undefined) return;
    this.replies.get(id)?.(text);
    this.replies.delete(id);
  }

  /** Sends something to the house; gives its reply, or nothing where none comes because the socket is closed. */
  ask(message: { readonly id: string } & object): Promise<string> {
    if (this.readyState !== 1) return Promise.resolve('');
    return new Promise((replied) => {
      this.replies.set(message.id, replied);
      this.emit('message', Buffer.from(JSON.stringify(message)), false);
    });
  }

  ping(): void {
    this.emit('pong');
  }

  close(code = 1000): void {
    if (this.readyState !== 1) return;
    this.readyState = 3;
    this.closedWith = code;
    for (const replied of this.replies.values()) replied('');
    this.emit('close', code);
  }

  terminate(): void {
    this.close(1006);
  }
}
