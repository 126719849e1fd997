import { expect, test } from 'vitest';
import { retreats } from '../../rules/combat/retreat.ts';
import { areaOf } from '../../content/map.ts';
import { COMBAT_CARDS } from '../../content/combat-cards.ts';
import { goodsOf, mesopotamiaTable, offered, playOn, unitsOf } from '../support.ts';

const FOUR = ['ann', 'ben', 'cem', 'dor'] as const;
const coreCards = (kind: number): string[] =>
  COMBAT_CARDS.filter((card) => card.kind === kind && card.box === 'core').map(({ id }) => id);

/** MES-E.14: Babylonians (ben, who came later) attack Sumerians (cem) in D4. */
function battle() {
  return mesopotamiaTable({
    players: ['dor', 'cem', 'ben', 'ann'],
    at: 'combat',
    eventOrder: ['cem', 'ben', 'ann', 'dor'],
    has: {
      cem: { empire: 'sumerians', start: 3, event: 3, goods: { knucklebone: 6 }, units: { D4: 'spearman archer' } },
      ben: {
        empire: 'babylonians',
        start: 2,
        event: 2,
        goods: { knucklebone: 8 },
        units: { D4: 'spearman archer horseman' },
      },
      ann: { start: 1, empire: 'akkadians' },
      dor: { start: 4, empire: 'elamites' },
    },
    chance: { 'combat.draw': ['SP1', 'AR2', 'HO1', 'SP2', 'AR1'] },
  });
}

test('MES-E.14 the whole battle of three against two', () => {
  const t = battle();
  expect(t.board.battle?.sides).toEqual([2, 1]);
  t.cem.answers('combat.bid', '3,3,0');
  t.ben.answers('combat.bid', '5,2,1');
  // (a)
  expect([goodsOf(t, 1), goodsOf(t, 2)]).toEqual([{ knucklebone: 1 }, {}]);
  t.ben.answers('combat.strength', 'SP1', 'AR2');
  // (b)
  expect(goodsOf(t, 2)).toEqual({ knucklebone: 1 });
  t.cem.answers('combat.rows', 'AR1', 'SP1', 'AR2');
  t.cem.answers('combat.tactics', 'SP2');
  // (c)
  t.ben.answers('combat.mobility', 'HO1');
  // (d) and (e) have happened, (f) waits for the attacker's choice
  t.cem.isNotAsked();
  t.ben.isAsked('combat.retreat').offering('C3', 'E4').notOffering('D4');
  t.ben.answers('combat.retreat', 'D5');
  // (g)
  expect([unitsOf(t, 1), unitsOf(t, 2)]).toEqual([{ D4: 'spearman archer' }, { D5: 'horseman' }]);
  expect([goodsOf(t, 1), goodsOf(t, 2)]).toEqual([{ knucklebone: 1 }, { knucklebone: 1 }]);
  t.ann.log().includes({ type: 'battle.fatigue', data: { card: 'SP2', section: 'tactics' } });
});

test('MES-21.01 MES-21.03 MES-A.27 every Unit draws from the deck of its kind, all alike likely, and the cards go back', () => {
  const t = battle();
  t.chanceWeighed('combat.draw', coreCards(0), 0);
  t.chanceWeighed('combat.draw', coreCards(1), 1);
  t.chanceWeighed(
    'combat.draw',
    coreCards(0).filter((id) => id !== 'SP1'),
    3,
  );
  expect(t.board.cards).toEqual(['SP1', 'AR2', 'HO1', 'SP2', 'AR1']);
  expect(t.dor.sees().cards).toEqual(t.board.cards);
  playOn(t, () => t.board.battle === null);
  expect([t.board.cards, t.board.combatDecks.map((deck) => deck.length)]).toEqual([[], [8, 8, 5, 5]]);
});

