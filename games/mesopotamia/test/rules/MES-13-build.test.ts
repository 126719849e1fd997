import { expect, test } from 'vitest';
import { areaOf, sectionOf } from '../../content/map.ts';
import { areasWith, enough, goodsOf, mesopotamiaTable, playOn } from '../support.ts';

const FOUR = ['ann', 'ben', 'cem', 'dor'] as const;
const RICH = { wood: 6, food: 6, stone: 6, clay: 6, tablet: 6 } as const;

test('MES-13.01 MES-13.07 as many items as the card says, two alike too, each paid for by itself and in full', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: {
      cem: {
        empire: 'eblaites',
        tech: { build: 3 },
        goods: { stone: 5 },
        units: { B1: 'spearman', B2: 'archer' },
        population: 2,
      },
    },
  });
  t.cem.answers('turn.action', 'piece/build').isAsked('build.item').about({ left: 2 });
  t.cem.answers('build.item', 'walls/B1', 'walls/B2');
  expect([areasWith(t.board.walls, 2), goodsOf(t, 2)]).toEqual(['B1 B2', { stone: 1 }]);
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { goods: { stone: 1, wood: 9, clay: 1 }, units: { B1: 'spearman' } } },
  });
  u.cem.answers('turn.action', 'piece/build').isRefused('walls/B1', 'MES-13.07', 'no.build-price');
});

test('MES-13.02 MES-13.03 MES-13.04 MES-13.05 each level adds its items', () => {
  const rules = { 'walls/B1': 1, ziggurat: 1, 'ram/A1': 2, 'ship/A1|A2': 2, 'settlement/B1': 3, garden: 4 } as const;
  const named = {
    'ram/A1': 'MES-13.03',
    'ship/A1|A2': 'MES-13.03',
    'settlement/B1': 'MES-13.04',
    garden: 'MES-13.05',
  } as const;
  for (const level of [1, 2, 3, 4]) {
    const t = mesopotamiaTable({
      players: FOUR,
      at: { turn: 'cem' },
      has: { cem: { tech: { build: level }, goods: RICH, population: 2, units: { B1: 'spearman' } } },
    });
    t.cem.answers('turn.action', 'piece/build');
    for (const [key, needed] of Object.entries(rules))
      if (needed <= level) t.cem.isAsked('build.item').offering(key);
      else t.cem.isRefused(key, named[key as keyof typeof named], 'no.build-level');
  }
});

test('MES-13.06 a higher card keeps the lower items', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { tech: { build: 4 }, goods: RICH, population: 2, units: { B1: 'spearman' } } },
  });
  t.cem
    .answers('turn.action', 'piece/build')
    .isAsked('build.item')
    .offering('walls/B1', 'ziggurat', 'ram/A1', 'ship/A1|B1', 'settlement/B1', 'garden');
});

test('MES-13.08 MES-A.19 Walls with an own Unit, or at an own Settlement in an area one controls, never at home', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: {
      ann: { goods: RICH, units: { G1: 'spearman' }, settlements: ['F1', 'F2'] },
      ben: { units: { F2: 'spearman' } },
    },
  });
  t.ann
    .answers('turn.action', 'piece/build')
    .isAsked('build.item')
    .offering('walls/F1')
    .notOffering('walls/F2', 'walls/G1');
  t.ann
    .isRefused('walls/G1', 'MES-13.08', 'no.build-start')
    .isRefused('walls/F2', 'MES-13.08', 'no.walls-nobody')
    .isRefused('walls/G2', 'MES-13.08');
});

test('MES-13.09 MES-13.10 MES-A.20 a Settlement with an own Unit, one an area and one Walls, whosever', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: {
      ben: {
        empire: 'hittites',
        tech: { build: 3 },
        goods: RICH,
        units: { A4: 'spearman', B4: 'spearman', B5: 'archer' },
        population: 3,
        settlements: ['B5'],
      },
      dor: { walls: ['B4'] },
    },
  });
  t.ben.answers('turn.action', 'piece/build');
  t.ben
    .isRefused('settlement/A3', 'MES-13.09', 'no.unit-there')
    .isRefused('settlement/A4', 'MES-13.09', 'no.build-start');
  t.ben
    .isRefused('settlement/B5', 'MES-13.10', 'no.settlement-there')
    .isRefused('walls/B4', 'MES-13.10', 'no.walls-there');
  t.ben.answers('build.item', 'settlement/B4');
  expect([areasWith(t.board.settlement, 1), goodsOf(t, 1)]).toEqual(['B4 B5', { ...RICH, wood: 5, food: 5, clay: 5 }]);
});

