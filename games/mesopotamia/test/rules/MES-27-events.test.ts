import { expect, test } from 'vitest';
import { areaOf, sectionOf } from '../../content/map.ts';
import { QUESTS } from '../../content/quests.ts';
import { areasWith, enough, goodsOf, mesopotamiaTable, playOn, unitsOf } from '../support.ts';

const FOUR = ['ann', 'ben', 'cem', 'dor'] as const;

/** Cem steps from home (A1) onto A2 (mountain), B1 (desert) or B2 (plain) and finds this Event. */
function finds(event: string, cem: object = {}, area = 'A2', more: object = {}) {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    events: [area],
    has: { cem: { start: 3, empire: 'hittites', units: { A1: 'spearman' }, dice: ['white-eye'], level: 1, ...cem } },
    chance: { 'event.draw': [event], 'die.roll': ['eye'] },
    options: { 'assyrians-hittites': 'on', 'mari-eblaites': 'on' },
    ...more,
  });
  t.cem
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/A1/spearman')
    .answers('explore.step', area);
  return t;
}

test('MES-27.04 MES-27.06 MES-28.02 an instant option: its effect, a step, and nothing is left of it', () => {
  const t = finds('EV12');
  t.cem.isAsked('event.option').offering('1', '2').notOffering('0');
  t.cem.answers('event.option', '1');
  expect([goodsOf(t, 2), t.board.eventAt[2], t.board.token[areaOf('A2')], t.board.shown, t.board.gone]).toEqual([
    { stone: 3 },
    2,
    0,
    [],
    ['EV12'],
  ]);
});

test('MES-27.07 MES-27.08 a Victory Point option: its effect, two steps, and the token stays open', () => {
  const t = finds('EV12');
  t.cem.answers('event.option', '2');
  expect([goodsOf(t, 2), t.board.eventAt[2], t.board.token[areaOf('A2')], t.board.event[areaOf('A2')]]).toEqual([
    { stone: 1 },
    3,
    2,
    'EV12',
  ]);
});

test('MES-27.05 MES-A.44 an option must be paid in full and a six-round one needs a die; if neither is possible the Event is gone', () => {
  const t = finds('EV41', { goods: { stone: 1 } }, 'B1');
  expect(goodsOf(t, 2)).toEqual({ stone: 3, clay: 1 });
  const both = finds('EV10', { goods: { knucklebone: 1 } }, 'B1');
  expect(goodsOf(both, 2)).toEqual({ knucklebone: 4 });
  const u = finds('EV41', { goods: { stone: 2 } }, 'B1');
  u.cem.answers('event.option', '2');
  expect([goodsOf(u, 2), u.board.eventAt[2]]).toEqual([{}, 3]);
  const busy = { running: { D2: ['EV3', 'cem', 1, 2], E1: ['EV4', 'cem', 1, 2], F1: ['EV8', 'cem', 1, 2] } };
  const v = finds('EV9', {}, 'B1', busy);
  expect([v.board.token[areaOf('B1')], v.board.eventAt[2]]).toEqual([2, 3]);
  const w = finds('EV1', {}, 'B1', busy);
  w.ann.log().includes({ type: 'event.impossible', seat: 2 });
  expect([w.board.token[areaOf('B1')], w.board.eventAt[2], w.board.gone]).toEqual([0, 1, ['EV1']]);
});

test('MES-27.09 MES-27.12 MES-27.17 a six-round option: card kept, own die on 1, no award yet; three dice and no more', () => {
  const t = finds('EV17');
  t.cem.answers('event.option', '2');
  const at = areaOf('A2');
  expect([
    t.board.token[at],
    t.board.holder[at],
    t.board.die[at],
    t.board.chosen[at],
    t.board.eventAt[2],
    goodsOf(t, 2),
  ]).toEqual([3, 2, 1, 1, 1, {}]);
  const u = finds('EV17', {}, 'A2', {
    running: { D2: ['EV3', 'cem', 1, 2], E1: ['EV4', 'cem', 1, 2], F1: ['EV8', 'cem', 1, 2] },
  });
  expect(u.board.eventAt[2]).toBe(2);
});

