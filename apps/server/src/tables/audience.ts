import type { BaseState, Seat, Slices, StoredEntry, Table } from '@edubba/kernel';
import { SPECTATOR } from '@edubba/kernel';
import type { AnyModule } from '../games.ts';
import type { TableHead } from './head.ts';
import { seatOf } from './head.ts';
import type { Viewer } from './viewer.ts';
import { eventsText, rewindOf, standingText, suggestedText } from './viewer.ts';

/** A longer tail is dearer than everything anew, which is written out once for all who ask. */
const LONGEST_TAIL = 100;
/** So many events are written out in one go: a long game has some thousand, and others are served in between. */
const PIECE = 100;

/** What the audience looks at. */
export interface Stage {
  readonly head: TableHead;
  readonly table: Table<BaseState> | undefined;
  readonly play: AnyModule;
  /** How the table stands around the game, for a seat. */
  infoText(seat: Seat): string;
}

/** All who look at a table, those who play and those who only look on: each is told what their seat may know. */
export class Audience {
  readonly viewers = new Set<Viewer>();
  private readonly coming = new Set<Viewer>();
  private readonly stage: Stage;
  /** How things stand, by seat, written out: whoever asks twice is given the same. Until something happens. */
  private readonly standings = new Map<Seat, string>();
  /** What each seat was told so far, written out. It only grows: of a long game only what is new is written each time. */
  private readonly told = new Map<
    Seat,
    { readonly table: Table<BaseState>; readonly count: number; readonly text: string }
  >();

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** Somebody is at the door, and may be gone before they are let in. */
  expect(viewer: Viewer): void {
    this.coming.add(viewer);
  }

  /**
   * Writes out for somebody what they were told so far, some events at a time, where they are to be told everything anew:
   * the whole of a long game is several milliseconds of work.
   */
  *writeOut(viewer: Viewer, version: number | undefined): Slices<void> {
    const { table, head } = this.stage;
    if (table === undefined || hasTail(table, version)) return;
    const seat = seatOf(head, viewer.person) ?? SPECTATOR;
    // Whoever has gone meanwhile needs it no more.
    while (this.coming.has(viewer) || this.viewers.has(viewer)) {
      const known = this.told.get(seat);
      if (known?.table === table && known.count === table.events.length) return;
      this.toldTo(table, seat, PIECE);
      yield;
    }
  }

  enter(viewer: Viewer, version: number | undefined): void {
    if (!this.coming.delete(viewer)) return;
    const { table, head } = this.stage;
    viewer.seat = seatOf(head, viewer.person) ?? SPECTATOR;
    if (this.mayNotLook(viewer)) return viewer.dismiss();
    this.viewers.add(viewer);
    viewer.send(this.stage.infoText(viewer.seat));
    if (table !== undefined) viewer.send(this.sinceText(viewer.seat, version));
  }

  /** The tail since a version; everything anew where none is known, where it is long, or where a tail does not lead here. */
  sinceText(seat: Seat, version: number | undefined): string {
    const { table } = this.stage;
    if (table === undefined) return this.stage.infoText(seat);
    return hasTail(table, version) ? eventsText(this.stage, table, seat, version, -1) : this.standing(table, seat);
  }

  private standing(table: Table<BaseState>, seat: Seat): string {
    const known = this.standings.get(seat) ?? standingText(this.stage, table, seat, this.toldTo(table, seat));
    this.standings.set(seat, known);
    return known;
  }

  private toldTo(table: Table<BaseState>, seat: Seat, most = Number.POSITIVE_INFINITY): string {
    const known = this.told.get(seat);
    const { count, text } = known?.table === table ? known : { count: 0, text: '' };
    const to = Math.min(table.events.length, count + most);
    const more = JSON.stringify(table.eventsFor(seat, count, to)).slice(1, -1);
    const all = text === '' || more === '' ? text + more : `${text},${more}`;
    this.told.set(seat, { table, count: to, text: all });
    return all;
  }

  /** Nobody needs what was written out. */
  forgetTexts(): void {
    this.standings.clear();
    this.told.clear();
  }

  leave(viewer: Viewer): void {
    this.coming.delete(viewer);
    this.viewers.delete(viewer);
    if (this.viewers.size === 0) this.forgetTexts();
  }