test('MES-A.21 MES-E.40 one may build beside enemy Units, where the table does not forbid it', () => {
  const at = (options?: { readonly [name: string]: string }) =>
    mesopotamiaTable({
      players: FOUR,
      at: { turn: 'dor' },
      ...(options === undefined ? {} : { options }),
      has: {
        dor: { tech: { build: 3 }, goods: RICH, units: { F4: 'spearman', F5: 'archer' } },
        ben: { units: { F4: 'archer' } },
      },
    });
  const t = at();
  t.dor.answers('turn.action', 'piece/build').answers('build.item', 'settlement/F4');
  expect(t.board.settlement[areaOf('F4')]).toBe(3);
  const u = at({ 'contested-building': 'forbidden' });
  u.dor.answers('turn.action', 'piece/build');
  u.dor.isRefused('settlement/F4', 'MES-A.21', 'no.contested').isRefused('walls/F4', 'MES-A.21', 'no.contested');
  u.dor.answers('build.item', 'settlement/F5');
  expect(areasWith(u.board.settlement, 3)).toBe('F5');
});

test('MES-13.12 MES-13.13 MES-13.14 Rams and Ships at home or at a Settlement one controls, within the Unit limit', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: {
      cem: { empire: 'hittites', tech: { build: 4 }, goods: RICH, settlements: ['B2', 'A2'], population: 2 },
      ben: { units: { A2: 'spearman' } },
    },
  });
  t.cem.answers('turn.action', 'piece/build');
  t.cem
    .isAsked('build.item')
    .offering('ram/A1', 'ram/B2', 'ship/A1|A2', 'ship/B2|C3')
    .notOffering('ram/A2', 'ship/A2|A3');
  t.cem.isRefused('ram/A2', 'MES-13.12', 'no.yard').isRefused('ship/A2|A3', 'MES-13.13', 'no.yard');
  t.cem.answers('build.item', 'ram/B2', 'ship/B2|C3');
  expect([t.board.ram[2]?.[0], t.board.ship[2]?.[0]]).toEqual([areaOf('B2'), sectionOf('B2|C3')]);
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { tech: { build: 2 }, goods: RICH, units: { B1: 'spearman archer' } } },
  });
  u.cem
    .answers('turn.action', 'piece/build')
    .isRefused('ram/A1', 'MES-28.13', 'no.unit-limit')
    .isRefused('ship/A1|A2', 'MES-28.13', 'no.unit-limit');
});

test('MES-D.18 a new Ram may be attached at once', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { tech: { build: 2 }, goods: { wood: 1, stone: 1 }, units: { A1: 'archer' } } },
  });
  t.cem.answers('turn.action', 'piece/build').answers('build.item', 'ram/A1').answers('ram.attach', 'attach/1/archer');
  expect(t.board.carrier[2]?.[0]).toBe(3);
});

test('MES-13.15 MES-13.16 MES-13.17 Ziggurat levels in order, no higher than Population, each with its die', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has: { dor: { empire: 'hittites', tech: { build: 4 }, goods: RICH, population: 1 } },
  });
  t.dor.answers('turn.action', 'piece/build').answers('build.item', 'ziggurat').answers('build.die', 'silver');
  expect([t.board.level[3], t.board.dieColour[3], goodsOf(t, 3)]).toEqual([1, [1], { ...RICH, stone: 5, clay: 5 }]);
  t.dor.isRefused('ziggurat', 'MES-13.16', 'no.ziggurat-population', 'fix.population');
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has: { dor: { goods: RICH, population: 9, level: 6, units: { F4: 'spearman' } } },
  });
  u.dor.answers('turn.action', 'piece/build').isRefused('ziggurat', 'MES-13.15', 'no.ziggurat-complete');
});