test('MES-27.10 MES-27.11 MES-A.45 MES-E.18 six payments, then the final reward, three steps, and all of it is removed', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'upkeep',
    running: { B1: ['EV1', 'cem', 1, 1] },
    has: { cem: { start: 3, empire: 'hittites', units: { B1: 'spearman' } } },
  });
  for (let round = 1; round < 6; round++) {
    expect([goodsOf(t, 2), t.board.die[areaOf('B1')]]).toEqual([{ tablet: round }, round + 1]);
    playOn(t, () => t.board.round === round + 1 && t.board.phase === 'actions' && t.board.active === 3);
    playOn(t, () => t.board.round === round + 2);
  }
  expect([goodsOf(t, 2), t.board.tech[2]?.[2], t.board.eventAt[2], areasWith(t.board.settlement, 2)]).toEqual([
    { tablet: 6 },
    2,
    4,
    'B1',
  ]);
  const at = areaOf('B1');
  expect([t.board.token[at], t.board.holder[at], t.board.die[at], t.board.shown, t.board.gone]).toEqual([
    0,
    -1,
    0,
    [],
    ['EV1'],
  ]);
});

test('MES-27.13 MES-A.46 MES-5.10 MES-E.38 while its holder is away nothing is paid and the die stays', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'upkeep',
    running: { B1: ['EV1', 'ann', 3, 1] },
    has: { dor: { units: { B2: 'spearman' } } },
  });
  expect([goodsOf(t, 0), t.board.die[areaOf('B1')], t.board.holder[areaOf('B1')]]).toEqual([{}, 3, 0]);
  playOn(t, () => t.board.active === 3);
  t.dor
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/B2/spearman')
    .answers('explore.step', 'B1');
  t.dor.isAsked('event.option').about({ event: 'EV1', area: 'B1' });
  t.dor.answers('event.option', '2');
  expect([t.board.holder[areaOf('B1')], t.board.chosen[areaOf('B1')]]).toEqual([3, 1]);
  // The Round's end has paid the new holder already: the die went on from 1.
  expect([goodsOf(t, 3), t.board.die[areaOf('B1')]]).toEqual([{ stone: 2 }, 2]);
});

test('MES-27.14 MES-27.15 MES-E.19 who takes the area chooses anew from 1, and so does the first if it is taken back', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'round',
    running: { B1: ['EV3', 'ann', 4, 2] },
    order: ['ben', 'ann', 'cem', 'dor'],
    has: {
      ben: { units: { B2: 'horseman' }, population: 2, tech: { explore: 2 } },
      ann: { units: { C1: 'spearman' } },
    },
  });
  t.ben
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/B2/horseman')
    .answers('explore.step', 'B1', 'stop')
    .answers('event.option', '2');
  expect([t.board.holder[areaOf('B1')], t.board.die[areaOf('B1')]]).toEqual([1, 1]);
  t.ben.answers('explore.unit', 'unit/B1/horseman').answers('explore.step', 'B2', 'stop');
  t.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/C1/spearman')
    .answers('explore.step', 'B1')
    .answers('event.option', '2');
  expect([t.board.holder[areaOf('B1')], t.board.die[areaOf('B1')], t.board.chosen[areaOf('B1')]]).toEqual([0, 1, 1]);
});

test('MES-27.16 MES-A.47 beside a Unit or Settlement of anybody else it does not pass at once, nor to whoever passes by', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    running: { B1: ['EV3', 'ann', 4, 2], C2: ['EV24', 'ann', 2, 2] },
    has: { ben: { units: { B2: 'horseman' }, tech: { explore: 2 } }, ann: { settlements: ['B1'] } },
  });
  t.ben
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/B2/horseman')
    .answers('explore.step', 'C2', 'B1');
  expect([t.board.holder[areaOf('B1')], t.board.holder[areaOf('C2')]]).toEqual([0, 0]);
});