test('MES-21.04 MES-21.05 MES-21.06 bids are secret and of 0 to all; what is not bid is kept', () => {
  const t = battle();
  t.ben.isAsked('combat.bid').offering('0,0,0', '8,0,0', '2,3,3').notOffering('9,0,0', '3,3,3');
  t.ben.answers('combat.bid', '1,1,1');
  expect(t.cem.sees().battle?.bids).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect(JSON.stringify(t.cem.view)).not.toContain('"1,1,1"');
  expect(goodsOf(t, 2)).toEqual({ knucklebone: 8 });
  t.cem.answers('combat.bid', '0,0,0');
  t.cem.log().includes({ type: 'battle.bid', data: { side: 2, strength: 1, tactics: 1, mobility: 1 } });
  expect(goodsOf(t, 2)).toEqual({ knucklebone: 5 });
});

test('MES-21.07 MES-21.08 MES-21.10 MES-21.12 the difference goes onto own cards of the row, what is not placed to the supply at once', () => {
  const t = battle();
  const supply = t.board.supply[5] ?? 0;
  t.cem.answers('combat.bid', '3,3,0');
  t.ben.answers('combat.bid', '5,0,0');
  // The loser has 1 of 3 back, 2 are spent; the winner's 3 below the difference are spent too.
  expect(t.board.supply[5]).toBe(supply + 2 + 3);
  t.ben.isAsked('combat.strength').offering('SP1', 'AR2', 'HO1', 'done').notOffering('SP2');
  t.ben.answers('combat.strength', 'HO1', 'done');
  expect([t.board.battle?.fighters.map(({ put }) => put[0]), t.board.supply[5]]).toEqual([
    [0, 0, 1, 0, 0],
    supply + 2 + 3 + 1,
  ]);
});

test('MES-21.10 MES-A.29 each needs an empty slot; what finds none is lost', () => {
  const t = battle();
  t.cem.answers('combat.bid', '0,0,4');
  t.ben.answers('combat.bid', '8,0,0');
  t.ben.answers('combat.strength', 'SP1', 'SP1', 'SP1').isRefused('SP1', 'MES-21.10', 'no.slot');
  t.ben.answers('combat.strength', 'AR2', 'AR2', 'HO1', 'HO1');
  // Seven slots for eight: the last one is lost. Tactics are tied at nothing: the Sumerians lay out.
  t.cem.answers('combat.rows', 'AR1', 'SP1', 'AR2');
  t.cem.answers('combat.mobility', 'AR1');
  expect(t.board.battle?.fighters.find(({ card }) => card === 'AR1')?.put).toEqual([0, 0, 1]);
  t.cem.isRefused('AR1', 'MES-21.10', 'no.slot');
});

test('MES-21.09 MES-A.28 MES-E.34 equal bids are both lost, nobody places, and the higher Empire lays out the rows', () => {
  const t = battle();
  t.cem.answers('combat.bid', '0,2,0');
  t.ben.answers('combat.bid', '0,2,0');
  expect([goodsOf(t, 1), goodsOf(t, 2)]).toEqual([{ knucklebone: 4 }, { knucklebone: 6 }]);
  t.cem.isAsked('combat.rows');
  expect(t.board.battle?.winners.slice(0, 2)).toEqual([1, 1]);
});

test('MES-21.13 MES-21.14 MES-21.15 MES-A.30 the winner of Tactics lays out both sides: a row for each Unit of the smaller side', () => {
  const t = battle();
  t.cem.answers('combat.bid', '0,0,0');
  t.ben.answers('combat.bid', '0,1,0');
  expect(offered(t.ben)).toBe('AR1 SP2');
  t.ben.answers('combat.rows', 'SP2').isRefused('next-row', 'MES-21.15', 'no.next-row');
  expect(offered(t.ben)).toBe('AR2 HO1 SP1');
  t.ben.answers('combat.rows', 'HO1');
  expect(offered(t.ben)).toBe('AR2 SP1 next-row');
  t.ben.answers('combat.rows', 'AR2');
  t.ben.isAsked('combat.tactics');
  expect(t.board.battle?.rows).toEqual([
    [[2, 1], [3]],
    [[0], [4]],
  ]);
});

