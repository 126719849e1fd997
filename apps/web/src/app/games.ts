import type { BaseState, Game } from '@edubba/kernel';
import type { FirstCards, GamePlay, Measured, Puzzles, Quiz, RuleEntry, TaughtGame } from '@edubba/gamekit';
import type { Colour, GameUi } from '@edubba/ui';
import type { Catalogue } from '@edubba/words';

/** A game as the home page shows it, before any of its code is loaded. */
export interface Shelf {
  readonly id: string;
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
  /** Loads its rules and the names of its bots, to set up a table. */
  readonly play?: () => Promise<ShelfRules>;
  /** Loads its drawing; not there while it cannot be played. */
  readonly ui?: () => Promise<GameUi<BaseState>>;
  /** Its lesson: how many minutes it takes, and what loads it. */
  readonly learn?: { readonly minutes: number; readonly load: () => Promise<TaughtGame> };
  /** Loads what is said of a decision that is met for the first time. */
  readonly cards?: () => Promise<FirstCards>;
  /** Loads positions at which one is asked what can be done. */
  readonly quiz?: () => Promise<Quiz>;
  /** Loads positions in which one answer is clearly best. */
  readonly puzzles?: () => Promise<Puzzles>;
  /** Loads its rules as text. */
  readonly rulebook?: () => Promise<{ readonly rulebook: readonly RuleEntry[]; readonly rulesEn: Catalogue }>;
}

/** A game's rules, and the names of its bots. */
export interface ShelfRules {
  readonly game: Game<BaseState>;
  readonly bots: readonly string[];
  /** Those of them that are levels, the weakest first, and what was measured of them; nothing where a game has none. */
  readonly levels?: readonly string[];
  readonly measured: readonly Measured[];
}

/** Whoever sets up a table needs nothing of a game's state, only that it is one. */
function rulesOf<S extends BaseState>({ game, bots, levels, measured = [] }: GamePlay<S>): ShelfRules {
  return {
    game: game as unknown as Game<BaseState>,
    bots: [...(levels ?? Object.keys(bots)), 'random'],
    ...(levels === undefined ? {} : { levels }),
    measured,
  };
}

/** All games, in the order of the shelf; those that have no table yet have a place only. */
export const SHELF: readonly Shelf[] = [
  {
    id: 'assyria',
    players: [1, 4],
    minutes: 90,
    weight: 3,
    signs: '𒀸𒋩',
    colours: ['p1', 'p2', 'p4', 'p3'],
    bot: 'scribe',
    solo: 'difficulty',
    play: async () => rulesOf((await import('@edubba/assyria/play')).play),
    ui: async () => (await import('@edubba/assyria/ui')).ui,
    learn: { minutes: 13, load: async () => (await import('@edubba/assyria/lesson')).taught },
    cards: async () => (await import('@edubba/assyria/cards')).cards,
    quiz: async () => (await import('@edubba/assyria/quiz')).quiz,
    puzzles: async () => (await import('@edubba/assyria/puzzles')).puzzles,
    rulebook: () => import('@edubba/assyria/rulebook'),
  },
  {
    id: 'akkad',
    players: [3, 6],
    minutes: 120,
    weight: 4,
    signs: '𒀀𒂵𒉈',
    colours: ['p1', 'p2', 'p5', 'p3', 'p4', 'p6'],
    bot: 'scribe',
    play: async () => rulesOf((await import('@edubba/akkad/play')).play),
    ui: async () => (await import('@edubba/akkad/ui')).ui,
    learn: { minutes: 15, load: async () => (await import('@edubba/akkad/lesson')).taught },
    cards: async () => (await import('@edubba/akkad/cards')).cards,
    quiz: async () => (await import('@edubba/akkad/quiz')).quiz,
    puzzles: async () => (await import('@edubba/akkad/puzzles')).puzzles,
    rulebook: () => import('@edubba/akkad/rulebook'),
  },
  {
    id: 'ancient-world',
    players: [2, 4],
    minutes: 90,
    weight: 3,
    signs: '𒌓𒌌',
    colours: ['p2', 'p1', 'p5', 'p3'],
    bot: 'scribe',
    play: async () => rulesOf((await import('@edubba/ancient-world/play')).play),
    ui: async () => (await import('@edubba/ancient-world/ui')).ui,
    learn: { minutes: 14, load: async () => (await import('@edubba/ancient-world/lesson')).taught },
    cards: async () => (await import('@edubba/ancient-world/cards')).cards,
    quiz: async () => (await import('@edubba/ancient-world/quiz')).quiz,
    puzzles: async () => (await import('@edubba/ancient-world/puzzles')).puzzles,
    rulebook: () => import('@edubba/ancient-world/rulebook'),
  },
  {
    id: 'sammu-ramat',
    players: [1, 5],
    minutes: 60,
    weight: 2,
    signs: '𒊓𒄠𒈬',
    colours: ['p2', 'p3', 'p4', 'p5', 'p6'],
    bot: 'advisor',
    play: async () => rulesOf((await import('@edubba/sammu-ramat/play')).play),
    ui: async () => (await import('@edubba/sammu-ramat/ui')).ui,
    learn: { minutes: 12, load: async () => (await import('@edubba/sammu-ramat/lesson')).taught },
    cards: async () => (await import('@edubba/sammu-ramat/cards')).cards,
    quiz: async () => (await import('@edubba/sammu-ramat/quiz')).quiz,
    puzzles: async () => (await import('@edubba/sammu-ramat/puzzles')).puzzles,
    rulebook: () => import('@edubba/sammu-ramat/rulebook'),
  },
  {
    id: 'mesopotamia',
    players: [1, 6],
    minutes: 120,
    weight: 4,
    signs: '𒆠𒂗𒄀',
    colours: ['p3', 'p1', 'p2', 'p5', 'p6', 'p4'],
    bot: 'thumbs',
    solo: 'automaton-level',
    first: { several: ['combat', 'dice'], alone: ['solo'] },
    play: async () => rulesOf((await import('@edubba/mesopotamia/play')).play),
    ui: async () => (await import('@edubba/mesopotamia/ui')).ui,
    learn: { minutes: 14, load: async () => (await import('@edubba/mesopotamia/lesson')).taught },
    cards: async () => (await import('@edubba/mesopotamia/cards')).cards,
    quiz: async () => (await import('@edubba/mesopotamia/quiz')).quiz,
    puzzles: async () => (await import('@edubba/mesopotamia/puzzles')).puzzles,
    rulebook: () => import('@edubba/mesopotamia/rulebook'),
  },
];

/** Those that can be played: nothing else is offered. */
export const PLAYABLE: readonly Shelf[] = SHELF.filter(({ ui }) => ui !== undefined);
