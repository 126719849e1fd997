import type { Review, ReviewProgress } from '@edubba/bots';
import type { Hint, Imagined, Preview, Sitter, Standing, Suggested, Summed } from '@edubba/hosting';
import type {
  BaseState,
  GameRecord,
  Json,
  Key,
  Message,
  Order,
  Outcome,
  Refusal,
  Seat,
  SeenEvent,
  View,
} from '@edubba/kernel';

export type { Hint, Imagined, Preview, Sitter, Standing, Suggested };

/** What somebody asks for who opens a table. */
export interface GamePlan {
  readonly game: string;
  readonly seats: readonly Sitter[];
  readonly options: { readonly [name: string]: string };
  /** Drawn by the worker where it is not given. */
  readonly seed?: string;
  /** Several people at one device: the table is covered between them. */
  readonly curtain: boolean;
}

/** A kept game as the lists show it. */
export interface GameSummary extends Summed {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly Sitter[];
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  /** Somebody went back across what the rules let one take back: such a game proves nothing. */
  readonly rewound: boolean;
  /** It cannot be opened: why. It can still be exported and removed. */
  readonly damaged: Message | null;
}

/** What an open table tells the page. */
export type TableNews =
  /** Everything anew: after opening, after a curtain, after somebody took something back. `events`: from the beginning. */
  | {
      readonly type: 'standing';
      readonly me: Seat;
      readonly events: readonly SeenEvent[];
      readonly standing: Standing;
      /** So much had been told when the seat last answered, where somebody has kept that. */
      readonly seen?: number;
    }
  /** What happened since: one for every answer, a person's or a bot's, so that the page can show them one by one. */
  | { readonly type: 'events'; readonly by: Seat; readonly events: readonly SeenEvent[]; readonly standing: Standing }
  /** Nothing was answered: somebody has suggested something, or taken it back. */
  | { readonly type: 'suggested'; readonly suggestions: readonly Suggested[] }
  /** Another person is to answer: nothing of the table is in the page until `sit`. */
  | { readonly type: 'curtain'; readonly seat: Seat }
  /** The table is open in another window, which has it now. */
  | { readonly type: 'elsewhere' }
  /** The answer could not be kept (no room left, the database is gone): it was taken back. */
  | { readonly type: 'unkept'; readonly why: Message };

/** What comes of an answer. */
export type Reply =
  | { readonly done: true }
  | { readonly done: false; readonly refusal: Refusal }
  | { readonly done: false; readonly unkept: Message };

/** An open table. */
export interface TableDoor {
  /** Answers the question of that number. Done means: kept on disk. */
  answer(number: number, key: Key): Promise<Reply>;
  undo(): Promise<Reply>;
  restart(): Promise<Reply>;
  redo(): Promise<Reply>;
  /** Only where all others are bots: back to before an earlier answer of one's own, across anything. */
  rewind(to: number): Promise<Reply>;
  preview(key: Key): Promise<Preview | null>;
  /** Why what is closed is closed, while the question of that number is asked. */
  why(number: number): Promise<readonly Refusal[]>;
  hint(): Promise<Hint | null>;
  /** Sets a standing order of one's own ("always pass here"); not needed by games without reactions. */
  order?(order: Order): Promise<Reply>;
  dropOrders?(kind: string): Promise<Reply>;
  /** How things would stand for another seat after these answers; nothing where nothing can be suggested to it. */
  imagine?(to: Seat, keys: readonly Key[]): Promise<Imagined | null>;
  /** Suggests these answers to another seat; none takes back what was suggested to it. */
  suggest?(to: Seat, keys: readonly Key[]): Promise<Reply>;
  /** Lifts the curtain for this seat. */
  sit(seat: Seat): Promise<void>;
  /** Takes the table back from another window. */
  takeOver(): Promise<void>;
  close(): Promise<void>;
}

/** A finished or running game to look at. */
export interface ReplayAbout {
  readonly game: string;
  readonly seats: readonly Sitter[];
  /** Answers in all: step n is the position after n answers. */
  readonly steps: number;
  /** Only over games show every seat's view; else only what the person may know. */
  readonly over: boolean;
  readonly outcome: Outcome | null;
  /** Everything told, as `seat` was told it, each with its step (`seq`). */
  readonly events: readonly SeenEvent[];
  /** Points after each step, by player: for the chart. */
  readonly scores: readonly (readonly number[])[];
  /** Who answered each step (chance below 0) and whether it was a choice; no key where whoever looks may not know it. */
  readonly answers: readonly { readonly seat: Seat; readonly key: Key; readonly forced: boolean }[];
  readonly fingerprint: string;
}

export interface ReplayDoor {
  about(seat: Seat): Promise<ReplayAbout>;
  /** The position after n answers as a seat, or everybody (−2), may know it. */
  at(
    step: number,
    seat: Seat,
  ): Promise<{
    readonly view: View<BaseState>;
    readonly fingerprint: string;
    readonly asks: { readonly seat: Seat; readonly kind: string; readonly about: Json } | null;
  }>;
  /** Opens a table of one's own from there; gives its id. */
  fork(step: number, seats: readonly Sitter[]): Promise<string>;
  /** Looks back at a finished game for a moment, and says how far it is; called until it is done, or no more. Nothing where this game cannot be looked back at. */
  review(): Promise<{ readonly progress: ReviewProgress; readonly review: Review | null } | null>;
  /** The text after `#` of a link that opens here. */
  link(step: number): Promise<string>;
  close(): Promise<void>;
}

export type ReplaySource = { readonly id: string } | { readonly link: string } | { readonly record: GameRecord };

/** The worker: rules, bots and the browser's database. One for each window. */
export interface Library {
  /** A table of this game will most likely be opened: its rules are loaded meanwhile. */
  expect(game: string): Promise<void>;
  games(): Promise<readonly GameSummary[]>;
  /** One kept game as the lists show it, by its head alone; its answers are looked at when it is opened. */
  game(id: string): Promise<GameSummary | null>;
  /** Opens a table and keeps it. `after`: the kept game, which must be over, that this one begins after. */
  create(plan: GamePlan, after?: string): Promise<string>;
  remove(id: string): Promise<void>;
  /** The game as a file. */
  exported(id: string): Promise<string>;
  /** Keeps a game from a file; gives its id. Throws a message that says what is wrong with it. */
  imported(text: string): Promise<string>;
  /** Opens a table. `foresees`: bots that take their time may think while people do. */
  open(id: string, tell: (news: TableNews) => void, foresees?: boolean): Promise<TableDoor>;
  replay(source: ReplaySource): Promise<ReplayDoor>;
}

/** An error with words: comlink carries only `message`, so it holds the message as JSON. */
export class Told extends Error {
  override readonly name = 'Told';
  constructor(why: Message) {
    super(JSON.stringify(why));
  }
}

/** The words of an error that came from the worker. */
export function whyOf(error: unknown): Message {
  if (error instanceof Error) {
    try {
      const value = JSON.parse(error.message) as Partial<Message>;
      if (typeof value.id === 'string') return value as Message;
    } catch {
      // Not one of ours: said as it is.
    }
    return { id: 'web.error', params: { error: error.message } };
  }
  return { id: 'web.error', params: { error: String(error) } };
}
