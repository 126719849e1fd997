import { expect, test } from 'vitest';
import type { Board, Player } from '../support.ts';
import { assyriaTable, offered, playOn } from '../support.ts';

const blue = { ziggurats: { F7: 1 } };
const sets = (step: object, red: Player, more: Partial<Board<'red' | 'blue'>> = {}) =>
  assyriaTable({
    players: ['red', 'blue'],
    at: step as { build: string },
    has: { red: { ziggurats: { D2: 1 }, ...red }, blue },
    ...more,
  });
const build = (red: Player) => sets({ build: 'red' }, { personalHuts: 0, ...red });
const feed = (red: Player, more: Partial<Board<'red' | 'blue'>> = {}) =>
  sets({ feed: 'red' }, { ploughs: 0, ...red }, more);
const actions = (red: Player, more: Partial<Board<'red' | 'blue'>> = {}) => sets({ actionsTurn: 'red' }, red, more);

/** One Favour card of every kind. */
const allKinds = Array.from({ length: 19 }, (_, i) => `FV${String(i + 1).padStart(2, '0')}-1`);

test('ASY-6.01 everybody may read the cards of everybody', () => {
  const t = feed({ huts: ['E2'], ploughs: 1, food: ['FD-wheat1-1'], favours: ['FV02-1'] });
  for (const who of ['red', 'blue', 'spectator']) {
    expect(t.sees(who).board.food[0]).toEqual(['FD-wheat1-1']);
    expect(t.sees(who).board.favours[0]).toEqual(['FV02-1']);
  }
});

test('ASY-6.02 any number of cards may be used in one turn', () => {
  const fed = feed({
    huts: ['E2', 'D1', 'E3'],
    ploughs: 1,
    food: ['FD-wheat1-1', 'FD-grapes1-1', 'FD-meat1-1'],
  });
  fed.red.answers('feed.next', 'card/FD-wheat1-1', 'card/FD-grapes1-1', 'card/FD-meat1-1');
  expect(fed.board.food[0]).toEqual([]);
  const acted = actions({ favours: ['FV01-1', 'FV02-1', 'FV02-2', 'FV03-1'] });
  acted.red.answers('action.choose', 'favour/FV01-1', 'favour/FV02-1', 'favour/FV02-2', 'favour/FV03-1');
  expect([acted.board.ships[0], acted.board.gold[0], acted.board.farmers[0]]).toEqual([1, 3, 1]);
});

test('ASY-6.03 Food cards are of no use outside a Feed step', () => {
  for (const t of [build({ growthHuts: 1, food: ['FD-w1-1'] }), actions({ huts: ['E2'], food: ['FD-w1-1'] })]) {
    expect(t.red.isAsked().options.filter((key) => key.includes('FD-'))).toEqual([]);
    t.red.isRefused('card/FD-w1-1', 'ASY-6.03');
  }
});

test('ASY-6.03 Food cards are used in the feeding at the end of the game', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'end',
    round: 6,
    has: { red: { ziggurats: { D2: 1 }, huts: ['E2'], food: ['FD-wheat1-1'] }, blue },
  });
  t.red.answers('feed.next', 'card/FD-wheat1-1');
  expect(t.board.huts[0]).toHaveLength(1);
});

test('ASY-6.04 ASY-A.10 in the Build step: Ship, Hut, Marriage Pact, move', () => {
  const t = build({ growthHuts: 1, huts: ['E2'], favours: allKinds });
  expect(offered(t.red, 'favour')).toBe('FV01-1 FV04-1 FV14-1 FV19-1');
  t.red.isRefused('favour/FV02-1', 'ASY-6.04').isRefused('favour/FV09-1', 'ASY-6.04');
});

test('ASY-6.04 ASY-A.10 in the Feed step: Farmer, both modifiers, Food card, Plough', () => {
  const t = feed({ huts: ['E2', 'G2', 'D1'], food: ['FD-wheat1-1'], favours: allKinds });
  expect(offered(t.red, 'favour')).toBe('FV03-1 FV07-1 FV08-1 FV09-1 FV16-1');
  t.red.isRefused('favour/FV01-1', 'ASY-6.04').isRefused('favour/FV12-1', 'ASY-6.04');
});

