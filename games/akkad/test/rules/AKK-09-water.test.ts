import { expect, test } from 'vitest';
import type { HomeId } from '../../content/home-cities.ts';
import { spaceOf } from '../../content/map.ts';
import { kindOf } from '../../content/units.ts';
import { isWater, waterLinked } from '../../rules/queries/water.ts';
import type { Board, Player } from '../support.ts';
import { akkadTable, at, playOn } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];

/** The others keep to their home cities. */
const AFAR = { blue: { units: {}, controls: ['SUS'] }, green: { units: {}, controls: ['URU'] } };

/** Red of Girsu has a Port and is about to activate a space; nobody else is near, and no rebels. */
function turn(red: Player, more: Partial<Board<Name>> = {}) {
  const has = { ...AFAR, ...more.has, red: { built: ['port'], pool: { royal: 3 }, ...red } };
  const t = akkadTable({ players: THREE, at: { turn: 'red' }, rebels: {}, ...more, has });
  t.red.answers('turn.choose', 'activate');
  return t;
}

/** Red has activated a space for this. */
function going(mode: 'move' | 'voyage', space: string, red: Player, more: Partial<Board<Name>> = {}) {
  const t = turn(red, more);
  t.red.answers('activate.space', space);
  playOn(t, () => !t.table.machine.kind.startsWith('activate'), mode);
  return t;
}

/** The prestige phase begins, and red's expedition lands. */
const landing = (to: string, units: Player['units'], more: Partial<Board<Name>> = {}, red: Player = {}) =>
  akkadTable({
    players: THREE,
    at: 'prestige',
    rebels: {},
    ...more,
    has: {
      blue: { units: {} },
      green: { units: {} },
      ...more.has,
      red: { units: {}, voyage: { to, units: units?.['sea'] ?? {} }, ...red },
    },
  });

const docks = { built: ['port'], upgrades: ['advanced-docks'] };

test('AKK-9.01 AKK-9.02 AKK-A.38 water spaces touch a river or hold an own canal; links need the same river or an own canal', () => {
  const t = akkadTable({
    players: THREE,
    at: { turn: 'red' },
    has: { red: { canals: ['AGD'] }, blue: { canals: ['T22'] } },
  });
  const { board: s } = t;
  const water = (id: string, seat = 0) => isWater(s, seat, spaceOf(id));
  expect([water('GIR'), water('AGD'), water('AGD', 1), water('T22'), water('T22', 1), water('NIP')]).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
  const linked = (a: string, b: string, seat = 0) => waterLinked(s, seat, spaceOf(a), spaceOf(b));
  // D7 lies on the Euphrates, D8 on the Tigris: the canal on Akkad joins them, but not for others.
  expect([linked('D7', 'AGD'), linked('AGD', 'D8'), linked('D7', 'AGD', 1)]).toEqual([true, true, false]);
  // GIR and T14 are water both, but of two rivers.
  expect([linked('GIR', 'T14'), linked('T12', 'T10'), linked('GIR', 'T15')]).toEqual([false, true, false]);
  // T22 beside the canal is dry, whichever way one looks.
  expect([linked('T22', 'AGD'), linked('AGD', 'T22')]).toEqual([false, false]);
});

test('AKK-9.03 AKK-9.08 a Boat Trip needs a Port, an activated destination and no Floods', () => {
  const red = { built: ['storehouse'], units: { T12: { spearman: 1 } } };
  turn(red).red.isAsked('activate.space').notOffering('TUT', 'AWA');
  const boat = turn({ units: red.units });
  boat.red.isAsked('activate.space').offering('TUT', 'AWA');
  boat.red.answers('activate.space', 'TUT').answers('activate.mode', 'move');
  expect([boat.board.pool[0], boat.board.activated[spaceOf('TUT')]]).toEqual([[0, 2, 0], 1]);
  turn({ units: red.units }, { event: 'floods' }).red.isAsked('activate.space').notOffering('TUT', 'AWA');
});

test('AKK-9.04 AKK-9.10 AKK-E.4 three spaces along the river, and control of those passed', () => {
  const red = { units: { T12: { spearman: 1 } }, controls: ['GIR'] };
  const t = going('move', 'TUT', red);
  t.red.answers('move.path', 'T10').answers('move.path', 'AWA');
  expect(['T10', 'AWA', 'TUT'].map((id) => at(t, id).control)).toEqual([0, 0, 0]);
  // T08 is four spaces away by water: there only an expedition goes.
  const far = turn(red);
  far.red.answers('activate.space', 'T08');
  expect([far.board.voyage[0], at(far, 'T08').units]).toEqual([spaceOf('T08'), []]);
});

