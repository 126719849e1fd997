import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board, Player } from '../support.ts';
import { akkadTable, at, playOn } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];

/** Red of Girsu is about to activate a space. */
function activating(red: Player = {}, more: Partial<Board<Name>> = {}) {
  const t = akkadTable({ players: THREE, at: { turn: 'red' }, ...more, has: { ...more.has, red } });
  t.red.answers('turn.choose', 'activate');
  return t;
}

const group = { GIR: { champion: 1 }, T15: { spearman: 2 } };

test('AKK-7.01 AKK-7.02 AKK-7.04 a token of any type goes from the pool to the space, for a movement', () => {
  const t = activating({ units: group });
  t.red.answers('activate.space', 'NIP').isAsked('activate.token').offering('admin', 'royal', 'divine');
  t.red.answers('activate.token', 'divine');
  expect([t.board.pool[0], t.board.tokens[0]?.[spaceOf('NIP')], t.board.activated[spaceOf('NIP')]]).toEqual([
    [2, 2, 1],
    3,
    1,
  ]);
});

test('AKK-7.03 AKK-7.05 AKK-E.9 a building needs its own token, and must be built', () => {
  const t = activating({ goods: { silver: 1 } });
  t.red
    .answers('activate.space', 'LAG')
    .isAsked('activate.mode')
    .offering('move', 'building/storehouse', 'both/storehouse');
  t.red.isAsked('activate.mode').notOffering('building/palace');
  t.red.answers('activate.mode', 'building/storehouse');
  // Only an Admin token fits.
  expect(t.board.pool[0]).toEqual([1, 2, 2]);
  t.red.isAsked('building.action').offering('collect');
  const royal = activating({ pool: { royal: 2 } });
  royal.red.answers('activate.space', 'LAG');
  // Without an Admin token only the champion can come: nothing is left to ask.
  expect([royal.board.pool[0], at(royal, 'LAG').units]).toEqual([[0, 1, 0], ['0 champion 1']]);
});

test('AKK-7.06 AKK-7.09 AKK-A.6 a space is activated once per round, by whomever; or once by each, where the table plays so', () => {
  const has = { blue: { tokens: { LAG: 'admin' } } };
  const common = activating({}, { has });
  common.red.isRefused('LAG', 'AKK-7.06', 'no.activate.twice');
  const own = activating({}, { has, options: { activation: 'by-player' } });
  own.red.isAsked('activate.space').offering('LAG');
});

test('AKK-7.07 AKK-7.08 units do not leave an activated space', () => {
  const t = activating({ units: group, tokens: { T15: 'royal' } });
  t.red.isAsked('activate.space').notOffering('NIP', 'SHU');
});

test('AKK-7.10 AKK-13.13 an activated space gives nothing in a Collect', () => {
  const t = activating({ tokens: { T13: 'royal' }, goods: { silver: 1 } });
  t.red.answers('activate.space', 'GIR').answers('building.action', 'collect').answers('collect.choose', 'sheep');
  // Sheep of GIR and T15, grain of T14, silver of LAG; nothing of T13.
  expect(t.board.goods[0]).toEqual([1, 2, 2, 0]);
});

test('AKK-7.11 AKK-7.12 a space is not activated for nothing', () => {
  const t = activating({ built: [] });
  t.red.isRefused('AGD', 'AKK-7.11', 'no.activate.nothing');
  t.red.isAsked('activate.space').notOffering('GIR').offering('LAG');
  const monster = activating({ units: { D5: { champion: 1 } } });
  monster.red.answers('activate.space', 'D5');
  expect(monster.board.activated[spaceOf('D5')]).toBe(0);
  monster.red.isAsked('activate.token');
});

test('AKK-7.13 AKK-7.14 AKK-E.24 movement and building together, movement first, only in a city held before', () => {
  const t = activating({ units: group, goods: { silver: 1 } });
  t.red.answers('activate.space', 'LAG').answers('activate.mode', 'both/storehouse').answers('move.from', 'land/T15');
  t.red.answers('move.units', 'done').answers('move.from', 'done').answers('building.action', 'collect');
  expect(at(t, 'LAG').units).toEqual(['0 spearman 1']);
  const fresh = activating({ units: { UMM: { spearman: 1 } } }, { rebels: {} });
  fresh.red.answers('activate.space', 'ADA').isAsked('activate.token');
});

