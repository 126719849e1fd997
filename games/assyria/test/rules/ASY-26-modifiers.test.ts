import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import { at, redActs, redBuilds, redFeeds, redHas } from '../red.ts';
import { assyriaTable } from '../support.ts';

const red = 0;
const fed = (t: { board: { fed: number[] } }) => [...t.board.fed].sort((a, b) => a - b);
const spaces = (...ids: string[]) => ids.map(spaceOf).sort((a, b) => a - b);

test('ASY-26.09 all icons of one held Food card become one other food', () => {
  const t = redFeeds({ favours: ['FV07-1'], food: ['FD-meat2-1'], huts: ['D3', 'B5', 'E2'] });
  t.red.answers('feed.next', 'favour/FV07-1');
  t.red.isAsked('feed.barter').offeringExactly('fish', 'wheat');
  t.red.answers('feed.barter', 'fish').answers('feed.icon', 'fish/D3').answers('feed.next', 'icon/fish/B5');
  expect(fed(t)).toEqual(spaces('D3', 'B5'));
  expect(t.board.foodDiscard).toEqual(['FD-meat2-1']);
  expect(t.board.favourDiscard).toEqual(['FV07-1']);
});

test('ASY-26.09 which card is one’s choice', () => {
  const t = redFeeds({ favours: ['FV07-1'], food: ['FD-meat2-1', 'FD-grapes1-1'], huts: ['D3', 'E2'] });
  t.red.answers('feed.next', 'favour/FV07-1').isAsked('feed.modify').offeringExactly('FD-meat2-1', 'FD-grapes1-1');
});

test('ASY-26.10 a Food card of value 1 or 2 counts as three icons', () => {
  const t = redFeeds({
    favours: ['FV08-1'],
    food: ['FD-wheat1-1', 'FD-fish2-1', 'FD-dates3-1'],
    huts: ['E2', 'C3', 'E4', 'F1', 'E5', 'E1', 'D3'],
  });
  t.red.answers('feed.next', 'favour/FV08-1').isAsked('feed.modify').offeringExactly('FD-wheat1-1', 'FD-fish2-1');
  t.red.isRefused('FD-dates3-1', 'ASY-26.10').answers('feed.modify', 'FD-wheat1-1');
  t.red.answers('feed.icon', 'wheat/E2').answers('feed.next', 'icon/wheat/C3', 'icon/wheat/E4');
  expect(fed(t)).toEqual(spaces('E2', 'C3', 'E4'));
  expect(t.board.food[red]).toEqual(['FD-fish2-1', 'FD-dates3-1']);
});

test('ASY-26.10 a card of value 3 gains nothing', () => {
  const t = redFeeds({ favours: ['FV08-1'], food: ['FD-wheat3-1'], huts: ['E2'] });
  t.red.isAsked('feed.next').notOffering('favour/FV08-1');
  t.red.isRefused('favour/FV08-1', 'ASY-6.11');
});

test('ASY-26.24 both food cards together: three icons of another food', () => {
  const t = redFeeds({ favours: ['FV07-1', 'FV08-1'], food: ['FD-meat1-1'], huts: ['E2', 'C3', 'E4', 'D3'] });
  t.red.answers('feed.next', 'favour/FV07-1').answers('feed.both', 'favour/FV08-1').answers('feed.barter', 'wheat');
  t.red.answers('feed.icon', 'wheat/E2').answers('feed.next', 'icon/wheat/C3', 'icon/wheat/E4');
  expect(fed(t)).toEqual(spaces('E2', 'C3', 'E4'));
  expect(t.board.favours[red]).toEqual([]);
});

test('ASY-26.24 the food cards go together whichever of them is named first', () => {
  const t = redFeeds({ favours: ['FV07-1', 'FV08-1'], food: ['FD-wheat1-1'], huts: ['E2', 'C3', 'E4', 'D3'] });
  t.red.answers('feed.next', 'favour/FV08-1').isAsked('feed.both').offeringExactly('favour/FV07-1', 'no');
});

