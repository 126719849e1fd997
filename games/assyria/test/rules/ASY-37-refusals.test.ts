import { expect, test } from 'vitest';
import { redActs, redBuilds, redFeeds } from '../red.ts';
import { assyriaTable } from '../support.ts';

// What refusals say, number by number, and that nothing is said where nothing stands in the way.

const begin = (chance: { readonly [kind: string]: readonly string[] } = {}) =>
  assyriaTable({
    players: ['red', 'blue'],
    at: 'beginning',
    chance: { 'start.leader': ['seat/0', 'seat/1'], ...chance },
  });

test('ASY-5.07 a river is refused for being one, what lies between the rivers for that', () => {
  const t = begin();
  t.red.answers('bid.place', 'row1/high');
  t.blue.answers('bid.place', 'row2/high');
  t.red.answers('start.column', 'gold');
  t.red.isRefused('C3', 'ASY-5.07', 'no.start.river').isRefused('E5', 'ASY-5.07', 'no.start.between');
});

test('ASY-4.05, ASY-4.06, ASY-4.09 a refused bid names its row as people count', () => {
  const t = begin();
  t.red.answers('bid.place', 'row2/high');
  expect(t.blue.refusal('row2/high')).toMatchObject({
    rule: 'ASY-4.05',
    why: { params: { row: 2 } },
    fix: { params: { row: 2 } },
  });
  t.blue.answers('bid.place', 'row2/middle');
  expect(t.red.refusal('row2/high')).toMatchObject({ rule: 'ASY-4.09', why: { params: { row: 2 } } });
  t.red.answers('bid.place', 'row2/low');
  expect(t.blue.refusal('row2/high')).toMatchObject({ rule: 'ASY-4.06', why: { params: { row: 2 } } });
});

test('ASY-11.14 nothing is said of Farmers to somebody who has none', () => {
  const targets = (farmers: number) =>
    redActs({ farmers })
      .table.refusals(0)
      .filter(({ target }) => target.startsWith('farmer/')).length;
  expect([targets(0), targets(1)]).toEqual([0, 90]);
});

test('ASY-24.03 a Gold and a Ship are tokens enough: what is missing then are Camels', () => {
  redActs({ gold: 1, ships: 1, camels: 0 }).red.isRefused('tribute', 'ASY-16.08', 'no.camels');
  redActs({ gold: 0, ships: 0, camels: 0 }).red.isRefused('tribute', 'ASY-24.03', 'no.tribute.token');
});

test('ASY-9.04 the end is refused while a Growth Hut can be built, and not where none can', () => {
  const open = redBuilds({ growthHuts: 1, personalHuts: 0 });
  expect(open.red.refusal('end')).toMatchObject({ rule: 'ASY-9.04', why: { params: { n: 1 } } });
  const walls = { blue: { huts: ['C2', 'C3', 'D1', 'D3', 'E2', 'E3'] } };
  const shut = redBuilds({ growthHuts: 1, personalHuts: 0, ships: 1 }, { has: walls });
  expect(shut.table.refusals(0).filter(({ target }) => target === 'end')).toEqual([]);
});

test('ASY-26.09 a card that is all the wanted food already gains nothing by Barter', () => {
  const t = redFeeds({ favours: ['FV07-1'], food: ['FD-wheat2-1', 'FD-meat1-1', 'FD-fish1-1'], huts: ['E2'] });
  t.red.answers('feed.next', 'favour/FV07-1').isAsked('feed.modify').offeringExactly('FD-meat1-1', 'FD-fish1-1');
  t.red.isRefused('FD-wheat2-1', 'ASY-6.11', 'no.favour.nothing');
});
