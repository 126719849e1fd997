import type { BaseState, Game, Key, LogEntry, Random, Seat, StoredEvent, TableInfo } from '@edubba/kernel';
import { CHANCE, draw, Machine, possible, tableInfo, Xoshiro, thrownText } from '@edubba/kernel';
import { Findings } from './finding.ts';
import { forcedAnswer } from './forced.ts';

/** Which games a test plays. */
export interface Walking {
  /** How many games. */
  readonly games?: number;
  /** The same seed plays the same games. */
  readonly seed?: string;
  /** Player counts, taken in turn; all the game allows, if none are given. */
  readonly seats?: readonly number[];
  /** Switches of the table that are to stay as given; the others are drawn for each game. */
  readonly options?: { readonly [name: string]: string };
  /** Rules version of the tables; the newest if not given. */
  readonly version?: number;
  /** A game with more answers than this is called endless. */
  readonly maxAnswers?: number;
}

/** A random game in progress, one answer at a time; chance and forced moves are answers like any other. */
export interface Walk<S extends BaseState> {
  readonly game: Game<S>;
  readonly info: TableInfo;
  readonly machine: Machine<S>;
  readonly random: Random;
  /** All that was told so far. */
  readonly events: StoredEvent[];
  /** All answers so far. */
  readonly line: LogEntry[];
  /** Line length when the open question was opened. */
  opened: number;
  report(what: string): void;
}

/** Looks on while a game is walked through. */
export interface Visitor<S extends BaseState> {
  /** At the first question. */
  readonly begin?: (walk: Walk<S>) => void;
  /** An answer is chosen and not yet given. */
  readonly before?: (walk: Walk<S>, answer: LogEntry) => void;
  readonly after?: (walk: Walk<S>, answer: LogEntry) => void;
  readonly end?: (walk: Walk<S>) => void;
  readonly watch?: (proc: string, label: string) => void;
  /** Has it seen enough, so that no further game is begun? */
  readonly enough?: (games: number) => boolean;
  /** What this visitor finds does no harm to the game: it is played to its end all the same. */
  readonly playOn?: boolean;
}

/** A table to be played at, and where to say what is wrong. */
export interface Deal<S extends BaseState> {
  readonly game: Game<S>;
  readonly info: TableInfo;
  readonly random: Random;
  readonly maxAnswers: number;
  /** The answers so far, to say where something was found: set by whoever plays. */
  line: readonly LogEntry[];
  report(what: string): void;
  /** Has anything been found in this game? What follows a fault is seldom another. */
  stopped(): boolean;
}

/** Deals tables of a game for as many random games as wanted. What breaks the rules is found by itself. */
export function dealGames<S extends BaseState>(
  test: string,
  game: Game<S>,
  walking: Walking,
  play: (deal: Deal<S>) => void,
  enough: (games: number) => boolean = () => false,
): Findings {
  const { games = 100, seed = 'testkit', seats = seatCounts(game), maxAnswers = 10_000 } = walking;
  const findings = new Findings(test, true);
  for (let i = 0; i < games && !findings.enough && !enough(i); i++) {
    const random = new Xoshiro(seed, i);
    const count = seats[i % seats.length] ?? game.players.min;
    const info = drawTable(game, count, random, walking);
    let found = false;
    const deal: Deal<S> = {
      game,
      info,
      random,
      maxAnswers,
      line: [],
      report: (what) => {
        found = true;
        const { length } = deal.line;
        findings.add(
          what,
          `game ${i} of seed ${seed}, ${count} seats${spellOptions(info)}, after ${length} answers${spellTail(deal.line)}`,
        );
      },
      stopped: () => found,
    };
    try {
      play(deal);
    } catch (error) {
      deal.report(`the rules break: ${thrownText(error)}`);
    }
  }
  return findings;
}

/** Plays random games and lets a visitor look on. */
export function walkGames<S extends BaseState>(
  test: string,
  game: Game<S>,
  walking: Walking,
  visitor: Visitor<S>,
): Findings {
  return dealGames(test, game, walking, (deal) => walkGame(deal, visitor), visitor.enough);
}

/** All player counts of a game. */
export function seatCounts<S extends BaseState>({ players }: Game<S>): number[] {
  return Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
}

