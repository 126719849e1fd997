import { expect, test } from 'vitest';
import { areaOf } from '../../content/map.ts';
import { goodsOf, mesopotamiaTable, offered, unitsOf } from '../support.ts';

/** Ann against the Automaton in D4; who came later attacks, and that is the Automaton unless said otherwise. */
function duel(ann: object, automaton: object, cards: string[], more: object = {}) {
  return mesopotamiaTable({
    players: ['ann'],
    at: 'combat',
    eventOrder: ['ann', 'automaton'],
    has: { ann: { start: 1, ...ann }, automaton: { start: 2, empire: 'akkadians', ...automaton } },
    chance: { 'combat.draw': cards },
    ...more,
  });
}

test('MES-E.27 MES-33.10 MES-33.16 the whole battle in three engagements', () => {
  const t = duel(
    { event: 3, goods: { knucklebone: 7 }, units: { D4: 'spearman archer' } },
    { goods: { knucklebone: 4 }, units: { D4: 'spearman archer' } },
    ['SP4', 'AR3', 'SP3', 'AR1'],
  );
  t.ann.answers(
    'solo.place',
    'AR3/strength',
    'AR3/strength',
    'AR3/tactics',
    'AR3/mobility',
    'SP4/strength',
    'SP4/strength',
    'done',
  );
  t.ann.answers('solo.queue', 'AR3').answers('solo.queue-other', 'SP3');
  // (a) it retreats for 1 on Mobility, as attacker towards its own home; the human tires
  t.ann.answers('combat.fatigue', 'tactics');
  t.ann.log().includes({
    type: 'solo.answer',
    data: { side: 1, card: 'SP3', strength: 0, tactics: 0, mobility: 1, why: 'escapes', ties: 'lost' },
  });
  // (b) it wins for 2 on Strength and keeps the last; (c) it flees with it
  t.ann.log().includes({
    type: 'solo.answer',
    data: { side: 1, card: 'AR1', strength: 2, tactics: 0, mobility: 0, why: 'wins', ties: 'lost' },
  });
  t.ann.log().includes({
    type: 'solo.answer',
    data: { side: 1, card: 'AR1', strength: 0, tactics: 0, mobility: 1, why: 'escapes', ties: 'lost' },
  });
  // (d)
  expect([unitsOf(t, 0)['D4'], unitsOf(t, 1)['D4']]).toEqual(['spearman', undefined]);
  expect([goodsOf(t, 0), goodsOf(t, 1)]).toEqual([{ knucklebone: 1 }, {}]);
  expect(t.board.supply[5]).toBe(39);
});

test('MES-33.02 MES-33.03 MES-33.04 MES-33.05 own cards, own Knucklebones, then the other side’s cards, then both queues', () => {
  const t = duel(
    { goods: { knucklebone: 2 }, units: { D4: 'spearman archer' } },
    { units: { D4: 'chariot horseman' } },
    ['SP4', 'AR3', 'HO1', 'CH1'],
  );
  expect(t.board.cards).toEqual(['SP4', 'AR3']);
  t.ann.isAsked('solo.place').offering('SP4/strength', 'AR3/mobility', 'done').about({ left: 2 });
  t.ann.answers('solo.place', 'SP4/mobility').isAsked('solo.place').notOffering('SP4/mobility');
  t.ann.answers('solo.place', 'done');
  expect(t.board.cards).toEqual(['SP4', 'AR3', 'HO1', 'CH1']);
  expect(offered(t.ann)).toBe('AR3 SP4');
  t.ann.answers('solo.queue', 'SP4');
  expect(offered(t.ann)).toBe('CH1 HO1');
});

test('MES-A.60 MES-33.15 one queue a side: the winner stays and the next of the losers comes up, until one side is gone', () => {
  const t = duel({ units: { D4: 'chariot' } }, { units: { D4: 'spearman spearman' } }, ['CH2', 'SP1', 'SP5']);
  t.ann.answers('solo.queue-other', 'SP5');
  expect(t.ann.log().events.filter(({ type }) => type === 'battle.engagement')).toHaveLength(2);
  expect([unitsOf(t, 0), unitsOf(t, 1)['D4']]).toEqual([{ D4: 'chariot' }, undefined]);
});

