import type { Received } from '@edubba/protocol';
import { WebSocket } from 'ws';
import type { Match } from './latencies.ts';

/** Chooses an answer by the question and how many answers stand. */
export type Choose = (options: readonly string[], seq: number) => string;

/** A table of our house with all its people: whoever is asked answers. */
export class OurMatch implements Match {
  private readonly sockets: WebSocket[];
  /** What those who moved were sent for their moves. */
  bytes = 0;
  private readonly choose: Choose;
  private mover = -1;
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
    this.mover = seat;
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
    if (seat === this.mover) this.bytes += Buffer.byteLength(text);
    if (text.startsWith('{"type":"done"')) this.acknowledged?.();
    else if (text.startsWith('{"type":"standing"') || text.startsWith('{"type":"events"')) this.stand(seat, text);
    else if (text.startsWith('{"type":"refused"') || text.startsWith('{"type":"failed"')) {
      throw new Error(text.slice(0, 300));
    }
  }

  /** Reads no more than what is asked: both sides' players share the processor with their server. */
  private stand(seat: number, text: string): void {
    const from = text.lastIndexOf('"number":', text.indexOf('"question":'));
    if (!text.includes('"outcome":null')) this.over = true;
    else if (!text.includes('"question":null')) {
      const asked = `{${text.slice(from, text.indexOf(',"refused":'))}}`;
      const { question } = JSON.parse(asked) as Pick<Extract<Received, { type: 'events' }>, 'question'>;
      const seq = Number(/"seq":(\d+),"over"/.exec(text)?.[1] ?? 0);
      if (question !== null) this.asked = { seat, number: question.number, key: this.choose(question.options, seq) };
    }
    if (this.asked !== undefined || this.over) this.next?.();
  }
}
