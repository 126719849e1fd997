import type { Bot, Review, ReviewProgress } from '@edubba/bots';
import type {
  BaseState,
  DecisionKind,
  Game,
  GameEvent,
  ItemId,
  Key,
  LogEntry,
  Machine,
  Message,
  Observation,
  Player,
  RuleId,
  Seat,
  Source,
  TableInfo,
  View,
} from '@edubba/kernel';
import type { Catalogue, Words } from '@edubba/words';
import type { ContentTables } from './content.ts';

/** A rule as the product shows it. Its text is in the catalogue, under `rule.<id>`. */
export interface RuleEntry {
  readonly id: RuleId;
  /** Catalogue id of the section's heading. */
  readonly section: string;
  /** A `ruling` decides what the rulebook leaves open; an `example` shows a rule at work. */
  readonly kind: 'rule' | 'ruling' | 'example';
  readonly source: Source;
}

/**
 * What a program needs to speak of a game: names of seats, options and items, and how log lines and prompts are filled.
 * Knows no rules and no bots, so that a page can load it without them.
 */
export interface GameWords<S extends BaseState> {
  readonly texts: { readonly en: Catalogue };
  /** Names of the seats, as messages: a colour, a city. */
  readonly seats: readonly Message[];
  /** Names of the players without a seat, in the order in which they follow the seats: automated opponents. */
  readonly automata?: readonly Message[];
  /** What an option is called. */
  option(view: View<S>, kind: DecisionKind, key: Key): Message;
  /** What an item, or the back of one (`?card`), is called. Without it: `item.` and the id up to `#`, `back.` and the back. */
  readonly item?: (item: ItemId) => Message;
  /** What came of chance: a card by its name, "2 hits". Without it: as items are called, and numbers as numbers. */
  readonly drawn?: (kind: DecisionKind, key: Key) => Message;
  /** Parameters of a log line that the event itself does not carry in words: keys made readable, say. */
  readonly eventParams?: (event: Omit<GameEvent, 'only'>) => Message['params'];
  /** Parameters of a prompt besides the seat and the plain members of what the question is about. */
  readonly promptParams?: (kind: DecisionKind, about: unknown) => Message['params'];
}

/**
 * What a series of games is measured by, besides what every game has. Catalogue ids: `source.<name>` for sources of points,
 * `group.<group>` and `<group>.<thing>` or `name.<thing>` for what `uses` tells of.
 */
export interface Measures<S extends BaseState> {
  /** The rounds of a game; `of` is 0 before the first. */
  readonly rounds?: { readonly most: number; readonly of: (s: S) => number };
  /** Points so far by player and source; together they are the player's points. */
  readonly sources?: { readonly names: readonly string[]; readonly of: (s: S) => readonly (readonly number[])[] };
  /** Players in the order in which they begin, asked until it is known; without it the order of the seats. */
  readonly order?: (s: S) => readonly Player[] | undefined;
  /** What an answer makes use of that its key does not name, as group and thing: `['civilisation', 'CV03']`. Asked after the answer. */
  readonly uses?: (
    s: S,
    kind: DecisionKind,
    key: Key,
    seat: Seat,
  ) => readonly (readonly [group: string, thing: string])[];
}

/** Numbers of a vector that belong together; what they mean is told where the game declares them. */
export interface VectorPart {
  readonly name: string;
  readonly length: number;
  /** What each of them stands for, where they have names. */
  readonly names?: readonly string[];
}

/**
 * What a game gives those who learn it: an observation as numbers, and an index of all answers. Whoever has learned on it
 * relies on both: neither changes without a new rules version.
 */
export interface Learning<S extends BaseState> {
  /** What stands in the vector, in order. */
  readonly layout: readonly VectorPart[];
  /** As many numbers as the layout says, whatever is observed. */
  readonly vector: (observation: Observation<S>) => readonly number[];
  /** Every key that can be answered by its number; the last of them may be slots. */
  readonly actions: readonly Key[];
  /** So many at the end of the index stand for the options that it does not name, in the order of the options. Without it: none. */
  readonly slots?: number;
}

/** What is needed to suggest something to a seat whose turn is yet to come. */
export interface Suggesting {
  /** What somebody answers who does nothing more in their turn; nothing where that cannot be said. */
  readonly idle: (kind: DecisionKind) => Key | undefined;
}

/**
 * What was measured of a level: it alone among others of one level, each deal from every seat. Where a table wins together:
 * tables that are all of the level beside tables that are all of the other, at the same deals.
 */
export interface Measured {
  readonly level: string;
  readonly among: string;
  readonly players: number;
  readonly games: number;
  /** Won of a hundred, and between what the true share lies with 95 % certainty; of a shared win its part. */
  readonly won: number;
  readonly low: number;
  readonly high: number;
  /** Where tables win together: won of a hundred by the others' tables. `low` and `high` are then how many more the level's tables win. */
  readonly others?: number;
}

/** What a table cannot be without: a page that shows one waits for this, and for no bot. */
export interface Referee<S extends BaseState> {
  readonly game: Game<S>;
  /** For games that are played together: seats may suggest answers to each other, and bots do what is suggested to them. */
  readonly suggesting?: Suggesting;
  /** Points so far, by player, for charts and lists; a game that counts only at its end has none. */
  readonly scores?: (s: S) => readonly number[];
}

/** What a program needs to run a game: the rules, who plays them, and how the points stand meanwhile. */
export interface GamePlay<S extends BaseState> extends Referee<S> {
  /** Bots by name; `random` is always there besides. The first is the one a newcomer meets. */
  readonly bots: { readonly [name: string]: Bot<S> };
  /** Those of them that are offered as levels, the weakest first; the others stay for tables that know them. Without it: all. */
  readonly levels?: readonly string[];
  /** Looks back at a finished game, a moment at a time. A game whose positions nobody can judge yet has none. */
  readonly review?: (
    start: Machine<S>,
    line: readonly Pick<LogEntry, 'seat' | 'key'>[],
  ) => Generator<ReviewProgress, Review>;
  /** How strong the levels were found to be, as docs/records says; shown where one is chosen. */
  readonly measured?: readonly Measured[];
  /** What of this game can be measured besides points, length and use. */
  readonly measures?: Measures<S>;
  /** A vector and an index of actions; a game without them is observed as data and answered by keys. */
  readonly learning?: (table: TableInfo) => Learning<S>;
}

/**
 * Everything a program needs to offer a game: rules, words, the text table, bots.
 *
 * Catalogue ids by convention. Checked by `defineModule`:
 * `game.<id>` the title, `ask.<kind>` prompts, `chance.<kind>` what chance decides, `rule.<id>`, `option.<name>` and
 * `option.<name>.<value>` switches of the table, `tunable.<name>` and `tunable.<name>.unit` numbers that may be turned, `bot.<name>`. Found when they are said: `event.<type>` log lines,
 * `item.<name>`, `back.<back>`, `part.<name>` for numbers chosen together, `place.<zone>`, `good.<name>` with how many (`n`) for what is traded.
 * Reasons of refusals and of bots are named where they are made.
 */
export interface GameModule<S extends BaseState> extends GameWords<S>, GamePlay<S> {
  readonly rulebook: readonly RuleEntry[];
  /** The game's tables of things, each marked with where it comes from. */
  readonly content?: ContentTables;
  /** The board as text, for a terminal 80 columns wide and for a screen reader. */
  board(view: View<S>, words: Words): string;
}
