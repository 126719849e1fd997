import { SPECTATOR } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { quest } from '../../content/quests.ts';
import { SOURCES } from '../../rules/state.ts';
import { bestQuests, meets } from '../../rules/queries/quests.ts';
import { points } from '../../rules/queries/scoring.ts';
import type { Player } from '../support.ts';
import { mesopotamiaTable, playOn } from '../support.ts';

const FOUR = ['ann', 'ben', 'cem', 'dor'] as const;

/** The score sheet of a player as the table stands. */
function sheet(board: Partial<Parameters<typeof mesopotamiaTable>[0]>, seat: number): { [source: string]: number } {
  const t = mesopotamiaTable({ players: FOUR, at: { turn: 'dor' }, ...board });
  return Object.fromEntries(points(t.board, seat).map((n, i) => [SOURCES[i] ?? '', n]));
}

/** Which of these Quests Ben fulfils, goods included. */
function scored(ben: Player, quests: readonly string[], more: object = {}): string {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    options: { 'assyrians-hittites': 'on', 'mari-eblaites': 'on' },
    has: { ben: { start: 2, empire: 'hittites', ...ben } },
    ...more,
  });
  return bestQuests(t.board, 1, quests).join(' ');
}

test('MES-30.02 MES-30.03 9, 6 and 3 VP for the first three of either track, nothing for the fourth', () => {
  const board = { eventOrder: ['cem', 'ann', 'dor', 'ben'], populationOrder: ['ben', 'cem', 'dor', 'ann'] };
  expect([0, 1, 2, 3].map((seat) => sheet(board, seat)['eventTrack'])).toEqual([6, 0, 9, 3]);
  expect([0, 1, 2, 3].map((seat) => sheet(board, seat)['populationTrack'])).toEqual([0, 9, 6, 3]);
});

test('MES-30.04 two players get 9 and 6', () => {
  const board = { players: ['ann', 'dor'], has: { dor: { event: 2 } } };
  expect([0, 1].map((seat) => sheet(board, seat)['eventTrack'])).toEqual([6, 9]);
});

test('MES-30.05 MES-30.06 MES-30.08 Gardens, Amphorae and Settlements', () => {
  const board = {
    trade: { 10: 'TT30', 1: 'TT5', 2: 'TT1' },
    has: { cem: { gardens: ['HG1b', 'HG5b'], amphorae: [10, 1, 2], settlements: ['B1', 'B2'] } },
  };
  expect(sheet(board, 2)).toMatchObject({ gardens: 11, trade: 4, settlements: 2, areas: 2 });
});

test('MES-30.07 MES-30.12 an open VP token counts for whoever controls the area; a running Event gives nothing', () => {
  const board = {
    vpTokens: { A2: 'EV15', A3: 'EV12' },
    running: { B1: ['EV9', 'ben', 3, 1] as const },
    has: { ben: { units: { A2: 'spearman', A3: 'archer', B1: 'archer' } }, cem: { units: { A3: 'spearman' } } },
  };
  expect([sheet(board, 1)['events'], sheet(board, 2)['events']]).toEqual([4, 0]);
});

test('MES-30.10 MES-4.10 MES-A.07 areas with a Unit or Settlement, once each, not home, not blocked ones, and not by Ships', () => {
  const has = {
    ann: { units: { G1: 'spearman', F1: 'archer', D2: 'archer' }, settlements: ['F1', 'F2'], ships: ['E2|E3'] },
  };
  expect(sheet({ players: ['ann', 'dor'], has }, 0)['areas']).toBe(2);
  expect(sheet({ players: ['ann', 'dor'], has, options: { 'blocked-areas': 'vp' } }, 0)['areas']).toBe(3);
});

test('MES-30.09 MES-29.01 MES-29.07 a fulfilled Quest gives 2 VP, and nothing is spent', () => {
  const board = { has: { dor: { quests: ['Q4', 'Q3'], event: 6, goods: { knucklebone: 1 } } } };
  expect(sheet(board, 3)['quests']).toBe(2);
  const t = mesopotamiaTable({ players: FOUR, at: 'upkeep', built: 5, ...board });
  expect([t.over, t.board.goods[3]?.[5], t.board.ledger[3]?.[6]]).toEqual([true, 1, 2]);
  t.ann.log().includes({ type: 'quest.scored', seat: 3, item: 'Q4' });
  // To whoever looks on too: they see the points.
  expect(t.table.view(SPECTATOR).s.quests[3]).toEqual(['Q4', 'Q3']);
  // What is not met is shown and brings nothing.
  expect(t.ann.log().events.filter(({ type }) => type === 'quest.scored')).toHaveLength(1);
  expect(JSON.stringify(t.ann.log().events)).toContain('"Q3"');
});

