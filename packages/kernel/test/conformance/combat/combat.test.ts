import { freeTests, table } from '@edubba/testkit';
import { describe, expect, test } from 'vitest';
import { combatGame } from './game.ts';
import { armies, attacked, opened, passes } from './opened.ts';

test('CMB-1.01 three homes with 2 spears and 1 archer; Nippur and Mari are nobody’s', () => {
  const { holder, army } = opened().board;
  expect(holder).toEqual({ kish: 0, ur: 1, eridu: 2, nippur: -1, mari: -1 });
  expect([army.kish, army.ur, army.eridu]).toEqual([0, 1, 2].map(() => ({ spear: 2, archer: 1 })));
});

test('CMB-1.02 a hand is known to its owner only', () => {
  const t = opened();
  expect(t.p1.sees().hand).toEqual([
    ['?card', '?card', '?card'],
    ['miss#1', 'sabotage#3'],
    ['?card', '?card'],
  ]);
  expect(t.sees('spectator').board.hand.flat()).toEqual(Array(7).fill('?card'));
  expect(t.p1.sees().deck).toEqual(Array(5).fill('?card'));
  const drawn = t.table.eventsFor(2).flatMap(({ event }) => (event?.type === 'card.drawn' ? [event.item] : []));
  expect(drawn).toEqual(['?card', '?card', 'sabotage#2', '?card', '?card', 'blank#2', '?card']);
});

test('CMB-1.03 what is mustered comes from the supply, and ends with it', () => {
  const t = table(combatGame, {
    seats: 3,
    having: { supply: { spear: 1, archer: 0 }, army: armies({ kish: [11, 6] }) },
  });
  t.p0.isRefused('muster:archer/kish', 'CMB-1.03', 'cmb.supply-empty');
  t.p0.answers('turn.act', 'muster:spear/kish');
  expect(t.board.supply.spear).toBe(0);
  t.p1.isRefused('muster:spear/ur', 'CMB-1.03', 'cmb.supply-empty');
});

test('CMB-2.01 a seat draws, then acts; collecting brings silver; the next seat follows', () => {
  const t = opened();
  expect(t.board.hand[0]).toHaveLength(3);
  t.p0.answers('turn.act', 'collect');
  expect(t.board.silver).toEqual([2, 1, 1]);
  t.p0.isNotAsked();
  t.p1.isAsked('turn.act');
  expect(t.board.hand[1]).toHaveLength(3);
});

test('CMB-2.02 an empty bag is filled from the discard, and what was seen there is forgotten', () => {
  const t = attacked();
  t.p1.answers('hit.react', 'play:miss');
  passes(t, 2, 0, 0);
  t.p0.answers('combat.lose', 'spear');
  for (let turn = 1; turn < 6; turn++) t.seat(turn % 3).answers('turn.act', 'rest');
  // The twelfth card was drawn on the sixth turn: for the seventh the Miss! of the discard is all there is.
  expect(t.board.discard).toEqual([]);
  expect(t.board.hand[0]).toContain('miss#1');
  expect(t.p1.sees().hand[0]).not.toContain('miss#1');
  expect(t.p1.sees().hand[0]).toEqual(Array(t.board.hand[0]?.length).fill('?card'));
});

test('CMB-2.02 with bag and discard empty nobody draws', () => {
  const t = opened();
  for (let turn = 0; turn < 8; turn++) t.seat(turn % 3).answers('turn.act', 'rest');
  expect(t.board.hand.flat()).toHaveLength(12);
  t.p2.isAsked('turn.act');
});

test('CMB-3.01 an attack needs a road and an army', () => {
  const t = table(combatGame, { seats: 3, having: { army: armies({ ur: [2, 1], eridu: [2, 1] }) } });
  t.p0.isRefused('attack:kish/eridu', 'CMB-3.01', 'cmb.no-road');
  t.p0.isRefused('attack:kish/ur', 'CMB-3.01', 'cmb.no-army', 'cmb.muster-first');
  expect(t.p0.tries('attack:kish/ur').why.params).toEqual({ place: 'kish' });
});

test('CMB-3.02 nobody attacks what it holds', () => {
  const t = opened();
  t.p0.answers('turn.act', 'attack:kish/mari');
  t.p1.answers('turn.act', 'rest');
  t.p2.answers('turn.act', 'rest');
  t.p0.isRefused('attack:mari/kish', 'CMB-3.02', 'cmb.own-place');
});

test('CMB-3.03 an army that meets nobody captures without combat', () => {
  const t = opened();
  t.p0.answers('turn.act', 'attack:kish/mari');
  expect(t.board.holder).toMatchObject({ kish: 0, mari: 0 });
  expect(t.board.army).toMatchObject({ kish: { spear: 0, archer: 0 }, mari: { spear: 2, archer: 1 } });
  t.p1.isAsked('turn.act');
});

test('CMB-4.01 the defender may retreat to an empty or own neighbour, and the attacker walks in', () => {
  const t = opened();
  t.p0.answers('turn.act', 'attack:kish/ur');
  t.p1.isAsked('combat.retreat').offeringExactly('stay', 'to:nippur');
  t.p1.isRefused('to:mari', 'CMB-4.01', 'cmb.no-road');
  t.p1.isRefused('to:eridu', 'CMB-4.01', 'cmb.enemy-there');
  t.p1.isRefused('to:kish', 'CMB-4.01', 'cmb.enemy-there');
  t.p1.answers('combat.retreat', 'to:nippur');
  expect(t.board.holder).toMatchObject({ kish: 0, ur: 0, nippur: 1 });
  expect(t.board.army.ur).toEqual({ spear: 2, archer: 1 });
});

