import { expect, test } from 'vitest';
import { capacityOf } from '../../rules/queries/city.ts';
import type { Board, Player } from '../support.ts';
import { acts, ancientTable, armyOf, goodsOf, told, whereAre } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];
const STATES = { boards: 'city-states' };
const greens = (green: Player, more: Partial<Board<Name>> = {}) =>
  ancientTable({ players: THREE, at: { turn: 'green' }, options: STATES, ...more, has: { ...more.has, green } });

test('AW-16.01 with plain boards a board has no ability', () => {
  const { board } = greens({ board: 'amnite' }, { options: {} });
  expect([capacityOf(board, 2), capacityOf(greens({ board: 'amnite' }).board, 2)]).toEqual([4, 6]);
});

test('AW-16.02 AW-16.03 AW-A.45 AW-E.36 Umnok: 1 knowledge at the start, and ambrosia with each later one', () => {
  const t = ancientTable({ players: ['red', 'blue'], at: 'beginning', options: { ...STATES, 'first-player': '1' } });
  t.red.answers('start.board', 'zaltor');
  t.blue.answers('start.board', 'umnok');
  expect(goodsOf(t, 1)).toEqual([7, 1, 0]);
  const learn = greens({ board: 'umnok', coins: 3 });
  acts(learn, 'green', 'citizen/1', 'learn', 'perform');
  expect([goodsOf(learn, 2), told(learn.red, 'ambrosia')]).toEqual([[0, 1, 1], ['ambrosia.gained AW-16.03 1']]);
  const end = ancientTable({
    players: THREE,
    at: 'end',
    options: STATES,
    has: { green: { board: 'umnok', cards: ['EA14'] }, blue: { board: 'zaltor', cards: ['EB04'] } },
  });
  expect([goodsOf(end, 2).slice(1), goodsOf(end, 1).slice(1)]).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

test('AW-E.36 AW-A.27 an Umnok’s spy brings the ambrosia for the last sword of the same attack', () => {
  const armies = [{ active: 'M09' }];
  const more = { tops: ['T101', 'T215', 'T310'] as const, chance: { 'damage.die': ['blank'] } };
  const t = greens({ board: 'umnok', armies, draft: 2, ambrosia: 1 }, more);
  // 2 swords and 2 from Draft against 5: one is missing, and only the spy's ambrosia makes two.
  acts(t, 'green', 'attack', 'deck/1', '0', '1');
  expect([goodsOf(t, 2), t.board.titans[2]]).toEqual([[5, 1, 0], ['T101']]);
  greens({ board: 'zaltor', armies, draft: 2, ambrosia: 1 }, more).green.isAsked('turn.action').notOffering('attack');
});

test('AW-16.04 Merlume: 2 more coins at the start', () => {
  const t = ancientTable({ players: ['red', 'blue'], at: 'beginning', options: { ...STATES, 'first-player': '1' } });
  t.red.answers('start.board', 'merlume');
  t.blue.answers('start.board', 'umnok');
  expect(t.board.coins).toEqual([8, 7]);
});

test('AW-16.05 AW-16.06 AW-A.46 Merlume may Grow in round 1 for 3 coins, not in round 2; nobody else may', () => {
  const t = greens({ board: 'merlume', coins: 9, citizens: { 1: 'ready', 2: 'ready', 3: 'ready' } });
  acts(t, 'green', 'citizen/2', 'grow', 'perform');
  expect([goodsOf(t, 2)[0], whereAre(t, 2)[3]]).toEqual([6, 'new']);
  acts(t, 'red', 'citizen/3');
  t.red.isRefused('grow', 'AW-5.16');
  acts(t, 'red', 'labor');
  acts(t, 'blue', 'pass');
  // Its own higher citizen on the cover costs a coin.
  acts(t, 'green', 'citizen/1', 'grow', 'perform');
  expect(goodsOf(t, 2)[0]).toBe(6 - 1 - 3);
  const second = greens({ board: 'merlume' }, { round: 2 });
  acts(second, 'green', 'citizen/2');
  second.green.isRefused('grow', 'AW-5.16');
  const explore = greens({ board: 'merlume' });
  acts(explore, 'green', 'citizen/2');
  explore.green.isRefused('explore', 'AW-5.16');
  const third = greens({ board: 'zaltor' }, { round: 3 });
  acts(third, 'green', 'citizen/2');
  third.green.isAsked('place.where').offering('grow');
});

test('AW-16.05 the cover stays: no ambrosia comes to Grow', () => {
  const t = ancientTable({
    players: THREE,
    at: 'end',
    options: STATES,
    has: { green: { board: 'merlume', citizens: { 1: 'grow', 2: 'ready', 3: 'ready' } } },
  });
  expect(t.board.spaceAmbrosia[8]).toBe(0);
});

test('AW-16.07 AW-16.08 Amnite: no charge on Build, not even a costly one, and 2 more capacity', () => {
  const build = (board: 'amnite' | 'zaltor', options = {}) => {
    const t = greens(
      { board, coins: 5 },
      { options: { ...STATES, ...options }, has: { red: { citizens: { 5: 'build', 1: 'ready' } } } },
    );
    acts(t, 'green', 'citizen/1', 'build', 'none');
    return goodsOf(t, 2)[0];
  };
  expect([
    build('amnite'),
    build('zaltor'),
    build('amnite', { 'costly-placement': 'on' }),
    build('zaltor', { 'costly-placement': 'on' }),
  ]).toEqual([5, 4, 5, 1]);
  const other = greens({ board: 'amnite', coins: 5 }, { has: { red: { citizens: { 5: 'draft', 1: 'ready' } } } });
  acts(other, 'green', 'citizen/1', 'draft');
  expect(goodsOf(other, 2)[0]).toBe(4);
});

test('AW-16.09 AW-16.10 AW-E.25 Zaltor may retire used cards; their coins go, and the new card comes in unused', () => {
  const armies = [
    { active: 'SM01', coins: 1, used: true },
    { active: 'SM02', coins: 3 },
  ];
  const t = greens({ board: 'zaltor', coins: 2, armies }, { military: ['M03', 'M04'] });
  acts(t, 'green', 'citizen/1', 'recruit', 'M03');
  t.green.isAsked('recruit.slot').offeringExactly('retire/SM01', 'retire/SM02');
  acts(t, 'green', 'retire/SM01');
  expect([armyOf(t, 'SM01#3'), armyOf(t, 'M03'), goodsOf(t, 2)[0]]).toEqual(['0:0 retired', '0:0', 2]);
  const all = greens(
    { board: 'zaltor', armies: armies.map((slot) => ({ ...slot, used: true })) },
    { military: ['M03'] },
  );
  acts(all, 'green', 'citizen/1', 'recruit', 'M03', 'retire/SM02');
  expect(armyOf(all, 'M03')).toBe('1:0');
});
