import { expect, test } from 'vitest';
import type { Player } from '../support.ts';
import { assyriaTable, offered, spaceNames } from '../support.ts';

/** E2 and G2 are Wheat, D1, F2 and G1 Grapes, E3 and H2 Meat. */
const feed = (red: Player) =>
  assyriaTable({
    players: ['red', 'blue'],
    at: { feed: 'red' },
    has: { red: { ziggurats: { D2: 1 }, ploughs: 1, personalHuts: 0, ...red }, blue: { ziggurats: { F7: 1 } } },
  });

test('ASY-A.8 treated as a 3, a mixed card has more of its fixed food', () => {
  const t = feed({ huts: ['E3', 'H2', 'D1'], food: ['FD-meatw-1'], favours: ['FV08-1'] });
  t.red.answers('feed.next', 'favour/FV08-1').answers('feed.icon', 'meat/E3');
  expect([...t.board.loose].sort()).toEqual(['meat', 'wild']);
  t.red.answers('feed.next', 'icon/meat/H2', 'icon/wild/D1');
  expect(spaceNames(t.board.fed)).toBe('D1 E3 H2');
});

test('ASY-A.8 an all-Wild card has more Wild', () => {
  const t = feed({ huts: ['E3', 'E2', 'D1'], food: ['FD-w1-1'], favours: ['FV08-1'] });
  t.red.answers('feed.next', 'favour/FV08-1').answers('feed.icon', 'wild/E3');
  expect(t.board.loose).toEqual(['wild', 'wild']);
});

test('ASY-A.32 a card of value 3 is not treated as a 3', () => {
  const t = feed({ huts: ['E2', 'G2', 'D1', 'F2'], food: ['FD-wheat3-1', 'FD-grapes1-1'], favours: ['FV08-1'] });
  t.red.answers('feed.next', 'favour/FV08-1');
  t.red.isAsked('feed.icon').offeringExactly('grapes/D1', 'grapes/F2');
});

test('ASY-A.9 all icons become one of the five foods, Wild ones too, and never Wild', () => {
  const t = feed({ huts: ['D1', 'F2', 'E2'], food: ['FD-meatw-1'], favours: ['FV07-1'] });
  t.red.answers('feed.next', 'favour/FV07-1').isAsked('feed.barter').offeringExactly('grapes', 'wheat');
  t.red.answers('feed.barter', 'grapes').isAsked('feed.icon').offeringExactly('grapes/D1', 'grapes/F2');
  t.red.answers('feed.icon', 'grapes/D1');
  expect(t.board.loose).toEqual(['grapes']);
});

test('ASY-A.9 a different type: a card of one food does not become the same again', () => {
  const t = feed({ huts: ['E2', 'G2', 'D1'], food: ['FD-wheat2-1'], favours: ['FV07-1'] });
  t.red.answers('feed.next', 'favour/FV07-1');
  // Grapes, the only food that changes anything, is taken, and so is the only Hut that needs it.
  expect([spaceNames(t.board.fed), t.board.loose]).toEqual(['D1', ['grapes']]);
});

test('ASY-A.44 both modifiers join only where the second feeds somebody too', () => {
  const one = feed({ huts: ['D1'], food: ['FD-wheat1-1'], favours: ['FV07-1', 'FV08-1'] });
  one.red.answers('feed.next', 'favour/FV07-1');
  expect([spaceNames(one.board.fed), one.board.favours[0]]).toEqual(['D1', ['FV08-1']]);
  const two = feed({ huts: ['D1', 'F2'], food: ['FD-wheat1-1'], favours: ['FV07-1', 'FV08-1'] });
  expect(offered(two.red, 'favour')).toBe('FV07-1');
  two.red.answers('feed.next', 'favour/FV07-1').isAsked('feed.both').offeringExactly('favour/FV08-1', 'no');
});
