import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board, Player } from '../support.ts';
import { akkadTable, at } from '../support.ts';

// What a role gives and what following it costs, always with what it buys: pool, supply and goods are looked at as a whole.

const FIVE = ['white', 'red', 'green', 'blue', 'yellow'] as const;
type Name = (typeof FIVE)[number];
const [GREEN, BLUE] = [2, 3];

/** Green's turn with a role card; blue, of Susa (SUS, AWA), is the only one who can follow. */
function roleOfGreen(role: string, green: Player = {}, blue: Player = {}, more: Partial<Board<Name>> = {}) {
  const bare: Player = { pool: {} };
  return akkadTable({
    players: FIVE,
    at: { turn: 'green' },
    ...more,
    has: {
      white: bare,
      red: bare,
      yellow: bare,
      blue: { home: 'susa', pool: {}, goods: { grain: 5, sheep: 5, silver: 5 }, ...blue },
      green: { home: 'girsu', roles: [role], goods: { grain: 5, sheep: 5, silver: 5 }, ...green },
    },
  });
}

type Roles = ReturnType<typeof roleOfGreen>;

/** Tokens of a seat: pool, supply, and how many lie on the board; and its goods. */
const stocks = ({ board }: Roles, seat: number) => ({
  pool: board.pool[seat],
  supply: board.supply[seat],
  placed: board.tokens[seat]?.filter((type) => type > 0).length,
  goods: board.goods[seat],
});

const POOR = { admin: 1, royal: 1, divine: 1 };
const ALL = { pool: [1, 1, 1], supply: [7, 7, 7], placed: 0, goods: [5, 5, 5, 0] };

test('AKK-3.20 AKK-3.21 AKK-3.22 the Priest gives a Divine token, and a priest and a ziggurat for nothing', () => {
  const t = roleOfGreen('priest', { pool: POOR });
  t.green.answers('turn.choose', 'role/priest').answers('units.place', 'LAG');
  t.green.answers('role.item', 'ziggurat').answers('ziggurat.place', 'LAG');
  expect([t.over, at(t, 'LAG').units, at(t, 'LAG').ziggurat]).toEqual([true, [`${GREEN} priest 1`], GREEN]);
  expect(stocks(t, GREEN)).toEqual({ ...ALL, pool: [1, 1, 2], supply: [7, 7, 6] });
  expect([t.board.zigguratSupply[GREEN], t.board.reserve[GREEN]?.[2]]).toEqual([6, 6]);
});

test('AKK-3.22 AKK-3.14 instead of the ziggurat a CONVERSION without activating a city, without a Temple', () => {
  const chance = { 'roll.convert': ['1'] };
  const t = roleOfGreen('priest', { units: { LAG: { priest: 1 } } }, {}, { chance, rebels: {} });
  t.green.answers('turn.choose', 'role/priest').answers('units.place', 'skip').answers('role.item', 'convert');
  const target = t.green.isAsked('convert.target').options.find((key) => key.startsWith('LAG>')) ?? '';
  t.green.answers('convert.target', target);
  expect([t.over, at(t, target.slice(4)).control, t.board.activated.some((mask) => mask !== 0)]).toEqual([
    true,
    GREEN,
    false,
  ]);
});

test('AKK-3.23 AKK-3.10 AKK-3.11 who follows the Priest pays a Divine token for a priest, in an activated city too', () => {
  const t = roleOfGreen('priest', {}, { pool: POOR, tokens: { AWA: 'royal' }, supply: { royal: 6 } });
  t.green.answers('turn.choose', 'role/priest').answers('units.place', 'skip').answers('role.item', 'skip');
  t.blue.isAsked('role.follow').offeringExactly('priest', 'ziggurat', 'decline').about({ role: 'priest', by: GREEN });
  t.blue.answers('role.follow', 'priest').answers('units.place', 'AWA');
  expect([at(t, 'AWA').units, t.over]).toEqual([[`${BLUE} priest 1`], true]);
  expect(stocks(t, BLUE)).toEqual({ ...ALL, pool: [1, 1, 0], supply: [7, 6, 8], placed: 1 });
});

