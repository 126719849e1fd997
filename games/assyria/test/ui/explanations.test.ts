import type { Key, Seat, Table, View } from '@edubba/kernel';
import { ahead } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { markerValue } from '../../content/tracks.ts';
import type { State } from '../../rules/state.ts';
import { ui } from '../../ui/index.ts';
import { redActs, redBuilds, redFeeds } from '../red.ts';
import { opponentActs } from '../solo.ts';
import { assyriaTable } from '../support.ts';
import { said } from './games.ts';

type Seated = { readonly view: View<State>; readonly seat?: Seat };

const name = ({ view }: Seated, thing: string): string => said(ui.nameOf(view, thing));

const facts = ({ view }: Seated, thing: string): readonly string[] => {
  const { title, facts: list } = ui.explain(view, thing, view.seat);
  return [said(title), ...list.map(({ text }) => said(text))];
};

/** What an option would bring, in words. */
const then = (t: { readonly table: Table<State> }, key: Key): readonly string[] => {
  const { table } = t;
  const seat = table.toMove;
  const after = ahead(table, seat, key);
  return ui.consequences(table.view(seat), after.view, after.events, seat).map(({ text }) => said(text));
};

test('a space says its land and food, what stands there and what it is worth', () => {
  const t = redBuilds(
    { food: ['FD-fish2-1'], ziggurats: { D2: 3 } },
    { farmers: ['E5'], ships: ['D3'], has: { blue: { huts: ['G4'], ziggurats: { F8: 4 } } } },
  );
  expect(name(t.red, 'space/E5')).toBe('E5, between the rivers, farmer, any food. Empty.');
  expect(name(t.red, 'space/G4')).toBe('G4, Euphrates, meat. Blue’s hut.');
  expect(name(t.red, 'space/D2')).toBe('D2, western land, dates. Your ziggurat, 3 levels.');
  expect(name(t.red, 'space/F8')).toBe('F8, eastern land, wheat. Blue’s ziggurat, 3 levels and a roof.');
  expect(facts(t.red, 'space/E5')).toEqual([
    'E5 · between the rivers',
    'A farmer: any food will do.',
    'A hut: 2 VP each round.',
    'Fish ×2 in front of you can feed it.',
  ]);
  expect(facts(t.red, 'space/D4')).toContain('Next to everything around the ship at D3.');
  expect(facts(t.red, 'space/D3')).toContain('A ship: all spaces around it are neighbours.');
  expect(facts(t.red, 'space/F8')).toContain('4 VP each round, one for each piece.');
});

test('in the feed step a hut says whether it has eaten', () => {
  const t = redFeeds({ huts: ['E2', 'D1'], ploughs: 2 });
  t.red.answers('feed.next', 'plough/E2');
  expect(name(t.red, 'space/E2')).toBe('E2, western land, wheat. Your hut, fed.');
  expect(name(t.red, 'space/D1')).toBe('D1, western land, grapes. Your hut, hungry.');
});

test('numbers say how they are made', () => {
  const t = redActs({ wells: ['WL03'], camels: 6, huts: ['D3', 'D6', 'E4'] });
  expect(name(t.red, 'track/camels')).toBe('6 of 11 camels.');
  expect(facts(t.red, 'track/camels')).toContain('Limit 11: 10 + 1 well.');
  expect(facts(t.red, 'track/camels')).toContain('The river huts bring 8 a round.');
  expect(facts(t.red, 'player/0')[1]).toBe('Made of 10 start.');
});

test('ASY-24.10 the influence track is read from the top, earlier arrivals first', () => {
  const t = assyriaTable({
    players: ['red', 'blue', 'purple', 'yellow'],
    at: 'bidding',
    has: { red: { influence: 5 }, blue: { influence: 5 }, purple: { influence: 7 } },
    arrivals: ['blue', 'red'],
    markers: ['EM-G4', 'EM-G2'],
  });
  expect(name(t.red, 'track/influence')).toBe(
    'Influence: Purple 7; Blue 5, ahead of you 5; Yellow 0. Next mark: 2 VP at 6.',
  );
  const high = markerValue('EM-G4');
  const low = markerValue('EM-G2');
  expect(facts(t.red, 'track/influence')).toContain(`A flood now: Purple ${high + low} VP and Blue ${low} VP.`);
});

test('another player’s board is told apart from one’s own', () => {
  const t = redActs({ gold: 3 }, { has: { blue: { gold: 1 } } });
  expect(name(t.red, 'supply/gold')).toBe('3 gold');
  expect(name(t.red, 'supply/gold@1')).toBe('Blue: 1 gold');
  expect(facts(t.red, 'supply/gold@1')).toContain('In front of Blue.');
  expect(facts(t.red, 'tile/gold@1')[0]).toBe('Blue’s tile Gold');
});

