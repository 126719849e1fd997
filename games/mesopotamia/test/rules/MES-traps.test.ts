import { expect, test } from 'vitest';
import { areaOf, sectionOf } from '../../content/map.ts';
import { quest, QUESTS } from '../../content/quests.ts';
import { bestQuests, meets } from '../../rules/queries/quests.ts';
import { ranked } from '../../rules/queries/strategy.ts';
import { areasWith, enough, goodsOf, mesopotamiaTable, offered, playOn, unitsOf } from '../support.ts';

// Where an implementation goes wrong most easily, one test for each of the twenty, in the order of the specification.

const FOUR = ['ann', 'ben', 'cem', 'dor'] as const;

const LATE = ['dor', 'cem', 'ben', 'ann'] as const;

/** Ben, who came later, attacks cem in D4; dor, who has nothing to do with it, leads. */
function battle() {
  return mesopotamiaTable({
    players: LATE,
    at: 'combat',
    eventOrder: ['dor', 'cem', 'ben', 'ann'],
    has: {
      cem: { start: 3, event: 3, goods: { knucklebone: 6 }, units: { D4: 'spearman archer', C2: 'archer' } },
      ben: { start: 2, event: 2, goods: { knucklebone: 8 }, units: { D4: 'spearman archer horseman' } },
      ann: { start: 1, units: { C2: 'spearman' } },
      dor: { start: 4, event: 5 },
    },
    chance: { 'combat.draw': ['SP1', 'AR2', 'HO1', 'SP2', 'AR1', 'SP3', 'AR4'] },
  });
}

test('MES-20.02 MES-21.14 MES-21.28 trap 1: a battle asks the leader, both bidders, three winners and the attacker, each in turn', () => {
  const t = battle();
  const asked: string[] = [];
  const note = (): void => {
    for (const seat of t.table.asked()) asked.push(`${LATE[seat]} ${t.table.machine.kind}`);
  };
  note();
  t.dor.answers('combat.order', 'D4');
  note();
  t.cem.answers('combat.bid', '3,3,0');
  t.ben.answers('combat.bid', '5,2,1');
  note();
  t.ben.answers('combat.strength', 'SP1', 'AR2');
  note();
  // The winner of Tactics lays out both armies, the other's Units too.
  t.cem.answers('combat.rows', 'AR1', 'SP1', 'AR2');
  note();
  t.cem.answers('combat.tactics', 'SP2');
  note();
  t.ben.answers('combat.mobility', 'HO1');
  note();
  expect(asked).toEqual([
    'dor combat.order',
    'cem combat.bid',
    'ben combat.bid',
    'ben combat.strength',
    'cem combat.rows',
    'cem combat.tactics',
    'ben combat.mobility',
    'ben combat.retreat',
  ]);
});

test('MES-21.10 MES-21.13 trap 2: Strength goes on cards before there are rows, Tactics and Mobility after, each on its own card', () => {
  const t = battle();
  t.dor.answers('combat.order', 'D4');
  t.cem.answers('combat.bid', '0,3,0');
  t.ben.answers('combat.bid', '2,0,1');
  expect(t.board.battle?.rows).toEqual([]);
  t.ben.answers('combat.strength', 'HO1', 'done');
  const put = (card: string) => t.board.battle?.fighters.find((fighter) => fighter.card === card)?.put;
  expect(put('HO1')).toEqual([1, 0, 0]);
  playOn(t, () => t.table.machine.kind === 'combat.tactics');
  expect(t.board.battle?.rows.length).toBeGreaterThan(0);
  const [own = ''] = offered(t.cem).split(' ');
  t.cem.answers('combat.tactics', own);
  expect(put(own)).toEqual([0, 1, 0]);
});