test('MES-29.03 MES-29.05 MES-A.52 MES-E.22 a resource counts for one Quest, allotted so that most score', () => {
  const ben = { settlements: ['B4', 'B5', 'A3'], walls: ['B4', 'B5'] } as const;
  expect(scored({ ...ben, goods: { stone: 1 } }, ['Q1', 'Q12'])).toBe('Q1');
  expect(scored({ ...ben, goods: { stone: 1 } }, ['Q13', 'Q1'])).toBe('Q1');
  // Of equally many those that lie first.
  expect(scored({ ...ben, goods: { stone: 2 } }, ['Q13', 'Q1'])).toBe('Q13');
  expect(scored({ ...ben, goods: { stone: 3 } }, ['Q13', 'Q1'])).toBe('Q13 Q1');
  expect(scored({ ...ben, goods: { stone: 2, clay: 1 } }, ['Q30', 'Q1', 'Q18'])).toMatch(/Q18/);
});

test('MES-29.04 states are shared by Quests', () => {
  expect(scored({ tech: { research: 3, grow: 3, build: 3 }, goods: { tablet: 2, wood: 2 } }, ['Q2', 'Q17'])).toBe(
    'Q2 Q17',
  );
});

test('MES-29.06 MES-E.23 level 4 serves where level 3 is asked for, level 2 does not', () => {
  expect(scored({ tech: { research: 4, grow: 3 }, goods: { tablet: 2 } }, ['Q2'])).toBe('Q2');
  expect(scored({ tech: { research: 2, grow: 3 }, goods: { tablet: 2 } }, ['Q2'])).toBe('');
});

