import type { SeatHandle } from '@edubba/testkit';
import { expect, test } from 'vitest';
import type { State } from '../../rules/index.ts';
import type { Player } from '../support.ts';
import { enough, mesopotamiaTable, playOn } from '../support.ts';

// What is told of what happens, whole: with whom, by which rule, and every word of it.

/** Events in a line each: type, seat, rule, item and data; cards that go back say nothing. */
const told = (seat: SeatHandle<State>): string[] =>
  seat
    .log()
    .events.filter(({ type }) => type !== 'moved')
    .map(({ type, seat: who, rule, item, data }) =>
      [type, who, rule, item, ...Object.entries(data ?? {}).map(([name, value]) => `${name}=${String(value)}`)]
        .filter((part) => part !== undefined)
        .join(' '),
    );

type Alone = ReturnType<typeof mesopotamiaTable<'ann'>>;

/** A Round of the Guardians in which Ann does nothing. */
function guardians(enemy: object, ann: object, more: object = {}): Alone {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: 'round',
    options: { solo: 'guardians' },
    wave: 1,
    eventOrder: ['automaton', 'ann'],
    populationOrder: ['ann', 'automaton'],
    garden: 'HG1c',
    chance: { 'garden.draw': ['HG2b'] },
    has: {
      ann: { start: 2, empire: 'hittites', units: { A4: 'spearman' }, ...ann },
      automaton: { start: 1, empire: 'sumerians', event: 3, goods: { knucklebone: 3 }, ...enemy },
    },
    ...more,
  });
  t.ann.answers('turn.action', 'end');
  return t;
}

/** A Round of the Siege in which the Defenders come first and reveal these cards. */
function siege(
  cards: readonly string[],
  defenders: object,
  ann: object,
  more: object = {},
  events: string[] = [],
): Alone {
  return mesopotamiaTable({
    players: ['ann'],
    at: 'round',
    options: { solo: 'siege' },
    populationOrder: ['automaton', 'ann'],
    has: {
      ann: { start: 3, empire: 'hittites', ...ann },
      automaton: { start: 4, empire: 'sumerians', level: 6, walls: ['F4', 'F5', 'G3'], ...defenders },
    },
    chance: { 'action.draw': cards.map((card) => `action-${card}`), 'event.draw': events },
    ...more,
  });
}

/** A battle in D4 against the Automaton. */
function duel(ann: object, rival: object, cards: readonly string[]): Alone {
  return mesopotamiaTable({
    players: ['ann'],
    at: 'combat',
    eventOrder: ['ann', 'automaton'],
    has: { ann: { start: 1, ...ann }, automaton: { start: 2, empire: 'akkadians', ...rival } },
    chance: { 'combat.draw': cards },
  });
}

/** A Turn of the Automaton before Ann's. */
function automaton(has: object, strategies: string[], chance: object, more: object = {}): Alone {
  return mesopotamiaTable({
    players: ['ann'],
    at: 'round',
    populationOrder: ['automaton', 'ann'],
    strategies,
    options: { 'automaton-level': 'emperor' },
    has: { ann: { start: 1 }, automaton: { start: 2, empire: 'hittites', ...has } },
    chance: { 'strategy.draw': ['SC2'], ...chance },
    ...more,
  });
}

/** A Turn of Ann's. */
function turn(ann: Player, more: object = {}, ben: Player = {}, chance: { [kind: string]: readonly string[] } = {}) {
  return mesopotamiaTable({
    players: ['ann', 'ben'],
    at: { turn: 'ann' },
    has: { ann, ben: { start: 2, ...ben } },
    chance,
    ...more,
  });
}

