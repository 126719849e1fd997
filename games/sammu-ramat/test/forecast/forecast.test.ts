import { viewOf, Xoshiro } from '@edubba/kernel';
import { describe, expect, test } from 'vitest';
import { forecast, percent } from '../../forecast/index.ts';
import type { Forecast } from '../../forecast/index.ts';
import { whatHappens } from './idle.ts';
import { someMonth } from './some-month.ts';

/** So many Months in `npm run -s proofs`; here a few of them. */
const MONTHS = process.env['EDUBBA_PROOFS'] === '1' ? 10_000 : 300;

/** 99 of 100 such sums lie this near to what was to be expected. */
const NORMAL_99 = 2.576;

interface Sum {
  expected: number;
  spread: number;
  happened: number;
  months: number;
}

test(`over ${MONTHS} Months what was foretold comes about as often as it was said, and nothing else`, {
  timeout: 1_200_000,
}, () => {
  const sums = new Map<string, Sum>();
  const [unforetold, broken]: [string[], string[]] = [[], []];
  let months = 0;
  for (let n = 0; months < MONTHS; n++) {
    const seed = `forecast/${n}`;
    const machine = someMonth(seed);
    if (machine === undefined) continue;
    months++;
    const random = new Xoshiro(`${seed}/chance`);
    const foretold = forecast(viewOf(machine, random.below(machine.pos.s.table.seats)).s) as Forecast;
    const { happened, event } = whatHappens(machine, random);
    const ids = new Map(foretold.threats.map((threat) => [threat.id, threat]));
    for (const id of happened) if (!ids.has(id)) unforetold.push(`${seed} ${id}`);
    if (event !== '' && !foretold.events.some(({ id }) => id === event)) unforetold.push(`${seed} ${event}`);
    for (const { id, chance } of foretold.threats)
      if (chance.n === chance.of && !happened.has(id)) broken.push(`${seed} ${id}`);
    // One of each kind: what hangs together is not counted twice.
    const kinds = new Map<string, typeof foretold.threats>();
    for (const threat of foretold.threats) {
      const kind = `${threat.stage}/${threat.is.what}`;
      kinds.set(kind, [...(kinds.get(kind) ?? []), threat]);
    }
    for (const [kind, threats] of kinds) {
      const one = threats[random.below(threats.length)];
      if (one === undefined) continue;
      const p = Number(one.chance.n) / Number(one.chance.of);
      const sum = sums.get(kind) ?? { expected: 0, spread: 0, happened: 0, months: 0 };
      sums.set(kind, sum);
      sum.months++;
      sum.expected += p;
      sum.spread += p * (1 - p);
      if (happened.has(one.id)) sum.happened++;
    }
  }
  expect(unforetold.slice(0, 5)).toEqual([]);
  expect(broken.slice(0, 5)).toEqual([]);
  const wrong = [...sums].filter(
    ([, { expected, spread, happened }]) => Math.abs(happened - expected) > NORMAL_99 * Math.sqrt(spread) + 0.5,
  );
  expect(Object.fromEntries(wrong)).toEqual({});
  // All that can threaten was among it.
  const whats = new Set([...sums.keys()].map((kind) => kind.split('/')[1]));
  for (const what of ['overrun', 'advance', 'unrest', 'plague', 'raid', 'attempt', 'killed', 'gate', 'tokens', 'over'])
    expect(whats).toContain(what);
});

describe('percent', () => {
  test('calls nothing possible impossible and nothing uncertain certain', () => {
    expect(percent({ n: 0n, of: 1n })).toBe(0);
    expect(percent({ n: 1n, of: 1000n })).toBe(1);
    expect(percent({ n: 1n, of: 3n })).toBe(33);
    expect(percent({ n: 999n, of: 1000n })).toBe(99);
    expect(percent({ n: 1n, of: 1n })).toBe(100);
  });
});
