import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import { questOf } from '../../content/quests.ts';
import { battle, CHAMPION, during, FOUR, HOST, prestige, scores, takes } from '../quests.ts';
import type { Player } from '../support.ts';
import { akkadTable, playOn } from '../support.ts';

const GATE = { quests: ['at-the-enemys-gate'] };

test('AKK-18.01 AKK-18.05 AKK-20.07 each quest is 1 VP for every player, once; it stays face up with their marks', () => {
  const has = { red: { vp: 2 }, blue: { scored: ['at-the-enemys-gate'] } };
  const t = takes(0, 'SUS', has, GATE);
  t.red.answers('quest.score', 'quest/at-the-enemys-gate');
  expect([t.board.vp[0], t.board.scored[questOf('at-the-enemys-gate')], t.board.questRow]).toEqual([
    3,
    3,
    ['control-5-cities', 'at-the-enemys-gate'],
  ]);
  // Scored before: not again.
  expect(takes(0, 'SUS', { red: { scored: ['at-the-enemys-gate'] } }, GATE).over).toBe(true);
});

test('AKK-18.02 AKK-18.04 AKK-6.13 an (A)-quest is scored at the moment, or later in that phase', () => {
  const t = akkadTable({
    players: FOUR,
    at: 'action',
    rebels: {},
    ...GATE,
    has: {
      red: { units: { AWA: { champion: 1 } }, controls: ['GIR'], pool: { royal: 1 } },
      blue: { units: {}, pool: {}, cards: ['caravan#1'] },
      green: { pool: {} },
      yellow: { pool: {} },
    },
  });
  t.red.answers('turn.choose', 'activate').answers('activate.space', 'SUS');
  playOn(t, () => t.table.question(0)?.kind === 'quest.score', 'move', 'champion');
  // Who waits is not asked again in the same turn, but may change their mind.
  t.red.answers('quest.score', 'wait');
  t.blue.isAsked('turn.choose');
  t.red.takes('~score.now/quest/at-the-enemys-gate');
  expect(t.board.vp[0]).toBe(1);
});

test('AKK-18.03 AKK-A.65 in the prestige phase one (P)-quest, and no (A)-quest', () => {
  const red: Player = {
    built: ['storehouse', 'palace', 'temple', 'port'],
    upgrades: ['granary', 'sheepfold', 'zealotry'],
  };
  const t = prestige({ red }, { quests: ['four-houses', 'works-of-wonder', 'slay-a-monster'] });
  t.red.isAsked('prestige.quest').offeringExactly('four-houses', 'works-of-wonder', 'none');
  t.red.answers('prestige.quest', 'four-houses');
  t.red.isAsked('token.gain');
  expect(t.board.vp[0]).toBe(1);
});

test('AKK-18.06 AKK-A.25 AKK-A.51 a deed counts only while the quest is face up, and for (A) only in the action phase', () => {
  const deed = (quests: string[], phase: 'action' | 'prestige') => {
    const t = akkadTable({
      players: FOUR,
      at: { proc: 'control.take', locals: { seat: 0, space: spaceOf('SUS'), rule: 'AKK-8.11' }, phase },
      quests,
    });
    return t.board.deeds[0] !== 0;
  };
  expect([
    deed(['at-the-enemys-gate'], 'action'),
    deed([], 'action'),
    deed(['at-the-enemys-gate'], 'prestige'),
  ]).toEqual([true, false, false]);
});

test('AKK-18.06 AKK-18.29 Voyage to Victory: the landing of this round, on a space not held when it began', () => {
  const voyage = { to: 'T22', units: { spearman: 1 } };
  const t = prestige({ red: { voyage } }, { quests: ['voyage-to-victory'] });
  t.red.isAsked('prestige.quest').offering('voyage-to-victory');
  const held = prestige({ red: { voyage, controls: ['GIR', 'T22'] } }, { quests: ['voyage-to-victory'] });
  held.red.isAsked('token.gain');
});

test('AKK-18.07 states are looked at when they are scored: cities, spaces, special cities', () => {
  const five = ['GIR', 'LAG', 'UMM', 'SHU', 'SIP'];
  expect([
    scores('control-5-cities', { controls: five }),
    scores('control-5-cities', { controls: five.slice(1), units: {} }),
  ]).toEqual([true, false]);
  const ten = [...five, 'T15', 'T14', 'T13', 'T22', 'T21'];
  expect([scores('wide-dominion', { controls: ten }), scores('wide-dominion', { controls: ten.slice(0, 9) })]).toEqual([
    true,
    false,
  ]);
  // AKK-18.31 Akkad counts, and cards do not matter.
  const special = ['GIR', 'AGD', 'NIP', 'MRD'];
  expect([
    scores('lord-of-three-cities', { controls: special }),
    scores('lord-of-three-cities', { controls: special.slice(0, 3), cityCards: ['akkad', 'nippur', 'marad'] }),
  ]).toEqual([true, false]);
});