test('MES-20.07 MES-23.12 trap 3: the order of combats is fixed, but ties follow the Event track as it stands by then', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    eventOrder: ['dor', 'cem', 'ann', 'ben'],
    tribes: { C2: 'spearman' },
    events: ['C2'],
    has: {
      ann: { start: 1, units: { C2: 'chariot', D4: 'archer' } },
      ben: { start: 2 },
      cem: { start: 3, event: 2, units: { D4: 'archer' } },
      dor: { start: 4, event: 5 },
    },
    chance: { 'tribe.roll': ['1'], 'combat.draw': ['CH2', 'SP1', 'AR1', 'AR8'], 'event.draw': ['EV20'] },
  });
  t.dor.answers('combat.order', 'C2');
  t.ben.answers('combat.bid', '0,0,3');
  playOn(t, () => t.table.machine.kind === 'event.option');
  expect(t.board.combats).toEqual([areaOf('D4')]);
  // Two steps lift Ann over Cem: of two Archers of the same strength hers wins now.
  t.ann.answers('event.option', '2');
  playOn(t, () => t.board.phase !== 'combat');
  expect([unitsOf(t, 0)['D4'], unitsOf(t, 2)['D4']]).toEqual(['archer', undefined]);
});

test('MES-23.04 MES-23.07 trap 4: a Tribe is played by the neighbour on the Event track, who bids all it has', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    eventOrder: ['dor', 'ann', 'ben', 'cem'],
    tribes: { C2: 'spearman' },
    has: { ann: { start: 1, event: 2, units: { C2: 'archer' } }, dor: { start: 4, event: 3 } },
    chance: { 'tribe.roll': ['2'], 'combat.draw': ['AR1', 'SP1'] },
  });
  expect(t.board.battle?.deciders).toEqual([0, 1]);
  t.ann.isNotAsked();
  t.ben.isAsked('combat.bid');
  t.ben.isRefused('3,0,0', 'kernel').answers('combat.bid', '4,0,0');
  t.ann.log().includes({ type: 'battle.bid', data: { side: 'tribe', strength: 4, tactics: 0, mobility: 0 } });
});

test('MES-9.09 MES-27.20 trap 5: an Event in the middle of Explore is resolved whole, and the Unit it gives may go on at once', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    events: ['B1'],
    has: { cem: { start: 3, empire: 'hittites', population: 2, units: { A1: 'spearman' }, tech: { explore: 2 } } },
    chance: { 'event.draw': ['EV4'] },
  });
  t.cem
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/A1/spearman')
    .answers('explore.step', 'B1');
  t.cem.answers('event.option', '1').isAsked('explore.unit').offering('unit/B1/horseman').about({ left: 1 });
  t.cem.answers('explore.unit', 'unit/B1/horseman').answers('explore.step', 'B2', 'stop');
  expect(unitsOf(t, 2)).toEqual({ B1: 'spearman', B2: 'horseman' });
});

test('MES-27.16 MES-27.24 trap 6: a running Event belongs to whoever controls the area; the new holder chooses, and the die begins at 1', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'after',
    running: { B1: ['EV1', 'ann', 5, 1] },
    has: { ann: { start: 1 }, dor: { start: 4, units: { B1: 'spearman' } } },
  });
  t.dor.isAsked('event.option').about({ event: 'EV1', area: 'B1' });
  t.dor.answers('event.option', '2');
  // The first payment comes at this End of Round.
  expect([t.board.holder[areaOf('B1')], t.board.die[areaOf('B1')], goodsOf(t, 3)]).toEqual([3, 2, { stone: 2 }]);
});

test('MES-12.02 MES-12.03 trap 7: pinning counts all enemies together, going in and going out, and the surplus is free', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    tribes: { D4: 'spearman' },
    has: {
      ann: { start: 1, units: { D4: 'archer' } },
      ben: { start: 2, population: 5, tech: { explore: 2 }, units: { D4: 'spearman archer', C4: 'horseman' } },
    },
  });
  // Two against two: nobody leaves. With a third one may.
  t.ben.answers('turn.action', 'piece/explore').isRefused('unit/D4/archer', 'MES-12.03', 'no.pinned');
  t.ben
    .answers('explore.unit', 'unit/C4/horseman')
    .answers('explore.step', 'D4')
    .isAsked('explore.step')
    .offering('D5');
  t.ben.answers('explore.step', 'stop').isAsked('explore.unit').offering('unit/D4/archer');
});

