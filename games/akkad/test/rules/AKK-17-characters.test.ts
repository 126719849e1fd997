import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board, Player } from '../support.ts';
import { akkadTable, at } from '../support.ts';

const FOUR = ['red', 'blue', 'green', 'yellow'] as const;
type Name = (typeof FOUR)[number];

const turn = (red: Player, more: Partial<Board<Name>> = {}) =>
  akkadTable({ players: FOUR, at: { turn: 'red' }, rebels: {}, ...more, has: { ...more.has, red } });

test('AKK-17.01 AKK-17.14 AKK-A.56 Shar-kali-sharri: three other players give 1 resource of their choice each', () => {
  const has = { blue: { goods: { grain: 1, lapis: 1 } }, green: { goods: { silver: 1 } }, yellow: {} };
  const t = turn({ character: 'shar-kali-sharri' }, { has });
  t.red.answers('turn.choose', 'character').answers('character.whom', '1');
  t.blue.answers('goods.give', 'grain');
  t.red.answers('character.whom', '2');
  // Green has only silver, yellow nothing at all.
  expect([t.board.goods[0], t.over, t.board.characterUsed[0]]).toEqual([[1, 0, 1, 0], true, true]);
});

test('AKK-17.01 Enheduanna: a Divine token for a CONVERSION without activating a city', () => {
  const units = { LAG: { priest: 1 } };
  const red: Player = { character: 'enheduanna', home: 'mari', controls: ['MAR', 'LAG'], units };
  const t = turn(red, { chance: { 'roll.convert': ['1'] } });
  t.red.answers('turn.choose', 'character').answers('convert.target', 'LAG>UMM');
  expect([at(t, 'UMM').control, t.board.pool[0], t.board.activated.every((mask) => mask === 0)]).toEqual([
    0,
    [2, 2, 1],
    true,
  ]);
  turn({ ...red, pool: { royal: 2 } })
    .red.isAsked('turn.choose')
    .notOffering('character');
});

test('AKK-17.01 Ilshu-rabi: the Spies take a random card and show the rest of the hand, to their master only', () => {
  const has = { blue: { cards: ['miss#1', 'plague#1', 'levy#1'] } };
  const t = turn({ character: 'ilshu-rabi' }, { has, chance: { 'draw.theft': ['plague#1'] } });
  t.red.isAsked('turn.choose').offering('character');
  t.red.answers('turn.choose', 'character');
  // Blue alone has cards.
  expect([t.board.hand[0], t.board.spies]).toEqual([['plague#1'], 1]);
  expect([t.sees('red').board.hand[1], t.sees('green').board.hand[1], t.sees('green').board.hand[0]]).toEqual([
    ['miss#1', 'levy#1'],
    ['?action', '?action'],
    ['?action'],
  ]);
});

test('AKK-17.16 Tuta-napshum, Epirmupi and the others have no ACTION: what they can do is always there', () => {
  for (const character of [
    'tuta-napshum',
    'epirmupi',
    'lugal-ushumgal',
    'lipit-ili',
    'taram-akkad',
    'yetib-mer',
  ] as const)
    turn({ character, goods: { silver: 9, lapis: 9 } }, { has: { blue: { canals: ['AWA'], cards: ['miss#1'] } } })
      .red.isAsked('turn.choose')
      .notOffering('character');
});

test('AKK-17.01 Ur-Utu: 2 silver for a command token of choice', () => {
  const t = turn({ character: 'ur-utu', goods: { silver: 3 }, pool: {} });
  t.red.answers('turn.choose', 'character').answers('token.gain', 'divine');
  expect([t.board.goods[0]?.[2], t.board.pool[0]]).toEqual([1, [0, 0, 1]]);
  expect(t.board.tokens[0]?.[spaceOf('GIR')]).toBe(0);
});

// Characters and cards of others than the first seat, and where there is nothing for them.

const FIVE = ['white', 'red', 'green', 'blue', 'yellow'] as const;
type Five = (typeof FIVE)[number];

const ofGreen = (green: Player, more: Partial<Board<Five>> = {}) =>
  akkadTable({ players: FIVE, at: { turn: 'green' }, rebels: {}, ...more, has: { ...more.has, green } });

test('AKK-17.01 AKK-22.22 Ken-Ussam destroys any canal, his own too, for 2 grain; not one in the Storm, and none where there is none', () => {
  const has = { blue: { canals: ['AWA', 'T10'] }, white: { canals: ['AWA'] } };
  const t = ofGreen({ character: 'ken-ussam', canals: ['LAR'] }, { has, storm: 'T10' });
  t.green.answers('turn.choose', 'character');
  t.green.isAsked('canal.destroy').offeringExactly('0/AWA', '2/LAR', '3/AWA');
  t.green.answers('canal.destroy', '3/AWA');
  expect([t.over, t.board.canals[spaceOf('AWA')], t.board.canalSupply, t.board.goods[2]]).toEqual([
    true,
    1,
    [9, 10, 9, 9, 10],
    [2, 0, 0, 0],
  ]);
  ofGreen({ character: 'ken-ussam' }).green.isAsked('turn.choose').notOffering('character');
  // The only one lies on the first space of the list.
  const first = { has: { blue: { canals: ['HAL'] } } };
  ofGreen({ character: 'ken-ussam' }, first).green.isAsked('turn.choose').offering('character');
  const storm = ofGreen({ character: 'ken-ussam' }, { has: { blue: { canals: ['T10'] } }, storm: 'T10' });
  storm.green.isAsked('turn.choose').notOffering('character');
});

