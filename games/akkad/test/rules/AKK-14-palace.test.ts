import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board, Player } from '../support.ts';
import { akkadTable, at } from '../support.ts';

const FOUR = ['red', 'blue', 'green', 'yellow'] as const;
type Name = (typeof FOUR)[number];

const RICH = { grain: 20, sheep: 20, silver: 20 };

/** RECRUIT TROOPS at a city. */
const recruit = (red: Player, city = 'GIR', more: Partial<Board<Name>> = {}) =>
  akkadTable({
    players: FOUR,
    at: { proc: 'recruit', locals: { seat: 0, city: spaceOf(city), bought: [] }, active: 'red' },
    ...more,
    has: { ...more.has, red: { character: 'ur-utu', goods: RICH, units: {}, ...red } },
  });

/** A TAX with this city activated for it. */
const tax = (red: Player, more: Partial<Board<Name>> = {}, city = 'GIR') => {
  const player: Player = { character: 'ur-utu', units: {}, ...red, tokens: { ...red.tokens, [city]: 'royal' } };
  const locals = { seat: 0, city: spaceOf(city), all: false };
  const t = akkadTable({
    players: FOUR,
    at: { proc: 'tax', locals, active: 'red' },
    ...more,
    has: { ...more.has, red: player },
  });
  return t.board.goods[0]?.[2];
};

test('AKK-14.01 AKK-E.11 the Palace: RECRUIT TROOPS, then TAX, with a Royal token', () => {
  const red: Player = {
    home: 'uruk',
    character: 'ur-utu',
    built: ['storehouse', 'palace'],
    controls: ['URU', 'LAR', 'RAP', 'SIP'],
    units: {},
    goods: { grain: 2, silver: 2 },
    pool: { royal: 1 },
  };
  const t = akkadTable({ players: FOUR, at: { turn: 'red' }, has: { red } });
  t.red.answers('turn.choose', 'activate').answers('activate.space', 'URU');
  t.red.isAsked('building.action').offeringExactly('recruit', 'skip');
  t.red.answers('building.action', 'recruit').answers('recruit.buy', 'spearman', 'spearman');
  // Four cities: an army of four, and four silver, Uruk included.
  expect(at(t, 'URU').units).toEqual(['0 spearman 4']);
  t.red.answers('building.action', 'tax');
  expect([t.board.goods[0], t.over]).toEqual([[0, 0, 4, 0], true]);
});

test('AKK-14.02 AKK-11.01 any number and mix at cost, spearmen in pairs, placed on the city', () => {
  const t = recruit({ controls: ['GIR', 'LAG', 'NIP', 'UMM', 'SHU'] }, 'LAG', { rebels: {} });
  t.red.answers('recruit.buy', 'spearman', 'archer', 'chariot', 'shield-bearer');
  expect([at(t, 'LAG').units, t.board.goods[0]]).toEqual([
    ['0 spearman 2', '0 archer 1', '0 chariot 1', '0 shield-bearer 1'],
    [14, 15, 16, 0],
  ]);
});

test('AKK-14.03 AKK-14.06 the army size counts figures, and what the supply lacks is not for sale', () => {
  const t = recruit({ controls: ['GIR', 'LAG', 'NIP'], reserve: { archer: 0 } }, 'GIR', { rebels: {} });
  t.red.isRefused('archer', 'AKK-14.06', 'no.recruit.supply');
  t.red.answers('recruit.buy', 'spearman', 'chariot');
  // Three figures and three cities: nothing more is offered.
  expect([t.over, at(t, 'GIR').units]).toEqual([true, ['0 spearman 2', '0 chariot 1']]);
  const poor = recruit({ goods: { grain: 1, silver: 1 }, controls: ['GIR', 'LAG', 'NIP'] }, 'GIR', { rebels: {} });
  poor.red.isRefused('chariot', 'AKK-14.02', 'no.recruit.price', 'fix.goods');
});

test('AKK-14.04 neither priests nor champions are recruited at the Palace', () => {
  const t = recruit({});
  t.red.isAsked('recruit.buy').notOffering('priest', 'champion', 'mercenary');
  t.red.isRefused('priest', 'AKK-14.04', 'no.recruit.priest', 'fix.recruit.priest');
  t.red.isRefused('champion', 'AKK-14.04', 'no.recruit.champion');
});

