import type { Seat } from '@edubba/kernel';
import type { Channel, Line, Me, Received, TableInfo } from '@edubba/protocol';
import type { Colour } from '@edubba/ui';
import type { Words } from '@edubba/words';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableDoor, TableNews } from '../worker/api.ts';
import { seated } from './api.ts';
import { Connection, type Link, type News, type World } from './connection.ts';
import { doorOver, failureMessage, newsOf } from './door.ts';
import { isUnread, merged, readUpTo, rememberRead } from './talk.ts';

/** A wish to go back, as the house tells it. */
export type Rewind = Extract<Received, { readonly type: 'rewind' }>['rewind'];

/** A line of one's own that is on its way. */
export interface Unsent {
  readonly key: number;
  readonly channel: Channel;
  readonly text: string;
  /** Why it did not arrive, as a text id with parameters. */
  readonly failed?: ReturnType<typeof failureMessage>;
}

/** What lies around the game: everything but the game itself. */
export interface LiveState {
  readonly link: Link;
  /** Answers that were given and not acknowledged. */
  readonly sending: number;
  readonly info: TableInfo;
  /** My seat; nobody's where I only look on. */
  readonly me: Seat | null;
  /** The house's clock is ahead of this one by so much. */
  readonly ahead: number;
  readonly rewind: Rewind | null;
  readonly lines: readonly Line[];
  /** There may be lines before these. */
  readonly earlier: boolean;
  readonly unsent: readonly Unsent[];
  /** Lines up to this number were seen. */
  readonly read: number;
  /** People I do not want to hear. */
  readonly muted: ReadonlySet<string>;
  /** What lies over the table and belongs to the house. */
  readonly dialog: OpenDialog | undefined;
}

/** A dialog of the house, with what it is about. */
export type OpenDialog =
  | { readonly is: 'notes' | 'resign' }
  | { readonly is: 'replace'; readonly seat: Seat }
  | { readonly is: 'report'; readonly line: Line };

/** Whose window it is, and how it speaks and draws. */
export interface TableWindow {
  readonly person: Me | null;
  readonly words: Words;
  /** By seat. */
  readonly colours: readonly Colour[];
  readonly world: World;
}

/** A table of the house as this window has it: the line to it, who is there, the clocks, the talk. */
export class LiveTable {
  readonly id: string;
  readonly person: Me | null;
  readonly words: Words;
  readonly colours: readonly Colour[];
  readonly store: StoreApi<LiveState>;
  private readonly world: World;
  private line: Connection | undefined;
  private tell: (news: TableNews) => void = () => undefined;
  private count = 0;

  constructor(info: TableInfo, { person, words, colours, world }: TableWindow) {
    this.id = info.id;
    this.person = person;
    this.words = words;
    this.colours = colours;
    this.world = world;
    const seat = person === null ? -1 : info.seats.findIndex((at) => at.person === person.id);
    this.store = createStore<LiveState>(() => ({
      link: { at: 'connecting' },
      sending: 0,
      info,
      me: seat < 0 ? null : seat,
      ahead: 0,
      rewind: null,
      lines: [],
      earlier: false,
      unsent: [],
      read: readUpTo(info.id),
      muted: new Set(),
      dialog: undefined,
    }));
  }

  get state(): LiveState {
    return this.store.getState();
  }

  /** Opens the line; the game's news go to `tell`. */
  open(tell: (news: TableNews) => void): TableDoor {
    this.tell = tell;
    const line = new Connection(
      this.world,
      (news) => this.hear(news),
      (link) => this.showLink(link),
    );
    this.line = line;
    return doorOver({ send: (wish) => this.sent(line.send(wish)), close: () => line.close() });
  }

  retry(): void {
    this.line?.retry();
  }

  /** The house's time now. */
  now(): number {
    return this.world.now() + this.state.ahead;
  }

  openDialog(dialog: OpenDialog | undefined): void {
    this.set({ dialog });
  }

