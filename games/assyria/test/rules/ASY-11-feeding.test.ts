import { expect, test } from 'vitest';
import type { Board, Player } from '../support.ts';
import { assyriaTable, playOn, spaceNames } from '../support.ts';

type Two = Partial<Board<'red' | 'blue'>>;
const blue: Player = { ziggurats: { F7: 1 } };
/** Red has a Ziggurat on D2 and nothing to feed with but what is named. E2 and G2 are Wheat, D1 Grapes, E3 Meat, G3 Fish. */
const feed = (red: Player, more: Two = {}) =>
  assyriaTable({
    players: ['red', 'blue'],
    at: { feed: 'red' },
    has: { red: { ziggurats: { D2: 1 }, ploughs: 0, personalHuts: 0, ...red }, blue },
    ...more,
  });

test('ASY-11.01 every own Hut must be fed, new and old; Ziggurats need no food', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { expansionTurn: 'red' },
    has: {
      red: { ziggurats: { D2: 1 }, growthHuts: 1, personalHuts: 0, huts: ['D1'], leader: 'row1/high' },
      blue: { ...blue, huts: ['F8'] },
    },
  });
  t.red.answers('build.next', 'hut/E2');
  t.red.isAsked('feed.next').offeringExactly('plough/D1', 'plough/E2', 'end');
  t.red.isRefused('plough/D2', 'ASY-11.01').isRefused('plough/F8', 'ASY-11.01').answers('feed.next', 'end');
  expect([spaceNames(t.board.huts[0]), spaceNames(t.board.ziggurats[0])]).toEqual(['', 'D2']);
});

test('ASY-11.02 a Hut needs the food of its space', () => {
  const t = feed({ huts: ['E2', 'G2', 'D1'], food: ['FD-wheat1-1'] });
  t.red.isAsked('feed.icon').offeringExactly('wheat/E2', 'wheat/G2');
  t.red.isRefused('wheat/D1', 'ASY-11.02');
});

test('ASY-11.02 so do the icons that are left over', () => {
  const t = feed({ huts: ['E2', 'G2', 'D1'], ploughs: 1, food: ['FD-wheat2-1'] });
  t.red.answers('feed.next', 'card/FD-wheat2-1').answers('feed.icon', 'wheat/E2');
  t.red.isAsked('feed.next').offering('icon/wheat/G2').notOffering('icon/wheat/D1');
  t.red.isRefused('icon/wheat/D1', 'ASY-11.02', undefined, 'fix.feed.farmer').isRefused('icon/wheat/E2', 'ASY-11.08');
});

test('ASY-11.03 a card gives all its icons, each to one Hut; a Wild one to any', () => {
  const t = feed({ huts: ['E3', 'D1', 'G3'], ploughs: 1, food: ['FD-meatw-1'] });
  t.red.answers('feed.next', 'card/FD-meatw-1');
  t.red.isAsked('feed.icon').offeringExactly('meat/E3', 'wild/E3', 'wild/D1', 'wild/G3');
  t.red.answers('feed.icon', 'meat/E3').answers('feed.next', 'icon/wild/G3');
  expect(spaceNames(t.board.fed)).toBe('E3 G3');
  t.red.isAsked('feed.next').offeringExactly('plough/D1', 'end');
});

test('ASY-11.04 ASY-E.5 no change is given: unused icons are lost', () => {
  const t = feed({ huts: ['E2', 'G2'], ploughs: 1, food: ['FD-wheat3-1'] });
  t.red.answers('feed.next', 'card/FD-wheat3-1').answers('feed.icon', 'wheat/E2').answers('feed.next', 'icon/wheat/G2');
  expect([t.board.food[0], t.board.foodDiscard]).toEqual([[], ['FD-wheat3-1']]);
});

