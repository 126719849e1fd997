import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board, Player } from '../support.ts';
import { akkadTable } from '../support.ts';

const FOUR = ['red', 'blue', 'green', 'yellow'] as const;
type Name = (typeof FOUR)[number];

const RED: Player = { character: 'ur-utu' };

/** The Port of a city, just activated. */
const port = (red: Player, more: Partial<Board<Name>> = {}, city = 'LAG') => {
  const locals = { seat: 0, city: spaceOf(city), building: 3, at: 0, done: 0 };
  const player: Player = { ...RED, built: ['storehouse', 'port'], ...red, tokens: { [city]: 'admin' } };
  return akkadTable({
    players: FOUR,
    at: { proc: 'building.use', locals, active: 'red' },
    ...more,
    has: { ...more.has, red: player },
  });
};

const trade = (red: Player, more: Partial<Board<Name>> = {}) =>
  akkadTable({
    players: FOUR,
    at: { proc: 'trade', locals: { seat: 0, city: -1 }, active: 'red' },
    ...more,
    has: { ...more.has, red: { ...RED, ...red } },
  });

const canals = (t: { readonly board: { readonly canals: readonly number[] } }, ...ids: string[]) =>
  ids.map((id) => t.board.canals[spaceOf(id)]);

test('AKK-16.01 AKK-8.09 with a Port rivers are crossed anywhere, from the moment it is built', () => {
  // SIP and KIS are parted by the Euphrates without a crossing.
  const step = (built: string[]) => {
    const red: Player = { built, controls: ['GIR', 'SIP'], units: { SIP: { spearman: 1 } }, pool: { royal: 1 } };
    const t = akkadTable({ players: FOUR, at: { turn: 'red' }, rebels: {}, has: { red: { ...RED, ...red } } });
    t.red.answers('turn.choose', 'activate');
    return t.red.isAsked('activate.space').options.includes('D7');
  };
  expect([step(['storehouse']), step(['storehouse', 'port'])]).toEqual([false, true]);
});

test('AKK-16.02 the Port: DIG CANALS, then TRADE', () => {
  const t = port({ goods: { grain: 2 } });
  t.red.isAsked('building.action').offeringExactly('canals', 'skip');
  t.red.isRefused('trade', 'AKK-13.02', 'no.building.order');
  t.red.answers('building.action', 'skip');
  t.red.isAsked('trade.exchange');
});

test('AKK-16.03 AKK-A.39 up to 2 canals at 2 grain each, on the city or next to it, 1 grain each with Adab', () => {
  const t = port({ goods: { grain: 9 } });
  t.red.answers('building.action', 'canals');
  t.red.isAsked('canal.place').offeringExactly('LAG', 'D4', 'GIR', 'NIP', 'T13', 'T15', 'UMM', 'done');
  t.red.answers('canal.place', 'LAG', 'D4');
  t.red.isAsked('building.action').offering('trade');
  expect([canals(t, 'LAG', 'D4'), t.board.goods[0]?.[0], t.board.canalSupply[0]]).toEqual([[1, 1], 5, 8]);
  const adab = port({ goods: { grain: 9 }, cityCards: ['adab'] });
  adab.red.answers('building.action', 'canals').answers('canal.place', 'LAG', 'UMM');
  expect(adab.board.goods[0]?.[0]).toBe(7);
});

test('AKK-A.3 control of the adjacent space is not needed, unless the table plays so', () => {
  const t = port({ goods: { grain: 9 } }, { options: { 'canal-control': 'controlled' } });
  t.red.answers('building.action', 'canals');
  t.red.isAsked('canal.place').offeringExactly('LAG', 'GIR', 'T13', 'T15', 'done').notOffering('NIP', 'D4');
});

test('AKK-16.04 AKK-16.08 one canal of a player on a space, several players may share one; none without supply', () => {
  const t = port({ goods: { grain: 9 }, canals: ['LAG'] }, { has: { blue: { canals: ['UMM'] } } });
  t.red.answers('building.action', 'canals');
  t.red.isAsked('canal.place').notOffering('LAG').offering('UMM');
  t.red.isRefused('LAG', 'AKK-16.04', 'no.canal.twice', 'fix.other-space');
  t.red.answers('canal.place', 'UMM');
  expect(canals(t, 'UMM')).toEqual([3]);
  const all = ['T01', 'T02', 'T03', 'T04', 'T05', 'T06', 'T07', 'T08', 'T09', 'T10'];
  port({ goods: { grain: 9 }, canals: all }).red.isAsked('trade.exchange');
});

test('AKK-16.06 AKK-9.01 a canal makes its space water for its owner only', () => {
  const boat = (mine: string[], blues: string[]) => {
    const red: Player = {
      units: { LAG: { spearman: 1 } },
      built: ['storehouse', 'port'],
      canals: mine,
      pool: { royal: 1 },
    };
    const t = akkadTable({
      players: FOUR,
      at: { turn: 'red' },
      rebels: {},
      has: { red: { ...RED, ...red }, blue: { canals: blues } },
    });
    t.red.answers('turn.choose', 'activate');
    return t.red.isAsked('activate.space').options.includes('T22');
  };
  // LAG, NIP by boat, then T22: two spaces that touch no river.
  expect([boat([], []), boat([], ['NIP', 'T22']), boat(['NIP', 'T22'], [])]).toEqual([false, false, true]);
});

