import type { Received } from '@edubba/protocol';
import { WebSocket } from 'ws';
import type { Visitor } from './visitor.ts';

interface Question {
  readonly number: number;
  readonly options: readonly string[];
}

interface Unanswered {
  readonly id: string;
  readonly text: string;
}

/** Something that was acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly person: string;
  readonly id: string;
}

/**
 * Somebody who plays on whatever happens: comes back after every lost connection, to any of the addresses, and sends
 * again what was not acknowledged, under the same name.
 */
export class Stubborn {
  readonly acknowledged: Acknowledged[] = [];
  /** What was refused: it must not have been done. */
  readonly refused: Acknowledged[] = [];
  readonly problems: string[] = [];
  version = 0;
  view: unknown;
  over = false;
  reconnects = 0;
  private readonly visitor: Visitor;
  private readonly addresses: readonly string[];
  private readonly table: string;
  private readonly random: (n: number) => number;
  private readonly pace: number;
  private socket: WebSocket | undefined;
  private waiting: Unanswered | undefined;
  private stopped = false;
  private count = 0;
  /** What is asked, as it was told last; and the number of the question that was answered last. */
  private question: Question | null = null;
  private answered = -1;

  /** `pace`: so many milliseconds they think before each answer. */
  constructor(visitor: Visitor, addresses: readonly string[], table: string, random: (n: number) => number, pace = 0) {
    this.pace = pace;
    this.visitor = visitor;
    this.addresses = addresses;
    this.table = table;
    this.random = random;
    this.connect();
  }

  /** The table it sits at, and who it is. */
  get at(): string {
    return this.table;
  }

  get person(): string | undefined {
    return this.visitor.me?.id;
  }

  stop(): void {
    this.stopped = true;
    this.socket?.terminate();
  }

  private connect(): void {
    const address = this.addresses[this.random(this.addresses.length)] ?? '';
    const url = `${address.replace('http', 'ws')}/api/v1/tables/${this.table}/live`;
    const query = this.version === 0 ? '' : `?version=${this.version}`;
    const socket = new WebSocket(`${url}${query}`, { headers: { cookie: this.visitor.cookie, origin: address } });
    this.socket = socket;
    socket.on('open', () => {
      if (this.waiting !== undefined) socket.send(this.waiting.text);
    });
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as Received));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.stopped) return;
      this.reconnects++;
      setTimeout(() => this.connect(), 20 + this.random(60));
    });
  }

  private hear(message: Received): void {
    if (message.type === 'done' || message.type === 'refused' || message.type === 'failed')
      return this.replied(message);
    if (message.type !== 'standing' && message.type !== 'events') return;
    if (message.type === 'events') {
      if (message.from > this.version) this.problems.push(`a gap: ${message.from} after ${this.version}`);
      this.version = message.from + message.events.length;
    } else this.version = message.version;
    this.view = message.view;
    this.over = message.outcome !== null;
    this.question = message.question;
    this.play();
    this.goHome();
  }

  /** When the game is over and nothing is waited for: an address may have only so many windows open. */
  private goHome(): void {
    if (this.over && this.waiting === undefined) this.stop();
  }

  private replied(message: Extract<Received, { type: 'done' | 'refused' | 'failed' }>): void {
    const { waiting } = this;
    if (waiting === undefined) return;
    if (message.type === 'failed') {
      // The house could not keep it (its database is away), or it came too fast to be read at all: sent again.
      const again = (): void => {
        if (this.waiting === waiting && this.socket?.readyState === WebSocket.OPEN) this.socket.send(waiting.text);
      };
      setTimeout(again, message.id === null ? 300 : 30);
      return;
    }
    if (message.id !== waiting.id) return;
    this.waiting = undefined;
    const what = { table: this.table, person: this.visitor.me?.id ?? '', id: waiting.id };
    if (message.type === 'done') this.acknowledged.push(what);
    else {
      this.refused.push(what);
      const known = message.refusal.why.id;
      if (known !== 'kernel.stale') this.problems.push(`refused: ${known}`);
    }
    if (message.type === 'refused') this.question = message.question;
    this.play();
    this.goHome();
  }

  /** Whoever is asked twice in a row may hear of the second question before the first answer is acknowledged. */
  private play(): void {
    const { question } = this;
    if (question !== null && this.waiting === undefined && question.number !== this.answered) this.answer(question);
  }

  private answer({ number, options }: Question): void {
    this.answered = number;
    const id = `${this.visitor.me?.id ?? ''}-${++this.count}`;
    const key = options[this.random(options.length)] ?? '';
    this.waiting = { id, text: JSON.stringify({ type: 'answer', id, number, key }) };
    if (this.pace === 0) this.send();
    else setTimeout(() => this.send(), this.pace);
  }

  private send(): void {
    if (this.waiting !== undefined && this.socket?.readyState === WebSocket.OPEN) this.socket.send(this.waiting.text);
  }
}
