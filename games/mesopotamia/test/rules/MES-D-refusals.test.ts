import { stepsOf } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { decisions } from '../../rules/decisions.ts';
import { mesopotamia } from '../../rules/index.ts';
import { begin } from '../begin.ts';
import type { Board, Player } from '../support.ts';
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
  expect(t.table.refusals(3)).toEqual([{ target: 'C5', rule: 'MES-23.12', why: { id: 'no.event-not-freed' } }]);
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
  expect(t.table.refusals(3)).toEqual([{ target: 'D4', rule: 'MES-25.01', why: { id: 'no.not-occupied' } }]);
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

test('MES-D.32 MES-22.01 a Ship that does not lie along the area is not offered, and says why', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    has: {
      dor: { empire: 'elamites', units: { D4: 'spearman' }, ships: ['C4|D4', 'A1|A2', 'D4|E4'] },
      ben: { units: { D4: 'spearman' }, ships: ['B1|B2'] },
    },
  });
  t.dor.isAsked('combat.support');
  expect(t.table.refusals(3)).toEqual([{ target: 'A1|A2', rule: 'MES-22.01', why: { id: 'no.ship-far' } }]);
});

test('MES-D.31 MES-20.05 whoever has no Unit in the area is paired with nobody there', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    eventOrder: ['dor', 'ann', 'ben', 'cem'],
    has: {
      dor: { event: 2 },
      ann: { units: { D4: 'chariot' } },
      ben: { units: { D4: 'spearman' } },
      cem: { units: { D4: 'spearman' } },
    },
  });
  t.dor.isAsked('combat.pair');
  expect(t.table.refusals(3).map(({ target }) => target)).toEqual(
    [0, 1, 2].flatMap((side) => [`${side}-3`, `${side}-tribe`]),
  );
  t.dor.isRefused('1-3', 'MES-20.05', 'no.side-elsewhere');
});

test('MES-D.42 MES-26.01 MES-26.06 MES-22.02 in Simplified Combat: more than there is, less than Ships brought, less than a Tribe has', () => {
  const at = { players: FOUR, at: 'combat', options: { combat: 'simplified' } } as const;
  const t = mesopotamiaTable({
    ...at,
    has: {
      ann: { event: 2, units: { D4: 'spearman' }, ships: ['C4|D4', 'D4|E4'], goods: { knucklebone: 2 } },
      ben: { units: { D4: 'chariot' }, goods: { knucklebone: 3 } },
    },
  });
  t.ann.answers('combat.support', 'yes', 'yes').isAsked('combat.simple-bid').offering('2', '3', '4');
  t.ann.isRefused('0', 'MES-22.02', 'no.support-bid').isRefused('1', 'MES-22.02', 'no.support-bid');
  t.ann.isRefused('5', 'MES-26.01', 'no.bid-more');
  expect([t.ann.refusal('1')?.why.params, t.ann.refusal('5')?.why.params]).toEqual([{ least: 2 }, { most: 4 }]);
  t.ben.isAsked('combat.simple-bid').offering('0', '3');
  expect(t.table.refusals(1).map(({ target }) => target)).toEqual(['4']);
  const u = mesopotamiaTable({
    ...at,
    tribes: { C3: 'spearman' },
    has: { ann: { event: 2, units: { C3: 'chariot' }, goods: { knucklebone: 1 } } },
    chance: { 'tribe.roll': ['1'] },
  });
  u.ben.isAsked('combat.simple-bid').offering('3');
  u.ben.isRefused('2', 'MES-26.06', 'no.tribe-bids-all').isRefused('4', 'MES-26.01', 'no.bid-more');
});

test('MES-D.33 MES-21.05 three bids that are more than there is', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    has: {
      ann: { event: 2, units: { D4: 'spearman' }, goods: { knucklebone: 2 } },
      ben: { units: { D4: 'spearman' } },
    },
  });
  t.ann.isRefused('1,1,1', 'kernel', 'kernel.allot-sum').isRefused('3,0,0', 'kernel', 'kernel.allot-part');
});

test('MES-D.18 MES-24.03 a new Ram does not hang on a Unit of another area', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: {
      cem: {
        tech: { build: 2 },
        goods: { wood: 1, stone: 1 },
        units: { A1: 'archer', B1: 'archer horseman' },
        population: 3,
      },
    },
  });
  t.cem.answers('turn.action', 'piece/build').answers('build.item', 'ram/A1').isAsked('ram.attach');
  expect(t.table.refusals(2)).toEqual([{ target: 'attach/1/horseman', rule: 'MES-24.03', why: { id: 'no.unit-far' } }]);
});

test('MES-D.20 MES-27.19 MES-11.08 the Ship of an Event on a river of its area, and not where another lies', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    options: { 'assyrians-hittites': 'on', 'mari-eblaites': 'on' },
    events: ['B2'],
    has: { cem: { units: { B1: 'spearman' }, ships: ['A1|B2'], population: 4 } },
    chance: { 'event.draw': ['EV38'] },
  });
  t.cem
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/B1/spearman')
    .answers('explore.step', 'B2');
  t.cem.answers('event.option', '1').isAsked('event.ship');
  t.cem.isRefused('A1|B2', 'MES-11.08', 'no.ship-there').isRefused('D3|D4', 'MES-27.19', 'no.ship-event');
  expect(t.cem.isAsked('event.ship').options.length + t.table.refusals(2).length).toBe(90);
});

