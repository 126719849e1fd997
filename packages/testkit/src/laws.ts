import type { BaseState, Game, ItemId, Law } from '@edubba/kernel';
import { places } from '@edubba/kernel';
import type { Finding } from './finding.ts';
import { isObject } from './finding.ts';
import type { Subject } from './subject.ts';
import { gameOf } from './subject.ts';
import type { Walking } from './walk.ts';
import { walkGames } from './walk.ts';

/** What the law test is told besides which games to play. */
export interface LawOptions extends Walking {
  /** `false` for a game in which items come into being or leave for good. */
  readonly conserve?: boolean;
  /** Laws besides the game's own: {@link noNegative}, {@link constantSum}. */
  readonly laws?: readonly Law<never>[];
}

/**
 * At every answer of random games: the game's own laws; no item in two places; no item lost or found since the setup;
 * nothing on the board or in a procedure's locals but plain data with whole numbers.
 */
export function checkLaws<S extends BaseState>(subject: Subject<S>, options: LawOptions = {}): readonly Finding[] {
  const game = gameOf(subject);
  const laws = [...game.laws, ...((options.laws ?? []) as readonly Law<S>[])];
  let stock: readonly ItemId[] = [];
  return walkGames('laws', game, options, {
    begin: (walk) => {
      stock = itemsOf(game, game.setup(walk.info));
      for (const what of brokenLaws(game, laws, walk.machine.pos.s)) walk.report(what);
    },
    after: (walk) => {
      const { s, stack } = walk.machine.pos;
      for (const what of brokenLaws(game, laws, s)) walk.report(what);
      for (const what of [notPlain(s, 's'), notPlain(stack, 'stack')]) if (what !== undefined) walk.report(what);
      if (options.conserve === false) return;
      const items = itemsOf(game, s);
      if (items.join(' ') !== stock.join(' ')) walk.report(changed(stock, items));
    },
  }).list;
}

function* brokenLaws<S extends BaseState>(game: Game<S>, laws: readonly Law<S>[], s: S): Generator<string> {
  for (const { name, broken } of laws) {
    const why = broken(s);
    if (why !== undefined) yield `the law "${name}" is broken: ${why}`;
  }
  const where = new Map<ItemId, string>();
  for (const place of places(game.zones, s)) {
    for (const item of place.items) {
      const other = where.get(item);
      if (other !== undefined) yield `${item} is in two places: ${other} and ${place.name}`;
      if (!ITEM.test(item))
        yield `"${item}" in ${place.name} is not a name for an item: none of : / , ~ ? and no space`;
      where.set(item, place.name);
    }
  }
}

const ITEM = /^[^:/,~?\s]+$/;

function itemsOf<S extends BaseState>(game: Game<S>, s: S): ItemId[] {
  return places(game.zones, s)
    .flatMap(({ items }) => items)
    .sort();
}

function changed(before: readonly ItemId[], after: readonly ItemId[]): string {
  const lost = before.filter((item) => !after.includes(item));
  const found = after.filter((item) => !before.includes(item));
  return `items are not conserved: ${lost.length === 0 ? '' : `lost ${lost.join(', ')} `}${found.length === 0 ? '' : `new ${found.join(', ')}`}`;
}

/** What is wrong with something that should be plain data; `undefined` if nothing is. */
export function notPlain(value: unknown, path: string, above: ReadonlySet<object> = new Set()): string | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return undefined;
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? undefined : `${path} is ${value}, not a whole number`;
  if (!isObject(value))
    return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}: plain data cannot say that`;
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype && kind !== null)
    return `${path} is an instance of a class, not plain data`;
  if (above.has(value)) return `${path} contains itself`;
  const within = new Set([...above, value]);
  if (Array.isArray(value)) {
    // Holes are not members, so they are looked for by number.
    for (let i = 0; i < value.length; i++) {
      // Boards are lists of numbers: no path is put together for what is plain at a glance.
      if (Number.isSafeInteger(value[i])) continue;
      const wrong = notPlain(value[i], `${path}[${i}]`, within);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }
  for (const [name, member] of Object.entries(value)) {
    const wrong = notPlain(member, `${path}.${name}`, within);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

type NumberMembers<S> = { [K in keyof S & string]: S[K] extends number | number[] | number[][] ? K : never }[keyof S &
  string];

/** A law: these members are never below nothing. */
export function noNegative<S extends BaseState>(...members: readonly NumberMembers<S>[]): Law<S> {
  return {
    name: `never below 0: ${members.join(', ')}`,
    broken: (s) => {
      for (const name of members) {
        const value = s[name];
        const numbers = (Array.isArray(value) ? value.flat() : [value]) as number[];
        if (numbers.some((n) => n < 0)) return `${name} is ${numbers.join(', ')}`;
      }
      return undefined;
    },
  };
}

/** A law: this always adds up to the same: money in hands and bank together. */
export function constantSum<S extends BaseState>(name: string, sum: (s: S) => number, total: (s: S) => number): Law<S> {
  return {
    name,
    broken: (s) => (sum(s) === total(s) ? undefined : `it adds up to ${sum(s)}, not ${total(s)}`),
  };
}