test('MES-33.06 MES-33.07 MES-33.12 it wins with the fewest it needs, Strength first', () => {
  const t = duel(
    { event: 2, units: { D4: 'archer spearman' } },
    { goods: { knucklebone: 9 }, units: { D4: 'archer' } },
    ['SP3', 'AR1', 'AR2'],
  );
  // Archer against Spearman: 1 + 1 against 2, tie lost, so 1; the Archer behind is no Spearman, so on Strength.
  t.ann.answers('solo.queue', 'SP3');
  t.ann.log().includes({
    type: 'solo.answer',
    data: { side: 1, card: 'AR2', strength: 1, tactics: 0, mobility: 2, why: 'holds', ties: 'lost' },
  });
});

test('MES-33.07 on Tactics first only where it is strong against everybody left', () => {
  const t = duel({ event: 2, units: { D4: 'spearman' } }, { goods: { knucklebone: 9 }, units: { D4: 'archer' } }, [
    'SP4',
    'AR3',
  ]);
  t.ann.log().includes({
    type: 'solo.answer',
    data: { side: 1, card: 'AR3', strength: 0, tactics: 1, mobility: 1, why: 'holds', ties: 'lost' },
  });
  const u = duel(
    { event: 2, goods: { knucklebone: 2 }, units: { D4: 'spearman' } },
    { goods: { knucklebone: 9 }, units: { D4: 'archer' } },
    ['SP4', 'AR2'],
  );
  u.ann.answers('solo.place', 'SP4/strength', 'SP4/strength');
  // 2 more are needed: one Tactics slot, the rest on Strength.
  u.ann.log().includes({
    type: 'solo.answer',
    data: { side: 1, card: 'AR2', strength: 2, tactics: 1, mobility: 1, why: 'holds', ties: 'lost' },
  });
});

test('MES-33.08 it is faster only if it can, and only where the loser could flee', () => {
  const t = duel({ event: 2, units: { D4: 'spearman' } }, { goods: { knucklebone: 1 }, units: { D4: 'archer' } }, [
    'SP4',
    'AR3',
  ]);
  t.ann.log().includes({
    type: 'solo.answer',
    data: { side: 1, card: 'AR3', strength: 0, tactics: 1, mobility: 0, why: 'wins', ties: 'lost' },
  });
  expect(Object.values(unitsOf(t, 0))).toEqual(['spearman']);
  const shut = {
    units: { D4: 'chariot', C3: 'spearman', C4: 'spearman', D3: 'spearman', D5: 'archer', E3: 'archer', E4: 'archer' },
    goods: { knucklebone: 9 },
  };
  const u = duel({ event: 2, units: { D4: 'spearman' } }, shut, ['SP3', 'CH2']);
  u.ann.log().includes({
    type: 'solo.answer',
    data: { side: 1, card: 'CH2', strength: 0, tactics: 0, mobility: 0, why: 'wins', ties: 'lost' },
  });
  expect(unitsOf(u, 0)).toEqual({});
});

test('MES-33.09 MES-33.11 if it can neither win nor flee it gives one Knucklebone up and loses the Unit', () => {
  const t = duel({ event: 2, units: { D4: 'chariot' } }, { goods: { knucklebone: 2 }, units: { D4: 'spearman' } }, [
    'CH4',
    'SP5',
  ]);
  t.ann
    .log()
    .includes({
      type: 'solo.answer',
      data: { side: 1, card: 'SP5', strength: 0, tactics: 0, mobility: 0, why: 'yields', ties: 'lost' },
    })
    .includes({ type: 'solo.discards' });
  expect([unitsOf(t, 1), goodsOf(t, 1), t.board.supply[5]]).toEqual([{}, { knucklebone: 1 }, 39]);
});

