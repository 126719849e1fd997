import { expect, test } from 'vitest';
import type { Board, Player } from '../support.ts';
import { akkadTable, at } from '../support.ts';

const FIVE = ['red', 'blue', 'green', 'yellow', 'white'] as const;
type Name = (typeof FIVE)[number];

/** Red's turn with a role card; Red rules Girsu (GIR, LAG, T13, T14, T15), Blue Susa, Green Uruk. Nobody else has tokens unless said. */
function roleTurn(
  role: string,
  red: Player = {},
  others: { [name: string]: Player } = {},
  more: Partial<Board<Name>> = {},
) {
  const bare = { pool: {} };
  const has = { blue: bare, green: bare, yellow: bare, white: bare, ...others, red: { roles: [role], ...red } };
  return akkadTable({ players: FIVE, at: { turn: 'red' }, ...more, has });
}

test('AKK-3.01 AKK-3.04 playing a role card is an action, once; then it is used', () => {
  const t = roleTurn('engineer', { pool: {} });
  t.red.answers('turn.choose', 'role/engineer').answers('canal.place', 'done');
  expect([t.over, t.board.roleUsed[1]]).toEqual([true, true]);
  const used = akkadTable({ players: FIVE, at: { turn: 'red' }, has: { red: { usedRoles: ['engineer'] } } });
  used.red.isAsked('turn.choose').notOffering('role/engineer');
});

test('AKK-3.02 AKK-3.03 AKK-A.74 items come in the printed order and may be skipped', () => {
  const t = roleTurn('commander');
  t.red.answers('turn.choose', 'role/commander');
  expect(t.board.pool[0]).toEqual([2, 3, 2]);
  t.red.answers('role.item', 'skip');
  expect([t.over, at(t, 'GIR').units]).toEqual([true, ['0 champion 1']]);
});

test('AKK-3.05 AKK-3.07 AKK-3.08 AKK-3.09 all others may follow once, clockwise, after the primary part; passed ones too', () => {
  const royal = { pool: { royal: 1 } };
  const t = roleTurn('scribe', {}, { blue: { ...royal, passed: true }, white: royal });
  t.red.answers('turn.choose', 'role/scribe');
  t.blue.isNotAsked();
  t.red.answers('scribe.crown', 'skip');
  t.blue.answers('role.follow', 'cards');
  t.white.answers('role.follow', 'decline');
  expect([t.over, t.board.hand.map((cards) => cards.length)]).toEqual([true, [2, 2, 0, 0, 0]]);
});

test('AKK-3.06 the user never does the secondary part', () => {
  const t = roleTurn('scribe', { pool: { royal: 5 } });
  t.red.answers('turn.choose', 'role/scribe').answers('scribe.crown', 'skip');
  expect([t.over, t.board.pool[0]]).toEqual([true, [0, 6, 0]]);
});

test('AKK-3.10 AKK-3.13 a paid token returns to the supply; who has none cannot follow', () => {
  const t = roleTurn('scribe', {}, { blue: { pool: { royal: 1, admin: 3 } }, green: { pool: { divine: 3 } } });
  t.red.answers('turn.choose', 'role/scribe').answers('scribe.crown', 'skip');
  t.blue.answers('role.follow', 'cards');
  expect([t.over, t.board.pool[1], t.board.supply[1], t.board.activated.some((mask) => mask !== 0)]).toEqual([
    true,
    [3, 0, 0],
    [5, 8, 8],
    false,
  ]);
});

