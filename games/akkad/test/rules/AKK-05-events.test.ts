import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board } from '../support.ts';
import { akkadTable, at, playOn } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];

/** The event phase of round 3 with this event on top. */
const event = (id: string, more: Partial<Board<Name>> = {}) =>
  akkadTable({ players: THREE, at: 'event', round: 3, eventTop: [id], ...more });

test('AKK-5.02 AKK-5.03 AKK-5.12 the top card is revealed, lasts for the round and does not come back', () => {
  const t = event('drought', { event: 'floods' });
  expect([t.board.eventNow, t.board.eventPast, t.board.eventDeck.length]).toEqual([['drought'], ['floods'], 10]);
  expect([t.board.phase, t.board.round]).toEqual(['action', 3]);
});

test('AKK-5.04 AKK-5.06 rebels that arrive where units stand fight at once, before the action phase', () => {
  const has = { red: { controls: ['GIR', 'LAG', 'T15'], units: { LAG: { spearman: 1 }, GIR: { champion: 1 } } } };
  const won = event('uprising', {
    has: { ...has, blue: { controls: ['SUS'] }, green: { controls: ['URU'] } },
    chance: { 'roll.combat': ['0', '1', '0', '1'] },
  });
  // Red has the most cities, and of those only LAG may be chosen.
  playOn(won, () => won.board.phase === 'action');
  expect(at(won, 'LAG')).toEqual({ control: 0, units: ['0 spearman 1'], rebels: 0, ziggurat: -1 });
  const lost = event('uprising', {
    has: { ...has, blue: { controls: ['SUS'] }, green: { controls: ['URU'] } },
    chance: { 'roll.combat': ['1', '0'] },
  });
  lost.red.answers('combat.retreat', 'no');
  expect(at(lost, 'LAG')).toEqual({ control: -1, units: [], rebels: 2, ziggurat: -1 });
});

test('AKK-5.07 AKK-5.14 rebels end control where no unit stands, or only mercenaries', () => {
  const red = {
    controls: ['GIR', 'LAG', 'UMM'],
    ziggurats: ['LAG'],
    units: { GIR: { champion: 1 }, UMM: { mercenary: 2 } },
  };
  const has = { red, blue: { controls: ['SUS'] }, green: { controls: ['URU'] } };
  const empty = event('uprising', { has });
  empty.red.isAsked('rebels.place').offering('LAG', 'UMM').notOffering('GIR');
  empty.red.answers('rebels.place', 'LAG');
  expect([at(empty, 'LAG'), empty.board.zigguratSupply[0]]).toEqual([
    { control: -1, units: [], rebels: 2, ziggurat: -1 },
    7,
  ]);
  const hired = event('uprising', { has });
  hired.red.answers('rebels.place', 'UMM');
  expect(at(hired, 'UMM')).toEqual({ control: -1, units: [], rebels: 2, ziggurat: -1 });
});

test('AKK-5.14 units without attack may escape, and then control ends', () => {
  const red = { controls: ['GIR', 'LAG', 'T15'], units: { GIR: { champion: 1 }, T15: { priest: 1 } } };
  const t = event('gutian-raid', { has: { red } });
  t.red.answers('escape.choose', 'GIR');
  expect([at(t, 'T15').control, at(t, 'GIR').units]).toEqual([-1, ['0 priest 1', '0 champion 1']]);
});

test('AKK-5.08 AKK-5.09 AKK-5.11 who cannot pay in full pays what there is, by their own choice, to the treasury', () => {
  const has = { red: { goods: { grain: 2, lapis: 2 } }, blue: { goods: { sheep: 2 } } };
  const t = event('tribute-demand', { has });
  t.red.answers('goods.give', 'lapis', 'grain', 'grain');
  expect(t.board.goods).toEqual([
    [0, 0, 0, 1],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});

test('AKK-5.10 AKK-5.16 a champion is never demanded; who has nothing to give is skipped', () => {
  const has = { red: { units: { GIR: { champion: 1, spearman: 1, mercenary: 1 } }, goods: { silver: 3 } } };
  const t = event('levy-for-the-king', { has });
  expect([...t.red.isAsked('event.levy').options]).toEqual(['silver', 'spearman/GIR']);
  t.red.answers('event.levy', 'spearman/GIR');
  // Then only silver is left, and after that nothing is asked of anybody.
  expect([t.board.goods[0], at(t, 'GIR').units, t.board.reserve[0]?.[0]]).toEqual([
    [0, 0, 1, 0],
    ['0 champion 1', '0 mercenary 1'],
    16,
  ]);
});

test('AKK-5.13 an order is clockwise from the Crown holder', () => {
  const goods = { grain: 2, silver: 2, lapis: 2 };
  const t = event('tribute-demand', { crown: 'blue', has: { red: { goods }, blue: { goods }, green: { goods } } });
  t.blue.answers('goods.give', 'grain', 'grain', 'lapis');
  t.green.answers('goods.give', 'grain', 'grain', 'lapis');
  t.red.isAsked('goods.give');
});

test('AKK-5.15 an event combat activates nothing', () => {
  const has = { red: { controls: ['GIR', 'T15'], units: { GIR: { champion: 1 }, T15: { archer: 1 } } } };
  const t = event('gutian-raid', { has, chance: { 'roll.volley': ['0', '0'], 'roll.combat': ['0', '1'] } });
  playOn(t, () => t.board.phase === 'action');
  expect([at(t, 'T15').units, t.board.activated.some((mask) => mask !== 0)]).toEqual([['0 archer 1'], false]);
});

test('C10 Royal Gift, Tax Inflation and Return of the Rebels', () => {
  const gift = event('royal-gift');
  for (const name of THREE) gift[name].answers('token.gain', 'royal');
  expect([gift.board.pool[0], gift.board.hand.map((cards) => cards.length)]).toEqual([
    [2, 3, 2],
    [1, 1, 1],
  ]);
  const tax = event('tax-inflation', { has: { red: { built: ['palace'] } } });
  expect(tax.board.goods.map((goods) => goods[2])).toEqual([0, 1, 1]);
  const has = { red: { controls: ['GIR', 'NIP', 'KIS'], cityCards: ['nippur'], units: { KIS: { spearman: 1 } } } };
  const back = event('return-of-the-rebels', { has, rebels: {} });
  expect([at(back, 'NIP').control, at(back, 'NIP').rebels, at(back, 'KIS').control, back.board.cityCard[9]]).toEqual([
    -1, 1, 0, -1,
  ]);
  expect(back.board.rebels[spaceOf('AGD')]).toBe(0);
});