test('MES-21.05 MES-21.09 whoever has no Knucklebones bids nothing, and that is told of both', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: 'combat',
    has: { ann: { event: 2, units: { D4: 'spearman archer' } }, ben: { units: { D4: 'horseman' } } },
    chance: { 'combat.draw': ['HO1', 'SP1', 'AR1'] },
  });
  expect(told(t.ann)).toEqual([
    'phase.combat MES-5.01 round=1',
    'battle.begun MES-20.01 area=D4 attacker=1 defender=0',
    'battle.bid MES-21.05 side=1 strength=0 tactics=0 mobility=0',
    'battle.bid MES-21.05 side=0 strength=0 tactics=0 mobility=0',
    'battle.section MES-21.09 section=strength side=0 margin=0 back=0',
    'battle.section MES-21.09 section=tactics side=0 margin=0 back=0',
  ]);
});

test('MES-35.12 MES-35.10 MES-35.11 a wave that is beaten, and the next', () => {
  const t = guardians({}, {});
  expect(told(t.ann)).toEqual([
    'phase.actions MES-5.01 round=2',
    'turn.begun 0 MES-5.04 round=2',
    'phase.combat MES-5.01 round=2',
    'phase.round-end MES-5.01 round=2',
    'wave.defeated 0 MES-35.12 wave=1',
    'wave.marked 0 MES-35.02 HG1c',
    'wave.begun MES-35.10 wave=2',
    'goods.gained 1 MES-35.10 knucklebone=4',
    'unit.placed 1 MES-35.11 kind=spearman area=G1',
    'unit.placed 1 MES-35.11 kind=spearman area=G1',
    'unit.placed 1 MES-35.11 kind=archer area=G1',
    'ram.placed 1 MES-35.11 area=G1',
    'garden.turned MES-14.05 HG2b',
    'phase.actions MES-5.01 round=3',
    'turn.begun 0 MES-5.04 round=3',
  ]);
});

test('MES-35.03 MES-30.11 Assur is lost', () => {
  const t = guardians({ units: { B4: 'spearman' } }, { units: { C4: 'archer' } });
  expect(told(t.ann)).toEqual([
    'phase.actions MES-5.01 round=2',
    'turn.begun 0 MES-5.04 round=2',
    'wave.goes 1 MES-35.13 kind=spearman from=B4 area=A4 by=clear tie=none',
    'unit.moved 1 MES-35.13 kind=spearman from=B4 area=A4',
    'assur.lost 0 MES-35.03',
    'score.counted 0 MES-30.11 total=16 eventTrack=6 populationTrack=9 gardens=0 trade=0 events=0 settlements=0 quests=0 areas=1',
    'score.counted 1 MES-30.11 total=10 eventTrack=9 populationTrack=0 gardens=0 trade=0 events=0 settlements=0 quests=0 areas=1',
  ]);
});

test('MES-35.18 a Tribe is trampled', () => {
  const t = guardians(
    { units: { C4: 'spearman' } },
    { walls: ['B5', 'A3'] },
    { tribes: { B4: 'spearman archer' }, events: ['B4'] },
  );
  expect(told(t.ann)).toEqual([
    'phase.actions MES-5.01 round=2',
    'turn.begun 0 MES-5.04 round=2',
    'wave.goes 1 MES-35.18 kind=spearman from=C4 area=A4 by=tribes tie=none',
    'tribe.removed MES-35.18 kind=spearman area=B4',
    'tribe.removed MES-35.18 kind=archer area=B4',
    'wave.trampled MES-35.18 area=B4',
    'unit.moved 1 MES-35.13 kind=spearman from=C4 area=B4',
    'phase.combat MES-5.01 round=2',
    'phase.round-end MES-5.01 round=2',
    'phase.actions MES-5.01 round=3',
    'turn.begun 0 MES-5.04 round=3',
  ]);
});

test('MES-35.22 the enemy destroys a running Event', () => {
  const t = guardians({ units: { D4: 'spearman' } }, {}, { running: { C4: ['EV12', 'ann', 2, 2] } });
  expect(told(t.ann)).toEqual([
    'phase.actions MES-5.01 round=2',
    'turn.begun 0 MES-5.04 round=2',
    'wave.goes 1 MES-35.13 kind=spearman from=D4 area=A4 by=clear tie=none',
    'unit.moved 1 MES-35.13 kind=spearman from=D4 area=C4',
    'wave.destroys MES-35.22 event=EV12 area=C4',
    'phase.combat MES-5.01 round=2',
    'phase.round-end MES-5.01 round=2',
    'phase.actions MES-5.01 round=3',
    'turn.begun 0 MES-5.04 round=3',
  ]);
});

