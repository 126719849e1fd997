import { expect, test } from 'vitest';
import { areaOf } from '../../content/map.ts';
import { AREAS } from '../../content/map.ts';
import { SIEGE_CARDS } from '../../content/solo-cards.ts';
import { defenderPlace } from '../../rules/solo/siege.ts';
import { begin, finishSetup } from '../begin.ts';
import { areasWith, enough, goodsOf, mesopotamiaTable, playOn, unitsOf } from '../support.ts';

const SIEGE = { solo: 'siege' } as const;
const WALLS = ['F4', 'F5', 'G3'];

/** A Round of the siege in which the Defenders come first and reveal these cards. */
function round(cards: string[], automaton: object = {}, ann: object = {}, more: object = {}) {
  return mesopotamiaTable({
    players: ['ann'],
    at: 'round',
    options: SIEGE,
    populationOrder: ['automaton', 'ann'],
    has: {
      ann: { start: 3, empire: 'hittites', ...ann },
      automaton: { start: 4, empire: 'sumerians', level: 6, walls: WALLS, ...automaton },
    },
    chance: { 'action.draw': cards.map((card) => `action-${card}`) },
    ...more,
  } as never) as ReturnType<typeof mesopotamiaTable<'ann'>>;
}

test('MES-34.01 MES-34.02 MES-34.04 MES-A.63 the human in 3 with its own set-up, in 4 the Defenders with a whole Ziggurat and no set-up', () => {
  const t = mesopotamiaTable({ players: ['ann'], at: 'beginning', options: SIEGE });
  t.ann.answers('setup.empire', 'babylonians').answers('setup.opponent', 'akkadians');
  expect([t.board.home.map((area) => AREAS[area]?.id), t.board.level, t.board.populationAt]).toEqual([
    ['A1', 'G4'],
    [0, 6],
    [2, 1],
  ]);
  expect([goodsOf(t, 0), goodsOf(t, 1), t.board.tech[1], unitsOf(t, 0)]).toEqual([
    { wood: 1, food: 1, stone: 1, clay: 1 },
    {},
    [1, 1, 1, 1, 1, 1],
    { A1: 'spearman' },
  ]);
});

test('MES-34.03 MES-34.07 MES-34.09 MES-34.10 tokens everywhere, five Action cards, the Defenders in place, no Tribes, no Blockers, Trade for two', () => {
  const t = mesopotamiaTable({ players: ['ann'], at: 'beginning', options: SIEGE });
  t.ann.answers('setup.empire', 'babylonians').answers('setup.opponent', 'akkadians');
  expect(t.board.token.filter((token) => token === 1)).toHaveLength(29);
  expect([...t.board.actionDeck].sort()).toEqual([...SIEGE_CARDS].sort());
  expect([areasWith(t.board.walls, 1), areasWith(t.board.settlement, 1), unitsOf(t, 1)]).toEqual([
    'F4 F5 G3',
    'E4 E5 F3',
    { G3: 'spearman', F4: 'archer', F5: 'horseman' },
  ]);
  expect([
    t.board.ship[1]?.filter((section) => section >= 0).length,
    unitsOf(t, 2),
    areasWith(t.board.blocked, true),
  ]).toEqual([2, {}, '']);
  expect(t.board.trade.filter((list) => list.length > 0)).toHaveLength(6);
});

test('MES-34.05 MES-34.06 MES-34.40 MES-A.64 the human on top of both tracks, three Quests of which two are kept, the other homes closed', () => {
  const t = mesopotamiaTable({ players: ['ann'], at: 'beginning', options: { ...SIEGE, 'assyrians-hittites': 'on' } });
  t.ann.answers('setup.empire', 'hittites').answers('setup.opponent', 'akkadians');
  expect([t.board.eventOrder, t.board.populationOrder, areasWith(t.board.closed, true)]).toEqual([
    [0, 1],
    [0, 1],
    'A4 D1 D7 G1',
  ]);
  expect(t.board.quests[0]).toHaveLength(3);
  finishSetup(t);
  expect(t.board.quests[0]).toHaveLength(2);
});