test('AKK-17.01 Shar-kali-sharri asks three others, one after another, and no fourth; each gives 1', () => {
  const goods = { grain: 2, sheep: 2 };
  const has = { white: { goods }, red: { goods }, blue: { goods }, yellow: { goods } };
  const t = ofGreen({ character: 'shar-kali-sharri' }, { has });
  t.green.answers('turn.choose', 'character');
  t.green.isAsked('character.whom').offeringExactly('0', '1', '3', '4').about({ left: 3 });
  t.green.answers('character.whom', '4');
  t.yellow.isAsked('goods.give').about({ to: 2, left: 1 });
  t.yellow.answers('goods.give', 'sheep');
  t.green.isAsked('character.whom').offeringExactly('0', '1', '3').about({ left: 2 });
  t.green.answers('character.whom', '0');
  t.white.answers('goods.give', 'grain');
  t.green.answers('character.whom', '3');
  t.blue.answers('goods.give', 'grain');
  expect([t.over, t.board.goods.map((held) => held.slice(0, 2))]).toEqual([
    true,
    [
      [1, 2],
      [2, 2],
      [2, 1],
      [1, 2],
      [2, 1],
    ],
  ]);
});

test('AKK-17.16 Yetib-Mer gains 1 silver and a staple when the third other has passed before him, once', () => {
  const idle: Player = { pool: {}, cards: ['miss#1'] };
  const has = {
    white: idle,
    red: { ...idle, cards: ['miss#2'] },
    green: { ...idle, cards: ['miss#3'], character: 'yetib-mer' },
    blue: { ...idle, cards: ['miss#4'] },
    yellow: { ...idle, cards: ['miss#5'] },
  } as const;
  const t = akkadTable({ players: FIVE, at: 'action', crown: 'blue', rebels: {}, has });
  t.blue.answers('turn.choose', 'pass');
  t.yellow.answers('turn.choose', 'pass');
  expect(t.board.goods[2]).toEqual([0, 0, 0, 0]);
  t.white.answers('turn.choose', 'pass');
  t.green.isAsked('character.staple').offeringExactly('grain', 'sheep');
  t.green.answers('character.staple', 'sheep');
  expect(t.board.goods[2]).toEqual([0, 1, 1, 0]);
  t.red.answers('turn.choose', 'pass');
  // A fourth pass brings nothing more.
  expect([t.board.goods[2], t.board.characterUsed[2]]).toEqual([[0, 1, 1, 0], true]);
  // Who has passed himself gains nothing.
  const passed = akkadTable({ players: FIVE, at: 'action', crown: 'green', rebels: {}, has });
  for (const name of ['green', 'blue', 'yellow', 'white', 'red'] as const) passed[name].answers('turn.choose', 'pass');
  expect(passed.board.goods[2]).toEqual([0, 0, 0, 0]);
});

