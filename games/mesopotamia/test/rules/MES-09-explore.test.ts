import { expect, test } from 'vitest';
import { areaOf, sectionOf } from '../../content/map.ts';
import { enough, goodsOf, mesopotamiaTable, offered, unitsOf } from '../support.ts';

const FOUR = ['ann', 'ben', 'cem', 'dor'] as const;

test('MES-9.01 MES-E.04 Map Making activates once, Astronomy twice, higher cards more often', () => {
  for (const [level, n] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ] as const) {
    const t = mesopotamiaTable({
      players: FOUR,
      at: { turn: 'cem' },
      has: { cem: { empire: 'babylonians', units: { B2: 'spearman' }, tech: { explore: level } } },
    });
    t.cem.answers('turn.action', 'piece/explore');
    t.cem.isAsked('explore.unit').about({ left: n });
  }
});

test('MES-9.02 MES-9.03 MES-E.02 activations go to one Unit or several; Speeds 1, 1, 2 and 2', () => {
  const at = () =>
    mesopotamiaTable({
      players: FOUR,
      at: { turn: 'dor' },
      has: { dor: { start: 4, units: { F4: 'spearman horseman' }, population: 3, tech: { explore: 2 } } },
    });
  const t = at();
  t.dor
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/F4/spearman')
    .answers('explore.step', 'F3');
  t.dor.answers('explore.unit', 'unit/F3/spearman').answers('explore.step', 'F2');
  expect(unitsOf(t, 3)).toEqual({ F2: 'spearman', F4: 'horseman' });
  const u = at();
  u.dor
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/F4/horseman')
    .answers('explore.step', 'F3', 'F2');
  u.dor.answers('explore.unit', 'unit/F2/horseman').answers('explore.step', 'F1', 'E1');
  expect(unitsOf(u, 3)).toEqual({ F4: 'spearman', E1: 'horseman' });
  const v = at();
  v.dor
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/F4/spearman')
    .answers('explore.step', 'E4');
  v.dor.answers('explore.unit', 'unit/F4/horseman').answers('explore.step', 'E4', 'D4');
  expect(unitsOf(v, 3)).toEqual({ E4: 'spearman', D4: 'horseman' });
});

test('MES-9.04 MES-9.05 MES-E.03 MES-9.16 a step leads into an adjacent area over any river, and one may stop early', () => {
  const t = mesopotamiaTable({ players: FOUR, at: { turn: 'ann' }, has: { ann: { units: { D4: 'chariot' } } } });
  t.ann.answers('turn.action', 'piece/explore').answers('explore.unit', 'unit/D4/chariot');
  expect(offered(t.ann)).toBe('C3 C4 D3 D5 E3 E4 stop');
  t.ann.answers('explore.step', 'C3');
  expect(offered(t.ann)).toBe('B2 B3 C2 C4 D3 D4 stop');
  t.ann.answers('explore.step', 'stop');
  expect(unitsOf(t, 0)).toEqual({ C3: 'chariot' });
});

test('MES-9.06 a Battering Ram is never activated', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: { ben: { units: { B4: 'spearman' }, rams: ['A4'] } },
  });
  t.ben.answers('turn.action', 'piece/explore');
  expect(offered(t.ben)).toBe('stop unit/B4/spearman');
});

test('MES-9.09 MES-27.01 MES-A.14 an activation of at least one step that ends on an Event reveals it; one without a step does not', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    events: ['A2', 'B2'],
    has: { cem: { start: 3, units: { A2: 'spearman' }, tech: { explore: 2 } }, ben: { units: { B2: 'archer' } } },
    chance: { 'event.draw': ['EV20'] },
  });
  t.cem
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/A2/spearman')
    .answers('explore.step', 'stop');
  expect(t.board.token[areaOf('A2')]).toBe(1);
  t.cem.answers('explore.unit', 'unit/A2/spearman').answers('explore.step', 'B2');
  t.cem.isAsked('event.option').about({ event: 'EV20', area: 'B2' });
});

test('MES-9.11 passing through reveals nothing', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    events: ['F4'],
    has: { dor: { start: 4, units: { G4: 'horseman' } } },
  });
  t.dor
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/G4/horseman')
    .answers('explore.step', 'F4', 'E4');
  expect([t.board.token[areaOf('F4')], t.board.shown]).toEqual([1, []]);
});

test('MES-9.10 MES-23.01 nothing is revealed beside a Tribe', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    events: ['E5'],
    tribes: { E5: 'spearman' },
    has: { dor: { start: 4, units: { F5: 'spearman' } } },
  });
  t.dor
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/F5/spearman')
    .answers('explore.step', 'E5');
  expect([t.board.token[areaOf('E5')], unitsOf(t, 3)]).toEqual([1, { E5: 'spearman' }]);
});

test('MES-9.12 MES-25.05 nobody enters or passes the Starting area of another player', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: { ann: { units: { F4: 'horseman' } }, dor: { start: 4 } },
  });
  t.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/F4/horseman')
    .isRefused('G4', 'MES-9.12', 'no.foreign-start');
});