test('MES-21.16 MES-21.19 MES-A.31 Tactics are placed after the layout, Mobility after that; each loser has half back', () => {
  const t = battle();
  t.cem.answers('combat.bid', '0,2,3');
  t.ben.answers('combat.bid', '0,4,4');
  t.ben.answers('combat.rows', 'SP2', 'HO1', 'next-row', 'SP1');
  t.ben.answers('combat.tactics', 'HO1', 'HO1');
  t.ben.isAsked('combat.mobility');
  // 6 − 5 bid, 1 of 2 and 1 of 3 back.
  expect(goodsOf(t, 1)).toEqual({ knucklebone: 3 });
});

test('MES-21.02 MES-21.17 MES-21.18 MES-E.15 Tactics count only against the kinds they name', () => {
  const at = (own: string, other: string, cards: string[]) => {
    const t = mesopotamiaTable({
      players: FOUR,
      at: 'combat',
      eventOrder: ['dor', 'ann', 'ben', 'cem'],
      has: { dor: { event: 3 }, ann: { units: { D4: own }, goods: { knucklebone: 1 } }, ben: { units: { D4: other } } },
      chance: { 'combat.draw': cards },
    });
    t.ann.answers('combat.bid', '0,0,0');
    return t.ann.log().events.find(({ type }) => type === 'battle.engagement')?.data;
  };
  // Ben came later and attacks, so his card is drawn first.
  expect(at('spearman', 'horseman', ['HO1', 'SP7'])).toMatchObject({ kind: 'spearman', value: 2, otherValue: 2 });
  expect(at('spearman', 'archer', ['AR4', 'SP7'])).toMatchObject({ kind: 'archer', value: 2, otherValue: 0 });
  expect(at('spearman', 'spearman', ['SP2', 'SP7'])).toMatchObject({ value: 1, otherValue: 0 });
  expect(at('archer', 'spearman', ['SP4', 'AR4'])).toMatchObject({ kind: 'archer', value: 2, otherValue: 2 });
  expect(at('horseman', 'archer', ['AR1', 'HO1'])).toMatchObject({ kind: 'horseman', value: 3, otherValue: 2 });
  expect(at('chariot', 'horseman', ['HO4', 'CH4'])).toMatchObject({ kind: 'chariot', value: 4, otherValue: 1 });
  expect(at('chariot', 'archer', ['AR4', 'CH4'])).toMatchObject({ value: 4, otherValue: 0 });
  expect(at('chariot', 'spearman', ['SP7', 'CH4'])).toMatchObject({ value: 4, otherValue: 0 });
  expect(at('chariot', 'chariot', ['CH2', 'CH4'])).toMatchObject({ value: 4, otherValue: 2 });
});

test('MES-21.20 MES-21.21 MES-21.22 MES-21.23 values of the Units in front, ties by the Event track', () => {
  const t = battle();
  t.cem.answers('combat.bid', '0,0,0');
  t.ben.answers('combat.bid', '1,0,0').answers('combat.strength', 'AR2');
  t.cem.answers('combat.rows', 'AR1', 'AR2', 'SP1');
  const fights = t.dor
    .log()
    .events.filter(({ type }) => type === 'battle.engagement')
    .map(({ data }) => [data?.['side'], data?.['value'], data?.['otherValue']]);
  // Archer 2 against Archer 1 + 1: the tie is the Sumerians', then Spearman 0, then Spearman 1 + 1 against the Horseman's 2.
  expect(fights).toEqual([
    [1, 2, 2],
    [1, 2, 0],
    [1, 2, 2],
  ]);
});