test('AKK-18.07 states: both banks, ziggurats, canals, buildings, upgrades, guard', () => {
  // GIR (middle) and PAS (east) lie on the two banks of the Tigris.
  expect([
    scores('both-banks', { controls: ['GIR', 'PAS', 'LAG', 'KIS'] }),
    scores('both-banks', { controls: ['GIR', 'LAG', 'ADA', 'ESH'] }),
    scores('both-banks', { controls: ['GIR', 'PAS', 'LAG', 'NIP'] }),
  ]).toEqual([true, false, false]);
  expect([
    scores('houses-of-the-gods', { ziggurats: ['GIR', 'LAG'] }),
    scores('houses-of-the-gods', { ziggurats: ['GIR'] }),
  ]).toEqual([true, false]);
  const canals = ['GIR', 'LAG', 'T13', 'T14'];
  expect([scores('waters-of-life', { canals }), scores('waters-of-life', { canals: canals.slice(1) })]).toEqual([
    true,
    false,
  ]);
  const built = ['storehouse', 'palace', 'temple', 'port'];
  expect([scores('four-houses', { built }), scores('four-houses', { built: built.slice(1) })]).toEqual([true, false]);
  const upgrades = ['granary', 'sheepfold', 'zealotry'];
  expect([scores('works-of-wonder', { upgrades }), scores('works-of-wonder', { upgrades: upgrades.slice(1) })]).toEqual(
    [true, false],
  );
  expect([
    scores('royal-guard', { units: { GIR: { champion: 1, spearman: 3 } } }),
    scores('royal-guard', { units: { GIR: { champion: 1, spearman: 2, mercenary: 5 } } }),
  ]).toEqual([true, false]);
});

test('AKK-18.08 AKK-1.13 a payment goes to the treasury when the quest is scored, and not in part', () => {
  expect(scores('tribute-to-the-king', { goods: { lapis: 2 } })).toBe(false);
  const t = prestige({ red: { goods: { lapis: 4 } } }, { quests: ['tribute-to-the-king'] });
  t.red.answers('prestige.quest', 'tribute-to-the-king');
  expect([t.board.goods.map((goods) => goods[3]), t.board.vp[0]]).toEqual([[1, 0, 0, 0], 1]);
});

test('AKK-18.09 AKK-12.17 without the home city nothing is scored, in the action phase either', () => {
  const red: Player = { controls: ['LAG'], units: {} };
  const t = takes(0, 'SUS', { red }, GATE);
  expect([t.over, t.board.vp[0], t.board.deeds[0] !== 0]).toEqual([true, 0, true]);
});

test('AKK-18.10 none is revealed when the deck is empty', () => {
  const all = ['victory-in-battle', 'humble-a-champion', 'slay-a-monster', 'spread-the-faith', 'at-the-enemys-gate'];
  const rest = ['breaker-of-walls', 'wide-dominion', 'lord-of-three-cities', 'both-banks', 'houses-of-the-gods'];
  const last = [
    'waters-of-life',
    'four-houses',
    'works-of-wonder',
    'royal-guard',
    'tribute-to-the-king',
    'voyage-to-victory',
  ];
  const t = prestige({}, { quests: [...all, ...rest, ...last] });
  playOn(t, () => t.board.phase === 'selection');
  expect([t.board.questRow.length, t.board.phase]).toEqual([17, 'selection']);
});

test('AKK-18.29 a deed stays done, whatever is lost later', () => {
  const t = akkadTable({
    players: FOUR,
    at: { proc: 'control.take', locals: { seat: 0, space: spaceOf('SUS'), rule: 'AKK-8.11' }, active: 'red' },
    ...GATE,
  });
  t.red.answers('quest.score', 'wait');
  expect((t.board.deeds[0] ?? 0) & (1 << questOf('at-the-enemys-gate'))).not.toBe(0);
});

test('AKK-18.30 AKK-A.80 several may score: the turn player first, then clockwise; outside a turn from the Crown', () => {
  const has = { red: { units: CHAMPION }, blue: { units: CHAMPION, controls: ['SUS'] } };
  const locals = { space: spaceOf('T13'), attacker: 0, defender: 1, monster: -1, cause: 'move' };
  const five = ['GIR', 'LAG', 'UMM', 'SHU', 'SIP'];
  const order = (turn: { readonly active?: string }) => {
    const t = akkadTable({
      players: FOUR,
      at: { proc: 'control.take', locals: { seat: 3, space: spaceOf('T22'), rule: 'AKK-8.11' }, ...turn },
      crown: 'yellow',
      claimed: ['anzu', 'asag', 'bashmu'],
      has: { red: { home: 'uruk' }, green: { home: 'girsu', ziggurats: five, controls: five } },
    });
    const asked = [t.table.asked()[0]];
    playOn(t, () => t.table.asked()[0] !== asked[0]);
    return [...asked, t.table.asked()[0]];
  };
  // In green's turn green decides first; in nobody's it goes clockwise from yellow, who has the Crown.
  expect([order({ active: 'green' }), order({})]).toEqual([
    [2, 0],
    [0, 2],
  ]);
  // Mutual destruction: both have defeated a player; red, whose turn it is, is asked first.
  const t = during('combat', locals, has, { quests: ['victory-in-battle'], chance: { 'roll.combat': ['2', '2'] } });
  playOn(t, () => t.over);
  const bit = 1 << questOf('victory-in-battle');
  expect([(t.board.deeds[0] ?? 0) & bit, (t.board.deeds[1] ?? 0) & bit]).toEqual([bit, bit]);
});