test('C12: every Quest, fulfilled and just not', () => {
  const all = { wood: 3, food: 3, stone: 3, clay: 3, tablet: 3, knucklebone: 3 };
  const cases: readonly (readonly [string, Player, Player, object?])[] = [
    ['Q1', { settlements: ['B4', 'B5', 'A3'] }, { settlements: ['B4', 'B5'] }],
    ['Q3', { population: 7 }, { population: 6 }],
    ['Q4', { event: 6 }, { event: 5 }],
    ['Q5', { level: 6 }, { level: 5 }],
    [
      'Q6',
      { units: { B4: 'spearman', B5: 'spearman', A3: 'spearman', C4: 'archer', C5: 'archer' } },
      { units: { B4: 'spearman spearman', A4: 'spearman', C4: 'archer', C5: 'archer' } },
    ],
    ['Q7', { ships: ['A3|A4', 'A4|B4'] }, { ships: ['A3|A4'] }],
    ['Q8', { tech: { gather: 3, build: 3 } }, { tech: { gather: 3, build: 2 } }],
    ['Q9', { tech: { explore: 3, warfare: 3 } }, { tech: { explore: 2, warfare: 3 } }],
    ['Q10', { amphorae: [1, 2, 3] }, { amphorae: [1, 2] }],
    ['Q11', { gardens: ['HG1b'] }, {}],
    [
      'Q12',
      { units: { B4: 'spearman', B5: 'spearman' } },
      { units: { B4: 'spearman' } },
      { vpTokens: { B4: 'EV22', B5: 'EV10' } },
    ],
    ['Q13', { walls: ['B4', 'B5'] }, { walls: ['B4'] }],
    ['Q14', { units: { B4: 'chariot' } }, { units: { B4: 'horseman' } }],
    [
      'Q15',
      {
        population: 9,
        units: { B4: 'spearman spearman spearman archer archer archer' },
        ships: ['A3|A4'],
        rams: ['A4'],
      },
      { population: 9, units: { B4: 'spearman spearman spearman archer archer archer' }, ships: ['A3|A4'] },
    ],
    ['Q16', { tech: { build: 4, grow: 4 } }, { tech: { build: 4, grow: 3 } }],
    ['Q17', { tech: { research: 3, build: 3 } }, { tech: { research: 3, build: 2 } }],
    ['Q18', { settlements: ['B4', 'B5'] }, { settlements: ['B4', 'C5'] }],
    ['Q19', { event: 7 }, { event: 6 }],
    ['Q20', { tech: { warfare: 3, grow: 3 } }, { tech: { warfare: 3, grow: 2 } }],
    ['Q21', { rams: ['A4', 'B4'] }, { rams: ['A4'] }],
    ['Q22', { units: { F5: 'spearman' } }, { units: { E5: 'spearman', B4: 'spearman' } }],
    ['Q23', { units: { B4: 'horseman horseman' } }, { units: { B4: 'horseman chariot' } }],
    ['Q24', { tech: { explore: 3, gather: 3 } }, { tech: { explore: 3, gather: 2 } }],
    ['Q25', { amphorae: [7, 12] }, { amphorae: [6, 12] }],
    ['Q26', { ships: ['A3|A4', 'A4|B4', 'B4|B5'] }, { ships: ['A3|A4', 'A4|B4'] }],
    ['Q27', { tech: { research: 3, gather: 3 } }, { tech: { research: 2, gather: 3 } }],
    [
      'Q28',
      { units: { B4: 'spearman', B5: 'spearman', A3: 'spearman', C4: 'archer', C5: 'archer' }, settlements: ['C6'] },
      { units: { B4: 'spearman', B5: 'spearman', A3: 'spearman', C4: 'archer', C5: 'archer' } },
    ],
    ['Q29', { tech: { build: 4, grow: 4, research: 4 } }, { tech: { build: 4, grow: 4 } }],
    ['Q30', { settlements: ['B4'], walls: ['B4'] }, { settlements: ['B4'], walls: ['B5'] }],
  ];
  for (const [id, yes, no, more] of cases) {
    expect([id, scored({ ...yes, goods: all }, [id], more)]).toEqual([id, id]);
    expect([id, scored({ ...no, goods: all }, [id], more)]).toEqual([id, '']);
    const short = Object.fromEntries(Object.entries(all).map(([good], i) => [good, (quest(id).goods[i] ?? 0) - 1]));
    expect([
      id,
      scored(
        { ...yes, goods: Object.fromEntries(Object.entries(short).map(([good, n]) => [good, Math.max(0, n)])) },
        [id],
        more,
      ),
    ]).toEqual([id, '']);
  }
});

test('MES-29.09 who plays without a seat counts as another player', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: { turn: 'ann' },
    options: { 'assyrians-hittites': 'on' },
    has: { ann: { start: 1, units: { B4: 'spearman' } }, automaton: { start: 2 } },
  });
  expect(meets(t.board, 0, 'Q22')).toBe(true);
});

test('MES-30.11 most VP win; among equals whoever is higher on the Population track', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'upkeep',
    built: 5,
    eventOrder: ['ann', 'ben', 'cem', 'dor'],
    populationOrder: ['dor', 'cem', 'ben', 'ann'],
    has: { ann: { gardens: ['HG1a'] }, ben: { gardens: ['HG1b'] } },
  });
  expect(t.board.vp).toEqual([12, 12, 9, 9]);
  expect([t.outcome?.winners, t.outcome?.ranks]).toEqual([[1], [2, 1, 4, 3]]);
});

test('MES-31.05 Empires of an expansion that is not on the table cannot be chosen', () => {
  const t = mesopotamiaTable({ players: ['ann', 'ben'], at: 'beginning', options: { 'mari-eblaites': 'on' } });
  t.ann
    .answers('setup.role', 'A')
    .isAsked('setup.empire')
    .offering('mari', 'eblaites', 'elamites')
    .notOffering('hittites', 'assyrians');
  t.ann.isRefused('hittites', 'MES-31.05', 'no.empire-not-in-play');
});

test('the end is reached by dull play too, once the Gardens are complete', () => {
  const t = mesopotamiaTable({ players: FOUR, at: 'combat', built: 5 });
  playOn(t);
  expect(t.over).toBe(true);
});

test('MES-30.01 once it is counted the table says that it is over', () => {
  const t = mesopotamiaTable({ players: FOUR, at: 'upkeep', built: 5 });
  expect([t.over, t.board.phase]).toEqual([true, 'end']);
});