test('MES-21.24 MES-21.25 MES-21.26 MES-21.27 the loser is destroyed unless it is faster; then it retreats', () => {
  const t = battle();
  t.cem.answers('combat.bid', '0,0,0');
  t.ben.answers('combat.bid', '0,0,1');
  t.cem.answers('combat.rows', 'AR1', 'SP1', 'AR2');
  t.ben.answers('combat.mobility', 'AR2').answers('combat.retreat', 'C3');
  expect([unitsOf(t, 1), unitsOf(t, 2)]).toEqual([{ D4: 'spearman archer' }, { C3: 'archer' }]);
  expect(t.board.unit[2]?.filter((area) => area < 0)).toHaveLength(9);
});

test('MES-21.28 MES-A.33 the attacker chooses the retreat of either side', () => {
  const t = battle();
  t.cem.answers('combat.bid', '0,0,2');
  t.ben.answers('combat.bid', '7,0,0').answers('combat.strength', 'SP1', 'SP1', 'SP1', 'AR2', 'AR2', 'HO1', 'HO1');
  t.cem.answers('combat.rows', 'AR1', 'SP1', 'AR2').answers('combat.mobility', 'AR1', 'SP2');
  t.cem.isNotAsked();
  t.ben.isAsked('combat.retreat').about({ kind: 'archer', from: 'D4' });
  t.ben.answers('combat.retreat', 'D3').answers('combat.retreat', 'E3');
  expect([unitsOf(t, 1), unitsOf(t, 2)]).toEqual([
    { D3: 'archer', E3: 'spearman' },
    { D4: 'spearman archer horseman' },
  ]);
});

/** Ann in C2 is beaten by Ben and is faster. */
function fleeing(more: object) {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    eventOrder: ['ben', 'ann', 'cem', 'dor'],
    events: ['C3'],
    has: {
      ann: { start: 1, units: { C2: 'spearman' }, goods: { knucklebone: 1 } },
      ben: { start: 2, event: 2, units: { C2: 'chariot' } },
      ...more,
    },
    chance: { 'combat.draw': ['CH2', 'SP1'] },
  });
  t.ann.answers('combat.bid', '0,0,1').answers('combat.mobility', 'SP1');
  return t;
}

test('MES-21.29 MES-A.34 not to hostile Units, foreign or closed homes or foreign Walls; to blocked areas and past a Settlement', () => {
  const t = fleeing({
    cem: { start: 3, units: { C3: 'archer' }, walls: ['D2'], settlements: ['B2'] },
    dor: { start: 4 },
  });
  expect(offered(t.ben)).toBe('B1 B2 C1 D3');
  t.ben.answers('combat.retreat', 'B2');
  expect(unitsOf(t, 0)).toEqual({ B2: 'spearman' });
  const u = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    eventOrder: ['ben', 'ann', 'cem', 'dor'],
    has: {
      ann: { start: 3, units: { B1: 'spearman' }, goods: { knucklebone: 1 } },
      ben: { start: 2, event: 2, units: { B1: 'chariot' } },
      cem: { start: 1 },
    },
    chance: { 'combat.draw': ['CH2', 'SP1'] },
  });
  u.ann.answers('combat.bid', '0,0,1').answers('combat.mobility', 'SP1');
  expect(offered(u.ben)).toBe('A1 B2 C1 C2');
});

test('MES-21.30 MES-20.04 without such an area it is destroyed', () => {
  const t = fleeing({
    cem: { units: { B1: 'archer', B2: 'archer', C1: 'archer', C3: 'spearman', D2: 'spearman', D3: 'spearman' } },
  });
  expect([unitsOf(t, 0), unitsOf(t, 1)]).toEqual([{}, { C2: 'chariot' }]);
});

test('MES-21.31 MES-21.32 a retreat reveals nothing, and neither does staying', () => {
  const t = fleeing({});
  t.ben.answers('combat.retreat', 'C3');
  expect([unitsOf(t, 0), t.board.token[areaOf('C3')]]).toEqual([{ C3: 'spearman' }, 1]);
});