test('MES-13.18 MES-36.01 what has no miniature left cannot be built', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: {
      ann: {
        tech: { build: 3 },
        goods: RICH,
        population: 5,
        units: { F1: 'spearman' },
        walls: ['F2', 'G2', 'E2'],
        settlements: ['F2', 'G2', 'E2'],
        rams: ['G1', 'G1'],
      },
    },
  });
  t.ann.answers('turn.action', 'piece/build');
  t.ann
    .isRefused('walls/F1', 'MES-13.18', 'no.miniature')
    .isRefused('settlement/F1', 'MES-13.18', 'no.miniature')
    .isRefused('ram/G1', 'MES-13.18', 'no.miniature');
});

test('MES-13.19 building reveals no Event', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    events: ['B4'],
    has: { ben: { goods: { stone: 2 }, units: { B4: 'spearman' } } },
  });
  t.ben.answers('turn.action', 'piece/build').answers('build.item', 'walls/B4');
  expect([t.board.token[areaOf('B4')], t.board.walls[areaOf('B4')]]).toEqual([1, 1]);
});

test('MES-14.02 MES-14.03 MES-14.05 a part costs what its token says; the builder keeps it and the next is turned up', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    garden: 'HG1a',
    has: { cem: { tech: { build: 4 }, goods: { stone: 2, wood: 3 } } },
    chance: { 'garden.draw': ['HG2b'] },
  });
  t.cem.answers('turn.action', 'piece/build').answers('build.item', 'garden');
  expect([t.board.gardens[2], t.board.garden, goodsOf(t, 2), t.board.gardensBuilt]).toEqual([
    ['HG1a'],
    ['HG2b'],
    { wood: 1 },
    1,
  ]);
  t.ann.log().includes({ type: 'garden.built', seat: 2, item: 'HG1a' });
});

test('MES-14.04 a token may ask for positions or Settlements, which are not spent', () => {
  const at = (garden: string, built: number, more: object) =>
    mesopotamiaTable({
      players: FOUR,
      at: { turn: 'dor' },
      garden,
      built,
      options: { 'assyrians-hittites': 'on' },
      has: { dor: { tech: { build: 4 }, goods: RICH, ...more } },
    });
  at('HG2c', 1, { population: 3 })
    .dor.answers('turn.action', 'piece/build')
    .isRefused('garden', 'MES-14.04', 'no.garden-population');
  at('HG2d', 1, { event: 3 })
    .dor.answers('turn.action', 'piece/build')
    .isRefused('garden', 'MES-14.04', 'no.garden-event');
  at('HG3c', 2, {}).dor.answers('turn.action', 'piece/build').isRefused('garden', 'MES-14.04', 'no.garden-settlements');
  const t = at('HG5c', 4, { event: 5, settlements: ['F4', 'F5'], population: 3 });
  t.dor.answers('turn.action', 'piece/build').answers('build.item', 'garden');
  expect([t.board.gardensBuilt, areasWith(t.board.settlement, 3), t.board.eventAt[3]]).toEqual([5, 'F4 F5', 5]);
});

test('MES-14.06 who builds two items may build two parts, the second as turned up; after the fifth there is none', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    garden: 'HG1b',
    has: { ben: { empire: 'hittites', tech: { build: 4 }, goods: RICH } },
    chance: { 'garden.draw': ['HG2a', 'HG3a'] },
  });
  t.ben.answers('turn.action', 'piece/build').answers('build.item', 'garden', 'garden');
  expect([t.board.gardens[1], t.board.garden]).toEqual([['HG1b', 'HG2a'], ['HG3a']]);
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    built: 4,
    garden: 'HG5a',
    has: { ben: { empire: 'hittites', tech: { build: 4 }, goods: RICH, population: 2 } },
  });
  u.ben
    .answers('turn.action', 'piece/build')
    .answers('build.item', 'garden')
    .isRefused('garden', 'MES-14.01', 'no.garden-left');
});

test('MES-14.07 MES-30.01 MES-30.13 after the fifth part the Round is finished and the game ends; without it it goes on', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'round',
    built: 4,
    garden: 'HG5a',
    has: { ann: { tech: { build: 4 }, goods: RICH, population: 3 } },
  });
  t.ann.answers('turn.action', 'piece/build').answers('build.item', 'garden');
  enough(t.ann);
  t.ben.isAsked('turn.action');
  playOn(t);
  expect([t.over, t.board.round]).toEqual([true, 2]);
  const u = mesopotamiaTable({ players: FOUR, at: 'round', built: 4, garden: 'HG5a' });
  playOn(u, () => u.board.round === 30);
  expect(u.over).toBe(false);
});

