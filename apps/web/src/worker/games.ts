import type { AnyPlay, AnyReferee } from '@edubba/hosting';
import { byGame } from '../app/by-game.ts';
import { Told } from './api.ts';

/** How each game's rules and bots are loaded, by its id. */
export type Loaders<T = AnyPlay> = { readonly [game: string]: () => Promise<T> };

/** The games that can be played here: all that lie in the folder of games and have rules to play by. */
export const GAMES: Loaders = byGame(import.meta.glob('../../../../games/*/play.ts', { import: 'play' }));

/**
 * The same without bots: a table can be shown and answered with these, long before a bot is heard. A game without a
 * `referee.ts` is loaded whole.
 */
export const REFEREES: Loaders<AnyReferee> = {
  ...GAMES,
  ...byGame<() => Promise<AnyReferee>>(import.meta.glob('../../../../games/*/referee.ts', { import: 'referee' })),
};

/** Loads a game's rules; says clearly where it cannot. */
export async function loadGame<T>(loaders: Loaders<T>, game: string): Promise<T> {
  const load = Object.hasOwn(loaders, game) ? loaders[game] : undefined;
  if (load === undefined) throw new Told({ id: 'worker.unknown-game', params: { game } });
  try {
    return await load();
  } catch {
    // A chunk that is neither cached nor to be had: nothing is wrong with the game itself.
    throw new Told({ id: 'worker.not-loaded' });
  }
}
