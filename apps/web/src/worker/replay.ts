import type { Review, ReviewProgress } from '@edubba/bots';
import type { BaseState, Earlier, LogEntry, Opening, Position, Seat, SeenEvent, TableInfo } from '@edubba/kernel';
import { copyPosition, fingerprint, Machine, SPECTATOR, Table, viewOf } from '@edubba/kernel';
import type { GamePlan, ReplayAbout, ReplayDoor, Sitter } from './api.ts';
import { Told } from './api.ts';
import type { AnyPlay } from '@edubba/hosting';
import type { Beginning } from './kept-game.ts';
import { encodeLink } from './link.ts';
import type { Asking } from './secrets.ts';
import { askingOf, hasSecrets, mayKnow } from './secrets.ts';

/** A position is kept every so many steps: any other is a few answers away. */
const EVERY = 8;

/** Looking back goes on for so many milliseconds, then whoever else asks for something is served. */
const MOMENT = 60;
const DONE: ReviewProgress = { done: 1, all: 1 };

/** A game to look at: the answers that stand. */
export interface Watched {
  readonly play: AnyPlay;
  readonly info: TableInfo;
  readonly plan: GamePlan;
  readonly line: readonly LogEntry[];
  readonly start?: Position<BaseState>;
  readonly after?: Earlier<BaseState>;
}

/** Keeps a game that starts where another was; gives its id. */
export type Keep = (from: Beginning) => Promise<string>;

/** A game step by step. While it runs, it shows only what whoever looks may know. */
export class Replay implements ReplayDoor {
  private readonly game: Watched;
  private readonly keep: Keep;
  private readonly table: Table<BaseState>;
  private readonly positions: Position<BaseState>[] = [];
  private readonly abouts = new Map<Seat, ReplayAbout>();
  private looking: Generator<ReviewProgress, Review> | undefined;
  private reviewed: Review | undefined;

  constructor(game: Watched, keep: Keep) {
    this.game = game;
    this.keep = keep;
    const { copy } = game.play.game;
    this.table = Table.replay(game.play.game, this.opening, game.line, ({ machine }) => {
      if (machine.seq % EVERY === 0) this.positions.push(copyPosition(machine.pos, copy));
    });
  }

  async about(seat: Seat): Promise<ReplayAbout> {
    const eyes = this.eyesOf(seat);
    const known = this.abouts.get(eyes) ?? this.lookThrough(eyes);
    this.abouts.set(eyes, known);
    return known;
  }

  async at(step: number, seat: Seat): ReturnType<ReplayDoor['at']> {
    const machine = this.machineAt(step);
    const [asked] = machine.asked();
    return {
      view: viewOf(machine, this.eyesOf(seat)),
      fingerprint: fingerprint(machine.pos),
      asks: asked === undefined ? null : { seat: asked, kind: machine.kind, about: machine.about() },
    };
  }

  async fork(step: number, seats: readonly Sitter[]): Promise<string> {
    const { info, plan, line, start, after } = this.game;
    if (seats.length !== info.seats) {
      throw new Told({ id: 'worker.seats', params: { given: seats.length, seats: info.seats } });
    }
    const machine = this.machineAt(step);
    // Nobody sits down behind somebody else's hand while the game runs.
    const stranger = seats.some(({ who }, seat) => who === 'person' && plan.seats[seat]?.who !== 'person');
    if (!this.table.over && stranger && hasSecrets(machine)) throw new Told({ id: 'worker.secret' });
    const people = seats.filter(({ who }) => who === 'person').length;
    return this.keep({
      // A seed of its own: what comes next is nobody's to know.
      plan: { game: plan.game, seats, options: info.options, curtain: people > 1 && plan.curtain },
      version: info.version,
      log: line.slice(0, step),
      proven: false,
      ...(start === undefined ? {} : { start: start as unknown as NonNullable<Beginning['start']> }),
      ...(after === undefined ? {} : { after: after.record }),
    });
  }

