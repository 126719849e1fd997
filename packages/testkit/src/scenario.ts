import type {
  BaseState,
  Call,
  DecisionKind,
  Game,
  ItemId,
  Key,
  Outcome,
  Place,
  Position,
  Seat,
  TableInfo,
} from '@edubba/kernel';
import { CHANCE, copyJson, locate, places, SPECTATOR, stepsOf, Table, tableInfo } from '@edubba/kernel';
import type { Script, Shares } from './chance-script.ts';
import { ChanceScript } from './chance-script.ts';
import type { Company } from './seat.ts';
import { SeatHandle } from './seat.ts';
import type { SeenLog } from './seen-log.ts';
import type { Subject } from './subject.ts';
import { gameOf, sayer } from './subject.ts';

/** Seats that were only counted are called `p0`, `p1`, … */
export type CountedNames<Count extends number, Names extends string[] = []> = number extends Count
  ? CountedNames<16>
  : Names['length'] extends Count | 16
    ? Names[number]
    : CountedNames<Count, [...Names, `p${Names['length']}`]>;

/** How many seats, or their names. */
export type Seats = number | readonly string[];

type NamesOf<W extends Seats> = W extends readonly string[] ? W[number] : W extends number ? CountedNames<W> : never;

/** A table set up by naming things. W: how many seats, or their names. */
export interface Setup<S extends BaseState, W extends Seats> {
  readonly seats: W;
  readonly options?: { readonly [name: string]: string };
  readonly version?: number;
  /** Items by place: `{ 'hand:red': ['granary'], row: ['temple#2'] }`. Each is taken from wherever it lies and put at the end. */
  readonly place?: { readonly [At in Place<S> | `${string}:${NamesOf<W>}`]?: readonly ItemId[] };
  /** Members of the board that hold no items. */
  readonly having?: Partial<Omit<S, 'table'>>;
  /** Begins here instead of at the beginning: `call(bidding, { round: 2 })`. */
  readonly start?: Call<S>;
  /** Begins at this label of the procedure instead of at its first. */
  readonly at?: string;
  readonly chance?: Script;
  /** Chance that nothing is scripted for is a mistake in the test. */
  readonly strictChance?: boolean;
  /** Seeds the chance that is not scripted. */
  readonly seed?: string;
}

/** A table in a test, with its seats by name. */
export type Scenario<S extends BaseState, Names extends string> = ScenarioTable<S> & {
  readonly [Name in Names]: SeatHandle<S>;
};

/** Sets a table up: `table(assyria, { seats: ['red', 'blue'], place: { 'hand:red': ['granary'] } })`. */
export function table<S extends BaseState, const W extends Seats>(
  subject: Subject<S>,
  setup: Setup<NoInfer<S>, W>,
): Scenario<S, NamesOf<W>> {
  const made = new ScenarioTable(subject, setup as Setup<S, Seats>);
  for (const [seat, name] of made.names.entries()) {
    if (name in made) throw new Error(`a seat cannot be called ${name}: a table in a test has a member of that name`);
    Object.defineProperty(made, name, { value: made.seat(seat), enumerable: true });
  }
  return made as Scenario<S, NamesOf<W>>;
}

/** A table in a test. */
export class ScenarioTable<S extends BaseState> {
  readonly table: Table<S>;
  readonly names: readonly string[];
  private readonly script: ChanceScript;
  private readonly handles: readonly SeatHandle<S>[];
  private readonly spectator: SeatHandle<S>;

  constructor(subject: Subject<S>, setup: Setup<S, Seats>) {
    const { seats, seed = 'testkit' } = setup;
    this.names = typeof seats === 'number' ? Array.from({ length: seats }, (_, seat) => `p${seat}`) : seats;
    this.script = new ChanceScript(setup.chance ?? {}, seed, setup.strictChance === true);
    this.table = openTable(gameOf(subject), setup, this.names, this.script);
    const company: Company<S> = {
      table: this.table,
      nameOf: (seat) =>
        seat === CHANCE ? 'chance' : seat === SPECTATOR ? 'the spectator' : (this.names[seat] ?? `seat ${seat}`),
      say: sayer(subject, this.names),
    };
    this.handles = this.names.map((_, seat) => new SeatHandle(company, seat));
    this.spectator = new SeatHandle(company, SPECTATOR);
  }

  /** The true board; look, do not touch. */
  get board(): S {
    return this.table.s;
  }

  get over(): boolean {
    return this.table.over;
  }

  get outcome(): Outcome | undefined {
    return this.table.outcome;
  }

  seat(seat: Seat): SeatHandle<S> {
    const found = seat === SPECTATOR ? this.spectator : this.handles[seat];
    if (found === undefined) throw new Error(`there is no seat ${seat}; there are ${this.handles.length}`);
    return found;
  }

