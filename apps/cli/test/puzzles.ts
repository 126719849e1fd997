// `npm run -s puzzles -- assyria 30`: looks for positions of games between bots in which one answer is clearly best, and
// writes them with what verifies them to games/<game>/lesson/puzzles.json, besides those that are there. A search goes on
// after the game where the last one ended. Nothing in there is written by hand.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '@edubba/bots';
import { isThinker } from '@edubba/bots';
import type { GameModule, Puzzle, Puzzles, QuizQuestion } from '@edubba/gamekit';
import { posePuzzle, poseQuestion } from '@edubba/gamekit';
import type { BaseState, Key, Seat } from '@edubba/kernel';
import { CHANCE, recordOf, Table, Xoshiro } from '@edubba/kernel';
import { Comparison } from '@edubba/search';

const ROOT = join(import.meta.dirname, '../../..');
/** The worlds in which answers are compared: after each of these it is given up where nothing is clear. */
const WORLDS = [2, 4, 10, 48] as const;
/** The best leads the next by so many standard errors, after each. */
const SURE = [0, 1, 2, 3.5] as const;
/** And by so much: points at the end, or the tenth part of a winner's where few are scored; hundredths of a win. */
const LEAST = { points: 2, wins: 12 } as const;
/**
 * Where the winner has fewer points, the win is counted: points come in steps then, as many by the next best answer, and
 * who has as many of them as others may have won or lost.
 */
const RACE = 12;
const ANSWERS = { least: 3, most: 9 };
/** Of one game so many at most. */
const OF_GAME = 3;
/** Nearer to one another than so many answers, two are the same question asked twice. */
const APART = 30;
/** Of one answer to one kind. */
const OF_ANSWER = 3;
/** Positions are taken from the last part of a game: what is played on from there is soon at its end. */
const LATE = 0.85;
/** So many answers of the seat after the best one are kept at most. */
const FAR = 12;

const [id = '', wanted = '30', minutes = '20'] = process.argv.slice(2);
const folder = join(ROOT, 'games', id);
const loaded = (await import(pathToFileURL(join(folder, 'index.ts')).href)) as {
  readonly default: GameModule<BaseState>;
};
const until = Date.now() + Number(minutes) * 60_000;
const file = join(folder, 'lesson', 'puzzles.json');

/** A position that may be a puzzle. */
interface Found {
  readonly at: number;
  readonly kind: string;
  readonly puzzle: Omit<Puzzle, 'game'>;
}

const { game, bots, levels = [] } = loaded.default;
const policy = (bots['thumbs'] ?? Object.values(bots)[0]) as Bot<BaseState>;
const level = levels.findLast((name) => isThinker(bots[name] as Bot<BaseState>));
const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Puzzles) : undefined;
/** How often a kind of decision was taken, and an answer to it. */
const taken = new Map<string, number>();
const games: QuizQuestion[] = [...(kept?.games ?? [])];
const puzzles: Puzzle[] = (kept?.puzzles ?? []).map((puzzle) => ({ ...puzzle, then: wentOn(puzzle) }));
let { measure, searched } = kept ?? { measure: 'points', searched: 0 };
let least: number = LEAST.points;
if (kept !== undefined)
  for (const puzzle of puzzles) count(posePuzzle(game, kept, puzzle).kind, puzzle.answers[0]?.key ?? '');

for (; puzzles.length < Number(wanted) && Date.now() < until; searched++) {
  const { min, max } = game.players;
  const seats = Math.max(2, min) + (searched % (Math.min(4, max) - Math.max(2, min) + 1));
  const table = Table.open(game, { seats, seed: `puzzle ${searched}` });
  const chance = new Xoshiro(`puzzle ${searched}`);
  const moments: number[] = [];
  while (!table.over) {
    const seat = table.toMove;
    const open = table.options(seat).length;
    if (seat !== CHANCE && table.asked().length === 1 && open >= ANSWERS.least && open <= ANSWERS.most)
      moments.push(table.log.length);
    table.play(seat, policy.choose(table.observe(seat), chance).key);
  }
  const most = Math.max(...(table.outcome?.scores ?? []));
  if (kept === undefined) measure = table.outcome?.result === 'ranked' && most >= RACE ? 'points' : 'wins';
  least = measure === 'wins' ? LEAST.wins : Math.min(LEAST.points, most / 10);
  const { table: info, log } = recordOf(table);
  const found = search({ table: info, log }, moments, searched);
  process.stderr.write(
    `${id}: game ${searched}, ${moments.length} decisions, ${found.length} puzzles, ${puzzles.length} so far\n`,
  );
  if (found.length > 0) games.push({ table: info, log: log.slice(0, found.at(-1)?.at) });
  for (const { puzzle } of found) puzzles.push({ ...puzzle, game: games.length - 1 });
  write(searched + 1);
}
if (kept !== undefined) write(searched);
console.log(file, puzzles.length);

