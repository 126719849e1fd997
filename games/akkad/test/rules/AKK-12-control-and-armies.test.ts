import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import { armySize, ownUnits, territoriesOf } from '../../rules/queries/map.ts';
import { battle } from '../fight.ts';
import type { Board, Player } from '../support.ts';
import { akkadTable, at, playOn } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];
const AFAR = { blue: { units: {}, controls: ['SUS'] }, green: { units: {}, controls: ['URU'] } };

/** Red has activated a space for movement. */
function toward(space: string, red: Player, more: Partial<Board<Name>> = {}) {
  const has = { ...AFAR, ...more.has, red: { controls: ['GIR', 'LAG'], ...red } };
  const t = akkadTable({ players: THREE, at: { turn: 'red' }, rebels: {}, ...more, has });
  t.red.answers('turn.choose', 'activate').answers('activate.space', space);
  playOn(t, () => !t.table.machine.kind.startsWith('activate'), 'move', 'royal');
  return t;
}

const board = (red: Player, more: Partial<Board<Name>> = {}) =>
  akkadTable({ players: THREE, at: { turn: 'red' }, rebels: {}, ...more, has: { ...AFAR, ...more.has, red } }).board;

test('AKK-12.01 AKK-12.02 AKK-12.03 an empty space falls to who enters it, against any marker, and stays without units', () => {
  const t = toward(
    'T22',
    { units: { T21: { spearman: 1 } } },
    { has: { blue: { units: {}, controls: ['SUS', 'T22'] } } },
  );
  expect([at(t, 'T22').control, at(t, 'T21')]).toEqual([0, { control: 0, units: [], rebels: 0, ziggurat: -1 }]);
});

test('AKK-12.04 AKK-12.05 territories are all controlled spaces; cities are of all four kinds', () => {
  const s = board({ controls: ['GIR', 'AGD', 'NIP', 'UMM', 'T21', 'T22'], units: {} });
  expect([territoriesOf(s, 0), armySize(s, 0)]).toEqual([6, 4]);
});

test('AKK-12.06 AKK-12.07 AKK-12.23 army size: cities, foreign homes included; at least one; two more for Mari', () => {
  expect(armySize(board({ controls: ['GIR', 'LAG', 'ASS'], units: {} }), 0)).toBe(3);
  expect(armySize(board({ controls: ['T15'], units: {} }), 0)).toBe(1);
  expect(armySize(board({ home: 'mari', controls: ['MAR', 'HIT'], units: {} }), 0)).toBe(4);
  expect(armySize(board({ home: 'mari', controls: [], units: {} }), 0)).toBe(2);
});

test('AKK-12.08 AKK-12.26 every own unit counts but mercenaries and beaten champions', () => {
  const s = board({ units: { GIR: { champion: 1, priest: 1, 'shield-bearer': 1, mercenary: 3, beaten: 1 } } });
  expect(ownUnits(s, 0, spaceOf('GIR'))).toBe(3);
});

test('AKK-12.09 AKK-12.22 the limit holds for recruiting; units of the supply come again', () => {
  const red = {
    built: ['palace'],
    goods: { grain: 9, sheep: 9, silver: 9 },
    units: { GIR: { champion: 1 } },
    controls: ['GIR', 'LAG'],
  };
  const t = akkadTable({ players: THREE, at: { turn: 'red' }, rebels: {}, has: { ...AFAR, red } });
  t.red.answers('turn.choose', 'activate').answers('activate.space', 'GIR').answers('building.action', 'recruit');
  t.red.answers('recruit.buy', 'archer');
  expect([at(t, 'GIR').units, t.board.reserve[0]?.[1]]).toEqual([['0 archer 1', '0 champion 1'], 9]);
  const lost = battle({ spearman: 1 }, 1, { chance: { 'roll.combat': ['0', '1'] } });
  lost.red.answers('combat.retreat', 'no');
  expect(lost.board.reserve[0]?.[0]).toBe(16);
});

test('AKK-12.10 AKK-1.10 a group above the limit stays until the prestige phase', () => {
  const t = akkadTable({
    players: THREE,
    at: 'action',
    has: { red: { controls: ['GIR'], units: { GIR: { spearman: 4 } } } },
  });
  expect(at(t, 'GIR').units).toEqual(['0 spearman 4']);
});

