import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board, Player } from '../support.ts';
import { assyriaTable, offered, playOn, spaceNames } from '../support.ts';

type Two = Partial<Board<'red' | 'blue'>>;
const blue: Player = { ziggurats: { F7: 1 } };
/** Rows C to H are in play; red has a Ziggurat on D2 and, unless said otherwise, one Growth Hut and no other. */
const build = (red: Player = {}, more: Two = {}, other: Player = blue) =>
  assyriaTable({
    players: ['red', 'blue'],
    at: { build: 'red' },
    has: { red: { ziggurats: { D2: 1 }, growthHuts: 1, personalHuts: 0, ...red }, blue: other },
    ...more,
  });

const rows = {
  left: ['FD-wheat1-1', 'FD-meat1-1', 'FD-fish1-1'],
  middle: ['FD-wheat1-2', 'FD-meat1-2', 'FD-fish1-2'],
  favour: ['FV02-1', 'FV05-1', 'FV06-1'],
};
const expansion = () =>
  assyriaTable({
    players: ['red', 'blue'],
    at: 'expansion',
    rows,
    has: {
      red: { ziggurats: { D2: 1 }, growthHuts: 1, leader: 'row3/middle' },
      blue: { ...blue, growthHuts: 1, leader: 'row1/high' },
    },
  });

test('ASY-9.01 complete Expansion turns in row order from the top', () => {
  const t = expansion();
  t.blue.isAsked('build.next');
  playOn(t, () => t.board.active !== 1);
  expect([t.board.vp[1], t.board.vp[0]]).toEqual([11, 10]);
  t.red.isAsked('build.next');
});

test('ASY-9.02 the turn begins with all three cards of the row; the Leader stays', () => {
  const t = expansion();
  expect([t.board.food[1], t.board.favours[1]]).toEqual([['FD-wheat1-1', 'FD-wheat1-2'], ['FV02-1']]);
  expect([t.board.rowLeft[0], t.board.rowMiddle[0], t.board.rowFavour[0]]).toEqual([[], [], []]);
  expect([t.board.food[0], t.board.leaderRow]).toEqual([[], [2, 0]]);
});

test('ASY-9.03 build, feed, destroy, dig, gain Camels, gain VP', () => {
  const food = ['FD-grapes1-1', 'FD-fish2-1', 'FD-wheat1-1'];
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { expansionTurn: 'red' },
    has: {
      red: {
        ziggurats: { D2: 1 },
        growthHuts: 1,
        personalHuts: 0,
        ploughs: 0,
        leader: 'row1/high',
        huts: ['D1', 'E1', 'D3', 'C3'],
        food,
      },
      blue,
    },
  });
  t.red.answers('build.next', 'hut/E2').answers('feed.next', 'card/FD-wheat1-1').answers('feed.icon', 'wheat/E2');
  playOn(t, undefined, (options) => options.find((key) => key === 'WL05') ?? options[0] ?? '');
  const steps = ['hut.built', 'hut.fed', 'hut.starved', 'well.dug', 'camels.gained', 'vp.gained'];
  const told = t.table.events.map(({ type }) => steps.indexOf(type)).filter((step) => step >= 0);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(new Set(told).size).toBe(6);
  expect([t.board.camels[0], t.board.vp[0]]).toEqual([2 + 3, 10 + 1 + 3]);
});

test('ASY-9.03 all six steps are done before the next player starts', () => {
  const t = expansion();
  playOn(t, () => t.board.active !== 1);
  const first = t.table.events.findIndex(({ type, seat }) => type === 'card.taken' && seat === 0);
  const last = t.table.events.findLastIndex(({ type, seat }) => type === 'vp.gained' && seat === 1);
  expect(last).toBeLessThan(first);
});

test('ASY-9.04 every Growth Hut must be built while there is a legal space', () => {
  const t = build({ growthHuts: 2 });
  t.red.isAsked('build.next').notOffering('end');
  t.red.isRefused('end', 'ASY-9.04', undefined, 'fix.build.end').answers('build.next', 'hut/D1');
  t.red.isRefused('end', 'ASY-9.04').answers('build.next', 'hut/E1');
  expect(t.over).toBe(true);
});

test('ASY-9.05 Huts of the Personal supply may be built too, any number', () => {
  const t = build({ growthHuts: 0, personalHuts: 3 });
  t.red.isAsked('build.next').offering('end', 'hut/D1');
  t.red.answers('build.next', 'hut/D1', 'hut/E2').isAsked('build.next').offering('end');
  t.red.answers('build.next', 'hut/E3');
  expect([t.board.personalHuts[0], t.board.huts[0]?.length]).toEqual([0, 3]);
});

test('ASY-9.05 ASY-A.45 Growth Huts are used up first', () => {
  const t = build({ growthHuts: 1, personalHuts: 1 });
  t.red.answers('build.next', 'hut/D1');
  expect([t.board.growthHuts[0], t.board.personalHuts[0]]).toEqual([0, 1]);
  t.red.answers('build.next', 'hut/E2');
  expect([t.board.growthHuts[0], t.board.personalHuts[0]]).toEqual([0, 0]);
});