test('MES-34.11 MES-34.42 MES-A.65 a Unit with a Ram that enters Ur wins at once, scored as the table stands', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: { turn: 'ann' },
    options: SIEGE,
    has: {
      ann: {
        start: 3,
        empire: 'hittites',
        event: 2,
        units: { F4: 'spearman' },
        rams: ['F4 spearman'],
        settlements: ['B1'],
      },
      automaton: { start: 4, population: 2 },
    },
  });
  t.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/F4/spearman+1')
    .answers('explore.step', 'G4');
  expect([t.over, t.outcome?.result, t.outcome?.winners]).toEqual([true, 'won', [0]]);
  // 9 for Events, 6 for Population, 1 Settlement, 2 areas: Ur itself and the Settlement's.
  expect(t.board.vp[0]).toBe(18);
});

test('MES-34.14 without a Ram nobody enters Ur', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: { turn: 'ann' },
    options: SIEGE,
    has: { ann: { start: 3, units: { F4: 'spearman' } }, automaton: { start: 4 } },
  });
  t.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/F4/spearman')
    .isRefused('G4', 'MES-34.14', 'no.ur', 'fix.ram');
});

test('MES-34.12 MES-34.13 the Defenders win at 9 of either track, although the human is there', () => {
  const t = round(['grow', 'star'], { population: 8 }, { population: 9 }, { populationOrder: ['automaton', 'ann'] });
  expect([t.over, t.outcome?.result, t.board.populationAt[1]]).toEqual([true, 'lost', 9]);
  const u = round(['explore', 'star'], { event: 8, units: { F4: 'archer' } }, {}, { events: ['F4'] });
  expect([u.over, u.outcome?.result]).toEqual([true, 'lost']);
});

test('MES-34.15 MES-34.16 who is higher on the Population track comes first; the human’s Turn is as ever', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: 'round',
    options: SIEGE,
    has: { ann: { start: 3, population: 2 }, automaton: { start: 4 } },
  });
  t.ann.isAsked('turn.action').offering('piece/explore', 'piece/grow', 'end');
  t.ann.log().lacks({ type: 'siege.card' });
});

test('MES-34.17 MES-34.28 two Action cards, as likely as another, performed as revealed and mixed in again; a Star does nothing', () => {
  const t = round(['star', 'grow']);
  t.chanceWeighed('action.draw', SIEGE_CARDS, 0);
  t.chanceWeighed(
    'action.draw',
    SIEGE_CARDS.filter((item) => item !== 'action-star'),
    1,
  );
  expect([t.board.populationAt[1], t.board.actionsDrawn, t.board.actionDeck.length]).toEqual([2, [], 5]);
});

test('MES-34.18 MES-34.38 battles come after both Turns, without bids; as leader the Defenders take them in reading order', () => {
  const t = round(
    ['star', 'grow'],
    { event: 2, units: { F4: 'archer', E5: 'archer' } },
    { units: { F4: 'chariot', E5: 'spearman' } },
  );
  t.ann.answers('turn.action', 'end');
  expect(t.board.battle?.area ?? areaOf('E5')).toBe(areaOf('E5'));
  playOn(t, () => t.board.round === 2);
  expect(
    t.ann
      .log()
      .events.filter(({ type }) => type === 'battle.begun')
      .map(({ data }) => data?.['area']),
  ).toEqual(['E5', 'F4']);
  t.ann.log().lacks({ type: 'battle.bid' });
});

test('MES-34.19 MES-34.20 an Amphora on the rightmost free token up to one level above the human’s, which is closed to the human', () => {
  const t = round(
    ['gather', 'star'],
    {},
    { goods: { food: 9, clay: 3, wood: 3 } },
    { trade: { 1: 'TT1', 4: 'TT10', 6: 'TT11', 7: 'TT19' } },
  );
  expect(t.board.amphora.indexOf(1)).toBe(5);
  const u = round(['gather', 'star'], {}, { goods: { food: 9 } }, { trade: { 1: 'TT1' } });
  u.ann.answers('turn.action', 'piece/gather').isRefused('trade/1', 'MES-34.20', 'no.trade-defenders');
  const v = round(['gather', 'star'], { amphorae: [1] }, {}, { trade: { 1: 'TT1', 7: 'TT19' } });
  expect(v.board.amphora.filter((owner) => owner === 1)).toHaveLength(1);
});

