import { expect, test } from 'vitest';
import { areaOf, AREAS } from '../../content/map.ts';
import { finishSetup } from '../begin.ts';
import { areasWith, goodsOf, mesopotamiaTable, playOn, unitsOf } from '../support.ts';

const GUARDIANS = { solo: 'guardians' } as const;

/** A Round in which Ann does nothing and the enemy moves after her. */
function round(automaton: object, ann: object = {}, more: object = {}) {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: 'round',
    options: GUARDIANS,
    wave: 1,
    eventOrder: ['automaton', 'ann'],
    populationOrder: ['ann', 'automaton'],
    has: {
      ann: { start: 2, empire: 'hittites', units: { A4: 'spearman' }, ...ann },
      automaton: { start: 1, empire: 'sumerians', event: 3, goods: { knucklebone: 3 }, ...automaton },
    },
    ...more,
  } as never) as ReturnType<typeof mesopotamiaTable<'ann'>>;
  t.ann.answers('turn.action', 'end');
  return t;
}

test('MES-35.04 MES-35.05 MES-35.06 MES-35.07 Assur in 2 set up as ever, the enemy in 1 with nothing but its first wave; the rest as for two', () => {
  const t = mesopotamiaTable({ players: ['ann'], at: 'beginning', options: GUARDIANS });
  t.ann.answers('setup.empire', 'babylonians').answers('setup.opponent', 'akkadians');
  expect(t.board.quests[0]).toHaveLength(3);
  finishSetup(t);
  expect([t.board.home.map((area) => AREAS[area]?.id), t.board.quests[0]?.length, t.board.tech[1]]).toEqual([
    ['A4', 'G1'],
    2,
    [1, 1, 1, 1, 1, 1],
  ]);
  expect([areasWith(t.board.blocked, true), t.board.trade.filter((list) => list.length > 0).length]).toEqual([
    'C1 C6 D2 D3 D5 D6 E1 E6',
    6,
  ]);
  expect([unitsOf(t, 1), goodsOf(t, 1), t.board.wave, t.board.level[1]]).toEqual([
    { G1: 'spearman archer' },
    { knucklebone: 3 },
    1,
    0,
  ]);
});

test('MES-35.08 MES-A.69 its Event Seal stays at 3, above everybody who is not past it; who comes to 3 later lies on top', () => {
  const t = mesopotamiaTable({ players: ['ann'], at: 'beginning', options: GUARDIANS });
  t.ann.answers('setup.empire', 'babylonians').answers('setup.opponent', 'akkadians');
  expect([t.board.eventAt, t.board.eventOrder]).toEqual([
    [1, 3],
    [1, 0],
  ]);
  const u = mesopotamiaTable({
    players: ['ann'],
    at: { turn: 'ann' },
    options: GUARDIANS,
    events: ['B4'],
    eventOrder: ['automaton', 'ann'],
    has: { ann: { start: 2, units: { A4: 'spearman' } }, automaton: { start: 1, event: 3 } },
    chance: { 'event.draw': ['EV20'] },
  });
  u.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/A4/spearman')
    .answers('explore.step', 'B4')
    .answers('event.option', '2');
  expect([u.board.eventAt, u.board.eventOrder]).toEqual([
    [3, 3],
    [0, 1],
  ]);
});

test('MES-35.09 MES-35.13 it acts after the human: each Unit one area by a shortest way', () => {
  const t = round({ units: { E3: 'spearman', F3: 'horseman' } });
  expect(unitsOf(t, 1)).toEqual({ D4: 'spearman', E3: 'horseman' });
});

test('MES-35.10 MES-35.11 MES-E.29 MES-A.70 the waves bring 3, 4, … Knucklebones and their Units, and what is left is kept', () => {
  const t = round({ goods: {}, units: { E3: 'archer' } });
  // No Knucklebones at the End of Round: wave 2 comes, and the old Archer stays.
  expect([t.board.wave, goodsOf(t, 1), unitsOf(t, 1)]).toEqual([
    2,
    { knucklebone: 4 },
    { D4: 'archer', G1: 'spearman spearman archer' },
  ]);
  expect([t.board.ram[1]?.[0], t.board.carrier[1]?.[0]]).toEqual([areaOf('G1'), 0]);
  const u = round({ goods: { knucklebone: 2 }, units: {} });
  expect([u.board.wave, goodsOf(u, 1)]).toEqual([2, { knucklebone: 6 }]);
});

test('MES-35.12 MES-35.02 MES-A.68 a wave is beaten without Knucklebones or without Units; the next token of the Gardens marks it', () => {
  const t = round({ goods: { knucklebone: 1 }, units: { E3: 'archer' } });
  expect([t.board.wave, t.board.gardensBuilt]).toEqual([1, 0]);
  const u = round(
    { goods: { knucklebone: 1 }, units: {} },
    {},
    { garden: 'HG1c', chance: { 'garden.draw': ['HG2b'] } },
  );
  expect([u.board.wave, u.board.gardens[0], u.board.garden]).toEqual([2, ['HG1c'], ['HG2b']]);
});