function write(through: number): void {
  const verified = { measure, worlds: sum(WORLDS), ...(level === undefined ? {} : { level }) };
  const all: Puzzles = { ...verified, searched: through, games, puzzles };
  writeFileSync(file, `${JSON.stringify(all)}\n`);
}

/** How those of the file went on: also where they were found before that was kept. */
function wentOn(puzzle: Puzzle): readonly Key[] {
  if (kept === undefined || puzzle.then !== undefined) return puzzle.then ?? [];
  return goOn(posePuzzle(game, kept, puzzle).table, puzzle.answers[0]?.key ?? '', puzzle.at);
}

/** Plays the best answer, and on by the policy that verified it, until chance or somebody else is asked. */
function goOn(table: Table<BaseState>, best: Key, at: number): readonly Key[] {
  const seat = table.toMove;
  const chance = new Xoshiro('went on', at);
  const then: Key[] = [];
  table.play(seat, best);
  while (!table.over && table.toMove === seat && then.length < FAR) {
    const { key } = policy.choose(table.observe(seat), chance);
    table.play(seat, key);
    then.push(key);
  }
  return then;
}

/** Of one kind of decision, and of one answer to it, only so many are taken. */
function count(kind: string, best: Key): void {
  for (const what of [kind, `${kind} ${best}`]) taken.set(what, (taken.get(what) ?? 0) + 1);
}

/** Looks through the last part of a game, from where it is played on quickly. */
function search(played: QuizQuestion, moments: readonly number[], number: number): readonly Found[] {
  const { log } = played;
  const found: Found[] = [];
  const late = moments.filter((at) => at > LATE * log.length);
  const random = new Xoshiro(`moments ${number}`);
  // By lot: otherwise the last turns alone would be looked at.
  const order = late.map((at) => ({ at, by: random.below(1 << 30) })).toSorted((a, b) => a.by - b.by);
  for (const { at } of order.slice(0, 40)) {
    if (found.length >= OF_GAME || Date.now() > until) break;
    if (found.some((other) => Math.abs(other.at - at) < APART)) continue;
    const one = look(poseQuestion(game, { ...played, log: log.slice(0, at) }).table, at);
    if (one === undefined) continue;
    count(one.kind, one.puzzle.answers[0]?.key ?? '');
    found.push(one);
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** Whether one answer is clearly best, by playing on after each of them, and by whoever looks ahead. */
function look(table: Table<BaseState>, at: number): Found | undefined {
  const seat: Seat = table.toMove;
  const kind = table.question(seat)?.kind ?? '';
  if ((taken.get(kind) ?? 0) >= Math.ceil(Number(wanted) / 4)) return undefined;
  const keys = table.options(seat);
  const comparison = new Comparison({ machine: table.machine, seat, keys, policy, measure, seed: `puzzle ${at}` });
  for (const [i, worlds] of WORLDS.entries()) {
    if (!comparison.add(worlds)) return undefined;
    const [, next] = comparison.ranked();
    if (next === undefined || next.loses < least || next.loses < (SURE[i] ?? 0) * next.error) return undefined;
  }
  const answers = comparison
    .ranked()
    .map(({ key, loses, error }) => ({ key, loses: tenths(loses), error: tenths(error) }));
  const best: Key = answers[0]?.key ?? '';
  if ((taken.get(`${kind} ${best}`) ?? 0) >= OF_ANSWER) return undefined;
  const observation = table.observe(seat);
  const thought = level === undefined ? undefined : bots[level]?.choose(observation, new Xoshiro('puzzle', at));
  if (thought !== undefined && thought.key !== best) return undefined;
  const why = thought?.reasons?.map(({ why: said, points }) => ({ why: said, points }));
  return { at, kind, puzzle: { at, answers, then: goOn(table, best, at), ...(why === undefined ? {} : { why }) } };
}

function tenths(value: number): number {
  return Math.round(10 * value);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