test('MES-34.17 MES-34.19 MES-34.21 the Defenders trade and muster', () => {
  const t = siege(['gather', 'warfare'], { population: 4 }, { units: { C3: 'spearman' } }, { trade: { 1: 'TT1' } });
  expect(told(t.ann)).toEqual([
    'phase.actions MES-5.01 round=2',
    'siege.card 1 MES-34.17 action-gather',
    'siege.trades 1 MES-34.19 token=TT1 level=2',
    'amphora.placed 1 MES-34.19 token=TT1',
    'siege.card 1 MES-34.17 action-warfare',
    'goods.gained 1 MES-34.21 knucklebone=2',
    'siege.musters 1 MES-34.21 kind=archer area=F4 why=walls',
    'unit.placed 1 MES-34.21 kind=archer area=F4',
    'turn.begun 0 MES-5.04 round=2',
  ]);
});

test('MES-34.30 MES-34.33 MES-34.27 the Defenders explore and grow', () => {
  const t = siege(['explore', 'grow'], { units: { F4: 'archer', F3: 'spearman' } }, {}, { events: ['E3'] }, ['EV11']);
  expect(told(t.ann)).toEqual([
    'phase.actions MES-5.01 round=2',
    'siege.card 1 MES-34.17 action-explore',
    'siege.aims 1 MES-34.30 area=E3',
    'unit.moved 1 MES-34.30 kind=spearman from=F3 area=E3',
    'siege.explored 1 MES-34.33 EV11 area=E3',
    'track.event 1 MES-34.33 position=2',
    'siege.card 1 MES-34.17 action-grow',
    'track.population 1 MES-34.27 position=2',
    'turn.begun 0 MES-5.04 round=2',
  ]);
});

test('MES-34.12 MES-30.11 the Defenders have held out', () => {
  const t = siege(['grow', 'star'], { population: 8 }, { population: 9 });
  expect(told(t.ann)).toEqual([
    'phase.actions MES-5.01 round=2',
    'siege.card 1 MES-34.17 action-grow',
    'track.population 1 MES-34.27 position=9',
    'siege.lost 0 MES-34.12',
    'score.counted 0 MES-30.11 total=15 eventTrack=9 populationTrack=6 gardens=0 trade=0 events=0 settlements=0 quests=0 areas=0',
    'score.counted 1 MES-30.11 total=15 eventTrack=6 populationTrack=9 gardens=0 trade=0 events=0 settlements=0 quests=0 areas=0',
  ]);
});

test('MES-34.11 Ur has fallen', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: { turn: 'ann' },
    options: { solo: 'siege' },
    has: {
      ann: { start: 3, empire: 'hittites', units: { F4: 'spearman' }, rams: ['F4 spearman'] },
      automaton: { start: 4 },
    },
  });
  t.ann.answers('turn.action', 'piece/explore').answers('explore.unit', 'unit/F4/spearman+1');
  t.ann.answers('explore.step', 'G4');
  expect(told(t.ann)).toEqual([
    'turn.begun 0 MES-5.04 round=1',
    'action.performed 0 MES-6.01 action=explore',
    'unit.moved 0 MES-9.04 kind=spearman from=F4 area=G4',
    'siege.won 0 MES-34.11',
    'score.counted 0 MES-30.11 total=19 eventTrack=9 populationTrack=9 gardens=0 trade=0 events=0 settlements=0 quests=0 areas=1',
    'score.counted 1 MES-30.11 total=12 eventTrack=6 populationTrack=6 gardens=0 trade=0 events=0 settlements=0 quests=0 areas=0',
  ]);
});