test('ASY-9.06 no Hut where there is a Hut or a Ziggurat, whoever owns it', () => {
  const t = build({ huts: ['E2'] }, {}, { ziggurats: { E3: 1 }, huts: ['D3'] });
  expect(offered(t.red, 'hut')).toBe('C2 C3 D1 E1 F1 F2');
  for (const space of ['E2', 'D2', 'E3', 'D3']) t.red.isRefused(`hut/${space}`, 'ASY-9.06');
});

test('ASY-9.07 a Farmer or a Ship does not prevent building', () => {
  const t = build({}, { farmers: ['D1'], ships: ['D3'] });
  t.red.isAsked('build.next').offering('hut/D1', 'hut/D3').answers('hut/D3');
  expect([t.board.ship[spaceOf('D3')], t.board.hut[spaceOf('D3')]]).toEqual([true, 0]);
});

test('ASY-9.08 a Hut adjoins an own Hut or Ziggurat; new Huts count at once', () => {
  const t = build({ growthHuts: 2, huts: ['G2'] });
  expect(offered(t.red, 'hut')).toBe('C2 C3 D1 D3 E2 E3 F1 F2 G1 G3 H1 H2');
  t.red.isRefused('hut/C1', 'ASY-9.08', undefined, 'fix.hut.ship').answers('build.next', 'hut/C2');
  t.red.isAsked('build.next').offering('hut/C1');
});

test('ASY-9.08 pieces of others give no adjacency', () => {
  const t = build({}, {}, { ziggurats: { F7: 1 }, huts: ['G2'] });
  expect(offered(t.red, 'hut')).toBe('C2 C3 D1 D3 E2 E3');
});

test('ASY-9.09 Wells give no adjacency', () => {
  const t = build({ wells: ['WL09'] });
  expect(offered(t.red, 'hut')).toBe('C2 C3 D1 D3 E2 E3');
});

test('ASY-9.10 any terrain will do: outside, river, between', () => {
  const t = build({ growthHuts: 3 });
  t.red.answers('build.next', 'hut/D1', 'hut/D3', 'hut/D4');
  expect(spaceNames(t.board.huts[0])).toBe('D1 D3 D4');
});

test('ASY-9.11 building is free, one Hut at a time', () => {
  const t = build({ growthHuts: 2, camels: 4, gold: 4 });
  t.red.answers('build.next', 'hut/D1');
  expect(spaceNames(t.board.huts[0])).toBe('D1');
  expect([t.board.camels[0], t.board.gold[0], t.board.vp[0]]).toEqual([4, 4, 10]);
});

/** Red on C2 has blue Huts all around. */
const walledIn = (red: Player) =>
  build({ ziggurats: { C2: 1 }, growthHuts: 2, ...red }, {}, { ...blue, huts: ['C1', 'C3', 'D1', 'D2'] });

test('ASY-9.12 ASY-A.4 a Growth Hut without a space returns to the Main supply', () => {
  const t = walledIn({});
  expect(t.over).toBe(true);
  expect([t.board.growthHuts[0], t.board.personalHuts[0], t.board.mainHuts[0]]).toEqual([0, 0, 10]);
});

test('ASY-9.12 ASY-A.4 nobody has to make room with a Ship or a card; who does must build', () => {
  const t = walledIn({ ships: 1, favours: ['FV14-1'] });
  t.red.isAsked('build.next').offering('end', 'ship/C3', 'favour/FV14-1').answers('ship/C3');
  t.red.isRefused('end', 'ASY-9.04');
  expect(offered(t.red, 'hut')).toBe('C4 D3');
});

test('ASY-9.13 a Growth Hut is not kept for later', () => {
  const t = walledIn({ ships: 1 });
  t.red.isAsked('build.next').notOffering('keep');
  t.red.answers('build.next', 'end');
  expect([t.board.growthHuts[0], t.board.personalHuts[0], t.board.mainHuts[0]]).toEqual([0, 0, 10]);
});

const four = () => {
  const homes = { red: 'D2', blue: 'F7', purple: 'H2', yellow: 'B8' };
  const has = Object.fromEntries(Object.entries(homes).map(([name, home]) => [name, { ziggurats: { [home]: 1 } }]));
  const t = assyriaTable({ players: ['red', 'blue', 'purple', 'yellow'], at: 'growth', has });
  t.red.answers('bid.place', 'row5/high');
  t.blue.answers('bid.place', 'row3/middle');
  t.purple.answers('bid.place', 'row1/high');
  t.yellow.answers('bid.place', 'row4/low');
  return t;
};

test('ASY-9.14 ASY-E.21 after the last Expansion turn one row of cards is left and every Leader on its space', () => {
  const t = four();
  playOn(t, () => t.board.phase === 'actions');
  for (const column of [t.board.rowLeft, t.board.rowMiddle, t.board.rowFavour])
    expect(column.map((row) => row.length)).toEqual([0, 1, 0, 0, 0]);
  // The first has just gone on to the Turn Order track.
  expect([t.board.leaderRow, t.board.leaderSpace]).toEqual([
    [4, 2, -1, 3],
    [0, 1, -1, 2],
  ]);
});

test('ASY-E.21 after the last Actions turn all stand on the Turn Order track in row order', () => {
  const t = four();
  playOn(t, () => t.board.round === 2);
  expect([t.board.order, t.board.leaderRow]).toEqual([
    [2, 1, 3, 0],
    [-1, -1, -1, -1],
  ]);
});
