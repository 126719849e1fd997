import type { Bot } from '@edubba/bots';
import { playOut, random } from '@edubba/bots';
import { Table, Xoshiro } from '@edubba/kernel';
import type { State } from '../../rules/index.ts';
import { akkad } from '../../rules/index.ts';

/** What came of one bot among random ones. */
export interface Duel {
  readonly players: number;
  readonly games: number;
  /** Won alone. */
  readonly wins: number;
  readonly errors: number;
  readonly vp: number;
}

/** One bot against random ones in all other seats; it sits in every seat equally often. */
export function playDuel(bot: Bot<State>, players: number, games: number, seed: string): Duel {
  let [wins, errors, vp] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const seat = game % players;
    const own = `${seed}/${game}`;
    const table = Table.open(akkad, { seats: players, seed: own, events: false });
    const bots = Array.from({ length: players }, (_, at): Bot<State> => (at === seat ? bot : random));
    const { outcome, faults } = playOut(table, bots, new Xoshiro(`${own}/bots`));
    errors += faults.length;
    vp += table.machine.pos.s.vp[seat] ?? 0;
    if (outcome?.winners.length === 1 && outcome.winners[0] === seat) wins++;
  }
  return { players, games, wins, errors, vp: vp / games };
}