test('MES-33.13 MES-33.14 MES-33.17 ties by the Event track; its Units tire in Mobility first; what it put down is spent', () => {
  const t = duel(
    { units: { D4: 'spearman spearman' } },
    { event: 3, goods: { knucklebone: 4 }, units: { D4: 'archer' } },
    ['SP4', 'SP3', 'AR6'],
    { eventOrder: ['automaton', 'ann'] },
  );
  t.ann.answers('solo.queue', 'SP3');
  // Ahead on the track: ties are enough. 1 + 1 against 2, Mobility 0 against 1; then the same again.
  t.ann.log().includes({
    type: 'solo.answer',
    data: { side: 1, card: 'AR6', strength: 0, tactics: 0, mobility: 1, why: 'holds', ties: 'won' },
  });
  t.ann.log().includes({ type: 'battle.fatigue', data: { card: 'AR6', section: 'mobility' } });
  expect([unitsOf(t, 0), unitsOf(t, 1), goodsOf(t, 1)]).toEqual([{}, { D4: 'archer' }, { knucklebone: 3 }]);
});

test('MES-A.61 who lost the battle has 1 back for each row that was put on and beaten', () => {
  const t = duel(
    { event: 2, goods: { knucklebone: 3 }, units: { D4: 'spearman' } },
    { goods: { knucklebone: 9 }, units: { D4: 'chariot' } },
    ['SP1', 'CH1'],
  );
  t.ann.answers('solo.place', 'SP1/strength', 'SP1/strength', 'SP1/mobility');
  // Strength 2 against 3 or more and Mobility 1 against 2 or more are beaten; Tactics had nothing on it.
  expect(goodsOf(t, 0)).toEqual({ knucklebone: 2 });
  expect(t.board.supply[5]).toBe(40 - 2 - (goodsOf(t, 1)['knucklebone'] ?? 0));
});

test('MES-33.18 MES-A.62 a supporting Ship brings one Knucklebone for the battle only', () => {
  const t = duel(
    { event: 2, ships: ['C4|D4'], units: { D4: 'chariot' } },
    { units: { D4: 'spearman' }, ships: ['D4|E4'], goods: { knucklebone: 1 } },
    ['CH4', 'SP5'],
  );
  t.ann.answers('combat.support', 'yes').isAsked('solo.place').about({ left: 1 });
  t.ann.answers('solo.place', 'done');
  expect([goodsOf(t, 0), goodsOf(t, 1)]).toEqual([{}, { knucklebone: 1 }]);
  // Of two that are brought one is put down: the other goes back all the same.
  const two = duel({ event: 2, ships: ['C4|D4', 'D4|E4'], units: { D4: 'chariot' } }, { units: { D4: 'spearman' } }, [
    'CH4',
    'SP5',
  ]);
  two.ann.answers('combat.support', 'yes', 'yes').isAsked('solo.place').about({ left: 2 });
  two.ann.answers('solo.place', two.ann.isAsked('solo.place').options[0] ?? '', 'done');
  expect(goodsOf(two, 0)).toEqual({});
  // And to whoever attacks, here a Tribe.
  const first = duel({ event: 2, units: { C3: 'chariot' }, ships: ['C3|D3'] }, {}, ['CH1', 'SP3'], {
    tribes: { C3: 'spearman' },
    chance: { 'combat.draw': ['CH1', 'SP3'], 'tribe.roll': ['1'] },
  });
  first.ann.answers('combat.support', 'yes').answers('solo.place', 'done');
  expect(goodsOf(first, 0)).toEqual({});
});

test('MES-33.01 MES-A.59 a Tribe in a solo game acts like the Automaton, loses ties and does not flee', () => {
  const t = duel({ units: { C3: 'chariot' } }, {}, ['CH1', 'SP3'], {
    tribes: { C3: 'spearman' },
    chance: { 'combat.draw': ['CH1', 'SP3'], 'tribe.roll': ['6'] },
  });
  t.ann
    .log()
    .includes({
      type: 'solo.answer',
      data: { side: 'tribe', card: 'SP3', strength: 0, tactics: 0, mobility: 0, why: 'yields', ties: 'lost' },
    })
    .includes({ type: 'solo.discards' });
  expect(unitsOf(t, 2)).toEqual({});
  const u = duel({ units: { C3: 'archer' } }, {}, [], {
    tribes: { C3: 'spearman' },
    chance: { 'combat.draw': ['AR7', 'SP3'], 'tribe.roll': ['1'] },
  });
  // 1 against 2: it wins without spending and is not faster for a tie at 1.
  u.ann.log().includes({
    type: 'solo.answer',
    data: { side: 'tribe', card: 'SP3', strength: 0, tactics: 0, mobility: 1, why: 'holds', ties: 'lost' },
  });
  expect(unitsOf(u, 0)).toEqual({});
});

