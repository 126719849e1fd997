import { expect, test } from 'vitest';
import type { Board, Player } from '../support.ts';
import { acts, ambrosiaOn, ancientTable, goodsOf, standingOn, told, whereAre } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];

/** Blue's turn, with green's citizens where they are said to stand. */
const blues = (blue: Player, green: Player = {}, more: Partial<Board<Name>> = {}) =>
  ancientTable({ players: THREE, at: { turn: 'blue' }, ...more, has: { ...more.has, blue, green } });
const where = (t: ReturnType<typeof blues>, citizen: number) => {
  acts(t, 'blue', `citizen/${citizen}`);
  return t.blue.isAsked('place.where');
};

test('AW-5.01 AW-5.14 a ready citizen goes to a space, its action happens at once, and it stays there', () => {
  const t = blues({ coins: 1 });
  acts(t, 'blue', 'citizen/2', 'labor');
  expect([goodsOf(t, 1), whereAre(t, 1)]).toEqual([
    [3, 0, 0],
    ['ready', 'labor', 'ready', 'supply', 'supply'],
  ]);
  expect(told(t.green, 'citizen')).toEqual(['citizen.placed AW-5.01 2 labor']);
  acts(t, 'green', 'pass');
  acts(t, 'red', 'pass');
  expect(standingOn(t, 'labor')).toEqual(['1:2']);
});

test('AW-5.02 AW-5.17 any number of citizens on a space, one’s own too, in the order in which they came', () => {
  const t = blues({ citizens: { 1: 'ready', 2: 'ready' } }, { citizens: { 1: 'labor' } });
  acts(t, 'blue', 'citizen/1', 'labor');
  acts(t, 'red', 'citizen/2', 'labor');
  acts(t, 'blue', 'citizen/2', 'labor');
  expect(standingOn(t, 'labor')).toEqual(['2:1', '1:1', '0:2', '1:2']);
});

test('AW-5.03 AW-5.05 AW-A.18 one coin where anybody higher stands, however many there are', () => {
  const t = blues({ coins: 5 }, { citizens: { 2: 'labor', 3: 'labor', 4: 'labor', 1: 'ready' } });
  acts(t, 'blue', 'citizen/1', 'labor');
  expect(goodsOf(t, 1)[0]).toBe(5 - 1 + 2);
  expect(told(t.red, 'coins')).toEqual(['coins.paid AW-5.03 1', 'coins.gained AW-6.01 2']);
});

test('AW-5.04 AW-E.19 one’s own higher citizen costs as well, and it cannot be paid from what the action brings', () => {
  const t = blues({ coins: 0, citizens: { 1: 'ready', 3: 'labor' } });
  where(t, 1).notOffering('labor', 'labor+2').offering('draft');
  t.blue.isRefused('labor', 'AW-5.07', 'no.charge', 'fix.charge');
});

test('AW-5.06 AW-A.17 equal skill costs nothing', () => {
  const t = blues({ coins: 0 }, { citizens: { 2: 'labor', 1: 'ready' } });
  acts(t, 'blue', 'citizen/2', 'labor');
  expect(goodsOf(t, 1)[0]).toBe(2);
});

test('AW-5.07 who cannot pay cannot place there, but a coin or skill may be bought with ambrosia first', () => {
  const green = { citizens: { 3: 'labor', 1: 'ready' } };
  const t = blues({ coins: 0, ambrosia: 2 }, green);
  where(t, 1).notOffering('labor').offering('labor+2');
  t.blue.takes('~ambrosia.coin/1');
  t.blue.isAsked('place.where').offering('labor').notOffering('labor+2');
  acts(t, 'blue', 'labor');
  expect(goodsOf(t, 1)).toEqual([2, 0, 0]);
});

test('AW-5.08 AW-5.12 AW-5.13 first the charge, then the action, then the ambrosia of the space', () => {
  const t = blues({ coins: 4 }, { citizens: { 3: 'learn', 1: 'ready' } }, { ambrosia: { learn: 2 } });
  acts(t, 'blue', 'citizen/1', 'learn');
  expect(goodsOf(t, 1)).toEqual([3, 0, 0]);
  acts(t, 'blue', 'perform');
  expect([goodsOf(t, 1), ambrosiaOn(t, 'learn')]).toEqual([[0, 1, 2], 0]);
  expect(
    told(t.red)
      .slice(1)
      .map((line) => line.split(' ')[0]),
  ).toEqual(['coins.paid', 'citizen.placed', 'coins.paid', 'knowledge.gained', 'ambrosia.gained']);
});

test('AW-5.09 skill plays no part on empire cards', () => {
  const t = blues({ coins: 0, cards: ['EA32'] });
  acts(t, 'blue', 'citizen/1', 'card/EA32');
  expect([goodsOf(t, 1)[0], whereAre(t, 1)[0]]).toEqual([2, 'card']);
});

test('AW-5.10 AW-5.11 AW-E.21 a citizen may be placed for the ambrosia alone, where nothing can be done', () => {
  const t = blues({ coins: 9, cards: ['EA01', 'EA02'] }, {}, { row: ['EA18'], ambrosia: { build: 1 } });
  acts(t, 'blue', 'citizen/1', 'build', 'none');
  expect([goodsOf(t, 1), t.board.tableau[1]?.length, t.board.empireRow]).toEqual([[9, 0, 1], 4, ['EA18']]);
  const able = blues({ coins: 9 }, {}, { row: ['EA18'], ambrosia: { build: 1 } });
  acts(able, 'blue', 'citizen/1', 'build', 'none');
  expect([goodsOf(able, 1), able.board.empireRow]).toEqual([[9, 0, 1], ['EA18']]);
});