test('AKK-16.07 AKK-22.21 canals stay when control changes, and go by Canal Removal, to their owner’s supply', () => {
  const has = { blue: { canals: ['AWA'] }, red: { ...RED, cards: ['canal-removal#1'], canals: ['AWA'] } };
  const locals = { seat: 0, space: spaceOf('AWA'), rule: 'AKK-8.11' };
  const taken = akkadTable({ players: FOUR, at: { proc: 'control.take', locals }, has });
  expect(canals(taken, 'AWA')).toEqual([3]);
  const t = akkadTable({ players: FOUR, at: { turn: 'red' }, has });
  t.red.answers('turn.choose', 'card/canal-removal#1');
  t.red.isAsked('canal.destroy').offeringExactly('0/AWA', '1/AWA');
  t.red.answers('canal.destroy', '1/AWA');
  expect([canals(t, 'AWA'), t.board.canalSupply[1]]).toEqual([[1], 10]);
});

test('AKK-16.09 AKK-16.10 the treasury: staples 1 for 1, a silver for 3 of any mix, a lapis for 2 silver or 6 staples, both ways', () => {
  const t = trade({ goods: { grain: 4, sheep: 3 } });
  t.red.answers('trade.exchange', 'grain>sheep');
  expect(t.board.goods[0]).toEqual([3, 4, 0, 0]);
  t.red.answers('trade.exchange', 'staples>silver');
  t.red.isAsked('trade.staple').offeringExactly('grain/0', 'grain/1', 'grain/2', 'grain/3');
  t.red.answers('trade.staple', 'grain/2');
  expect(t.board.goods[0]).toEqual([1, 3, 1, 0]);
  t.red.answers('trade.exchange', 'silver>staples').answers('trade.staple', 'grain/3');
  expect(t.board.goods[0]).toEqual([4, 3, 0, 0]);
  t.red.isRefused('silver>lapis', 'AKK-16.09', 'no.trade.poor', 'fix.goods');
  t.red.answers('trade.exchange', 'staples>lapis').answers('trade.staple', 'grain/3');
  expect(t.board.goods[0]).toEqual([1, 0, 0, 1]);
  t.red.answers('trade.exchange', 'lapis>silver', 'silver>lapis', 'lapis>staples').answers('trade.staple', 'grain/0');
  t.red.answers('trade.exchange', 'sheep>grain', 'done');
  expect([t.board.goods[0], t.over]).toEqual([[2, 5, 0, 0], true]);
});

test('AKK-16.09 AKK-18.11 when Susa pays its mission amid an exchange of lapis, nothing is exchanged', () => {
  const t = trade({ home: 'susa', goods: { lapis: 18 } });
  t.red.answers('trade.exchange', 'lapis>staples').takes('~mission.buy/pay').answers('trade.staple', 'grain/6');
  expect([t.board.missionScored[0], t.board.goods[0], t.over]).toEqual([true, [0, 0, 0, 0], true]);
});

test('AKK-16.09 Caravan Colony gains 1 silver at the start of each TRADE; Eshnunna sells 1 lapis for 1 silver, once', () => {
  const t = trade({ home: 'assur', cityCards: ['eshnunna'], goods: { silver: 1 } });
  expect(t.board.goods[0]?.[2]).toBe(2);
  t.red.answers('trade.exchange', 'silver>lapis/eshnunna');
  expect(t.board.goods[0]).toEqual([0, 0, 1, 1]);
  t.red.isRefused('silver>lapis/eshnunna', 'AKK-16.09', 'no.trade.bargain');
  const none = trade({ goods: { silver: 1 } });
  none.red.isRefused('silver>lapis/eshnunna', 'AKK-16.09', 'no.trade.eshnunna');
});

/** Red at Girsu and blue at Susa border each other: T13 and PAS. */
const NEAR = { blue: { controls: ['SUS', 'PAS'], goods: { lapis: 2, grain: 1 } } };

test('AKK-16.11 AKK-16.14 players trade any goods at any rate, if both agree; the treasury in the same TRADE', () => {
  const t = trade({ goods: { grain: 2, sheep: 1 } }, { has: NEAR, rebels: {} });
  t.red.answers('trade.exchange', 'sheep>grain', 'players').answers('trade.partner', '1');
  t.red.answers('trade.compose', 'give+grain', 'give+grain', 'get+lapis', 'get+lapis', 'send');
  t.blue.answers('trade.answer', 'accept');
  expect([t.board.goods[0], t.board.goods[1]]).toEqual([
    [1, 0, 0, 2],
    [3, 0, 0, 0],
  ]);
  t.red.isAsked('trade.exchange').offering('lapis>silver', 'players', 'done');
  t.red
    .answers('trade.exchange', 'players')
    .answers('trade.partner', '1')
    .answers('trade.compose', 'give+grain', 'send');
  t.blue.answers('trade.answer', 'decline');
  expect(t.board.goods[0]).toEqual([1, 0, 0, 2]);
  // Everybody knows how often somebody was asked.
  t.red.isAsked('trade.exchange').about({ offers: [0, 2, 0, 0] });
});

