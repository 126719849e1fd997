import { expect, test } from 'vitest';
import { areaOf } from '../../content/map.ts';
import { goodsOf, mesopotamiaTable, offered, unitsOf } from '../support.ts';

const FOUR = ['ann', 'ben', 'cem', 'dor'] as const;

/** Ben fights a Tribe in C3; the Event track from the top: dor, ben, cem, ann. */
function tribal(tribe: string, ben: object, cards: string[], more: object = {}) {
  return mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    eventOrder: ['dor', 'ben', 'cem', 'ann'],
    tribes: { C3: tribe },
    has: { dor: { event: 3 }, ben: { event: 2, ...ben } },
    chance: { 'tribe.roll': ['3'], 'combat.draw': cards },
    ...more,
  });
}

test('MES-23.04 MES-23.05 MES-23.15 MES-D.49 the player right below plays the Tribe, for the last the one right above', () => {
  const t = tribal('spearman', { units: { C3: 'chariot' }, goods: { knucklebone: 1 } }, ['CH1', 'SP1']);
  expect(t.board.battle?.deciders).toEqual([1, 2]);
  t.cem.isAsked('combat.bid');
  const u = tribal('spearman', {}, [], {
    has: { dor: { event: 3 }, ann: { units: { C3: 'chariot' } }, ben: { event: 2 }, cem: { event: 2 } },
    chance: {},
  });
  expect(u.board.battle?.deciders).toEqual([0, 2]);
});

test('MES-23.06 MES-23.07 MES-E.17 MES-23.03 a die and 2 for each Unit, all of it bid', () => {
  const t = tribal('spearman archer', { units: { C3: 'chariot' }, goods: { knucklebone: 7 } }, ['CH1', 'SP1', 'AR1']);
  t.chanceWeighed('tribe.roll', ['1', '2', '3', '4', '5', '6']);
  expect(t.board.battle?.tribeBones).toBe(7);
  expect(
    t.cem.isAsked('combat.bid').options.every(
      (key) =>
        key
          .split(',')
          .map(Number)
          .reduce((a, b) => a + b) === 7,
    ),
  ).toBe(true);
  t.cem.answers('combat.bid', '7,0,0');
  t.ben.answers('combat.bid', '7,0,0');
  // Equal bids are lost on both sides, and the Empire counts as winner of all sections.
  expect([goodsOf(t, 1), t.board.battle?.winners.slice(0, 2)]).toEqual([{}, [0, 0]]);
  t.ben.isAsked('combat.rows');
});

test('MES-20.08 MES-23.08 MES-23.16 the Tribe loses ties, and its Knucklebones have nothing to do with the supply', () => {
  const t = tribal('spearman', { units: { C3: 'spearman' } }, ['SP5', 'SP6']);
  const supply = t.board.supply[5];
  t.cem.answers('combat.bid', '0,5,0').answers('combat.tactics', 'SP6');
  expect([unitsOf(t, 1), unitsOf(t, 4), t.board.supply[5]]).toEqual([{ C3: 'spearman' }, {}, supply]);
});

test('MES-23.09 MES-A.36 a beaten Tribe Unit is removed although it is faster, where the table does not let it retreat', () => {
  const t = tribal('spearman', { units: { C3: 'chariot' } }, ['CH1', 'SP3']);
  t.cem.answers('combat.bid', '0,0,5').answers('combat.mobility', 'SP3');
  expect(unitsOf(t, 4)).toEqual({});
  const u = tribal('spearman', { units: { C3: 'chariot' } }, ['CH2', 'SP3'], {
    options: { 'beaten-tribes': 'retreat' },
  });
  u.cem.answers('combat.bid', '0,0,5').answers('combat.mobility', 'SP3');
  expect(offered(u.ben)).toBe('B2 B3 C2 C4 D3 D4');
  u.ben.answers('combat.retreat', 'D3');
  expect(unitsOf(u, 4)).toEqual({ D3: 'spearman' });
});