test('AKK-3.24 AKK-3.12 AKK-7.20 or lays a Divine token on the city for a ziggurat: only one of the two', () => {
  const t = roleOfGreen('priest', {}, { pool: { divine: 2 }, supply: { divine: 6 } });
  t.green.answers('turn.choose', 'role/priest').answers('units.place', 'skip').answers('role.item', 'skip');
  t.blue.answers('role.follow', 'ziggurat').isAsked('role.activate').offeringExactly('SUS', 'AWA');
  t.blue.answers('role.activate', 'AWA');
  expect([at(t, 'AWA').ziggurat, t.board.zigguratSupply[BLUE], t.board.activated[spaceOf('AWA')], t.over]).toEqual([
    BLUE,
    6,
    1 << BLUE,
    true,
  ]);
  expect(stocks(t, BLUE)).toMatchObject({ pool: [0, 0, 1], supply: [8, 8, 6], placed: 1, goods: [5, 5, 5, 0] });
});

test('AKK-3.25 AKK-3.26 the Engineer gives a token and 3 silver; two canals cost nothing, and a lone one lies at home', () => {
  const t = roleOfGreen('engineer', { pool: POOR });
  t.green.answers('turn.choose', 'role/engineer');
  t.green.isAsked('canal.place').notOffering('SUS', 'D3').about({ left: 2 });
  t.green.answers('canal.place', 'LAG');
  t.green.isAsked('canal.place').offering('SUS', 'D3').about({ left: 1 });
  t.green.answers('canal.place', 'SUS');
  expect([t.over, t.board.canals[spaceOf('LAG')], t.board.canals[spaceOf('SUS')]]).toEqual([
    true,
    1 << GREEN,
    1 << GREEN,
  ]);
  expect([t.board.canalSupply[GREEN], stocks(t, GREEN)]).toEqual([
    8,
    { ...ALL, pool: [2, 1, 1], supply: [6, 7, 7], goods: [5, 5, 8, 0] },
  ]);
});

test('AKK-3.27 who follows the Engineer pays an Admin token for up to two canals on own spaces, and not a third', () => {
  const t = roleOfGreen('engineer', {}, { pool: POOR });
  t.green.answers('turn.choose', 'role/engineer').answers('canal.place', 'done');
  t.blue.answers('role.follow', 'canals').answers('canal.place', 'SUS');
  t.blue.isAsked('canal.place').offering('AWA').notOffering('GIR', 'LAG', 'D3', 'SUS');
  t.blue.answers('canal.place', 'AWA');
  expect([t.over, t.board.canalSupply[BLUE]]).toEqual([true, 8]);
  expect(stocks(t, BLUE)).toEqual({ ...ALL, pool: [0, 1, 1], supply: [8, 7, 7] });
});

test('AKK-3.28 AKK-3.29 the Merchant gives a token and silver by the water; who follows pays an Admin token for the TRADE', () => {
  const t = roleOfGreen('merchant', { pool: POOR }, { pool: POOR });
  t.green.answers('turn.choose', 'role/merchant');
  // Girsu and Lagash both lie on the Tigris.
  expect(stocks(t, GREEN)).toEqual({ ...ALL, pool: [2, 1, 1], supply: [6, 7, 7], goods: [5, 5, 7, 0] });
  t.green.answers('role.item', 'skip');
  t.blue.answers('role.follow', 'trade').answers('trade.exchange', 'grain>sheep', 'done');
  expect(stocks(t, BLUE)).toEqual({ ...ALL, pool: [0, 1, 1], supply: [8, 7, 7], goods: [4, 6, 5, 0] });
  expect([t.over, t.board.activated.some((mask) => mask !== 0)]).toEqual([true, false]);
});

