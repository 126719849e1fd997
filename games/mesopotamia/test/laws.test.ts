import { expect, test } from 'vitest';
import { areaOf } from '../content/map.ts';
import { PIECES } from '../content/units.ts';
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

test('MES-36.01 of each kind of miniature one is one too many: a Settlement, Walls, an Event die', () => {
  const TOO_MANY = ['no more miniatures than there are (MES-36.01)'];
  const more = (list: 'settlement' | 'walls', ids: readonly string[]) =>
    after((s) => {
      for (const id of ids) s[list][areaOf(id)] = 1;
    });
  // One of each is there already.
  expect([more('settlement', ['C4', 'C5']), more('settlement', ['C4', 'C5', 'C6'])]).toEqual([[], TOO_MANY]);
  expect([more('walls', ['C4', 'C5']), more('walls', ['C4', 'C5', 'C6'])]).toEqual([[], TOO_MANY]);
  const running = (ids: readonly string[]) =>
    after((s) => {
      for (const id of ids) {
        s.token[areaOf(id)] = RUNNING;
        s.holder[areaOf(id)] = 2;
        s.die[areaOf(id)] = 1;
      }
    });
  const dice = ['B2', 'C2', 'C3', 'C4', 'C5', 'C6'].slice(0, PIECES.eventDice);
  expect([running(dice.slice(1)), running(dice)]).toEqual([[], TOO_MANY]);
});

test('MES-36.02 MES-28.13 less than nothing, Units of a Tribe, exactly as many as the limit allows', () => {
  expect(
    after((s) => {
      s.goods[0]![0] = -1;
      s.goods[1]![0]! += 3;
    }),
  ).toEqual(['no resource comes or goes']);
  expect(
    after((s) => {
      s.supply[0]! -= 41;
      s.goods[1]![0]! += 41;
    }),
  ).toEqual(['no resource comes or goes']);
  expect(after((s) => s.held[4]![areaOf('D4')]!++)).toEqual(['Units stand where they are counted']);
  // A Tribe's stay has no beginning.
  expect(after((s) => (s.arrival[4]![areaOf('D4')] = 1))).toEqual([]);
  expect(after((s) => (s.arrival[1]![areaOf('D4')] = 1))).toEqual(['Units stand where they are counted']);
  // Two Units and a Ram are three, as many as Population 2 allows.
  expect([1, 2, 3].map((n) => after((s) => (s.populationAt[0] = n)).length > 0)).toEqual([true, false, false]);
});

test('MES-28.05 MES-7.01 MES-11.06 MES-2.08 what may be while the table is laid, in a solo game and in the middle of a move', () => {
  const laying = (change: (s: State) => void) =>
    after((s) => {
      s.phase = 'start';
      change(s);
    });
  expect(laying((s) => s.eventOrder.pop())).toEqual([]);
  expect(laying((s) => (s.level[2] = 4))).toEqual([]);
  expect(after((s) => (s.ship[1]![1] = s.ship[1]![0]!))).toEqual([]);
  // Built, and its die not chosen yet; a die without its level.
  expect(after((s) => (s.level[2] = 2))).toEqual([]);
  expect(after((s) => (s.level[2] = 0))).toEqual(['a die for every Ziggurat level (MES-7.01)']);
  expect(
    after((s) => {
      s.automaton = 3;
      s.level[3] = 6;
    }),
  ).toEqual([]);
  expect(after((s) => (s.closed[areaOf('D7')] = true))).toEqual([]);
  expect(
    after((s) => {
      s.mode = 'guardians';
      s.eventAt[3] = 9;
    }),
  ).toEqual([]);
  // Of two on one position whoever came last lies on top.
  expect(after((s) => s.eventOrder.reverse())).toEqual([]);
});

test('MES-27.09 a holder without an Event, an Event without a holder, a die that has run down', () => {
  const WRONG = ['a running Event has a holder and a die (MES-27.09)'];
  expect(after((s) => (s.holder[areaOf('C2')] = 1))).toEqual(WRONG);
  expect(after((s) => (s.holder[areaOf('B1')] = -1))).toEqual(WRONG);
  expect(after((s) => (s.die[areaOf('B1')] = 1))).toEqual([]);
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
