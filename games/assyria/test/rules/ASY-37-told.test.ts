import { expect, test } from 'vitest';
import { shipZones } from '../../rules/queries/ship-zones.ts';
import { influenceScores } from '../../rules/queries/scores.ts';
import { redActs } from '../red.ts';
import { assyriaTable, spaceNames } from '../support.ts';

// What the log tells and what refusals say, where the board alone would not show it.

/** What was told under this name: whose it was, and its numbers. */
const told = (t: { readonly table: { readonly events: readonly object[] } }, type: string): unknown[] =>
  (t.table.events as readonly { type: string; seat?: number; data?: unknown }[])
    .filter((event) => event.type === type)
    .map(({ seat, data }) => [seat, data]);

test('ASY-7.02 it is told how many Huts each player gains', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'growth',
    round: 1,
    has: { blue: { mainHuts: 2 } },
    chance: { 'growth.marker': ['EM-G2'] },
  });
  const [[, first] = [], [, second] = []] = told(t, 'growth.huts') as [number, { n: number }][];
  expect([first?.n, second?.n]).toEqual(t.board.growthHuts);
  expect(t.board.growthHuts.every((n) => n > 0)).toBe(true);
});

test('ASY-2.20 it is told which place each Leader has', () => {
  const t = assyriaTable({
    players: ['red', 'blue', 'purple'],
    at: 'beginning',
    chance: { 'start.leader': ['seat/2', 'seat/0'] },
  });
  expect(told(t, 'start.leader')).toEqual([
    [2, { place: 1 }],
    [0, { place: 2 }],
    [1, { place: 3 }],
  ]);
});

test('ASY-24.08 it is told what a Bonus cost', () => {
  const t = redActs({ gold: 2 }, { civilisations: ['CV01', 'CV06', 'CV07'] });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'highest/gold').answers('bonus.resolve', 'yes');
  t.red.answers('bonus.pay', 'gold');
  expect(told(t, 'bonus.paid')).toEqual([[0, { what: 'gold', n: 1 }]]);
});

test('ASY-10.07 zones of Ships as they are explained: one for those that touch, with all around them', () => {
  const zones = (ships: string[]): string[] =>
    shipZones(redActs({}, { ships }).board).map((zone) => spaceNames([...zone].sort((a, b) => a - b)));
  const [alone = ''] = zones(['C3']);
  const [both = '', ...others] = zones(['C3', 'D3']);
  expect([alone.split(' ').length, others]).toEqual([7, []]);
  expect(alone.split(' ').every((space) => both.split(' ').includes(space))).toBe(true);
  expect(both.split(' ').length).toBeGreaterThan(7);
  expect(zones(['C3', 'G7'])).toHaveLength(2);
  expect(zones([])).toEqual([]);
});

test('ASY-29.05 while fewer than three markers lie there the others are worth nothing', () => {
  const t = assyriaTable({
    players: ['red', 'blue', 'purple'],
    at: { actionsTurn: 'red' },
    round: 1,
    markers: ['EM-G2'],
    has: { red: { influence: 5 }, blue: { influence: 4 }, purple: { influence: 3 } },
  });
  expect(influenceScores(t.board).map(({ vp }) => vp)).toEqual([3, 0, 0]);
});

test('ASY-26.20 a Hut that can go nowhere is refused for that, and not as somebody else’s', () => {
  const walls = { blue: { huts: ['E1', 'E3', 'D1', 'F1', 'F2', 'D2'] } };
  const t = redActs({ favours: ['FV19-1'], huts: ['E2', 'F5', 'F7'], ziggurats: { G9: 1 } }, { has: walls });
  t.red.answers('action.choose', 'favour/FV19-1');
  t.red.isRefused('E2', 'ASY-26.20', 'no.move.stuck').isRefused('E1', 'ASY-26.20', 'no.hut.not-yours');
});

test('ASY-16.08 nothing is said of more discount cards than are held', () => {
  const t = redActs({ favours: ['FV10-1', 'FV10-2'], camels: 1, ziggurats: { D2: 2 } });
  t.red.answers('action.choose', 'raise').isAsked('ziggurat.discount');
  expect(t.red.refusal('cards/0')?.rule).toBe('ASY-16.08');
  expect(t.table.refusals(0).map(({ target }) => target)).not.toContain('cards/3');
});

test('ASY-13.03 the refusal counts the own Huts around the site', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { wells: 'red' },
    has: { red: { ziggurats: { G2: 1 }, huts: ['C1', 'C2', 'D1', 'E2'] }, blue: { huts: ['E1'] } },
  });
  expect(t.red.refusal('WL04')?.why).toMatchObject({ id: 'no.well.huts', params: { own: 2 } });
});

test('ASY-37.02 cards that are shuffled back are known to nobody', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'growth',
    round: 2,
    foodDeck: [],
    chance: { 'growth.marker': ['EM-G2'] },
  });
  expect(Object.keys(t.table.machine.pos.known)).toEqual([]);
  expect(t.red.sees().foodDeck.filter((item) => !item.startsWith('?'))).toEqual([]);
});

test('ASY-2.04 it is told in which row each card is laid, the top one first', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'growth', round: 1, chance: { 'growth.marker': ['EM-G2'] } });
  const laid = t.table.events.filter(({ type }) => type === 'card.laid');
  expect(laid.map(({ data }) => data?.['row'])).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3]);
});

test('ASY-19.02 it is told where a Ziggurat is raised and how high it is then', () => {
  const t = redActs({ ziggurats: { D2: 2 } });
  t.red.answers('action.choose', 'raise');
  expect(told(t, 'ziggurat.raised')).toEqual([[0, { space: 'D2', level: 3 }]]);
});

test.each([
  ['CV01', 'ASY-27.01', 1],
  ['CV10', 'ASY-27.10', 2],
])('ASY-1.05 VP paid for the Bonus of %s are told as lost, by the rule that asks for them', (board, rule, n) => {
  const t = redActs({ gold: 1, vp: 5 }, { civilisations: [board, 'CV06', 'CV07'] });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'highest/gold').answers('bonus.resolve', 'yes');
  expect(t.table.events.filter(({ type }) => type === 'vp.lost')).toMatchObject([{ rule, data: { n } }]);
});

test('ASY-17.05 where all Ploughs are face up nothing is told of turning one', () => {
  const up = (ploughs: number) => {
    const t = redActs(
      { ploughs, ziggurats: { D2: 3 } },
      { civilisations: ['CV01', 'CV02', 'CV08'], roofs: ['lowest'] },
    );
    t.red.answers('action.choose', 'roof');
    return told(t, 'ploughs.turned');
  };
  expect([up(1), up(2)]).toEqual([[[0, { n: 1 }]], []]);
});