test('AKK-3.30 AKK-3.31 the Governor gives a token; the COLLECT takes from spaces of others, of rebels and activated ones', () => {
  const red: Player = { pool: {}, controls: ['LAG'], tokens: { T13: 'royal' } };
  const t = akkadTable({
    players: FIVE,
    at: { turn: 'green' },
    rebels: { T14: 1 },
    storm: 'T15',
    has: {
      white: { pool: {} },
      red,
      blue: { pool: {} },
      yellow: { pool: {} },
      green: { home: 'girsu', roles: ['governor'], pool: POOR, controls: ['GIR'], units: {}, tokens: { GIR: 'royal' } },
    },
  });
  t.green.answers('turn.choose', 'role/governor').answers('collect.city', 'GIR').answers('collect.choose', 'sheep');
  // The own space, silver of LAG, grain of T13 and T14; the Storm keeps T15's sheep.
  expect([t.board.goods[GREEN], t.board.pool[GREEN]]).toEqual([
    [2, 1, 1, 0],
    [2, 1, 1],
  ]);
});

test('AKK-3.32 AKK-3.33 AKK-3.13 who follows the Governor pays any token for a COLLECT by the usual rules', () => {
  for (const [token, pool, supply] of [
    ['admin', [0, 1, 1], [8, 7, 7]],
    ['royal', [1, 0, 1], [7, 8, 7]],
    ['divine', [1, 1, 0], [7, 7, 8]],
  ] as const) {
    const t = roleOfGreen('governor', {}, { pool: POOR, controls: ['SUS', 'AWA', 'T10'] });
    t.green.answers('turn.choose', 'role/governor').answers('collect.city', 'skip');
    t.blue.isAsked('role.follow').offeringExactly('admin', 'royal', 'divine', 'decline');
    t.blue.answers('role.follow', token).answers('collect.city', 'SUS');
    // Without control of T11 and T12 they give nothing; the home city's own space is asked for.
    while (t.table.machine.kind === 'collect.choose') t.blue.answers('collect.choose', 'grain');
    expect([t.board.pool[BLUE], t.board.supply[BLUE], t.board.activated.some((mask) => mask !== 0)]).toEqual([
      pool,
      supply,
      false,
    ]);
    // Grain of Susa, silver of Awan, sheep of T10.
    expect([t.over, t.board.goods[BLUE]]).toEqual([true, [6, 6, 6, 0]]);
  }
  const none = roleOfGreen('governor', {}, { pool: {} });
  none.green.answers('turn.choose', 'role/governor').answers('collect.city', 'skip');
  expect(none.over).toBe(true);
});

test('AKK-3.34 AKK-3.35 AKK-3.36 the Builder gives a token and a tile for nothing, and one more upgrade for 1 lapis', () => {
  const t = roleOfGreen('builder', { pool: POOR, goods: { grain: 5, sheep: 5, silver: 5, lapis: 2 } });
  t.green.answers('turn.choose', 'role/builder');
  t.green
    .isAsked('building.gain')
    .offeringExactly('build/palace', 'build/temple', 'build/port', 'upgrade/sheepfold', 'upgrade/granary', 'skip');
  t.green.answers('building.gain', 'upgrade/granary');
  expect(t.board.goods[GREEN]).toEqual([5, 5, 5, 2]);
  t.green.answers('role.item', 'upgrade');
  // One upgrade of what is built is left, so that nobody is asked which.
  expect([t.over, t.board.upgraded[GREEN]?.slice(0, 2), t.board.built[GREEN]?.slice(1)]).toEqual([
    true,
    [true, true],
    [false, false, false],
  ]);
  expect(stocks(t, GREEN)).toEqual({ ...ALL, pool: [2, 1, 1], supply: [6, 7, 7], goods: [5, 5, 5, 1] });
});