test('ASY-6.04 ASY-A.10 in the Actions turn: all that are not for the bid or for feeding alone', () => {
  const t = actions({ camels: 5, huts: ['E2'], usedTiles: ['gold'], food: ['FD-wheat1-1'], favours: allKinds });
  const alone = [1, 2, 3, 4, 5, 6, 9, 12, 14, 16, 17, 18, 19].map((n) => allKinds[n - 1]);
  expect(offered(t.red, 'favour')).toBe(alone.join(' '));
  for (const item of ['FV07-1', 'FV08-1', 'FV13-1']) t.red.isRefused(`favour/${item}`, 'ASY-6.04');
});

test('ASY-6.05 any Favour card gives 1 Camel in the Actions turn, whatever its timing', () => {
  const t = actions({ camels: 1, favours: allKinds });
  expect(offered(t.red, 'camel')).toBe(allKinds.join(' '));
  t.red.answers('action.choose', 'camel/FV13-1', 'camel/FV07-1');
  expect(t.board.camels[0]).toBe(3);
  expect(t.board.favourDiscard).toEqual(['FV13-1', 'FV07-1']);
});

test('ASY-6.05 only in the Actions turn', () => {
  build({ growthHuts: 1, favours: ['FV02-1'] })
    .red.isAsked('build.next')
    .notOffering('camel/FV02-1');
  feed({ huts: ['E2'], ploughs: 1, favours: ['FV02-1'] })
    .red.isAsked('feed.next')
    .notOffering('camel/FV02-1');
});

test('ASY-6.06 a used card goes to the discard pile of its kind at once', () => {
  const t = feed({ huts: ['E2', 'G2'], food: ['FD-wheat2-1', 'FD-fish1-1'], favours: ['FV16-1'] });
  t.red.answers('feed.next', 'card/FD-wheat2-1');
  expect([t.board.foodDiscard, t.board.food[0]]).toEqual([['FD-wheat2-1'], ['FD-fish1-1']]);
  t.red.answers('feed.icon', 'wheat/E2').answers('feed.next', 'favour/FV16-1');
  expect([t.board.favourDiscard, t.board.favours[0]]).toEqual([['FV16-1'], []]);
});

const grow = (foodDeck: readonly string[], more: Partial<Board<'red' | 'blue'>> = {}) =>
  assyriaTable({ players: ['red', 'blue'], at: 'growth', foodDeck, has: { red: {}, blue }, ...more });

test('ASY-6.07 a draw goes on with the shuffled discard pile', () => {
  const t = grow(['FD-wheat1-1', 'FD-fish3-1']);
  expect(t.board.rowLeft.flat()).toHaveLength(3);
  expect(t.board.rowLeft.flat()).toEqual(expect.arrayContaining(['FD-wheat1-1', 'FD-fish3-1']));
  expect(t.board.rowMiddle.flat()).toHaveLength(3);
  expect([t.board.foodDiscard, t.board.foodDeck.length]).toEqual([[], 34]);
});

test('ASY-6.07 the Favour deck is renewed in the same way', () => {
  const t = grow([], { favourDeck: ['FV13-1'] });
  expect(t.board.rowFavour.flat()).toHaveLength(3);
  expect(t.board.rowFavour[0]).toEqual(['FV13-1']);
  expect([t.board.favourDiscard, t.board.favourDeck.length]).toEqual([[], 27]);
});

test('ASY-A.42 nothing is shuffled before the next card is needed', () => {
  const six = ['FD-wheat1-1', 'FD-fish3-1', 'FD-w1-1', 'FD-w1-2', 'FD-w2-1', 'FD-w2-2'];
  const t = grow(six);
  expect([t.board.foodDeck, t.board.foodDiscard.length]).toEqual([[], 34]);
});

test('ASY-6.08 ASY-A.15 with both piles empty the rows get what there is, from the top', () => {
  const four = ['FD-wheat3-1', 'FD-fish1-1', 'FD-w2-1', 'FD-w1-2'];
  const t = grow(four, { emptyDiscards: true, chance: { 'draw.food': four } });
  expect(t.board.rowLeft).toEqual([['FD-fish1-1'], ['FD-w2-1'], ['FD-wheat3-1']]);
  expect(t.board.rowMiddle).toEqual([['FD-w1-2'], [], []]);
  t.red.isAsked('bid.place').offering('row3/high');
});

