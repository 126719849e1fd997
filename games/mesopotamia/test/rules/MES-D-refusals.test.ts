import { expect, test } from 'vitest';
import { begin } from '../begin.ts';
import { mesopotamiaTable } from '../support.ts';

const FOUR = ['ann', 'ben', 'cem', 'dor'] as const;

test('MES-D.30 MES-20.01 MES-20.02 in the order of combats: a place without a fight, and a fight that has its place', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    eventOrder: ['ben', 'ann', 'cem', 'dor'],
    has: {
      dor: { units: { D4: 'spearman', E4: 'spearman', F4: 'spearman' } },
      cem: { units: { D4: 'archer', E4: 'archer', F4: 'archer', A3: 'horseman' } },
    },
  });
  t.ben.answers('combat.order', 'F4');
  t.ben.isRefused('F4', 'MES-20.02', 'no.combat-ordered').isRefused('A3', 'MES-20.01', 'no.combat-here');
  expect(t.ben.isAsked('combat.order').options).toEqual(['D4', 'E4']);
});

test('MES-D.40 MES-23.12 an Event whose Tribe stands is not among those that were freed', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    eventOrder: ['dor', 'ben', 'cem', 'ann'],
    tribes: { C3: 'spearman', C2: 'spearman', C5: 'spearman' },
    events: ['C3', 'C2', 'C5'],
    has: { dor: { event: 3 }, ben: { event: 2, units: { C3: 'chariot', C2: 'chariot' }, population: 3 } },
    chance: { 'tribe.roll': ['1', '1'], 'combat.draw': ['CH1', 'SP1', 'CH1', 'SP1'] },
  });
  t.dor.answers('combat.order', 'C3');
  for (let battle = 0; battle < 2; battle++) t.cem.answers('combat.bid', '3,0,0').answers('combat.strength', 'done');
  t.dor.isAsked('combat.events');
  t.dor.isRefused('C5', 'MES-23.12', 'no.event-not-freed');
});

test('MES-D.44 MES-27.10 MES-27.13 an Event that has paid, and one that pauses', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'upkeep',
    order: ['dor', 'ben', 'ann', 'cem'],
    options: { 'assyrians-hittites': 'on' },
    running: {
      F4: ['EV19', 'dor', 1, 2],
      F5: ['EV3', 'dor', 1, 2],
      B5: ['EV8', 'dor', 1, 2],
      A2: ['EV11', 'dor', 1, 2],
    },
    has: { dor: { units: { F4: 'spearman', F5: 'archer', B5: 'archer' } } },
  });
  t.dor.isRefused('A2', 'MES-27.13', 'no.event-paused').answers('upkeep.order', 'F5');
  t.dor.isRefused('F5', 'MES-27.10', 'no.event-paid');
});

test('MES-D.51 MES-25.01 MES-27.16 a Settlement one does not stand in alone, and an Event that stays', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'after',
    order: ['dor', 'cem', 'ben', 'ann'],
    running: {
      F1: ['EV19', 'ann', 4, 2],
      F5: ['EV3', 'ann', 4, 2],
      B5: ['EV8', 'dor', 4, 2],
      B1: ['EV11', 'ann', 4, 2],
    },
    has: {
      ann: { units: { B1: 'spearman' } },
      dor: { units: { E4: 'spearman', F4: 'archer', F1: 'archer', F5: 'archer', B5: 'horseman' } },
      ben: { settlements: ['D4', 'E4', 'F4'] },
    },
  });
  t.dor.isRefused('D4', 'MES-25.01', 'no.not-occupied');
  t.dor.answers('after.order', 'F4').answers('settlement.fate', 'destroy', 'destroy').isAsked('after.event-order');
  t.dor.isRefused('B5', 'MES-27.16', 'no.event-stays').isRefused('B1', 'MES-27.16', 'no.event-stays');
});

test('MES-D.41 MES-26.04 only a Unit that took part can be the loss', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    options: { combat: 'simplified' },
    has: { ann: { event: 2, units: { D4: 'spearman archer' } }, ben: { units: { D4: 'spearman' } } },
  });
  t.ann.isAsked('combat.loss');
  t.ann.isRefused('chariot', 'MES-26.04', 'no.loss-kind');
});

test('MES-D.47 MES-33.05 whoever stands in a queue already', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: 'combat',
    has: {
      ann: { units: { D4: 'spearman archer horseman' } },
      automaton: { units: { D4: 'spearman spearman archer' } },
    },
    chance: { 'combat.draw': ['SP4', 'AR3', 'HO1', 'SP1', 'SP2', 'AR1'] },
  });
  t.ann.answers('solo.queue', 'AR3').isRefused('AR3', 'MES-33.05', 'no.queued');
  t.ann.answers('solo.queue', 'SP4').answers('solo.queue-other', 'SP2').isRefused('SP2', 'MES-33.05', 'no.queued');
});

test('MES-D.7 MES-3.13 the first Ship of the Eblaites on no other river than their own', () => {
  const t = begin(['eblaites', 'sumerians'], [3, 4], { 'mari-eblaites': 'on' });
  t.seat(0).isAsked('setup.ship').offering('A1|A2', 'A1|B1', 'A1|B2');
  t.seat(0).isRefused('D3|D4', 'MES-3.13', 'no.ship-home');
});
