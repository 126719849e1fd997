import { play } from '@edubba/akkad/play';
import { type Key, recordOf, recordText, Table, Xoshiro } from '@edubba/kernel';

const SEATS = 4;
const SEED = 'b';
const BOT = 'thumbs';

/**
 * A game of Akkad that rules of thumb have played at least so many answers long, up to a question of a kind, as a file:
 * whoever is asked then is a person, who has given the answers after that.
 */
export function akkadAt(kind: string, from: number, ...given: readonly Key[]): string {
  const bot = play.bots[BOT];
  if (bot === undefined) throw new Error('nobody plays Akkad by rules of thumb');
  const table = Table.open(play.game, { seats: SEATS, seed: SEED });
  const chance = new Xoshiro('pictures');
  while (!table.over && (table.seq < from || table.question(table.toMove)?.kind !== kind)) {
    table.play(table.toMove, bot.choose(table.observe(table.toMove), chance).key);
  }
  if (table.over) throw new Error(`Nobody is asked ${kind} after ${from} answers in this game. Choose another moment.`);
  const person = table.toMove;
  for (const key of given) table.play(person, key);
  const sitters = Array.from({ length: SEATS }, (_, seat) => (seat === person ? 'person' : BOT));
  return recordText({ ...recordOf(table, SEED), sitters } as ReturnType<typeof recordOf>);
}