test('AKK-14.05 AKK-12.11 AKK-E.13 a pair with room for one is paid in full and brings one', () => {
  const red: Player = {
    controls: ['GIR', 'LAG', 'NIP'],
    units: { GIR: { champion: 1, archer: 1 } },
    goods: { grain: 5, silver: 5 },
  };
  const t = recruit(red, 'GIR', { rebels: {} });
  t.red.answers('recruit.buy', 'spearman');
  expect([at(t, 'GIR').units, t.board.goods[0]]).toEqual([
    ['0 spearman 1', '0 archer 1', '0 champion 1'],
    [4, 0, 4, 0],
  ]);
  const short = recruit({ controls: ['GIR', 'LAG', 'NIP'], reserve: { spearman: 1 } }, 'GIR', { rebels: {} });
  short.red.answers('recruit.buy', 'spearman', 'done');
  expect([at(short, 'GIR').units, short.board.goods[0]]).toEqual([['0 spearman 1'], [19, 20, 19, 0]]);
});

test('AKK-14.07 AKK-14.08 AKK-A.57 1 silver for each city not activated before, near or far, and for the one activated now', () => {
  expect(tax({ controls: ['GIR', 'LAG', 'NIN', 'T15'] }, { rebels: {} })).toBe(3);
  expect(tax({ controls: ['GIR', 'LAG', 'NIN'], tokens: { NIN: 'admin' } }, { rebels: {} })).toBe(2);
  const blue: Player = { tokens: { LAG: 'divine' } };
  expect(tax({ controls: ['GIR', 'LAG'] }, { rebels: {}, has: { blue } })).toBe(1);
});

test('AKK-14.09 AKK-E.28 Tax Reform: 1 silver more for every 3 cities, activated ones too', () => {
  const controls = ['GIR', 'LAG', 'NIP', 'UMM', 'SHU', 'MRD', 'SIP'];
  const tokens = { NIP: 'admin', UMM: 'admin', SHU: 'royal' };
  expect(tax({ controls, tokens, upgrades: ['tax-reform'] }, { rebels: {} })).toBe(6);
  expect(tax({ controls, tokens }, { rebels: {} })).toBe(4);
});

test('AKK-14.10 a Storm city gives no tax and does not count for Tax Reform', () => {
  const red: Player = { controls: ['GIR', 'LAG', 'NIP'], upgrades: ['tax-reform'] };
  expect([tax(red, { rebels: {} }), tax(red, { rebels: {}, storm: 'NIP' })]).toEqual([4, 2]);
});

test('AKK-14.11 Horde: Mari gets 1 spearman free with each RECRUIT TROOPS, if it fits; no purchase is needed', () => {
  const mari: Player = { home: 'mari', goods: {} };
  const t = recruit(mari, 'MAR');
  t.red.isAsked('recruit.extra').offeringExactly('spearman', 'skip').about({ source: 'horde', space: 'MAR' });
  t.red.answers('recruit.extra', 'spearman');
  expect(at(t, 'MAR').units).toEqual(['0 spearman 1']);
  expect(recruit({ ...mari, units: { MAR: { spearman: 4 } } }, 'MAR').over).toBe(true);
  expect(recruit({ ...mari, reserve: { spearman: 0 } }, 'MAR').over).toBe(true);
  expect(recruit({ goods: {} }).over).toBe(true);
  // The Commander's secondary part is a RECRUIT TROOPS too.
  const has = { red: { ...mari, controls: ['MAR'], units: {} }, blue: { roles: ['commander'] } };
  const follow = akkadTable({ players: FOUR, at: { turn: 'blue' }, has });
  follow.blue.answers('turn.choose', 'role/commander').answers('role.item', 'skip');
  follow.red.answers('role.follow', 'recruit').answers('recruit.extra', 'spearman');
  expect(at(follow, 'MAR').units).toEqual(['0 spearman 1']);
  // Without goods nobody else has anything to follow with.
  expect(follow.over).toBe(true);
});

test('AKK-14.12 recruiting is normal where only mercenaries stand', () => {
  const t = recruit({ units: { GIR: { mercenary: 5 } }, controls: ['GIR'] });
  t.red.answers('recruit.buy', 'archer');
  expect(at(t, 'GIR').units).toEqual(['0 archer 1', '0 mercenary 5']);
});

test('AKK-14.13 price cuts add up, and no part falls below nothing', () => {
  const price = (red: Player) => {
    const t = recruit({ controls: ['GIR', 'LAG', 'NIP', 'KIS'], ...red }, 'GIR', { rebels: {} });
    t.red.answers('recruit.buy', 'chariot');
    return t.board.goods[0];
  };
  expect(price({})).toEqual([18, 18, 18, 0]);
  expect(price({ character: 'epirmupi' })).toEqual([19, 19, 18, 0]);
  expect(price({ cityCards: ['nagar'] })).toEqual([19, 19, 18, 0]);
  expect(price({ character: 'epirmupi', cityCards: ['nagar'] })).toEqual([20, 20, 18, 0]);
});

