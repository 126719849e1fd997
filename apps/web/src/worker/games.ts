import type { AnyPlay } from '@edubba/hosting';
import { anyPlay } from '@edubba/hosting';
import { Told } from './api.ts';

/** How each game's rules are loaded, by its id. */
export type Loaders = { readonly [game: string]: () => Promise<AnyPlay> };

/** The games that can be played here. */
export const GAMES: Loaders = {
  akkad: async () => anyPlay((await import('@edubba/akkad/play')).play),
  'ancient-world': async () => anyPlay((await import('@edubba/ancient-world/play')).play),
  assyria: async () => anyPlay((await import('@edubba/assyria/play')).play),
  'sammu-ramat': async () => anyPlay((await import('@edubba/sammu-ramat/play')).play),
  mesopotamia: async () => anyPlay((await import('@edubba/mesopotamia/play')).play),
};

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
