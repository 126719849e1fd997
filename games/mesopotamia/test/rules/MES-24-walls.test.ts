import { expect, test } from 'vitest';
import { areaOf } from '../../content/map.ts';
import { areasWith, goodsOf, mesopotamiaTable, offered, unitsOf } from '../support.ts';

const FOUR = ['ann', 'ben', 'cem', 'dor'] as const;

/** Akkadians (ben) besiege Babylonians (cem) in D3. */
function siege(ben: object, cem: object, cards: string[], more: object = {}) {
  return mesopotamiaTable({
    players: ['dor', 'cem', 'ben', 'ann'],
    at: 'combat',
    eventOrder: ['ann', 'ben', 'cem', 'dor'],
    has: {
      ann: { start: 1, event: 3, empire: 'elamites' },
      cem: { start: 3, empire: 'babylonians', walls: ['D3'], ...cem },
      ben: { start: 2, event: 2, empire: 'akkadians', ...ben },
      dor: { start: 4, empire: 'sumerians' },
    },
    chance: { 'combat.draw': cards },
    ...more,
  });
}

test('MES-24.06 MES-A.41 MES-E.37 after the battle the Walls and one Ram go back to their owners, whoever won', () => {
  const t = siege(
    { units: { D3: 'archer horseman' }, rams: ['D3 archer', 'D3'], goods: { knucklebone: 1 } },
    { units: { D3: 'spearman' } },
    ['AR1', 'HO1', 'SP1'],
  );
  t.ben.answers('combat.bid', '1,0,0').answers('combat.strength', 'done').answers('combat.rows', 'AR1');
  expect([areasWith(t.board.walls, 1), unitsOf(t, 2)]).toEqual(['', { D3: 'archer horseman' }]);
  expect(t.board.ram[2]).toEqual([-1, areaOf('D3')]);
  const u = siege({ units: { D3: 'spearman' }, rams: ['D3 spearman'] }, { units: { D3: 'chariot' } }, ['SP1', 'CH1']);
  expect([areasWith(u.board.walls, 1), u.board.ram[2], unitsOf(u, 1)]).toEqual(['', [-1, -1], { D3: 'chariot' }]);
});

test('MES-24.10 MES-A.43 a Ram stays behind foreign Walls when its Unit flees; without Walls it goes along', () => {
  const t = siege(
    { units: { D3: 'archer' }, rams: ['D3 archer', 'E3'], goods: { knucklebone: 1 } },
    { units: { D3: 'chariot' } },
    ['AR7', 'CH2'],
  );
  t.ben.answers('combat.bid', '0,0,1').answers('combat.mobility', 'AR7').answers('combat.retreat', 'E3');
  expect([t.board.ram[2], t.board.carrier[2], areasWith(t.board.walls, 1)]).toEqual([[-1, areaOf('E3')], [-1, -1], '']);
  const u = siege(
    { units: { D3: 'archer' }, rams: ['D3 archer'], goods: { knucklebone: 1 } },
    { units: { D3: 'chariot' }, walls: [] },
    ['AR7', 'CH2'],
  );
  u.ben.answers('combat.bid', '0,0,1').answers('combat.mobility', 'AR7').answers('combat.retreat', 'E3');
  expect([u.board.ram[2]?.[0], u.board.carrier[2]?.[0]]).toEqual([areaOf('E3'), 3]);
  const v = siege({ units: { D3: 'archer' }, rams: ['D3 archer', 'D3'] }, { units: { D3: 'chariot' }, walls: [] }, [
    'AR1',
    'CH1',
  ]);
  expect(v.board.ram[2]).toEqual([-1, -1]);
});

test('MES-24.07 MES-A.42 without a battle Walls fall to whoever stays behind them, with a Ram or without', () => {
  const t = siege({ units: { D3: 'archer' }, rams: ['D3 archer'] }, {}, []);
  expect([areasWith(t.board.walls, 1), t.board.ram[2]?.[0]]).toEqual(['', -1]);
  const u = siege({ units: { D3: 'archer' }, rams: ['E3'] }, {}, []);
  expect([areasWith(u.board.walls, 1), u.board.ram[2]?.[0]]).toEqual(['', areaOf('E3')]);
});

