import { Refused, Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { State } from '../../rules/index.ts';
import { sammuRamat } from '../../rules/index.ts';

/** What the table may not have in a joint decision, as games of chance come upon it: reason, rule and kind. */
const DENIED: readonly (readonly [rule: string, why: string, kind: string])[] = [
  ['SAM-1.07', 'no.setup.enemies', 'setup.token'],
  ['SAM-4.07', 'no.redirect', 'event.redirect'],
  ['SAM-4.11', 'no.share', 'goods.share'],
  ['SAM-5.15', 'no.tie', 'enemies.tie'],
];

/** A game of chance up to a question of this kind at which somebody is refused something for this reason. */
function cameTo(
  kind: string,
  why: string,
): { readonly table: Table<State>; readonly seat: number; readonly key: string } {
  for (let seed = 0; seed < 400; seed++) {
    const table = Table.open(sammuRamat, { seats: 2 + (seed % 4), seed: `denied ${seed}` });
    const random = new Xoshiro(`denied ${seed}`);
    for (let steps = 0; !table.over && steps < 300; steps++) {
      const [seat = 0] = table.asked();
      const found = table.machine.kind === kind && table.refusals(seat).find((one) => one.why.id === why);
      if (found) return { table, seat, key: found.target };
      const options = table.options(seat);
      table.play(seat, options[random.below(options.length)] ?? '');
    }
  }
  throw new Error(`nobody is refused anything by ${why}`);
}

test.for(DENIED)('%s what the table may not decide is refused with the reason %s', ([rule, why, kind]) => {
  const { table, seat, key } = cameTo(kind, why);
  expect(table.options(seat)).not.toContain(key);
  const before = table.fingerprint();
  const refusal = (): unknown => {
    try {
      return table.play(seat, key);
    } catch (error) {
      return error instanceof Refused ? error.refusal : error;
    }
  };
  expect(refusal()).toMatchObject({ target: key, rule, why: { id: why } });
  expect(table.fingerprint()).toBe(before);
});
