/** Words every part of the kernel shares. */

/** Anything a frame, a state or a record may hold: what JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined };

/** A place at the table, 0 to n − 1. */
export type Seat = number;

/** Somebody in the rules: the seats, 0 to n − 1, and after them the automata, which no one sits behind. */
export type Player = number;

/** Dice and draws are answers too: this seat gives them. */
export const CHANCE: Seat = -1;

/** Somebody who looks on and holds nothing. */
export const SPECTATOR: Seat = -2;

/** A stable name of one option: `row2/high`, `play:granary#2`, `pass`. Never an index into a list. */
export type Key = string;

/** Which kind of decision this is: `bid.place`. Prompts, controls, bots and statistics hang on it. */
export type DecisionKind = string;

/** A rule's number in the specification: `ASY-4.08`. */
export type RuleId = string;

/** A physical thing with an identity, unique in the game: `granary#2`. Contains none of `: / , ~ ?` and no space. */
export type ItemId = string;

/** Where a piece of content comes from: the printed rulebook, following from it, or made by us because the print is lost. */
export type Source = 'rulebook' | 'inferred' | 'reconstructed';

/** Words to be found in a catalogue, with what is to be put into them. */
export interface Message {
  readonly id: string;
  readonly params?: { readonly [name: string]: string | number | Message };
}

/** How this table is played: fixed when it opens, the same for every position of it. */
export interface TableInfo {
  readonly seats: number;
  /** Rules version the table was opened with; a later fix asks `since(s, n)`. */
  readonly version: number;
  /** Rulings with a switch, variants, house rules: by name. */
  readonly options: { readonly [name: string]: string };
}

/** What every game state has: all the rest is the game's own. */
export interface BaseState {
  readonly table: TableInfo;
}

/** True where the table was opened with rules version `n` or later: guards a change of behaviour. */
export function since(s: BaseState, n: number): boolean {
  return s.table.version >= n;
}

/** What a table's switch stands on. */
export function option(s: BaseState, name: string): string {
  const value = s.table.options[name];
  if (value === undefined) throw new RulesError(`no option named ${name}`);
  return value;
}

/** The rules themselves are at fault (a dead end, an endless loop, a step that goes nowhere). */
export class RulesError extends Error {
  override readonly name: string = 'RulesError';
}