test('MES-33.07 MES-33.10 MES-21.26 MES-21.34 a battle against the Automaton, engagement by engagement', () => {
  const t = duel(
    { event: 3, goods: { knucklebone: 7 }, units: { D4: 'spearman archer' }, ships: ['C4|D4'] },
    { goods: { knucklebone: 4 }, units: { D4: 'spearman archer' } },
    ['SP4', 'AR3', 'SP3', 'AR1'],
  );
  t.ann.answers('combat.support', 'yes');
  t.ann.answers('solo.place', 'AR3/strength', 'AR3/strength', 'AR3/tactics', 'AR3/mobility');
  t.ann.answers('solo.place', 'SP4/strength', 'SP4/strength', 'done');
  t.ann.answers('solo.queue', 'AR3').answers('solo.queue-other', 'SP3').answers('combat.fatigue', 'tactics');
  expect(told(t.ann)).toEqual([
    'phase.combat MES-5.01 round=1',
    'battle.begun MES-20.01 area=D4 attacker=1 defender=0',
    'ship.supports 0 MES-22.02 section=C4|D4',
    'solo.answer MES-33.10 side=1 card=SP3 strength=0 tactics=0 mobility=1 why=escapes ties=lost',
    'battle.engagement MES-21.23 side=0 kind=archer value=5 other=spearman otherValue=2',
    'automaton.sends 1 MES-32.28 area=C4 whose=own',
    'unit.retreated 1 MES-21.26 kind=spearman from=D4 area=C4',
    'battle.fatigue MES-21.34 card=AR3 section=tactics',
    'solo.answer MES-33.07 side=1 card=AR1 strength=2 tactics=0 mobility=0 why=wins ties=lost',
    'battle.engagement MES-21.23 side=1 kind=archer value=4 other=archer otherValue=3',
    'automaton.sends 1 MES-32.28 area=C3 whose=other',
    'unit.retreated 0 MES-21.26 kind=archer from=D4 area=C3',
    'battle.fatigue MES-21.34 card=AR1 section=strength',
    'solo.answer MES-33.10 side=1 card=AR1 strength=0 tactics=0 mobility=1 why=escapes ties=lost',
    'battle.engagement MES-21.23 side=0 kind=spearman value=4 other=archer otherValue=3',
    'automaton.sends 1 MES-32.28 area=C4 whose=own',
    'unit.retreated 1 MES-21.26 kind=archer from=D4 area=C4',
    'battle.fatigue MES-21.34 card=SP4 section=strength',
    'phase.round-end MES-5.01 round=1',
    'phase.actions MES-5.01 round=2',
    'turn.begun 0 MES-5.04 round=2',
  ]);
});

test('MES-33.16 MES-21.25 what comes back to whoever was beaten', () => {
  const t = duel(
    { event: 2, goods: { knucklebone: 3 }, units: { D4: 'spearman' } },
    { goods: { knucklebone: 9 }, units: { D4: 'chariot' } },
    ['SP1', 'CH1'],
  );
  t.ann.answers('solo.place', 'SP1/strength', 'SP1/strength', 'SP1/mobility');
  expect(told(t.ann)).toEqual([
    'phase.combat MES-5.01 round=1',
    'battle.begun MES-20.01 area=D4 attacker=1 defender=0',
    'solo.answer MES-33.07 side=1 card=CH1 strength=0 tactics=0 mobility=1 why=holds ties=lost',
    'battle.engagement MES-21.23 side=1 kind=chariot value=4 other=spearman otherValue=2',
    'unit.destroyed 0 MES-21.25 kind=spearman area=D4',
    'battle.fatigue MES-21.34 card=CH1 section=mobility',
    'solo.back 0 MES-33.16 n=2',
    'phase.round-end MES-5.01 round=1',
    'phase.actions MES-5.01 round=2',
    'turn.begun 0 MES-5.04 round=2',
  ]);
});

