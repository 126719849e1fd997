import { random as chanceBot, playOut } from '@edubba/bots';
import type { Machine } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import type { State } from '../../rules/index.ts';
import { sammuRamat } from '../../rules/index.ts';

/** A table of random players, stopped when somebody is to act. */
export function someMonth(seed: string): Machine<State> | undefined {
  const random = new Xoshiro(seed);
  const options = Object.fromEntries(
    Object.entries(sammuRamat.options).map(([name, { values }]) => [name, values[random.below(values.length)] ?? '']),
  );
  const seats = options['campaign'] === 'expert' ? 1 + random.below(3) : 1 + random.below(5);
  const table = Table.open(sammuRamat, { seats, seed, events: false, options });
  const month = 1 + random.below(5);
  let found: Machine<State> | undefined;
  playOut(table, [chanceBot], random, {
    onAnswer: () => {
      const { s } = table;
      if (found === undefined && s.month >= month && s.stage === 'actions' && table.machine.kind === 'turn.act')
        found = table.machine.clone();
    },
  });
  return found;
}
