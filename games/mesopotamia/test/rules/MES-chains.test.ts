import { expect, test } from 'vitest';
import { areaOf } from '../../content/map.ts';
import { areasWith, enough, goodsOf, mesopotamiaTable, playOn, unitsOf } from '../support.ts';

// Chains over several sections: what one rule leaves behind, the next one has to find.

const FOUR = ['ann', 'ben', 'cem', 'dor'] as const;

test('an Event gives a Horseman, which is activated, pinned and fights; Ships sink first, and a retreat reveals nothing', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'round',
    eventOrder: ['dor', 'ann', 'cem', 'ben'],
    populationOrder: ['cem', 'ann', 'ben', 'dor'],
    events: ['B1', 'C3'],
    has: {
      dor: { event: 4 },
      cem: {
        start: 3,
        empire: 'hittites',
        population: 4,
        units: { A1: 'spearman' },
        tech: { explore: 3 },
        ships: ['B2|C2'],
        goods: { knucklebone: 2 },
      },
      ann: { units: { C2: 'chariot archer' }, ships: ['B2|C2'], event: 2, population: 3, start: 1 },
    },
    chance: { 'event.draw': ['EV4'], 'combat.draw': ['HO1', 'AR1', 'CH2'] },
  });
  t.cem
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/A1/spearman')
    .answers('explore.step', 'B1')
    .answers('event.option', '1');
  t.cem.answers('explore.unit', 'unit/B1/horseman').answers('explore.step', 'C2');
  // Pinned by two: the second step is lost, and the last activation goes to somebody else.
  t.cem.isRefused('unit/C2/horseman', 'MES-12.03', 'no.pinned');
  enough(t.cem);
  playOn(t, () => t.board.phase === 'combat');
  expect([t.board.ship[0]?.[0], t.board.ship[2]?.[0]]).toEqual([-1, -1]);
  t.cem.log().lacks({ type: 'ship.supports' });
  // The Event has lifted Cem above Ann: with nothing bid on Tactics Cem lays out both sides.
  t.cem.answers('combat.bid', '0,0,2').answers('combat.rows', 'CH2').answers('combat.mobility', 'HO1', 'HO1');
  t.cem.answers('combat.retreat', 'C3');
  expect([unitsOf(t, 2)['C3'], t.board.token[areaOf('C3')]]).toEqual(['horseman', 1]);
});

test('two Discoveries lift Build to 3; the Settlement it builds makes a Unit, which explores, all in one Turn', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    has: {
      ann: {
        empire: 'sumerians',
        population: 3,
        goods: { tablet: 2, wood: 2, clay: 1, food: 1 },
        units: { F1: 'spearman' },
        dice: ['white', 'silver', 'black', 'white'],
      },
    },
    // Reed and Mountain for Urbanization, Water for Warfare, Water for Explore.
    chance: { 'die.roll': ['reed', 'mountain', 'water', 'water'] },
  });
  enough(t.ann.answers('turn.action', 'piece/research').answers('research.next', 'discover/build', 'discover/build'));
  enough(t.ann.answers('turn.action', 'dice/build').answers('build.item', 'settlement/F1'));
  t.ann.answers('turn.action', 'dice/warfare');
  if (t.table.machine.kind === 'turn.dice') t.ann.answers('turn.dice', 'black-water');
  enough(t.ann.answers('warfare.next', 'knucklebones', 'create/spearman/F1'));
  t.ann
    .answers('turn.action', 'dice/explore')
    .answers('explore.unit', 'unit/F1/spearman')
    .answers('explore.step', 'E1');
  expect([unitsOf(t, 0), areasWith(t.board.settlement, 0), goodsOf(t, 0)]).toEqual([
    { E1: 'spearman', F1: 'spearman' },
    'F1',
    { knucklebone: 2 },
  ]);
});

test('an Event won from a Tribe lifts its winner over the leader: the order stays, ties follow the new track', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    eventOrder: ['dor', 'ben', 'cem', 'ann'],
    tribes: { C3: 'spearman' },
    events: ['C3'],
    has: {
      dor: { event: 3, units: { D5: 'spearman' } },
      ben: { event: 2, units: { C3: 'chariot', D5: 'spearman' }, population: 2 },
    },
    chance: { 'tribe.roll': ['1'], 'event.draw': ['EV12'], 'combat.draw': ['CH1', 'SP1', 'SP2', 'SP5'] },
  });
  t.dor.answers('combat.order', 'C3');
  t.cem.answers('combat.bid', '3,0,0').answers('combat.strength', 'done');
  t.ben.answers('event.option', '2');
  // Ben is at 4 now and wins the tie of 1 against 1 that Dor would have won before.
  expect([t.board.eventOrder[0], unitsOf(t, 1)['D5'], unitsOf(t, 3)['D5']]).toEqual([1, 'spearman', undefined]);
});

test('a rival with a Ram breaks into an undefended Settlement: Walls and Ram go, it is conquered, the Event passes and pays', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    running: { D4: ['EV19', 'ann', 5, 2] },
    has: { ann: { settlements: ['D4'], walls: ['D4'] }, cem: { units: { D4: 'archer' }, rams: ['D4 archer'] } },
  });
  t.cem.answers('settlement.fate', 'conquer').answers('event.option', '2');
  expect([areasWith(t.board.walls, 0), t.board.ram[2]?.[0], t.board.settlement[areaOf('D4')]]).toEqual(['', -1, 2]);
  expect([t.board.holder[areaOf('D4')], t.board.die[areaOf('D4')], goodsOf(t, 2), goodsOf(t, 0)]).toEqual([
    2,
    2,
    { clay: 1 },
    {},
  ]);
});

test('the fifth part is built by the first player; the last one still takes an area, and Population decides the tie', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: 'round',
    built: 4,
    garden: 'HG5a',
    eventOrder: ['ben', 'ann'],
    populationOrder: ['ann', 'ben'],
    has: {
      ann: { population: 3, tech: { build: 4 }, goods: { wood: 2, food: 2, stone: 2, clay: 2 } },
      ben: { start: 2, gardens: ['HG1a', 'HG2a'], units: { A4: 'spearman' } },
    },
  });
  enough(t.ann.answers('turn.action', 'piece/build').answers('build.item', 'garden'));
  t.ben
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/A4/spearman')
    .answers('explore.step', 'B4');
  playOn(t);
  // Ann 6 + 9 + 8, Ben 9 + 6 + 7 + 1.
  expect([t.board.vp, t.outcome?.winners]).toEqual([[23, 23], [0]]);
});
