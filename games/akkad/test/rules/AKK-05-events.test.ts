import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import { IDS } from '../../rules/geography.ts';
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

/** The same with four, the first seat standing aside: green at 1, red at 2, blue at 3 holds the Crown. */
const FOUR = ['white', 'green', 'red', 'blue'] as const;
const ofFour = (id: string, more: Partial<Board<(typeof FOUR)[number]>> = {}) =>
  akkadTable({ players: FOUR, at: 'event', round: 3, crown: 'blue', eventTop: [id], rebels: {}, ...more });

test('AKK-5.08 AKK-5.09 the Levy takes two units or 2 silver each, and from who has neither whatever silver there is', () => {
  const has = {
    white: { units: {}, goods: { silver: 1, grain: 4 } },
    green: { units: { SUS: { champion: 1 } }, goods: { silver: 5 } },
    red: { units: { URU: { spearman: 1, 'chariot!': 1, chariot: 1 } }, goods: { silver: 1 } },
    blue: { units: { ASS: { champion: 1, archer: 2 } }, goods: {} },
  };
  const t = ofFour('levy-for-the-king', { has });
  t.blue.isNotAsked();
  // Blue's archers and green's silver are all they have to give: nobody is asked.
  t.red.isAsked('event.levy').offeringExactly('spearman/URU', 'chariot/URU').about({ left: 2 });
  t.red.answers('event.levy', 'chariot/URU');
  t.red.isAsked('event.levy').about({ left: 1 });
  t.red.answers('event.levy', 'chariot/URU');
  expect(t.board.goods).toEqual([
    [4, 0, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 0],
  ]);
  expect([at(t, 'URU').units, t.board.hurt[2]?.some((n) => n > 0), at(t, 'ASS').units]).toEqual([
    ['2 spearman 1'],
    false,
    ['3 champion 1'],
  ]);
  expect([t.board.reserve[2]?.[3], t.board.reserve[3]?.[1]]).toEqual([6, 10]);
});

test('AKK-5.08 AKK-5.11 the tribute is three goods of the payer’s choice, or all there are', () => {
  const has = { red: { goods: { grain: 1, lapis: 1 } }, blue: { goods: { sheep: 2, silver: 2 } } };
  const t = ofFour('tribute-demand', { has });
  t.blue.isAsked('goods.give').offeringExactly('sheep', 'silver').about({ to: -1, left: 3 });
  // After two silver only sheep are left to give.
  t.blue.answers('goods.give', 'silver', 'silver');
  t.red.answers('goods.give', 'lapis');
  expect(t.board.goods.slice(2)).toEqual([
    [0, 0, 0, 0],
    [0, 1, 0, 0],
  ]);
});

test('AKK-5.06 AKK-5.16 an Uprising strikes all with the most cities, but never Akkad, a home city or the residence', () => {
  const has = {
    white: { controls: ['GIR', 'LAG'], units: {} },
    green: { controls: ['SUS', 'AWA', 'AGD'], units: {} },
    red: { controls: ['URU', 'LAR', 'MAR'], units: {}, character: 'me-sag' },
    blue: { controls: ['ASS', 'EKA', 'KIS'], units: {} },
  } as const;
  const t = ofFour('uprising', { has, residence: 'LAR' });
  t.blue.isAsked('rebels.place').offeringExactly('EKA', 'KIS').about({ n: 2 });
  t.blue.answers('rebels.place', 'KIS');
  // Green has one such city and red one, an unchosen home city: nobody else is asked.
  const rebels = ['KIS', 'AWA', 'MAR', 'LAG', 'AGD', 'LAR'].map((id) => t.board.rebels[spaceOf(id)]);
  expect([rebels, t.board.phase]).toEqual([[2, 2, 2, 0, 0, 0], 'action']);
  expect(['KIS', 'AWA', 'MAR'].map((id) => at(t, id).control)).toEqual([-1, -1, -1]);
  // One city may be the most, and none is never.
  const few = (controls: string[]) => {
    const bare = { controls: [], units: {} };
    return ofFour('uprising', {
      has: { white: { controls: ['T13'], units: {} }, green: { controls, units: {} }, red: bare, blue: bare },
    });
  };
  expect([at(few(['LAG']), 'LAG').rebels, few(['T14']).board.rebels.every((n) => n === 0)]).toEqual([2, true]);
});

test('AKK-5.06 AKK-5.16 a Raid brings one rebel to each: beside dangerous terrain, or else anywhere without a city', () => {
  const has = {
    white: { controls: ['GIR', 'T08', 'T14', 'LAG'], units: {} },
    green: { controls: ['SUS'], units: {} },
    red: { controls: ['URU', 'T17', 'LAR'], units: {} },
    blue: { controls: ['ASS'], units: {} },
  };
  // Of white's spaces T14 alone lies beside the marsh; green and blue hold cities only and are left alone.
  const t = ofFour('gutian-raid', { has });
  expect(t.board.rebels.flatMap((n, space) => (n > 0 ? [`${IDS[space]} ${n}`] : []))).toEqual(
    expect.arrayContaining(['T14 1', 'T17 1']),
  );
  expect([t.board.phase, t.board.rebels.reduce((sum, n) => sum + n, 0), at(t, 'T14').control]).toEqual([
    'action',
    2,
    -1,
  ]);
});

test('AKK-5.02 the event is told with its card', () => {
  const t = ofFour('drought');
  const told = t.white.log().events.find(({ type }) => type === 'event.revealed');
  expect([told?.item, told?.rule]).toEqual(['drought', 'AKK-5.02']);
});

test('C10 Return of the Rebels: one on every empty blue city but the residence, and Tax Inflation: 1 silver without a Palace', () => {
  const has = {
    white: { controls: ['GIR', 'NIP', 'HAL'], units: { NIP: { priest: 1 } }, cityCards: ['halub'] },
    red: { controls: ['URU', 'KIS'], units: {}, character: 'me-sag', cityCards: ['kish'] },
  } as const;
  const t = ofFour('return-of-the-rebels', { has, residence: 'KIS' });
  const rebels = ['NIP', 'HAL', 'KIS', 'AGD', 'ERI', 'SIP'].map((id) => t.board.rebels[spaceOf(id)]);
  expect([rebels, at(t, 'KIS').control, t.board.cityCard.filter((holder) => holder >= 0)]).toEqual([
    [0, 1, 0, 0, 1, 0],
    2,
    [2],
  ]);
  expect(t.blue.log().events.filter(({ type }) => type === 'rebels.placed')).toHaveLength(9);
  const tax = ofFour('tax-inflation', { has: { green: { built: ['storehouse', 'palace'] } } });
  expect(tax.board.goods.map((goods) => goods[2])).toEqual([1, 0, 1, 1]);
});
