import type { Seat } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { thumbs } from '../../bots/thumbs.ts';
import type { State } from '../../rules/index.ts';
import { mesopotamia } from '../../rules/index.ts';

/** Plays a table to its end: rules of thumb in these seats, chance in the others. */
function played(
  seats: number,
  seed: string,
  clever: readonly Seat[],
  options: { [name: string]: string } = {},
): Table<State> {
  const table = Table.open(mesopotamia, { seats, seed, options });
  const random = new Xoshiro(seed, 0);
  for (let n = 0; n < 8_000 && !table.over; n++) {
    const seat = table.asked()[0] ?? 0;
    const open = clever.includes(seat) ? [] : table.options(seat);
    const key = clever.includes(seat)
      ? thumbs.choose(table.observe(seat), random).key
      : (open[random.below(open.length)] ?? '');
    table.play(seat, key);
  }
  return table;
}

test('rules of thumb beat chance at tables of two, from either seat', () => {
  const won = Array.from({ length: 6 }, (_, i) => played(2, `thumbs-${i}`, [i % 2]).outcome?.winners[0] === i % 2);
  expect(won).toEqual([true, true, true, true, true, true]);
});

test('games of three to six by rules of thumb come to their end', () => {
  for (const seats of [3, 4, 5, 6]) {
    const table = played(seats, `all-${seats}`, [0, 1, 2, 3, 4, 5]);
    expect([seats, table.over]).toEqual([seats, true]);
  }
});

test('alone, in every mode and at every level, they do too', () => {
  for (const solo of ['duel', 'siege', 'guardians'])
    for (const level of solo === 'duel' ? ['emperor', 'igigi', 'anunnaki'] : ['emperor']) {
      const table = played(1, `alone-${solo}`, [0], { solo, 'automaton-level': level });
      expect([solo, level, table.over]).toEqual([solo, level, true]);
    }
});

test('beside the Automaton, with simplified combat and dice that are set, they do too', () => {
  const ways = [
    { automaton: 'opponent' },
    { automaton: 'common-enemy' },
    { combat: 'simplified' },
    { dice: 'set' },
    { dice: 'rolled-at-end' },
  ];
  for (const [i, options] of ways.entries())
    expect([options, played(2, `way-${i}`, [0, 1], options).over]).toEqual([options, true]);
});

test('MES-34.11 MES-35.01 the Siege of Ur and the Guardians of Assur are won by them, and not always', {
  timeout: 300_000,
}, () => {
  for (const solo of ['siege', 'guardians']) {
    const won = Array.from(
      { length: 12 },
      (_, i) => played(1, `${solo}-${i}`, [0], { solo }).outcome?.result === 'won',
    );
    expect([solo, won.includes(true), won.includes(false)]).toEqual([solo, true, true]);
  }
});