test('MES-20.10 MES-A.26 trap 8: whoever came later attacks, whatever was asked first', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'round',
    populationOrder: ['ann', 'ben', 'cem', 'dor'],
    eventOrder: ['dor', 'ann', 'ben', 'cem'],
    has: {
      ann: { start: 1, population: 2, units: { E3: 'archer' }, goods: { knucklebone: 1 } },
      ben: { start: 2, units: { D4: 'spearman' }, goods: { knucklebone: 1 } },
    },
  });
  t.ann.answers('turn.action', 'piece/explore').answers('explore.unit', 'unit/E3/archer').answers('explore.step', 'D4');
  playOn(t, () => t.board.battle !== null);
  expect(t.board.battle?.sides).toEqual([0, 1]);
});

test('MES-11.06 MES-22.05 trap 9: Ships lie on sections; own ones are passed but not joined, and enemies sink before anybody supports', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: { ben: { start: 2, ships: ['A1|A2', 'A2|B2'], population: 2 } },
  });
  t.ben.answers('turn.action', 'piece/explore').answers('explore.unit', 'ship/A1|A2').answers('explore.sail', 'A2|B2');
  t.ben.isRefused('stop', 'MES-11.06', 'no.ship-there').answers('explore.sail', 'A2|B3', 'stop');
  expect(t.board.ship[1]?.[0]).toBe(sectionOf('A2|B3'));
  const u = mesopotamiaTable({
    players: FOUR,
    at: 'combat',
    has: {
      ann: { start: 1, ships: ['C4|D4'], units: { D4: 'archer' } },
      ben: { start: 2, ships: ['C4|D4'], units: { D4: 'archer' } },
    },
  });
  u.ann.log().includes({ type: 'ship.sunk', seat: 0 }).includes({ type: 'ship.sunk', seat: 1 });
  u.ann.log().lacks({ type: 'ship.supports' });
});

test('MES-24.01 MES-24.02 MES-28.12 trap 10: a Ram opens walled areas for all own Units while it is there, and counts in the limit without fighting', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ben' },
    has: {
      ann: { start: 1, walls: ['D3'] },
      ben: { start: 2, population: 2, tech: { explore: 3 }, units: { D4: 'spearman archer' }, rams: ['D4 spearman'] },
    },
  });
  t.ben.answers('turn.action', 'piece/explore').answers('explore.unit', 'unit/D4/archer');
  t.ben.isRefused('D3', 'MES-24.01', 'no.walls').answers('explore.step', 'C3');
  t.ben.answers('explore.unit', 'unit/D4/spearman+1').answers('explore.step', 'D3');
  t.ben.answers('explore.unit', 'unit/C3/archer').isAsked('explore.step').offering('D3');
  expect([t.board.ram[1]?.[0], t.board.held[1]?.[areaOf('D3')]]).toEqual([areaOf('D3'), 1]);
});

test('MES-6.04 MES-6.10 MES-15.07 trap 11: the card that was activated governs the action, and no type comes twice in a Turn', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { empire: 'akkadians', goods: { tablet: 4 }, dice: ['white'], tech: { research: 2 } } },
    chance: { 'die.roll': ['star'] },
  });
  t.cem.answers('turn.action', 'piece/research').answers('research.next', 'discover/research');
  // Level 2 allows one Discovery; level 3, which lies there now, would allow two.
  enough(t.cem);
  expect([t.board.tech[2]?.[2], goodsOf(t, 2)]).toEqual([3, { tablet: 3 }]);
  t.cem.isRefused('dice/research', 'MES-6.04', 'no.performed');
});

test('MES-7.03 MES-7.08 trap 12: a die gained now is not used now, and its colour is none that the set has', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'cem' },
    has: { cem: { population: 3, goods: { stone: 2, clay: 2 }, dice: ['white'] } },
    chance: { 'die.roll': ['star'] },
  });
  t.cem.answers('turn.action', 'piece/build').answers('build.item', 'ziggurat');
  t.cem.isRefused('white', 'MES-7.03', 'no.colour').answers('build.die', 'black');
  expect([t.board.dieColour[2], t.board.dieIcon[2]]).toEqual([
    [0, 2],
    [6, -1],
  ]);
  enough(t.cem).answers('turn.action', 'dice/explore');
  enough(t.cem).isNotAsked();
});

