import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { about } from '../api/about.ts';
import type { Games } from '../games.ts';
import { gameOf } from '../games.ts';

/** What a program has to know of a game to make a table of it. */
const GameInfo = z.object({
  id: z.string(),
  players: z.object({ min: z.int(), max: z.int() }),
  /** By name; the first is the one a newcomer meets. */
  bots: z.array(z.string()),
  /** Those of them that are levels, the weakest first, and what was measured of each: it alone among others, won of a hundred; or its tables beside those of the others. */
  levels: z.array(z.string()),
  measured: z.array(
    z.object({
      level: z.string(),
      among: z.string(),
      players: z.int(),
      games: z.int(),
      won: z.number(),
      low: z.number(),
      high: z.number(),
      others: z.optional(z.number()),
    }),
  ),
  /** What may be chosen, each with its values; the first is the usual one. */
  options: z.record(z.string(), z.array(z.string())),
});
type GameInfo = z.infer<typeof GameInfo>;

const PlayedHere = z.object({ games: z.array(GameInfo) });

/** `GET games`: what is played here. */
export function gameRoutes(app: FastifyInstance, games: Games): void {
  app.get('/games', about('anybody', 'The games of this house.', { reply: PlayedHere }), async () => ({
    games: await Promise.all(Object.keys(games).map((id) => infoOf(games, id))),
  }));
}

async function infoOf(games: Games, id: string): Promise<GameInfo> {
  const { game, bots, levels = [], measured = [] } = await gameOf(games, id);
  const { min, max } = game.players;
  const options = Object.entries(game.options).map(([name, { values }]) => [name, [...values]]);
  return {
    id,
    players: { min, max },
    bots: [...new Set([...Object.keys(bots), 'random'])],
    levels: [...levels],
    measured: [...measured],
    options: Object.fromEntries(options) as GameInfo['options'],
  };
}
