import type { BaseState, Table } from '@edubba/kernel';
import type { GamePlan, ReplayDoor, ReplaySource } from './api.ts';
import { loadGame } from './games.ts';
import type { Shelf } from './kept-game.ts';
import { KeptGame } from './kept-game.ts';
import { decodeLink } from './link.ts';
import { planOf, verified } from './record-file.ts';
import type { Keep, Watched } from './replay.ts';
import { Replay } from './replay.ts';

/** Opens a game to look at. In a file of its own: no table needs any of this. */
export async function watch(source: ReplaySource, shelf: Shelf, keep: Keep): Promise<ReplayDoor> {
  return new Replay(await watched(source, shelf), keep);
}

async function watched(source: ReplaySource, shelf: Shelf): Promise<Watched> {
  if ('link' in source) {
    const { play, info, sitters, line } = await decodeLink(source.link, (game) => loadGame(shelf.games, game));
    const plan: GamePlan = { game: play.game.id, seats: sitters, options: info.options, curtain: true };
    return { play, info, plan, line };
  }
  if ('id' in source) {
    const game = await KeptGame.open(shelf, source.id);
    const { table, head } = game;
    return { play: await game.withBots(), info: table.info, plan: head.plan, line: table.line, ...beginningOf(table) };
  }
  const { record } = source;
  const { play, table } = await verified(record, shelf.games);
  return { play, info: table.info, plan: planOf(play, record), line: table.line, ...beginningOf(table) };
}

/** Where a table began, if not with an empty board. */
function beginningOf({ start, after }: Table<BaseState>): Pick<Watched, 'start' | 'after'> {
  return { ...(start === undefined ? {} : { start }), ...(after === undefined ? {} : { after }) };
}
