import { Refused, SPECTATOR } from '@edubba/kernel';
import type { Person, Received, Sent } from '@edubba/protocol';
import { BadMessage, LONGEST_SENT, readSent } from '@edubba/protocol';
import type { WebSocket } from 'ws';
import { Failed } from '../failure.ts';
import { carryOut } from '../tables/deeds.ts';
import { seatOf } from '../tables/head.ts';
import type { Hosted } from '../tables/hosted.ts';
import type { Viewer } from '../tables/viewer.ts';
import type { Budget, Payer } from './budget.ts';
import type { Measure } from './doorkeeper.ts';
import { pack, plain, SHORTER } from './packing.ts';

/** So many messages that come too fast and the socket is closed; what cannot be read, which no honest program sends, tries it more. */
const PATIENCE = 50;
const UNREADABLE = 5;
/** Whoever does not take in what is sent is cut off, and starts anew when they come back. */
const MOST_WAITING = 1_000_000;
/** Whoever has so much still to take in is told nothing dear besides: all of it waits in the house's memory. */
const MOST_UNREAD = 200_000;

/** What can be waited for: things told or looked at once more, what is suggested, and what is taken back, after which all is told anew. */
const DEAR: ReadonlySet<Sent['type']> = new Set([
  'since',
  'preview',
  'why',
  'imagine',
  'suggest',
  'undo',
  'restart',
  'redo',
  'rewind',
  'agree',
]);

/** Why a socket is closed. */
export const CLOSED = { stopping: 1012, flood: 4429, signedOut: 4401, forbidden: 4403, gone: 4404 } as const;

/** Can hold back what is written to it, to send it together. */
export interface Wire {
  cork(): void;
  uncork(): void;
}

/** What a socket needs of the house. */
export interface Doorstep {
  readonly hosted: Hosted;
  readonly person: Person | undefined;
  readonly now: () => number;
  /** Nobody plays faster than this for long: more is a broken or a hostile program. */
  readonly bucket: Measure;
  /** What is dear is done only for whoever has time left, on their own account. */
  readonly budget: Budget;
  readonly payer: Payer;
  readonly say: (line: Extract<Sent, { type: 'say' }>) => Promise<void>;
  readonly failed: (error: unknown) => void;
  /** What the socket writes to. */
  readonly wire?: Wire;
  /** The window unpacks what is long. */
  readonly packed: boolean;
  /** Told how long an answer took until it was acknowledged, in milliseconds. */
  readonly took?: (milliseconds: number) => void;
}

/** One window at a table: reads what comes in one after another, and never sends what its seat may not know. */
export class LiveSocket implements Viewer {
  readonly person: string | undefined;
  readonly payer: Payer;
  seat: number;
  /** Whose lines are not sent here. */
  muted: ReadonlySet<string> = new Set();
  private readonly socket: WebSocket;
  private readonly step: Doorstep;
  /** When the table's first messages have been sent. */
  readonly entered: Promise<void>;
  private patience = PATIENCE;
  private held = false;
  /** What waits for a long text that is being packed: everything travels in its order. */
  private readonly behind: { readonly ready: string | Buffer | Promise<Buffer>; readonly letters: number }[] = [];