test('MES-24.08 MES-A.39 passing through leaves Walls standing, and so does leaving them empty', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: { ann: { units: { E3: 'horseman' }, rams: ['E3 horseman'] }, ben: { walls: ['D3'] } },
  });
  t.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/E3/horseman+1')
    .answers('explore.step', 'D3', 'C3');
  expect(areasWith(t.board.walls, 1)).toBe('D3');
  const u = mesopotamiaTable({ players: FOUR, at: 'combat', has: { ben: { walls: ['D3'] } } });
  expect(areasWith(u.board.walls, 1)).toBe('D3');
});

test('MES-24.11 a Ram alone with an enemy Unit is removed, one alone at home or at an own Settlement waits', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'after',
    has: { cem: { rams: ['D4', 'A1'] }, ben: { units: { D4: 'spearman' } } },
  });
  expect(t.board.ram[2]).toEqual([-1, areaOf('A1')]);
  const u = mesopotamiaTable({ players: FOUR, at: 'after', has: { cem: { rams: ['D4'], settlements: ['D4'] } } });
  expect(u.board.ram[2]?.[0]).toBe(areaOf('D4'));
});

test('MES-24.09 Rams draw no card and neither pin nor gather', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has: { dor: { units: { D4: 'spearman' }, tech: { gather: 2 } }, ben: { rams: ['D4', 'D4'] } },
  });
  t.dor.answers('turn.action', 'piece/explore').isAsked('explore.unit').offering('unit/D4/spearman');
  const u = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    has: { dor: { units: { D4: 'spearman' } }, ben: { rams: ['D4'] } },
  });
  u.ann.log().lacks({ type: 'battle.begun' });
});

test('MES-25.01 MES-5.09 MES-A.76 who stands in an undefended Settlement must destroy or conquer it', () => {
  const at = () =>
    mesopotamiaTable({
      players: FOUR,
      at: 'after',
      has: { cem: { units: { D4: 'spearman' } }, ben: { settlements: ['D4'], walls: ['D4'] } },
    });
  const t = at();
  expect(areasWith(t.board.walls, 1)).toBe('');
  t.cem.isAsked('settlement.fate').offering('conquer', 'destroy').about({ area: 'D4' });
  t.cem.answers('settlement.fate', 'conquer');
  expect([t.board.settlement[areaOf('D4')], areasWith(t.board.settlement, 1)]).toEqual([2, '']);
  const u = at();
  u.cem.answers('settlement.fate', 'destroy');
  expect(u.board.settlement[areaOf('D4')]).toBe(-1);
});

test('MES-25.02 without an own miniature only destroying is possible', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'after',
    has: { cem: { units: { D4: 'spearman' }, settlements: ['A2', 'B1', 'B2'] }, ben: { settlements: ['D4'] } },
  });
  expect([t.board.settlement[areaOf('D4')], areasWith(t.board.settlement, 2)]).toEqual([-1, 'A2 B1 B2']);
});

test('MES-25.03 a Settlement does not fight, and with a Unit of its owner nothing is decided', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    has: { cem: { units: { D4: 'spearman' } }, ben: { settlements: ['D4'] } },
  });
  t.ann.log().lacks({ type: 'battle.begun' });
  t.cem.isAsked('settlement.fate');
});

test('MES-25.04 several: players in the order of Turns, each in any order', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'after',
    order: ['dor', 'cem', 'ben', 'ann'],
    has: {
      cem: { units: { D4: 'spearman' } },
      dor: { units: { E4: 'spearman', F4: 'archer' } },
      ben: { settlements: ['D4', 'E4', 'F4'] },
    },
  });
  expect(offered(t.dor)).toBe('E4 F4');
  t.dor.answers('after.order', 'F4').answers('settlement.fate', 'conquer').answers('settlement.fate', 'destroy');
  t.cem.answers('settlement.fate', 'conquer');
  expect([
    t.board.settlement[areaOf('F4')],
    t.board.settlement[areaOf('E4')],
    t.board.settlement[areaOf('D4')],
  ]).toEqual([3, -1, 2]);
});