test('MES-21.33 MES-21.34 MES-21.11 MES-A.32 the winner tires by one placed Knucklebone its owner chooses; printed ones stay', () => {
  const t = battle();
  t.cem.answers('combat.bid', '2,0,2');
  t.ben.answers('combat.bid', '0,0,0');
  const supply = t.board.supply[5] ?? 0;
  t.cem
    .answers('combat.strength', 'AR1', 'AR1')
    .answers('combat.rows', 'AR1', 'SP1', 'AR2')
    .answers('combat.mobility', 'AR1', 'SP2');
  t.cem.isAsked('combat.fatigue').offering('strength', 'mobility').notOffering('tactics');
  t.cem.answers('combat.fatigue', 'mobility');
  // The second engagement leaves only Strength to tire from; then the battle ends and what is left goes too.
  expect(t.board.battle).toBe(null);
  expect(t.board.supply[5]).toBe(supply + 4);
  expect(goodsOf(t, 1)).toEqual({ knucklebone: 2 });
});

test('MES-21.35 MES-21.36 MES-21.37 MES-21.38 the next of the row comes up; survivors of both sides are laid out again', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    eventOrder: ['dor', 'ben', 'ann', 'cem'],
    has: {
      ann: { event: 1, units: { D4: 'spearman archer' } },
      ben: { units: { D4: 'spearman chariot' }, goods: { knucklebone: 1 } },
      dor: { event: 2 },
    },
    chance: { 'combat.draw': ['SP1', 'CH1', 'SP3', 'AR1'] },
  });
  t.ben.answers('combat.bid', '0,1,0').answers('combat.rows', 'SP1', 'SP3');
  t.ben.answers('combat.tactics', 'SP1');
  // Row 1: Ann's Spearman wins; row 2: Ben's Chariot wins; then the two meet, laid out again.
  expect([unitsOf(t, 0), unitsOf(t, 1)]).toEqual([{}, { D4: 'chariot' }]);
  expect(t.ann.log().events.filter(({ type }) => type === 'battle.engagement')).toHaveLength(3);
  expect(t.ann.log().events.filter(({ type }) => type === 'battle.arranged')).toHaveLength(2);
});

test('MES-20.01 MES-20.02 MES-E.13 MES-D.30 the leader fixes the order of all combats, own or not, before the first', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    eventOrder: ['ben', 'ann', 'cem', 'dor'],
    has: {
      ben: { event: 2, empire: 'akkadians', units: { E4: 'archer' } },
      dor: { empire: 'elamites', units: { D4: 'spearman', E4: 'spearman' }, goods: { knucklebone: 2 } },
      cem: { units: { D4: 'archer' } },
    },
  });
  t.ben.isAsked('combat.order').offering('D4', 'E4');
  t.ben.answers('combat.order', 'D4');
  expect(t.board.battle?.area).toBe(areaOf('D4'));
  t.dor.answers('combat.bid', '0,2,0');
  expect(goodsOf(t, 3)['knucklebone'] ?? 0).toBe(0);
});

test('MES-20.05 MES-20.06 MES-20.09 MES-D.31 among three sides the leader pairs, battle after battle, until one is left', () => {
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
    chance: { 'combat.draw': ['SP1', 'SP2', 'SP1', 'CH5'] },
  });
  t.dor.isAsked('combat.pair').offering('0-1', '0-2', '1-2').about({ area: 'D4' });
  t.dor.answers('combat.pair', '1-2');
  const battles = t.dor
    .log()
    .events.filter(({ type }) => type === 'battle.begun')
    .map(({ data }) => [data?.['attacker'], data?.['defender']]);
  expect(battles).toEqual([
    [2, 1],
    [1, 0],
  ]);
  expect([unitsOf(t, 0), unitsOf(t, 1), unitsOf(t, 2)]).toEqual([{ D4: 'chariot' }, {}, {}]);
});

