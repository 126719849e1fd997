import { expect, test } from 'vitest';
import type { Board, Player } from '../support.ts';
import { akkadTable, at, playOn } from '../support.ts';

// What may not be exceeded in the prestige phase, and what happens where there is nothing or nowhere.

const FOUR = ['green', 'yellow', 'red', 'blue'] as const;
type Name = (typeof FOUR)[number];
const [GREEN, YELLOW, RED, BLUE] = [0, 1, 2, 3];

const prestige = (has: { [name in Name]?: Player } = {}, more: Partial<Board<Name>> = {}) =>
  akkadTable({ players: FOUR, at: 'prestige', round: 4, rebels: {}, ...more, has });

type Phase = ReturnType<typeof prestige>;

const until = (t: Phase, kind: string) => {
  playOn(t, () => t.table.machine.kind === kind);
  return t;
};
const toNext = (t: Phase, ...wanted: string[]) => {
  playOn(t, () => t.board.phase === 'selection', ...wanted);
  return t;
};

const SEVEN = ['miss#1', 'miss#2', 'miss#3', 'miss#4', 'miss#5', 'miss#6', 'miss#7'];

/** Red's champion is held by blue, and both have come to the ransom. */
const ransom = (red: Player = {}, blue: Player = {}, more: Partial<Board<Name>> = {}) =>
  until(
    prestige({ red: { home: 'girsu', units: {}, captor: 'blue', ...red }, blue: { home: 'susa', ...blue } }, more),
    'ransom.open',
  );

test('AKK-19.24 AKK-17.12 the captor’s hand limit holds for cards of a ransom', () => {
  const cards = ['caravan#1', 'caravan#2'];
  const t = ransom(
    { cards },
    { cards: SEVEN.slice(0, 6) },
    { chance: { 'draw.action': ['levy#1', 'levy#2', 'plague#1', 'plague#2'] } },
  );
  expect([t.board.hand[RED]?.length, t.board.hand[BLUE]?.length]).toEqual([3, 7]);
  t.blue.answers('ransom.open', 'demand').answers('ransom.compose', 'get+card', 'get+card', 'send');
  t.red.answers('ransom.answer', 'accept').answers('ransom.card', 'caravan#1', 'caravan#2');
  t.blue.isAsked('hand.discard').about({ more: 2 });
  expect(t.board.captor[RED]).toBe(BLUE);
  t.blue.answers('hand.discard', 'caravan#1', 'miss#1');
  expect([t.board.hand[BLUE]?.length, t.board.hand[RED]?.length, t.board.captor[RED]]).toEqual([7, 1, -1]);
  expect([at(t, 'GIR').units, t.board.actionDiscard]).toEqual([[`${RED} champion 1`], ['caravan#1', 'miss#1']]);
});

test('AKK-19.24 as many cards as were agreed on, each chosen by the owner', () => {
  const t = ransom({ cards: ['caravan#1', 'caravan#2'] });
  t.blue.answers('ransom.open', 'demand').answers('ransom.compose', 'get+card', 'send');
  t.red.answers('ransom.answer', 'accept');
  t.red.isAsked('ransom.card').offering('caravan#1', 'caravan#2');
  t.red.answers('ransom.card', 'caravan#2').isNotAsked('ransom.card');
  expect([t.board.hand[BLUE]?.includes('caravan#2'), t.board.captor[RED]]).toEqual([true, -1]);
  const told = (name: Name) => t[name].log().events.find(({ type }) => type === 'card.given');
  expect([told('blue')?.item, told('green')?.item, told('green')?.seat]).toEqual(['caravan#2', '?action', RED]);
});