/** Simplified: ann (above) with Spearman and Archer against ben with a Chariot. */
function simple(ann: object = {}, ben: object = {}, more: object = {}) {
  return mesopotamiaTable({
    players: ['cem', 'ann', 'ben', 'dor'],
    at: 'combat',
    options: { combat: 'simplified' },
    eventOrder: ['ann', 'ben', 'cem', 'dor'],
    has: {
      ann: { event: 2, units: { D4: 'spearman archer' }, goods: { knucklebone: 4 }, ...ann },
      ben: { units: { D4: 'chariot' }, goods: { knucklebone: 3 }, ...ben },
    },
    ...more,
  });
}

test('MES-26.01 MES-26.02 MES-26.03 MES-E.32 one secret bid each; power 7 against 7, the higher Empire wins', () => {
  const t = simple();
  t.ann.isAsked('combat.simple-bid').offering('0', '4').notOffering('5');
  t.ann.answers('combat.simple-bid', '4');
  expect(JSON.stringify(t.ben.view)).not.toContain('"bids":[[4');
  t.ben.answers('combat.simple-bid', '3');
  t.ann.isAsked('combat.loss').offering('spearman', 'archer');
  t.ann.answers('combat.loss', 'spearman');
  expect([unitsOf(t, 1), unitsOf(t, 2), goodsOf(t, 1), goodsOf(t, 2)]).toEqual([
    { D4: 'archer' },
    {},
    {},
    { knucklebone: 1 },
  ]);
  t.cem.log().includes({ type: 'battle.simple-bid', data: { side: 1, n: 4, power: 7 } });
});

test('MES-26.04 MES-26.05 the winner loses one Unit but never the last; the loser all, and has half of the bid back', () => {
  const t = simple({ units: { D4: 'chariot' } }, { units: { D4: 'spearman horseman' } });
  t.ann.answers('combat.simple-bid', '2');
  t.ben.answers('combat.simple-bid', '1');
  expect([unitsOf(t, 1), unitsOf(t, 2), goodsOf(t, 1), goodsOf(t, 2)]).toEqual([
    { D4: 'chariot' },
    {},
    { knucklebone: 2 },
    { knucklebone: 2 },
  ]);
});

test('MES-26.03 MES-26.05 what was bid goes to the supply, but for what the loser has back', () => {
  const t = simple();
  t.ann.answers('combat.simple-bid', '4');
  t.ben.answers('combat.simple-bid', '3');
  expect([t.board.supply[5], t.board.battle?.bids]).toEqual([
    39,
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ]);
});

test('MES-26.06 MES-31.04 Ships support and Tribes bid all, in No Luck games too', () => {
  const t = simple({ ships: ['C4|D4'] }, {}, { options: { combat: 'simplified', dice: 'set' } });
  t.ann.answers('combat.support', 'yes').isAsked('combat.simple-bid').offering('1', '5').notOffering('0');
  const u = simple(
    { units: { C3: 'chariot' } },
    { units: {} },
    { tribes: { C3: 'spearman spearman' }, chance: { 'tribe.roll': ['6'] } },
  );
  u.ben.isAsked('combat.simple-bid');
  expect([...u.ben.isAsked('combat.simple-bid').options]).toEqual(['10']);
  u.ben.answers('combat.simple-bid', '10');
  u.ann.answers('combat.simple-bid', '0');
  expect([unitsOf(u, 1), unitsOf(u, 4)]).toEqual([{}, { C3: 'spearman' }]);
});

test('MES-24.10 the Rams of whoever was beaten go with the battle, not only when they are left alone', () => {
  const t = siege({ units: { D3: 'spearman' }, rams: ['D3 spearman', 'D3'] }, { units: { D3: 'chariot' }, walls: [] }, [
    'SP1',
    'CH1',
  ]);
  expect([t.board.ram[2], unitsOf(t, 2)]).toEqual([[-1, -1], {}]);
  const lost = t.ann.log().events.filter(({ type }) => type === 'ram.removed');
  expect(lost.map(({ rule }) => rule)).toEqual(['MES-24.10', 'MES-24.10']);
});