test('AKK-17.01 Ur-Utu needs 2 silver and something in the supply; Ilshu-rabi a hand that is not empty', () => {
  const ur = (green: Player) =>
    ofGreen({ character: 'ur-utu', goods: { silver: 2 }, ...green })
      .green.isAsked('turn.choose')
      .options.includes('character');
  const none = { admin: 0, royal: 0, divine: 0 };
  expect([ur({}), ur({ goods: { silver: 1 } }), ur({ supply: none }), ur({ supply: { ...none, royal: 1 } })]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  const t = ofGreen({ character: 'ur-utu', goods: { silver: 5 }, pool: {} });
  t.green.answers('turn.choose', 'character').answers('token.gain', 'royal');
  expect([t.over, t.board.goods[2], t.board.pool[2], t.board.supply[2]]).toEqual([
    true,
    [0, 0, 3, 0],
    [0, 1, 0],
    [8, 7, 8],
  ]);
  const spies = ofGreen({ character: 'ilshu-rabi', cards: ['miss#1'] });
  spies.green.isAsked('turn.choose').notOffering('character');
});

test('AKK-17.01 AKK-17.12 a card the Spies bring counts for the limit', () => {
  const seven = ['miss#1', 'miss#2', 'miss#3', 'miss#4', 'miss#5', 'miss#6', 'miss#7'];
  const has = { yellow: { cards: ['caravan#1', 'levy#1'] } };
  const t = ofGreen({ character: 'ilshu-rabi', cards: seven }, { has, chance: { 'draw.theft': ['levy#1'] } });
  t.green.answers('turn.choose', 'character').answers('hand.discard', 'miss#1');
  expect([t.over, t.board.hand[2]?.length, t.sees('green').board.hand[4], t.sees('red').board.hand[4]]).toEqual([
    true,
    7,
    ['caravan#1'],
    ['?action'],
  ]);
  const told = t.white.log().events.find(({ type }) => type === 'spies.placed');
  expect([told?.seat, told?.data]).toEqual([2, { on: 4 }]);
});

test('AKK-17.01 AKK-19.35 cards that come to a hand with the Spies are shown to their master; those of other hands are not', () => {
  const bare: Player = { pool: {} };
  const has = {
    white: { ...bare, cards: ['miss#2'] },
    red: bare,
    green: { ...bare, character: 'ilshu-rabi' },
    blue: { ...bare, roles: ['scribe'], cards: ['miss#1', 'levy#1'] },
    yellow: { pool: { royal: 1 } },
  } as const;
  const chance = { 'draw.theft': ['levy#1'], 'draw.action': ['plague#1', 'plague#2', 'caravan#1', 'caravan#2'] };
  const t = akkadTable({ players: FIVE, at: 'action', crown: 'green', rebels: {}, has, chance });
  t.green.answers('turn.choose', 'character').answers('character.whom', '3');
  t.blue.answers('turn.choose', 'role/scribe').answers('scribe.crown', 'skip');
  t.yellow.answers('role.follow', 'cards');
  const { hand } = t.sees('green').board;
  expect([hand[3], hand[4], t.sees('white').board.hand[3]]).toEqual([
    ['miss#1', 'plague#1', 'plague#2'],
    ['?action', '?action'],
    ['?action', '?action', '?action'],
  ]);
});

test('AKK-17.15 AKK-22.05 Royal Collectors cannot be played where no TAX would come', () => {
  const legal = (green: Player, more: Partial<Board<Five>> = {}) =>
    ofGreen({ cards: ['royal-collectors#1'], units: {}, ...green }, more)
      .green.isAsked('turn.choose')
      .options.includes('card/royal-collectors#1');
  expect(legal({ controls: ['T13'] })).toBe(false);
  expect(legal({ controls: ['LAG'] })).toBe(true);
  expect(legal({ controls: ['T13'] }, { event: 'tax-inflation' })).toBe(true);
});

test('AKK-17.01 Bounty of the Fields in every mix, Caravan in both ways, Royal Decree of what the supply has', () => {
  const play = (card: string, mode: string) => {
    const t = ofGreen({ cards: [card], pool: {}, supply: { admin: 0, royal: 8, divine: 8 } });
    t.green.answers('turn.choose', `card/${card}`);
    const modes = [...t.green.isAsked('card.mode').options];
    t.green.answers('card.mode', mode);
    return { modes, goods: t.board.goods[2], pool: t.board.pool[2] };
  };
  const mixes = [0, 1, 2, 3, 4, 5].map((n) => `grain/${n}`);
  expect(play('bounty-of-the-fields#1', 'grain/0')).toMatchObject({ modes: mixes, goods: [0, 5, 0, 0] });
  expect(play('bounty-of-the-fields#2', 'grain/5')).toMatchObject({ goods: [5, 0, 0, 0] });
  expect(play('caravan#1', 'silver')).toMatchObject({ modes: ['silver', 'lapis'], goods: [0, 0, 2, 0] });
  expect(play('caravan#2', 'lapis')).toMatchObject({ goods: [0, 0, 0, 1] });
  expect(play('royal-decree#1', 'divine')).toMatchObject({ modes: ['royal', 'divine'], pool: [0, 0, 1] });
});

test('M6 Light of Shamash: a tile of choice at any moment of the own turn, while there is one', () => {
  const all = ['storehouse', 'palace', 'temple', 'port'];
  const every = ['sheepfold', 'granary', 'royal-roads', 'tax-reform', 'zealotry', 'advanced-docks'];
  const light = (green: Player) => ofGreen({ mercies: ['light-of-shamash'], ...green });
  const t = light({ built: ['storehouse', 'palace', 'temple'], upgrades: every.slice(0, 4) });
  t.green.offers('~mercy.now/light-of-shamash').takes('~mercy.now/light-of-shamash');
  t.green.isAsked('building.gain').offeringExactly('build/port', 'upgrade/zealotry');
  t.green.answers('building.gain', 'upgrade/zealotry');
  expect([t.board.upgraded[2]?.[4], t.board.mercyUsed]).toEqual([true, ['light-of-shamash']]);
  t.green.isAsked('turn.choose');
  light({ built: all, upgrades: every.slice(1) }).green.offers('~mercy.now/light-of-shamash');
  light({ built: all, upgrades: every }).green.doesNotOffer('~mercy.now/light-of-shamash');
  const other = akkadTable({ players: FIVE, at: { turn: 'red' }, has: { green: { mercies: ['light-of-shamash'] } } });
  other.green.doesNotOffer('~mercy.now/light-of-shamash');
});