test('CMB-4.01 who cannot retreat is not asked: the only option is taken and recorded', () => {
  const t = table(combatGame, {
    seats: 3,
    having: {
      holder: { kish: 0, ur: 1, eridu: 2, nippur: 2, mari: 2 },
      army: armies({ kish: [1, 0], ur: [1, 0], eridu: [1, 0], nippur: [1, 0] }),
    },
  });
  t.p0.answers('turn.act', 'attack:kish/ur');
  expect(t.table.log.filter(({ mark }) => mark === 'forced').map(({ key }) => key)).toEqual(['stay']);
});

test('CMB-5.01 conversion costs 1 silver and never takes the last unit', () => {
  const t = opened(['1', '1']);
  t.p0.answers('turn.act', 'attack:kish/ur');
  t.p1.answers('combat.retreat', 'stay');
  t.p0.answers('combat.convert', 'convert');
  expect(t.board.silver[0]).toBe(0);
  expect([t.board.army.kish.spear, t.board.army.ur.spear]).toEqual([3, 1]);
});

test.each([
  [[2, 0], 0, 'cmb.no-silver', 'cmb.collect-first'],
  [[1, 0], 1, 'cmb.last-unit', undefined],
  [[0, 2], 1, 'cmb.no-spear', undefined],
] as const)('CMB-5.01 conversion of %j with %i silver is refused: %s', (army, silver, why, fix) => {
  const having = { silver: [silver, 1, 1], army: armies({ kish: [2, 0], ur: army, eridu: [1, 0] }) };
  const t = table(combatGame, { seats: 3, having });
  t.p0.answers('turn.act', 'attack:kish/ur');
  t.p1.answers('combat.retreat', 'stay');
  t.p0.isRefused('convert', 'CMB-5.01', why, fix).answers('combat.convert', 'fight');
});

describe('CMB-6.01, 6.02 volley and melee', () => {
  test.each([
    [['1', '1'], { ur: 2, kish: 2 }],
    [['4', '1'], { ur: 1, kish: 2 }],
    [['3', '6'], { ur: 2, kish: 1 }],
    [['4', '4'], { ur: 1, kish: 1 }],
  ])('dice %j', (dice, left) => {
    // Nobody holds a card that matters: everybody passes by standing order.
    const t = opened(dice);
    for (const seat of [0, 1, 2]) t.table.order({ seat, kind: 'hit.react', key: 'pass' });
    t.p0.answers('turn.act', 'attack:kish/ur');
    t.p1.answers('combat.retreat', 'stay');
    t.p0.answers('combat.convert', 'fight');
    while (t.table.machine.kind === 'combat.lose') t.seat(t.table.toMove).answers('combat.lose', 'spear');
    const { kish, ur } = t.board.army;
    expect({ ur: ur.spear + ur.archer, kish: kish.spear + kish.archer }).toEqual(left);
    expect(t.unusedChance).toEqual({});
  });
});

test('CMB-8.01 an attacker left with an army against none captures', () => {
  const t = table(combatGame, { seats: 3, having: { army: armies({ kish: [3, 0], ur: [1, 0], eridu: [1, 0] }) } });
  for (const seat of [0, 1, 2]) t.table.order({ seat, kind: 'hit.react', key: 'pass' });
  t.p0.answers('turn.act', 'attack:kish/ur');
  t.p1.answers('combat.retreat', 'stay');
  t.p0.answers('combat.convert', 'fight');
  expect(t.board.holder.ur).toBe(0);
  expect(t.board.army).toMatchObject({ kish: { spear: 0 }, ur: { spear: 2 } });
});

test('CMB-8.01 otherwise the army goes home, and the place stays with its holder', () => {
  const t = table(combatGame, { seats: 3, having: { army: armies({ kish: [1, 0], ur: [1, 0], eridu: [1, 0] }) } });
  for (const seat of [0, 1, 2]) t.table.order({ seat, kind: 'hit.react', key: 'pass' });
  t.p0.answers('turn.act', 'attack:kish/ur');
  t.p1.answers('combat.retreat', 'stay');
  t.p0.answers('combat.convert', 'fight');
  expect(t.board.holder).toMatchObject({ kish: 0, ur: 1 });
  expect(t.board.army).toMatchObject({ kish: { spear: 0 }, ur: { spear: 0 } });
  t.p1.isAsked('turn.act');
});

test('CMB-9.01 three rounds, then places count 3, units and silver 1', () => {
  const t = opened();
  for (let turn = 0; turn < 9; turn++) t.seat(turn % 3).answers('turn.act', turn === 0 ? 'collect' : 'rest');
  expect(t.outcome).toMatchObject({ scores: [8, 7, 7], winners: [0] });
});

test('CMB-9.01 whoever holds every place has won at once', () => {
  const t = table(combatGame, {
    seats: 3,
    having: { holder: { kish: 0, ur: 1, eridu: 0, nippur: 0, mari: 0 }, army: armies({ kish: [2, 0] }) },
  });
  t.p0.answers('turn.act', 'attack:kish/ur');
  expect(t.over).toBe(true);
  expect(t.outcome?.winners).toEqual([0]);
});

// CMB-7.05 `able` gives away who holds what, by its own rule: see above.
freeTests(combatGame, { options: { poll: 'public' } });
freeTests(combatGame, { options: { poll: 'all' }, seed: 'all', games: 100 });
