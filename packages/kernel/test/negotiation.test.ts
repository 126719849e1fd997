import type { BaseState, Json } from '@edubba/kernel';
import { defineGame, negotiating, negotiation, ranked, rules, Table } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { plays, refusalOf } from './support.ts';

/** Seat 1 opens a negotiation with seat 2; afterwards seat 0 looks at what came of it. */
type State = BaseState & { goods: { [good: string]: number }[]; ended: Json };

const R = rules<State>();
const haggle = negotiation<State>(R, 'haggle', {
  kinds: { compose: 'offer.compose', answer: 'offer.answer' },
  rule: 'N-1',
  // Who opens may not give tin.
  goods: (s, seat, opener) => {
    const { tin, ...rest } = s.goods[seat] ?? {};
    return seat === opener || tin === undefined ? rest : { ...rest, tin };
  },
  offers: 2,
  // Nobody gives gold away for nothing.
  allowed: (_, { give, get }) => (give['gold'] ?? 0) === 0 || Object.keys(get).length > 0,
});
const main = R.proc<null>('main')({
  haggle: (g) => g.call(haggle, negotiating(1, 2), 'ended'),
  ended: (g) => {
    g.s.ended = g.result;
    return g.goto('look');
  },
  look: { ask: 'look', by: () => 0, options: () => ['a', 'b'], then: (g) => g.end() },
});
const game = defineGame<State>({
  id: 'negotiation',
  version: 1,
  players: { min: 3, max: 3 },
  rules: R,
  main,
  setup: (table) => ({ table, goods: [{}, { gold: 1, tin: 5 }, { gold: 0, tin: 2 }], ended: 'not yet' }),
  visibility: { goods: 'all', ended: 'all' },
  outcome: () => ranked([0, 0, 0]),
  anytime: [{ kind: 'lose', options: () => ['tin'], then: (g, seat) => void (g.s.goods[seat] = { gold: 0 }) }],
});
const open = (): Table<State> => Table.open(game, { seats: 3, seed: 'negotiation' });
const why = (table: Table<State>, seat: number, key: string) => {
  const { target, rule, why: reason } = refusalOf(() => table.play(seat, key));
  return [target, rule, reason];
};

test('an offer is put together piece by piece, as far as there is something, and nobody else knows it', () => {
  const table = open();
  expect(table.options(1)).toEqual(['give+gold', 'get+tin', 'withdraw']);
  expect(why(table, 1, 'send')).toEqual(['send', 'N-1', { id: 'kernel.offer-empty' }]);
  plays(table, '1:give+gold');
  expect(table.options(1)).toEqual(['give-gold', 'get+tin', 'withdraw']);
  expect(why(table, 1, 'send')).toEqual(['send', 'N-1', { id: 'kernel.offer-not-allowed' }]);
  plays(table, '1:get+tin', '1:get+tin');
  expect(table.options(1)).toEqual(['give-gold', 'get-tin', 'send', 'withdraw']);
  expect(table.question(1)).toMatchObject({
    about: { with: 2, offer: null, left: 2 },
    aside: { give: { gold: 1 }, get: { tin: 2 } },
  });
  plays(table, '1:give-gold', '1:get-tin');
  expect(table.machine.aside(1)).toEqual({ give: {}, get: { tin: 1 } });
});

test('an offer is told, answered, and what was agreed is handed back as the opener sees it', () => {
  const table = open();
  plays(table, '1:give+gold', '1:get+tin', '1:send');
  expect(table.events.at(-1)).toMatchObject({
    type: 'negotiation.offered',
    seat: 1,
    data: { to: 2, give: 'gold:1', get: 'tin:1' },
  });
  const terms = { give: { gold: 1 }, get: { tin: 1 } };
  expect(table.question(2)).toMatchObject({ kind: 'offer.answer', about: { with: 1, offer: terms, left: 1 } });
  expect(table.options(2)).toEqual(['accept', 'counter', 'decline']);
  plays(table, '2:accept');
  expect([table.events.at(-1)?.type, table.events.at(-1)?.seat]).toEqual(['negotiation.accepted', 2]);
  expect([table.s.ended, table.asked()]).toEqual([terms, [0]]);
});

test('a counter-offer starts from the offer, must differ from it, and is seen from both sides; then the offers are spent', () => {
  const table = open();
  plays(table, '1:give+gold', '1:get+tin', '1:send', '2:counter');
  expect(table.machine.aside(2)).toEqual({ give: { tin: 1 }, get: { gold: 1 } });
  expect(why(table, 2, 'send')).toEqual(['send', 'N-1', { id: 'kernel.offer-same' }]);
  plays(table, '2:give+tin', '2:send');
  expect(table.events.at(-1)).toMatchObject({ seat: 2, data: { to: 1, give: 'tin:2', get: 'gold:1' } });
  expect(table.question(1)).toMatchObject({
    about: { with: 2, offer: { give: { gold: 1 }, get: { tin: 2 } }, left: 0 },
  });
  expect(table.options(1)).toEqual(['accept', 'decline']);
  expect(why(table, 1, 'counter')).toEqual(['counter', 'N-1', { id: 'kernel.offer-last', params: { offers: 2 } }]);
  plays(table, '1:decline');
  expect([table.events.at(-1)?.type, table.s.ended]).toEqual(['negotiation.declined', null]);
});

test('who withdraws ends it with nothing', () => {
  const table = open();
  plays(table, '1:get+tin', '1:withdraw');
  expect([table.events.at(-1)?.type, table.events.at(-1)?.seat, table.s.ended]).toEqual([
    'negotiation.withdrawn',
    1,
    null,
  ]);
});

test('what was lost meanwhile cannot be agreed on, and what was drafted of it can be taken out', () => {
  const table = open();
  plays(table, '1:get+tin', '2:~lose/tin');
  expect(table.options(1)).toEqual(['give+gold', 'get-tin', 'withdraw']);
  expect(why(table, 1, 'send')).toEqual(['send', 'N-1', { id: 'kernel.offer-unaffordable' }]);
  const sent = open();
  plays(sent, '1:get+tin', '1:send', '2:~lose/tin');
  expect(sent.options(2)).toEqual(['counter', 'decline']);
  expect(why(sent, 2, 'accept')).toEqual(['accept', 'N-1', { id: 'kernel.offer-unaffordable' }]);
});