  agree(yes: boolean): void {
    void this.line?.send({ type: 'agree', yes });
  }

  // Talk

  /** Says something: it stands there at once, and in full ink when it has come back. */
  async say(channel: Channel, text: string): Promise<void> {
    const key = this.count++;
    this.set({ unsent: [...this.state.unsent, { key, channel, text }] });
    const answer = await this.line?.send({ type: 'say', channel, text });
    if (answer === undefined || answer.type === 'done') {
      this.unsay(key);
      return;
    }
    const failed = answer.type === 'failed' ? failureMessage(answer.error) : failureMessage('refused');
    this.set({ unsent: this.state.unsent.map((one) => (one.key === key ? { ...one, failed } : one)) });
  }

  /** Takes away what was not sent. */
  unsay(key: number): void {
    this.set({ unsent: this.state.unsent.filter((one) => one.key !== key) });
  }

  /** The latest lines, and those before the earliest known where `earlier` is wished. */
  async load(earlier = false): Promise<void> {
    const first = earlier ? this.state.lines[0]?.number : undefined;
    const found = await seated.lines(this.id, first).catch(() => undefined);
    if (found === undefined) return;
    const lines = merged(this.state.lines, found);
    // The first line of a table has the number 1; of another's talk the numbers are missing.
    const more = found.length > 0 && (lines[0]?.number ?? 1) > 1;
    this.set({ lines, earlier: more && (earlier || this.state.lines.length === 0 || this.state.earlier) });
  }

  /** Everything said so far has been seen. */
  markRead(): void {
    const last = this.state.lines.at(-1)?.number ?? -1;
    if (last <= this.state.read) return;
    rememberRead(this.id, last);
    this.set({ read: last });
  }

  get unread(): number {
    const { lines, read, muted } = this.state;
    return lines.filter((line) => isUnread(line, read, this.person?.id, muted)).length;
  }

  mute(person: string): void {
    this.set({ muted: new Set([...this.state.muted, person]) });
    void seated.mute(person).catch(() => undefined);
  }

  setMuted(people: readonly string[]): void {
    this.set({ muted: new Set(people) });
  }

  /** What a deed over HTTP gave back: the latest that is known of the table. */
  update(info: TableInfo): void {
    if (info.rev >= this.state.info.rev) this.set({ info });
  }

  // Inside

  private set(change: Partial<LiveState>): void {
    this.store.setState(change);
  }

  private async sent<T>(answer: Promise<T>): Promise<T> {
    this.countSending();
    const came = await answer;
    this.countSending();
    return came;
  }

  private countSending(): void {
    const sending = this.line?.unanswered ?? 0;
    if (sending !== this.state.sending) this.set({ sending });
  }

  private showLink(link: Link): void {
    const before = this.state.link.at;
    this.set({ link });
    // What was said meanwhile is not told again.
    if (link.at === 'open' && before !== 'open') void this.load();
  }

  private hear(news: News): void {
    switch (news.type) {
      case 'table':
        this.set({ info: news.info, me: news.me, ahead: news.now - this.world.now() });
        return;
      case 'said':
        this.addLines(news.lines);
        return;
      case 'rewind':
        this.set({ rewind: news.rewind });
        return;
      case 'suggested':
        this.tell(news);
        return;
      case 'failed':
        this.tell({ type: 'unkept', why: failureMessage(news.error) });
        return;
      default:
        this.set({ rewind: news.rewind });
        this.tell(newsOf(news, this.state.me));
    }
  }

  private addLines(lines: readonly Line[]): void {
    let { unsent } = this.state;
    for (const { by, text, channel } of lines) {
      if (by !== this.person?.id) continue;
      const mine = unsent.find((one) => one.text === text && one.channel === channel);
      unsent = unsent.filter((one) => one !== mine);
    }
    this.set({ lines: merged(this.state.lines, lines), unsent });
  }
}
