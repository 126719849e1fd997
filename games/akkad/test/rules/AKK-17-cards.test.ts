import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board, Player } from '../support.ts';
import { akkadTable, at, playOn } from '../support.ts';

const FOUR = ['red', 'blue', 'green', 'yellow'] as const;
type Name = (typeof FOUR)[number];

/** Red's turn with these cards in the hand; red is Girsu, blue Susa, green Uruk, yellow Assur. */
const hand = (cards: string[], red: Player = {}, more: Partial<Board<Name>> = {}) =>
  akkadTable({
    players: FOUR,
    at: { turn: 'red' },
    rebels: {},
    ...more,
    has: { ...more.has, red: { character: 'ur-utu', cards, ...red } },
  });

test('AKK-17.01 AKK-17.16 one ACTION card, or the ACTION of the character or of the worship card; other characters have none', () => {
  const t = hand(['caravan#1'], { god: 'enki', goods: { silver: 2 } });
  t.red.isAsked('turn.choose').offering('card/caravan#1', 'character', 'worship');
  hand(['caravan#1'], { character: 'epirmupi' }).red.isAsked('turn.choose').notOffering('character');
  t.red.answers('turn.choose', 'character').answers('token.gain', 'royal');
  expect([t.over, t.board.characterUsed[0], t.board.goods[0]?.[2]]).toEqual([true, true, 0]);
});

test('AKK-17.02 AKK-17.03 the turn is over when the card is resolved, and it lies face up on the discard pile', () => {
  const t = hand(['caravan#1', 'caravan#2']);
  t.red.answers('turn.choose', 'card/caravan#1').answers('card.mode', 'silver');
  expect([t.over, t.board.goods[0], t.board.actionDiscard, t.sees('blue').board.actionDiscard]).toEqual([
    true,
    [0, 0, 2, 0],
    ['caravan#1'],
    ['caravan#1'],
  ]);
});

test('AKK-17.04 AKK-17.05 cards without the word ACTION are no action; those with it are played only on the own turn', () => {
  const cards = ['miss#1', 'sabotage#1', 'plague#1'];
  const t = hand(cards, {}, { has: { blue: { cards: ['caravan#1', 'royal-decree#1'] } } });
  t.red.isRefused('card/miss#1', 'AKK-17.04', 'no.card.reaction');
  t.red.isRefused('card/sabotage#1', 'AKK-17.04', 'no.card.reaction');
  t.red.answers('turn.choose', 'card/plague#1').answers('card.space', 'SUS');
  // In red's turn blue has only reactions.
  t.blue.isAsked('card.sabotage').offeringExactly('pass');
});

test('AKK-17.06 AKK-11.13 AKK-E.16 in a combat of two others one plays nothing but Sabotage', () => {
  const has = {
    blue: { units: { T13: { champion: 1 } }, controls: ['SUS'], cards: ['miss#1', 'battle-fury#1'] },
    green: { cards: ['battle-fury#2', 'miss#2', 'sabotage#1'] },
    red: { units: { T13: { champion: 1, spearman: 1 } } },
  };
  const locals = { space: spaceOf('T13'), attacker: 0, defender: 1, monster: -1, cause: 'move' };
  const t = akkadTable({ players: FOUR, at: { proc: 'combat', locals, active: 'red' }, has });
  const green: string[] = [];
  playOn(
    t,
    () => {
      if (!t.over && t.table.asked()[0] === 2) green.push(t.table.question(2)?.kind ?? '', ...t.table.options(2));
      return false;
    },
    'card/battle-fury#1',
  );
  expect([...new Set(green)].sort()).toEqual(['card.sabotage', 'card/sabotage#1', 'pass']);
});

test('AKK-17.07 AKK-17.08 AKK-17.10 after card and target are announced all others may negate it, clockwise; then it has no effect and the action is spent', () => {
  const has = { blue: { cards: ['miss#1'] }, green: {}, yellow: { cards: ['sabotage#1'] } };
  const t = hand(['caravan#1'], {}, { has });
  t.red.answers('turn.choose', 'card/caravan#1').answers('card.mode', 'lapis');
  // Green has no card at all, and everybody knows that.
  t.blue.isAsked('card.sabotage').about({ seat: 0, card: 'caravan#1', targets: 'lapis' });
  t.blue.answers('card.sabotage', 'pass');
  t.yellow.answers('card.sabotage', 'card/sabotage#1');
  t.blue.answers('card.sabotage', 'pass');
  expect([t.over, t.board.goods[0], t.board.actionDiscard.toSorted()]).toEqual([
    true,
    [0, 0, 0, 0],
    ['caravan#1', 'sabotage#1'],
  ]);
});

