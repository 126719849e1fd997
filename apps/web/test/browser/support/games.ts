import type { AnyPlay } from '@edubba/hosting';
import { GAMES } from '@edubba/server';

/** A game's rules and bots, as a house finds them: pictures are taken without a bundler. */
export async function playOf(game: string): Promise<AnyPlay> {
  const load = GAMES[game];
  if (load === undefined) throw new Error(`there is no game called ${game}`);
  return load();
}