test('MES-27.16 after the combats it passes to whoever controls the area, before payments', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'after',
    running: { B1: ['EV3', 'ann', 4, 2] },
    has: { ben: { units: { B1: 'horseman' } }, ann: { settlements: ['B1'] } },
  });
  t.ben.answers('settlement.fate', 'destroy').answers('event.option', '2');
  expect([t.board.holder[areaOf('B1')], t.board.die[areaOf('B1')], goodsOf(t, 1)]).toEqual([1, 2, { food: 1 }]);
});

test('MES-27.18 MES-28.03 a Technology is lifted for nothing; at the top any other; if all are there, none', () => {
  const t = finds('EV16');
  t.cem.answers('event.option', '1');
  expect([t.board.tech[2]?.[3], goodsOf(t, 2)]).toEqual([2, {}]);
  const u = finds('EV16', { tech: { gather: 4, build: 4 } });
  u.cem.answers('event.option', '1').isRefused('gather', 'MES-15.08', 'no.top-level').answers('event.discover', 'grow');
  expect(u.board.tech[2]).toEqual([1, 4, 1, 4, 1, 2]);
  const all = { explore: 4, build: 4, research: 4, gather: 4, warfare: 4, grow: 4 };
  const v = finds('EV16', { tech: all });
  v.cem.answers('event.option', '1');
  expect([v.board.tech[2], v.board.eventAt[2]]).toEqual([[4, 4, 4, 4, 4, 4], 2]);
  const p = finds('EV22', {}, 'B2');
  p.cem.answers('event.option', '1');
  expect(p.board.populationAt[2]).toBe(2);
});

test('MES-27.19 a Unit comes into the area, a Ship onto a section along it, a Ram beside the Units', () => {
  const t = finds('EV14');
  t.cem.answers('event.option', '1');
  expect(unitsOf(t, 2)).toEqual({ A2: 'spearman archer' });
  const u = finds('EV38', {}, 'B2');
  u.cem.answers('event.option', '1').isAsked('event.ship').offering('A1|B2', 'B2|C3').notOffering('A1|A2');
  u.cem.answers('event.ship', 'B2|C3');
  expect(u.board.ship[2]?.[0]).toBe(sectionOf('B2|C3'));
  const w = finds('EV36', {}, 'B1');
  w.cem.answers('event.option', '1').answers('ram.attach', 'attach/1/spearman');
  expect([w.board.ram[2]?.[0], w.board.carrier[2]?.[0]]).toEqual([areaOf('B1'), 0]);
});

test('MES-27.19 MES-A.77 without room there is 1 Knucklebone for the Unit only, the rest comes', () => {
  const t = finds('EV7', { units: { A1: 'spearman', B2: 'archer' } }, 'B1');
  t.cem.answers('event.option', '1');
  expect([unitsOf(t, 2), goodsOf(t, 2)]).toEqual([
    { B1: 'spearman', B2: 'archer' },
    { knucklebone: 1, food: 1 },
  ]);
  const s = finds('EV38', { units: { A1: 'spearman', B1: 'archer' } }, 'B2');
  s.cem.answers('event.option', '1');
  expect(goodsOf(s, 2)).toEqual({ knucklebone: 1 });
  const r = finds('EV36', { units: { A1: 'spearman', B2: 'archer' } }, 'B1');
  r.cem.answers('event.option', '1');
  expect(goodsOf(r, 2)).toEqual({ knucklebone: 1 });
});

test('MES-27.20 MES-A.48 MES-27.25 a Settlement or Walls for nothing; where that is not possible, what the card says instead', () => {
  const t = finds('EV23', {}, 'B2');
  t.cem.answers('event.option', '1');
  expect([areasWith(t.board.settlement, 2), goodsOf(t, 2)]).toEqual(['B2', {}]);
  const u = finds('EV23', { settlements: ['C1', 'C2', 'C3'] }, 'B2');
  u.cem.answers('event.option', '1');
  expect([areasWith(u.board.settlement, 2), goodsOf(u, 2)]).toEqual(['C1 C2 C3', { wood: 1, stone: 1 }]);
  const w = finds('EV18');
  w.cem.answers('event.option', '1');
  expect(areasWith(w.board.walls, 2)).toBe('A2');
  const x = finds('EV18', { walls: ['C1', 'C2', 'C3'] });
  x.cem.answers('event.option', '1');
  expect(goodsOf(x, 2)).toEqual({ stone: 2 });
  const lost = mesopotamiaTable({
    players: FOUR,
    at: 'upkeep',
    running: { B1: ['EV3', 'cem', 6, 2] },
    has: { cem: { start: 3, settlements: ['B1'] } },
  });
  expect([goodsOf(lost, 2), areasWith(lost.board.settlement, 2), lost.board.eventAt[2]]).toEqual([
    { food: 1 },
    'B1',
    4,
  ]);
});