test('MES-20.03 MES-20.10 MES-A.26 a combat that lost a side is left out; whoever came later attacks', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    has: { cem: { units: { D4: 'spearman' } }, ann: { units: { D4: 'archer' }, event: 2 } },
    order: ['ann', 'ben', 'cem', 'dor'],
  });
  // Placed after Ann's: Cem's Unit is the younger one.
  expect(t.dor.log().events.find(({ type }) => type === 'battle.begun')?.data).toMatchObject({
    attacker: 2,
    defender: 0,
  });
});

test('MES-20.07 ties follow the Event track as it stands', () => {
  for (const [first, kept] of [
    ['ann', 0],
    ['ben', 1],
  ] as const) {
    const t = mesopotamiaTable({
      players: FOUR,
      at: 'combat',
      eventOrder: first === 'ann' ? ['ann', 'ben', 'cem', 'dor'] : ['ben', 'ann', 'cem', 'dor'],
      has: { ann: { units: { D4: 'spearman' } }, ben: { units: { D4: 'spearman' } } },
      chance: { 'combat.draw': ['SP2', 'SP5'] },
    });
    expect([unitsOf(t, 0), unitsOf(t, 1)].map((units) => units['D4'])[kept]).toBe('spearman');
    expect([unitsOf(t, 0), unitsOf(t, 1)].map((units) => units['D4'])[1 - kept]).toBe(undefined);
  }
});

test('MES-22.01 MES-22.02 MES-E.16 MES-A.35 a Ship along the area brings one Knucklebone that must be bid', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    has: {
      dor: { empire: 'elamites', units: { D4: 'spearman' }, ships: ['C4|D4', 'A1|A2'] },
      ben: { units: { D4: 'spearman' }, ships: ['D4|E4'] },
      ann: { ships: ['D4|D5'] },
    },
  });
  t.dor.isAsked('combat.support').about({ section: 'C4|D4', area: 'D4' });
  t.dor.answers('combat.support', 'yes');
  t.ben.answers('combat.support', 'no');
  expect([goodsOf(t, 3), goodsOf(t, 1)]).toEqual([{ knucklebone: 1 }, {}]);
  t.dor.isAsked('combat.bid').offering('1,0,0', '0,1,0', '0,0,1').notOffering('0,0,0');
});

test('MES-22.03 MES-22.04 MES-22.07 the Knucklebone is like any other, comes for each battle, and the Ship stays', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    eventOrder: ['dor', 'ben', 'ann', 'cem'],
    has: {
      dor: { event: 2, units: { D4: 'spearman', E4: 'archer' }, goods: { knucklebone: 1 }, ships: ['D4|E4'] },
      ben: { goods: { knucklebone: 9 }, units: { D4: 'chariot', E4: 'chariot' } },
    },
    chance: { 'combat.draw': ['AR1', 'CH1', 'SP1', 'CH2'] },
  });
  t.dor.answers('combat.order', 'E4').answers('combat.support', 'yes').answers('combat.bid', '2,0,0');
  t.ben.answers('combat.bid', '3,0,0');
  expect(goodsOf(t, 3)).toEqual({ knucklebone: 1 });
  t.ben.answers('combat.strength', 'done');
  t.dor.answers('combat.support', 'yes');
  expect([goodsOf(t, 3), t.board.ship[3]?.[0]]).toEqual([{ knucklebone: 2 }, t.board.ship[3]?.[0]]);
  expect(t.board.ship[3]?.[0]).toBeGreaterThanOrEqual(0);
});

test('MES-22.05 MES-22.06 MES-5.08 Ships that share a section sink before any support; nothing else harms them', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    has: {
      ann: { ships: ['D4|E4', 'A1|A2'], units: { D4: 'spearman' } },
      ben: { ships: ['D4|E4'], units: { D4: 'archer' } },
      cem: { ships: ['D4|D5'] },
    },
  });
  expect([t.board.ship[0], t.board.ship[1], t.board.ship[2]?.[0]]).toEqual([
    [-1, 0, -1],
    [-1, -1, -1],
    t.board.ship[2]?.[0],
  ]);
  expect(t.ann.log().events.filter(({ type }) => type === 'ship.sunk')).toHaveLength(2);
  t.ann.log().lacks({ type: 'ship.supports' });
});

