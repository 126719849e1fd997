import { expect, test } from 'vitest';
import { redActs, redHas } from '../red.ts';
import { assyriaTable } from '../support.ts';

const NONE = -1;
const [red, blue, purple, yellow] = [0, 1, 2, 3] as const;

/** Rows from the top: blue, yellow, red, nobody, purple. */
const actionsPhase = () =>
  assyriaTable({
    players: ['red', 'blue', 'purple', 'yellow'],
    at: 'actions',
    has: {
      red: { leader: 'row3/high', ziggurats: { D2: 1 } },
      blue: { leader: 'row1/low', camels: 1, ziggurats: { D8: 1 } },
      purple: { leader: 'row5/high', ziggurats: { G2: 1 } },
      yellow: { leader: 'row2/middle', ziggurats: { G8: 1 } },
    },
  });

test('ASY-16.01 Actions turns are taken from the top row to the bottom row, each one whole', () => {
  const t = actionsPhase();
  for (const name of ['blue', 'yellow', 'red', 'purple'] as const) t[name].answers('action.choose', 'end');
  t.blue.isAsked('bid.place');
});

test('ASY-16.02 a turn starts with the Leader going to the highest empty Turn Order space', () => {
  const t = actionsPhase();
  expect(t.board.order).toEqual([blue, NONE, NONE, NONE]);
  expect(t.board.leaderRow[blue]).toBe(NONE);
  expect(t.board.leaderRow[yellow]).toBe(1);
  t.blue.answers('action.choose', 'end');
  expect(t.board.order).toEqual([blue, yellow, NONE, NONE]);
});

test('ASY-16.03 a player takes actions until nothing is possible any more', () => {
  const t = redActs({ camels: 2, gold: 0, personalHuts: 0 });
  t.red.answers('action.choose', 'gold', 'tribute');
  t.red.answers('bonus.resolve', 'no');
  expect(redHas(t)).toMatchObject({ camels: 0, gold: 0, influence: 1 });
  expect(t.over).toBe(true);
});

test('ASY-16.03 actions may be taken in any order, with the same kind again later', () => {
  const t = redActs({ ploughs: 0, personalHuts: 2 });
  t.red.answers('action.choose', 'hut/E2', 'ploughs', 'hut/E1', 'gold');
  t.red.isAsked('action.choose').offering('tribute', 'found', 'end');
});

test('ASY-16.04 there are eleven actions', () => {
  const t = redActs(
    { camels: 9, huts: ['E2'], ships: 1, favours: ['FV02-1'], ziggurats: { D2: 1, F5: 3 } },
    { rows: { left: ['FD-wheat1-1'] } },
  );
  t.red
    .isAsked('action.choose')
    .offering('ploughs', 'found', 'raise', 'roof', 'offerings', 'purchase', 'card', 'gold', 'tribute')
    .offering('hut/E1', 'ship/C3', 'favour/FV02-1', 'camel/FV02-1', 'end');
});

const TILES = ['offerings', 'purchase', 'card', 'gold'];

test.each(TILES)('ASY-16.05 the tile of %s is used by its action', (tile) => {
  const rows = { left: ['FD-wheat1-1'], middle: ['FD-wheat2-1'] };
  const t = redActs({ taken: { gold: 1 } }, { rows });
  t.red.answers('action.choose', tile);
  const { table } = t;
  if (table.machine.kind !== 'action.choose') table.play(red, table.options(red)[0] ?? '');
  t.red.isRefused(tile, 'ASY-16.05').isAsked('action.choose').notOffering(tile);
  expect(t.board.used[red]).toEqual(TILES.map((name) => name === tile));
});

test('ASY-16.06 the other actions have no limit of their own', () => {
  const t = redActs({ camels: 4, gold: 3, personalHuts: 3 });
  for (let i = 0; i < 3; i++) {
    t.red.answers('action.choose', 'tribute').answers('tribute.place', 'lowest/gold').answers('bonus.resolve', 'no');
  }
  t.red.answers('action.choose', 'hut/E2', 'hut/E1', 'hut/D1');
  expect(redHas(t)).toMatchObject({ camels: 1, gold: 0, personalHuts: 0, influence: 3 });
});

