import { expect, test } from 'vitest';
import { areaOf } from '../content/map.ts';
import type { State } from '../rules/index.ts';
import { mesopotamia } from '../rules/index.ts';
import { RUNNING } from '../rules/state.ts';
import { mesopotamiaTable } from './support.ts';

// Laws guard every position of the random games. Here each is broken, so that it is known to say so.

function sound(): State {
  const { board } = mesopotamiaTable({
    players: ['ann', 'ben', 'cem', 'dor'],
    at: 'round',
    has: {
      ann: { units: { F1: 'spearman archer' }, rams: ['F1 archer'], population: 3, goods: { wood: 2, knucklebone: 3 } },
      ben: { ships: ['A3|A4', 'A4|B4'], settlements: ['B4'], walls: ['B4'], population: 2 },
      cem: { dice: ['white-reed'], units: { B1: 'spearman' } },
    },
    running: { B1: ['EV3', 'cem', 2, 2] },
    chance: { 'die.roll': ['reed'] },
  });
  return mesopotamia.copy(board);
}

/** Names of the laws that are broken once something has been done to the sound board. */
function after(change: (s: State) => void): string[] {
  const s = sound();
  change(s);
  return mesopotamia.laws.flatMap(({ name, broken }) => (broken(s) === undefined ? [] : [name]));
}

test('a sound board breaks no law', () => {
  expect(after(() => undefined)).toEqual([]);
});

test('MES-36.02 goods and Units are counted', () => {
  expect(after((s) => s.supply[0]!++)).toEqual(['no resource comes or goes']);
  expect(after((s) => s.goods[0]![5]!--)).toEqual(['no resource comes or goes']);
  expect(after((s) => s.held[0]![areaOf('F1')]!--)).toContain('Units stand where they are counted');
  expect(after((s) => (s.arrival[0]![areaOf('F1')] = 0))).toEqual(['Units stand where they are counted']);
});

test('MES-28.13 MES-36.01 limits of Units and miniatures', () => {
  expect(after((s) => (s.populationAt[0] = 1))).toContain('no more Units than the limit allows (MES-28.13)');
  expect(
    after((s) => {
      for (const id of ['C4', 'C5', 'C6']) s.settlement[areaOf(id)] = 1;
    }),
  ).toEqual(['no more miniatures than there are (MES-36.01)']);
});

test('MES-24.03 MES-2.08 MES-11.06 Rams, closed areas and Ships', () => {
  expect(after((s) => (s.ram[0]![0] = areaOf('F2')))).toEqual(['a Ram hangs on a Unit of its area (MES-24.03)']);
  expect(after((s) => (s.closed[areaOf('B1')] = true))).toEqual(['no Unit in a closed Starting area (MES-2.08)']);
  expect(
    after((s) => {
      s.phase = 'combat';
      s.ship[1]![1] = s.ship[1]![0]!;
    }),
  ).toEqual(['two Ships of one Empire never share a section between moves (MES-11.06)']);
});

test('MES-28.05 MES-27.09 MES-7.01 tracks, running Events and dice', () => {
  expect(after((s) => s.eventOrder.pop())).toEqual(['both tracks are strict orders of all players (MES-28.05)']);
  expect(after((s) => (s.populationAt[3] = 9))).toEqual(['both tracks are strict orders of all players (MES-28.05)']);
  expect(after((s) => (s.token[areaOf('B2')] = RUNNING))).toEqual([
    'a running Event has a holder and a die (MES-27.09)',
  ]);
  expect(after((s) => (s.die[areaOf('B1')] = 0))).toEqual(['a running Event has a holder and a die (MES-27.09)']);
  expect(after((s) => (s.level[2] = 4))).toEqual(['a die for every Ziggurat level (MES-7.01)']);
});

test('MES-23.16 Knucklebones in a battle are counted, and those of a Tribe are not', () => {
  const fight = (ann: string, ben: string) => {
    const t = mesopotamiaTable({
      players: ['ann', 'ben'],
      at: 'combat',
      tribes: { C2: 'spearman' },
      has: { ann: { units: { C2: 'spearman' }, goods: { knucklebone: 4 } } },
      chance: { 'tribe.roll': ['1'], 'combat.draw': ['SP1', 'SP5'] },
    });
    t.ann.answers('combat.bid', ann);
    t.ben.answers('combat.bid', ben);
    return t;
  };
  const broken = (s: State): string[] => mesopotamia.laws.flatMap(({ broken: of }) => of(s) ?? []);
  // What is bid for the sections to come is still on the table.
  const t = fight('2,1,1', '1,1,1');
  t.ann.isAsked('combat.strength');
  expect(broken(t.board)).toEqual([]);
  // The Tribe's own on its card.
  const u = fight('1,0,0', '3,0,0');
  u.ben.answers('combat.strength', 'SP5').isAsked('combat.strength');
  expect([u.board.battle?.fighters[1]?.put, broken(u.board)]).toEqual([[1, 0, 0], []]);
  // And mine on mine.
  const w = fight('4,0,0', '1,2,0');
  w.ann.answers('combat.strength', 'SP1').isAsked('combat.strength');
  expect([w.board.battle?.fighters[0]?.put, broken(w.board)]).toEqual([[1, 0, 0], []]);
});
