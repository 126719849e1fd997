import { expect, test } from 'vitest';
import type { Board, Player } from '../support.ts';
import { acts, ancientTable, goodsOf, standingOn, told, whereAre } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];
const blues = (blue: Player, more: Partial<Board<Name>> = {}) =>
  ancientTable({ players: THREE, at: { turn: 'blue' }, round: 3, ...more, has: { ...more.has, blue } });

test('AW-12.04 AW-A.33 a citizen symbol brings the lowest unused citizen once, to the new ones; none if none is left', () => {
  const t = blues({ coins: 9, citizens: { 2: 'ready', 3: 'ready', 5: 'ready' } }, { row: ['EA21'] });
  acts(t, 'blue', 'citizen/3', 'build', 'EA21');
  expect([whereAre(t, 1), told(t.red, 'citizen.gained')]).toEqual([
    ['new', 'ready', 'build', 'supply', 'ready'],
    ['citizen.gained AW-12.04 1'],
  ]);
  const all = blues(
    { coins: 9, citizens: { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'ready', 5: 'ready' } },
    { row: ['EA21'] },
  );
  acts(all, 'blue', 'citizen/3', 'build', 'EA21');
  expect([whereAre(all, 1).includes('new'), goodsOf(all, 1)[0], all.board.tableau[1]?.includes('EA21')]).toEqual([
    false,
    4,
    true,
  ]);
});

test('AW-12.05 AW-12.07 AW-12.08 AW-13.06 income, knowledge and ambrosia come in each End of Round', () => {
  const blue = {
    coins: 0,
    cards: ['EA28', 'EA05', 'EA14'],
    districts: ['D12', 'D13', 'D16'],
    titans: ['T102', 'T209'],
  };
  const t = ancientTable({ players: THREE, at: 'end', has: { blue } });
  expect(goodsOf(t, 1)).toEqual([5 + 2 + 1 + 2 + 1, 2, 1 + 2]);
  const lines = told(t.red, '').filter((line) => line.includes('AW-13.06'));
  expect(lines.slice(1, 4)).toEqual([
    'coins.gained AW-13.06 11',
    'knowledge.gained AW-13.06 2',
    'ambrosia.gained AW-13.06 3',
  ]);
});

test('AW-12.06 each food symbol feeds one citizen', () => {
  const check = (cards: string[]) => {
    const citizens = { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'ready', 5: 'ready' };
    const t = ancientTable({ players: THREE, at: 'end', has: { blue: { cards, citizens } } });
    return t.board.round === 1 ? t.blue.isAsked('hunger.starve').options.length : 0;
  };
  expect([check([]), check(['EA18', 'EA36']), check(['EA20'])]).toEqual([5, 0, 0]);
});

test('AW-12.11 several symbols on a card work independently', () => {
  const t = ancientTable({
    players: THREE,
    at: 'end',
    has: { blue: { coins: 0, cards: ['EA19', 'EA22'], citizens: { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'ready' } } },
  });
  expect([goodsOf(t, 1), whereAre(t, 1).includes('starving')]).toEqual([[6, 0, 1], false]);
});

test('AW-12.12 symbols of an army work only when it is paid, for that attack', () => {
  const armies = [{ active: 'M14' }, { active: 'M02' }, { active: 'M09' }];
  const t = blues(
    { coins: 9, armies, districts: ['D08'], cards: ['EA28!'] },
    { tops: ['T101', 'T215', 'T310'], chance: { 'damage.die': ['blank'] } },
  );
  acts(t, 'blue', 'attack', 'deck/1', '0');
  expect([goodsOf(t, 1), told(t.red, 'card')]).toEqual([[8, 0, 0], []]);
});

test('AW-12.13 AW-E.13 AW-15.02 a citizen is traded for the lowest unused one above it, in exactly its place', () => {
  const t = blues(
    { coins: 5 },
    { row: ['EA09'], ambrosia: { build: 2 }, has: { red: { passed: true }, green: { passed: true } } },
  );
  acts(t, 'blue', 'citizen/1', 'build', 'EA09');
  t.blue.isAsked('citizen.trade').offeringExactly('citizen/1', 'citizen/2', 'citizen/3', 'none');
  expect(goodsOf(t, 1)[2]).toBe(0);
  acts(t, 'blue', 'citizen/1');
  expect([whereAre(t, 1), standingOn(t, 'build'), goodsOf(t, 1)]).toEqual([
    ['supply', 'ready', 'ready', 'build', 'supply'],
    ['1:4'],
    [0, 0, 2],
  ]);
  expect(told(t.red, 'citizen.traded')).toEqual(['citizen.traded AW-12.13 1 4']);
  // A later Grow brings citizen 1 again.
  const grown = blues({ coins: 5, citizens: { 2: 'ready', 3: 'ready', 4: 'build' } });
  acts(grown, 'blue', 'citizen/3', 'grow', 'perform');
  expect(whereAre(grown, 1)).toEqual(['new', 'ready', 'grow', 'build', 'supply']);
});

test('AW-12.13 not where no unused citizen is higher, and it may be declined', () => {
  const t = blues({ coins: 5, citizens: { 1: 'ready', 3: 'ready', 5: 'ready' } }, { row: ['EA09'] });
  acts(t, 'blue', 'citizen/3', 'build', 'EA09');
  t.blue.isAsked('citizen.trade').offeringExactly('citizen/1', 'citizen/3', 'none');
  acts(t, 'blue', 'none');
  expect(whereAre(t, 1)).toEqual(['ready', 'supply', 'build', 'supply', 'ready']);
  const none = blues({ coins: 5, citizens: { 3: 'ready', 4: 'ready', 5: 'ready' } }, { row: ['EA09'] });
  acts(none, 'blue', 'citizen/3', 'build', 'EA09');
  none.green.isAsked('turn.action');
});

test('AW-12.14 a traded citizen keeps its status, costs no charge and is not a gain', () => {
  const where = { 1: 'new', 2: 'starving', 3: 'ready', 4: 'labor' };
  const t = blues(
    { coins: 9, cards: ['EA17'], citizens: where },
    { row: ['EA09'], has: { green: { citizens: { 5: 'labor', 1: 'ready' } } } },
  );
  acts(t, 'blue', 'citizen/3', 'build', 'EA09', 'citizen/4');
  expect([whereAre(t, 1), goodsOf(t, 1)[0], standingOn(t, 'labor')]).toEqual([
    ['new', 'starving', 'build', 'supply', 'labor'],
    4,
    ['1:5', '2:5'],
  ]);
  const fresh = blues({ coins: 9, cards: ['EA17'], citizens: where }, { row: ['EA09'] });
  acts(fresh, 'blue', 'citizen/3', 'build', 'EA09', 'citizen/1');
  expect([whereAre(fresh, 1), goodsOf(fresh, 1)[0]]).toEqual([['supply', 'starving', 'build', 'labor', 'new'], 4]);
});

test('AW-12.14 from then on others compare with its own number', () => {
  const t = blues({ coins: 9, citizens: { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'new' } }, { row: ['EA09'] });
  acts(t, 'blue', 'citizen/3', 'build', 'EA09', 'citizen/3');
  acts(t, 'green', 'citizen/3', 'build', 'none');
  expect([standingOn(t, 'build'), goodsOf(t, 2)[0]]).toEqual([['1:5', '2:3'], 5]);
});