  constructor(socket: WebSocket, step: Doorstep, version: number | undefined) {
    this.socket = socket;
    this.step = step;
    this.person = step.person?.id;
    this.payer = step.payer;
    this.seat = seatOf(step.hosted.head, this.person) ?? SPECTATOR;
    socket.on('message', (data: Buffer, binary: boolean) => this.hear(binary ? '' : data.toString()));
    socket.on('ping', (data: Buffer) => this.answerPing(data));
    this.entered = step.hosted.enter(this, version);
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.unread > MOST_WAITING) return this.socket.terminate();
    const ready = this.step.packed ? pack(text) : plain(text);
    if (this.behind.length === 0 && !(ready instanceof Promise)) return this.write(ready);
    this.behind.push({ ready, letters: text.length });
    if (this.behind.length > 1) return;
    this.sendInOrder().catch((error: unknown) => {
      this.step.failed(error);
      this.socket.terminate();
    });
  }

  private async sendInOrder(): Promise<void> {
    for (let [first] = this.behind; first !== undefined; [first] = this.behind) {
      const bytes = await first.ready;
      this.behind.shift();
      if (this.socket.readyState === this.socket.OPEN) this.write(bytes);
    }
  }

  private write(bytes: string | Buffer): void {
    this.hold();
    // Bytes are what is packed, and otherwise a long text.
    this.socket.send(bytes, { binary: this.step.packed && typeof bytes !== 'string' });
  }

  /** Bytes that are still to be taken in, about. */
  private get unread(): number {
    const behind = this.behind.reduce((sum, { letters }) => sum + letters / SHORTER, 0);
    return this.socket.bufferedAmount + behind;
  }

  /** What is told in one go travels in one go: a write costs more than all that was done for it. */
  private hold(): void {
    const { wire } = this.step;
    if (wire === undefined || this.held) return;
    this.held = true;
    wire.cork();
    process.nextTick(() => {
      this.held = false;
      wire.uncork();
    });
  }

  dismiss(): void {
    this.goAway(CLOSED.forbidden, 'nobody may look on at this table');
  }

  /** Closes the socket; what still comes by it is not heard. */
  goAway(code: number, why: string): void {
    this.socket.close(code, why);
  }

  private reply(message: Received): void {
    this.send(JSON.stringify(message));
  }

  private hear(text: string): void {
    if (!this.mayBeHeard()) return;
    let sent: Sent;
    try {
      sent = readSent(text);
    } catch (error) {
      return this.fail(error instanceof BadMessage ? error.message : 'not understood', UNREADABLE);
    }
    this.carry(sent).catch((error: unknown) => {
      if (!(error instanceof Failed)) this.step.failed(error);
      this.reply({ type: 'failed', id: sent.id, error: error instanceof Failed ? error.code : 'server-error' });
    });
  }

  /** Counts what comes in, whatever it is; whoever speaks too fast is told so and not heard. */
  mayBeHeard(): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false;
    const may = this.step.bucket.take(this.step.now());
    if (!may) this.fail('too-fast', 1);
    return may;
  }

  /** Whoever asks whether anybody is there speaks like everybody else, and no faster. */
  private answerPing(data: Buffer): void {
    if (this.mayBeHeard()) this.socket.pong(data);
  }

  private fail(error: string, trying: number): void {
    this.reply({ type: 'failed', id: null, error });
    this.patience -= trying;
    if (this.patience > 0) return;
    this.goAway(CLOSED.flood, 'too many messages');
    // Nothing more is read: whoever floods costs nobody else any time.
    this.socket.pause();
  }

  private async carry(sent: Sent): Promise<void> {
    const { hosted } = this.step;
    if (DEAR.has(sent.type)) {
      this.step.budget.check(this.payer);
      if (this.unread > MOST_UNREAD) throw new Failed(429, 'too-fast', 'Read what you were sent first.');
    }
    if (sent.type === 'since') {
      return hosted.whenWritten(this, sent.version, () => this.tellSince(sent.id, sent.version));
    }
    if (sent.type === 'ping') return this.done(sent.id);
    if (sent.type === 'say') {
      await this.step.say(sent);
      return this.done(sent.id);
    }
    if (this.seat < 0 || this.person === undefined) return this.refuse(sent.id, 'server.only-watching');
    if (sent.type === 'preview') {
      const preview = await hosted.preview(this.payer, this.seat, sent.key);
      return this.reply({ type: 'preview', id: sent.id, preview: preview as never });
    }
    if (sent.type === 'imagine') {
      const imagined = await hosted.imagine(this.payer, this.seat, sent.to, sent.keys);
      const { view, question } = imagined ?? {};
      return this.reply({ type: 'imagined', id: sent.id, imagined: imagined && ({ view, question } as never) });
    }
    if (sent.type === 'why') {
      const refusals = await hosted.refusals(this.payer, this.seat, sent.number);
      return this.reply({ type: 'why', id: sent.id, refusals: [...refusals] });
    }
    const began = performance.now();
    try {
      await carryOut(hosted, this.person, this.seat, sent);
      this.done(sent.id);
      this.step.took?.(performance.now() - began);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refuse(sent.id, error.refusal);
    }
  }

  private done(id: string): void {
    this.reply({ type: 'done', id, version: this.step.hosted.version });
  }

  private refuse(id: string, why: string | Refused['refusal']): void {
    const { table } = this.step.hosted;
    const refusal = typeof why === 'string' ? { target: '', rule: 'kernel', why: { id: why } } : why;
    const question = this.seat < 0 ? null : (table?.question(this.seat) ?? null);
    const number = this.seat < 0 ? 0 : (table?.number(this.seat) ?? 0);
    this.reply({ type: 'refused', id, refusal, number, question: question as never });
  }

  /** The tail since a version, or everything anew where a tail does not lead here. */
  private tellSince(id: string, version: number): void {
    const { table, audience } = this.step.hosted;
    if (table !== undefined) this.send(audience.sinceText(this.seat, version));
    this.done(id);
  }
}

/** How sockets are read and closed. */
export const SOCKETS = {
  maxPayload: 4 * LONGEST_SENT,
  // In one piece or in few: one in ten thousand is as much work as ten thousand messages.
  maxFragments: 64,
  // By us: pings are counted like messages.
  autoPong: false,
  // Whoever is sent away and does not go is cut off after so many milliseconds.
  closeTimeout: 2000,
  // Not compressed by the socket (see packing.ts), and events not deferred (`allowSynchronousEvents: false`): with either, ws 8.22 reads on after bytes
  // that are no text, and the whole house falls.
  perMessageDeflate: false,
};