test('AKK-9.05 AKK-9.06 AKK-9.07 Advanced Docks: one dry space at one end, and no fourth water space', () => {
  // T11 is dry and next to SUS; from T12 by SUS, AWA … the river runs.
  const dryEnd = going('move', 'T11', { ...docks, controls: ['GIR'], units: { T13: { spearman: 1 } } });
  expect(at(dryEnd, 'T11').units).toEqual([]);
  playOn(dryEnd, () => dryEnd.over, 'PAS', 'T12', 'SUS', 'T11');
  expect([at(dryEnd, 'T11').units, at(dryEnd, 'SUS').control]).toEqual([['0 spearman 1'], 0]);
  const without = turn({ controls: ['GIR'], units: { T13: { spearman: 1 } } });
  without.red.isAsked('activate.space').notOffering('T11');
  // TUT is four water spaces away.
  const water = turn({ ...docks, controls: ['GIR'], units: { T13: { spearman: 1 } } });
  water.red.answers('activate.space', 'TUT');
  expect(water.board.voyage[0]).toBe(spaceOf('TUT'));
});

test('AKK-9.06 AKK-9.13 AKK-A.61 the dry space may come first, over any border, but not at both ends', () => {
  const from = { ...docks, controls: ['GIR'], units: { UMM: { spearman: 1 } } };
  // UMM is dry; T10 is where the boat waits: T12 and PAS are one and two spaces further.
  const t = going('move', 'PAS', from);
  playOn(t, () => t.over, 'T10', 'T12', 'PAS');
  expect([at(t, 'PAS').units, at(t, 'T12').control]).toEqual([['0 spearman 1'], 0]);
  // DER is dry as well.
  turn(from).red.isAsked('activate.space').notOffering('DER');
  turn({ ...from, upgrades: [] })
    .red.isAsked('activate.space')
    .notOffering('PAS');
});

test('AKK-E.35 AKK-4.12 AKK-9.12 with Shamash four water spaces and a dry one; Royal Roads do not help a boat', () => {
  const from = { controls: ['GIR'], units: { T13: { spearman: 1 } } };
  const both = { ...docks, ...from, god: 'shamash' };
  // D4, T10, ADA, D8, and T20 which is dry.
  const t = going('move', 'T20', both);
  playOn(t, () => t.over, 'D4', 'T10', 'ADA', 'D8', 'T20');
  expect(at(t, 'T20').units).toEqual(['0 spearman 1']);
  turn({ ...both, god: 'suen' })
    .red.isAsked('activate.space')
    .notOffering('T20');
  // ESH is five spaces away.
  const five = turn(both);
  five.red.answers('activate.space', 'ESH');
  expect(five.board.voyage[0]).toBe(spaceOf('ESH'));
  const roads = turn({ ...from, built: ['palace', 'port'], upgrades: ['royal-roads'] });
  roads.red.answers('activate.space', 'TUT');
  expect(roads.board.voyage[0]).toBe(spaceOf('TUT'));
});

test('AKK-9.09 AKK-A.37 boats pass neither others, nor activated spaces, nor the Storm', () => {
  const red = { controls: ['GIR'], units: { T13: { spearman: 1 } } };
  const trip = (more: Partial<Board<Name>> = {}) => {
    const t = turn(red, more);
    t.red.answers('activate.space', 'T12');
    playOn(t, () => t.table.machine.kind === 'move.path', 'move');
    return t;
  };
  trip().red.isAsked('move.path').offeringExactly('PAS', 'D4', 'LAG');
  trip({ rebels: { PAS: 1 } }).red.isRefused('PAS', 'AKK-8.10');
  trip({ has: { blue: { ...AFAR.blue, tokens: { PAS: 'royal' } } } }).red.isRefused('PAS', 'AKK-7.08');
  trip({ storm: 'PAS' }).red.isRefused('PAS', 'AKK-4.06');
  const barred = trip({ has: { green: { controls: ['URU'], units: { PAS: { priest: 1 }, D4: { priest: 1 } } } } });
  // Only an expedition is left.
  expect(barred.board.voyage[0]).toBe(spaceOf('T12'));
});

test('AKK-9.11 a Boat Trip may end among enemies, and combat follows', () => {
  const t = going('move', 'PAS', { controls: ['GIR'], units: { T13: { spearman: 1 } } }, { rebels: { PAS: 1 } });
  t.red.answers('move.from', 'boat/T13').answers('move.path', 'PAS').isAsked('combat.retreat');
  expect(t.board.fight === null).toBe(false);
});

