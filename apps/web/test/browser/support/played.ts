import { play } from '@edubba/akkad/play';
import { type Key, recordOf, recordText, Table, Xoshiro } from '@edubba/kernel';

const SEATS = 4;
const SEED = 'a';
const BOT = 'thumbs';

/**
 * A game of Akkad that rules of thumb have played so many answers long, as a file: whoever is asked then is a person,
 * who has given the answers after that.
 */
export function akkadAt(steps: number, ...given: readonly Key[]): string {
  const bot = play.bots[BOT];
  if (bot === undefined) throw new Error('nobody plays Akkad by rules of thumb');
  const table = Table.open(play.game, { seats: SEATS, seed: SEED });
  const chance = new Xoshiro('pictures');
  while (table.seq < steps) table.play(table.toMove, bot.choose(table.observe(table.toMove), chance).key);
  const person = table.toMove;
  for (const key of given) table.play(person, key);
  const sitters = Array.from({ length: SEATS }, (_, seat) => (seat === person ? 'person' : BOT));
  return recordText({ ...recordOf(table, SEED), sitters } as ReturnType<typeof recordOf>);
}