test('AKK-19.20 three items are the most, goods and cards together', () => {
  const goods = { grain: 2, lapis: 2 };
  const t = ransom({ goods, cards: ['caravan#1'] });
  t.blue.answers('ransom.open', 'demand').answers('ransom.compose', 'get+grain', 'get+lapis', 'get+card', 'get+card');
  t.blue.isRefused('send');
  t.blue.answers('ransom.compose', 'get-card', 'send');
  t.red.answers('ransom.answer', 'accept').answers('ransom.card', 'caravan#1');
  expect([t.board.goods[RED], t.board.goods[BLUE]]).toEqual([
    [1, 0, 0, 1],
    [1, 0, 0, 1],
  ]);
});

test('AKK-12.20 AKK-19.21 AKK-19.22 a ransomed champion whose home is lost waits, and comes with the home', () => {
  const lost: Player = { home: 'girsu', units: {}, captor: 'blue', controls: ['LAG'] };
  const t = ransom(lost, { controls: ['SUS', 'GIR'] });
  t.blue.answers('ransom.open', 'release');
  expect([t.board.captor[RED], t.board.away[RED], t.board.exiled[RED]]).toEqual([-1, 1, 0]);
  expect(t.green.log().events.some(({ type, seat }) => type === 'champion.waits' && seat === RED)).toBe(true);
  toNext(t);
  expect([t.board.away[RED], t.board.figures[RED]?.some((n) => n > 0)]).toEqual([1, false]);
  // In the first prestige phase in which the home is held again.
  const home = toNext(prestige({ red: { home: 'girsu', units: {}, away: 1 } }));
  expect([home.board.away[RED], at(home, 'GIR').units]).toEqual([0, [`${RED} champion 1`]]);
});

test('AKK-12.20 AKK-19.26 an exile whose home is lost stays in exile', () => {
  const t = toNext(prestige({ yellow: { home: 'uruk', units: {}, exiled: 3, controls: ['LAR'] } }));
  expect([t.board.exiled[YELLOW], t.board.figures[YELLOW]?.some((n) => n > 0)]).toEqual([3, false]);
  const back = toNext(prestige({ yellow: { home: 'uruk', units: {}, exiled: 3 } }));
  expect([back.board.exiled[YELLOW], at(back, 'URU').units]).toEqual([0, [`${YELLOW} champion 1`]]);
  // Exiled in this very phase: not yet.
  const now = toNext(prestige({ yellow: { home: 'uruk', units: {}, exiled: 4 } }));
  expect([now.board.exiled[YELLOW], at(now, 'URU').units]).toEqual([4, []]);
});

test('AKK-19.16 AKK-12.20 a surplus champion that fits nowhere waits off the board while no home is held', () => {
  const units = { LAG: { champion: 1, spearman: 1 } };
  const t = until(prestige({ red: { home: 'girsu', controls: ['LAG'], units } }), 'army.surplus');
  t.red.isAsked('army.surplus').offeringExactly('spearman/LAG/supply', 'champion/LAG/away');
  t.red.answers('army.surplus', 'champion/LAG/away');
  expect([at(t, 'LAG').units, t.board.away[RED]]).toEqual([[`${RED} spearman 1`], 1]);
});

test('AKK-17.13 with both piles empty no card is drawn, and nobody is asked for one', () => {
  const t = prestige({ green: { cards: SEVEN } }, { deck: [] });
  t.board.actionDiscard.length = 0;
  toNext(t);
  expect(t.board.hand.map((cards) => cards.length)).toEqual([7, 0, 0, 0]);
  expect(t.green.log().events.some(({ type }) => type === 'cards.reshuffled')).toBe(false);
});

test('AKK-17.13 the discard pile is taken only when the deck is empty, and all of it', () => {
  const t = prestige({}, { deck: ['caravan#1', 'levy#1'] });
  const lying = t.board.actionDiscard.length;
  toNext(t);
  // Two come from the deck, the others from the new one.
  expect([lying, t.board.actionDiscard.length, t.board.actionDeck.length]).toEqual([73, 0, 71]);
  expect(new Set([t.board.hand[GREEN], t.board.hand[YELLOW]].flat())).toEqual(new Set(['caravan#1', 'levy#1']));
});