test('AKK-14.13 Kish: one pair of spearmen in each recruiting costs no silver', () => {
  const red: Player = { cityCards: ['kish'], controls: ['GIR', 'LAG', 'NIP', 'KIS'], goods: { grain: 3, silver: 1 } };
  const t = recruit(red, 'GIR', { rebels: {} });
  t.red.answers('recruit.buy', 'spearman');
  expect(t.board.goods[0]).toEqual([2, 0, 1, 0]);
  t.red.answers('recruit.buy', 'spearman');
  expect([t.board.goods[0], t.over]).toEqual([[1, 0, 0, 0], true]);
});

test('AKK-14.14 additions come once with each TAX, even without a city that counts', () => {
  const red: Player = { controls: ['GIR', 'LAG'], cityCards: ['halub'] };
  expect(tax(red)).toBe(3);
  expect(tax({ controls: ['GIR', 'LAG'] }, { event: 'tax-inflation' })).toBe(4);
  expect(tax({ ...red, controls: ['T15'] }, { event: 'tax-inflation' })).toBe(3);
});

test('AKK-4.15 Ninhursag: 1 more unit of a kind that was bought, free and within the army size', () => {
  const red: Player = { god: 'ninhursag', controls: ['GIR', 'LAG', 'NIP', 'UMM'] };
  const t = recruit(red, 'GIR', { rebels: {} });
  t.red.answers('recruit.buy', 'archer', 'chariot', 'done');
  t.red
    .isAsked('recruit.extra')
    .offeringExactly('archer', 'chariot', 'skip')
    .about({ source: 'ninhursag', space: 'GIR' });
  t.red.answers('recruit.extra', 'chariot');
  expect([at(t, 'GIR').units, t.board.goods[0]]).toEqual([
    ['0 archer 1', '0 chariot 2'],
    [17, 17, 17, 0],
  ]);
  // No room is left.
  const full = recruit({ ...red, controls: ['GIR', 'LAG'] }, 'GIR');
  full.red.answers('recruit.buy', 'spearman');
  expect(full.over).toBe(true);
  // Without a purchase nobody comes, and Mari's free spearman is none.
  const none = recruit({ ...red, home: 'mari', controls: ['MAR'] }, 'MAR');
  none.red.answers('recruit.buy', 'done').answers('recruit.extra', 'spearman');
  expect([none.over, at(none, 'MAR').units]).toEqual([true, ['0 spearman 1']]);
});

/** Green, at the third seat, activates a city for the Palace and takes the TAX only. */
function taxed(green: Player, city: string, more: Partial<Board<Name>> = {}) {
  const player: Player = { home: 'uruk', built: ['storehouse', 'palace'], units: {}, pool: { royal: 1 }, ...green };
  const t = akkadTable({
    players: FOUR,
    at: { turn: 'green' },
    rebels: {},
    ...more,
    has: { ...more.has, green: player },
  });
  t.green.answers('turn.choose', 'activate').answers('activate.space', city);
  while (!t.over) {
    const options = t.table.options(2);
    const key = ['building/palace', 'tax', 'skip'].find((one) => options.includes(one)) ?? '';
    t.table.play(2, key);
  }
  return [t.board.goods[2]?.[2], t.board.pool[2], t.board.activated[spaceOf(city)]];
}

test('AKK-14.07 AKK-14.01 the city activated for the Palace is taxed, those activated before are not', () => {
  const controls = ['URU', 'LAR', 'SIP', 'NIP'];
  expect(taxed({ controls }, 'LAR')).toEqual([4, [0, 0, 0], 4]);
  expect(taxed({ controls, tokens: { SIP: 'divine' } }, 'LAR')).toEqual([3, [0, 0, 0], 4]);
  expect(taxed({ controls }, 'LAR', { has: { red: { tokens: { NIP: 'admin' } } } })).toEqual([3, [0, 0, 0], 4]);
  // Where each player's tokens bind only that player, a foreign one does not matter.
  const own = { options: { activation: 'by-player' }, has: { red: { tokens: { NIP: 'admin' } } } };
  expect(taxed({ controls }, 'LAR', own)).toEqual([4, [0, 0, 0], 4]);
});
