import type { Game } from './game.ts';
import type { Objection } from './refusal.ts';
import { no } from './refusal.ts';
import type { Tunable } from './tunable.ts';
import { readTunable } from './tunable.ts';
import type { BaseState, TableInfo } from './types.ts';

/** What somebody asks for who opens a table. */
export interface TableWish {
  readonly seats: number;
  readonly version?: number;
  readonly options?: { readonly [name: string]: string };
}

/** A table that can be opened, completed with defaults; or why there can be no such table. */
export type Possible = { readonly table: TableInfo } | { readonly refused: Objection };

/** Can there be such a table? Asked by whoever lets somebody wish for one, before anything is made of it. */
export function possible<S extends BaseState>(game: Game<S>, wish: TableWish): Possible {
  const { seats, version = game.version } = wish;
  const { min, max } = game.players;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return { refused: no('kernel', 'kernel.table-seats', { min, max, seats }) };
  if (!Number.isInteger(version) || version < 1 || version > game.version)
    return { refused: no('kernel', 'kernel.table-version', { newest: game.version, version }) };
  const options: { [name: string]: string } = {};
  for (const [name, { values }] of Object.entries(game.options)) options[name] = values[0];
  for (const [name, value] of Object.entries(wish.options ?? {})) {
    const tunable = Object.hasOwn(game.tunables, name) ? game.tunables[name] : undefined;
    if (tunable !== undefined) {
      const n = readTunable(tunable, value);
      if (n === undefined) return { refused: outOfRange(name, tunable, value) };
      // As published is not turned: it is the same table.
      if (n !== tunable.value) options[name] = value;
      continue;
    }
    const known = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (known === undefined) {
      const names = Object.keys(game.options);
      const others = names.length === 0 ? 'kernel.table-no-options' : 'kernel.table-option';
      return { refused: no('kernel', others, { name, known: names.join(', ') }) };
    }
    if (!known.values.includes(value))
      return { refused: no('kernel', 'kernel.table-value', { name, value, known: known.values.join(', ') }) };
    options[name] = value;
  }
  const table = Object.freeze({ seats, version, options: Object.freeze(options) });
  const refused = game.possible(table);
  return refused === undefined ? { table } : { refused };
}

function outOfRange(name: string, { min, max }: Tunable, value: string): Objection {
  return no('kernel', 'kernel.table-tunable', { name, min, max, value });
}

/** Thrown where a table was opened that cannot be. */
export class ImpossibleTable extends RangeError {
  override readonly name = 'ImpossibleTable';
  readonly refused: Objection;
  constructor(game: string, refused: Objection) {
    const { rule, why } = refused;
    const params = Object.entries(why.params ?? {}).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
    super(`${game} has no such table: ${[`${why.id} (${rule})`, ...params].join(', ')}`);
    this.refused = refused;
  }
}

/** Completes the wish with defaults; throws {@link ImpossibleTable}. */
export function tableInfo<S extends BaseState>(game: Game<S>, wish: TableWish): TableInfo {
  const { options, version, seats } = wish;
  if (version !== undefined || (options !== undefined && !Object.isFrozen(options))) return makeInfo(game, wish);
  const ofGame = alike.get(game) ?? new WeakMap<object, TableInfo[]>();
  alike.set(game, ofGame);
  const made = ofGame.get(options ?? game) ?? [];
  ofGame.set(options ?? game, made);
  return (made[seats] ??= makeInfo(game, wish));
}

/** Tables without wishes, or with the very same fixed ones, are all alike: one info for each number of seats, since freezing takes its time. */
const alike = new WeakMap<object, WeakMap<object, TableInfo[]>>();

function makeInfo<S extends BaseState>(game: Game<S>, wish: TableWish): TableInfo {
  const found = possible(game, wish);
  if ('table' in found) return found.table;
  throw new ImpossibleTable(game.id, found.refused);
}