  async review(): ReturnType<ReplayDoor['review']> {
    const { play, line } = this.game;
    if (!this.table.over || play.review === undefined) return null;
    this.looking ??= play.review(this.machineAt(0), line);
    const began = performance.now();
    for (;;) {
      if (this.reviewed !== undefined) return { progress: DONE, review: this.reviewed };
      const next = this.looking.next();
      if (next.done === true) this.reviewed = next.value;
      else if (performance.now() - began > MOMENT) return { progress: next.value, review: null };
    }
  }

  async link(step: number): Promise<string> {
    const { play, info, plan, line, start, after } = this.game;
    if (start !== undefined || after !== undefined) throw new Told({ id: 'worker.link-start' });
    this.checkStep(step);
    if (!this.table.over && hasSecrets(this.table.machine)) throw new Told({ id: 'worker.secret' });
    return encodeLink({ play, info, sitters: plan.seats, line, step });
  }

  async close(): Promise<void> {
    this.positions.length = 0;
    this.abouts.clear();
  }

  private get opening(): Opening<BaseState> {
    const { info, start, after } = this.game;
    return {
      ...info,
      chance: 'ask',
      ...(start === undefined ? {} : { position: start }),
      ...(after === undefined ? {} : { after }),
    };
  }

  private checkStep(step: number): void {
    const there = Number.isInteger(step) && step >= 0 && step <= this.game.line.length;
    if (!there) throw new Told({ id: 'worker.no-step' });
  }

  /** Whose eyes may be looked through: anybody's once the game is over, else those of the one person at the table. */
  private eyesOf(seat: Seat): Seat {
    const { plan, info } = this.game;
    if (seat < 0 || seat >= info.seats) return SPECTATOR;
    const people = plan.seats.filter(({ who }) => who === 'person').length;
    const mine = people === 1 && plan.seats[seat]?.who === 'person';
    return this.table.over || mine ? seat : SPECTATOR;
  }

  private machineAt(step: number): Machine<BaseState> {
    this.checkStep(step);
    const { play, line } = this.game;
    const pos = this.positions[Math.floor(step / EVERY)];
    if (pos === undefined) throw new Told({ id: 'worker.closed' });
    const machine = Machine.resume(play.game, copyPosition(pos, play.game.copy));
    for (const { seat, key } of line.slice(machine.seq, step)) machine.answer(seat, key);
    return machine;
  }

  /** The whole game as a seat was told it. */
  private lookThrough(eyes: Seat): ReplayAbout {
    const { plan, play, line } = this.game;
    const { over, outcome } = this.table;
    const events = this.table.eventsFor(eyes);
    const secrets = over ? undefined : new Secrets(eyes, events);
    const scores: (readonly number[])[] = [];
    const answers: ReplayAbout['answers'][number][] = [];
    Table.replay(play.game, { ...this.opening, events: false }, line, ({ machine }) => {
      const entry = line[machine.seq - 1];
      if (entry !== undefined) {
        const key = secrets?.hides(machine, entry) === true ? '' : entry.key;
        answers.push({ seat: entry.seat, key, forced: entry.mark !== undefined });
      }
      secrets?.ask(machine);
      // The rules count on in the same list: what it holds now is written down.
      scores.push([...(play.scores?.(over ? machine.pos.s : viewOf(machine, eyes).s) ?? [])]);
    });
    return {
      game: plan.game,
      seats: plan.seats,
      steps: line.length,
      over,
      outcome: outcome ?? null,
      events,
      scores,
      answers,
      fingerprint: this.table.fingerprint(),
    };
  }
}

/** Which answers of a running game a seat may know. */
class Secrets {
  private readonly eyes: Seat;
  private readonly told = new Map<number, NonNullable<SeenEvent['event']>[]>();
  private asking: Asking | undefined;

  constructor(eyes: Seat, events: readonly SeenEvent[]) {
    this.eyes = eyes;
    for (const { seq, event } of events) {
      if (event !== undefined) this.told.set(seq, [...(this.told.get(seq) ?? []), event]);
    }
  }

  /** The next question, before it is answered. */
  ask(machine: Machine<BaseState>): void {
    this.asking = askingOf(machine, this.eyes);
  }

  hides(after: Machine<BaseState>, entry: LogEntry): boolean {
    if (this.asking === undefined) return false;
    return !mayKnow(after, this.eyes, entry, this.asking, this.told.get(after.seq) ?? []);
  }
}