test('AKK-E.2 AKK-3.11 AKK-3.23 AKK-3.24 Priest secondary: a priest anywhere, or a ziggurat where no token lies', () => {
  const blue = { pool: { divine: 1 } };
  const tokens = { yellow: { pool: {}, tokens: { SUS: 'royal' } } };
  const follow = () => {
    const t = roleTurn('priest', {}, { blue, ...tokens });
    t.red.answers('turn.choose', 'role/priest').answers('units.place', 'skip').answers('role.item', 'skip');
    return t;
  };
  const paying = follow();
  paying.blue.answers('role.follow', 'priest');
  paying.blue.isAsked('units.place').offering('SUS', 'AWA');
  paying.blue.answers('units.place', 'SUS');
  expect([at(paying, 'SUS').units, paying.board.supply[1]]).toEqual([
    ['1 priest 1', '1 champion 1'],
    [8, 8, 8],
  ]);
  const activating = follow();
  activating.blue.answers('role.follow', 'ziggurat');
  // Only one city is left, so nobody is asked which.
  expect([at(activating, 'AWA').ziggurat, activating.board.tokens[1]?.filter((type) => type > 0)]).toEqual([1, [3]]);
});

test('AKK-3.12 AKK-E.17 AKK-22.06 an activated city is legal for the Governor and illegal for the Builder', () => {
  const blue = { pool: { admin: 1 }, tokens: { SUS: 'royal' } };
  const governed = roleTurn('governor', {}, { blue });
  governed.red.answers('turn.choose', 'role/governor').answers('collect.city', 'skip');
  governed.blue.answers('role.follow', 'admin').isAsked('collect.city').offering('SUS', 'AWA');
  const built = roleTurn('builder', {}, { blue: { ...blue, controls: ['SUS'] } });
  built.red.answers('turn.choose', 'role/builder').answers('building.gain', 'skip');
  expect(built.over).toBe(true);
});

test('AKK-3.14 AKK-A.17 a role needs no building: Trade, Collect and recruiting without Port and Palace', () => {
  const t = roleTurn('merchant', { goods: { grain: 1 } });
  t.red
    .answers('turn.choose', 'role/merchant')
    .answers('role.item', 'trade')
    .answers('trade.exchange', 'grain>sheep', 'done');
  expect(t.board.goods[0]?.slice(0, 2)).toEqual([0, 1]);
});

test('AKK-3.15 AKK-3.16 units must fit the army size and be in the supply', () => {
  const full = roleTurn('commander', { units: { GIR: { champion: 1 }, LAG: { spearman: 1 } } });
  full.red.answers('turn.choose', 'role/commander').answers('role.item', 'spearman').answers('units.place', 'LAG');
  expect(at(full, 'LAG').units).toEqual(['0 spearman 2']);
  const none = roleTurn('commander', { reserve: { archer: 0 } });
  none.red.answers('turn.choose', 'role/commander').isAsked('role.item').notOffering('archer').offering('spearman');
});

test('AKK-3.17 AKK-3.30 AKK-3.31 the Governor collects from all around, without activating', () => {
  const t = roleTurn(
    'governor',
    { tokens: { GIR: 'royal' }, controls: ['GIR'] },
    { blue: { pool: {}, controls: ['LAG'] } },
  );
  t.red.answers('turn.choose', 'role/governor').answers('collect.city', 'GIR').answers('collect.choose', 'grain');
  // GIR one grain of choice, LAG silver, T13 and T14 grain, T15 sheep.
  expect([t.board.goods[0], t.board.pool[0]]).toEqual([
    [3, 1, 1, 0],
    [3, 2, 2],
  ]);
});

test('AKK-3.20 AKK-3.21 AKK-3.22 Priest: a Divine token, a priest, then a ziggurat or a conversion', () => {
  const t = roleTurn('priest');
  t.red.answers('turn.choose', 'role/priest').answers('units.place', 'LAG');
  t.red.isAsked('role.item').offering('convert', 'ziggurat', 'skip');
  t.red.answers('role.item', 'ziggurat').answers('ziggurat.place', 'GIR');
  expect([t.board.pool[0], at(t, 'LAG').units, at(t, 'GIR').ziggurat]).toEqual([[2, 2, 3], ['0 priest 1'], 0]);
});

