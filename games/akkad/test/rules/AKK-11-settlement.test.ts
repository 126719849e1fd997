import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Battle } from '../fight.ts';
import { battle, fightOn, hunt } from '../fight.ts';
import type { Army, Player } from '../support.ts';
import { akkadTable, at, playOn } from '../support.ts';

type Fought = ReturnType<typeof battle>;
const stay = (t: Fought) => {
  t.red.answers('combat.retreat', 'no');
  if (t.table.machine.kind === 'combat.retreat' && t.table.asked()[0] === 1) t.blue.answers('combat.retreat', 'no');
  return t;
};

/** Red attacks and the first combat roll falls so. */
const fight = (red: Army, blue: Army | number, hits: readonly string[], more: Battle = {}) =>
  stay(battle(red, blue, { ...more, chance: { 'roll.combat': hits, ...more.chance } }));

const four = ['red', 'blue', 'green', 'yellow'] as const;

test('AKK-11.64 AKK-11.65 AKK-12.02 who has units left is victorious; an attacker takes control, a defender keeps it', () => {
  const won = fight({ spearman: 1 }, { spearman: 1 }, ['1', '0']);
  expect(at(won, 'T21')).toMatchObject({ control: 0, units: ['0 spearman 1'] });
  const lost = fight({ spearman: 1 }, { spearman: 1 }, ['0', '1']);
  expect(at(lost, 'T21')).toMatchObject({ control: 1, units: ['1 spearman 1'] });
  const terrain = fight({ champion: 1 }, { spearman: 1 }, ['1', '0'], { space: 'D8' });
  expect(at(terrain, 'D8')).toMatchObject({ control: -1, units: ['0 champion 1'] });
});

test('AKK-11.66 AKK-11.62 AKK-18.14 AKK-18.15 a beaten champion on the losing side is captured', () => {
  const t = fight({ champion: 1 }, { 'champion!': 1 }, ['1', '0'], { more: { quests: ['humble-a-champion'] } });
  t.red.isAsked('quest.score').offering('quest/humble-a-champion');
  expect([t.board.captor[1], t.board.humbled[0], at(t, 'T21').units]).toEqual([0, 1 << 1, ['0 champion 1']]);
});

test('AKK-11.67 AKK-11.68 a champion that retreats alive is free; one beaten in the combat is captured all the same', () => {
  const alive = battle({ 'champion!': 1 }, { spearman: 2 }, { chance: { 'roll.combat': ['0', '0'] } });
  alive.red.answers('combat.retreat', 'T22').answers('combat.retreat-token', 'royal');
  expect([alive.board.captor[0], at(alive, 'T22').units]).toEqual([-1, ['0 champion 1']]);
  const beaten = battle({ 'champion!': 1, spearman: 1 }, { spearman: 2 }, { chance: { 'roll.combat': ['0', '1'] } });
  beaten.red
    .answers('combat.retreat', 'T22')
    .answers('combat.retreat-token', 'royal')
    .answers('combat.assign', 'champion!');
  expect([beaten.board.captor[0], at(beaten, 'T22').units]).toEqual([1, ['0 spearman 1']]);
  const before = battle({ beaten: 1, spearman: 1 }, { spearman: 2 }, { chance: { 'roll.combat': ['0', '0'] } });
  before.red.answers('combat.retreat', 'T22').answers('combat.retreat-token', 'royal');
  expect([before.board.captor[0], at(before, 'T22').units]).toEqual([-1, ['0 spearman 1', '0 beaten 1']]);
});

