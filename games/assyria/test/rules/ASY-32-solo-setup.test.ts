import { expect, test } from 'vitest';
import { SCHEME_CARDS } from '../../content/scheme-cards.ts';
import { spaceOf } from '../../content/map.ts';
import { assyria } from '../../rules/index.ts';
import { opponentExpands, opponentHas } from '../solo.ts';
import { assyriaTable, offered, playOn } from '../support.ts';

const begin = (options: { readonly [name: string]: string } = {}, chance: { [kind: string]: string[] } = {}) =>
  assyriaTable({ players: ['you'], at: 'beginning', options, chance });

test('ASY-32.01 alone one plays against an automaton that is named, and nobody else does', () => {
  const against = (seats: number) => assyria.automata?.({ seats, version: assyria.version, options: {} });
  expect([against(1), against(2), against(4)]).toEqual([['opponent'], [], []]);
});

test('ASY-32.01 one human against an opponent of another colour that plays by itself', () => {
  const t = begin();
  playOn(t);
  expect([t.over, t.board.vp.length, t.outcome?.scores.length]).toEqual([true, 2, 2]);
  for (const did of ['hut.built', 'vp.gained', 'scheme.revealed']) t.you.log().includes(did);
  expect(t.board.ziggurats.map((spaces) => spaces.length >= 1)).toEqual([true, true]);
});

test('ASY-32.02 the 2-player setup: four blocked rows, three card rows, two Gold in each area', () => {
  const { blockedTop, blockedBottom, rowLeft, areaGold } = begin({ 'blocked-top': '3' }).board;
  expect([blockedTop, blockedBottom, rowLeft.length, areaGold]).toEqual([3, 1, 3, [2, 2, 2]]);
});

test('ASY-32.03 the opponent has no Camels, no Ploughs, no Gold', () => {
  const t = begin();
  expect(opponentHas(t)).toMatchObject({ camels: 0, gold: 0, ships: 0, farmers: 0, tokens: 0 });
  expect([t.board.ploughs[1], t.board.camels[0], t.board.gold[0], t.board.ploughs[0]]).toEqual([0, 0, 1, 1]);
});

test('ASY-32.04 the opponent starts with one Hut and nine in the Main supply, and all its pieces', () => {
  const t = begin();
  expect(opponentHas(t)).toMatchObject({ personalHuts: 1, mainHuts: 9, wells: 0 });
  expect([t.board.ziggurats[1], t.board.huts[1]]).toEqual([[], []]);
});

test('ASY-32.05 the opponent’s markers start on 10 VP, Influence 0, Offerings 0', () => {
  expect(opponentHas(begin())).toMatchObject({ vp: 10, influence: 0, offerings: 0 });
});

test('ASY-32.06 the human’s Leader starts first, the opponent’s second, without chance', () => {
  const t = begin();
  expect(t.board.order.slice(0, 2)).toEqual([0, 1]);
  t.you.log().lacks('start.leader');
});

test('ASY-32.07 twenty Scheme cards lie face down', () => {
  const t = begin();
  expect([t.board.schemes.length, t.board.schemeDiscard]).toEqual([20, []]);
  expect(new Set(t.you.sees().schemes)).toEqual(new Set(['?scheme']));
});

for (const [stars, gold] of [
  ['1', 4],
  ['2', 5],
  ['3', 6],
  ['4', 7],
] as const) {
  test(`ASY-32.08 difficulty ${stars} gives the opponent ${gold} Gold in a round`, () => {
    const t = opponentExpands([], {}, { options: { difficulty: stars } });
    expect(opponentHas(t)['gold']).toBe(gold);
  });
}

test('ASY-32.09 ASY-A.31 no cards in the rows; the human keeps one of three Food cards', () => {
  const cards = ['FD-wheat1-1', 'FD-w2-1', 'FD-fish3-1'];
  const t = begin({}, { 'draw.food': cards });
  expect([t.board.rowLeft.flat(), t.board.foodDeck.length]).toEqual([[], 37]);
  t.you.isAsked('solo.keep').offeringExactly(...cards);
  t.you.answers('solo.keep', 'FD-w2-1');
  expect([t.board.food[0], t.board.foodDiscard]).toEqual([['FD-w2-1'], ['FD-wheat1-1', 'FD-fish3-1']]);
  playOn(t, () => t.board.round === 1);
  t.you.log().lacks('bid.placed');
});

/** Where the human may put the opponent's first Ziggurat. */
const starts = (top: string) => {
  const t = begin({ 'blocked-top': top });
  playOn(t, () => t.table.machine.kind !== 'solo.keep');
  t.you.isAsked('solo.space');
  return offered(t.you, '');
};

test('ASY-32.10 the human puts the opponent’s first Ziggurat where exactly three rivers touch', () => {
  expect(['0', '1', '2', '3', '4'].map(starts)).toEqual([
    'B2 D7 E3',
    'D7 E3 F7',
    'D7 E3 F7 G3',
    'E3 F7 G3',
    'F7 G3 I8',
  ]);
  const t = begin();
  playOn(t, () => t.table.machine.kind === 'solo.space');
  t.you.isRefused('E2', 'ASY-32.10').answers('solo.space', 'G3');
  expect([t.board.ziggurat[spaceOf('G3')], t.board.ziggurats[1], t.board.levels[spaceOf('G3')]]).toEqual([
    1,
    [spaceOf('G3')],
    1,
  ]);
});

test('ASY-32.11 then the human’s own Ziggurat by the normal rules', () => {
  const t = begin();
  playOn(t, () => t.table.machine.kind === 'solo.space');
  t.you.answers('solo.space', 'E3');
  t.you.isAsked('start.column').offeringExactly('offerings', 'purchase', 'card', 'gold');
  t.you.answers('start.column', 'card').isAsked('start.space');
  expect(offered(t.you, '')).toBe('C1 C8 C9 D7 D8 D9 E8 E9 F7 F8 F9 G1 G8 G9 H1 H2 H8 H9');
  t.you.answers('start.space', 'F8');
  expect([t.board.taken[0], t.board.ziggurat[spaceOf('F8')]]).toEqual([[0, 0, 1, 0], 0]);
});

test('ASY-32.12 a new Scheme card for each decision; an empty deck is made of the discards', () => {
  const t = opponentExpands(['S03', 'S01', 'S03'], { personalHuts: 3 }, { schemes: ['S01', 'S03'] });
  t.you.log().includes('scheme.reshuffled');
  // Of the twenty, shuffled anew for the third Hut, one lies open.
  expect([t.board.schemes.length, t.board.schemeDiscard]).toEqual([19, ['S03']]);
  t.chanceWeighed('scheme.reveal', ['S01', 'S03'], 0).chanceWeighed('scheme.reveal', ['S01'], 1);
  t.chanceWeighed(
    'scheme.reveal',
    SCHEME_CARDS.map(({ id }) => id),
  );
});