test('AKK-9.14 AKK-9.15 AKK-9.16 AKK-E.5 an expedition needs a Port, a space not activated, and water all the way', () => {
  const red = { controls: ['GIR', 'LAG'], units: { ERI: { spearman: 2 } } };
  const t = going('voyage', 'HAL', red);
  t.red.answers('voyage.units', 'spearman');
  expect([at(t, 'ERI').units, t.board.fleet[0]?.[kindOf('spearman')], t.board.voyage[0], t.over]).toEqual([
    [],
    2,
    spaceOf('HAL'),
    true,
  ]);
  expect([t.board.activated[spaceOf('HAL')], at(t, 'HAL').control]).toEqual([1, -1]);
  turn({ ...red, built: ['storehouse'] }).red.isRefused('HAL', 'AKK-7.11');
  turn(red, { has: { blue: { units: {}, tokens: { HAL: 'royal' } } } }).red.isRefused('HAL', 'AKK-7.06');
  // The rivers do not meet without a canal; one at T14 joins them.
  turn(red).red.isRefused('NIN', 'AKK-7.11');
  turn({ ...red, canals: ['T14'] })
    .red.isAsked('activate.space')
    .offering('NIN');
});

test('AKK-9.17 nobody sails to the home city of whoever sits first either', () => {
  const sails = (home: HomeId) => {
    const blue: Player = { built: ['port'], pool: { royal: 3 }, units: { NIN: { spearman: 1 } }, controls: ['SUS'] };
    const has = { red: { home, units: {}, controls: [] }, blue, green: AFAR.green };
    const t = akkadTable({ players: THREE, at: { turn: 'blue' }, rebels: { GIR: 1 }, has });
    return t.blue.answers('turn.choose', 'activate').isAsked('activate.space');
  };
  sails('mari').offering('GIR');
  sails('girsu').notOffering('GIR');
});

test('AKK-9.17 AKK-9.23 the destination is no foreign home city, and there is one expedition in a phase', () => {
  const red = { controls: ['GIR', 'LAG', 'SUS'], units: { PAS: { spearman: 1 }, T12: { champion: 1 } } };
  const lost = { has: { blue: { units: {}, controls: ['AWA'] } } };
  const t = turn(red, lost);
  expect(at(t, 'SUS').control).toBe(0);
  t.red.answers('activate.space', 'SUS');
  // Only by land or boat: SUS is blue's home city, whoever controls it.
  t.red.isAsked('move.from');
  const own = turn({ units: { PAS: { spearman: 1 } }, controls: ['LAG'] }, { rebels: { GIR: 1 } });
  own.red.answers('activate.space', 'GIR').isAsked('activate.mode').offering('voyage');
  const again = turn({ ...red, voyage: { to: 'NIN', units: { spearman: 1 } }, tokens: { NIN: 'royal' } }, lost);
  again.red.isRefused('T08', 'AKK-7.11');
  const mode = turn(
    {
      ...red,
      built: ['storehouse', 'port'],
      pool: { admin: 2 },
      voyage: { to: 'NIN', units: {} },
      units: { GIR: { champion: 1 } },
    },
    lost,
  );
  mode.red.answers('activate.space', 'LAG').isRefused('voyage', 'AKK-9.23', 'no.voyage.one', 'fix.next-round');
});

test('AKK-9.18 AKK-9.25 AKK-4.06 it passes others, activated spaces and danger, takes nothing on the way; the Storm stops it', () => {
  const red = { controls: ['GIR'], units: { ERI: { spearman: 1 } } };
  const has = {
    blue: {
      units: { LAR: { spearman: 1 }, D5: { spearman: 1 }, URU: { spearman: 1 }, T18: { spearman: 1 } },
      tokens: { SIP: 'royal' },
    },
  };
  const t = going('voyage', 'HAL', red, { has });
  expect([t.board.voyage[0], at(t, 'T17').control, at(t, 'MAR').control]).toEqual([spaceOf('HAL'), -1, -1]);
  // Only the canal at T14 joins the rivers.
  const joined = { ...red, canals: ['T14'] };
  turn(joined).red.isAsked('activate.space').offering('NIN');
  turn(joined, { storm: 'T14' }).red.isAsked('activate.space').notOffering('NIN');
});

test('AKK-9.19 AKK-9.20 AKK-9.22 units of several spaces, up to the army size, with mercenaries only beside an own unit', () => {
  const red = {
    controls: ['GIR', 'LAG'],
    units: { ERI: { spearman: 1, mercenary: 1 }, LAR: { archer: 2, champion: 1 }, HAL: { spearman: 1 } },
  };
  const t = going('voyage', 'HAL', { ...red, controls: ['GIR'] });
  t.red.answers('voyage.from', 'ERI').answers('voyage.units', 'mercenary');
  t.red.answers('voyage.from', 'LAR').answers('voyage.units', 'archer', 'archer');
  // Four cities: GIR, ERI, LAR, HAL; one unit is there already.
  expect([t.board.fleet[0], at(t, 'LAR').units, t.over]).toEqual([[1, 2, 0, 0, 0, 0, 1, 0], ['0 champion 1'], true]);
  const lone = going('voyage', 'HAL', { controls: ['GIR'], units: { ERI: { spearman: 1, archer: 1, mercenary: 1 } } });
  lone.red.isRefused('mercenary', 'AKK-9.22', 'no.move.mercenaries');
});

