import type { BaseState } from '@edubba/kernel';
import {
  clockwise,
  defineGame,
  forEachSeat,
  guarded,
  inOrder,
  no,
  ranked,
  rules,
  Table,
  told,
  toldEach,
} from '@edubba/kernel';
import { expect, test } from 'vitest';

test('guards: options and refusals can never disagree', () => {
  const even = guarded<number, number>(
    (s) => Array.from({ length: s }, (_, i) => `${i}`),
    (_, v, key) => (Number(key) % v === 0 ? undefined : no('H-2', 'h.odd', { n: Number(key) })),
  );
  expect([even.options(4, 2), even.refusals(4, 2)]).toEqual([
    ['0', '2'],
    [
      { target: '1', rule: 'H-2', why: { id: 'h.odd', params: { n: 1 } } },
      { target: '3', rule: 'H-2', why: { id: 'h.odd', params: { n: 3 } } },
    ],
  ]);
  const odd = told<number, number>((s, v, say) => {
    for (let i = 0; i < s; i++) say(`${i}`, i % v !== 0 ? undefined : no('H-2', 'h.even'));
  });
  expect([odd.options(3, 2), odd.refusals(3, 2).map(({ target }) => target)]).toEqual([['1'], ['0', '2']]);
  const each = toldEach<number, null>((_, __, say, seat) => {
    say('a', undefined);
    say('b', seat === 0 ? undefined : no('H-3', 'h.not-you', undefined, { id: 'h.ask-seat-0' }));
  });
  expect([each.options(0, null, 0), each.options(0, null, 1)]).toEqual([['a', 'b'], ['a']]);
  expect(each.refusals(0, null, 1)).toEqual([
    { target: 'b', rule: 'H-3', why: { id: 'h.not-you' }, fix: { id: 'h.ask-seat-0' } },
  ]);
});

test('the order of seats, from one of them on', () => {
  expect([clockwise(4, 2), clockwise(1, 0), inOrder([2, 0])]).toEqual([[2, 3, 0, 1], [0], { seats: [2, 0], next: 0 }]);
});

test('one after another, and whoever needs nothing when it is its turn is passed over', () => {
  type State = BaseState & { needs: boolean[]; trail: number[] };
  const R = rules<State>();
  const visit = R.proc<{ seat: number }>('visit')({
    note: (g, { seat }) => {
      g.s.trail.push(seat);
      // The first takes away what the second would have come for.
      g.s.needs[seat + 1] = false;
      return g.end();
    },
  });
  const all = forEachSeat(R, 'all', visit, (s, seat) => s.needs[seat] === true);
  const game = defineGame<State>({
    id: 'visits',
    version: 1,
    players: { min: 1, max: 1 },
    rules: R,
    main: R.proc<null>('main')({ start: (g) => g.become(all, inOrder([2, 0, 1, 3])) }),
    setup: (table) => ({ table, needs: [true, true, false, true], trail: [] }),
    visibility: { needs: 'all', trail: 'all' },
    outcome: () => ranked([0]),
  });
  expect(Table.open(game, { seats: 1 }).s.trail).toEqual([0, 3]);
});
