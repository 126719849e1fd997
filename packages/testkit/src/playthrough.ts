import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seatNames } from '@edubba/gamekit';
import type { BaseState, GameEvent, Key, LogEntry, Refusal, Seat, SeenEvent, StoredEvent } from '@edubba/kernel';
import { CHANCE, showEvent, SPECTATOR } from '@edubba/kernel';
import type { Finding } from './finding.ts';
import { Findings } from './finding.ts';
import type { Say, Subject } from './subject.ts';
import { gameOf, moduleOf, sayer } from './subject.ts';
import type { Walk } from './walk.ts';
import { seatCounts, walkGames } from './walk.ts';

/** Where playthroughs are kept and what is played. */
export interface PlaythroughOptions {
  /** The folder: `test/playthroughs` of the game. */
  readonly dir: string;
  readonly seed?: string;
  readonly seats?: readonly number[];
  readonly options?: { readonly [name: string]: string };
  readonly maxAnswers?: number;
  /** Writes what is played instead of comparing; `UPDATE_PLAYTHROUGHS=1` in the environment, if not given. */
  readonly update?: boolean;
}

/** One random game as text: every question with its options and answer, what everybody was told, the board at the end. */
export function playthrough<S extends BaseState>(
  subject: Subject<S>,
  seats: number,
  given: Omit<PlaythroughOptions, 'dir'> = {},
): string {
  const game = gameOf(subject);
  const { seed = 'playthrough', maxAnswers = 10_000 } = given;
  const switches = Object.fromEntries(Object.entries(game.options).map(([name, { values }]) => [name, values[0]]));
  const options = { ...switches, ...given.options };
  const lines = [`${game.id}, version ${game.version}, ${seats} seats, seed ${seed}`];
  for (const [name, value] of Object.entries(options)) lines.push(`${name}: ${value}`);
  lines.push('');
  const module = moduleOf(subject);
  const say = sayer(subject, module === undefined ? undefined : seatNames(module, seats));
  let told = 0;
  const tell = (walk: Walk<S>): void => {
    lines.push(...walk.events.slice(told).map((event) => spellEvent(walk, event, say)));
    told = walk.events.length;
  };
  const { list } = walkGames(
    'playthrough',
    game,
    { games: 1, seed, seats: [seats], options, maxAnswers },
    {
      begin: tell,
      before: (walk, answer) => lines.push(...spellQuestion(walk, answer)),
      after: tell,
      end: (walk) => lines.push('', ...spellEnd(walk)),
    },
  );
  return `${[...lines, ...list.map(({ what }) => what)].join('\n')}\n`;
}

/** Plays one game for each player count and compares it with the stored text; shows where they part. */
export function checkPlaythroughs<S extends BaseState>(
  subject: Subject<S>,
  options: PlaythroughOptions,
): readonly Finding[] {
  const game = gameOf(subject);
  const { dir, update = process.env['UPDATE_PLAYTHROUGHS'] === '1' } = options;
  const findings = new Findings('playthrough');
  for (const seats of options.seats ?? seatCounts(game)) {
    const file = join(dir, `${game.id}-${seats}.txt`);
    const played = playthrough(subject, seats, options);
    if (update) {
      mkdirSync(dir, { recursive: true });
      writeFileSync(file, played);
    } else if (!existsSync(file))
      findings.add(`there is no playthrough for ${seats} seats yet; UPDATE_PLAYTHROUGHS=1 writes it`, file);
    else {
      const stored = readFileSync(file, 'utf8');
      if (stored !== played)
        findings.add(
          `the game is played otherwise than it was; if that is right, UPDATE_PLAYTHROUGHS=1 writes it\n${parting(stored, played)}`,
          file,
        );
    }
  }
  return findings.list;
}

const nameOf = (seat: Seat): string => (seat === CHANCE ? 'chance' : `seat ${seat}`);

