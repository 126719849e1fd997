import type { GameModule } from '@edubba/gamekit';
import type { BaseState } from '@edubba/kernel';
import { byGame } from '../app/by-game.ts';
import { SHELF } from '../app/games.ts';

/** A game whose state nobody here looks into. */
export type AnyModule = GameModule<BaseState>;

const found = byGame<() => Promise<AnyModule>>(import.meta.glob('../../../../games/*/index.ts', { import: 'default' }));

/** Games with everything the lab says of them; loaded when they are chosen. */
export const MODULES: { readonly [game: string]: () => Promise<AnyModule> } = Object.fromEntries(
  SHELF.flatMap(({ id }) => (found[id] === undefined ? [] : [[id, found[id]]])),
);