test('AKK-16.12 AKK-16.17 only players whose spaces share a border trade, rivers notwithstanding', () => {
  const t = trade({ goods: { grain: 2 } }, { has: NEAR, rebels: {} });
  t.red.answers('trade.exchange', 'players');
  t.red.isAsked('trade.partner').offeringExactly('1', 'done');
  t.red.isRefused('2', 'AKK-16.12', 'no.trade.far', 'fix.trade.border');
  // Nobody near: players are not on offer at all.
  trade({ goods: { grain: 2 } }).red.isRefused('players', 'AKK-16.12', 'no.trade.nobody', 'fix.trade.border');
  // The Tigris parts T13 and D4, LAG and T13: a border all the same.
  const across = trade({ controls: ['LAG'], units: {} }, { has: { blue: { controls: ['T13'], units: {} } } });
  across.red.isAsked('trade.exchange').offering('players');
});

test('AKK-16.13 AKK-16.15 only goods change hands, and one side is always the player who trades', () => {
  const has = { blue: { ...NEAR.blue, cards: ['miss#1'] }, green: { controls: ['URU', 'D5', 'LAR', 'ERI'] } };
  const t = trade({ goods: { grain: 1 }, cards: ['miss#2'] }, { has, rebels: {} });
  t.red.answers('trade.exchange', 'players').answers('trade.partner', '1');
  t.red.isAsked('trade.compose').offeringExactly('give+grain', 'get+grain', 'get+lapis', 'withdraw');
  t.red.answers('trade.compose', 'give+grain', 'send');
  // Blue may answer red, and nobody else is asked.
  t.blue.isAsked('trade.answer').offeringExactly('accept', 'counter', 'decline');
  t.green.isNotAsked();
});

test('AKK-16.18 at most 3 offers to a partner, each with at most one counter-offer', () => {
  const t = trade({ goods: { grain: 5 } }, { has: NEAR, rebels: {} });
  for (let offers = 0; offers < 3; offers++) {
    t.red
      .answers('trade.exchange', 'players')
      .answers('trade.partner', '1')
      .answers('trade.compose', 'give+grain', 'send');
    t.blue.answers('trade.answer', 'counter').answers('trade.compose', 'get+grain', 'send');
    t.red.isAsked('trade.answer').offeringExactly('accept', 'decline');
    t.red.isRefused('counter', 'AKK-16.11', 'kernel.offer-last');
    t.red.answers('trade.answer', 'decline');
  }
  t.red.isAsked('trade.exchange').notOffering('players');
});

test('AKK-16.16 Advanced Docks belongs to the Port', () => {
  const t = akkadTable({
    players: FOUR,
    at: { turn: 'red' },
    has: { red: { ...RED, built: ['storehouse', 'port'], god: 'enlil' } },
  });
  t.red.answers('turn.choose', 'worship');
  t.red.isAsked('building.gain').offering('upgrade/advanced-docks');
});

test('AKK-16.10 no more of a staple is paid than there is, and any mix may be gained', () => {
  const green = { goods: { grain: 4, sheep: 1, silver: 1 }, controls: ['T13'], units: {} };
  const locals = { seat: 2, city: -1 };
  const t = akkadTable({ players: FOUR, at: { proc: 'trade', locals, active: 'green' }, rebels: {}, has: { green } });
  t.green.answers('trade.exchange', 'staples>silver');
  t.green.isAsked('trade.staple').offeringExactly('grain/2', 'grain/3').about({ exchange: 'staples>silver', n: 3 });
  t.green.answers('trade.staple', 'grain/2');
  expect(t.board.goods[2]).toEqual([2, 0, 2, 0]);
  t.green.answers('trade.exchange', 'silver>staples');
  t.green.isAsked('trade.staple').offeringExactly('grain/0', 'grain/1', 'grain/2', 'grain/3');
  t.green.answers('trade.staple', 'grain/1');
  expect(t.board.goods[2]).toEqual([3, 2, 1, 0]);
});

test('AKK-16.03 a canal costs 2 grain, with Adab 1, and nothing else', () => {
  const dig = (grain: number, cityCards: string[]) => {
    const t = port({ goods: { grain }, cityCards });
    t.red.answers('building.action', 'canals').answers('canal.place', 'LAG');
    return t.board.goods[0];
  };
  expect([dig(2, []), dig(1, ['adab'])]).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  expect(port({ goods: { grain: 1 } }).red.isAsked().options).not.toContain('canals');
});
