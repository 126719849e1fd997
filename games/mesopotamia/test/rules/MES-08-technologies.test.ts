import { expect, test } from 'vitest';
import { TECHNOLOGIES, technology } from '../../content/technologies.ts';
import { goodsOf, mesopotamiaTable, unitsOf } from '../support.ts';

const FOUR = ['ann', 'ben', 'cem', 'dor'] as const;

test('MES-8.01 MES-8.09 the card in the slot says what the action does, by Empire', () => {
  expect([technology(TECHNOLOGIES, 0, 2, 3).second, technology(TECHNOLOGIES, 1, 2, 3).second]).toEqual([3, 2]);
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: { ben: { empire: 'akkadians', tech: { warfare: 3 } } },
  });
  t.ben.answers('turn.action', 'piece/warfare').answers('warfare.next', 'knucklebones');
  expect(goodsOf(t, 1)).toEqual({ knucklebone: 5 });
});

test('MES-8.08 MES-8.10 MES-15.08 MES-E.08 one level at a time, and no further than the fourth', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { empire: 'mari', goods: { tablet: 1 }, tech: { research: 2, build: 4 } } },
  });
  t.cem.answers('turn.action', 'piece/research').isRefused('discover/build', 'MES-15.08', 'no.top-level');
  t.cem.answers('research.next', 'discover/research');
  expect([t.board.tech[2]?.[2], goodsOf(t, 2)]).toEqual([3, {}]);
});

test('MES-15.01 MES-15.02 MES-E.07 MES-A.22 two Clay become the Tablets of the card, once', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has: { dor: { empire: 'hittites', goods: { clay: 4 } } },
  });
  t.dor.answers('turn.action', 'piece/research').answers('research.next', 'convert');
  expect(goodsOf(t, 3)).toEqual({ clay: 2, tablet: 1 });
  t.dor.isRefused('convert', 'MES-15.02', 'no.converted');
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has: { dor: { empire: 'hittites', goods: { clay: 2 }, tech: { research: 4 } } },
  });
  u.dor.answers('turn.action', 'piece/research').answers('research.next', 'convert');
  expect(goodsOf(u, 3)).toEqual({ tablet: 4 });
  const w = mesopotamiaTable({ players: FOUR, at: { turn: 'dor' }, has: { dor: { goods: { clay: 1, tablet: 1 } } } });
  w.dor.answers('turn.action', 'piece/research').isRefused('convert', 'MES-15.02', 'no.clay');
});

test('MES-15.03 MES-15.04 MES-15.05 MES-15.06 as many Discoveries as the card says, 1 Tablet each, of any type and of one several times', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: { ann: { empire: 'sumerians', goods: { tablet: 2 }, tech: { research: 3 } } },
  });
  t.ann.answers('turn.action', 'piece/research').answers('research.next', 'discover/warfare', 'discover/warfare');
  expect([t.board.tech[0]?.[4], goodsOf(t, 0)]).toEqual([3, {}]);
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: { ann: { empire: 'sumerians', goods: { clay: 2 } } },
  });
  u.ann.answers('turn.action', 'piece/research').isRefused('discover/build', 'MES-15.04', 'no.tablet', 'fix.convert');
});

test('MES-E.30 two Discoveries lift Build from 1 to 3', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: { ann: { empire: 'sumerians', goods: { tablet: 2 } } },
  });
  t.ann.answers('turn.action', 'piece/research').answers('research.next', 'discover/build', 'discover/build');
  expect(t.board.tech[0]?.[1]).toBe(3);
});

test('MES-15.09 MES-16.02 MES-18.09 the map yields neither Tablets nor Knucklebones', () => {
  const t = mesopotamiaTable({ players: FOUR, at: { turn: 'ben' }, has: { ben: { units: { B4: 'spearman' } } } });
  t.ben.answers('turn.action', 'piece/gather');
  t.ben
    .isAsked('gather.next')
    .offering('gather/home/wood', 'gather/home/food', 'gather/home/stone', 'gather/home/clay')
    .notOffering('gather/home/tablet', 'gather/home/knucklebone');
});

test('MES-18.01 MES-18.02 MES-18.03 MES-18.07 Knucklebones of the card, and one Unit for 1 Wood', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { empire: 'babylonians', goods: { wood: 2 }, population: 2 } },
  });
  t.cem.answers('turn.action', 'piece/warfare').answers('warfare.next', 'knucklebones', 'create/spearman/A1');
  expect([goodsOf(t, 2), unitsOf(t, 2)]).toEqual([{ wood: 1, knucklebone: 2 }, { A1: 'spearman' }]);
  t.ann.log().includes({ type: 'unit.placed', seat: 2, data: { kind: 'spearman', area: 'A1' } });
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { empire: 'babylonians', goods: { wood: 2 }, population: 2 } },
  });
  u.cem.answers('turn.action', 'piece/warfare').answers('warfare.next', 'create/spearman/A1');
  u.cem.isRefused('create/spearman/A1', 'MES-18.07', 'no.units-created');
});