  /** Looks from a seat, or as a spectator. */
  sees(who: string): { readonly board: S; log(): SeenLog } {
    const at = this.names.indexOf(who);
    if (at < 0 && who !== 'spectator')
      throw new Error(`nobody is called ${who}; there are ${this.names.join(', ')} and spectator`);
    const handle = this.seat(at < 0 ? SPECTATOR : at);
    return { board: handle.sees(), log: () => handle.log() };
  }

  /** The next outcomes of this kind of chance, in this order. */
  chance(kind: DecisionKind, ...outcomes: readonly Key[]): this {
    this.checkKind(kind);
    this.script.add(kind, outcomes);
    return this;
  }

  /**
   * When chance was last asked this it had these outcomes and no others, each as likely as said: `{ hit: 2, miss: 1 }`, or
   * a list where all are alike. `nth`: another time than the last, counted from 0.
   */
  chanceWeighed(kind: DecisionKind, expected: Shares, nth = -1): this {
    this.checkKind(kind);
    const wrong = this.script.misweighed(kind, expected, nth);
    if (wrong !== undefined) throw new Error(wrong);
    return this;
  }

  /** Scripted outcomes that have not come up. */
  get unusedChance(): Script {
    return this.script.unused();
  }

  private checkKind(kind: DecisionKind): void {
    const kinds = chanceKinds(this.table.game);
    if (!kinds.includes(kind))
      throw new Error(`no chance question is called ${kind}; there are: ${kinds.join(', ') || 'none'}`);
  }
}

/** All kinds of chance questions of a game. */
export function chanceKinds<S extends BaseState>(game: Game<S>): string[] {
  const rolls = stepsOf(game).filter(({ type }) => type === 'chance');
  return [...new Set(rolls.map(({ kind }) => kind))];
}

function openTable<S extends BaseState>(
  game: Game<S>,
  setup: Setup<S, Seats>,
  names: readonly string[],
  script: ChanceScript,
): Table<S> {
  const { options, version, place, having, start, at } = setup;
  const wish = {
    seats: names.length,
    ...(options === undefined ? {} : { options }),
    ...(version === undefined ? {} : { version }),
  };
  const opening = { ...wish, chance: script.source };
  if (place === undefined && having === undefined && start === undefined && at === undefined)
    return Table.open(game, opening);
  return Table.open(game, { ...opening, position: positionOf(game, tableInfo(game, wish), setup, names) });
}

function positionOf<S extends BaseState>(
  game: Game<S>,
  info: TableInfo,
  setup: Setup<S, Seats>,
  names: readonly string[],
): Position<S> {
  const { start } = setup;
  const s = game.setup(info);
  const zones = new Set(game.zones.map(([name]) => name));
  for (const [name, value] of Object.entries(setup.having ?? {})) {
    if (!(name in s)) throw new Error(`the board has no ${name}; it has ${Object.keys(s).join(', ')}`);
    if (zones.has(name)) throw new Error(`${name} holds items: say what lies there with place, not having`);
    (s as unknown as { [name: string]: unknown })[name] = copyJson(value);
  }
  for (const [place, items] of Object.entries<readonly ItemId[] | undefined>(setup.place ?? {})) {
    put(game, s, named(place, names), items ?? []);
  }
  const proc = start === undefined ? game.main : start.proc;
  const v = start === undefined ? null : copyJson(start.locals);
  const frame = { p: proc.name, at: setup.at ?? proc.first, v, r: null, got: null, side: false };
  return { s, stack: [frame], seq: 0, barrier: 0, known: {}, over: false };
}

/** `hand:red` → `hand:0`. */
function named(place: string, names: readonly string[]): string {
  const [zone, owner] = place.split(':');
  const seat = owner === undefined ? -1 : names.indexOf(owner);
  return seat < 0 ? place : `${zone}:${seat}`;
}

/** Takes items from wherever they lie and puts them at the end of a place; copies placed before stay where they are. */
function put<S extends BaseState>(game: Game<S>, s: S, place: string, items: readonly ItemId[]): void {
  const target = locate(game.zones, s, place);
  const taken = items.map((wanted) => take(game, s, wanted));
  target.items.push(...taken);
}

function take<S extends BaseState>(game: Game<S>, s: S, wanted: ItemId): ItemId {
  const all = places(game.zones, s);
  for (const matches of [(item: ItemId) => item === wanted, (item: ItemId) => item.startsWith(`${wanted}#`)]) {
    for (const { items } of all) {
      const index = items.findIndex(matches);
      if (index >= 0) return items.splice(index, 1)[0] as ItemId;
    }
  }
  const there = all.filter(({ items }) => items.length > 0).map(({ name, items }) => `  ${name}: ${items.join(', ')}`);
  throw new Error(`no item is called ${wanted}, or none is left; the items are\n${there.join('\n')}`);
}
