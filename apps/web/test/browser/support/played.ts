import { botNamed } from '@edubba/hosting';
import { type GameRecord, type Key, recordOf, recordText, Table, Xoshiro } from '@edubba/kernel';
import { playOf } from './games.ts';

const SEATS = 4;
const SEED = 'b';
/** Who plays by rules of thumb, by the name it has in the game. */
const BOTS = ['thumbs', 'advisor'];

/**
 * A game as a file that rules of thumb have played at least so many answers long, up to a question of a kind: whoever is asked
 * then is a person, who has given the answers after that.
 */
export async function gameAt(id: string, kind: string, from: number, ...given: readonly Key[]): Promise<string> {
  const play = await playOf(id);
  const name = BOTS.find((one) => botNamed(play, one) !== undefined) ?? '';
  const bot = botNamed(play, name);
  if (bot === undefined) throw new Error(`nobody plays ${id} by rules of thumb`);
  const table = Table.open(play.game, { seats: SEATS, seed: SEED });
  const chance = new Xoshiro('pictures');
  while (!table.over && (table.seq < from || table.question(table.toMove)?.kind !== kind)) {
    table.play(table.toMove, bot.choose(table.observe(table.toMove), chance).key);
  }
  if (table.over) throw new Error(`Nobody is asked ${kind} after ${from} answers in this game. Choose another moment.`);
  const person = table.toMove;
  for (const key of given) table.play(person, key);
  const sitters = Array.from({ length: SEATS }, (_, seat) => (seat === person ? 'person' : name));
  return recordText({ ...recordOf(table, SEED), sitters } as GameRecord);
}