test('AKK-3.25 AKK-3.26 Engineer: a token, 3 silver, a canal at home and one anywhere', () => {
  const t = roleTurn('engineer');
  t.red.answers('turn.choose', 'role/engineer');
  t.red.isAsked('canal.place').offering('GIR', 'T15').notOffering('SUS', 'D3');
  t.red.answers('canal.place', 'T15');
  t.red.isAsked('canal.place').offering('SUS', 'D3').notOffering('T15');
  t.red.answers('canal.place', 'D3');
  expect([t.board.goods[0]?.[2], t.board.pool[0]?.[0], t.board.canalSupply[0]]).toEqual([3, 3, 8]);
});

test('AKK-3.27 Engineer secondary: up to two canals on spaces one controls', () => {
  const t = roleTurn('engineer', {}, { blue: { pool: { admin: 1 } } });
  t.red.answers('turn.choose', 'role/engineer').answers('canal.place', 'done');
  t.blue
    .answers('role.follow', 'canals')
    .answers('canal.place', 'SUS')
    .isAsked('canal.place')
    .notOffering('GIR', 'SUS');
});

test('AKK-3.28 AKK-3.29 Merchant: silver for cities on water; the others pay an Admin token for a Trade', () => {
  const t = roleTurn(
    'merchant',
    { controls: ['GIR', 'LAG', 'SHU', 'NIP'], canals: ['NIP'] },
    { blue: { pool: { admin: 1 } } },
  );
  t.red.answers('turn.choose', 'role/merchant').answers('role.item', 'skip');
  // GIR and LAG touch the Tigris, NIP has a canal, SHU neither.
  expect(t.board.goods[0]?.[2]).toBe(3);
  t.blue.answers('role.follow', 'trade');
  expect(t.board.pool[1]).toEqual([0, 0, 0]);
});

test('AKK-E.14 AKK-3.32 AKK-3.33 Governor secondary: any token, a normal Collect, nothing activated', () => {
  const blue = { pool: { divine: 1 }, tokens: { SUS: 'royal' } };
  const t = roleTurn('governor', {}, { blue });
  t.red.answers('turn.choose', 'role/governor').answers('collect.city', 'skip');
  t.blue.answers('role.follow', 'divine').answers('collect.city', 'SUS');
  // The activated city gives nothing without a canal: silver of AWA, sheep of T10 and T12, grain of T11.
  expect([t.board.goods[1], t.board.tokens[1]?.filter((type) => type > 0).length]).toEqual([[1, 2, 1, 0], 1]);
});

test('AKK-3.34 AKK-3.35 AKK-3.36 Builder: a building free, and an upgrade of it for 1 lapis', () => {
  const t = roleTurn('builder', { goods: { lapis: 1 } });
  t.red.answers('turn.choose', 'role/builder').answers('building.gain', 'build/palace').answers('role.item', 'upgrade');
  t.red.answers('building.gain', 'upgrade/royal-roads');
  expect([t.board.built[0], t.board.upgraded[0]?.[2], t.board.goods[0]?.[3]]).toEqual([
    [true, true, false, false],
    true,
    0,
  ]);
});

test('AKK-3.36 AKK-3.40 AKK-18.11 when Susa pays its mission amid a purchase, nothing is left to buy with', () => {
  const susa = { home: 'susa', goods: { lapis: 18 } } as const;
  const building = roleTurn('builder', susa);
  building.red.answers('turn.choose', 'role/builder').answers('building.gain', 'skip');
  building.red.isAsked('role.item').offeringExactly('upgrade', 'skip');
  building.red.takes('~mission.buy/pay');
  const buying = roleTurn('vizier', susa);
  buying.red.answers('turn.choose', 'role/vizier').isAsked('token.buy').offering('admin', 'done');
  buying.red.takes('~mission.buy/pay');
  for (const t of [building, buying])
    expect([t.board.missionScored[0], t.board.goods[0], t.over]).toEqual([true, [0, 0, 0, 0], true]);
});

