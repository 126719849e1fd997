import type { AnyPlay } from '@edubba/hosting';
import { anyPlay } from '@edubba/hosting';
import { Failed } from './failure.ts';

/** How the rules of each game are found. */
export type Games = { readonly [game: string]: () => Promise<AnyPlay> };

/** The games this house plays. */
export const GAMES: Games = {
  akkad: async () => anyPlay((await import('@edubba/akkad/play')).play),
  assyria: async () => anyPlay((await import('@edubba/assyria/play')).play),
};

/** The rules of a game; throws for one that is not played here. */
export async function rulesOf(games: Games, game: string): Promise<AnyPlay> {
  const load = Object.hasOwn(games, game) ? games[game] : undefined;
  if (load === undefined) throw new Failed(400, 'no-such-game', `There is no game called ${game} here.`);
  return load();
}
