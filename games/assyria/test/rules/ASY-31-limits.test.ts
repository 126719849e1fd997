import { expect, test } from 'vitest';
import { redActs, redFeeds, redHas } from '../red.ts';
import { assyriaTable, playOn } from '../support.ts';

test('ASY-31.01 a Hut gained with none in the Main supply is nothing', () => {
  const red = { ziggurats: { D2: 3 }, mainHuts: 0, personalHuts: 1 };
  const t = redActs(red, { civilisations: ['CV03', 'CV01', 'CV02'], roofs: ['highest'] });
  t.red.answers('action.choose', 'roof');
  expect([redHas(t)['personalHuts'], redHas(t)['mainHuts'], redHas(t)['camels']]).toEqual([1, 0, 7]);
});

test('ASY-31.02 a Camel gained at the limit is nothing', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { expansionTurn: 'red' },
    has: { red: { camels: 10, huts: ['D3'], ziggurats: { D2: 1 }, personalHuts: 0, ploughs: 1, leader: 'row1/high' } },
  });
  t.red.answers('feed.next', 'plough/D3');
  expect(t.board.camels[0]).toBe(10);
  t.red.log().lacks('camels.gained');
});

test('ASY-31.03 a step up a track at its top is nothing', () => {
  const roof = { civilisations: ['CV04', 'CV02', 'CV01'], roofs: ['highest', 'middle'] } as const;
  const offerings = redActs({ ziggurats: { D2: 3 }, offerings: 10 }, roof);
  offerings.red.answers('action.choose', 'roof').answers('roof.area', 'highest');
  expect(redHas(offerings)).toMatchObject({ offerings: 10, camels: 8 });
  const influence = redActs({ ziggurats: { D2: 3 }, influence: 15 }, { ...roof, arrivals: ['red'] });
  influence.red.answers('action.choose', 'roof').answers('roof.area', 'middle');
  expect(redHas(influence)).toMatchObject({ influence: 15, vp: 10 });
});

test('ASY-31.04 no Roof can be built while no area holds one', () => {
  redActs({ ziggurats: { D2: 3 } }, { roofs: [] }).red.isRefused('roof');
  redActs({ ziggurats: { D2: 3 } }, { roofs: ['lowest'] })
    .red.isAsked('action.choose')
    .offering('roof');
});

test('ASY-31.05 who loses all Huts still builds beside the Ziggurat', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'growth',
    round: 2,
    has: { red: { vp: 0, huts: [], ziggurats: { D2: 1 } }, blue: { ziggurats: { F8: 1 } } },
  });
  playOn(t, () => t.table.machine.kind === 'build.next' && t.table.asked()[0] === 0);
  t.red.isAsked('build.next').offering('hut/C2', 'hut/D1', 'hut/D3', 'hut/E3');
});

test('ASY-31.06 the Food tokens suffice when everybody kept all of them', () => {
  const has = { red: { tokens: 2 }, blue: { tokens: 1 } };
  const t = assyriaTable({ players: ['red', 'blue'], at: 'flood', round: 3, has, tokensOn: [] });
  expect([t.board.tokensOn, t.board.tokenSupply, t.board.tokens]).toEqual([[true, true, true], 0, [2, 1]]);
});

test('ASY-31.07 what is spent leaves its owner: tokens to the Main supply, cards to the discard', () => {
  const t = redFeeds({ huts: ['E2', 'D1', 'C2'], tokens: 2, food: ['FD-wheat1-1'], favours: ['FV16-1'], ploughs: 0 });
  expect(t.board.tokenSupply).toBe(1);
  t.red.answers('feed.next', 'token/D1', 'card/FD-wheat1-1', 'favour/FV16-1');
  expect([t.board.tokens[0], t.board.tokenSupply]).toEqual([1, 2]);
  expect([t.board.foodDiscard, t.board.favourDiscard]).toEqual([['FD-wheat1-1'], ['FV16-1']]);
});

test('ASY-31.07 Gold, Ships and Farmers paid go back to the Main supply', () => {
  const t = redActs({ gold: 1, farmers: 1 }, { civilisations: ['CV10', 'CV01', 'CV02'] });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'highest/gold');
  t.red.answers('bonus.resolve', 'yes').answers('bonus.pay', 'farmer');
  expect(redHas(t)).toMatchObject({ gold: 0, farmers: 0 });
});
