import type { Bot } from '@edubba/bots';
import { playOut } from '@edubba/bots';
import type { BaseState, Game, Key } from '@edubba/kernel';
import { places, Table, tableInfo, Xoshiro } from '@edubba/kernel';

/** The games to look at: those that `simulate` plays with the same seed. */
interface Games {
  readonly game: Game<BaseState>;
  readonly players: number;
  readonly bots: readonly Bot<BaseState>[];
  readonly games: number;
  readonly seed: string;
  readonly options: { readonly [name: string]: string };
}

/**
 * In how many games each thing was done at least once: decisions by kind, answers by their first word and by the card
 * they name, and what events say of cards. What can be done and never was does not appear.
 */
export function usageOf(wish: Games, onGame: (done: number) => void): { readonly [what: string]: number } {
  const { game, players, bots, games, seed, options } = wish;
  const setup = game.setup(tableInfo(game, { seats: players, options }));
  const items = new Set(places(game.zones, setup).flatMap((place) => place.items));
  const counts: { [what: string]: number } = {};
  for (let index = 0; index < games; index++) {
    const own = `${seed}/${index}`;
    const table = Table.open(game, { seats: players, seed: own, options });
    const done = new Set<string>();
    const onAnswer = (_: number, kind: string, key: Key): void => {
      for (const what of namesOf(kind, key, items)) done.add(what);
    };
    playOut(table, bots, new Xoshiro(`${own}/bots`), { onAnswer });
    for (const { type, item } of table.events) if (item !== undefined) done.add(`${type} ${kindOf(item)}`);
    for (const what of done) counts[what] = (counts[what] ?? 0) + 1;
    onGame(index + 1);
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `action.choose`, `action.choose favour`, `action.choose favour FV05`. */
function namesOf(kind: string, key: Key, items: ReadonlySet<string>): string[] {
  const [verb = '', ...rest] = key.replace(/^~[^/]*\//, '').split(/[:/]/);
  const named = [verb, ...rest].filter((word) => items.has(word)).map((word) => `${kind} ${kindOf(word)}`);
  const first = items.has(verb) ? [] : [`${kind} ${verb}`];
  const both = rest.filter((word) => items.has(word)).map((word) => `${kind} ${verb} ${kindOf(word)}`);
  return [kind, ...first, ...(both.length > 0 ? both : named)];
}

/** A card without the number of its copy. */
function kindOf(item: string): string {
  return item.replace(/[#-]\d+$/, '');
}