test('AKK-11.68 AKK-A.13 a beaten champion of the victor stays, moves no more, and falls to an enemy who finds it alone', () => {
  const t = fight({ 'champion!': 1, spearman: 1 }, 1, ['1', '1']);
  t.red.answers('combat.assign', 'champion!');
  expect([at(t, 'T21').units, t.board.away[0], t.board.captor[0]]).toEqual([['0 spearman 1', '0 beaten 1'], 0, -1]);
  const found = battle({ spearman: 1 }, { beaten: 1 }, { more: { quests: ['humble-a-champion'] } });
  found.red.isAsked('quest.score');
  expect([found.board.captor[1], found.board.humbled[0], at(found, 'T21')]).toEqual([
    0,
    2,
    { control: 0, units: ['0 spearman 1'], rebels: 0, ziggurat: -1 },
  ]);
  // Priests escape, the champion cannot.
  const left = battle({ spearman: 1 }, { beaten: 1, priest: 1 });
  left.blue.answers('escape.choose', 'SUS');
  expect([left.board.captor[1], at(left, 'SUS').units]).toEqual([0, ['1 priest 1']]);
  const has = { red: { units: { GIR: { beaten: 1, spearman: 1 } } } };
  const move = akkadTable({ players: four, at: { turn: 'red' }, rebels: {}, has });
  move.red.answers('turn.choose', 'activate').answers('activate.space', 'T15');
  playOn(move, () => !move.table.machine.kind.startsWith('activate'), 'move', 'royal');
  expect(at(move, 'GIR').units).toEqual(['0 beaten 1']);
});

test('AKK-11.69 AKK-E.7 AKK-11.70 AKK-A.67 half of the loser’s mercenaries, at least one, may join the victor at once', () => {
  const t = fight({ champion: 1 }, { spearman: 1, mercenary: 3 }, ['4', '0']);
  t.red.isAsked('combat.mercenaries').about({ n: 1 }).answers('take');
  expect(at(t, 'T21').units).toEqual(['0 champion 1', '0 mercenary 1']);
  const one = fight({ champion: 1 }, { spearman: 1, mercenary: 1 }, ['2', '0']);
  one.red.isAsked('combat.mercenaries').about({ n: 1 }).answers('decline');
  expect(at(one, 'T21').units).toEqual(['0 champion 1']);
  const none = fight({ champion: 1 }, { spearman: 2 }, ['2', '0']);
  expect(none.over).toBe(true);
});

test('AKK-11.70 AKK-A.53 when the loser retreats, the dead count first and survivors fill the rest', () => {
  const leave = (rolls: readonly string[]) => {
    const t = battle({ spearman: 1, mercenary: 4 }, { champion: 1 }, { chance: { 'roll.combat': rolls } });
    t.red.answers('combat.retreat', 'T22').answers('combat.retreat-token', 'royal');
    if (t.table.machine.kind === 'combat.assign') t.red.answers('combat.assign', 'mercenary');
    t.blue.answers('combat.mercenaries', 'take');
    return [at(t, 'T21').units, at(t, 'T22').units];
  };
  expect(leave(['0', '1'])).toEqual([
    ['1 champion 1', '1 mercenary 2'],
    ['0 spearman 1', '0 mercenary 2'],
  ]);
  expect(leave(['0', '0'])).toEqual([
    ['1 champion 1', '1 mercenary 2'],
    ['0 spearman 1', '0 mercenary 2'],
  ]);
});

test('AKK-11.71 AKK-11.72 beaten rebels give no mercenaries, and victorious ones take nothing; Lipit-ili keeps one', () => {
  const won = fight({ champion: 1 }, 2, ['2', '0']);
  expect([at(won, 'T21').units, won.over]).toEqual([['0 champion 1'], true]);
  const lost = fight({ spearman: 1, mercenary: 2 }, 3, ['0', '3']);
  expect([at(lost, 'T21'), lost.over]).toEqual([{ control: -1, units: [], rebels: 3, ziggurat: -1 }, true]);
  const kept = fight({ champion: 1 }, 2, ['2', '0'], { red: { character: 'lipit-ili' } });
  expect(at(kept, 'T21').units).toEqual(['0 champion 1', '0 mercenary 1']);
});

test('AKK-11.73 AKK-15.07 the ziggurat of the defeated player in the space is removed', () => {
  const t = fight({ champion: 1 }, { spearman: 1 }, ['1', '0'], {
    space: 'UMM',
    blue: { controls: ['SUS'], ziggurats: ['UMM', 'SUS'] },
  });
  expect([at(t, 'UMM').ziggurat, t.board.zigguratSupply[1], at(t, 'SUS').ziggurat]).toEqual([-1, 6, 1]);
  const told = t.red.log().events.find(({ type }) => type === 'ziggurat.removed');
  expect(told?.rule).toBe('AKK-11.73');
  const held = fight({ spearman: 1 }, { spearman: 1 }, ['0', '1'], {
    space: 'UMM',
    blue: { controls: ['SUS'], ziggurats: ['UMM'] },
  });
  expect(at(held, 'UMM').ziggurat).toBe(1);
});