test('MES-9.13 MES-24.01 MES-24.02 Walls keep others out and let their owner pass, with or without Units behind them', () => {
  const at = (turn: 'ann' | 'ben') =>
    mesopotamiaTable({
      players: FOUR,
      at: { turn },
      has: { ann: { units: { E3: 'spearman' } }, ben: { units: { C3: 'spearman' }, walls: ['D3'] } },
    });
  const t = at('ann');
  t.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/E3/spearman')
    .isRefused('D3', 'MES-24.01', 'no.walls', 'fix.ram');
  const u = at('ben');
  u.ben
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/C3/spearman')
    .answers('explore.step', 'D3');
  expect(unitsOf(u, 1)).toEqual({ D3: 'spearman' });
});

test('MES-9.14 MES-9.15 any number of own Units share an area, and a new one moves in the same Turn', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: {
      cem: {
        empire: 'hittites',
        start: 3,
        goods: { wood: 1 },
        population: 3,
        units: { A2: 'spearman archer archer' },
        dice: ['black'],
      },
    },
    chance: { 'die.roll': ['water'] },
  });
  enough(t.cem.answers('turn.action', 'dice/warfare').answers('warfare.next', 'create/spearman/A1'));
  t.cem
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/A1/spearman')
    .answers('explore.step', 'A2');
  expect(unitsOf(t, 2)).toEqual({ A2: 'spearman spearman archer archer' });
});

test('MES-9.07 MES-12.01 MES-E.05 a Horseman that joins one own Unit among three enemies must stop', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: { ann: { units: { D4: 'spearman', E3: 'horseman' } }, ben: { units: { D4: 'spearman archer horseman' } } },
  });
  t.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/E3/horseman')
    .answers('explore.step', 'D4');
  expect([t.over, unitsOf(t, 0)]).toEqual([true, { D4: 'spearman horseman' }]);
});

test('MES-12.02 it goes on where as many own Units were as enemies', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: {
      ann: { units: { D4: 'spearman archer', E3: 'horseman' }, population: 3 },
      ben: { units: { D4: 'archer' } },
      cem: { units: { D4: 'archer' } },
    },
  });
  t.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/E3/horseman')
    .answers('explore.step', 'D4', 'C4');
  expect(unitsOf(t, 0)).toEqual({ D4: 'spearman archer', C4: 'horseman' });
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: {
      ann: { units: { D4: 'spearman', E3: 'horseman' } },
      ben: { units: { D4: 'archer' } },
      cem: { units: { D4: 'archer' } },
    },
  });
  u.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/E3/horseman')
    .answers('explore.step', 'D4');
  expect(u.over).toBe(true);
});

test('MES-12.03 MES-12.04 MES-12.05 MES-E.06 three against two: one may leave, whichever, and no second', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: {
      ann: { units: { D4: 'spearman horseman' } },
      ben: { empire: 'babylonians', units: { D4: 'spearman archer horseman' }, tech: { explore: 2 } },
    },
  });
  t.ben.answers('turn.action', 'piece/explore').isAsked('explore.unit').offering('unit/D4/spearman', 'unit/D4/archer');
  t.ben.answers('explore.unit', 'unit/D4/horseman').answers('explore.step', 'D5', 'stop');
  t.ben.isRefused('unit/D4/archer', 'MES-12.03', 'no.pinned');
});

test('MES-12.06 MES-A.18 MES-A.79 Tribes pin like enemies, and a pinned Unit cannot be activated', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    tribes: { C3: 'spearman archer' },
    has: { cem: { units: { C3: 'chariot', B2: 'spearman' }, rams: ['C3'] } },
  });
  t.cem.answers('turn.action', 'piece/explore').isRefused('unit/C3/chariot', 'MES-12.03', 'no.pinned');
});

test('MES-12.07 Ships neither pin nor are pinned', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has: {
      dor: { units: { E4: 'spearman' }, ships: ['D4|E4'] },
      ann: { units: { D4: 'spearman spearman' }, ships: ['E3|E4', 'E4|F3'] },
    },
  });
  t.dor.answers('turn.action', 'piece/explore').isAsked('explore.unit').offering('unit/E4/spearman', 'ship/D4|E4');
});

test('MES-12.08 MES-16.06 a pinned Unit gathers and allows building', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: {
      ben: { empire: 'hittites', units: { D3: 'spearman' }, goods: { stone: 2 }, dice: ['silver'] },
      ann: { units: { D3: 'archer archer' } },
    },
    chance: { 'die.roll': ['sun'] },
  });
  enough(t.ben.answers('turn.action', 'dice/gather').answers('gather.next', 'gather/unit/D3'));
  t.ben.answers('turn.action', 'piece/build').answers('build.item', 'walls/D3');
  expect([goodsOf(t, 1), t.board.walls[areaOf('D3')]]).toEqual([{ wood: 1 }, 1]);
});