test('AKK-7.15 AKK-19.08 tokens on the board return to the supply, not to the pool', () => {
  const t = akkadTable({ players: THREE, at: 'prestige', has: { red: { tokens: { LAG: 'royal' } } } });
  t.red.isAsked('token.gain');
  expect([t.board.pool[0], t.board.supply[0], t.board.activated.some((mask) => mask !== 0)]).toEqual([
    [2, 2, 2],
    [6, 6, 6],
    false,
  ]);
});

test('AKK-7.16 AKK-7.17 gained tokens come from the supply; what it lacks cannot be chosen, and nothing comes of an empty one', () => {
  const scant = akkadTable({
    players: THREE,
    at: 'prestige',
    has: { red: { supply: { admin: 0, royal: 1, divine: 0 } } },
  });
  // One token is left and is taken without a question.
  expect(scant.board.pool[0]).toEqual([2, 3, 2]);
  scant.blue.isAsked('token.gain').offering('admin', 'royal', 'divine');
  const rich = akkadTable({
    players: THREE,
    at: 'prestige',
    has: { red: { pool: { admin: 7, royal: 7, divine: 7 } } },
  });
  rich.red.answers('token.gain', 'admin', 'royal');
  expect(rich.board.pool[0]).toEqual([8, 8, 7]);
});

test('AKK-7.18 AKK-11.19 the token of a retreat comes from the supply, not from the pool', () => {
  const has = {
    red: { units: { T13: { champion: 1 } }, controls: ['GIR'], pool: { royal: 1 } },
    blue: { units: { T13: { champion: 1, spearman: 2 } }, controls: ['SUS'] },
  };
  const locals = { space: spaceOf('T13'), attacker: 0, defender: 1, monster: -1, cause: 'move' };
  const t = akkadTable({
    players: THREE,
    at: { proc: 'combat', locals, active: 'red' },
    has,
    chance: { 'roll.combat': ['0', '0'] },
  });
  t.red.answers('combat.retreat', 'GIR').answers('combat.retreat-token', 'royal');
  playOn(t, () => t.over, 'no');
  expect([t.board.tokens[0]?.[spaceOf('GIR')], t.board.pool[0], t.board.supply[0]?.[1]]).toEqual([2, [0, 1, 0], 6]);
});

test('AKK-7.19 escape and redistribution activate nothing; nor do a Challenge and displacement', () => {
  const arriving = { seat: 0, space: spaceOf('T13'), cause: 'move' };
  const has = { red: { units: { T13: { champion: 1 } } }, blue: { units: { T13: { priest: 1 } }, controls: ['SUS'] } };
  const escape = akkadTable({ players: THREE, at: { proc: 'arrive', locals: arriving, active: 'red' }, has });
  escape.blue.answers('escape.choose', 'SUS');
  const red = { units: { GIR: { champion: 1, spearman: 3 }, D5: { priest: 1 } } };
  const army = akkadTable({ players: THREE, at: 'prestige', has: { red } });
  playOn(army, () => army.table.machine.kind === 'army.surplus');
  army.red.answers('army.surplus', 'spearman/GIR/D5');
  const token = { T10: 'royal' } as const;
  const convert = akkadTable({
    players: THREE,
    at: { proc: 'convert.displace', locals: { seat: 1, space: spaceOf('UMM') }, active: 'red' },
    rebels: {},
    // Displacement is not bound by activation either (AKK-7.07).
    has: { red: {}, blue: { units: { UMM: { spearman: 1 } }, controls: ['T10'], tokens: token } },
  });
  expect(convert.board.figures[1]?.[spaceOf('T10')]).toBe(1);
  for (const [t, id] of [
    [escape, 'SUS'],
    [army, 'D5'],
  ] as const)
    expect(t.board.activated[spaceOf(id)]).toBe(0);
});