test('MES-28.04 MES-28.06 MES-5.03 trap 13: who comes later lies on top, the taken top is closed, and Turn order waits for the next Round', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'round',
    populationOrder: ['ann', 'ben', 'cem', 'dor'],
    has: {
      ann: { start: 1, population: 9 },
      ben: { start: 2, population: 8 },
      cem: { start: 3, population: 8, goods: { food: 9 } },
      dor: { start: 4, population: 7, goods: { food: 9 } },
    },
  });
  t.ann.answers('turn.action', 'end');
  t.ben.answers('turn.action', 'end');
  t.cem.answers('turn.action', 'piece/grow');
  expect(t.board.populationAt).toEqual([9, 8, 8, 7]);
  if (t.board.active === 2) t.cem.answers('turn.action', 'end');
  t.dor.answers('turn.action', 'piece/grow');
  expect([t.board.populationAt, t.board.populationOrder, t.board.order]).toEqual([
    [9, 8, 8, 8],
    [0, 3, 1, 2],
    expect.arrayContaining([0, 1, 2, 3]),
  ]);
});

test('MES-27.22 MES-27.18 trap 14: a Unit over the limit becomes a Knucklebone, and what is at its top another type', () => {
  const finds = (event: string, cem: object) => {
    const t = mesopotamiaTable({
      players: FOUR,
      at: { turn: 'cem' },
      events: ['B1'],
      has: { cem: { start: 3, empire: 'hittites', units: { A1: 'spearman archer' }, ...cem } },
      chance: { 'event.draw': [event] },
    });
    t.cem
      .answers('turn.action', 'piece/explore')
      .answers('explore.unit', 'unit/A1/spearman')
      .answers('explore.step', 'B1');
    t.cem.answers('event.option', '1');
    return t;
  };
  expect(goodsOf(finds('EV4', { population: 1 }), 2)).toEqual({ knucklebone: 1 });
  const t = finds('EV8', { population: 2, tech: { explore: 4 } });
  t.cem.isRefused('explore', 'MES-15.08', 'no.top-level').answers('event.discover', 'build');
  expect(t.board.tech[2]).toEqual([4, 2, 1, 1, 1, 1]);
});

test('MES-2.08 MES-4.08 MES-16.10 trap 15: a closed Starting area is not entered; a blocked area is, and gives nothing', () => {
  const t = mesopotamiaTable({
    players: ['ann', 'ben'],
    at: { turn: 'ann' },
    options: { 'blocked-areas': 'no-vp' },
    has: { ann: { start: 1, tech: { explore: 3 }, units: { E2: 'spearman' } }, ben: { start: 2 } },
  });
  t.board.blocked[areaOf('E1')] = true;
  t.ann
    .answers('turn.action', 'piece/explore')
    .answers('explore.unit', 'unit/E2/spearman')
    .answers('explore.step', 'E1');
  t.ann.answers('explore.unit', 'unit/E1/spearman').isRefused('D1', 'MES-2.08', 'no.closed');
  expect(unitsOf(t, 0)).toEqual({ E1: 'spearman' });
});

test('MES-5.12 trap 16: the fifth part ends the game at the end of the Round, not before', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: 'round',
    built: 4,
    garden: 'HG5a',
    populationOrder: ['ann', 'ben', 'cem', 'dor'],
    running: { B1: ['EV8', 'dor', 6, 2] },
    has: {
      ann: {
        start: 1,
        population: 9,
        event: 9,
        settlements: ['F1', 'F2', 'G2'],
        tech: { build: 4 },
        goods: { wood: 9, stone: 9, clay: 9, food: 9, tablet: 9 },
      },
      dor: { start: 4, units: { B1: 'spearman' } },
    },
  });
  enough(t.ann.answers('turn.action', 'piece/build').answers('build.item', 'garden'));
  expect([t.over, t.board.gardensBuilt]).toEqual([false, 5]);
  playOn(t);
  // Dor's six-round Event still paid and was completed.
  expect([t.over, t.board.round, t.board.token[areaOf('B1')], t.board.eventAt[3]]).toEqual([true, 2, 0, 4]);
});

