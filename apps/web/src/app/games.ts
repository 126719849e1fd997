import type { BaseState, Game } from '@edubba/kernel';
import type { FirstCards, GamePlay, Measured, Puzzles, Quiz, RuleEntry, Shelved, TaughtGame } from '@edubba/gamekit';
import type { GameUi } from '@edubba/ui';
import type { Catalogue } from '@edubba/words';
import { byGame } from './by-game.ts';

/** A game as the home page shows it, before any of its code is loaded. */
export interface Shelf extends Omit<Shelved, 'lesson' | 'place' | 'name' | 'text'> {
  readonly id: string;
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
  readonly rulebook?: () => Promise<RulesAsText>;
}

/** A game's rules as they are read; `about`: which rules its rulings and worked examples are about. */
interface RulesAsText {
  readonly rulebook: readonly RuleEntry[];
  readonly rulesEn: Catalogue;
  readonly about?: { readonly [ruling: string]: string };
}

/** A game's rules, and the names of its bots. */
export interface ShelfRules {
  readonly game: Game<BaseState>;
  readonly bots: readonly string[];
  /** Those of them that are levels, the weakest first, and what was measured of them; nothing where a game has none. */
  readonly levels?: readonly string[];
  readonly measured: readonly Measured[];
}

function rulesOf({ game, bots, levels, measured = [] }: GamePlay<BaseState>): ShelfRules {
  return {
    game,
    bots: [...(levels ?? Object.keys(bots)), 'random'],
    ...(levels === undefined ? {} : { levels }),
    measured,
  };
}

type Load<T> = () => Promise<T>;

// What lies in the folders of games is what there is: no list names them. The bundler wants each pattern written out.
const shelves = byGame<Shelved>(import.meta.glob('../../../../games/*/shelf.ts', { import: 'shelf', eager: true }));
const plays = byGame<Load<GamePlay<BaseState>>>(import.meta.glob('../../../../games/*/play.ts', { import: 'play' }));
const drawings = byGame<Load<GameUi<BaseState>>>(import.meta.glob('../../../../games/*/ui/index.ts', { import: 'ui' }));
const lessons = byGame<Load<TaughtGame>>(import.meta.glob('../../../../games/*/lesson/index.ts', { import: 'taught' }));
const cards = byGame<Load<FirstCards>>(import.meta.glob('../../../../games/*/lesson/cards.en.ts', { import: 'cards' }));
const quizzes = byGame<Load<Quiz>>(import.meta.glob('../../../../games/*/lesson/quiz.ts', { import: 'quiz' }));
const puzzles = byGame<Load<Puzzles>>(import.meta.glob('../../../../games/*/lesson/puzzles.ts', { import: 'puzzles' }));
const rulebooks = byGame<Load<RulesAsText>>(import.meta.glob('../../../../games/*/rulebook.ts'));

/** Only what there is: whoever asks whether a game has something asks for its member. */
function defined<T extends object>(members: { readonly [name in keyof T]: T[name] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(members).filter(([, member]) => member !== undefined)) as Partial<T>;
}

function onShelf([id, { lesson, ...facts }]: readonly [string, Shelved]): Shelf {
  const play = plays[id];
  const load = lessons[id];
  return {
    id,
    ...facts,
    ...defined<Pick<Shelf, 'play' | 'ui' | 'learn' | 'cards' | 'quiz' | 'puzzles' | 'rulebook'>>({
      play: play && (async () => rulesOf(await play())),
      ui: drawings[id],
      learn: load && lesson !== undefined ? { minutes: lesson, load } : undefined,
      cards: cards[id],
      quiz: quizzes[id],
      puzzles: puzzles[id],
      rulebook: rulebooks[id],
    }),
  };
}

/** All games, in the order of the shelf. */
export const SHELF: readonly Shelf[] = Object.entries(shelves)
  .sort(([, a], [, b]) => a.place - b.place)
  .map(onShelf);

/** What games are called, and what one does in them. */
export const shelfTexts: Catalogue = Object.fromEntries(
  Object.entries(shelves).flatMap(([id, { name, text }]) => [
    [`home.game.${id}`, name],
    [`home.game.${id}.text`, text],
  ]),
);

/** Those that can be played: nothing else is offered. */
export const PLAYABLE: readonly Shelf[] = SHELF.filter(({ ui }) => ui !== undefined);
