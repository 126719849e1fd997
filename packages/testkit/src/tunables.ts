import type { Bot } from '@edubba/bots';
import { playOut, random } from '@edubba/bots';
import type { BaseState, Game } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import type { Finding } from './finding.ts';
import { Findings } from './finding.ts';
import type { Subject } from './subject.ts';
import { gameOf } from './subject.ts';

/** What the test of the tunables is told. */
export interface TunableOptions<S extends BaseState> {
  /** How many sit at the table; as few as the game allows, if not given. */
  readonly seats?: number;
  /** Options of the table besides the number that is turned. */
  readonly options?: { readonly [name: string]: string };
  /** Who plays one game at each end of a range besides the random bot. */
  readonly bot?: Bot<S>;
  /** Random games in which a turned number must make a difference; there are no more than are needed. */
  readonly games?: number;
}

/** Laws take their time: they are asked at every so many answers, and at the end. */
const LAWS_EVERY = 20;

/**
 * The numbers that may be turned. As published they are the table that there always was; turned, games of the random bot,
 * which knows no numbers, go otherwise; and at both ends of each range a game is played to its end and breaks no law.
 */
export function checkTunables<S extends BaseState>(
  subject: Subject<S>,
  options: TunableOptions<S> = {},
): readonly Finding[] {
  const game = gameOf(subject);
  const findings = new Findings('tunables');
  const open = (turned: { readonly [name: string]: string }, seed: string): Table<S> =>
    Table.open(game, {
      seats: options.seats ?? game.players.min,
      seed,
      options: { ...options.options, ...turned },
    });
  const published = Object.fromEntries(Object.entries(game.tunables).map(([name, { value }]) => [name, String(value)]));
  if (open(published, 'as published').fingerprint() !== open({}, 'as published').fingerprint())
    findings.add('a table whose numbers are as published is not the table as published', '');

  const plain: string[] = [];
  const course = (turned: { readonly [name: string]: string }, i: number): string =>
    played(open(turned, `game ${i}`), i);
  const differs = (name: string, n: number): boolean => {
    for (let i = 0; i < (options.games ?? 12); i++)
      if (course({ [name]: String(n) }, i) !== (plain[i] ??= course({}, i))) return true;
    return false;
  };
  for (const [name, { value, min, max }] of Object.entries(game.tunables)) {
    const ends = [min, max].filter((n) => n !== value);
    // A limit that is seldom reached may have nothing above it.
    if (!ends.some((n) => differs(name, n))) findings.add(`${name} turned from ${value} changes nothing`, name);
    for (const n of ends) {
      const where = `${name} ${n}`;
      for (const what of faultsOf(game, open({ [name]: String(n) }, where), options.bot)) findings.add(what, where);
    }
  }
  return findings.list;
}

/** How a game of the random bot goes: the table's own numbers left out, which differ by themselves. */
function played<S extends BaseState>(table: Table<S>, i: number): string {
  playOut(table, [random], new Xoshiro(`game ${i}`));
  const { table: _, ...rest } = table.s;
  return JSON.stringify([table.seq, rest]);
}

/** What goes wrong in a game. */
function faultsOf<S extends BaseState>(game: Game<S>, table: Table<S>, bot: Bot<S> = random): string[] {
  const found: string[] = [];
  const laws = (): void => {
    for (const { name, broken } of game.laws) {
      const why = broken(table.s);
      if (why !== undefined) found.push(`the law "${name}" is broken: ${why}`);
    }
  };
  const { outcome, faults } = playOut(table, [bot, random], new Xoshiro('turned'), {
    onAnswer: () => {
      if (table.seq % LAWS_EVERY === 0) laws();
    },
  });
  laws();
  if (outcome === undefined) found.push('the game does not end');
  return [...new Set([...found, ...faults.map(({ message }) => message)])];
}
