import { play as akkad } from '@edubba/akkad/play';
import { play as ancientWorld } from '@edubba/ancient-world/play';
import type { GamePlay } from '@edubba/gamekit';
import { type BaseState, type Key, recordOf, recordText, Table, Xoshiro } from '@edubba/kernel';

const SEATS = 4;
const SEED = 'b';
const BOT = 'thumbs';

/** A table that rules of thumb have played at least so many answers long, up to a question of a kind. */
function playedTo<S extends BaseState>({ game, bots }: GamePlay<S>, kind: string, from: number): Table<S> {
  const bot = bots[BOT];
  if (bot === undefined) throw new Error(`nobody plays ${game.id} by rules of thumb`);
  const table = Table.open(game, { seats: SEATS, seed: SEED });
  const chance = new Xoshiro('pictures');
  while (!table.over && (table.seq < from || table.question(table.toMove)?.kind !== kind)) {
    table.play(table.toMove, bot.choose(table.observe(table.toMove), chance).key);
  }
  if (table.over) throw new Error(`Nobody is asked ${kind} after ${from} answers in this game. Choose another moment.`);
  return table;
}

/** Such a game as a file: whoever is asked then is a person, who has given the answers after that. */
function gameAt<S extends BaseState>(play: GamePlay<S>, kind: string, from: number, given: readonly Key[]): string {
  const table = playedTo(play, kind, from);
  const person = table.toMove;
  for (const key of given) table.play(person, key);
  const sitters = Array.from({ length: SEATS }, (_, seat) => (seat === person ? 'person' : BOT));
  return recordText({ ...recordOf(table, SEED), sitters } as ReturnType<typeof recordOf>);
}

export const akkadAt = (kind: string, from: number, ...given: readonly Key[]): string =>
  gameAt(akkad, kind, from, given);
export const ancientWorldAt = (kind: string, from: number, ...given: readonly Key[]): string =>
  gameAt(ancientWorld, kind, from, given);