test('AKK-19.05 AKK-18.10 every quest is revealed in its turn, and none once the deck is empty', () => {
  const last = akkadTable({ players: FOUR, at: { turn: 'red' }, rebels: {} });
  expect(last.board.questDeck).toHaveLength(16);
  const end = akkadTable({
    players: FOUR,
    at: { proc: 'draw.quest', locals: null },
    quests: last.board.questDeck.slice(1),
  });
  expect([end.board.questDeck, end.board.questRow]).toEqual([[], expect.arrayContaining([...last.board.questDeck])]);
  const t = prestige();
  t.board.questRow.push(...t.board.questDeck.splice(0));
  const row = [...t.board.questRow];
  toNext(t, 'none');
  expect(t.board.questRow).toEqual(row);
});

test('AKK-19.08 AKK-7.15 tokens on the board go to their owners’ supplies, not to the pools', () => {
  const t = prestige({
    red: { tokens: { LAG: 'royal', T13: 'divine' }, pool: {} },
    blue: { tokens: { NIP: 'admin' }, pool: {} },
  });
  expect([t.board.activated.some((mask) => mask !== 0), t.board.tokens.flat().some((type) => type > 0)]).toEqual([
    false,
    false,
  ]);
  expect([t.board.supply[RED], t.board.supply[BLUE], t.board.pool[RED]]).toEqual([
    [8, 8, 8],
    [8, 8, 8],
    [0, 0, 0],
  ]);
});

test('AKK-19.11 AKK-7.16 with an empty supply nothing is gained, and what lacks is not offered', () => {
  const none = { admin: 0, royal: 0, divine: 0 };
  const t = prestige({ green: { supply: none, pool: { admin: 1 } }, yellow: { supply: { ...none, royal: 1 } } });
  t.yellow.isNotAsked('token.gain');
  t.red.isAsked('token.gain');
  expect([t.board.pool[GREEN], t.board.pool[YELLOW]]).toEqual([
    [1, 0, 0],
    [2, 3, 2],
  ]);
});

test('AKK-19.27 AKK-19.28 nobody takes Mercy before a mission is scored, who is not last never, and never more than there are', () => {
  const has = { red: { vp: 4, missionScored: true }, blue: { vp: 2 }, green: { vp: 2 }, yellow: { vp: 3 } };
  const t = until(prestige(has, { crown: 'blue' }), 'mercy.take');
  t.board.mercyDeck.splice(1);
  t.blue.answers('mercy.take', 'take');
  // The last card is gone: green is not asked.
  t.green.isNotAsked('mercy.take');
  expect([t.board.mercies.map((cards) => cards.length), t.board.mercyDeck]).toEqual([[0, 0, 0, 1], []]);
  const declined = until(prestige(has, { crown: 'blue' }), 'mercy.take');
  declined.blue.answers('mercy.take', 'decline');
  declined.green.isAsked('mercy.take');
});

test('AKK-19.29 M1 to M5: three tokens, three cards, staples, treasure, and a host', () => {
  const use = (item: string, red: Player = {}, ...answers: string[]) => {
    const t = until(
      prestige({ red: { mercies: [item], pool: {}, controls: ['GIR', 'LAG', 'NIP'], ...red } }),
      'mercy.use',
    );
    const cards = t.board.hand[RED]?.length ?? 0;
    t.red.answers('mercy.use', item);
    for (const key of answers) t.red.answers(t.table.machine.kind, key);
    expect([t.board.mercyUsed, t.board.mercies[RED]]).toEqual([[item], []]);
    return { board: t.board, drawn: (t.board.hand[RED]?.length ?? 0) - cards, t };
  };
  const before = use('treasure-of-an').board;
  expect(before.goods[RED]).toEqual([0, 0, 1, 2]);
  expect(use('bounty-of-ninhursag').board.goods[RED]).toEqual([4, 4, 0, 0]);
  expect(use('wisdom-of-enki').drawn).toBe(3);
  const gift = use('gift-of-enlil', {}, 'divine', 'divine', 'royal').board;
  const taken = (before.pool[RED] ?? []).map((n, token) => (gift.pool[RED]?.[token] ?? 0) - n);
  expect(taken).toEqual([0, 1, 2]);
  const chariot = use('host-of-ishtar', {}, 'chariot', 'LAG').t;
  expect(at(chariot, 'LAG').units).toEqual([`${RED} chariot 1`]);
  const archers = use('host-of-ishtar', {}, 'archer', 'NIP').t;
  expect(at(archers, 'NIP').units).toEqual([`${RED} archer 2`]);
});