test.each([
  ['found', { huts: ['E5'] }, 4],
  ['raise', {}, 2],
  ['raise', { ziggurats: { D2: 2 } }, 1],
  ['roof', { ziggurats: { D2: 3 } }, 1],
] as const)('ASY-26.12 %s with %j and the card costs %i', (action, has, cost) => {
  const t = redActs({ favours: ['FV10-1'], camels: cost, ...has }, { roofs: ['highest'] });
  t.red.answers('action.choose', action);
  if (action === 'found') t.red.answers('found.column', 'gold');
  expect(redHas(t)).toMatchObject({ camels: 0 });
  expect(t.board.favourDiscard).toEqual(['FV10-1']);
});

test('ASY-26.12 the card is for one piece, and need not be used', () => {
  const t = redActs({ favours: ['FV10-1'], ziggurats: { D2: 1, F2: 1 } });
  t.red.answers('action.choose', 'raise').answers('raise.space', 'D2').answers('raise.column', 'offerings');
  t.red.isAsked('ziggurat.discount').offeringExactly('cards/0', 'cards/1');
  t.red.answers('ziggurat.discount', 'cards/0');
  expect(redHas(t)).toMatchObject({ camels: 6 });
  expect(t.board.favours[red]).toEqual(['FV10-1']);
});

test('ASY-26.12 ASY-26.23 a piece never costs less than nothing', () => {
  const t = redActs(
    { favours: ['FV10-1'], camels: 0, ziggurats: { D2: 1, F2: 2, G5: 2, C5: 2 } },
    { raised: ['F2', 'G5', 'C5'] },
  );
  t.red.answers('action.choose', 'raise');
  expect(at(t, 'D2').levels).toBe(2);
  expect(redHas(t)).toMatchObject({ camels: 0 });
});

const bidding = (has: object) =>
  assyriaTable({
    players: ['red', 'blue', 'purple'],
    at: 'bidding',
    has: {
      red: { ziggurats: { D2: 1 }, favours: ['FV13-1'], ...has },
      blue: { ziggurats: { D8: 1 } },
      purple: { ziggurats: { G2: 1 } },
    },
  });

test('ASY-26.13 the card spares the 3 VP of the lowest bid space, also before anybody else is there', () => {
  const t = bidding({});
  t.red.answers('bid.place', 'row1/low').isAsked('bid.spare').offeringExactly('favour/FV13-1', 'pay');
  t.red.answers('bid.spare', 'favour/FV13-1');
  expect(redHas(t)).toMatchObject({ vp: 10 });
  expect(t.board.favourDiscard).toEqual(['FV13-1']);
});

test('ASY-26.13 it does nothing for the 1-VP space, and need not be used', () => {
  const middle = bidding({});
  middle.red.answers('bid.place', 'row1/middle').isNotAsked();
  expect(redHas(middle)).toMatchObject({ vp: 9 });
  const low = bidding({});
  low.red.answers('bid.place', 'row1/low').answers('bid.spare', 'pay');
  expect(redHas(low)).toMatchObject({ vp: 7 });
  expect(low.board.favours[red]).toEqual(['FV13-1']);
});

test('ASY-26.13 it opens the lowest space to a player with fewer than 3 VP, and covers a re-placement', () => {
  const t = bidding({ vp: 2 });
  t.red.isAsked('bid.place').offering('row1/low');
  t.red.answers('bid.place', 'row1/high');
  t.blue.answers('bid.place', 'row1/middle');
  t.red.answers('bid.place', 'row1/low');
  expect(redHas(t)).toMatchObject({ vp: 2 });
  expect(t.board.favourDiscard).toEqual(['FV13-1']);
});

const opposing = { has: { blue: { ziggurats: { G8: 1 } } } };

