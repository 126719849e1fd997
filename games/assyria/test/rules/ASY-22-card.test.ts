import { expect, test } from 'vitest';
import { redActs, redHas } from '../red.ts';

const red = 0;
/** The row nobody has bid on: two Food cards and a Favour card. */
const rows = { left: ['FD-wheat2-1'], middle: ['FD-fish1-1'], favour: ['FV02-1'] };

test('ASY-22.01 a card is gained once in an Actions phase', () => {
  const t = redActs({}, { rows });
  t.red.answers('action.choose', 'card').answers('card.take', 'FD-wheat2-1');
  t.red.isRefused('card', 'ASY-16.05').isAsked('action.choose').notOffering('card');
});

test.each([
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 1],
])('ASY-22.02 with %i pieces off its column a card costs %i', (pieces, cost) => {
  const has = { ziggurats: { D2: Math.max(1, pieces) }, taken: pieces === 0 ? { gold: 1 } : { card: pieces } };
  redActs({ ...has, camels: cost - 1 }, { rows }).red.isRefused('card', 'ASY-16.08');
  const t = redActs({ ...has, camels: cost }, { rows });
  t.red.answers('action.choose', 'card').answers('card.take', 'FD-fish1-1');
  expect(redHas(t)).toMatchObject({ camels: 0 });
});

test('ASY-22.03 any face-up card left on the main board may be taken, Food or Favour', () => {
  const t = redActs({}, { rows });
  t.red.answers('action.choose', 'card');
  t.red.isAsked('card.take').offeringExactly('FD-wheat2-1', 'FD-fish1-1', 'FV02-1');
  t.red.answers('card.take', 'FV02-1');
  expect(t.board.favours[red]).toEqual(['FV02-1']);
});

test('ASY-22.04 a taken card is not replaced', () => {
  const t = redActs({}, { rows });
  t.red.answers('action.choose', 'card').answers('card.take', 'FD-wheat2-1');
  expect([...t.board.rowLeft, ...t.board.rowMiddle, ...t.board.rowFavour].flat()).toEqual(['FD-fish1-1', 'FV02-1']);
});

test('ASY-22.04 with no card left the action is not available', () => {
  redActs().red.isRefused('card', 'ASY-22.04').isAsked('action.choose').notOffering('card');
});

test('ASY-22.05 a gained Food card is kept face up', () => {
  const t = redActs({}, { rows });
  t.red.answers('action.choose', 'card').answers('card.take', 'FD-wheat2-1');
  expect(t.blue.sees().food[red]).toEqual(['FD-wheat2-1']);
});

test('ASY-22.05 a gained Favour card may be used at once if its timing fits', () => {
  const t = redActs({}, { rows });
  t.red.answers('action.choose', 'card').answers('card.take', 'FV02-1').answers('action.choose', 'favour/FV02-1');
  expect(redHas(t)).toMatchObject({ gold: 2 });
});

test('ASY-22.05 but not if its timing does not', () => {
  const t = redActs({}, { rows: { favour: ['FV07-1'] } });
  t.red.answers('action.choose', 'card').isRefused('favour/FV07-1', 'ASY-6.04').isAsked().offering('camel/FV07-1');
});