test('AKK-19.29 a Mercy card that would do nothing now is kept; the host needs supply and room', () => {
  const offered = (item: string, red: Player) => {
    const t = until(prestige({ red: { mercies: [item], ...red } }), 'mercy.use');
    return [...t.red.isAsked('mercy.use').options];
  };
  const none = { chariot: 0, archer: 0 };
  expect(offered('host-of-ishtar', { reserve: none })).toEqual(['keep']);
  expect(offered('host-of-ishtar', { reserve: { ...none, archer: 1 } })).toEqual(['host-of-ishtar', 'keep']);
  expect(offered('host-of-ishtar', { reserve: { ...none, chariot: 1 } })).toEqual(['host-of-ishtar', 'keep']);
  expect(offered('light-of-shamash', {})).toEqual(['keep']);
  expect(offered('blessing-of-suen', {})).toEqual(['keep']);
  const only = until(prestige({ red: { mercies: ['host-of-ishtar'], reserve: { chariot: 0 } } }), 'mercy.use');
  only.red.answers('mercy.use', 'host-of-ishtar');
  // Archers are all there is: only the place is asked.
  expect(only.table.machine.kind).toBe('units.place');
});

test('AKK-19.07 AKK-19.08 AKK-19.18 the steps are told, and cards return with what lies on them', () => {
  const t = prestige(
    { red: { roles: ['scribe'], god: 'an', godUsed: true } },
    { roleSilver: { vizier: 2 }, godStaples: { enki: 3 } },
  );
  toNext(t);
  const told = t.green.log().events.map(({ type }) => type);
  expect(['prestige.healed', 'prestige.cleared', 'prestige.returned'].map((type) => told.includes(type))).toEqual([
    true,
    true,
    true,
  ]);
  expect([t.board.roleOf, t.board.roleUsed, t.board.godOf, t.board.godUsed]).toEqual([
    Array(8).fill(-1),
    Array(8).fill(false),
    Array(8).fill(-1),
    Array(8).fill(false),
  ]);
  expect([Math.max(...t.board.roleSilver), Math.max(...t.board.godStaples)]).toEqual([2, 3]);
});

test('AKK-19.13 AKK-19.16 champions who stay at home above the limit do not hide other groups', () => {
  const army = { spearman: 2 };
  // One group comes before them in the order of the map, one behind.
  const units = { GIR: { champion: 2 }, D1: army, T13: army };
  const t = prestige({ red: { home: 'girsu', character: 'taram-akkad', controls: ['GIR'], units } });
  toNext(t);
  expect(['GIR', 'D1', 'T13'].map((id) => at(t, id).units)).toEqual([
    [`${RED} champion 2`],
    [`${RED} spearman 1`],
    [`${RED} spearman 1`],
  ]);
});

test('AKK-19.17 AKK-19.14 mercenaries stay where they are when own units join another group', () => {
  const units = { D5: { spearman: 3, mercenary: 2 }, LAG: { archer: 1 } };
  const t = toNext(prestige({ red: { home: 'girsu', controls: ['GIR', 'LAG'], units } }));
  // Two cities, an army of two: nobody is asked where the third goes.
  expect([at(t, 'D5').units, at(t, 'LAG').units]).toEqual([
    [`${RED} spearman 2`, `${RED} mercenary 2`],
    [`${RED} spearman 1`, `${RED} archer 1`],
  ]);
});
