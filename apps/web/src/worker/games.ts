import type { AnyPlay } from '@edubba/hosting';
import { byGame } from '../app/by-game.ts';
import { Told } from './api.ts';

/** How each game's rules are loaded, by its id. */
export type Loaders = { readonly [game: string]: () => Promise<AnyPlay> };

/** The games that can be played here: all that lie in the folder of games and have rules to play by. */
export const GAMES: Loaders = byGame(import.meta.glob('../../../../games/*/play.ts', { import: 'play' }));

/** Loads a game's rules; says clearly where it cannot. */
export async function loadGame(loaders: Loaders, game: string): Promise<AnyPlay> {
  const load = Object.hasOwn(loaders, game) ? loaders[game] : undefined;
  if (load === undefined) throw new Told({ id: 'worker.unknown-game', params: { game } });
  try {
    return await load();
  } catch {
    // A chunk that is neither cached nor to be had: nothing is wrong with the game itself.
    throw new Told({ id: 'worker.not-loaded' });
  }
}
