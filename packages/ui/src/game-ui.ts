import type { Asking, ControlName, GameWords, Prompt } from '@edubba/gamekit';
import type {
  BaseState,
  DecisionKind,
  GameEvent,
  Json,
  Key,
  Message,
  RuleId,
  Seat,
  SeenEvent,
  View,
} from '@edubba/kernel';
import type { ComponentType } from 'react';
import type { Colour, Thing } from './things.ts';

/** An event as a seat is told it. */
export type ToldEvent = Omit<GameEvent, 'only'>;

/** One fact of an explanation, with its icon. */
export interface Fact {
  readonly icon?: string;
  readonly text: Message;
  readonly tone?: 'good' | 'warn';
  /** What stands there and whose it is: said first where the thing cannot be chosen. */
  readonly stands?: true;
}

/** What the table says of a thing on hover, focus or long press. At most 60 words. */
export interface Explanation {
  /** "E5 · between the rivers" */
  readonly title: Message;
  readonly facts: readonly Fact[];
  readonly rules: readonly RuleId[];
}

/** One cause of points on the score sheet: which round or flood, how much, by what. */
export interface ScoreCause {
  readonly label: Message;
  readonly rule?: RuleId;
  /** By player. */
  readonly points: readonly number[];
  /** By player: "3 × 1 Well", if there is something to say. */
  readonly notes?: readonly (Message | undefined)[];
}

/** A line of the score sheet: one source of points, with what it is made of. */
export interface ScoreLine {
  readonly id: string;
  readonly icon: string;
  readonly label: Message;
  readonly points: readonly number[];
  readonly causes: readonly ScoreCause[];
}

/** A stretch of the game on the scrub bar and the score chart: a round, a flood. */
export interface Stretch {
  /** A word or two to stand under it: "round 5". */
  readonly label: Message;
  /** It comes over everybody at once, and is drawn as water. */
  readonly tide?: boolean;
}

/** What of the table decides whether a panel is shown. */
export interface Shown {
  readonly view: View<BaseState>;
  readonly me: Seat;
  readonly lit: ReadonlyMap<Thing, readonly Key[]>;
  readonly told?: readonly SeenEvent[] | undefined;
}

/** A panel beside the board. On a phone each is a tab. */
export interface GamePanel {
  readonly id: string;
  readonly icon: string;
  readonly label: Message;
  /** What it is called while it shows something that has a name of its own: the id of a text. Asked at every change. */
  readonly called?: (table: Shown) => string | undefined;
  /**
   * Where it lies on a desktop: left of the board, right of it, in a row under it, or below the prompt as one's own area.
   */
  readonly place: 'left' | 'right' | 'under' | 'own';
  /** Under the board: how much of the row it takes, against the others there. */
  readonly share?: number;
  /**
   * For a panel that comes and goes: `stage`, over the board, where a decision fills the table; `over`, a card on a part of the
   * board, which stays in sight (in tabs there is no room for both: it is a stage there); `beside`, in its place, before the others;
   * nowhere while it has nothing to show. It is asked at every change, and must be quick.
   */
  readonly now?: (table: Shown) => 'stage' | 'over' | 'beside' | undefined;
  readonly Content: ComponentType;
}

/**
 * How a game is drawn. The frame of the table (prompt bar, undo, log, players, keyboard, phone, replay) is the same for
 * all games; it reads the question, lights things and listens. A game draws things and says what they are.
 * Components take no properties: they read the table through the hooks of `table-store.ts`.
 */
export interface GameUi<S extends BaseState> {
  readonly id: string;
  /** Prefix of its rule ids: `ASY`. */
  readonly rulePrefix: string;
  readonly words: GameWords<S>;
  /** All play on one side: one may suggest to another what to answer. */
  readonly together?: true;
  /** By seat; the automated opponent's follows the last. */
  readonly colours: readonly Colour[];

  /** The thing an option is pointed at; `undefined` where it is a button of the prompt bar. Also asked for refused keys. */
  thingOf(kind: DecisionKind, key: Key, view: View<S>): Thing | undefined;
  /** Options that are a button: its icon. */
  iconOf(kind: DecisionKind, key: Key): string | undefined;
  /** Ends or declines the question: the primary button at the right end of the prompt bar (`end`, `done`, `pass`). */
  isEnd(kind: DecisionKind, key: Key): boolean;
  /** How it is decided, where that is more than pointing at one thing or pressing a button. */
  readonly control?: (kind: DecisionKind, about: Json) => ControlName | undefined;
  /** A choice that costs or reveals something: it is selected first and committed second, also with one-click placement. */
  isWeighty(kind: DecisionKind, key: Key): boolean;
  /** Ending now would throw something away: what, in words; asked under "confirm when unusual". */
  unusual(view: View<S>, kind: DecisionKind, key: Key): Message | undefined;

