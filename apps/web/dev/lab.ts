// Positions of a game to look at, one after the other, without a line of the game's own.
import { random as anything } from '@edubba/bots';
import { type AnyPlay, botNamed } from '@edubba/hosting';
import { type BaseState, type Seat, Table, Xoshiro } from '@edubba/kernel';

/** A question that somebody is asked, at some moment of some game. */
export interface Position {
  readonly table: Table<BaseState>;
  readonly seat: Seat;
  readonly kind: string;
}

/** A question of a kind that was met before is looked at only after so many answers. */
const GAP = 37;
/** So many questions of a game are looked at, then comes another with other seats. */
const OF_ONE_GAME = 60;

/**
 * Goes through games of bots, with every number of players in turn, every third played at random: new kinds of questions
 * as soon as they come, and others in between. Always the same ones.
 */
export function* positions(
  play: AnyPlay,
  players: readonly [number, number],
  bot = 'thumbs',
): Generator<Position, never> {
  const [fewest, most] = players;
  const met = new Set<string>();
  for (let round = 0; ; round++) {
    const seats = most - (round % (most - fewest + 1));
    const table = Table.open(play.game, { seats, seed: `lab ${round}` });
    const who = (round % 3 === 2 ? undefined : botNamed(play, bot)) ?? anything;
    const chance = new Xoshiro(`lab ${round}`);
    let looked = 0;
    for (let since = 0; !table.over && looked < OF_ONE_GAME; since++) {
      const seat = table.toMove;
      const kind = table.question(seat)?.kind ?? '';
      if (!met.has(kind) || since > chance.below(2 * GAP)) {
        met.add(kind);
        since = 0;
        looked++;
        yield { table, seat, kind };
      }
      table.play(seat, who.choose(table.observe(seat), chance).key);
    }
  }
}