test('AKK-12.11 AKK-E.13 a pair with room for one costs the full price', () => {
  const red = {
    built: ['palace'],
    goods: { grain: 2, silver: 2 },
    units: { GIR: { champion: 1, archer: 1 } },
    controls: ['GIR', 'LAG', 'UMM'],
  };
  const t = akkadTable({ players: THREE, at: { turn: 'red' }, rebels: {}, has: { ...AFAR, red } });
  t.red.answers('turn.choose', 'activate').answers('activate.space', 'GIR').answers('building.action', 'recruit');
  t.red.answers('recruit.buy', 'spearman');
  expect([at(t, 'GIR').units, t.board.goods[0]?.slice(0, 3)]).toEqual([
    ['0 spearman 1', '0 archer 1', '0 champion 1'],
    [1, 0, 1],
  ]);
});

test('AKK-12.12 AKK-12.13 AKK-A.12 lone mercenaries do not fight: half of them, at least one, join who comes', () => {
  const joined = (n: number) => {
    const t = battle({ spearman: 1 }, { mercenary: n });
    return [at(t, 'T21').units, at(t, 'T21').control, t.over];
  };
  expect(joined(1)).toEqual([['0 spearman 1', '0 mercenary 1'], 0, true]);
  expect(joined(2)).toEqual([['0 spearman 1', '0 mercenary 1'], 0, true]);
  expect(joined(5)).toEqual([['0 spearman 1', '0 mercenary 2'], 0, true]);
});

test('AKK-12.13 AKK-18.33 AKK-11.68 that is no defeat; a beaten champion beside them is captured', () => {
  const t = battle({ spearman: 1 }, { mercenary: 2, beaten: 1 }, { more: { quests: ['victory-in-battle'] } });
  expect([t.board.deeds[0], t.board.captor[1], at(t, 'T21').units]).toEqual([0, 0, ['0 spearman 1', '0 mercenary 1']]);
});

test('AKK-12.14 lone mercenaries hold the space for their owner, and bar the way', () => {
  const roads = { built: ['palace'], upgrades: ['royal-roads'] };
  const has = { blue: { controls: ['SUS', 'T21', 'T22'], units: { T21: { mercenary: 1 }, T22: { mercenary: 1 } } } };
  const t = akkadTable({
    players: THREE,
    at: { turn: 'red' },
    rebels: {},
    has: { ...AFAR, ...has, red: { ...roads, units: { NIP: { spearman: 1 } } } },
  });
  t.red.answers('turn.choose', 'activate').isAsked('activate.space').notOffering('AGD').offering('T21');
  expect(at(t, 'T21').control).toBe(1);
});

test('AKK-12.15 AKK-12.16 units without attack may escape to the nearest city, the owner choosing among equals', () => {
  const t = battle(
    { spearman: 1 },
    { priest: 1, 'shield-bearer': 1 },
    { blue: { controls: ['SUS', 'SHU', 'ADA', 'UMM', 'NIP'] } },
  );
  t.blue.isAsked('escape.choose').offeringExactly('ADA', 'UMM', 'NIP', 'stand').answers('NIP');
  expect([at(t, 'T21').control, at(t, 'NIP').units, t.board.fight]).toEqual([
    0,
    ['1 priest 1', '1 shield-bearer 1'],
    null,
  ]);
});

test('AKK-12.15 AKK-11.10 who stays, or has no city, is fought', () => {
  const stands = battle({ spearman: 1 }, { priest: 1 });
  stands.blue.answers('escape.choose', 'stand');
  expect(stands.board.fight?.sides).toEqual([0, 1]);
  expect(battle({ spearman: 1 }, { priest: 1 }, { blue: { controls: [] } }).board.fight?.sides).toEqual([0, 1]);
  // Mercenaries beside a priest can fight.
  expect(battle({ spearman: 1 }, { priest: 1, mercenary: 1 }).board.fight?.sides).toEqual([0, 1]);
});

test('AKK-12.16 AKK-12.28 escape may exceed the army size, starts no combat, and leaves the Storm out', () => {
  const t = battle(
    { spearman: 1 },
    { priest: 2 },
    {
      blue: { controls: ['SUS', 'UMM', 'ADA'] },
      blueElsewhere: { UMM: { spearman: 3 } },
      more: { storm: 'ADA' },
    },
  );
  t.blue.isAsked('escape.choose').offeringExactly('UMM', 'stand').answers('UMM');
  expect([at(t, 'UMM').units, t.over]).toEqual([['1 spearman 3', '1 priest 2'], true]);
});