test('MES-27.21 MES-A.49 MES-29.08 a Quest is drawn beyond three, from the whole deck; from an empty one none', () => {
  const t = finds('EV25', { quests: ['Q1', 'Q2', 'Q3'] }, 'B2');
  t.cem.answers('event.option', '1');
  t.chanceWeighed(
    'quest.draw',
    QUESTS.map(({ id }) => id).filter((id) => !['Q1', 'Q2', 'Q3'].includes(id)),
  );
  expect(t.board.quests[2]).toHaveLength(4);
  expect(t.ann.sees().quests[2]).toEqual(['?quest', '?quest', '?quest', '?quest']);
  const none = finds('EV25', { quests: QUESTS.map(({ id }) => id) }, 'B2');
  none.cem.answers('event.option', '1');
  expect([none.board.quests[2]?.length, none.board.eventAt[2]]).toEqual([30, 2]);
});

test('MES-27.22 MES-27.23 an Event is finished before Explore goes on, and its Unit may use what is left; rewards are no actions', () => {
  const t = finds('EV26', { tech: { explore: 3 }, population: 2 }, 'B2');
  t.cem.answers('event.option', '1').isAsked('explore.unit').about({ left: 2 });
  t.cem.answers('explore.unit', 'unit/B2/horseman').answers('explore.step', 'C3', 'stop');
  expect(unitsOf(t, 2)).toEqual({ B2: 'spearman', C3: 'horseman' });
  const u = finds('EV26', { dice: ['black-water'], tech: { explore: 1 } }, 'B2', {
    chance: { 'event.draw': ['EV26'], 'die.roll': ['water'] },
  });
  u.cem.answers('event.option', '2').isRefused('dice/warfare', 'MES-7.10');
  expect(u.board.tech[2]?.[4]).toBe(2);
});

test('MES-27.26 any resources are chosen one by one; what the supply lacks is left out and forbids nothing', () => {
  const t = finds('EV5', {}, 'B1', { supply: { wood: 0 } });
  t.cem
    .answers('event.option', '1')
    .isRefused('wood', 'MES-36.02', 'no.supply')
    .answers('event.good', 'clay', 'clay', 'stone');
  expect(goodsOf(t, 2)).toEqual({ clay: 2, stone: 1 });
  const u = finds('EV12', {}, 'A2', { supply: { stone: 1 } });
  u.cem.answers('event.option', '1');
  expect([goodsOf(u, 2), u.board.eventAt[2]]).toEqual([{ stone: 1 }, 2]);
});

test('MES-5.11 MES-D.44 running Events pay in the order of Turns, one player’s in the order liked', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'upkeep',
    order: ['dor', 'ben', 'ann', 'cem'],
    running: { F4: ['EV19', 'dor', 1, 2], F5: ['EV3', 'dor', 1, 2], B5: ['EV8', 'ben', 1, 2] },
    has: { dor: { units: { F4: 'spearman', F5: 'archer' } }, ben: { units: { B5: 'spearman' } } },
  });
  t.dor.isAsked('upkeep.order').offering('F4', 'F5');
  expect(goodsOf(t, 1)).toEqual({});
  t.dor.answers('upkeep.order', 'F5');
  expect(
    t.ann
      .log()
      .events.filter(({ type }) => type === 'event.round')
      .map(({ data }) => data?.['area']),
  ).toEqual(['F5', 'F4', 'B5']);
});