test('MES-35.02 parts cannot be built in this mode', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: { turn: 'ann' },
    options: GUARDIANS,
    has: {
      ann: { start: 2, tech: { build: 4 }, goods: { wood: 9, stone: 9, clay: 9, food: 9 }, units: { B4: 'spearman' } },
      automaton: { start: 1 },
    },
  });
  t.ann.answers('turn.action', 'piece/build').isRefused('garden', 'MES-35.02', 'no.garden-guardians');
});

test('MES-35.01 MES-35.28 the sixth wave beaten is the victory: Events ranked against the enemy, Population always first', () => {
  const t = round({ goods: { knucklebone: 1 }, units: {} }, { gardens: ['HG1a'] }, { wave: 6, built: 5 });
  expect([t.over, t.outcome?.result]).toEqual([true, 'won']);
  // 6 for Events, 9 for Population, 3 for the Gardens.
  expect(t.board.vp[0]).toBe(18);
});

test('MES-35.03 an enemy Unit alone in Assur ends the game at once', () => {
  const t = round({ units: { B4: 'spearman' } }, { units: { C4: 'archer' } });
  expect([t.over, t.outcome?.result, t.board.round]).toEqual([true, 'lost', 2]);
});

test('MES-35.25 MES-A.80 it may enter and attack the human’s home; the human may not enter its own', () => {
  const t = round(
    { units: { B4: 'spearman' }, goods: { knucklebone: 1 } },
    {},
    { chance: { 'combat.draw': ['SP4', 'SP1'] } },
  );
  expect([unitsOf(t, 0), t.over]).toEqual([{ A4: 'spearman' }, false]);
  t.ann.log().includes({ type: 'battle.begun' });
  const u = mesopotamiaTable({
    players: ['ann'],
    at: { turn: 'ann' },
    options: GUARDIANS,
    has: { ann: { start: 2, units: { F2: 'spearman' } }, automaton: { start: 1 } },
  });
  u.ann.answers('turn.action', 'piece/explore').answers('explore.unit', 'unit/F2/spearman').isRefused('G1', 'MES-9.12');
});

test('MES-35.14 it goes round Tribes where it can, and Walls stop whoever has no Ram', () => {
  const t = round({ units: { E3: 'spearman' } }, {}, { tribes: { D4: 'spearman' } });
  expect(unitsOf(t, 1)).toEqual({ D3: 'spearman' });
  const w = round({ units: { C4: 'spearman' } }, { walls: ['B4'] });
  expect(unitsOf(w, 1)['B4']).toBe(undefined);
  const r = round({ units: { C4: 'spearman' }, rams: ['C4 spearman'] }, { walls: ['B4'] });
  r.ann.log().includes({ type: 'unit.moved', data: { kind: 'spearman', from: 'C4', area: 'B4' } });
});

test('MES-35.15 of equal ways it takes one over a running Event', () => {
  const t = round({ units: { D4: 'spearman' } }, {}, { running: { C5: ['EV19', 'ann', 2, 2] } });
  expect(Object.keys(unitsOf(t, 1))).toEqual(['C4']);
  const u = round({ units: { D5: 'spearman' } }, {}, { running: { C5: ['EV19', 'ann', 2, 2] } });
  expect(Object.keys(unitsOf(u, 1))).toEqual(['C5']);
});

test('MES-35.16 otherwise Spearmen and Archers keep to the top, Horsemen and Chariots to the bottom', () => {
  const t = round({ units: { D3: 'spearman archer horseman chariot' } });
  expect(unitsOf(t, 1)).toEqual({ C3: 'spearman archer', D4: 'horseman chariot' });
});

test('MES-35.17 MES-35.30 the bearer of a Ram goes to the nearest Walls; without Walls it moves like the others, and a stray Ram finds a bearer', () => {
  const t = round({ units: { E3: 'spearman' }, rams: ['E3'] }, { walls: ['D2'] });
  expect(unitsOf(t, 1)).toEqual({ D3: 'spearman' });
  const u = round({ units: { E3: 'spearman' }, rams: ['E3'] });
  expect([unitsOf(u, 1), u.board.ram[1]?.[0]]).toEqual([{ D4: 'spearman' }, areaOf('D4')]);
});

test('MES-35.18 MES-35.23 barred by Walls and Tribes and without a Ram it goes through a Tribe, which is gone with its Event', () => {
  const t = round(
    { units: { C4: 'spearman' } },
    { walls: ['B5', 'A3'] },
    { tribes: { B4: 'spearman archer' }, events: ['B4'] },
  );
  expect([unitsOf(t, 1), unitsOf(t, 2), t.board.token[areaOf('B4')]]).toEqual([{ B4: 'spearman' }, {}, 0]);
  t.ann.log().lacks({ type: 'battle.begun' });
});

test('MES-35.19 if Walls still bar every way it goes as if there were none and waits before them', () => {
  const walls = { walls: ['A3', 'B4', 'B5'] };
  expect(unitsOf(round({ units: { D4: 'spearman' } }, walls), 1)).toEqual({ C4: 'spearman' });
  expect(unitsOf(round({ units: { C4: 'spearman' } }, walls), 1)).toEqual({ C4: 'spearman' });
});

