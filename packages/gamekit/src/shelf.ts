/** A colour of a player, as it is drawn. */
export type Colour = 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6';

/** A way to play a game: options that go together. */
export interface Way {
  readonly id: string;
  readonly icon: string;
  readonly options: { readonly [name: string]: string };
}

/** What is known of a game before any of its code is loaded: `shelf.ts` of its folder. A game that has one is offered. */
export interface Shelved {
  /** Games stand in this order. */
  readonly place: number;
  /** Its name, and a sentence of what one does in it. */
  readonly name: string;
  readonly text: string;
  readonly players: readonly [number, number];
  readonly minutes: number;
  /** How heavy, of 5. */
  readonly weight: number;
  /** Its name in cuneiform: ornament only. */
  readonly signs: string;
  /** Colours by seat, for lists; the automated opponent's follows the last. */
  readonly colours?: readonly Colour[];
  /** The bot a newcomer meets. */
  readonly bot?: string;
  /** Playing alone: the table's option that sets how strong the automated opponent is. */
  readonly solo?: string;
  /** Options of the table that are asked first, with several and alone; the rest is folded. Where it is not said, all are asked. */
  readonly first?: { readonly several: readonly string[]; readonly alone: readonly string[] };
  /**
   * Ways to play with several, one of which is chosen before anything else; a new table is set up the first way. Each is only
   * what it sets of the options; all options are folded then. Its words are `option.way.<id>` and `option.way.<id>.about`.
   */
  readonly ways?: readonly Way[];
  /** How many minutes its lesson takes. */
  readonly lesson?: number;
  /** What a first game after the lesson sets of the options, to be simple; else it is the first way, or sets nothing. */
  readonly simple?: Way['options'];
}
