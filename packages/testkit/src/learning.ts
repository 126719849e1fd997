import { playOut, random } from '@edubba/bots';
import type { GamePlay, Learning } from '@edubba/gamekit';
import type { BaseState, Key, Observation, Random } from '@edubba/kernel';
import { Observation as Seen, Table, tableInfo, Xoshiro } from '@edubba/kernel';
import { Findings } from './finding.ts';
import type { Finding } from './finding.ts';

/** What the test of vectors and actions is told. */
export interface LearningOptions {
  readonly seats?: number;
  /** Positions that are looked at, each from every seat that is asked. */
  readonly positions?: number;
}

/** One answer of so many is looked at, so that positions of all parts of a game are. */
const EVERY = 5;

/**
 * In random games: the vector is as long as its layout says and holds finite numbers only; in a position that looks the same
 * to the seat, with everything hidden drawn anew, it is the same; every option has a number of its own.
 */
export function checkLearning<S extends BaseState>(
  play: GamePlay<S>,
  options: LearningOptions = {},
): readonly Finding[] {
  const { game } = play;
  const findings = new Findings('learning', true);
  const { seats = game.players.min, positions = 200 } = options;
  const learning = play.learning?.(tableInfo(game, { seats }));
  if (learning === undefined) {
    findings.add('the game declares neither a vector nor actions', game.id);
    return findings.list;
  }
  let looked = 0;
  const look = (table: Table<S>, chance: Random, where: string): void => {
    if (table.over || table.seq % EVERY !== 0 || looked >= positions) return;
    for (const seat of table.machine.asked()) {
      looked++;
      for (const what of wrongIn(learning, table.observe(seat), chance))
        findings.add(what, `${where}, answer ${table.seq}, seat ${seat}`);
    }
  };
  for (const seed of seeds(positions)) {
    if (looked >= positions) break;
    const table = Table.open(game, { seats, seed });
    const chance = new Xoshiro(seed);
    // Long games are left, so that several are begun.
    const maxAnswers = EVERY * Math.ceil(positions / 4);
    const { faults } = playOut(table, [random], chance, { maxAnswers, onAnswer: () => look(table, chance, seed) });
    for (const { type, message } of faults) if (type !== 'endless') findings.add(message, seed);
  }
  if (looked < positions) findings.add(`only ${looked} positions were found`, game.id);
  return findings.list;
}

const seeds = (n: number): string[] => Array.from({ length: n }, (_, i) => `learning/${i}`);

function* wrongIn<S extends BaseState>(
  learning: Learning<S>,
  observation: Observation<S>,
  chance: Random,
): Generator<string> {
  const vector = learning.vector(observation);
  const length = learning.layout.reduce((sum, part) => sum + part.length, 0);
  if (vector.length !== length) yield `the vector has ${vector.length} numbers, not ${length}`;
  const odd = vector.findIndex((n) => !Number.isFinite(n));
  if (odd >= 0) yield `${partAt(learning, odd)} is ${vector[odd]}`;
  const other = learning.vector(new Seen(observation.sample(chance), observation.seat));
  const leak = vector.findIndex((n, i) => other[i] !== n);
  if (leak >= 0) yield `${partAt(learning, leak)} tells something hidden in ${observation.kind}`;
  const { slots = 0, actions } = learning;
  const named = new Set<Key>(actions.slice(0, actions.length - slots));
  const unnamed = observation.options.filter((key) => !named.has(key));
  // Where numbers are chosen within bounds there may be more than anybody lists.
  if (unnamed.length > slots && observation.allotment === undefined)
    yield `${unnamed.length} options of ${observation.kind} have no number of their own, as ${unnamed[0]}`;
}

/** The part of the vector that a number belongs to. */
function partAt<S extends BaseState>({ layout }: Learning<S>, place: number): string {
  let at = 0;
  for (const { name, length, names } of layout) {
    if (place < at + length) return `${name} ${names?.[place - at] ?? place - at}`;
    at += length;
  }
  return String(place);
}