test('MES-A.59 if the Automaton attacks a Tribe the human plays it in the human’s part and puts everything down', () => {
  const t = duel({}, { units: { C3: 'chariot' } }, [], {
    tribes: { C3: 'spearman' },
    chance: { 'combat.draw': ['SP1', 'CH1'], 'tribe.roll': ['1'] },
  });
  t.ann.isAsked('solo.place').about({ left: 3 });
  t.ann
    .isRefused('done', 'MES-A.59', 'no.tribe-keeps')
    .answers('solo.place', 'SP1/strength', 'SP1/strength', 'SP1/strength');
  // 3 against 3 + 1 of the Chariot.
  expect([unitsOf(t, 1), unitsOf(t, 2)]).toEqual([{ C3: 'chariot' }, {}]);
});

test('MES-32.28 as attacker it sends own Units towards its home and human ones away from theirs; a human attacker chooses', () => {
  const t = duel({ event: 2, goods: { knucklebone: 1 }, units: { D4: 'spearman' } }, { units: { D4: 'chariot' } }, [
    'SP8',
    'CH2',
  ]);
  t.ann.answers('solo.place', 'SP8/mobility');
  expect(unitsOf(t, 0)).toEqual({ C3: 'spearman' });
  const u = mesopotamiaTable({
    players: ['ann'],
    at: 'combat',
    eventOrder: ['ann', 'automaton'],
    has: { automaton: { start: 2, empire: 'akkadians' }, ann: { start: 1, event: 2, units: { D4: 'chariot' } } },
    tribes: { D4: 'spearman' },
    options: { 'beaten-tribes': 'retreat' },
    chance: { 'tribe.roll': ['1'], 'combat.draw': ['CH2', 'SP3'] },
  });
  expect(offered(u.ann)).toBe('C3 C4 D3 D5 E3 E4');
});

test('MES-31.04 MES-32.35 the simplified way is not used against it, and people fight each other as ever', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: 'combat',
    options: { automaton: 'opponent', combat: 'simplified' },
    eventOrder: ['ben', 'ann', 'automaton'],
    has: {
      ben: { event: 3, units: { D4: 'spearman', E4: 'archer' }, goods: { knucklebone: 1 } },
      ann: { units: { E4: 'spearman' } },
      automaton: { start: 3, units: { D4: 'chariot' } },
    },
  });
  t.ben.answers('combat.order', 'E4').isAsked('combat.simple-bid');
  t.ben.answers('combat.simple-bid', '0');
  t.ben.isAsked('solo.place');
  const u = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: 'combat',
    options: { automaton: 'opponent' },
    eventOrder: ['ben', 'ann', 'automaton'],
    tribes: { C3: 'spearman' },
    has: { ann: { units: { C3: 'archer' }, goods: { knucklebone: 1 } } },
    chance: { 'tribe.roll': ['1'] },
  });
  // Right below Ann on the track is the Automaton.
  u.ann.isAsked('solo.place');
  expect(u.board.battle?.area).toBe(areaOf('C3'));
});

test('MES-33.13 MES-21.34 who won tires in one of the rows that Knucklebones lie on', () => {
  const t = duel(
    { event: 3, goods: { knucklebone: 7 }, units: { D4: 'chariot' } },
    { units: { D4: 'spearman spearman' } },
    ['CH1', 'SP1', 'SP5'],
  );
  t.ann.answers('solo.place', 'CH1/strength', 'CH1/mobility', 'done').answers('solo.queue-other', 'SP5');
  t.ann.isAsked('combat.fatigue').offering('strength', 'mobility').notOffering('tactics');
  t.ann.isRefused('tactics', 'MES-21.34', 'no.bone-there');
});