test('MES-34.21 MES-34.08 MES-E.28 a third of Population in Knucklebones, rounded up, and the highest kind that waits no further', () => {
  const t = round(['warfare', 'star'], { population: 7 }, { units: { C3: 'spearman' } });
  expect([goodsOf(t, 1), unitsOf(t, 1)]).toEqual([{ knucklebone: 3 }, { C4: 'chariot' }]);
  const u = round(['warfare', 'star'], { population: 4, settlements: ['E4'] }, { units: { C3: 'spearman' } });
  expect([goodsOf(u, 1), Object.values(unitsOf(u, 1))]).toEqual([{ knucklebone: 2 }, ['archer']]);
  const v = round(
    ['warfare', 'star'],
    { population: 2, settlements: ['E4'], units: { F4: 'spearman spearman' } },
    { units: { C3: 'spearman' } },
  );
  expect(unitsOf(v, 1)).toEqual({ E4: 'spearman', F4: 'spearman spearman' });
});

test('MES-34.22 MES-34.23 MES-34.25 Spearmen at a Settlement, Archers behind Walls, nearest to a human Unit, then left, then top; none left: Ur', () => {
  const board = (automaton: object, ann: object) =>
    mesopotamiaTable({
      players: ['ann'],
      at: { turn: 'ann' },
      options: SIEGE,
      has: { ann: { start: 3, ...ann }, automaton: { start: 4, ...automaton } },
    }).board;
  const all = { settlements: ['E4', 'E5', 'F3'], walls: WALLS };
  expect(AREAS[defenderPlace(board(all, { units: { E6: 'spearman' } }), 0)]?.id).toBe('E5');
  expect(AREAS[defenderPlace(board(all, { units: { E6: 'spearman' } }), 1)]?.id).toBe('F5');
  expect(AREAS[defenderPlace(board(all, { units: { D4: 'spearman' } }), 0)]?.id).toBe('E4');
  expect(AREAS[defenderPlace(board({}, { units: { D4: 'spearman' } }), 0)]?.id).toBe('G4');
  expect(AREAS[defenderPlace(board({}, { units: { D4: 'spearman' } }), 1)]?.id).toBe('G4');
});

test('MES-34.24 MES-A.66 riders as far right as possible next to a human Unit, then near Ur; never beside the human or the human’s home', () => {
  const board = (units: { readonly [area: string]: string }) =>
    mesopotamiaTable({
      players: ['ann'],
      at: { turn: 'ann' },
      options: SIEGE,
      has: { ann: { start: 3, units }, automaton: { start: 4 } },
    }).board;
  const place = (units: { readonly [area: string]: string }): string | undefined =>
    AREAS[defenderPlace(board(units), 3)]?.id;
  expect(place({ D4: 'spearman' })).toBe('D5');
  expect(place({ D4: 'spearman', D5: 'spearman' })).toBe('D6');
  expect(place({ E2: 'spearman' })).toBe('E3');
  expect(place({ A1: 'spearman' })).toBe('G4');
});

test('MES-34.26 they have no Unit limit', () => {
  const t = round(['warfare', 'star'], {
    population: 1,
    settlements: ['E4'],
    units: { F4: 'archer', F5: 'horseman', G3: 'spearman' },
  });
  expect(Object.values(unitsOf(t, 1)).join(' ').split(' ')).toHaveLength(4);
});

test('MES-34.27 MES-34.29 MES-34.33 MES-34.34 Grow is a step; Explore takes the Event a Unit stands on, and a step of the other track', () => {
  const t = round(
    ['grow', 'explore'],
    { units: { F4: 'archer', E4: 'spearman' } },
    { units: { D3: 'spearman' } },
    { events: ['F4', 'E4'] },
  );
  expect([
    t.board.populationAt[1],
    t.board.eventAt[1],
    t.board.token[areaOf('E4')],
    t.board.token[areaOf('F4')],
    t.board.gone.length,
  ]).toEqual([2, 2, 0, 1, 1]);
  t.ann.log().includes({ type: 'siege.explored' });
  expect(goodsOf(t, 1)).toEqual({});
});