test('MES-23.10 MES-23.11 a Tribe that wins stays with what is left and rolls anew next time', () => {
  const t = tribal('spearman horseman', { units: { C3: 'spearman' } }, ['SP1', 'SP3', 'HO2']);
  t.cem.answers('combat.bid', '0,0,7');
  t.ben.answers('combat.rows', 'SP3');
  t.cem.answers('combat.mobility', 'done');
  t.cem.isNotAsked('combat.bid');
  expect([unitsOf(t, 1), unitsOf(t, 4)]).toEqual([{}, { C3: 'spearman horseman' }]);
  expect(t.board.battle).toBe(null);
});

test('MES-23.12 MES-23.13 MES-D.19 when the last of it is gone the Empire there reveals the Event, at once after a single Tribe combat', () => {
  const t = tribal('spearman', { units: { C3: 'chariot', D5: 'spearman' } }, ['CH1', 'SP1'], {
    events: ['C3'],
    has: { dor: { event: 3, units: { D5: 'archer' } }, ben: { event: 2, units: { C3: 'chariot', D5: 'spearman' } } },
    chance: { 'tribe.roll': ['1'], 'event.draw': ['EV12'], 'combat.draw': ['CH1', 'SP1', 'AR1', 'SP2'] },
  });
  t.dor.answers('combat.order', 'C3');
  t.cem.answers('combat.bid', '3,0,0').answers('combat.strength', 'done');
  t.ben.isAsked('event.option');
  expect(t.board.combats).toEqual([areaOf('D5')]);
  t.ben.answers('event.option', '2');
  expect([t.board.eventAt[1], t.board.token[areaOf('C3')]]).toEqual([4, 2]);
});

test('MES-A.37 MES-D.40 several Tribe combats: their Events after the last of them, in the leader’s order, before other combats', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    eventOrder: ['dor', 'ben', 'cem', 'ann'],
    tribes: { C3: 'spearman', C2: 'spearman' },
    events: ['C3', 'C2'],
    has: {
      dor: { event: 3, units: { D5: 'archer' } },
      ben: { event: 2, units: { C3: 'chariot', C2: 'chariot', D5: 'spearman' }, population: 3 },
    },
    chance: {
      'tribe.roll': ['1', '1'],
      'event.draw': ['EV20', 'EV12'],
      'combat.draw': ['CH1', 'SP1', 'CH1', 'SP1', 'AR1', 'SP2'],
    },
  });
  t.dor.answers('combat.order', 'C3', 'C2');
  t.cem.answers('combat.bid', '3,0,0').answers('combat.strength', 'done');
  t.cem.answers('combat.bid', '3,0,0').answers('combat.strength', 'done');
  t.dor.isAsked('combat.events').offering('C2', 'C3');
  expect(t.board.combats).toEqual([areaOf('D5')]);
  t.dor.answers('combat.events', 'C2');
  t.ben.answers('event.option', '1').answers('event.option', '1');
  expect(goodsOf(t, 1)).toMatchObject({ clay: 3, stone: 3 });
});

test('MES-23.14 MES-23.17 MES-A.38 with two Empires the Tribe is a third side, played by the neighbour of whomever it fights', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    eventOrder: ['dor', 'ben', 'cem', 'ann'],
    tribes: { C3: 'spearman' },
    events: ['C3'],
    has: { dor: { event: 3 }, ben: { event: 2, units: { C3: 'chariot' } }, cem: { units: { C3: 'spearman' } } },
    chance: { 'tribe.roll': ['1'], 'event.draw': ['EV12'], 'combat.draw': ['CH1', 'SP1', 'SP2', 'CH2'] },
  });
  t.dor.isAsked('combat.pair').offering('1-2', '1-tribe', '2-tribe');
  t.dor.answers('combat.pair', '1-tribe');
  // Cem stands there too and plays the Tribe all the same.
  t.cem.answers('combat.bid', '3,0,0').answers('combat.strength', 'done');
  t.ben.isAsked('event.option');
  expect([unitsOf(t, 1), unitsOf(t, 2), unitsOf(t, 4)]).toEqual([{ C3: 'chariot' }, {}, {}]);
});