test('AKK-11.74 AKK-E.23 mutual destruction: no control, no capture, no mercenaries; champions are off until the prestige phase', () => {
  const red: Player = { home: 'mari', controls: ['MAR'] };
  const t = fight({ 'champion!': 1 }, { 'champion!': 1, mercenary: 1 }, ['2', '1'], {
    red,
    more: { quests: ['victory-in-battle'] },
  });
  t.red.isAsked('quest.score');
  expect([at(t, 'T21'), t.board.captor.slice(0, 2), t.board.away.slice(0, 2)]).toEqual([
    { control: 1, units: [], rebels: 0, ziggurat: -1 },
    [-1, -1],
    [1, 1],
  ]);
  expect(t.board.humbled.slice(0, 2)).toEqual([2, 1]);
});

test('AKK-11.52 AKK-11.74 surplus hits on rebels are lost, also where nobody is victorious', () => {
  const t = fight({ 'champion!': 1 }, 1, ['2', '1']);
  expect(at(t, 'T21')).toEqual({ control: -1, units: [], rebels: 0, ziggurat: -1 });
});

test('AKK-11.75 AKK-A.80 AKK-18.30 it counts as a defeat for both; the turn player scores first', () => {
  const t = fight({ spearman: 1 }, { spearman: 1 }, ['1', '1'], { more: { quests: ['victory-in-battle'] } });
  t.red.answers('quest.score', 'quest/victory-in-battle');
  t.blue.answers('quest.score', 'quest/victory-in-battle');
  expect(t.board.vp.slice(0, 2)).toEqual([1, 1]);
});

test('AKK-11.76 AKK-18.21 the city card, Akkad’s point and quests follow directly on control', () => {
  const t = fight({ champion: 1 }, 1, ['1', '0'], { space: 'AGD' });
  expect([t.board.vp[0], t.board.cityCard[0], at(t, 'AGD').control]).toEqual([1, 0, 0]);
});

test('AKK-11.77 AKK-A.25 combats of events and landings go by the same rules, but are no deeds for (A)-quests', () => {
  const t = fight({ champion: 1 }, { 'champion!': 1 }, ['1', '0'], {
    phase: 'prestige',
    cause: 'landing',
    more: { quests: ['humble-a-champion'] },
  });
  expect([t.board.captor[1], t.board.deeds[0], t.over]).toEqual([0, 0, true]);
});

test('AKK-11.79 AKK-22.15 AKK-E.19 AKK-18.15 Narrow Escape comes before the capture: no captive, no credit', () => {
  const t = fight({ champion: 1 }, { 'champion!': 1, mercenary: 1 }, ['2', '0'], {
    red: { home: 'mari' },
    blue: { cards: ['narrow-escape'] },
    more: { quests: ['humble-a-champion'] },
  });
  t.blue.answers('combat.card', 'done').answers('combat.cancel', 'done').answers('combat.escape', 'card/narrow-escape');
  t.red.isAsked('combat.mercenaries').answers('take');
  expect([t.board.captor[1], t.board.away[1], t.board.humbled[0], t.board.deeds[0], at(t, 'T21').units]).toEqual([
    -1,
    1,
    0,
    0,
    ['0 champion 1', '0 mercenary 1'],
  ]);
});

test('AKK-17.08 AKK-22.15 a Narrow Escape that is negated saves nobody', () => {
  const t = fight({ champion: 1 }, { 'champion!': 1 }, ['1', '0'], {
    red: { home: 'mari' },
    blue: { cards: ['narrow-escape'] },
    green: { units: {}, cards: ['sabotage'] },
  });
  t.blue.answers('combat.card', 'done').answers('combat.cancel', 'done').isRefused('card/miss#1');
  t.blue.answers('combat.escape', 'card/narrow-escape');
  t.green.answers('card.sabotage', 'card/sabotage');
  expect([t.board.captor[1], t.board.humbled[0]]).toEqual([0, 2]);
});