test('AKK-17.09 AKK-A.43 Sabotage may be negated by Sabotage; the last unanswered one counts', () => {
  const has = { blue: { cards: ['sabotage#1'] }, green: { cards: ['sabotage#2'] } };
  const t = hand(['caravan#1', 'sabotage#3'], {}, { has });
  t.red.answers('turn.choose', 'card/caravan#1').answers('card.mode', 'lapis');
  t.blue.answers('card.sabotage', 'card/sabotage#1');
  t.green.answers('card.sabotage', 'pass');
  t.red.answers('card.sabotage', 'card/sabotage#3');
  // Blue's hand is empty; green lets it happen.
  t.green.answers('card.sabotage', 'pass');
  // The card is asked about again, since things have changed.
  t.green.answers('card.sabotage', 'pass');
  expect([t.over, t.board.goods[0]]).toEqual([true, [0, 0, 0, 1]]);
});

test('AKK-17.10 who is asked follows from what everybody knows, and a standing order answers', () => {
  const asked = (cards: string[]) => {
    const t = hand(['caravan#1'], {}, { has: { blue: { cards } } });
    t.red.answers('turn.choose', 'card/caravan#1').answers('card.mode', 'lapis');
    return t.table.asked();
  };
  expect([asked(['miss#1']), asked(['sabotage#1']), asked([])]).toEqual([[1], [1], []]);
  const order = hand(['caravan#1'], {}, { has: { blue: { cards: ['sabotage#1'] } } });
  order.table.order({ seat: 1, kind: 'card.sabotage', key: 'pass' });
  order.red.answers('turn.choose', 'card/caravan#1').answers('card.mode', 'lapis');
  expect([order.over, order.board.goods[0]?.[3], order.board.hand[1]]).toEqual([true, 1, ['sabotage#1']]);
  // All six Sabotages lie open: nobody can have one.
  const open = [1, 2, 3, 4, 5, 6].map((n) => `sabotage#${n}`);
  const none = hand(['caravan#1'], {}, { discard: open, has: { blue: { cards: ['miss#1'] } } });
  none.red.answers('turn.choose', 'card/caravan#1').answers('card.mode', 'lapis');
  expect(none.over).toBe(true);
});

test('AKK-17.14 AKK-22.07 a demand that cannot be met in full is met as far as possible', () => {
  const has = { blue: { controls: ['SUS', 'PAS'], goods: { sheep: 1 } } };
  const t = hand(['tribute#1'], {}, { has });
  t.red.answers('turn.choose', 'card/tribute#1');
  expect([t.over, t.board.goods[0], t.board.goods[1]]).toEqual([true, [0, 1, 0, 0], [0, 0, 0, 0]]);
});

test('AKK-17.15 an ACTION card without a legal target cannot be played', () => {
  const t = hand(['tribute#1', 'canal-removal#1', 'thief-in-the-night#1', 'revolt#1', 'caravan#1']);
  // Red borders nobody, there is no canal, no other hand; all empty cities of others are their home cities or held.
  for (const card of ['tribute#1', 'canal-removal#1', 'thief-in-the-night#1'])
    t.red.isRefused(`card/${card}`, 'AKK-17.15', 'no.card.target');
  t.red.isAsked('turn.choose').offering('card/caravan#1', 'card/revolt#1');
});

test('AKK-17.17 roles, gods, characters and special cities cannot be sabotaged', () => {
  const has = { blue: { cards: ['sabotage#1'], pool: {} }, green: { pool: {} }, yellow: { pool: {} } };
  const red: Player = { god: 'enki', roles: ['scribe'], goods: { silver: 2 }, cityCards: ['akkad'] };
  for (const key of ['worship', 'role/scribe', 'character']) {
    const t = hand([], red, { has });
    t.red.answers('turn.choose', key);
    const kinds = new Set<string>();
    playOn(t, () => {
      if (!t.over) kinds.add(t.table.question(t.table.asked()[0] ?? 0)?.kind ?? '');
      return false;
    });
    expect(kinds.has('card.sabotage')).toBe(false);
  }
});

test('AKK-17.18 units from cards obey the army size: Levy, Temple Offering', () => {
  const red: Player = { controls: ['GIR', 'LAG'], units: { GIR: { champion: 1 }, LAG: { spearman: 2 } } };
  const t = hand(['levy#1'], red);
  // There is room for one at Girsu and none at Lagash.
  t.red.answers('turn.choose', 'card/levy#1');
  expect(at(t, 'GIR').units).toEqual(['0 spearman 1', '0 champion 1']);
  const offering = hand(['temple-offering#1'], { controls: ['GIR', 'LAG'], units: {} });
  offering.red.answers('turn.choose', 'card/temple-offering#1');
  offering.red.isAsked('card.space').offeringExactly('GIR', 'LAG');
  offering.red.answers('card.space', 'LAG');
  expect(at(offering, 'LAG').units).toEqual(['0 priest 1']);
  // AKK-3.16 nor can the supply give what it lacks
  hand(['levy#1'], { reserve: { spearman: 0 }, units: {} }).red.isRefused('card/levy#1', 'AKK-17.15');
  const full = hand(['temple-offering#1', 'levy#1'], { controls: ['GIR'], units: { GIR: { champion: 1 } } });
  full.red.isRefused('card/levy#1', 'AKK-17.15', 'no.card.target');
});