test('MES-33.11 a Knucklebone is given up with the Unit', () => {
  const t = duel({ event: 2, units: { D4: 'chariot' } }, { goods: { knucklebone: 2 }, units: { D4: 'spearman' } }, [
    'CH4',
    'SP5',
  ]);
  expect(told(t.ann)).toEqual([
    'phase.combat MES-5.01 round=1',
    'battle.begun MES-20.01 area=D4 attacker=1 defender=0',
    'solo.answer MES-33.09 side=1 card=SP5 strength=0 tactics=0 mobility=0 why=yields ties=lost',
    'battle.engagement MES-21.23 side=0 kind=chariot value=4 other=spearman otherValue=1',
    'solo.discards MES-33.11 side=1',
    'unit.destroyed 1 MES-21.25 kind=spearman area=D4',
    'phase.round-end MES-5.01 round=1',
    'phase.actions MES-5.01 round=2',
    'turn.begun 0 MES-5.04 round=2',
  ]);
});

test('MES-32.14 MES-32.18 MES-32.30 MES-32.21 the Automaton explores, builds, and has an action more', () => {
  const t = automaton(
    { level: 4, population: 4, tech: { build: 2, warfare: 2 }, units: { A4: 'spearman' } },
    ['SC5', 'SC1', 'SC9'],
    { 'action.draw': ['action-explore', 'action-build'] },
  );
  expect(told(t.ann)).toEqual([
    'phase.actions MES-5.01 round=2',
    'turn.begun 1 MES-32.33 round=2',
    'automaton.ranked MES-32.11 strategy=SC1 priority=5 place=1 condition=true',
    'automaton.ranked MES-32.11 strategy=SC9 priority=8 place=2 condition=true',
    'automaton.ranked MES-32.11 strategy=SC5 priority=19 place=3 condition=false',
    'automaton.card MES-32.12 action-explore',
    'automaton.card MES-32.12 action-build',
    'automaton.drawn 1 MES-32.14 strategy=SC1 action=explore priority=5',
    'automaton.aims 1 MES-32.30 aim=empty area=A3 steps=1',
    'unit.moved 1 MES-32.30 kind=spearman from=A4 area=A3',
    'automaton.drawn 1 MES-32.14 strategy=SC9 action=build priority=8',
    'automaton.stops 1 MES-32.20 action=build left=1',
    'automaton.additional 1 MES-32.18 strategy=SC1 action=warfare priority=5',
    'goods.gained 1 MES-32.20 knucklebone=3',
    'automaton.creates-home 1 MES-32.29 kind=archer area=A4',
    'unit.placed 1 MES-32.29 kind=archer area=A4',
    'strategy.discarded MES-32.22 SC1',
    'strategy.drawn MES-32.23 SC2',
    'turn.begun 0 MES-5.04 round=2',
  ]);
});

test('MES-32.17 MES-32.29 MES-32.31 MES-32.37 the Automaton trades, researches for a Star, and musters', () => {
  const t = automaton(
    { level: 6, population: 6 },
    ['SC9', 'SC6', 'SC1'],
    { 'action.draw': ['action-gather', 'action-star', 'action-warfare'] },
    { trade: { 1: 'TT5' } },
  );
  expect(told(t.ann)).toEqual([
    'phase.actions MES-5.01 round=2',
    'turn.begun 1 MES-32.33 round=2',
    'automaton.ranked MES-32.11 strategy=SC6 priority=3 place=1 condition=true',
    'automaton.ranked MES-32.11 strategy=SC1 priority=5 place=2 condition=true',
    'automaton.ranked MES-32.11 strategy=SC9 priority=8 place=3 condition=true',
    'automaton.card MES-32.12 action-gather',
    'automaton.card MES-32.12 action-star',
    'automaton.card MES-32.12 action-warfare',
    'automaton.drawn 1 MES-32.14 strategy=SC1 action=warfare priority=5',
    'goods.gained 1 MES-32.20 knucklebone=2',
    'automaton.creates-home 1 MES-32.29 kind=spearman area=A4',
    'unit.placed 1 MES-32.29 kind=spearman area=A4',
    'automaton.drawn 1 MES-32.14 strategy=SC9 action=gather priority=8',
    'automaton.trades 1 MES-32.31 token=TT5 vp=1 level=1',
    'amphora.placed 1 MES-32.31 token=TT5',
    'automaton.star 1 MES-32.17 strategy=SC6 action=research priority=3',
    'automaton.least-research 1 MES-32.37 action=build',
    'technology.gained 1 MES-32.20 action=build level=2',
    'automaton.additional 1 MES-32.18 strategy=SC6 action=grow priority=3',
    'track.population 1 MES-32.20 position=7',
    'strategy.discarded MES-32.22 SC6',
    'strategy.drawn MES-32.23 SC2',
    'turn.begun 0 MES-5.04 round=2',
  ]);
});