test('AKK-9.21 units in activated spaces or in the Storm do not sail', () => {
  const red = { controls: ['GIR'], units: { ERI: { spearman: 1 }, LAR: { archer: 1 } } };
  const t = going('voyage', 'HAL', { ...red, tokens: { LAR: 'royal' } });
  expect([t.board.fleet[0]?.[0], at(t, 'LAR').units]).toEqual([1, ['0 archer 1']]);
  const storm = going('voyage', 'HAL', red, { storm: 'ERI' });
  expect([storm.board.fleet[0]?.[1], at(storm, 'ERI').units]).toEqual([1, ['0 spearman 1']]);
});

test('AKK-9.24 AKK-A.78 an activation is movement or an expedition, and an expedition uses no building', () => {
  const t = turn({
    built: ['storehouse', 'port'],
    pool: { admin: 1 },
    controls: ['GIR', 'LAR'],
    units: { ERI: { spearman: 1 } },
  });
  t.red
    .answers('activate.space', 'LAR')
    .isAsked('activate.mode')
    .offering('move', 'voyage', 'building/storehouse', 'both/storehouse');
  t.red.answers('activate.mode', 'voyage');
  expect([t.over, at(t, 'LAR').units]).toEqual([true, []]);
});

test('AKK-9.26 AKK-9.27 AKK-9.34 the fleet lands before quests are scored, joins own units, and fights or takes control', () => {
  const t = landing('KIS', { sea: { spearman: 1 } }, { has: { red: {} } }, { units: { KIS: { archer: 1 } } });
  expect([at(t, 'KIS'), t.board.landed[0]]).toEqual([
    { control: 0, units: ['0 spearman 1', '0 archer 1'], rebels: 0, ziggurat: -1 },
    spaceOf('KIS'),
  ]);
  const fight = landing('KIS', { sea: { spearman: 1 } }, { rebels: { KIS: 1 }, chance: { 'roll.combat': ['1', '0'] } });
  expect(fight.board.fight?.sides).toEqual([0, -2]);
  fight.red.answers('combat.retreat', 'no');
  expect(at(fight, 'KIS')).toMatchObject({ control: 0, rebels: 0 });
  const empty = landing('T10', { sea: { spearman: 1 } });
  expect(at(empty, 'T10').control).toBe(0);
});

test('AKK-9.34 AKK-12.13 AKK-12.15 lone mercenaries turn, and units without attack may escape from a landing', () => {
  const hired = landing('T10', { sea: { spearman: 1 } }, { has: { blue: { units: { T10: { mercenary: 2 } } } } });
  expect(at(hired, 'T10')).toMatchObject({ control: 0, units: ['0 spearman 1', '0 mercenary 1'] });
  const priests = landing('T10', { sea: { spearman: 1 } }, { has: { blue: { units: { T10: { priest: 1 } } } } });
  priests.blue.answers('escape.choose', 'SUS');
  expect([at(priests, 'T10').control, at(priests, 'SUS').units]).toEqual([0, ['1 priest 1']]);
});

test('AKK-9.28 AKK-9.29 AKK-A.36 no danger is rolled at a landing, and the monster may be fought', () => {
  const t = landing('D4', { sea: { champion: 1 } }, { chance: { 'roll.danger': ['1'], 'roll.combat': ['4', '0'] } });
  expect(t.unusedChance['roll.danger']).toEqual(['1']);
  t.red.answers('monster.fight', 'yes').answers('combat.retreat', 'no').answers('monster.reward', 'lapis');
  expect([t.board.goods[0]?.[3], t.board.monsters[3]]).toEqual([2, 0]);
});

test('AKK-9.30 AKK-3.43 the token of an expedition stays on the board', () => {
  const red = {
    roles: ['commander'],
    units: {},
    tokens: { KIS: 'royal', LAG: 'royal' },
    voyage: { to: 'KIS', units: { spearman: 1 } },
  };
  const t = akkadTable({ players: THREE, at: { turn: 'red' }, has: { red } });
  t.red.answers('turn.choose', 'role/commander').answers('role.item', 'skip');
  t.red.isAsked('commander.recall').offeringExactly('LAG', 'skip');
});

test('AKK-9.32 AKK-9.35 a landing may exceed the army size, and needs nothing but to have been started', () => {
  const t = landing('KIS', { sea: { spearman: 4, champion: 1 } }, {}, { controls: ['GIR'] });
  expect(at(t, 'KIS').units).toEqual(['0 spearman 4', '0 champion 1']);
});