test('AKK-17.18 AKK-22.18 Akka King of Kish: an archer and a spearman at a home city one controls', () => {
  const t = hand(['akka-king-of-kish#1'], { controls: ['GIR', 'LAG', 'NIP'] });
  t.red.answers('turn.choose', 'card/akka-king-of-kish#1');
  expect(at(t, 'GIR').units).toEqual(['0 spearman 1', '0 archer 1', '0 champion 1']);
  // Room for one: it is said which.
  const one = hand(['akka-king-of-kish#1'], { controls: ['GIR', 'LAG'] });
  one.red.answers('turn.choose', 'card/akka-king-of-kish#1').answers('card.space', 'GIR/archer');
  expect(at(one, 'GIR').units).toEqual(['0 archer 1', '0 champion 1']);
  // What the supply lacks does not come, and is not asked for where there is room for one.
  const short = hand(['akka-king-of-kish#1'], { controls: ['GIR', 'LAG'], reserve: { archer: 0 } });
  short.red.answers('turn.choose', 'card/akka-king-of-kish#1');
  expect([short.over, at(short, 'GIR').units]).toEqual([true, ['0 spearman 1', '0 champion 1']]);
  const none = hand(['akka-king-of-kish#1'], { controls: ['GIR', 'LAG'], reserve: { archer: 0, spearman: 0 } });
  none.red.isRefused('card/akka-king-of-kish#1', 'AKK-17.15', 'no.card.target');
  const lost = hand(['akka-king-of-kish#1'], { controls: ['LAG', 'NIP'], units: {} });
  lost.red.isRefused('card/akka-king-of-kish#1', 'AKK-17.15', 'no.card.target');
  const sag = hand(
    ['akka-king-of-kish#1'],
    { character: 'me-sag', controls: ['GIR', 'KIS', 'LAG'] },
    { residence: 'KIS' },
  );
  sag.red.answers('turn.choose', 'card/akka-king-of-kish#1');
  sag.red.isAsked('card.space').offeringExactly('GIR', 'KIS');
});

test('AKK-17.19 AKK-22.24 a card that speaks of another player is not aimed at its user', () => {
  const has = { blue: { controls: ['SUS', 'PAS'], goods: { sheep: 1 }, cards: ['miss#1'] } };
  const t = hand(['tribute#1', 'thief-in-the-night#1', 'plague#1', 'challenge-of-anzu#1', 'miss#2'], {}, { has });
  t.red.answers('turn.choose', 'card/challenge-of-anzu#1');
  t.red.isAsked('card.seat').offeringExactly('1', '2', '3');
  const plague = hand(['plague#1'], {}, { has });
  plague.red.answers('turn.choose', 'card/plague#1');
  plague.red.isAsked('card.space').offeringExactly('SUS', 'URU', 'ASS');
});

test('AKK-17.20 targets and modes are fixed with the announcement; what the victim chooses comes after the window', () => {
  const has = { blue: { controls: ['SUS', 'PAS'], goods: { sheep: 2, lapis: 1 }, cards: ['miss#1'] } };
  const t = hand(['tribute#1'], {}, { has });
  t.red.answers('turn.choose', 'card/tribute#1');
  t.blue.isAsked('card.sabotage').about({ seat: 0, card: 'tribute#1', targets: '1' });
  t.blue.answers('card.sabotage', 'pass').answers('goods.give', 'sheep', 'sheep');
  expect(t.board.goods[0]).toEqual([0, 2, 0, 0]);
  const decree = hand(['royal-decree#1'], { pool: {} }, { has });
  decree.red.answers('turn.choose', 'card/royal-decree#1').answers('card.mode', 'divine');
  decree.blue.isAsked('card.sabotage').about({ seat: 0, card: 'royal-decree#1', targets: 'divine' });
  decree.blue.answers('card.sabotage', 'pass');
  expect(decree.board.pool[0]).toEqual([0, 0, 1]);
});

test('AKK-17.01 Bounty of the Fields: 5 staples in any mix', () => {
  const t = hand(['bounty-of-the-fields#1']);
  t.red.answers('turn.choose', 'card/bounty-of-the-fields#1').answers('card.mode', 'grain/2');
  expect(t.board.goods[0]).toEqual([2, 3, 0, 0]);
});