test('MES-9.08 MES-23.02 MES-10.05 whoever shares an area when all Turns are over fights, and who is left controls it', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    tribes: { C2: 'spearman' },
    has: { cem: { units: { C2: 'chariot' } } },
    chance: { 'tribe.roll': ['1'], 'combat.draw': ['CH2', 'SP1'] },
  });
  t.dor.answers('combat.bid', '0,0,3').answers('combat.mobility', 'SP1');
  expect([unitsOf(t, 2), unitsOf(t, 4)]).toEqual([{ C2: 'chariot' }, {}]);
});

test('MES-21.07 MES-21.09 the log says of each section who won it, and by which rule', () => {
  const t = battle();
  t.cem.answers('combat.bid', '3,2,0');
  t.ben.answers('combat.bid', '5,2,1');
  t.ann.log().includes({
    type: 'battle.section',
    rule: 'MES-21.07',
    data: { section: 'strength', side: 2, margin: 2, back: 1 },
  });
  t.ben.answers('combat.strength', 'SP1', 'AR2');
  // Two against two: the Event track decides, and nothing comes back.
  t.ann
    .log()
    .includes({ type: 'battle.section', rule: 'MES-21.09', data: { section: 'tactics', side: 1, margin: 0, back: 0 } });
});

test('MES-21.29 MES-21.34 MES-D.38 MES-D.39 where nobody may retreat to, and a row with nothing on it, are refused with a reason', () => {
  const t = battle();
  t.cem.answers('combat.bid', '3,3,0');
  t.ben.answers('combat.bid', '5,2,1');
  t.ben.answers('combat.strength', 'SP1', 'AR2');
  t.cem.answers('combat.rows', 'AR1', 'SP1', 'AR2').answers('combat.tactics', 'SP2');
  t.ben.answers('combat.mobility', 'HO1');
  expect(t.ben.isAsked('combat.retreat').options).toContain('D5');
  const u = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    eventOrder: ['cem', 'ann', 'ben', 'dor'],
    has: {
      ann: { start: 1, units: { C4: 'archer' }, walls: ['D5'] },
      ben: { start: 2, units: { D4: 'horseman' }, goods: { knucklebone: 1 } },
      cem: { start: 3, event: 3, units: { D4: 'chariot' } },
    },
    chance: { 'combat.draw': ['CH2', 'HO1'] },
  });
  u.ben.answers('combat.bid', '0,0,1').answers('combat.mobility', 'HO1');
  u.cem.isRefused('C4', 'MES-21.29', 'no.contested').isRefused('D5', 'MES-21.29', 'no.walls');
});

test('MES-22.04 the supply gives what it has: its last Knucklebone supports, and then there is none', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    supply: { knucklebone: 1 },
    has: {
      dor: { units: { D4: 'spearman' }, ships: ['C4|D4', 'D4|E4'] },
      ben: { units: { D4: 'spearman' } },
    },
  });
  t.dor.answers('combat.support', 'yes', 'yes');
  expect([goodsOf(t, 3), t.board.supply[5], t.board.battle?.support]).toEqual([{ knucklebone: 1 }, 0, [1, 0]]);
});

test('MES-21.29 nobody retreats into the Starting area of another, whoever that is', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    has: {
      ann: { start: 2, event: 2, units: { B4: 'spearman' } },
      ben: { start: 1, units: { B4: 'chariot' } },
    },
    chance: { 'combat.draw': ['CH1', 'SP1'] },
  });
  expect(retreats(t.board, 1, areaOf('B4')).includes(areaOf('A4'))).toBe(false);
  expect(retreats(t.board, 0, areaOf('B4')).includes(areaOf('A4'))).toBe(true);
});