test('AKK-3.37 AKK-7.20 who follows the Builder activates a city with an Admin token: a building for nothing, an upgrade for 1 lapis', () => {
  const rich = { grain: 5, sheep: 5, silver: 5, lapis: 1 };
  const follow = (way: string, tile: string) => {
    const t = roleOfGreen('builder', {}, { pool: POOR, supply: { admin: 7 }, goods: rich });
    t.green.answers('turn.choose', 'role/builder').answers('building.gain', 'skip');
    t.blue.answers('role.follow', way).answers('role.activate', 'SUS').answers('building.gain', tile);
    expect([t.over, t.board.activated[spaceOf('SUS')]]).toEqual([true, 1 << BLUE]);
    return t;
  };
  const built = follow('build', 'build/port');
  expect([built.board.built[BLUE], stocks(built, BLUE)]).toEqual([
    [true, false, false, true],
    { pool: [0, 1, 1], supply: [7, 7, 7], placed: 1, goods: [5, 5, 5, 1] },
  ]);
  const upgraded = follow('upgrade', 'upgrade/sheepfold');
  expect([upgraded.board.upgraded[BLUE]?.[0], stocks(upgraded, BLUE)]).toEqual([
    true,
    { pool: [0, 1, 1], supply: [7, 7, 7], placed: 1, goods: [5, 5, 5, 0] },
  ]);
});

test('AKK-3.38 AKK-3.39 AKK-3.40 the Vizier gives a token, takes one from a pool, and sells up to three', () => {
  const t = roleOfGreen('vizier', { pool: POOR, goods: { lapis: 9 } }, { pool: POOR, goods: { lapis: 4 } });
  t.green.answers('turn.choose', 'role/vizier').answers('vizier.victim', `${BLUE}/divine`);
  expect([stocks(t, GREEN), stocks(t, BLUE)]).toEqual([
    { pool: [1, 2, 2], supply: [7, 6, 6], placed: 0, goods: [0, 0, 0, 9] },
    { pool: [1, 1, 0], supply: [7, 7, 8], placed: 0, goods: [0, 0, 0, 4] },
  ]);
  t.green.isAsked('token.buy').about({ left: 3 });
  t.green.answers('token.buy', 'admin', 'royal', 'royal');
  t.blue.answers('role.follow', 'tokens').answers('token.buy', 'divine', 'divine', 'divine');
  expect([t.over, stocks(t, GREEN), stocks(t, BLUE)]).toEqual([
    true,
    { pool: [2, 4, 2], supply: [6, 4, 6], placed: 0, goods: [0, 0, 0, 6] },
    { pool: [1, 1, 3], supply: [7, 7, 5], placed: 0, goods: [0, 0, 0, 1] },
  ]);
});

test('AKK-3.41 AKK-3.42 AKK-3.43 the Commander gives a token, two spearmen for nothing, and a token back to the supply', () => {
  const t = roleOfGreen('commander', {
    pool: POOR,
    tokens: { T13: 'divine' },
    supply: { divine: 6 },
    controls: ['GIR', 'LAG', 'NIP'],
  });
  t.green.answers('turn.choose', 'role/commander').answers('role.item', 'spearman').answers('units.place', 'LAG');
  expect([at(t, 'LAG').units, stocks(t, GREEN)]).toEqual([
    [`${GREEN} spearman 2`],
    { pool: [1, 2, 1], supply: [7, 6, 6], placed: 1, goods: [5, 5, 5, 0] },
  ]);
  t.green.answers('commander.recall', 'T13');
  expect([t.over, t.board.activated[spaceOf('T13')], stocks(t, GREEN)]).toEqual([
    true,
    0,
    { pool: [1, 2, 1], supply: [7, 6, 7], placed: 0, goods: [5, 5, 5, 0] },
  ]);
});

test('AKK-3.44 who follows the Commander pays a Royal token, and then the usual prices', () => {
  const t = roleOfGreen('commander', {}, { pool: POOR, controls: ['SUS', 'AWA', 'ESH'] });
  t.green.answers('turn.choose', 'role/commander').answers('role.item', 'skip');
  t.blue.answers('role.follow', 'recruit').answers('recruit.buy', 'archer', 'done');
  expect([t.over, at(t, 'SUS').units]).toEqual([true, [`${BLUE} archer 1`, `${BLUE} champion 1`]]);
  expect(stocks(t, BLUE)).toEqual({ pool: [1, 0, 1], supply: [7, 8, 7], placed: 0, goods: [4, 4, 4, 0] });
  const none = roleOfGreen('commander', {}, { pool: { admin: 2 } });
  none.green.answers('turn.choose', 'role/commander').answers('role.item', 'skip');
  expect(none.over).toBe(true);
});