test('ASY-6.08 a card that draws is of no effect when there is nothing to draw', () => {
  const t = actions({ favours: ['FV09-1'] }, { foodDeck: [], emptyDiscards: true });
  t.red.isRefused('favour/FV09-1', 'ASY-6.11');
});

test('ASY-6.09 a card may be used on the turn on which it was gained', () => {
  const t = sets({ expansionTurn: 'red' }, { growthHuts: 1, leader: 'row1/high' }, { rows: { favour: ['FV01-1'] } });
  t.red.answers('build.next', 'favour/FV01-1', 'ship/D3');
  const drawn = feed(
    { huts: ['E2', 'G2'], ploughs: 1, favours: ['FV09-1'] },
    { chance: { 'draw.food': ['FD-wheat1-1'] } },
  );
  drawn.red.answers('feed.next', 'favour/FV09-1', 'card/FD-wheat1-1').isAsked('feed.icon');
});

test('ASY-6.10 no Favour card is ever forced', () => {
  build({ favours: ['FV01-1', 'FV04-1'] })
    .red.isAsked('build.next')
    .offering('end');
  feed({ huts: ['E2'], favours: ['FV16-1', 'FV09-1'] })
    .red.isAsked('feed.next')
    .offering('end');
  actions({ favours: ['FV02-1'] })
    .red.isAsked('action.choose')
    .offering('end');
});

test('ASY-6.11 ASY-A.44 a card without any effect is not played, but gives its Camel', () => {
  const useless = actions({
    ploughs: 2,
    camels: 2,
    mainHuts: 0,
    offerings: 10,
    influence: 15,
    favours: ['FV04-1', 'FV05-1', 'FV06-1', 'FV12-1', 'FV16-1', 'FV17-1', 'FV19-1'],
  });
  for (const item of ['FV04-1', 'FV05-1', 'FV06-1', 'FV12-1', 'FV16-1', 'FV17-1', 'FV19-1']) {
    useless.red.isRefused(`favour/${item}`, 'ASY-6.11').isAsked('action.choose').offering(`camel/${item}`);
  }
});

test('ASY-6.11 in the Build and the Feed step too', () => {
  build({ growthHuts: 1, mainHuts: 0, favours: ['FV04-1'] }).red.isRefused('favour/FV04-1', 'ASY-6.11');
  feed({ huts: ['E2'], ploughs: 2, favours: ['FV16-1'] }).red.isRefused('favour/FV16-1', 'ASY-6.11');
});

test('ASY-6.11 ASY-A.44 more icons than Huts they could feed are no effect', () => {
  const one = feed({ huts: ['E2'], ploughs: 1, food: ['FD-wheat1-1'], favours: ['FV08-1'] });
  one.red.isRefused('favour/FV08-1', 'ASY-6.11');
  const other = feed({ huts: ['E2', 'D1'], food: ['FD-wheat1-1'], favours: ['FV08-1'], farmers: 1 });
  other.red.isRefused('favour/FV08-1', 'ASY-6.11');
  other.red.answers('feed.next', 'farmer/D1').isAsked('feed.next').offering('favour/FV08-1');
});

test('ASY-A.40 a Ship or a Hut gained in the Build step may be placed there', () => {
  const t = build({ favours: ['FV01-1', 'FV04-1'] });
  t.red.answers('build.next', 'favour/FV01-1', 'ship/D3', 'favour/FV04-1', 'hut/D4');
  expect([t.board.ships[0], t.board.personalHuts[0]]).toEqual([0, 0]);
});

test('ASY-A.40 a Farmer gained in the Feed step may be placed there', () => {
  const t = feed({ huts: ['E2', 'D1'], ploughs: 1, food: ['FD-fish1-1'], favours: ['FV03-1'] });
  t.red.answers('feed.next', 'favour/FV03-1', 'farmer/D1', 'card/FD-fish1-1');
  expect(t.board.foodDiscard).toEqual(['FD-fish1-1']);
});

test('ASY-A.44 at the limit of Camels a Favour card is not given away for nothing', () => {
  const t = actions({ camels: 10, favours: ['FV02-1'] });
  t.red.isRefused('camel/FV02-1', 'ASY-A.44').isAsked('action.choose').offering('favour/FV02-1');
  playOn(t);
});
