import type { SideContext } from './context.ts';
import { copyJson } from './copy.ts';
import type { Outcome } from './outcome.ts';
import type { AnyRules, AnyStep, Proc, ProcTable } from './proc.ts';
import type { Objection, Refusal } from './refusal.ts';
import type { Tunables } from './tunable.ts';
import { checkTunables } from './tunable.ts';
import type { BaseState, DecisionKind, ItemId, Key, RuleId, Seat, TableInfo } from './types.ts';
import { RulesError } from './types.ts';
import type { Visibility, Zones } from './visibility.ts';
import { plainBack, zonesOf } from './visibility.ts';

/** A side offer: legal for a seat whenever the game waits, unless a closed procedure is running. */
export interface Anytime<S extends BaseState> {
  readonly kind: DecisionKind;
  readonly options: (s: S, seat: Seat) => readonly Key[];
  readonly then: (g: SideContext<S>, seat: Seat, key: Key) => void;
  /** What one might try and may not; each target without the offer's own `~kind/`. */
  readonly refusals?: (s: S, seat: Seat) => readonly Refusal[];
}

/** A switch of the table: a contested ruling, a variant, a difficulty. The first value is the default. */
export interface TableOption {
  readonly values: readonly [string, ...string[]];
  /** The rule or ruling it switches. */
  readonly rule?: RuleId;
}

/** Something that is true at every moment of every game; says what is wrong where it is not. */
export interface Law<S extends BaseState> {
  readonly name: string;
  readonly broken: (s: S) => string | undefined;
}

/** A game's rules as its author gives them. */
export interface GameDefinition<S extends BaseState> {
  readonly id: string;
  /** Raised with every change of behaviour that old tables must not feel. */
  readonly version: number;
  /** How many seats a table may have. */
  readonly players: { readonly min: number; readonly max: number };
  /** Players besides the seats, by name, in the order in which they follow them: automated opponents. Without it: none. */
  readonly automata?: (table: TableInfo) => readonly string[];
  readonly options?: { readonly [name: string]: TableOption };
  /** Numbers of the content that may be turned, by name; no two options and tunables have the same name. Without it: none. */
  readonly tunables?: Tunables;
  /** Why there can be no such table, where seats and options do not go together. Without it: all do. */
  readonly possible?: (table: TableInfo) => Objection | undefined;
  readonly rules: AnyRules<S>;
  /** The board before the first step. No chance here: shuffling and dealing are steps of `main`. */
  readonly setup: (table: TableInfo) => S;
  /**
   * The board before the first step of a game that begins where another ended: made from the whole state of that one,
   * hidden decks included, for a table that may have other seats and options. `ended` is a copy and may be used up.
   */
  readonly carry?: (ended: S, table: TableInfo) => S;
  /** Starts with these locals. */
  readonly main: Proc<S, null>;
  readonly visibility: Visibility<S>;
  readonly outcome: (s: S) => Outcome;
  /** A deep copy of the state, written out for speed; without it a general one is used. */
  readonly copy?: (s: S) => S;
  readonly anytime?: readonly Anytime<S>[];
  /** What the back of an item shows to those who may not see its face. */
  readonly backOf?: (item: ItemId) => string;
  /** Names the running turn: standing orders "for this turn" end when it changes. */
  readonly turn?: (s: S) => string;
  readonly laws?: readonly Law<S>[];
}

/** A game's rules, complete. */
export interface Game<S extends BaseState> extends Required<Omit<GameDefinition<S>, 'rules' | 'carry'>> {
  readonly procs: ProcTable<S>;
  readonly zones: Zones;
  readonly carry: ((ended: S, table: TableInfo) => S) | undefined;
}

/** Completes and checks a definition. */
export function defineGame<S extends BaseState>(definition: GameDefinition<S>): Game<S> {
  const { id, version, players, rules, main } = definition;
  if (!/^[a-z][a-z0-9-]*$/.test(id)) throw new RulesError(`a game's id is lower case with hyphens, not "${id}"`);
  if (!(players.min >= 1 && players.min <= players.max && players.max <= 16)) {
    throw new RulesError(`${id}: ${players.min} to ${players.max} players cannot be seated`);
  }
  checkTunables(id, definition.tunables ?? {}, definition.options ?? {});
  if (rules.procs[main.name] === undefined) throw new RulesError(`${id}: main is not one of the game's procedures`);
  return {
    id,
    version,
    players,
    main,
    setup: definition.setup,
    outcome: definition.outcome,
    automata: definition.automata ?? noAutomata,
    possible: definition.possible ?? (() => undefined),
    visibility: definition.visibility,
    options: definition.options ?? {},
    tunables: definition.tunables ?? {},
    copy: definition.copy ?? copyJson,
    anytime: definition.anytime ?? [],
    backOf: definition.backOf ?? plainBack,
    turn: definition.turn ?? (() => ''),
    laws: definition.laws ?? [],
    carry: definition.carry,
    procs: rules.procs,
    zones: zonesOf(definition.visibility),
  };
}

const noAutomata = (): readonly string[] => [];

/** How many play: seats and automata. */
export function playerCount<S extends BaseState>(game: Game<S>, table: TableInfo): number {
  return table.seats + game.automata(table).length;
}

/** Every step of every procedure. */
export function stepsOf<S extends BaseState>(game: Game<S>): readonly AnyStep<S>[] {
  return Object.values(game.procs).flatMap((proc) => Object.values(proc?.steps ?? {}));
}
