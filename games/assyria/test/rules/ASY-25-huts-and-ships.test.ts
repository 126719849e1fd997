import { expect, test } from 'vitest';
import { at, playOn, redActs, redHas } from '../red.ts';
import { assyriaTable } from '../support.ts';

const red = 0;

test('ASY-25.01 a Hut of the Personal supply is built for nothing, next to an own piece', () => {
  const t = redActs({ personalHuts: 2 });
  t.red
    .isAsked('action.choose')
    .offering('hut/D1', 'hut/D3', 'hut/C2', 'hut/C3', 'hut/E2', 'hut/E3')
    .notOffering('hut/E1');
  t.red.answers('action.choose', 'hut/E2').isAsked('action.choose').offering('hut/E1');
  expect(at(t, 'E2').hut).toBe(red);
  expect(redHas(t)).toMatchObject({ camels: 10, personalHuts: 1 });
});

test('ASY-25.01 the rules of building hold, each with its reason', () => {
  const t = redActs({ personalHuts: 1 }, { has: { blue: { huts: ['E2'], ziggurats: { E3: 1 } } } });
  t.red.isRefused('hut/E2', 'ASY-9.06').isRefused('hut/E3', 'ASY-9.06').isRefused('hut/D2', 'ASY-9.06');
  t.red.isRefused('hut/F5', 'ASY-9.08', undefined, 'fix.hut.ship');
  redActs({ personalHuts: 0 }).red.isRefused('hut/E2', 'ASY-9.05', undefined, 'fix.hut.gain');
});

test('ASY-25.01 a Ship joins its banks here too', () => {
  const t = redActs({ personalHuts: 1, ships: 1 });
  t.red.isRefused('hut/D4', 'ASY-9.08').answers('action.choose', 'ship/D3');
  t.red.answers('action.choose', 'hut/D4');
  expect(at(t, 'D4').hut).toBe(red);
});

/** Two players; red builds on a river in the Actions turn and then plays on into the next round. */
function nextRound() {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'actions',
    has: {
      red: { leader: 'row1/high', ziggurats: { D2: 1 }, personalHuts: 1, ploughs: 2 },
      blue: { leader: 'row2/high', ziggurats: { G8: 1 } },
    },
  });
  t.red.answers('action.choose', 'hut/D3');
  return t;
}

test('ASY-25.02 a Hut built in the Actions turn brings nothing in this round and is not fed', () => {
  const t = nextRound();
  t.blue.answers('action.choose', 'end');
  t.red.isAsked('bid.place');
  expect(at(t, 'D3').hut).toBe(red);
  expect(redHas(t)).toMatchObject({ camels: 0, vp: 10, ploughs: 2 });
});

test('ASY-25.02 it must be fed in the next Feed step', () => {
  const t = nextRound();
  playOn(t, 'feed.next', 'end', 'row1/high', 'row2/high');
  t.red.isAsked('feed.next').offering('plough/D3');
});

test('ASY-25.03 it may make room for a Ziggurat in the same turn', () => {
  const t = redActs({ personalHuts: 1 });
  t.red.isRefused('found', 'ASY-18.02').answers('action.choose', 'hut/E2', 'found').answers('found.column', 'gold');
  expect(at(t, 'E2')).toMatchObject({ ziggurat: red, levels: 1, hut: -1 });
});

test('ASY-25.04 any number of Huts may be built', () => {
  const t = redActs({ personalHuts: 4 });
  t.red.answers('action.choose', 'hut/E2', 'hut/E1', 'hut/D1', 'hut/C1');
  expect(t.board.huts[red]).toHaveLength(4);
  expect(redHas(t)).toMatchObject({ personalHuts: 0, camels: 10 });
});

test('ASY-25.05 a Ship is placed for nothing on any river space without one', () => {
  const t = redActs({ ships: 2 }, { ships: ['C3'], farmers: ['H7'], has: { blue: { huts: ['H7'] } } });
  t.red.isRefused('ship/C3', 'ASY-10.02').isRefused('ship/E2', 'ASY-10.02').answers('action.choose', 'ship/H7');
  expect(at(t, 'H7')).toMatchObject({ ship: true, farmer: true, hut: 1 });
  expect(redHas(t)).toMatchObject({ ships: 1, camels: 10 });
});

test('ASY-25.05 without a Ship in the Personal supply none is placed', () => {
  redActs({ ships: 0 }).red.isRefused('ship/C3', 'ASY-10.01', undefined, 'fix.ship.gain');
});

test('ASY-25.06 Huts and Ships may stay in the Personal supply', () => {
  const t = redActs({ personalHuts: 3, ships: 2 });
  t.red.answers('action.choose', 'end');
  expect(redHas(t)).toMatchObject({ personalHuts: 3, ships: 2 });
  expect(t.over).toBe(true);
});

test('ASY-25.07 Farmers are not placed in the Actions turn', () => {
  const t = redActs({ farmers: 2, huts: ['E2'] });
  const { options } = t.red.isAsked('action.choose');
  expect(options.filter((key) => key.startsWith('farmer'))).toEqual([]);
  t.red.isRefused('farmer/E2', 'ASY-11.14');
});