test('MES-11.03 MES-11.05 a Ship passes up to three nodes, with the Eblaite Sailing four', () => {
  const t = mesopotamiaTable({ players: FOUR, at: { turn: 'ann' }, has: { ann: { ships: ['A1|A2'] } } });
  t.ann.answers('turn.action', 'piece/explore').answers('explore.unit', 'ship/A1|A2');
  expect(offered(t.ann)).toBe('A1|B2 A2|B2 stop');
  t.ann.answers('explore.sail', 'A2|B2', 'B2|B3', 'B3|C3');
  expect([t.over, t.board.ship[0]?.[0]]).toEqual([true, sectionOf('B3|C3')]);
  const e = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: { ann: { empire: 'eblaites', tech: { explore: 4 }, ships: ['A1|A2'] } },
  });
  e.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'ship/A1|A2')
    .answers('explore.sail', 'A2|B2', 'B2|B3', 'B3|C3', 'C3|C4');
  e.ann.isAsked('explore.unit').about({ left: 3 });
});

test('MES-11.06 a Ship passes own Ships but does not end beside one', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: { ben: { ships: ['A1|A2', 'A2|B2'], population: 2 } },
  });
  t.ben.answers('turn.action', 'piece/explore').answers('explore.unit', 'ship/A1|A2').answers('explore.sail', 'A2|B2');
  t.ben.isRefused('stop', 'MES-11.06', 'no.ship-there').answers('explore.sail', 'A2|B3', 'stop');
  expect(t.board.ship[1]).toEqual([sectionOf('A2|B3'), sectionOf('A2|B2'), -1]);
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: { ben: { ships: ['A1|A2', 'B2|B3'], population: 2 } },
  });
  u.ben
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'ship/A1|A2')
    .answers('explore.sail', 'A2|B2', 'A2|B3');
  u.ben.isRefused('B2|B3', 'MES-11.06', 'no.ship-there');
});

test('MES-11.07 MES-11.08 MES-11.09 a Ship may end and be built beside an enemy one, not beside its own, along Walls and Blockers alike', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: { turn: 'ann' },
    has: { ann: { start: 3, ships: ['B1|C2'] }, ben: { ships: ['B1|C1'], walls: ['C1'] } },
  });
  t.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'ship/B1|C2')
    .answers('explore.sail', 'B1|C1', 'stop');
  expect(t.board.ship[0]?.[0]).toBe(sectionOf('B1|C1'));
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: {
      ben: { start: 3, tech: { build: 2 }, goods: { wood: 2 }, ships: ['A1|B1'], population: 2 },
      ann: { ships: ['A1|A2'] },
    },
  });
  u.ben.answers('turn.action', 'piece/build').isRefused('ship/A1|B1', 'MES-11.08', 'no.ship-there');
  u.ben.answers('build.item', 'ship/A1|A2');
  expect(goodsOf(u, 1)).toEqual({});
});

test('MES-11.10 MES-28.12 Ships and Rams count for the Unit limit, buildings do not', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { goods: { wood: 1 }, ships: ['A1|A2'], rams: ['A1'], settlements: ['A2'], walls: ['A2'] } },
  });
  t.cem.answers('turn.action', 'piece/warfare').isRefused('create/spearman/A1', 'MES-28.13', 'no.unit-limit');
});

test('MES-24.03 MES-24.04 MES-A.40 a Ram goes with its Unit at its Speed, changes bearers freely, and one Unit may have both', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: {
      ann: { empire: 'hittites', units: { E3: 'spearman horseman' }, rams: ['E3 spearman', 'E3'], population: 3 },
    },
  });
  t.ann.answers('turn.action', 'piece/explore').answers('explore.unit', 'attach/1/horseman', 'attach/2/horseman+1');
  t.ann.answers('explore.unit', 'unit/E3/horseman+2').answers('explore.step', 'D3', 'D2');
  expect([t.board.ram[0], unitsOf(t, 0)]).toEqual([[areaOf('D2'), areaOf('D2')], { D2: 'horseman', E3: 'spearman' }]);
});

test('MES-24.04 a Ram is left behind only by giving it to another Unit there, in the middle of a move too', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: { ann: { units: { E3: 'horseman', D3: 'spearman' }, rams: ['E3 horseman'], population: 2 } },
  });
  t.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/E3/horseman+1')
    .answers('explore.step', 'D3', 'attach/1/spearman', 'D2');
  expect([t.board.ram[0]?.[0], t.board.carrier[0]?.[0]]).toEqual([areaOf('D3'), 0]);
});

test('MES-24.05 a Unit with a Ram enters behind Walls, and others while a Ram is there', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: {
      ann: { units: { E3: 'archer horseman' }, rams: ['E3 archer'], population: 2, tech: { explore: 2 } },
      ben: { walls: ['D3'] },
    },
  });
  t.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/E3/horseman')
    .isRefused('D3', 'MES-24.01');
  t.ann.answers('explore.step', 'stop').answers('explore.unit', 'unit/E3/archer+1').answers('explore.step', 'D3');
  expect(unitsOf(t, 0)['D3']).toBe('archer');
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: {
      ann: { units: { E3: 'horseman', D3: 'archer' }, rams: ['D3 archer'], population: 2 },
      ben: { walls: ['D3'] },
    },
  });
  u.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/E3/horseman')
    .answers('explore.step', 'D3', 'C3');
  expect(unitsOf(u, 0)).toEqual({ C3: 'horseman', D3: 'archer' });
});