test('ASY-11.04 nothing carries over to another Feed step', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'expansion',
    round: 6,
    has: {
      red: {
        ziggurats: { D2: 1 },
        huts: ['E2'],
        food: ['FD-wheat3-1'],
        ploughs: 0,
        personalHuts: 0,
        leader: 'row1/high',
      },
      blue: { ...blue, huts: ['F8'], ploughs: 1, personalHuts: 0, leader: 'row2/high' },
    },
  });
  t.blue.isAsked('feed.next').offeringExactly('plough/F8', 'end').answers('end');
  playOn(t);
  expect(t.board.huts).toEqual([[], []]);
});

test('ASY-11.05 ASY-A.44 a card of which no icon feeds a Hut is not discarded', () => {
  const t = feed({ huts: ['E2'], ploughs: 1, food: ['FD-fish3-1', 'FD-w1-1'] });
  t.red.isAsked('feed.next').offering('card/FD-w1-1').notOffering('card/FD-fish3-1');
  t.red.isRefused('card/FD-fish3-1', 'ASY-11.05', undefined, 'fix.food.keep').answers('feed.next', 'plough/E2');
  expect(t.board.food[0]).toEqual(['FD-fish3-1', 'FD-w1-1']);
});

test('ASY-11.06 a face-up Plough feeds any Hut and is turned down', () => {
  const t = feed({ huts: ['E2', 'D1', 'E3'], ploughs: 2, tokens: 1 });
  t.red.answers('feed.next', 'plough/E2', 'plough/D1');
  expect([t.board.ploughs[0], spaceNames(t.board.fed)]).toEqual([0, 'D1 E2']);
  t.red.isRefused('plough/E3', 'ASY-11.06', undefined, 'fix.plough');
});

test('ASY-11.07 a Food token feeds any Hut and goes back to the Main supply', () => {
  const t = feed({ huts: ['E2', 'D1', 'E3'], tokens: 2, ploughs: 1 }, { tokensOn: [] });
  t.red.answers('feed.next', 'token/E2', 'token/D1');
  expect([t.board.tokens[0], t.board.tokenSupply, spaceNames(t.board.fed)]).toEqual([0, 6, 'D1 E2']);
  t.red.isRefused('token/E3', 'ASY-11.07', undefined, 'fix.token');
});

test('ASY-11.08 a Hut is fed only once', () => {
  const t = feed({ huts: ['E2', 'D1'], ploughs: 2, tokens: 1, food: ['FD-w1-1'] });
  t.red.answers('feed.next', 'plough/E2').isAsked('feed.next').notOffering('plough/E2', 'token/E2');
  t.red.isRefused('plough/E2', 'ASY-11.08').isRefused('token/E2', 'ASY-11.08').answers('feed.next', 'card/FD-w1-1');
  expect(spaceNames(t.board.fed)).toBe('D1 E2');
});

test('ASY-11.15 ASY-E.6 the step cannot end while a held card could feed a Hut', () => {
  const t = feed({ huts: ['D1'], ploughs: 1, tokens: 1, food: ['FD-grapes3-1'] });
  t.red.isAsked('feed.next').offeringExactly('card/FD-grapes3-1', 'plough/D1', 'token/D1');
  t.red.isRefused('end', 'ASY-11.15', undefined, 'fix.feed.spend');
});

test('ASY-11.15 a Wild icon counts, and so does a Farmer under the Hut', () => {
  feed({ huts: ['D1'], ploughs: 1, food: ['FD-fishw-1'] }).red.isRefused('end', 'ASY-11.15');
  feed({ huts: ['D1'], ploughs: 1, food: ['FD-fish1-1'] })
    .red.isAsked('feed.next')
    .offering('end');
  feed({ huts: ['D1'], ploughs: 1, food: ['FD-fish1-1'] }, { farmers: ['D1'] }).red.isRefused('end', 'ASY-11.15');
});

test('ASY-11.16 ASY-A.3 a left-over icon that can feed a Hut must', () => {
  const t = feed({ huts: ['E2', 'G2'], ploughs: 1, food: ['FD-wheat2-1'] });
  t.red.answers('feed.next', 'card/FD-wheat2-1').answers('feed.icon', 'wheat/E2');
  t.red.isRefused('end', 'ASY-11.16', undefined, 'fix.feed.spend');
  t.red.isAsked('feed.next').offeringExactly('icon/wheat/G2', 'plough/G2');
});