test('AW-E.20 the ambrosia of Learn comes too late to pay for it', () => {
  const t = blues({ coins: 2 }, {}, { ambrosia: { learn: 2 } });
  acts(t, 'blue', 'citizen/1', 'learn', 'decline');
  expect(goodsOf(t, 1)).toEqual([2, 0, 2]);
});

test('AW-A.44 all ambrosia of the space is taken without being asked', () => {
  const t = blues({}, {}, { ambrosia: { labor: 3 } });
  acts(t, 'blue', 'citizen/3', 'labor');
  expect([goodsOf(t, 1)[2], ambrosiaOn(t, 'labor')]).toEqual([3, 0]);
});

test('AW-5.15 only ready citizens are placed: not new, starving, placed or unused ones', () => {
  const t = blues({ citizens: { 1: 'new', 2: 'starving', 3: 'labor', 4: 'ready' } });
  t.blue.isAsked('turn.action').offeringExactly('citizen/4', 'pass');
  t.blue.isRefused('citizen/1', 'AW-6.59', 'no.citizen.new', 'fix.next-round');
  t.blue.isRefused('citizen/2', 'AW-13.16', 'no.citizen.starving', 'fix.next-round');
  t.blue.isRefused('citizen/3', 'AW-5.15', 'no.citizen.placed', 'fix.reuse');
  t.blue.isRefused('citizen/5', 'AW-2.12', 'no.citizen.supply', 'fix.grow');
  const targets = t.table.machine.refusals(1).map(({ target }) => target);
  expect(targets.filter((key) => key.startsWith('citizen/'))).toEqual([
    'citizen/1',
    'citizen/2',
    'citizen/3',
    'citizen/5',
  ]);
});

/** Somebody of skill 2 or more on each of the seven open spaces. */
const GREEN = { citizens: { 2: 'labor', 3: 'build', 4: 'draft', 5: 'expand' } };
const RED = { citizens: { 2: 'learn', 3: 'rebuild', 4: 'recruit' } };

test('AW-5.07 a citizen that can pay nowhere is refused as such', () => {
  const t = blues({ coins: 0, stored: ['EC11'] }, GREEN, { has: { red: RED } });
  t.blue.isAsked('turn.action').notOffering('citizen/1').offering('citizen/2', 'citizen/3');
  t.blue.isRefused('citizen/1', 'AW-5.07', 'no.citizen.charge', 'fix.charge');
});

test('AW-5.16 nobody places on a covered action', () => {
  const t = blues({});
  where(t, 1).notOffering('explore', 'grow');
  expect(t.blue.refusal('grow')?.why.params).toEqual({ space: { id: 'space.grow' }, round: 3 });
});

test('AW-5.18 AW-E.18 AW-11.10 a raised skill counts for this placement only', () => {
  const t = blues({ coins: 1, ambrosia: 1 }, { citizens: { 2: 'build', 1: 'ready' } }, { row: ['EA18'] });
  where(t, 1).offering('build', 'build+1').notOffering('build+2');
  acts(t, 'blue', 'build+1', 'none');
  expect(goodsOf(t, 1)).toEqual([1, 0, 0]);
  // Only printed skills 1 and 2 stand there: red's 2 is free.
  acts(t, 'green', 'pass');
  acts(t, 'red', 'citizen/2', 'build', 'none');
  expect([goodsOf(t, 0)[0], told(t.red, 'ambrosia')]).toEqual([6, ['ambrosia.paid AW-11.10 1']]);
});

test('AW-11.10 only a raise that changes what is paid is offered', () => {
  const t = blues({ coins: 1, ambrosia: 4 }, { citizens: { 4: 'labor', 1: 'ready' } });
  where(t, 1).offering('labor', 'labor+3').notOffering('labor+1', 'labor+2', 'labor+4');
});

test('AW-E.18 citizen 1 pays 1 coin where a 2 stands, citizen 2 nothing', () => {
  const green = { citizens: { 2: 'build', 1: 'ready' } };
  const pays = (citizen: number) => {
    const t = blues({ coins: 3 }, green);
    acts(t, 'blue', `citizen/${citizen}`, 'build', 'none');
    return 3 - (goodsOf(t, 1)[0] ?? 0);
  };
  expect([pays(1), pays(2)]).toEqual([1, 0]);
});

test('AW-17.06 where what was meant to pay is spent meanwhile, the citizen stays', () => {
  const t = blues({ coins: 0, ambrosia: 2, citizens: { 1: 'ready' }, cards: ['SE1!'] }, GREEN, {
    has: { red: RED },
    options: { 'costly-placement': 'on' },
  });
  where(t, 1).offeringExactly('labor+1', 'build+2', 'learn+1', 'rebuild+2');
  t.blue.takes('~ambrosia.repair/SE1#2');
  // Nothing can be paid for any more: back to the turn, where only passing is left.
  expect([whereAre(t, 1)[0], t.board.passed[1]]).toEqual(['ready', true]);
});