test('MES-18.02 Knucklebones of one action are taken once; without Wood no Unit', () => {
  const t = mesopotamiaTable({ players: FOUR, at: { turn: 'cem' }, has: { cem: { empire: 'babylonians' } } });
  t.cem.answers('turn.action', 'piece/warfare').isRefused('create/spearman/A1', 'MES-18.03', 'no.wood');
  t.cem.answers('warfare.next', 'knucklebones');
  expect(t.over).toBe(true);
  expect(goodsOf(t, 2)).toEqual({ knucklebone: 2 });
});

test('MES-18.04 MES-E.12 Animal Husbandry makes Horsemen and lower kinds, no Chariot', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has: { dor: { goods: { wood: 1 }, tech: { warfare: 3 } } },
  });
  t.dor.answers('turn.action', 'piece/warfare');
  t.dor
    .isAsked('warfare.next')
    .offering('create/horseman/G4', 'create/archer/G4', 'create/spearman/G4')
    .notOffering('create/chariot/G4');
  t.dor.isRefused('create/chariot/G4', 'MES-18.04', 'no.unit-level');
});

test('MES-18.05 MES-18.08 MES-A.25 at home or at an own Settlement, beside enemies too, and nothing is revealed', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    events: ['F1'],
    has: { ann: { goods: { wood: 1 }, settlements: ['F1'], population: 2 }, ben: { units: { F1: 'archer' } } },
  });
  t.ann.answers('turn.action', 'piece/warfare');
  t.ann.isAsked('warfare.next').offering('create/spearman/G1', 'create/spearman/F1').notOffering('create/spearman/F2');
  t.ann.answers('warfare.next', 'create/spearman/F1');
  expect([unitsOf(t, 0), t.board.shown]).toEqual([{ F1: 'spearman' }, []]);
});

test('MES-18.06 MES-28.13 MES-E.20 a Unit needs a miniature and room: 2 at Population 1, 4 at 2', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: { ben: { goods: { wood: 1 }, units: { B4: 'spearman', B5: 'archer' } } },
  });
  t.ben
    .answers('turn.action', 'piece/warfare')
    .isRefused('create/spearman/A4', 'MES-28.13', 'no.unit-limit', 'fix.population');
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: { ben: { goods: { wood: 1 }, population: 2, units: { B4: 'spearman spearman spearman' } } },
  });
  u.ben.answers('turn.action', 'piece/warfare').isRefused('create/spearman/A4', 'MES-18.06', 'no.miniature');
  u.ben.answers('warfare.next', 'create/archer/A4');
  const z = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: { ben: { empire: 'hittites', goods: { stone: 2, clay: 2 }, dice: ['white'], units: { B4: 'spearman' } } },
  });
  z.ben
    .answers('turn.action', 'piece/build')
    .isRefused('ziggurat', 'MES-13.16', 'no.ziggurat-population', 'fix.population');
});

test('MES-19.01 MES-19.02 MES-19.03 Food for one step of Population, less with a higher card', () => {
  for (const [level, food] of [
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
  ] as const) {
    const t = mesopotamiaTable({
      players: FOUR,
      at: { turn: 'dor' },
      has: { dor: { goods: { food: 5 }, tech: { grow: level } } },
    });
    t.dor.answers('turn.action', 'piece/grow');
    expect([t.board.populationAt[3], goodsOf(t, 3)]).toEqual(
      [2, { food: 5 - food }].map((x) => (typeof x === 'object' && x.food === 0 ? {} : x)),
    );
  }
  const b = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: { ann: { empire: 'babylonians', goods: { food: 3 }, tech: { grow: 4 } } },
  });
  b.ann.answers('turn.action', 'piece/grow').answers('grow.steps', '2');
  expect([b.board.populationAt[0], goodsOf(b, 0)]).toEqual([3, { food: 1 }]);
});

test('MES-19.04 MES-19.05 nothing is paid where the Seal cannot move or the Food does not suffice', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has: { dor: { goods: { food: 5 }, population: 8 }, ann: { population: 9 } },
  });
  t.dor.answers('turn.action', 'piece/grow');
  expect([t.board.populationAt[3], goodsOf(t, 3)]).toEqual([8, { food: 5 }]);
  const u = mesopotamiaTable({ players: FOUR, at: { turn: 'dor' }, has: { dor: { goods: { food: 3 } } } });
  u.dor.answers('turn.action', 'piece/grow');
  expect([u.board.populationAt[3], goodsOf(u, 3)]).toEqual([1, { food: 3 }]);
});