test('MES-16.01 MES-16.08 MES-E.10 home, Settlement, Unit and Ship are four sources; three give, each once', () => {
  const at = (gather: number) =>
    mesopotamiaTable({
      players: FOUR,
      at: { turn: 'cem' },
      has: {
        cem: {
          empire: gather === 1 ? 'eblaites' : 'elamites',
          tech: { gather },
          settlements: ['A2'],
          units: { D3: 'spearman' },
          ships: ['A2|B2'],
        },
      },
    });
  const t = at(2);
  t.cem.answers('turn.action', 'piece/gather').isAsked('gather.next').about({ left: 3 });
  t.cem
    .isAsked('gather.next')
    .offering(
      'gather/home/stone',
      'gather/settlement/A2',
      'gather/unit/D3',
      'gather/ship/A2|B2/A2',
      'gather/ship/A2|B2/B2',
    );
  t.cem.answers('gather.next', 'gather/home/stone').isRefused('gather/home/wood', 'MES-16.08', 'no.source-used');
  t.cem.answers('gather.next', 'gather/ship/A2|B2/B2').isRefused('gather/ship/A2|B2/A2', 'MES-16.08', 'no.source-used');
  t.cem.answers('gather.next', 'gather/unit/D3');
  expect([t.over, goodsOf(t, 2)]).toEqual([true, { stone: 1, food: 1, wood: 1 }]);
  const u = at(1);
  u.cem.answers('turn.action', 'piece/gather').answers('gather.next', 'gather/settlement/A2');
  expect([u.over, goodsOf(u, 2)]).toEqual([true, { wood: 1 }]);
});

test('MES-16.03 MES-16.04 MES-16.05 MES-16.07 home gives what is wanted, the others the resource of an area', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has: {
      dor: { empire: 'elamites', tech: { gather: 4 }, settlements: ['F5'], units: { G3: 'archer' }, ships: ['F4|F5'] },
    },
  });
  t.dor
    .answers('turn.action', 'piece/gather')
    .answers('gather.next', 'gather/home/food', 'gather/settlement/F5', 'gather/unit/G3', 'gather/ship/F4|F5/F4');
  expect(goodsOf(t, 3)).toEqual({ food: 2, clay: 1, wood: 1 });
});

test('MES-16.09 several Units of an area give one each, and its Settlement too', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: { ann: { empire: 'elamites', tech: { gather: 4 }, settlements: ['F1'], units: { F1: 'archer spearman' } } },
  });
  t.ann
    .answers('turn.action', 'piece/gather')
    .answers('gather.next', 'gather/unit/F1', 'gather/unit/F1')
    .isRefused('gather/unit/F1', 'MES-16.08', 'no.source-used');
  t.ann.answers('gather.next', 'gather/settlement/F1');
  expect(goodsOf(t, 0)).toEqual({ clay: 3 });
});

test('MES-16.10 MES-16.11 nothing by a Unit or a Ship from a Starting area, nothing by Rams', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: { ann: { tech: { gather: 2 }, units: { G1: 'spearman' }, ships: ['F1|G1'], rams: ['F2'] } },
  });
  t.ann
    .answers('turn.action', 'piece/gather')
    .isAsked('gather.next')
    .notOffering('gather/unit/G1', 'gather/ship/F1|G1/G1', 'gather/unit/F2');
});

test('MES-16.13 MES-A.23 a trade does not use up the number of the card', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    trade: { 1: 'TT1' },
    has: { ben: { empire: 'babylonians', goods: { food: 1 }, units: { B5: 'spearman' } } },
  });
  t.ben
    .answers('turn.action', 'piece/gather')
    .answers('gather.next', 'trade/1')
    .isAsked('gather.next')
    .about({ left: 2 });
  t.ben.answers('gather.next', 'gather/home/wood', 'gather/unit/B5');
  expect(goodsOf(t, 1)).toEqual({ wood: 1, clay: 3 });
});

test('MES-16.14 MES-A.02 MES-17.10 what the supply lacks cannot be gathered, and a gain is cut to what is there', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    trade: { 1: 'TT1' },
    supply: { wood: 0, clay: 1 },
    has: { cem: { goods: { food: 1 } } },
  });
  t.cem
    .answers('turn.action', 'piece/gather')
    .isRefused('gather/home/wood', 'MES-16.14', 'no.supply')
    .answers('gather.next', 'trade/1');
  expect([goodsOf(t, 2), t.board.supply[3]]).toEqual([{ clay: 1 }, 0]);
});