/** A table with options drawn at random that can be; where luck finds none, the plain one. */
function drawTable<S extends BaseState>(
  game: Game<S>,
  seats: number,
  random: Random,
  { options: fixed = {}, version = game.version }: Walking,
): TableInfo {
  for (let tries = 0; tries < 100; tries++) {
    const found = possible(game, { seats, version, options: { ...drawOptions(game, random), ...fixed } });
    if ('table' in found) return found.table;
  }
  return tableInfo(game, { seats, version, options: fixed });
}

function drawOptions<S extends BaseState>(game: Game<S>, random: Random): { [name: string]: string } {
  const drawn: { [name: string]: string } = {};
  for (const [name, { values }] of Object.entries(game.options))
    drawn[name] = values[random.below(values.length)] ?? values[0];
  return drawn;
}

function walkGame<S extends BaseState>(deal: Deal<S>, visitor: Visitor<S>): void {
  const { game, info, random, maxAnswers, report } = deal;
  const line: LogEntry[] = [];
  deal.line = line;
  const events: StoredEvent[] = [];
  const machine = Machine.start(game, info, events, visitor.watch);
  const walk: Walk<S> = { game, info, machine, random, events, line, opened: 0, report };
  visitor.begin?.(walk);
  while (!machine.over && (visitor.playOn === true || !deal.stopped())) {
    const answer = line.length < maxAnswers ? chooseAnswer(machine, random) : undefined;
    if (answer === undefined) {
      report(line.length < maxAnswers ? deadEnd(machine) : endless(machine, maxAnswers));
      return;
    }
    visitor.before?.(walk, answer);
    const { opened } = machine;
    machine.answer(answer.seat, answer.key);
    line.push(answer);
    if (machine.opened !== opened) walk.opened = line.length;
    visitor.after?.(walk, answer);
  }
  if (visitor.playOn === true || !deal.stopped()) visitor.end?.(walk);
}

/** What to say of a game that does not end. */
export function endless<S extends BaseState>(machine: Machine<S>, maxAnswers: number): string {
  return `the game does not end: more than ${maxAnswers} answers, the last question is ${machine.kind}`;
}

/** In one position of eight, somebody who is not waited for speaks. */
const ASIDE = 8;

/** A random answer, the same way for everybody: by weight for chance, else any option of any seat that is asked. */
export function chooseAnswer<S extends BaseState>(machine: Machine<S>, random: Random): LogEntry | undefined {
  const { step } = machine;
  if (step?.type === 'chance') {
    const outcomes = machine.options(CHANCE);
    return outcomes.length === 0 ? undefined : { seat: CHANCE, key: draw(outcomes, machine.weights(), random) };
  }
  const forced = forcedAnswer(machine);
  if (forced !== undefined) return { seat: machine.toMove, key: forced, mark: 'forced' };
  if (random.below(ASIDE) === 0) {
    const aside = chooseAside(machine, random);
    if (aside !== undefined) return aside;
  }
  const asked = machine.asked();
  // Everybody who is asked must have something to say: one silent seat is enough to stop the game.
  if (asked.some((seat) => machine.options(seat).length === 0)) return undefined;
  const seat = pick(asked, random);
  return seat === undefined ? undefined : { seat, key: pick(machine.options(seat), random) as Key };
}

/** An answer nobody waits for: a side offer, a proposal, a change of mind. */
function chooseAside<S extends BaseState>(machine: Machine<S>, random: Random): LogEntry | undefined {
  const aside: LogEntry[] = [];
  for (let seat: Seat = 0; seat < machine.pos.s.table.seats; seat++) {
    for (const key of machine.offers(seat)) aside.push({ seat, key });
  }
  for (const seat of machine.mayAnswer()) for (const key of machine.options(seat)) aside.push({ seat, key });
  return pick(aside, random);
}

/** One of a list, any of them; nothing of an empty one. */
export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list.length === 0 ? undefined : list[random.below(list.length)];
}

/** What to say of a question nobody can answer. */
export function deadEnd<S extends BaseState>(machine: Machine<S>): string {
  const silent = machine.asked().find((seat) => machine.options(seat).length === 0);
  return `dead end: ${machine.kind} has no options for ${silent === CHANCE ? 'chance' : `seat ${silent ?? '?'}`}`;
}

function spellOptions({ options }: TableInfo): string {
  return Object.entries(options)
    .map(([name, value]) => `, ${name}=${value}`)
    .join('');
}

function spellTail(line: readonly LogEntry[]): string {
  const tail = line.slice(-5).map(({ seat, key }) => `${seat === CHANCE ? 'chance' : seat} ${key}`);
  return tail.length === 0 ? '' : ` (… ${tail.join('; ')})`;
}