test('MES-29.03 MES-29.05 trap 17: of Quests that want the same resources as many score as can be paid for', () => {
  const t = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'dor' },
    has: { ann: { start: 1, population: 9, event: 9, level: 6, goods: { wood: 2, food: 2, stone: 2, clay: 2 } } },
  });
  const met = QUESTS.map(({ id }) => id).filter((item) => meets(t.board, 0, item));
  // Counted another way: every subset of some, by what it costs in all.
  for (const few of [met.slice(0, 6), met.slice(2, 8), met.slice(-6)]) {
    const sizes = Array.from({ length: 1 << few.length }, (_, mask) => {
      const chosen = few.filter((_item, i) => (mask >> i) % 2 === 1);
      const cost = t.board.supply.map((_n, good) =>
        chosen.reduce((sum, item) => sum + (quest(item).goods[good] ?? 0), 0),
      );
      return cost.every((n, good) => n <= (t.board.goods[0]?.[good] ?? 0)) ? chosen.length : 0;
    });
    expect([few, bestQuests(t.board, 0, few).length]).toEqual([few, Math.max(...sizes)]);
  }
  expect(bestQuests(t.board, 0, met).length).toBeLessThan(met.length);
});

test('MES-32.09 MES-32.14 MES-32.20 trap 18: the Automaton ranks its cards anew, takes no type twice, keeps its markers, and says why', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    at: 'round',
    populationOrder: ['automaton', 'ann'],
    strategies: ['SC9', 'SC6', 'SC8'],
    options: { 'automaton-level': 'emperor' },
    has: { ann: { start: 1 }, automaton: { start: 2, empire: 'hittites', level: 4, population: 4 } },
    chance: { 'strategy.draw': ['SC1'], 'action.draw': ['action-star', 'action-gather'] },
  });
  const told = t.ann.log().events.filter(({ type }) => /^automaton\.(ranked|drawn|star|additional)$/.test(type));
  const types = new Set(told.map(({ type }) => type));
  expect([...types].sort()).toEqual(['automaton.additional', 'automaton.drawn', 'automaton.ranked', 'automaton.star']);
  for (const { data } of told) expect(data?.['strategy']).toMatch(/^SC\d+$/);
  const done = told.flatMap(({ type, data }) => (type === 'automaton.ranked' ? [] : [String(data?.['action'])]));
  expect(new Set(done).size).toBe(done.length);
  expect(ranked(t.board)).toHaveLength(3);
});

test('MES-35.13 MES-35.15 MES-35.16 trap 19: of the shortest ways first one over a running Event, then by the kind of Unit', () => {
  const moves = (kind: string, running: object = {}) => {
    const t = mesopotamiaTable({
      players: ['ann'],
      at: 'round',
      options: { solo: 'guardians' },
      wave: 1,
      populationOrder: ['ann', 'automaton'],
      has: {
        ann: { start: 2, units: { A4: 'spearman' } },
        automaton: { start: 1, empire: 'sumerians', event: 3, goods: { knucklebone: 3 }, units: { D3: kind } },
      },
      ...running,
    });
    t.ann.answers('turn.action', 'end');
    return Object.keys(unitsOf(t, 1)).join();
  };
  expect([moves('spearman'), moves('chariot')]).toEqual(['C3', 'D4']);
  expect(moves('spearman', { running: { D4: ['EV19', 'ann', 2, 2] } })).toBe('D4');
});

test('MES-29.02 MES-21.05 trap 20: nobody sees another’s Quests or bid, and a token that lies face down has no name at all', () => {
  const t = battle();
  t.dor.answers('combat.order', 'D4');
  t.cem.answers('combat.bid', '3,3,0');
  expect(JSON.stringify(t.ben.view)).not.toContain('3,3,0');
  expect([t.table.observe(1).aside, t.table.observe(2).aside]).toEqual(['3,3,0', null]);
  const u = mesopotamiaTable({
    players: FOUR,
    at: { turn: 'ann' },
    events: ['B1'],
    has: { ann: { start: 1, quests: ['Q1', 'Q2', 'Q3'] } },
  });
  expect([JSON.stringify(u.ann.view.s.quests[0]), JSON.stringify(u.ben.view.s.quests[0])]).toEqual([
    JSON.stringify(['Q1', 'Q2', 'Q3']),
    expect.not.stringContaining('Q1'),
  ]);
  expect([u.board.event[areaOf('B1')], areasWith(u.board.token, 1)]).toEqual(['', 'B1']);
});
