import type { BaseState, Decisions, Game, ItemId, Json, Key, Observation, TableInfo } from '@edubba/kernel';
import { places } from '@edubba/kernel';
import { questionKinds } from '../define.ts';
import type { Learning, VectorPart } from '../module.ts';
import type { Shape, Told } from './shape.ts';
import { lengthOf, shapeOf, write } from './shape.ts';

/** What a game says of itself so that it can be learned: as little as its rules do not say already. */
export interface LearningOf<S extends BaseState> {
  readonly game: Game<S>;
  /** How its answers are written: all keys that can be listed stand in the index. */
  readonly decisions: Decisions;
  /** Members of the state whose lists grow, or that hold words. */
  readonly told?: { readonly [member in keyof S]?: Told };
  /** Members of another shape than the beginning shows. */
  readonly shapes?: { readonly [member in keyof S]?: Shape };
  /** Keys besides those that can be listed. */
  readonly keys?: readonly Key[];
  /** So many answers that the index does not name can be told by their order among the options. */
  readonly slots: number;
}

/** Numbers are counted to this in keys. */
const MOST = 12;
/** A decision with more keys than this is answered by slots. */
const LIMIT = 3000;
/** So much of what a question says stands in the vector. */
const ABOUT = 8;

/** What stands in the index for the n-th option that it does not name. */
export const slotName = (n: number): Key => `#${n}`;

/**
 * A vector and an index of actions for any game, from what its rules declare: the members of the state as the visibility
 * table shows them to a seat, the places of all items that the seat sees, the question; and the keys of its decisions. Both
 * depend on the table alone. What the vector holds comes from the seat's view, so nothing hidden can be in it.
 */
export function learningOf<S extends BaseState>(of: LearningOf<S>): (table: TableInfo) => Learning<S> {
  const known = new WeakMap<TableInfo, Learning<S>>();
  return (table) => {
    const found = known.get(table) ?? learningAt(of, table);
    known.set(table, found);
    return found;
  };
}

interface Part extends VectorPart {
  readonly write: (observation: Observation<S0>, out: number[], at: number) => void;
}
type S0 = BaseState & { readonly [name: string]: Json };

function learningAt<S extends BaseState>(of: LearningOf<S>, table: TableInfo): Learning<S> {
  const game = of.game as unknown as Game<S0>;
  const s = game.setup(table);
  const items = places(game.zones, s)
    .flatMap((place) => place.items)
    .toSorted();
  const actions = actionsOf(of, items);
  const parts = [
    ...questionParts(game, table.seats, new Map(actions.map((key, i) => [key, i + 1]))),
    ...memberParts(game, s, of as unknown as LearningOf<S0>),
    ...zoneParts(game, s, items),
  ];
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return {
    layout: parts.map(({ name, length: n, names }) => ({ name, length: n, ...(names === undefined ? {} : { names }) })),
    vector: (observation) => {
      const out = Array<number>(length).fill(0);
      let at = 0;
      for (const part of parts) {
        part.write(observation as unknown as Observation<S0>, out, at);
        at += part.length;
      }
      return out;
    },
    actions,
    slots: of.slots,
  };
}

/** All keys that can be listed, kind by kind, then those the game adds, then the slots. */
function actionsOf<S extends BaseState>(
  { decisions, keys = [], slots }: LearningOf<S>,
  items: readonly ItemId[],
): Key[] {
  const there = { items, most: MOST, limit: LIMIT };
  const listed = Object.values(decisions).flatMap(({ keys: writing }) => {
    const all = writing.all?.(there) ?? [];
    return all.length > LIMIT ? [] : all;
  });
  return [...new Set([...listed, ...keys]), ...Array.from({ length: slots }, (_, n) => slotName(n))];
}

/** Who looks, what is asked, and the first of what the question says: words by their place in the index of actions. */
function questionParts(game: Game<S0>, seats: number, index: ReadonlyMap<Key, number>): Part[] {
  const kinds = new Map(questionKinds(game).map((kind, i) => [kind, i]));
  return [
    {
      name: 'seat',
      length: seats,
      write: ({ seat }, out, at) => {
        out[at + seat] = 1;
      },
    },
    {
      name: 'kind',
      length: kinds.size,
      names: [...kinds.keys()],
      write: ({ kind }, out, at) => {
        const place = kinds.get(kind);
        if (place !== undefined) out[at + place] = 1;
      },
    },
    {
      name: 'about',
      length: ABOUT,
      write: ({ about, aside }, out, at) => {
        let n = 0;
        const put = (value: Json): void => {
          if (n >= ABOUT || value === null) return;
          if (typeof value === 'object') for (const inner of Object.values(value)) put(inner as Json);
          else out[at + n++] = typeof value === 'string' ? (index.get(value) ?? 0) : Number(value);
        };
        put(about);
        put(aside);
      },
    },
  ];
}

/** The members of the state that everybody may know, in the order of the visibility table. */
function memberParts(game: Game<S0>, s: S0, { told = {}, shapes = {} }: LearningOf<S0>): Part[] {
  const zones = new Set(game.zones.map(([name]) => name));
  return Object.keys(game.visibility)
    .filter((name) => !zones.has(name))
    .map((name): Part => {
      const shape = shapes[name] ?? shapeOf(name, s[name], told[name]);
      return {
        name,
        length: lengthOf(shape),
        write: ({ view }, out, at) => void write(name, shape, view.s[name], out, at),
      };
    });
}

/** How many items lie in each place, as everybody may count; and for each item in which place it is seen, from 1, or 0. */
function zoneParts(game: Game<S0>, s: S0, items: readonly ItemId[]): Part[] {
  const names = places(game.zones, s).map((place) => place.name);
  const numbers = new Map(items.map((item, i) => [item, i]));
  return [
    {
      name: 'places',
      length: names.length,
      names,
      write: ({ view }, out, at) =>
        places(game.zones, view.s).forEach((place, i) => {
          out[at + i] = place.items.length;
        }),
    },
    {
      name: 'items',
      length: items.length,
      names: items,
      write: ({ view }, out, at) =>
        places(game.zones, view.s).forEach((place, i) => {
          for (const item of place.items) {
            const number = numbers.get(item);
            if (number !== undefined) out[at + number] = i + 1;
          }
        }),
    },
  ];
}
