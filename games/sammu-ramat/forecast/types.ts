import type { Ending } from '../rules/state.ts';
import type { AreaName } from '../content/map.ts';
import type { CharacterName } from '../content/characters.ts';
import type { GoodName, MarkerName, TokenName } from '../content/things.ts';

/** An exact share: so many of so many, reduced. `percent` says it in numbers for people. */
export interface Chance {
  readonly n: bigint;
  readonly of: bigint;
}

/** Where in what is coming something happens: the checks of this Month, then the stages of the next one. */
export type Coming = 'check' | 'end' | 'spread' | 'event' | 'enemies' | 'effect';

/** What may happen. Places are Locations for Military and Enemies, Areas for what lies in pools. */
export type What =
  /** Enemies attack a Location and are beaten off, with losses; or they take it. */
  | { readonly what: 'attack'; readonly place: string }
  | { readonly what: 'overrun'; readonly place: string }
  /** Enemies come to a Location that nobody defends. */
  | { readonly what: 'advance'; readonly place: string }
  | { readonly what: 'unrest'; readonly place: string }
  | { readonly what: 'plague'; readonly place: string }
  | { readonly what: 'raid'; readonly area: AreaName }
  /** The Queen gets an Assassination marker. */
  | { readonly what: 'attempt' }
  | { readonly what: 'killed'; readonly who: CharacterName }
  | { readonly what: 'aside'; readonly who: CharacterName }
  | { readonly what: 'flight'; readonly who: CharacterName }
  | { readonly what: 'gate'; readonly area: AreaName }
  /** Tokens go back to their track: from a Location, an Area, Damascus or Sardes. */
  | { readonly what: 'tokens'; readonly token: TokenName; readonly place: string }
  | { readonly what: 'goods'; readonly who: CharacterName; readonly good: GoodName }
  /** A red marker goes into the bag. */
  | { readonly what: 'bagged'; readonly marker: MarkerName }
  /** Oracle Baileet turns a Diviner into Enemies. */
  | { readonly what: 'convert'; readonly place: string }
  /** The Challenge ends. */
  | { readonly what: 'over'; readonly ending: Exclude<Ending, ''> };

/** What would avert something, or make it less likely. */
export type Remedy =
  /** So much Defense more in a Location: Military, Shields, somebody who counts. */
  | { readonly do: 'defense'; readonly place: string; readonly n: number }
  /** So much Medicine more in an Area. */
  | { readonly do: 'medicine'; readonly area: AreaName; readonly n: number }
  /** So many Enemies fewer in a Location. */
  | { readonly do: 'strike'; readonly place: string; readonly n: number }
  /** So many tokens more: in a Location or Area, or anywhere on the map. */
  | { readonly do: 'gain'; readonly token: TokenName; readonly n: number; readonly place?: string }
  | { readonly do: 'clear'; readonly marker: 'unrest' | 'plague'; readonly area: AreaName }
  /** A Character is with another, in an Area, or out of a Location. */
  | { readonly do: 'join'; readonly who: CharacterName; readonly with: CharacterName }
  | { readonly do: 'go'; readonly who: CharacterName; readonly area: AreaName }
  | { readonly do: 'leave'; readonly who: CharacterName; readonly place: string }
  /** A green marker set for it. */
  | { readonly do: 'green'; readonly marker: MarkerName; readonly place: string }
  /** One Assassination marker less on the Queen. */
  | { readonly do: 'relieve' };

export interface Threat {
  /** Stable: `enemies/overrun/kalhu`. */
  readonly id: string;
  readonly stage: Coming;
  readonly is: What;
  readonly chance: Chance;
  /** How bad it is, from 1 to 9: losing the Challenge or the Queen is 9. */
  readonly weight: number;
  readonly averts: readonly Remedy[];
}

/** Which Event may come up next, and how likely each is; one alone where somebody has seen it. */
export interface NextEvent {
  readonly id: string;
  readonly chance: Chance;
}

export interface Forecast {
  /** The Month whose beginning is foretold; the same as now where this is the last one. */
  readonly month: number;
  /** The worst first, then the likeliest. */
  readonly threats: readonly Threat[];
  readonly events: readonly NextEvent[];
  /** Courses that were followed. */
  readonly courses: number;
}