test('MES-6.01 MES-13.15 MES-7.02 a Ziggurat level with its die, and Walls', () => {
  const t = turn({
    tech: { build: 4 },
    goods: { wood: 9, stone: 9, clay: 9, food: 9 },
    population: 5,
    units: { F1: 'spearman' },
  });
  t.ann.answers('turn.action', 'piece/build').answers('build.item', 'ziggurat').answers('build.die', 'black');
  t.ann.answers('build.item', 'walls/F1');
  enough(t.ann);
  expect(told(t.ann)).toEqual([
    'turn.begun 0 MES-5.04 round=1',
    'action.performed 0 MES-6.01 action=build',
    'goods.paid 0 MES-13.07 stone=1 clay=1',
    'ziggurat.raised 0 MES-13.15 level=1',
    'die.gained 0 MES-13.17 colour=black',
    'goods.paid 0 MES-13.07 stone=2',
    'walls.placed 0 MES-13.08 area=F1',
  ]);
});

test('MES-15.02 MES-15.04 Clay into Tablets, and a Discovery', () => {
  const t = turn({ goods: { clay: 2 } });
  t.ann.answers('turn.action', 'piece/research').answers('research.next', 'convert', 'discover/grow');
  enough(t.ann);
  expect(told(t.ann)).toEqual([
    'turn.begun 0 MES-5.04 round=1',
    'action.performed 0 MES-6.01 action=research',
    'goods.paid 0 MES-15.02 clay=2',
    'goods.gained 0 MES-15.02 tablet=2',
    'goods.paid 0 MES-15.04 tablet=1',
    'technology.gained 0 MES-15.04 action=grow level=2',
  ]);
});

test('MES-16.01 MES-17.05 MES-17.06 gathering, and a token with the Amphora of another', () => {
  const t = turn({ goods: { food: 1 } }, { trade: { 1: 'TT1' } }, { amphorae: [1] });
  t.ann.answers('turn.action', 'piece/gather').answers('gather.next', 'gather/home/wood', 'trade/1');
  enough(t.ann);
  expect(told(t.ann)).toEqual([
    'turn.begun 0 MES-5.04 round=1',
    'action.performed 0 MES-6.01 action=gather',
    'goods.gained 0 MES-16.01 wood=1',
    'trade.used 0 MES-17.01 token=TT1',
    'goods.given 0 MES-17.06 food=1 to=1',
    'goods.gained 0 MES-17.04 clay=2',
  ]);
});

test('MES-18.01 MES-18.02 Knucklebones and a Unit', () => {
  const t = turn({ goods: { wood: 1 }, population: 2 });
  t.ann.answers('turn.action', 'piece/warfare');
  t.ann.answers('warfare.next', 'create/spearman/G1', 'knucklebones');
  enough(t.ann);
  expect(told(t.ann)).toEqual([
    'turn.begun 0 MES-5.04 round=1',
    'action.performed 0 MES-6.01 action=warfare',
    'goods.paid 0 MES-18.03 wood=1',
    'unit.placed 0 MES-18.05 kind=spearman area=G1',
    'goods.gained 0 MES-18.02 knucklebone=2',
  ]);
});