test('MES-34.30 MES-A.67 otherwise a Unit moves to the topmost adjacent one, then leftmost, and explores it; what cannot be reached is left', () => {
  const t = round(['explore', 'star'], { units: { F4: 'archer', F3: 'spearman' } }, {}, { events: ['E4', 'E3', 'G2'] });
  expect([unitsOf(t, 1), t.board.token[areaOf('E3')], t.board.eventAt[1]]).toEqual([
    { E3: 'spearman', F4: 'archer' },
    0,
    2,
  ]);
  const u = round(['explore', 'star'], { units: { F4: 'archer' } }, {}, { events: ['C2'] });
  expect([unitsOf(u, 1), u.board.eventAt[1]]).toEqual([{ F4: 'archer' }, 1]);
});

test('MES-34.31 MES-34.37 MES-34.39 they move neither next to the human’s home nor to human Units', () => {
  const t = round(
    ['explore', 'star'],
    { units: { C2: 'archer', E4: 'archer' } },
    { units: { D4: 'spearman' } },
    { events: ['B1', 'B2', 'D4'] },
  );
  expect(unitsOf(t, 1)).toEqual({ C2: 'archer', E4: 'archer' });
});

test('MES-34.32 when all Events are explored the Unit farthest from Ur goes a step towards it', () => {
  const t = round(['explore', 'star'], { units: { C3: 'archer', F4: 'spearman' } });
  expect(unitsOf(t, 1)).toEqual({ D4: 'archer', F4: 'spearman' });
});

test('MES-34.35 MES-34.41 the Gardens do not end this game, and a Round ends as ever', () => {
  const t = round(
    ['star', 'grow'],
    {},
    { tech: { build: 4 }, goods: { wood: 9, stone: 9, clay: 9, food: 9 }, units: { B1: 'spearman' } },
    { built: 4, garden: 'HG5a', running: { B1: ['EV3', 'ann', 1, 2] } },
  );
  enough(t.ann.answers('turn.action', 'piece/build').answers('build.item', 'garden'));
  playOn(t, () => t.board.round === 3);
  expect([t.over, t.board.gardensBuilt, t.board.die[areaOf('B1')]]).toEqual([false, 5, 2]);
});

test('MES-34.36 MES-34.43 they conquer Settlements, and a running Event that would pass to them counts as explored', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: 'after',
    options: SIEGE,
    running: { D4: ['EV19', 'ann', 3, 2] },
    has: { ann: { start: 3, settlements: ['D4'] }, automaton: { start: 4, units: { D4: 'spearman' } } },
  });
  expect([
    t.board.settlement[areaOf('D4')],
    t.board.token[areaOf('D4')],
    t.board.holder[areaOf('D4')],
    t.board.eventAt[1],
    t.board.gone,
  ]).toEqual([1, 0, -1, 2, ['EV19']]);
});

test('MES-34.39 a lost Unit of theirs waits again', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: 'combat',
    options: SIEGE,
    has: {
      ann: { start: 3, event: 2, units: { F4: 'chariot' } },
      automaton: { start: 4, walls: ['F4'], units: { F4: 'archer' } },
    },
    chance: { 'combat.draw': ['CH1', 'AR1'] },
  });
  expect([unitsOf(t, 1), t.board.unit[1]?.every((area) => area < 0), areasWith(t.board.walls, 1)]).toEqual([
    {},
    true,
    '',
  ]);
});

test('the set-up by role is not asked in a solo game', () => {
  expect(begin(['akkadians'], [3], SIEGE).table.machine.kind).toBe('setup.opponent');
});

test('MES-34.32 of those equally far the first in reading order goes', () => {
  const t = round(['explore', 'star'], { units: { E3: 'spearman', D4: 'archer' } });
  expect(unitsOf(t, 1)).toEqual({ E3: 'spearman', E4: 'archer' });
});