function spellQuestion<S extends BaseState>({ machine, line }: Walk<S>, { seat, key, mark }: LogEntry): string[] {
  const about = machine.about();
  const aside = machine.options(seat).length === 0 ? null : machine.aside(seat);
  return [
    `${line.length + 1}. ${nameOf(seat)}: ${machine.kind}${about === null ? '' : ` ${JSON.stringify(about)}`}${aside === null ? '' : ` (${JSON.stringify(aside)})`}`,
    `   ${spellOptions(machine.options(seat), seat)}`,
    ...spellRefusals(machine.refusals(seat)),
    ` > ${key}${mark === undefined ? '' : ` (${mark})`}`,
  ];
}

/** More outcomes of chance than this are only counted: a deck of cards says the same at every draw. */
const MANY = 12;

function spellOptions(options: readonly Key[], seat: Seat): string {
  return seat === CHANCE && options.length > MANY ? `one of ${options.length}` : spellKeys(options, ' | ');
}

/** Keys that begin alike one after another: `hut/C1 C2 C3 | end`. */
function spellKeys(keys: readonly Key[], between: string): string {
  let out = '';
  let before = '';
  for (const key of keys) {
    const heading = key.slice(0, key.lastIndexOf('/') + 1);
    if (heading !== '' && heading === before) out += ` ${key.slice(heading.length)}`;
    else out += `${out === '' ? '' : between}${key}`;
    before = heading;
  }
  return out;
}

/** One line for each reason, with all that it forbids. */
function spellRefusals(refused: readonly Refusal[]): string[] {
  const reasons = new Map<string, string[]>();
  for (const { target, rule, why, fix } of refused) {
    const reason = `${why.id} (${rule})${fix === undefined ? '' : `, but ${fix.id}`}`;
    const targets = reasons.get(reason) ?? [];
    reasons.set(reason, targets);
    targets.push(target);
  }
  return [...reasons].map(([reason, targets]) => `   not ${spellKeys(targets, ', ')}: ${reason}`);
}

/** As the spectators are told it, and whoever is told something else. */
function spellEvent<S extends BaseState>({ game, info: { seats } }: Walk<S>, stored: StoredEvent, say: Say): string {
  const seen = (seat: Seat): string => spellSeen(say, showEvent(stored, 0, seat, game.backOf));
  const open = seen(SPECTATOR);
  const others = Array.from({ length: seats }, (_, seat) => [seat, seen(seat)] as const).filter(
    ([, text]) => text !== open,
  );
  return [`   - ${open}`, ...others.map(([seat, text]) => `     ${nameOf(seat)}: ${text}`)].join('\n');
}

function spellSeen(say: Say, { event }: SeenEvent): string {
  return event === undefined ? '(not told)' : (say(event) ?? spellBare(event));
}

function spellBare({ type, data, ...rest }: Omit<GameEvent, 'only'>): string {
  const members = Object.entries({ ...rest, ...data }).map(([name, value]) => `${name}=${String(value)}`);
  return [type, ...members].join(' ');
}

function spellEnd<S extends BaseState>({ game, machine }: Walk<S>): string[] {
  const { scores, winners } = game.outcome(machine.pos.s);
  const board = Object.entries(machine.pos.s).filter(([name]) => name !== 'table');
  return [
    `scores: ${scores.join(', ')}`,
    `winners: ${winners.map(nameOf).join(', ') || 'nobody'}`,
    ...board.map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
  ];
}

/** The lines around the first difference: `-` stored, `+` played. */
function parting(stored: string, played: string): string {
  const old = stored.split('\n');
  const now = played.split('\n');
  let at = 0;
  while (at < old.length && old[at] === now[at]) at++;
  const from = Math.max(0, at - 3);
  const same = old.slice(from, at).map((line) => `      ${line}`);
  return [
    `    line ${at + 1}:`,
    ...same,
    ...old.slice(at, at + 5).map((line) => `    - ${line}`),
    ...now.slice(at, at + 5).map((line) => `    + ${line}`),
  ].join('\n');
}