test('MES-35.20 it is pinned like others', () => {
  const t = round(
    { units: { C4: 'spearman' } },
    { units: { C4: 'archer', A4: 'spearman' } },
    { chance: { 'combat.draw': ['AR1', 'SP1'] } },
  );
  t.ann.log().lacks({ type: 'unit.moved' });
});

test('MES-35.21 MES-35.22 it explores nothing, and a running Event where it comes is gone', () => {
  const t = round({ units: { D4: 'spearman' } }, {}, { events: ['C4'] });
  expect(t.board.token[areaOf('C4')]).toBe(1);
  const u = round({ units: { D4: 'spearman' } }, {}, { running: { C4: ['EV12', 'ann', 2, 2] } });
  expect([u.board.token[areaOf('C4')], u.board.holder[areaOf('C4')], u.board.gone]).toEqual([0, -1, ['EV12']]);
});

test('MES-35.24 its Units do not flee: a loser is destroyed and costs a Knucklebone', () => {
  const t = round(
    { units: { C4: 'spearman' } },
    { units: { C4: 'chariot', A4: 'spearman' }, event: 4 },
    { eventOrder: ['ann', 'automaton'], chance: { 'combat.draw': ['CH2', 'SP3'] } },
  );
  expect([unitsOf(t, 1)['C4'], goodsOf(t, 1)['knucklebone']]).toEqual([undefined, 6]);
});

test('MES-35.26 all else is as ever: the human grows, builds and gathers', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: { turn: 'ann' },
    options: GUARDIANS,
    has: { ann: { start: 2, goods: { food: 4 } }, automaton: { start: 1 } },
  });
  t.ann.answers('turn.action', 'piece/grow');
  expect(t.board.populationAt[0]).toBe(2);
});

test('MES-35.27 it destroys Settlements it stands in alone', () => {
  const t = round({ units: { D4: 'spearman' } }, { settlements: ['C4'] });
  expect(areasWith(t.board.settlement, 0) + areasWith(t.board.settlement, 1)).toBe('');
});

test('MES-35.29 Units nearest to the human’s home move first', () => {
  const t = round({ units: { F3: 'archer', D4: 'archer', E4: 'spearman' } });
  expect(
    t.ann
      .log()
      .events.filter(({ type }) => type === 'unit.moved')
      .map(({ data }) => data?.['from']),
  ).toEqual(['D4', 'E4', 'F3']);
});

test('MES-35.31 Walls that it has broken into are removed', () => {
  const t = round({ units: { C4: 'spearman' }, rams: ['C4 spearman'] }, { walls: ['B4'] });
  expect([areasWith(t.board.walls, 0), t.board.ram[1]?.[0], unitsOf(t, 1)]).toEqual(['', -1, { B4: 'spearman' }]);
});

test('MES-35.32 the human orders combats while ahead on the Event track; otherwise they come in reading order', () => {
  const units = { D4: 'spearman', E4: 'spearman' };
  const t = round(
    { units },
    { units: { D4: 'archer', E4: 'archer', A4: 'spearman' }, event: 4, population: 3 },
    { eventOrder: ['ann', 'automaton'] },
  );
  t.ann.isAsked('combat.order').offering('D4', 'E4');
  const u = round({ units }, { units: { D4: 'archer', E4: 'archer', A4: 'spearman' }, population: 3 });
  expect(u.board.battle?.area ?? areaOf('D4')).toBe(areaOf('D4'));
});

test('MES-A.78 a wave brings what there are miniatures for', () => {
  const t = round({ goods: {}, units: { E3: 'spearman', F3: 'spearman spearman archer archer' } });
  expect(unitsOf(t, 1)['G1']).toBe('archer');
});

test('dull play is overrun', () => {
  const t = mesopotamiaTable({ players: ['ann'], at: 'beginning', options: GUARDIANS, seed: 'dull' });
  playOn(t, () => t.board.round > 60);
  expect([t.over, t.outcome?.result]).toEqual([true, 'lost']);
});

test('MES-35.28 the enemy is ranked for Events only', () => {
  const t = round({ goods: { knucklebone: 1 }, units: {} }, {}, { wave: 6, built: 5 });
  expect([t.board.ledger[0]?.slice(0, 2), t.board.ledger[1]?.slice(0, 2)]).toEqual([
    [6, 9],
    [9, 0],
  ]);
});

test('MES-35.14 MES-35.19 barred by Walls, with a Ram elsewhere, it still goes round a Tribe', () => {
  const t = round(
    { units: { D5: 'spearman', G1: 'archer' }, rams: ['G1 archer'] },
    { walls: ['A3', 'B4', 'B5'] },
    { tribes: { C4: 'spearman' } },
  );
  expect([unitsOf(t, 1)['C5'], unitsOf(t, 2)]).toEqual(['spearman', { C4: 'spearman' }]);
});