test('ASY-16.06 two Ziggurats may be founded in one turn', () => {
  const t = redActs({ camels: 10, huts: ['D5', 'E2'], ziggurats: { D2: 1, F2: 1 } });
  t.red.answers('action.choose', 'found').answers('found.space', 'D5').answers('found.column', 'gold');
  t.red.answers('action.choose', 'found');
  expect(t.board.ziggurats[red]).toHaveLength(4);
});

test('ASY-16.07 the turn may end at once, whatever could still be done', () => {
  const t = redActs({ huts: ['E2'] });
  t.red.isAsked('action.choose').offering('end', 'found');
  t.red.answers('action.choose', 'end');
  expect(t.over).toBe(true);
  expect(redHas(t)).toMatchObject({ camels: 10, gold: 1, vp: 10 });
});

const TOO_FEW = [
  ['ploughs', 2],
  ['found', 4],
  ['raise', 2],
  ['offerings', 0],
  ['purchase', 0],
  ['card', 2],
  ['gold', 0],
  ['tribute', 0],
] as const;

test.each(TOO_FEW)('ASY-16.08 %s is not possible for %i Camels, and nothing is paid in part', (action, camels) => {
  const t = redActs(
    { camels, huts: ['E2'], ziggurats: { D2: 1, F5: 3 } },
    { rows: { left: ['FD-wheat1-1'] }, civilisations: ['CV06', 'CV04', 'CV01'] },
  );
  t.red.isRefused(action, 'ASY-16.08');
  expect(redHas(t)).toMatchObject({ camels });
});

test('ASY-16.09 an action is completed with all it brings before the next one', () => {
  const t = redActs({ offerings: 2, ziggurats: { D2: 1 }, taken: { gold: 1 } }, { roofs: [] });
  t.red.answers('action.choose', 'offerings');
  t.red.isAsked('roof.place').notOffering('end', 'gold', 'tribute');
  t.red.answers('roof.place', 'lowest');
  t.red.isAsked('action.choose');
});

test.each([
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 1],
])('ASY-16.10 with %i pieces taken from its column a purchase costs %i', (pieces, cost) => {
  const ziggurats: { [space: string]: number } = pieces === 0 ? { D2: 1 } : { D2: 1, F2: pieces };
  const t = redActs({ ziggurats, taken: { gold: 1, purchase: pieces } });
  t.red.answers('action.choose', 'purchase').answers('purchase.what', 'hut');
  expect(redHas(t)).toMatchObject({ camels: 10 - cost });
});

test('ASY-16.10 the strength of a tile counts its own column only', () => {
  const t = redActs({ ziggurats: { D2: 3, F2: 2 }, taken: { purchase: 3, card: 2 } });
  t.red.answers('action.choose', 'gold');
  expect(redHas(t)).toMatchObject({ camels: 9, gold: 2 });
});

test('ASY-16.11 after the last turn every Leader stands on the Turn Order track', () => {
  const t = actionsPhase();
  for (const name of ['blue', 'yellow', 'red', 'purple'] as const) t[name].answers('action.choose', 'end');
  expect(t.board.order).toEqual([blue, yellow, red, purple]);
  expect(t.board.leaderRow).toEqual([NONE, NONE, NONE, NONE]);
});

test('ASY-A.38 a used tile stays used to the end of the phase and is free again in the next round', () => {
  const t = actionsPhase();
  t.blue.answers('action.choose', 'gold', 'end');
  t.yellow.answers('action.choose', 'end');
  t.red.answers('action.choose', 'end');
  expect(t.board.used[blue]).toEqual([false, false, false, true]);
  t.purple.answers('action.choose', 'end');
  expect(t.board.round).toBe(2);
  expect(t.board.used.flat()).not.toContain(true);
});