  /** A choice in two or three words, for the main button: "Build on E5". Else it is called as in the list. */
  verb?(view: View<S>, kind: DecisionKind, key: Key): Message | undefined;
  /** What a player is at, for the list of players: "building huts now", "2nd · row 4". */
  status?(view: View<S>, player: Seat): Message | undefined;

  /** The prompt. `mine`: the reader is asked; otherwise it says what another is doing. */
  prompt(view: View<S>, asking: Asking, mine: boolean): Prompt;
  /** What it is played for, in one line: always in sight. */
  goal(view: View<S>): Message;
  /** A few words for lists: "Round 5, Expansion". */
  moment(view: View<S>): Message;
  explain(view: View<S>, thing: Thing, me: Seat): Explanation;
  /** What a screen reader calls it: "E5, between the rivers, farmer, any food. Empty". */
  nameOf(view: View<S>, thing: Thing): Message;
  /** Consequences of an option, from the position before and the one it would lead to. */
  consequences(before: View<S>, after: View<S>, events: readonly ToldEvent[], me: Seat): readonly Fact[];

  /** The things a log line speaks of: lit on hover, marked as the last move. The place itself comes first. */
  thingsOf(event: ToldEvent): readonly Thing[];
  /** Lines that only repeat what another line has said are left out of the log. */
  isMinor(event: ToldEvent): boolean;
  /** Starts a new chapter of the log and the scrub bar (a round, a phase): its heading. */
  chapter(event: ToldEvent): Message | undefined;
  /** Starts a new stretch of the scrub bar and the score chart; where a game does not say, every chapter is one. */
  readonly stretch?: (event: ToldEvent) => Stretch | undefined;
  /** The points a line tells of: says to which chapter they belong where one answer ends a chapter and begins the next. */
  readonly gain?: (event: ToldEvent) => { readonly player: Seat; readonly points: number } | undefined;
  /** Icon of a log line nobody did: a flood, a phase. */
  eventIcon(event: ToldEvent): string | undefined;

  /** Points by seat; none where all play on one side. */
  scores(view: View<S>): readonly number[];
  /** Score as it would be if the game ended now, where that can be said; for the live estimate. */
  estimate(view: View<S>): readonly number[];
  /** The score sheet from the events of a whole game. `players`: seats, and the automated opponent. */
  scoreSheet(view: View<S>, events: readonly ToldEvent[]): readonly ScoreLine[];
  /** Another game can begin where this one ended: what it is called on its button. */
  next?(view: View<S>): Message | undefined;
  /** What happened, told from its beginning; stands beside the score sheet, or in its place where there are no points. */
  readonly Chronicle?: ComponentType<{ readonly events: readonly ToldEvent[] }>;
  /** What decided a game that ended level: said under the result. */
  tieBreak(view: View<S>): Message | undefined;

  /** Width and height of the board's drawing, for a map; a board without is plain. */
  readonly boardSize?: readonly [number, number];
  /**
   * The board. A map is the children of an <svg> of that size; the frame adds zoom and pan. A plain board is elements as
   * high as they need to be, across the whole width of the table.
   */
  readonly Board: ComponentType;
  /** The board among the tabs of a phone, where it is no map: its icon and its name. */
  readonly boardTab?: { readonly icon: string; readonly label: Message };
  /** Height of one's own area on a desktop: at least, at most, in pixels of a window 900 high. */
  readonly ownHeight?: readonly [least: number, most: number];
  /** What one plays for, in a few chips: always in sight, over the board. */
  readonly Aims?: ComponentType;
  /** The round and phase track in the top bar. */
  readonly Rounds: ComponentType;
  /** The counters of a player's row. */
  readonly Counters: ComponentType<{ readonly player: Seat }>;
  /** One's own supply in one line, for the phone. */
  readonly Supply: ComponentType;
  readonly panels: readonly GamePanel[];
  /** Who is shown in the list of players, in turn order; includes an automated opponent. */
  playersInOrder(view: View<S>): readonly Seat[];
}