test('ASY-26.15 one Hut next to an opposing Ziggurat, from the Personal supply in the Actions turn', () => {
  const t = redActs(
    { favours: ['FV14-1'], personalHuts: 1 },
    { has: { blue: { ziggurats: { G8: 1 }, huts: ['G9'] } } },
  );
  t.red.answers('action.choose', 'favour/FV14-1');
  t.red.isAsked('pact.space').offeringExactly('G7', 'F7', 'F8', 'H7', 'H8');
  t.red.isRefused('G9', 'ASY-9.06').isRefused('E2', 'ASY-26.15').answers('pact.space', 'F8');
  expect(at(t, 'F8').hut).toBe(red);
  expect(redHas(t)).toMatchObject({ personalHuts: 0, camels: 10 });
});

test('ASY-26.15 in the Build step the Hut comes from the Growth area while it has one', () => {
  const t = redBuilds({ favours: ['FV14-1'], growthHuts: 1, personalHuts: 1 }, opposing);
  t.red.answers('build.next', 'favour/FV14-1').answers('pact.space', 'F8');
  expect(redHas(t)).toMatchObject({ growthHuts: 0, personalHuts: 1 });
  const empty = redBuilds({ favours: ['FV14-1'], growthHuts: 0, personalHuts: 1 }, opposing);
  empty.red.answers('build.next', 'favour/FV14-1').answers('pact.space', 'F8');
  expect(redHas(empty)).toMatchObject({ growthHuts: 0, personalHuts: 0 });
});

test('ASY-A.25 a Ship’s zone counts as next to the opposing Ziggurat', () => {
  const t = redActs({ favours: ['FV14-1'] }, { ...opposing, ships: ['G7'] });
  t.red.answers('action.choose', 'favour/FV14-1');
  t.red.isAsked('pact.space').offeringExactly('G7', 'G9', 'F7', 'F8', 'H7', 'H8', 'G6', 'F6', 'H6');
});

test('ASY-26.16 ASY-A.14 one raise ignores both limits; cost and order of levels hold', () => {
  const t = redActs({ favours: ['FV15-1'] });
  t.red.answers('action.choose', 'raise');
  expect(t.board.favours[red]).toEqual(['FV15-1']);
  t.red.answers('action.choose', 'raise');
  expect(at(t, 'D2').levels).toBe(3);
  expect(redHas(t)).toMatchObject({ camels: 3, offerings: 1 });
  expect(t.board.taken[red]).toEqual([3, 0, 0, 0]);
  expect(t.board.favourDiscard).toEqual(['FV15-1']);
  t.red.isRefused('roof', 'ASY-19.03');
});

test('ASY-26.16 a Roof too', () => {
  const t = redActs({ favours: ['FV15-1'], ziggurats: { D2: 3 } }, { raised: ['D2'], roofs: ['highest'] });
  t.red.answers('action.choose', 'roof');
  expect(at(t, 'D2').roof).toBe(true);
  expect(t.board.favourDiscard).toEqual(['FV15-1']);
  expect(redHas(t)).toMatchObject({ camels: 7 });
});

test.each([
  [{ usedColumns: ['offerings'] }, []],
  [{}, ['D2']],
] as const)('ASY-A.14 the card also lifts one limit alone: %j, raised %j', (has, raised) => {
  redActs({ ...has }, { raised })
    .red.isAsked('action.choose')
    .notOffering('raise');
  const t = redActs({ favours: ['FV15-1'], ...has }, { raised });
  t.red.answers('action.choose', 'raise');
  expect(at(t, 'D2').levels).toBe(2);
  expect(t.board.favourDiscard).toEqual(['FV15-1']);
});

test('ASY-26.16 the card needs the Camels and does not skip a level', () => {
  redActs({ favours: ['FV15-1'], camels: 3 }, { raised: ['D2'] }).red.isRefused('raise', 'ASY-16.08');
  redActs({ favours: ['FV15-1'], ziggurats: { D2: 1 } }, { raised: ['D2'] }).red.isRefused('roof', 'ASY-19.02');
});