test('AKK-22.05 Second Harvest collects without activating, from activated spaces one controls too', () => {
  const red: Player = {
    controls: ['LAG', 'T15', 'GIR'],
    units: {},
    tokens: { LAG: 'royal', T15: 'royal', GIR: 'royal' },
  };
  const t = hand(['second-harvest#1'], red);
  t.red.answers('turn.choose', 'card/second-harvest#1').answers('card.space', 'LAG').answers('collect.choose', 'grain');
  expect([t.board.goods[0], t.board.activated[spaceOf('NIP')]]).toEqual([[1, 1, 1, 0], 0]);
});

test('AKK-22.05 Royal Collectors tax without activating, activated cities too', () => {
  const red: Player = { controls: ['LAG', 'GIR'], units: {}, tokens: { LAG: 'royal' }, cityCards: ['halub'] };
  const t = hand(['royal-collectors#1'], red);
  t.red.answers('turn.choose', 'card/royal-collectors#1');
  expect(t.board.goods[0]?.[2]).toBe(3);
});

test('AKK-13.04 AKK-13.03 Master Builder: an upgrade of a building one has', () => {
  const t = hand(['master-builder#1'], { built: ['storehouse', 'port'] });
  t.red.answers('turn.choose', 'card/master-builder#1');
  t.red.isAsked('card.mode').offeringExactly('upgrade/sheepfold', 'upgrade/granary', 'upgrade/advanced-docks');
  t.red.answers('card.mode', 'upgrade/granary');
  expect(t.board.upgraded[0]?.[1]).toBe(true);
  const all = ['sheepfold', 'granary'];
  hand(['master-builder#1'], { upgrades: all }).red.isRefused('card/master-builder#1', 'AKK-17.15');
});

test('AKK-17.12 AKK-A.41 Thief in the Night: a random card of a hand that is not empty, seen by the two of them only, and down to seven', () => {
  const full = [
    'thief-in-the-night#1',
    'caravan#1',
    'caravan#2',
    'caravan#3',
    'levy#1',
    'levy#2',
    'plague#1',
    'plague#2',
  ];
  const t = hand(
    full.slice(0, 8),
    {},
    { has: { blue: { cards: ['miss#1', 'miss#2'] } }, chance: { 'draw.theft': ['miss#2'] } },
  );
  t.red.answers('turn.choose', 'card/thief-in-the-night#1');
  t.blue.answers('card.sabotage', 'pass');
  expect([t.board.hand[1], t.sees('green').board.hand[0]?.includes('miss#2')]).toEqual([['miss#1'], false]);
  t.red.answers('hand.discard', 'plague#2');
  expect([t.board.hand[0]?.length, t.over]).toEqual([7, true]);
});

test('AKK-12.24 Revolt: 2 rebels on an empty city of another, never Akkad, a home city or the residence; control is lost', () => {
  const has = {
    blue: {
      controls: ['SUS', 'AWA', 'NIP', 'AGD', 'MAR', 'UMM'],
      units: { UMM: { spearman: 1 } },
      cityCards: ['nippur'],
    },
    green: { character: 'me-sag', controls: ['URU', 'KIS'] },
    yellow: { controls: ['ASS'] },
  } as const;
  const t = hand(['revolt#1'], {}, { has, residence: 'KIS', storm: 'AWA' });
  t.red.answers('turn.choose', 'card/revolt#1');
  // MAR is an unchosen home city; UMM is held, AWA lies in the Storm.
  t.red.isAsked('card.space').offeringExactly('NIP', 'MAR');
  t.red.isRefused('AGD', 'AKK-17.15', 'no.revolt.loyal').isRefused('KIS', 'AKK-17.15', 'no.revolt.loyal');
  t.red.isRefused('UMM', 'AKK-17.15', 'no.revolt.held').isRefused('AWA', 'AKK-4.05');
  t.red.answers('card.space', 'NIP');
  expect([at(t, 'NIP').control, at(t, 'NIP').rebels, t.board.cityCard[9]]).toEqual([-1, 2, -1]);
});

test('AKK-4.05 no card chooses a Storm space or the units on it', () => {
  const has = { blue: { canals: ['AWA'] }, red: {} };
  const t = hand(['plague#1', 'canal-removal#1', 'levy#1'], { controls: ['LAG'], units: {} }, { has, storm: 'AWA' });
  t.red.isRefused('card/canal-removal#1', 'AKK-17.15', 'no.card.target');
  const plague = hand(['plague#1'], {}, { storm: 'AWA', has: { blue: { units: { AWA: { spearman: 2 } } } } });
  plague.red.answers('turn.choose', 'card/plague#1').isRefused('AWA', 'AKK-4.05', 'no.activate.storm');
  const storm = hand(['levy#1'], { controls: ['LAG'], units: {} }, { storm: 'LAG' });
  storm.red.isRefused('card/levy#1', 'AKK-17.15', 'no.card.target');
});