test('MES-19.01 a step of the Population track', () => {
  const t = turn({ goods: { food: 9 } });
  t.ann.answers('turn.action', 'piece/grow');
  expect(told(t.ann)).toEqual([
    'turn.begun 0 MES-5.04 round=1',
    'action.performed 0 MES-6.01 action=grow',
    'goods.paid 0 MES-19.01 food=4',
    'track.population 0 MES-19.01 position=2',
  ]);
});

test('MES-9.04 MES-27.01 MES-27.04 a Unit comes to an Event', () => {
  const t = turn({ units: { F2: 'spearman' } }, { events: ['F1'] }, {}, { 'event.draw': ['EV2'] });
  t.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/F2/spearman')
    .answers('explore.step', 'F1');
  t.ann.answers('event.option', '1');
  expect(told(t.ann)).toEqual([
    'turn.begun 0 MES-5.04 round=1',
    'action.performed 0 MES-6.01 action=explore',
    'unit.moved 0 MES-9.04 kind=spearman from=F2 area=F1',
    'event.revealed 0 MES-27.02 EV2 area=F1',
    'event.chosen 0 MES-27.04 event=EV2 option=1',
    'goods.gained 0 MES-27.26 clay=2 tablet=1',
    'track.event 0 MES-28.02 position=2',
  ]);
});

test('MES-27.10 MES-27.16 MES-25.01 what a Round’s end brings: Settlements and Events that pass on', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: 'after',
    running: { F1: ['EV3', 'ben', 6, 2], B5: ['EV8', 'ann', 6, 2] },
    has: {
      ann: { units: { F1: 'spearman', B5: 'archer', F2: 'archer' }, population: 4 },
      ben: { settlements: ['F2'], start: 2 },
    },
  });
  t.ann.answers('settlement.fate', 'conquer').answers('event.option', '1');
  expect(told(t.ann)).toEqual([
    'settlement.lost 1 MES-25.01 area=F2 by=0',
    'settlement.placed 0 MES-25.01 area=F2',
    'event.handed 0 MES-27.14 event=EV3 area=F1',
    'event.chosen 0 MES-27.04 event=EV3 option=1',
    'goods.gained 0 MES-27.26 food=3',
    'track.event 0 MES-28.02 position=2',
    'phase.round-end MES-5.01 round=1',
    'event.round 0 MES-27.10 event=EV8 area=B5 die=6',
    'goods.gained 0 MES-27.26 clay=1',
    'goods.gained 0 MES-27.26 tablet=2',
    'event.completed 0 MES-27.11 event=EV8',
    'track.event 0 MES-27.11 position=5',
    'phase.actions MES-5.01 round=2',
    'turn.begun 0 MES-5.04 round=2',
  ]);
});

test('MES-22.05 MES-24.06 MES-24.07 MES-24.11 Ships sink, Walls fall, Rams are lost', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: 'combat',
    has: {
      ann: { event: 2, units: { D4: 'chariot', C4: 'spearman' }, rams: ['D4 chariot', 'C4'], ships: ['A3|A4'] },
      ben: { start: 2, units: { D4: 'spearman' }, walls: ['D4', 'C4'], ships: ['A3|A4'], rams: ['D3'] },
    },
    tribes: { D3: 'spearman' },
    chance: { 'combat.draw': ['SP1', 'CH1'] },
  });
  expect(told(t.ann)).toEqual([
    'phase.combat MES-5.01 round=1',
    'ship.sunk 0 MES-22.05 section=A3|A4',
    'ship.sunk 1 MES-22.05 section=A3|A4',
    'battle.begun MES-20.01 area=D4 attacker=1 defender=0',
    'battle.bid MES-21.05 side=1 strength=0 tactics=0 mobility=0',
    'battle.bid MES-21.05 side=0 strength=0 tactics=0 mobility=0',
    'battle.section MES-21.09 section=strength side=0 margin=0 back=0',
    'battle.section MES-21.09 section=tactics side=0 margin=0 back=0',
    'battle.arranged MES-21.14 n=1',
    'battle.section MES-21.09 section=mobility side=0 margin=0 back=0',
    'battle.engagement MES-21.23 side=0 kind=chariot value=4 other=spearman otherValue=0',
    'unit.destroyed 1 MES-21.25 kind=spearman area=D4',
    'walls.removed 1 MES-24.06 area=D4',
    'ram.removed 0 MES-24.06 area=D4',
    'walls.removed 1 MES-24.07 area=C4',
    'ram.removed 0 MES-24.07 area=C4',
    'ram.removed 1 MES-24.11 area=D3',
    'phase.round-end MES-5.01 round=1',
    'phase.actions MES-5.01 round=2',
    'turn.begun 0 MES-5.04 round=2',
  ]);
});