test('AKK-3.37 AKK-A.18 AKK-7.20 Builder secondary: an activation for a building or for a paid upgrade', () => {
  const t = roleTurn('builder', {}, { blue: { pool: { admin: 1 }, goods: { lapis: 1 } } });
  t.red.answers('turn.choose', 'role/builder').answers('building.gain', 'skip');
  t.blue.isAsked('role.follow').offering('build', 'upgrade');
  t.blue.answers('role.follow', 'upgrade').isAsked('role.activate').about({ role: 'builder' });
  t.blue.answers('role.activate', 'AWA').answers('building.gain', 'upgrade/granary');
  expect([t.board.upgraded[1]?.[1], t.board.goods[1]?.[3], t.board.pool[1], t.over]).toEqual([
    true,
    0,
    [0, 0, 0],
    true,
  ]);
});

test('AKK-3.38 AKK-3.39 AKK-A.19 Vizier: a victim returns a token and the user gains one of that type', () => {
  const t = roleTurn('vizier', { supply: { divine: 0 } }, { blue: { pool: { admin: 1, divine: 1 } } });
  t.red.answers('turn.choose', 'role/vizier');
  t.red.isAsked('vizier.victim').offering('1/admin').notOffering('1/divine', '2/admin');
  t.red.answers('vizier.victim', '1/admin');
  expect([t.board.pool[0], t.board.pool[1], t.board.supply[1]]).toEqual([
    [3, 3, 2],
    [0, 0, 1],
    [8, 8, 7],
  ]);
});

test('AKK-A.73 with all other pools empty the Vizier takes from nobody', () => {
  const t = roleTurn('vizier');
  t.red.answers('turn.choose', 'role/vizier');
  expect(t.over).toBe(true);
});

test('AKK-3.40 up to three tokens for lapis, for the user and for the others', () => {
  const t = roleTurn('vizier', { goods: { lapis: 5 } }, { blue: { pool: {}, goods: { lapis: 1 } } });
  t.red.answers('turn.choose', 'role/vizier').answers('token.buy', 'admin', 'admin', 'divine');
  t.blue.answers('role.follow', 'tokens').answers('token.buy', 'royal');
  expect([t.board.goods[0]?.[3], t.board.pool[0], t.board.pool[1]]).toEqual([2, [4, 3, 3], [0, 1, 0]]);
});

test('AKK-3.41 AKK-3.42 AKK-3.43 AKK-9.30 Commander: units, and one token off the board but no expedition’s', () => {
  const voyage = { to: 'HAL', units: { spearman: 1 } };
  const t = roleTurn('commander', { tokens: { LAG: 'admin', HAL: 'royal' }, voyage });
  t.red.answers('turn.choose', 'role/commander').answers('role.item', 'archer').answers('units.place', 'GIR');
  t.red.isAsked('commander.recall').offering('LAG').notOffering('HAL');
  const before = t.board.supply[0]?.[0] ?? 0;
  t.red.answers('commander.recall', 'LAG');
  expect([t.board.supply[0]?.[0], t.board.tokens[0]?.filter((type) => type > 0).length]).toEqual([before + 1, 1]);
  expect(at(t, 'GIR').units).toEqual(['0 archer 1', '0 champion 1']);
});

test('AKK-3.44 Commander secondary: recruiting at home at the usual prices, activated or not', () => {
  const blue = { pool: { royal: 1 }, goods: { grain: 2, silver: 2 }, tokens: { SUS: 'admin' } };
  const t = roleTurn('commander', {}, { blue });
  t.red.answers('turn.choose', 'role/commander').answers('role.item', 'skip');
  t.blue.answers('role.follow', 'recruit').answers('recruit.buy', 'spearman');
  // Army size 2 and a champion there: one of the pair is placed.
  expect([at(t, 'SUS').units, t.board.goods[1]]).toEqual([
    ['1 spearman 1', '1 champion 1'],
    [1, 0, 1, 0],
  ]);
});