test('MES-D.46 MES-33.03 a row without an empty slot takes nothing', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: 'combat',
    has: {
      ann: { units: { D4: 'spearman' }, goods: { knucklebone: 9 } },
      automaton: { units: { D4: 'spearman' } },
    },
    chance: { 'combat.draw': ['SP1', 'SP2'] },
  });
  const open = t.ann.isAsked('solo.place').options.filter((key) => key !== 'done');
  const [first = ''] = open;
  const rows = ['strength', 'tactics', 'mobility'].map((name) => `SP1/${name}`);
  expect([...open, ...t.table.refusals(0).map(({ target }) => target)].sort()).toEqual(rows.toSorted());
  while (t.table.options(0).includes(first)) t.ann.answers('solo.place', first);
  t.ann.isRefused(first, 'MES-33.03', 'no.slot');
});

/** Whatever can be pointed at there is an answer: both numbers of steps, all colours of a first die, all Quests of one's hand. */
const ALL_OPEN = ['grow.steps', 'setup.die', 'setup.quest'];

test('MES-D.5 MES-D.8 every question can say no with a reason, but three at which everything is open', () => {
  const asking = stepsOf(mesopotamia).filter(({ type }) => type === 'ask' || type === 'sealed');
  const silent = asking.filter(({ refusals, allot }) => refusals === undefined && allot === undefined);
  expect(new Set(asking.map(({ kind }) => kind))).toEqual(new Set(Object.keys(decisions)));
  expect(silent.map(({ kind }) => kind).sort()).toEqual(ALL_OPEN);
});

/** A Turn of Cem's, with enough of everything. */
function cem(has: Player, more: Partial<Board<(typeof FOUR)[number]>> = {}) {
  const goods = { wood: 4, food: 4, stone: 4, clay: 4, tablet: 4 };
  return mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { goods, population: 6, ...has } },
    ...more,
  });
}

test('MES-D.28 MES-18.02 Knucklebones come once', () => {
  const t = cem({ tech: { warfare: 2 } });
  t.cem.answers('turn.action', 'piece/warfare').answers('warfare.next', 'knucklebones');
  t.cem.isRefused('knucklebones', 'MES-18.02', 'no.bones-taken');
});

test('MES-D.26 MES-16.01 no more is gathered than the card says', () => {
  const t = cem({ units: { B1: 'spearman', A2: 'archer' } }, { trade: { 1: 'TT1' } });
  const sources = t.cem.answers('turn.action', 'piece/gather').isAsked('gather.next').options;
  const [first = '', second = ''] = sources.filter((key) => key.startsWith('gather/unit'));
  t.cem.answers('gather.next', first, second).isRefused('gather/home/wood', 'MES-16.01', 'no.gathered-all');
});

test('MES-D.29 MES-19.01 MES-19.04 whoever has Food for one step, or one position before the top, is not asked for two', () => {
  const steps = (population: number, food: number): readonly string[] => {
    const t = cem({ empire: 'babylonians', tech: { grow: 4 }, population, goods: { food } });
    t.cem.answers('turn.action', 'piece/grow');
    return t.table.machine.kind === 'grow.steps'
      ? t.table.options(2)
      : [String((t.board.populationAt[2] ?? 0) - population)];
  };
  expect([steps(4, 1), steps(8, 5), steps(4, 5), steps(9, 5)]).toEqual([['1'], ['1'], ['1', '2'], ['0']]);
});

test('MES-D.19 MES-27.05 MES-27.17 of two options one is closed: the other is taken unasked, and it is told why', () => {
  const at = (event: string, has: Player, running: NonNullable<Board<'ann'>['running']> = {}) => {
    const t = cem(
      { units: { B1: 'spearman' }, ...has },
      { events: ['B2'], running, chance: { 'event.draw': [event] } },
    );
    t.cem.answers('turn.action', 'piece/explore').answers('explore.unit', 'unit/B1/spearman');
    t.cem.answers('explore.step', 'B2');
    return t.cem.log();
  };
  at('EV28', { goods: {} }).includes({
    type: 'event.closed',
    seat: 2,
    rule: 'MES-27.05',
    data: { event: 'EV28', option: 2, why: 'price' },
  });
  const three = { F4: ['EV19', 'cem', 1, 2], F5: ['EV3', 'cem', 1, 2], B5: ['EV8', 'cem', 1, 2] } as const;
  at('EV24', {}, three).includes({
    type: 'event.closed',
    seat: 2,
    rule: 'MES-27.17',
    data: { event: 'EV24', option: 2, why: 'die' },
  });
});

test('MES-D.43 MES-25.02 whoever has no Settlement to put there destroys unasked, and it is told why', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'after',
    order: ['dor', 'cem', 'ben', 'ann'],
    has: {
      dor: { units: { E4: 'spearman' }, settlements: ['F4', 'F5', 'D5'] },
      ben: { settlements: ['E4'] },
    },
  });
  t.dor.log().includes({ type: 'settlement.only', seat: 3, rule: 'MES-25.02', data: { area: 'E4' } });
});

test('MES-D.15 MES-9.02 a Unit that no area next to it lets in', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { units: { A1: 'spearman', C4: 'archer' } }, ben: { walls: ['A2', 'B1', 'B2'] } },
  });
  t.cem.answers('turn.action', 'piece/explore').isAsked('explore.unit').offering('unit/C4/archer');
  t.cem.isRefused('unit/A1/spearman', 'MES-9.02', 'no.way');
});