test('AKK-3.45 AKK-3.46 AKK-3.48 the Scribe gives a token and two cards; who follows pays a Royal token for two', () => {
  const t = roleOfGreen('scribe', { pool: POOR }, { pool: POOR }, { crown: 'yellow' });
  t.green.answers('turn.choose', 'role/scribe');
  t.green.isAsked('scribe.crown').offeringExactly('crown/0', 'crown/1', 'crown/2', 'crown/3', 'skip');
  t.green.answers('scribe.crown', 'crown/3');
  t.blue.answers('role.follow', 'cards');
  expect([t.over, t.board.crown, t.board.hand.map((cards) => cards.length)]).toEqual([true, BLUE, [0, 0, 2, 2, 0]]);
  expect([stocks(t, GREEN), stocks(t, BLUE)]).toEqual([
    { ...ALL, pool: [1, 2, 1], supply: [7, 6, 7] },
    { ...ALL, pool: [1, 0, 1], supply: [7, 8, 7] },
  ]);
  // The user may take it, too.
  const own = roleOfGreen('scribe', {}, {}, { crown: 'yellow' });
  own.green.answers('turn.choose', 'role/scribe').answers('scribe.crown', 'crown/2');
  expect(own.board.crown).toBe(GREEN);
});

test('AKK-3.16 AKK-7.16 what the supply lacks is not gained: tokens, units, canals, ziggurats', () => {
  const none = { admin: 0, royal: 0, divine: 0 };
  const scribe = roleOfGreen('scribe', { pool: POOR, supply: none });
  scribe.green.answers('turn.choose', 'role/scribe');
  expect(stocks(scribe, GREEN)).toEqual({ ...ALL, supply: [0, 0, 0] });
  const priest = roleOfGreen('priest', { reserve: { priest: 0 }, units: {} });
  priest.board.zigguratSupply[GREEN] = 0;
  priest.green.answers('turn.choose', 'role/priest');
  // Neither a priest, nor a ziggurat, nor anybody to convert with: nothing is asked.
  expect(priest.over).toBe(true);
});

test('AKK-3.05 AKK-3.08 who follows is told of, and the next is asked only then', () => {
  const t = roleOfGreen('scribe', {}, { pool: { royal: 1 } });
  t.green.answers('turn.choose', 'role/scribe').answers('scribe.crown', 'skip');
  const before = t.white.log().events.length;
  t.blue.answers('role.follow', 'cards');
  const told = t.white.log().events.slice(before)[0];
  expect([told?.type, told?.seat, told?.data]).toEqual(['role.followed', BLUE, { role: 'scribe', way: 'cards' }]);
});

test('AKK-3.02 AKK-6.08 every item of every role that asks may be skipped; its token comes all the same', () => {
  const gained = { priest: 2, engineer: 0, merchant: 0, governor: 0, builder: 0, vizier: 1, commander: 1, scribe: 1 };
  for (const [role, token] of Object.entries(gained)) {
    const t = roleOfGreen(
      role,
      { pool: {}, goods: { lapis: 3 }, tokens: { T13: 'admin' }, units: { LAG: { priest: 1 } } },
      { pool: { royal: 1 } },
    );
    t.green.answers('turn.choose', `role/${role}`);
    while (t.table.asked()[0] === GREEN) {
      const dull = t.table.options(GREEN).find((key) => key === 'skip' || key === 'done');
      t.green.answers(t.table.machine.kind, dull ?? 'neither skip nor done');
    }
    const pool = [0, 0, 0];
    pool[token] = 1;
    expect([role, t.board.pool[GREEN], t.board.roleUsed.filter(Boolean).length]).toEqual([role, pool, 1]);
  }
});