test('cards say what they do, when, and where their wording comes from', () => {
  const t = redBuilds({ favours: ['FV01-1'] });
  expect(name(t.red, 'card/FV01-1')).toBe(
    'Favour card: Reed Boat. Gain 1 ship. To be played: build step or actions turn.',
  );
  expect(facts(t.red, 'card/FV01-1')).toContain(
    'Reconstructed: the effect is printed; name, timing and copies are ours.',
  );
  expect(ui.explain(t.red.view, 'card/FV01-1', 0).rules).toEqual(['ASY-26.03', 'ASY-6.05']);
});

test('a bid space says who would be pushed, and only while bids are made', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'bidding' });
  t.red.answers('bid.place', 'row2/high');
  expect(facts(t.blue, 'bid/row2/middle')).toContain('A bid here pushes Red out of the row.');
  expect(facts(t.blue, 'bid/row2/high')).toContain('Red’s leader stands here.');
  expect(facts(t.blue, 'bid/row3/high')).toContain('Acts 2nd as the leaders stand now.');
  const later = redBuilds({}, { has: { blue: { leader: 'row2/high' } } });
  expect(facts(later.red, 'bid/row2/middle')).toContain('Blue’s leader stands in this row.');
});

test('the automated opponent is called so', () => {
  const t = opponentActs([], { gold: 0 });
  expect(name(t.you, 'player/1')).toBe('The opponent: 10 VP, 0 gold, 0 huts to build.');
  expect(name(t.you, 'space/E3')).toBe('E3, western land, meat. The opponent’s ziggurat, 1 level.');
  expect(name(t.you, 'track/offerings')).toBe('Offerings: you 0; the opponent 0.');
});

test('a bid tells its price and its victim; paying too much is told too', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'bidding' });
  expect(then(t, 'row1/middle')).toContain('Row 1 has no leader: its highest space is free.');
  t.red.answers('bid.place', 'row1/high');
  const dear = then(t, 'row1/low');
  expect(dear[0]).toBe('Pushes Red out of row 1.');
  expect(dear[1]).toBe('The middle space of row 1 would do, for 1 VP.');
  expect(dear[2]).toMatch(/^-3 VP: 7 then\.$/);
  expect(then(t, 'row1/middle')).not.toContain('The middle space of row 1 would do, for 1 VP.');
});

test('a hut tells what it brings this turn and what feeds it', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'expansion',
    has: {
      red: { growthHuts: 1, food: ['FD-fish1-1'], ziggurats: { D2: 1 }, leader: 'row1/high' },
      blue: { leader: 'row2/high' },
    },
  });
  expect(then(t, 'hut/D3')).toEqual(['+3 camels this turn, if it is fed.', 'Fish in front of you can feed it.']);
  expect(then(t, 'hut/D1')).toEqual(['+1 VP this turn, if it is fed.', 'No card in front of you has grapes.']);
});

test('ending the feeding tells who starves, and camels beyond the limit', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { expansionTurn: 'red' },
    has: {
      red: {
        camels: 9,
        growthHuts: 0,
        personalHuts: 0,
        ploughs: 2,
        ships: 1,
        favours: ['FV03-1'],
        huts: ['D3', 'E4', 'D1'],
        ziggurats: { D2: 1 },
        leader: 'row1/high',
      },
    },
  });
  t.red.answers('build.next', 'end').answers('feed.next', 'plough/D3').answers('feed.next', 'plough/E4');
  expect(then(t, 'end')).toEqual([
    'The hut on D1 starves.',
    '+1 VP: 11 then.',
    '+1 camel: 10 then.',
    '4 camels are lost: the limit is 10.',
  ]);
});

test('ASY-24.13 a tribute tells the mark it crosses', () => {
  const t = redActs({ influence: 5, gold: 1, camels: 3 });
  t.red.answers('action.choose', 'tribute');
  expect(then(t, 'lowest/gold')).toEqual([
    '+2 VP: 12 then.',
    '-1 camel: 2 then.',
    'Influence 5 → 6.',
    '-1 gold: 0 then.',
  ]);
  const top = redActs({ influence: 15, gold: 1 });
  top.red.answers('action.choose', 'tribute');
  expect(then(top, 'lowest/gold')).toContain('Your influence is at the top and stays there.');
});

test('ASY-20.05 steps beyond the top are paid for nothing', () => {
  const t = redActs({ offerings: 9, taken: { offerings: 1 } }, { roofsOn: [] });
  t.red.answers('action.choose', 'offerings');
  expect(then(t, 'steps/2')[0]).toBe('1 step is paid for nothing: the track ends there.');
  expect(then(t, 'steps/1')).not.toContain('1 step is paid for nothing: the track ends there.');
});