test.each([
  ['FV10-1', 'fix.favour.piece'],
  ['FV15-1', 'fix.favour.piece'],
  ['FV11-1', 'fix.favour.tribute'],
])('ASY-26.22 %s is played with what it modifies, never by itself', (item, fix) => {
  const t = redActs({ favours: [item], huts: ['E5'] });
  t.red.isRefused(`favour/${item}`, 'ASY-26.22', undefined, fix);
  t.red.isAsked('action.choose').notOffering(`favour/${item}`);
});

test('ASY-26.22 a food card is not played without a Food card to change', () => {
  const t = redFeeds({ favours: ['FV07-1', 'FV08-1'], huts: ['E2'] });
  t.red.isRefused('favour/FV07-1', 'ASY-6.11').isRefused('favour/FV08-1', 'ASY-6.11');
});

test('ASY-26.23 ASY-A.29 equal discounts add up on one piece', () => {
  const t = redActs({ favours: ['FV10-1', 'FV10-2'], ziggurats: { D2: 2 } });
  t.red.answers('action.choose', 'raise').isAsked('ziggurat.discount').offeringExactly('cards/0', 'cards/1', 'cards/2');
  t.red.answers('ziggurat.discount', 'cards/2');
  expect(redHas(t)).toMatchObject({ camels: 10 });
  expect(t.board.favours[red]).toEqual([]);
});

test('ASY-26.23 a discount and the card for a second piece go together', () => {
  const t = redActs({ favours: ['FV10-1', 'FV15-1'], camels: 2 }, { raised: ['D2'] });
  t.red.answers('action.choose', 'raise');
  expect(redHas(t)).toMatchObject({ camels: 0 });
  expect(t.board.favourDiscard).toEqual(expect.arrayContaining(['FV10-1', 'FV15-1']));
});

test('ASY-26.23 too few cards for the Camels at hand are refused, and so are cards that would change nothing', () => {
  const t = redActs({ favours: ['FV10-1', 'FV10-2'], camels: 2 });
  t.red.answers('action.choose', 'raise').isAsked('ziggurat.discount').offeringExactly('cards/1', 'cards/2');
  t.red.isRefused('cards/0', 'ASY-16.08', undefined, 'fix.camels');
  const cheap = redActs({ favours: ['FV11-1', 'FV11-2'], camels: 5 });
  cheap.red.answers('action.choose', 'tribute').answers('tribute.place', 'lowest/gold');
  cheap.red.isAsked('tribute.discount').offeringExactly('cards/0', 'cards/1');
  cheap.red.isRefused('cards/2', 'ASY-6.11');
});

test('ASY-26.25 a Tribute costs 2 Camels less, and its Influence is the same', () => {
  const t = redActs({ favours: ['FV11-1'], camels: 1, gold: 1 });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'highest/gold');
  expect(redHas(t)).toMatchObject({ camels: 0, gold: 0, influence: 3 });
  expect(t.board.favourDiscard).toEqual(['FV11-1']);
});

test('ASY-26.25 of two such cards the one that is used is discarded, the other kept', () => {
  const t = redActs({ favours: ['FV11-1', 'FV11-2'], camels: 5 });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'lowest/gold');
  t.red.answers('tribute.discount', 'cards/1');
  expect([t.board.favourDiscard, t.board.favours[0]]).toEqual([['FV11-1'], ['FV11-2']]);
});

test('ASY-26.25 ASY-A.29 two of them on one Tribute, at least 0', () => {
  const t = redActs({ favours: ['FV11-1', 'FV11-2'], camels: 5 });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'highest/gold');
  t.red.answers('tribute.discount', 'cards/2');
  expect(redHas(t)).toMatchObject({ camels: 5, influence: 3 });
});