test('MES-26.01 MES-26.03 MES-26.05 MES-26.04 Simplified Combat', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: 'combat',
    options: { combat: 'simplified' },
    has: {
      ann: { event: 2, units: { D4: 'spearman archer' }, goods: { knucklebone: 4 } },
      ben: { start: 2, units: { D4: 'chariot' }, goods: { knucklebone: 3 } },
    },
  });
  t.ann.answers('combat.simple-bid', '4');
  t.ben.answers('combat.simple-bid', '3');
  t.ann.answers('combat.loss', 'spearman');
  expect(told(t.ann)).toEqual([
    'phase.combat MES-5.01 round=1',
    'battle.begun MES-20.01 area=D4 attacker=1 defender=0',
    'battle.simple-bid MES-26.01 side=1 n=3 power=7',
    'battle.simple-bid MES-26.01 side=0 n=4 power=7',
    'battle.won MES-26.03 side=0 back=1',
    'unit.destroyed 1 MES-26.05 kind=chariot area=D4',
    'unit.destroyed 0 MES-26.04 kind=spearman area=D4',
    'phase.round-end MES-5.01 round=1',
    'phase.actions MES-5.01 round=2',
    'turn.begun 0 MES-5.04 round=2',
  ]);
});

test('MES-21.07 MES-21.10 MES-21.14 MES-21.30 bids, margins, rows and fights', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: 'combat',
    has: {
      ann: { event: 2, units: { D4: 'spearman archer' }, goods: { knucklebone: 6 } },
      ben: { start: 2, units: { D4: 'horseman' }, goods: { knucklebone: 5 } },
    },
    chance: { 'combat.draw': ['HO1', 'SP1', 'AR1'] },
  });
  t.ann.answers('combat.bid', '3,0,1');
  t.ben.answers('combat.bid', '2,1,0');
  t.ann.answers('combat.strength', 'SP1');
  playOn(t, () => t.board.battle === null);
  expect(told(t.ann)).toEqual([
    'phase.combat MES-5.01 round=1',
    'battle.begun MES-20.01 area=D4 attacker=1 defender=0',
    'battle.bid MES-21.05 side=1 strength=2 tactics=1 mobility=0',
    'battle.bid MES-21.05 side=0 strength=3 tactics=0 mobility=1',
    'battle.section MES-21.07 section=strength side=0 margin=1 back=1',
    'battle.put MES-21.07 card=SP1 section=strength',
    'battle.section MES-21.07 section=tactics side=1 margin=1 back=0',
    'battle.arranged MES-21.14 n=1',
    'battle.section MES-21.07 section=mobility side=0 margin=1 back=0',
    'battle.engagement MES-21.23 side=0 kind=spearman value=2 other=horseman otherValue=2',
    'unit.destroyed 1 MES-21.25 kind=horseman area=D4',
    'battle.fatigue MES-21.34 card=SP1 section=strength',
    'phase.round-end MES-5.01 round=1',
    'phase.actions MES-5.01 round=2',
    'turn.begun 0 MES-5.04 round=2',
  ]);
});