  /** Tells everybody how the table stands around the game. */
  tellInfo(): void {
    const texts = new Map<Seat, string>();
    for (const viewer of this.viewers) {
      const text = texts.get(viewer.seat) ?? this.stage.infoText(viewer.seat);
      texts.set(viewer.seat, text);
      viewer.send(text);
    }
  }

  /** What a change brought, to everybody who looks: built once for each seat. */
  tell(told: number, entries: readonly StoredEntry[], was: TableHead): void {
    // How things stood is not true any more.
    this.standings.clear();
    const { table, head } = this.stage;
    const reseated = was.seats.some((at, i) => at.person !== head.seats[i]?.person);
    if (reseated) for (const viewer of this.viewers) viewer.seat = seatOf(head, viewer.person) ?? SPECTATOR;
    for (const viewer of this.viewers) {
      if (!this.mayNotLook(viewer)) continue;
      this.viewers.delete(viewer);
      viewer.dismiss();
    }
    if (this.viewers.size === 0) return;
    if (table !== undefined && (entries.length > 0 || was.started === null))
      this.tellAnswers(table, told, entries, was);
    else if (table !== undefined) {
      this.tellGone(table, was);
      if (was.suggestions !== head.suggestions) this.tellSuggested(table);
    }
    if (head.rewind !== null && !same(was.rewind, head.rewind)) {
      const text = JSON.stringify({ type: 'rewind', rewind: rewindOf(head.rewind) });
      for (const viewer of this.viewers) viewer.send(text);
    }
    if (!sameAround(was, head)) this.tellInfo();
  }

  /** Where nobody may look on, those who waited for a seat have to go when the game begins. */
  private mayNotLook({ seat }: Viewer): boolean {
    const { spectators, status } = this.stage.head;
    return seat < 0 && !spectators && status !== 'waiting';
  }

  /** Whoever left a seat to a bot, or took it back, is asked nothing any more, or is asked again. */
  private tellGone(table: Table<BaseState>, was: TableHead): void {
    const { head } = this.stage;
    for (const viewer of this.viewers) {
      const { seat } = viewer;
      if (was.seats[seat]?.gone === head.seats[seat]?.gone) continue;
      viewer.send(eventsText(this.stage, table, seat, table.events.length, -1));
    }
  }

  /** Nothing was answered: only what is suggested has changed, for those who sit there. */
  private tellSuggested(table: Table<BaseState>): void {
    for (const viewer of this.viewers) {
      if (viewer.seat >= 0) viewer.send(suggestedText(this.stage, table, viewer.seat));
    }
  }

  private tellAnswers(table: Table<BaseState>, told: number, entries: readonly StoredEntry[], was: TableHead): void {
    const back = entries.some(([, , mark]) => mark === 'undo' || mark === 'retract');
    const anew = back || was.started === null;
    const by = entries.find(([seat, , mark]) => seat >= 0 && mark === undefined)?.[0] ?? -1;
    const texts = new Map<Seat, string>();
    for (const viewer of this.viewers) {
      const { seat } = viewer;
      let text = texts.get(seat);
      if (text === undefined) {
        text = anew ? this.standing(table, seat) : eventsText(this.stage, table, seat, told, by);
        texts.set(seat, text);
      }
      viewer.send(text);
    }
  }
}

/** What happened since a version can be told alone: it is known, not long ago, and nothing was taken back since. */
function hasTail({ events }: Table<BaseState>, version: number | undefined): version is number {
  return (
    version !== undefined &&
    version <= events.length &&
    events.length - version <= LONGEST_TAIL &&
    !events.slice(version).some(({ type }) => type === 'undone')
  );
}

/** What the table's own page shows around the game, but for the seats. Points and answers are told with the game. */
const AROUND = ['status', 'paused', 'pauseWish', 'rematch', 'title', 'open', 'by'] as const;

function sameAround(was: TableHead, head: TableHead): boolean {
  return (
    AROUND.every((part) => same(was[part], head[part])) &&
    // Without clocks whose turn it is stands in the question.
    (head.pace.kind === 'free' || same(was.turn, head.turn)) &&
    was.seats.every((at, i) => at === head.seats[i] || same({ ...at, seen: 0 }, { ...head.seats[i], seen: 0 }))
  );
}

/** A head is never changed in place: what is the same object is the same, and need not be read. */
const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