test('MES-17.01 MES-17.04 MES-17.05 an unclaimed token gets an Amphora; pay left, gain right, once an action', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    trade: { 1: 'TT4', 2: 'TT2' },
    has: { dor: { goods: { stone: 2, clay: 3 }, amphorae: [2] } },
  });
  t.dor.answers('turn.action', 'piece/gather').answers('gather.next', 'trade/1');
  expect([t.board.amphora[0], goodsOf(t, 3)]).toEqual([3, { wood: 1, stone: 1, clay: 4 }]);
  t.dor.isRefused('trade/2', 'MES-17.01', 'no.traded');
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    trade: { 2: 'TT2' },
    has: { dor: { goods: { clay: 1 }, amphorae: [2] } },
  });
  u.dor.answers('turn.action', 'piece/gather').answers('gather.next', 'trade/2');
  expect([goodsOf(u, 3), u.board.amphora.filter((owner) => owner === 3)]).toEqual([{ wood: 2 }, [3]]);
});

test('MES-17.02 MES-17.03 MES-E.11 the section needs its Trade level, a Ship slot a Ship', () => {
  const at = (gather: number, ships: string[]) =>
    mesopotamiaTable({
      players: FOUR,
      at: { turn: 'ann' },
      trade: { 10: 'TT29', 12: 'TT32', 9: 'TT20' },
      has: { ann: { tech: { gather }, ships, goods: { food: 9, stone: 2 } } },
    });
  at(3, [])
    .ann.answers('turn.action', 'piece/gather')
    .isRefused('trade/10', 'MES-17.02', 'no.trade-level')
    .isRefused('trade/9', 'MES-17.03', 'no.trade-ship');
  const t = at(4, []);
  t.ann.answers('turn.action', 'piece/gather').isAsked('gather.next').offering('trade/10').notOffering('trade/12');
  at(4, ['F1|G1'])
    .ann.answers('turn.action', 'piece/gather')
    .isAsked('gather.next')
    .offering('trade/10', 'trade/12', 'trade/9');
});

test('MES-17.06 MES-17.08 MES-A.24 MES-E.33 on a foreign token the owner is paid and keeps the VP', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    trade: { 10: 'TT30' },
    has: {
      ann: { empire: 'sumerians', tech: { gather: 4 }, goods: { stone: 2, wood: 2 } },
      ben: { empire: 'akkadians', amphorae: [10] },
    },
  });
  const supply = [...t.board.supply];
  t.ann.answers('turn.action', 'piece/gather').answers('gather.next', 'trade/10');
  expect([goodsOf(t, 0), goodsOf(t, 1), t.board.amphora[9]]).toEqual([{ tablet: 4 }, { stone: 2, wood: 2 }, 1]);
  expect(t.board.supply.map((n, good) => n - (supply[good] ?? 0))).toEqual([0, 0, 0, 0, -4, 0]);
});

test('MES-17.07 MES-17.09 MES-36.04 the left side in full, an Amphora for an unclaimed token, and no other way to give resources', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    trade: { 1: 'TT5', 2: 'TT1', 3: 'TT2', 4: 'TT10', 5: 'TT11', 6: 'TT12', 7: 'TT19' },
    has: { ben: { goods: { food: 1 }, amphorae: [3, 4, 5, 6, 7, 8] } },
  });
  t.ben.answers('turn.action', 'piece/gather').isRefused('trade/2', 'MES-17.09', 'no.amphora');
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    trade: { 1: 'TT5' },
    has: { ben: { goods: { food: 1 } } },
  });
  u.ben.answers('turn.action', 'piece/gather').isRefused('trade/1', 'MES-17.07', 'no.trade-price');
});

test('MES-36.03 there is no limit to what one holds', () => {
  const t = mesopotamiaTable({ players: FOUR, at: { turn: 'ben' }, has: { ben: { goods: { wood: 30 } } } });
  enough(t.ben.answers('turn.action', 'piece/gather').answers('gather.next', 'gather/home/wood'));
  expect(goodsOf(t, 1)).toEqual({ wood: 31 });
});