test('MES-27.24 MES-D.51 Events pass on after the combats in the order of Turns, one player’s in the order liked', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'after',
    order: ['cem', 'dor', 'ben', 'ann'],
    running: { F4: ['EV19', 'ann', 4, 2], F5: ['EV3', 'ann', 4, 2], B5: ['EV8', 'dor', 4, 2] },
    has: { dor: { units: { F4: 'spearman', F5: 'archer' } }, cem: { units: { B5: 'spearman' } } },
  });
  t.cem.answers('event.option', '1');
  t.dor.answers('after.event-order', 'F5').answers('event.option', '1').answers('event.option', '1');
  expect(goodsOf(t, 3)).toEqual({ food: 4, clay: 2 });
});

test('MES-28.01 MES-28.06 MES-28.07 MES-A.50 nine positions, the ninth for one Seal', () => {
  const t = finds('EV12', { event: 8 }, 'A2');
  t.cem.answers('event.option', '1');
  expect(t.board.eventAt[2]).toBe(9);
  const u = finds('EV12', { event: 9 }, 'A2');
  u.cem.answers('event.option', '2');
  expect(u.board.eventAt[2]).toBe(9);
});

test('MES-E.35 MES-A.51 MES-28.09 MES-28.14 below a taken top three steps from 7 end at 8, on top; one more changes nothing', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'upkeep',
    running: { B1: ['EV8', 'cem', 6, 2] },
    eventOrder: ['ann', 'ben', 'dor', 'cem'],
    has: {
      ann: { event: 9 },
      ben: { event: 8 },
      dor: { event: 8 },
      cem: { start: 3, event: 7, units: { B1: 'spearman' } },
    },
  });
  expect([t.board.eventAt, t.board.eventOrder]).toEqual([
    [9, 8, 8, 8],
    [0, 2, 1, 3],
  ]);
  const u = mesopotamiaTable({
    players: FOUR,
    at: 'upkeep',
    running: { B1: ['EV8', 'cem', 6, 2] },
    eventOrder: ['ann', 'ben', 'cem', 'dor'],
    has: {
      ann: { event: 9 },
      ben: { event: 8 },
      dor: { event: 8 },
      cem: { start: 3, event: 8, units: { B1: 'spearman' } },
    },
  });
  expect([u.board.eventAt, u.board.eventOrder]).toEqual([
    [9, 8, 8, 8],
    [0, 1, 2, 3],
  ]);
});

test('MES-28.04 MES-28.05 MES-28.08 MES-E.21 who comes later lies on top, and any number share a position', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    populationOrder: ['ben', 'cem', 'ann', 'dor'],
    has: { ben: { population: 2 }, cem: { population: 2 }, dor: { goods: { food: 4 } } },
  });
  t.dor.answers('turn.action', 'piece/grow');
  expect([t.board.populationAt, t.board.populationOrder]).toEqual([
    [1, 2, 2, 2],
    [3, 1, 2, 0],
  ]);
});

test('MES-28.11 MES-28.10 Population bounds the Ziggurat and the Units and orders Turns; Events order combats', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    has: {
      cem: { event: 3, population: 1 },
      ann: { units: { D4: 'spearman', E4: 'archer' } },
      ben: { units: { D4: 'archer', E4: 'spearman' }, population: 5 },
    },
  });
  t.cem.isAsked('combat.order').offering('D4', 'E4');
});

test('after an Event the Turn goes on', () => {
  const t = finds('EV12', { tech: { explore: 2 } });
  enough(t.cem.answers('event.option', '1')).isAsked('turn.action');
});

test('MES-D.20 MES-36.02 resources of one’s choice: as long as the supply has any of them, and not when it has none', () => {
  const t = finds('EV5', {}, 'B1', { supply: { wood: 2, food: 0, stone: 0, clay: 0 } });
  t.cem.answers('event.option', '1');
  expect(goodsOf(t, 2)).toEqual({ wood: 2 });
  const u = finds('EV5', {}, 'B1', { supply: { wood: 0, food: 0, stone: 0, clay: 0 } });
  u.cem.answers('event.option', '1');
  expect([goodsOf(u, 2), u.board.eventAt[2]]).toEqual([{}, 2]);
});