test('ASY-11.17 Ploughs, tokens, Farmers and Favour cards are never forced', () => {
  const t = feed({
    huts: ['D1'],
    ploughs: 2,
    tokens: 2,
    farmers: 1,
    food: ['FD-fish1-1'],
    favours: ['FV07-1', 'FV16-1'],
  });
  t.red.answers('feed.next', 'end');
  expect([t.over, t.board.ploughs[0], t.board.tokens[0], t.board.farmers[0]]).toEqual([true, 2, 2, 1]);
});

test('ASY-11.18 ASY-A.24 ASY-E.7 a Plough may save a card', () => {
  const t = feed({ huts: ['E2', 'D1', 'E3'], ploughs: 1, farmers: 1, food: ['FD-wheat2-1', 'FD-meatw-1'] });
  t.red.answers('feed.next', 'plough/E2', 'card/FD-meatw-1').answers('feed.icon', 'wild/D1');
  t.red.answers('feed.next', 'icon/meat/E3', 'end');
  expect([spaceNames(t.board.fed), t.board.ploughs[0]]).toEqual(['D1 E2 E3', 0]);
  expect([t.board.food[0], t.board.foodDiscard]).toEqual([['FD-wheat2-1'], ['FD-meatw-1']]);
});

test('ASY-E.7 or both cards are spent and the Plough is saved', () => {
  const t = feed({ huts: ['E2', 'D1', 'E3'], ploughs: 1, food: ['FD-wheat2-1', 'FD-meatw-1'] });
  t.red.answers('feed.next', 'card/FD-wheat2-1', 'card/FD-meatw-1').answers('feed.icon', 'wild/D1');
  t.red.answers('feed.next', 'icon/meat/E3');
  expect([t.board.ploughs[0], t.board.food[0], t.over]).toEqual([1, [], true]);
});

test('ASY-11.20 feeding is done in any order', () => {
  const t = feed({
    huts: ['E2', 'G2', 'D1', 'E3'],
    ploughs: 2,
    tokens: 1,
    farmers: 2,
    food: ['FD-wheat2-1', 'FD-fish1-1'],
  });
  t.red.answers('feed.next', 'card/FD-wheat2-1').answers('feed.icon', 'wheat/E2');
  t.red.answers('feed.next', 'plough/D1', 'farmer/E3', 'card/FD-fish1-1', 'icon/wheat/G2', 'farmer/H4');
  expect(spaceNames(t.board.fed)).toBe('D1 E2 E3 G2');
});

test('ASY-11.21 what a Favour card could make of a Food card does not count', () => {
  const t = feed({ huts: ['D1'], ploughs: 1, food: ['FD-fish2-1'], favours: ['FV07-1', 'FV08-1'] });
  t.red.isAsked('feed.next').offering('end', 'favour/FV07-1');
});

test('ASY-11.22 ASY-E.34 a Farmer placed later makes a left-over icon of use, and then it must be used', () => {
  const t = feed({ huts: ['E2', 'G3'], farmers: 1, food: ['FD-wheat2-1'] });
  t.red.answers('feed.next', 'card/FD-wheat2-1');
  t.red.isAsked('feed.next').offering('end').notOffering('icon/wheat/G3').answers('farmer/G3');
  // The only thing left to do has been done.
  expect([t.over, spaceNames(t.board.fed)]).toEqual([true, 'E2 G3']);
});

test('ASY-11.22 while there is something else to do, the end is refused', () => {
  const t = feed({ huts: ['E2', 'G3'], farmers: 1, ploughs: 1, food: ['FD-wheat2-1'] });
  t.red.answers('feed.next', 'card/FD-wheat2-1', 'farmer/G3');
  t.red.isRefused('end', 'ASY-11.16').isAsked('feed.next').offeringExactly('icon/wheat/G3', 'plough/G3');
});