test('AKK-12.17 AKK-12.18 AKK-18.09 without the home city nobody gains a point, but plays on, and may regain it', () => {
  const chance = { 'roll.combat': ['1', '0'] };
  const t = battle({ champion: 1 }, 1, { space: 'AGD', red: { controls: ['LAG'] }, chance });
  t.red.answers('combat.retreat', 'no');
  expect([t.board.vp[0], at(t, 'AGD').control, t.board.akkadTaken]).toEqual([0, 0, false]);
  const back = toward(
    'GIR',
    { controls: ['LAG'], units: { LAG: { champion: 1 } } },
    { has: { blue: { units: {}, controls: ['SUS', 'GIR'] } } },
  );
  expect(at(back, 'GIR').control).toBe(0);
});

test('AKK-12.19 AKK-5.10 no effect takes a champion against its owner’s will', () => {
  const t = akkadTable({
    players: THREE,
    at: 'event',
    round: 3,
    eventTop: ['levy-for-the-king'],
    has: { red: { units: { GIR: { champion: 1 } }, goods: { silver: 1 } } },
  });
  playOn(t, () => t.board.phase === 'action');
  expect(at(t, 'GIR').units).toEqual(['0 champion 1']);
});

test('AKK-12.20 AKK-A.63 a champion waits while its home city is not its owner’s', () => {
  const lost = akkadTable({ players: THREE, at: 'prestige', has: { red: { away: 1, units: {}, controls: ['LAG'] } } });
  playOn(lost, () => lost.board.phase === 'selection');
  expect([lost.board.away[0], at(lost, 'GIR').units]).toEqual([1, []]);
  const held = akkadTable({ players: THREE, at: 'prestige', has: { red: { away: 1, units: {}, controls: ['GIR'] } } });
  playOn(held, () => held.board.phase === 'selection');
  expect([held.board.away[0], at(held, 'GIR').units]).toEqual([0, ['0 champion 1']]);
});

test('AKK-12.23 AKK-18.06 a foreign home city can be taken, and counts', () => {
  const t = toward('SUS', { units: { T12: { champion: 1 } } }, { quests: ['at-the-enemys-gate'] });
  t.red.isAsked('quest.score').offering('quest/at-the-enemys-gate');
  expect([at(t, 'SUS').control, armySize(t.board, 0)]).toEqual([0, 3]);
});

test('AKK-12.24 AKK-5.07 what rebels hold is nobody’s and counts for nobody', () => {
  const t = akkadTable({
    players: THREE,
    at: { proc: 'rebels.arrive', locals: { space: spaceOf('LAG'), n: 2 }, phase: 'event' },
    has: { red: { controls: ['GIR', 'LAG'], units: { GIR: { champion: 1 } } } },
    rebels: {},
  });
  expect([at(t, 'LAG'), armySize(t.board, 0)]).toEqual([{ control: -1, units: [], rebels: 2, ziggurat: -1 }, 1]);
});

test('AKK-12.25 rebels stay where they are: next to them nothing happens', () => {
  const t = toward('T22', { units: { T21: { spearman: 1 } } }, { rebels: { NIP: 5, AGD: 5 } });
  expect([at(t, 'NIP').rebels, at(t, 'AGD').rebels, at(t, 'T22').units, t.over]).toEqual([
    5,
    5,
    ['0 spearman 1'],
    true,
  ]);
});

test('AKK-12.27 a CONVERSION of a space with lone mercenaries makes them the converter’s', () => {
  const has = {
    ...AFAR,
    red: { roles: ['priest'], units: { NIP: { priest: 1 } }, controls: ['GIR', 'NIP'] },
    blue: { controls: ['SUS', 'T21'], units: { T21: { mercenary: 3 } } },
  };
  const t = akkadTable({ players: THREE, at: { turn: 'red' }, rebels: {}, has, chance: { 'roll.convert': ['1'] } });
  t.red.answers('turn.choose', 'role/priest').answers('units.place', 'skip').answers('role.item', 'convert');
  t.red.answers('convert.target', 'NIP>T21');
  expect(at(t, 'T21')).toMatchObject({ control: 0, units: ['0 mercenary 3'] });
});

test('AKK-E.30 AKK-3.49 at the lost, empty home city the Commander secondary places one unit and retakes it', () => {
  const has = {
    red: { roles: ['commander'] },
    blue: {
      controls: [],
      pool: { royal: 1 },
      goods: { grain: 1, silver: 1 },
      units: { T11: { champion: 1, spearman: 2 } },
    },
    green: AFAR.green,
  };
  const t = akkadTable({ players: THREE, at: { turn: 'red' }, rebels: {}, has });
  t.red.answers('turn.choose', 'role/commander').answers('role.item', 'skip');
  t.blue.answers('role.follow', 'recruit').answers('recruit.buy', 'spearman');
  expect(at(t, 'SUS')).toMatchObject({ control: 1, units: ['1 spearman 1'] });
});
