import type { Received } from '@edubba/protocol';
import { WebSocket } from 'ws';
import type { Match } from './latencies.ts';

/** Chooses an answer by the question and how many answers stand. */
export type Choose = (options: readonly string[], seq: number) => string;

/** A table of our house with all its people: whoever is asked answers. */
export class OurMatch implements Match {
  private readonly sockets: WebSocket[];
  private readonly choose: Choose;
  private asked: { readonly seat: number; readonly number: number; readonly key: string } | undefined;
  private over = false;
  private count = 0;
  private acknowledged: (() => void) | undefined;
  private next: (() => void) | undefined;

  private constructor(sockets: WebSocket[], choose: Choose) {
    this.sockets = sockets;
    this.choose = choose;
    sockets.forEach((socket, seat) => {
      socket.on('message', (data: Buffer) => this.hear(seat, data.toString()));
    });
  }

  static async sit(port: number, table: { id: string; cookies: readonly string[] }, choose: Choose): Promise<OurMatch> {
    const address = `127.0.0.1:${port}`;
    const sockets = table.cookies.map(
      (cookie) =>
        new WebSocket(`ws://${address}/api/v1/tables/${table.id}/live`, {
          headers: { cookie, origin: `http://${address}` },
        }),
    );
    const match = new OurMatch(sockets, choose);
    await Promise.all(
      sockets.map((socket) => new Promise((open, failed) => socket.once('open', open).once('error', failed))),
    );
    await match.question();
    return match;
  }

  /** Resolves when the answer is acknowledged: it is on the disk then. */
  async move(): Promise<boolean> {
    await this.question();
    const { asked } = this;
    if (asked === undefined) return false;
    this.asked = undefined;
    const done = new Promise<void>((go) => {
      this.acknowledged = go;
    });
    const { number, key, seat } = asked;
    this.sockets[seat]?.send(JSON.stringify({ type: 'answer', id: `m${++this.count}`, number, key }));
    await done;
    return true;
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private async question(): Promise<void> {
    if (this.asked !== undefined || this.over) return;
    await new Promise<void>((go) => {
      this.next = go;
    });
  }

  private hear(seat: number, text: string): void {
    if (text.startsWith('{"type":"table"')) return;
    const message = JSON.parse(text) as Received;
    if (message.type === 'done') this.acknowledged?.();
    else if (message.type === 'standing' || message.type === 'events') this.stand(seat, message);
    else if (message.type === 'refused' || message.type === 'failed') throw new Error(text.slice(0, 300));
  }

  private stand(seat: number, { question, outcome, view }: Extract<Received, { type: 'standing' | 'events' }>): void {
    if (outcome !== null) this.over = true;
    if (question !== null) {
      const { seq } = view as { seq: number };
      this.asked = { seat, number: question.number, key: this.choose(question.options, seq) };
    }
    if (this.asked !== undefined || this.over) this.next?.();
  }
}