test('AKK-3.49 AKK-A.54 recruiting at a lost home city fights for it, or retakes it where nobody stands', () => {
  const blue = {
    pool: { royal: 1 },
    goods: { grain: 1, silver: 1 },
    controls: ['AWA'],
    units: { AWA: { champion: 1 } },
  };
  const besieged = roleTurn(
    'commander',
    {},
    { blue, green: { pool: {}, units: { SUS: { spearman: 1 } } } },
    {
      chance: { 'roll.combat': ['1', '0'] },
    },
  );
  besieged.red.answers('turn.choose', 'role/commander').answers('role.item', 'skip');
  besieged.blue.answers('role.follow', 'recruit').answers('recruit.buy', 'spearman').answers('combat.retreat', 'no');
  besieged.green.answers('combat.retreat', 'no');
  expect(at(besieged, 'SUS')).toEqual({ control: 1, units: ['1 spearman 1'], rebels: 0, ziggurat: -1 });
  const empty = roleTurn('commander', {}, { blue });
  empty.red.answers('turn.choose', 'role/commander').answers('role.item', 'skip');
  empty.blue.answers('role.follow', 'recruit').answers('recruit.buy', 'spearman');
  expect(at(empty, 'SUS').control).toBe(1);
});

test('AKK-3.45 AKK-3.46 AKK-3.48 Scribe: two cards and the Crown to anybody; the others pay for two cards', () => {
  const t = roleTurn('scribe', {}, { blue: { pool: { royal: 1 } } }, { crown: 'blue' });
  t.red.answers('turn.choose', 'role/scribe');
  t.red.isAsked('scribe.crown').offering('crown/0', 'crown/2', 'skip').notOffering('crown/1');
  t.red.answers('scribe.crown', 'crown/2');
  t.blue.answers('role.follow', 'cards');
  expect([t.board.crown, t.board.hand[0]?.length, t.board.hand[1]?.length]).toEqual([2, 2, 2]);
});

test('AKK-3.47 AKK-A.21 a moved Crown does not change the turns of this phase', () => {
  const has = { red: { roles: ['scribe'] } };
  const t = akkadTable({ players: FIVE, at: 'action', has });
  t.red.answers('turn.choose', 'role/scribe').answers('scribe.crown', 'crown/3');
  for (const name of ['blue', 'green', 'yellow', 'white'] as const) t[name].answers('role.follow', 'decline');
  t.blue.isAsked('turn.choose');
});

test('AKK-3.50 AKK-21.02 two role cards are two actions, in any order, with others in between', () => {
  const t = akkadTable({
    players: ['red', 'blue', 'green'],
    at: { turn: 'red' },
    has: { red: { roles: ['scribe', 'builder'] } },
  });
  t.red.isAsked('turn.choose').offering('role/scribe', 'role/builder', 'activate').notOffering('pass');
});

test('AKK-3.51 AKK-6.14 a point scored in the primary part may end the game before anybody follows', () => {
  const has = {
    red: { roles: ['builder'], home: 'assur', vp: 5, built: ['storehouse', 'palace', 'temple', 'port'] } as const,
  };
  const upgrades = ['sheepfold', 'granary', 'royal-roads', 'tax-reform', 'zealotry'];
  const sites = ['ASS', 'EKA'];
  const t = akkadTable({
    players: FIVE,
    at: { turn: 'red' },
    has: { red: { ...has.red, upgrades, controls: sites, ziggurats: sites } },
  });
  t.red.answers('turn.choose', 'role/builder').answers('building.gain', 'upgrade/advanced-docks');
  t.red.answers('quest.score', 'mission');
  expect([t.over, t.outcome?.winners, t.board.vp[0]]).toEqual([true, [0], 9]);
});