test('AKK-11.79 the loser’s retreat is made before the victor takes control', () => {
  const t = battle({ champion: 1 }, { spearman: 1 }, { space: 'ADA', chance: { 'roll.combat': ['0', '0'] } });
  t.red.answers('combat.retreat', 'no');
  t.blue.answers('combat.retreat', 'UMM').answers('combat.retreat-token', 'royal');
  const told = t.red
    .log()
    .events.flatMap(({ type, data }) =>
      ['control.taken', 'units.retreated'].includes(type) ? [`${type} ${String(data?.['space'] ?? data?.['to'])}`] : [],
    );
  expect(told).toEqual(['units.retreated UMM', 'control.taken UMM', 'control.taken ADA']);
});

test('AKK-11.81 AKK-19.26 a champion that was off the board comes back without injuries', () => {
  const t = akkadTable({ players: four, at: 'prestige', has: { red: { away: 1, units: {} } } });
  playOn(t, () => t.board.phase === 'selection');
  expect([at(t, 'GIR').units, t.board.hurt[0]?.some((n) => n > 0)]).toEqual([['0 champion 1'], false]);
  // Its injuries go with it, captured or off the board.
  const captured = fight({ champion: 1 }, { 'champion!': 1 }, ['1', '0']);
  expect([captured.board.captor[1], captured.board.hurt[1]?.some((n) => n !== 0)]).toEqual([0, false]);
  const away = fight({ 'champion!': 1 }, 2, ['0', '1']);
  expect([away.board.away[0], away.board.hurt[0]?.some((n) => n !== 0)]).toEqual([1, false]);
});

test('AKK-12.21 AKK-22.15 Taram-Akkad’s champion is gone for good, captured or not; Narrow Escape saves it', () => {
  const blue: Player = { character: 'taram-akkad' };
  const lost = fight({ champion: 1 }, { 'champion!': 1 }, ['1', '0'], { blue });
  expect([lost.board.lost[1], lost.board.captor[1], lost.board.humbled[0]]).toEqual([1, -1, 2]);
  const monster = hunt({ champion: 1 }, { 'roll.combat': ['0', '2'] }, { character: 'taram-akkad' });
  monster.red.answers('combat.retreat', 'no');
  expect([monster.board.lost[0], monster.board.away[0]]).toEqual([1, 0]);
  const saved = fight({ champion: 1 }, { 'champion!': 1 }, ['1', '0'], { blue: { ...blue, cards: ['narrow-escape'] } });
  fightOn(saved, 'card/narrow-escape#1');
  expect([saved.board.lost[1], saved.board.away[1]]).toEqual([0, 1]);
});

test('AKK-18.32 AKK-A.79 Mari humbles by any victory who has no champion left in the game', () => {
  const blue: Player = { character: 'taram-akkad', lost: 2 };
  const t = fight({ champion: 1 }, { spearman: 1 }, ['1', '0'], { red: { home: 'mari' }, blue });
  expect(t.board.humbled[0]).toBe(2);
  const one = fight({ champion: 1 }, { spearman: 1 }, ['1', '0'], {
    red: { home: 'mari' },
    blue: { ...blue, lost: 1 },
  });
  expect(one.board.humbled[0]).toBe(0);
});

test('AKK-E.8 a whole combat as in the rules', () => {
  const t = battle(
    { chariot: 1, archer: 2 },
    { priest: 1, mercenary: 1, spearman: 2 },
    {
      red: { cards: ['miss'] },
      blue: { home: 'susa' },
      chance: { 'roll.convert': ['0'], 'roll.volley': ['1', '0'], 'roll.combat': ['3', '1'] },
    },
  );
  stay(t).blue.answers('combat.convert', 'yes');
  t.red.answers('combat.volley', 'yes').answers('combat.card', 'done');
  t.blue.answers('combat.assign', 'mercenary');
  t.red.answers('combat.card', 'done').answers('combat.cancel', 'card/miss').answers('combat.mercenaries', 'take');
  expect([at(t, 'T21'), t.board.hurt[0]?.some((n) => n > 0), t.over]).toEqual([
    { control: 0, units: ['0 archer 2', '0 chariot 1', '0 mercenary 1'], rebels: 0, ziggurat: -1 },
    false,
    true,
  ]);
  expect(t.board.stormed[0]).toEqual([]);
  expect(spaceOf('T21')).toBeGreaterThan(0);
});