test('AKK-18.33 to be victorious, to destroy each other or to be left by a retreat is to defeat; an escape is not', () => {
  const quests = ['victory-in-battle'];
  const bit = 1 << questOf('victory-in-battle');
  const blue: Player = { units: { T13: { spearman: 1 } }, controls: ['SUS'] };
  const won = battle({ red: { units: HOST }, blue }, ['1', '0'], { quests });
  expect([(won.board.deeds[0] ?? 0) & bit, (won.board.deeds[1] ?? 0) & bit]).toEqual([bit, 0]);
  // The defender wins.
  const held = battle({ red: { units: { T13: { spearman: 1 } } }, blue: { ...blue, units: HOST } }, ['0', '1'], {
    quests,
  });
  expect([(held.board.deeds[0] ?? 0) & bit, (held.board.deeds[1] ?? 0) & bit]).toEqual([0, bit]);
  // Priests who escape, and lone mercenaries, are not defeated.
  for (const units of [{ T13: { priest: 1 } }, { T13: { mercenary: 2 } }]) {
    const locals = { seat: 0, space: spaceOf('T13'), cause: 'move' };
    const t = during('arrive', locals, { red: { units: HOST }, blue: { units, controls: ['SUS'] } }, { quests });
    playOn(t, () => t.over, 'SUS');
    expect((t.board.deeds[0] ?? 0) & bit).toBe(0);
  }
});

test('AKK-18.06 Breaker of Walls: combats won as attacker on two different cities in one action phase', () => {
  const t = akkadTable({
    players: FOUR,
    at: {
      proc: 'combat',
      locals: { space: spaceOf('LAG'), attacker: 0, defender: -2, monster: -1, cause: 'move' },
      active: 'red',
    },
    rebels: { LAG: 1 },
    quests: ['breaker-of-walls'],
    has: { red: { units: { LAG: { champion: 1 } }, controls: ['GIR'] } },
    chance: { 'roll.combat': ['1', '0'] },
  });
  playOn(t, () => t.over);
  expect([t.board.stormed[0], t.board.deeds[0]]).toEqual([[spaceOf('LAG')], 0]);
});

test('AKK-18.06 Spread the Faith: a space of another player by Conversion, not one of rebels', () => {
  const convert = (rebels: { [space: string]: number }, controls: string[]) => {
    const t = during(
      'convert',
      { seat: 0, city: -1 },
      {
        red: { home: 'mari', units: { LAG: { priest: 1 } } },
        blue: { controls: ['SUS', ...controls] },
      },
      { rebels, quests: ['spread-the-faith'], chance: { 'roll.convert': ['1'] } },
    );
    t.red.answers('convert.target', 'LAG>UMM');
    return t.table.question(0)?.kind === 'quest.score';
  };
  expect([convert({}, ['UMM']), convert({ UMM: 1 }, []), convert({}, [])]).toEqual([true, false, false]);
});

test('AKK-18.02 AKK-18.12 a deed is not scored in the prestige phase, though a mission is', () => {
  const ziggurats = ['GIR', 'LAG', 'UMM', 'NIP', 'SHU'];
  const has = { green: { home: 'girsu', controls: ziggurats, ziggurats } } as const;
  const t = akkadTable({ players: FOUR, at: 'selection', round: 3, rebels: {}, quests: ['slay-a-monster'], has });
  playOn(t, () => t.board.phase === 'action' && t.table.machine.kind === 'quest.score');
  t.board.deeds[2] = 1 << questOf('slay-a-monster');
  t.green.answers('quest.score', 'wait');
  playOn(t, () => t.board.phase === 'prestige', 'wait');
  t.green.isAsked('quest.score').offeringExactly('mission', 'wait');
});

test('AKK-18.06 deeds are forgotten when the next action phase begins', () => {
  const t = akkadTable({ players: FOUR, at: 'selection', round: 3, quests: ['slay-a-monster'] });
  t.board.deeds[2] = 1 << questOf('slay-a-monster');
  t.board.stormed[1] = [4];
  playOn(t, () => t.board.phase === 'action');
  expect([t.board.deeds, t.board.stormed]).toEqual([
    [0, 0, 0, 0],
    [[], [], [], []],
  ]);
});
