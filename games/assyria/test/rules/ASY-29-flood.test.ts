import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import { scored, toldAt } from '../scored.ts';
import type { Board, Player } from '../support.ts';
import { assyriaTable, playOn, spaceNames } from '../support.ts';

const NAMES = ['red', 'blue', 'purple', 'yellow'] as const;
type Four = (typeof NAMES)[number];

/** A Flood of this many players, the first one unless a round is named. It ends at the next bid or with the game. */
const flood = (players: number, has: { readonly [name: string]: Player }, board: Partial<Board<Four>> = {}) =>
  assyriaTable({
    players: NAMES.slice(0, players),
    at: 'flood',
    round: 3,
    markers: ['EM-G2', 'EM-G4', 'EM-G1'],
    ...board,
    has,
  });

/** Influence VP of a Flood, given the spaces of the markers and who arrived in which order. */
const influence = (
  spaces: readonly number[],
  arrivals: readonly Four[] = [],
  markers = ['EM-G2', 'EM-G4', 'EM-G1'],
) => {
  const has = Object.fromEntries(spaces.map((space, seat) => [NAMES[seat], { influence: space }]));
  return scored(flood(spaces.length, has, { arrivals, markers }), 'influence');
};

test('ASY-29.01 first the rivers, then Influence, then Offerings', () => {
  const t = flood(3, { red: { huts: ['D3'], influence: 3, offerings: 4, ziggurats: { D2: 1 } } });
  const sources = t.table.events.flatMap(({ type, data }) => (type === 'vp.gained' ? [data?.['source']] : []));
  expect(sources).toEqual(['influence', 'offerings']);
  const [flooded = -1, gained = -1] = toldAt(t.table.events, 'hut.flooded', 'vp.gained');
  expect([flooded >= 0, flooded < gained]).toEqual([true, true]);
});

test('ASY-29.02 every Hut, Farmer and Ship on either river returns to the Main supply, nothing else', () => {
  const t = flood(
    3,
    { red: { huts: ['D3', 'D6', 'D4', 'E2'] }, blue: { huts: ['E7'] } },
    { farmers: ['F3', 'G7', 'F4', 'E3'], ships: ['D3', 'H7'] },
  );
  // Growth has put two, three or four of Red's Huts aside since; none came from the Personal supply.
  const growth = t.board.growthHuts[0] ?? 0;
  expect([spaceNames(t.board.huts[0]), (t.board.mainHuts[0] ?? 0) + growth]).toEqual(['D4 E2', 7]);
  expect(spaceNames(t.board.huts[1])).toBe('');
  expect(['D3', 'D6', 'E7'].map((id) => t.board.hut[spaceOf(id)])).toEqual([-1, -1, -1]);
  expect(spaceNames(t.board.farmer.flatMap((there, space) => (there ? [space] : [])))).toBe('E3 F4');
  expect(t.board.ship).not.toContain(true);
});

test('ASY-29.03 the higher space ranks first; on one space whoever arrived earlier', () => {
  expect(influence([3, 7, 5])).toEqual([2, 9, 5]);
  expect(influence([5, 5, 5], ['blue', 'purple', 'red'])).toEqual([2, 9, 5]);
  expect(influence([6, 5, 6], ['purple', 'blue', 'red'])).toEqual([5, 2, 9]);
});

test('ASY-29.04 who stands on 0 is not ranked', () => {
  expect(influence([0, 0, 4])).toEqual([0, 0, 9]);
  expect(influence([0, 0, 0, 0])).toEqual([0, 0, 0, 0]);
});

test('ASY-29.05 the markers of the three rounds just played count', () => {
  const half = (round: number, markers: string[]) => {
    const chance = { 'growth.marker': markers };
    const has = { red: { influence: 1, ziggurats: { D2: 1 } }, blue: { ziggurats: { F8: 1 } } };
    const t = assyriaTable({ players: ['red', 'blue'], at: 'growth', round, has, chance });
    playOn(t, () => t.table.events.some(({ type }) => type === 'phase.flood'));
    return scored(t, 'influence')[0];
  };
  expect(half(1, ['EM-G4', 'EM-G2', 'EM-G3'])).toBe(10);
  expect(half(1, ['EM-G1', 'EM-G2', 'EM-G3'])).toBe(8);
  expect(half(4, ['EM-N1', 'EM-N4', 'EM-N3'])).toBe(9);
});

test('ASY-29.06 the first of three or four scores all three markers', () => {
  expect(influence([1, 0, 0])).toEqual([9, 0, 0]);
  expect(influence([0, 1, 0, 0], [], ['EM-G4', 'EM-G3', 'EM-G2'])).toEqual([0, 10, 0, 0]);
});

test('ASY-29.07 the second scores the two left when one marker of the highest value is gone', () => {
  expect(influence([2, 1, 0])).toEqual([9, 5, 0]);
  expect(influence([2, 1, 0], [], ['EM-G3', 'EM-G2', 'EM-G1'])).toEqual([8, 5, 0]);
});

test('ASY-29.08 the third scores the last marker, the fourth nothing', () => {
  expect(influence([4, 3, 2, 1])).toEqual([9, 5, 2, 0]);
  expect(influence([4, 3, 2, 1], [], ['EM-G3', 'EM-G2', 'EM-G1'])).toEqual([8, 5, 2, 0]);
  expect(influence([4, 3, 2, 1], [], ['EM-G3', 'EM-G2', 'EM-G4'])).toEqual([10, 6, 3, 0]);
});

test('ASY-29.09 places that nobody takes are not awarded', () => {
  expect(influence([5, 0, 1, 0])).toEqual([9, 0, 5, 0]);
});

test('ASY-29.10 of two players the first scores all three markers', () => {
  expect(influence([2, 9])).toEqual([2, 9]);
  expect(influence([4, 4], ['blue', 'red'])).toEqual([5, 9]);
});

test('ASY-29.11 the second of two within the highest marker scores the two others', () => {
  expect(influence([9, 5])).toEqual([9, 5]);
  expect(influence([9, 4])).not.toEqual([9, 5]);
  expect(influence([9, 6], [], ['EM-G3', 'EM-G2', 'EM-G1'])).toEqual([8, 5]);
});

test('ASY-29.12 farther, but within the two highest markers, the last one', () => {
  expect(influence([9, 4])).toEqual([9, 2]);
  expect(influence([9, 2])).toEqual([9, 2]);
  expect(influence([9, 3], [], ['EM-G3', 'EM-G2', 'EM-G1'])).toEqual([8, 2]);
});

test('ASY-29.13 farther than that nothing', () => {
  expect(influence([9, 1])).toEqual([9, 0]);
  expect(influence([9, 2], [], ['EM-G3', 'EM-G2', 'EM-G1'])).toEqual([8, 0]);
});

test('ASY-A.27 ASY-29.13 of two players one on space 0 scores nothing, however near', () => {
  expect(influence([2, 0])).toEqual([9, 0]);
  expect(influence([0, 0])).toEqual([0, 0]);
});

test('ASY-29.14 after the first Flood the three markers leave the game', () => {
  const t = flood(3, {}, { chance: { 'growth.marker': ['EM-N4'] } });
  expect([t.board.markers, t.board.spentMarkers.toSorted()]).toEqual([['EM-N4'], ['EM-G1', 'EM-G2', 'EM-G4']]);
});

test('ASY-29.24 and all Influence markers return to 0', () => {
  expect(flood(3, { red: { influence: 15 }, purple: { influence: 4 } }).board.influence).toEqual([0, 0, 0]);
});

test('ASY-29.25 and every outlined Influence space without a Food token gets one', () => {
  const t = flood(3, { red: { tokens: 1 } }, { tokensOn: [12] });
  expect([t.board.tokensOn, t.board.tokenSupply, t.board.tokens[0]]).toEqual([[true, true, true], 2, 1]);
});

test('ASY-29.26 and the Tribute areas are emptied but for the player-count Gold', () => {
  for (const [players, left] of [
    [2, 2],
    [3, 1],
    [4, 0],
  ] as const) {
    const t = flood(players, {}, { areaGold: [4, 2, 3], areaShips: ['highest', 'lowest'] });
    expect([t.board.areaGold, t.board.areaShip]).toEqual([
      [left, left, left],
      [false, false, false],
    ]);
  }
});

test('ASY-29.15 Roofs in the areas and the boards beside them stay', () => {
  const t = flood(3, {}, { roofs: ['middle', 'lowest'], civilisations: ['CV09', 'CV02', 'CV04'] });
  expect(t.board.areaRoof).toEqual([false, true, true]);
  expect(t.board.civilisation).toEqual([['CV09'], ['CV02'], ['CV04']]);
});

/** Offerings VP of Red in a Flood. */
const offerings = (red: Player) => scored(flood(3, { red }), 'offerings')[0];

test('ASY-29.16 Wells and Ziggurats score by the space of the Offerings marker', () => {
  const red = { wells: ['WL10', 'WL11'], ziggurats: { D2: 1, E3: 1, D4: 1 } };
  const perSpace = [0, 2, 5, 5, 8, 10, 13, 13, 15, 15, 18];
  expect(perSpace.map((_, space) => offerings({ ...red, offerings: space }))).toEqual(perSpace);
});

test('ASY-29.17 each Ziggurat counts once, whatever its height', () => {
  expect(offerings({ offerings: 4, ziggurats: { D2: 4, E3: 3 } })).toBe(4);
  expect(offerings({ offerings: 4, ziggurats: { D2: 1, E3: 2 } })).toBe(4);
});

test('ASY-29.18 a marker on 0 scores nothing', () => {
  expect(offerings({ offerings: 0, wells: ['WL10', 'WL11'], ziggurats: { D2: 3 } })).toBe(0);
});

test('ASY-29.19 ASY-E.16 at most 9 for Wells and 16 for Ziggurats', () => {
  const ziggurats = { D2: 1, E3: 1, D4: 1, F2: 1 };
  expect(offerings({ offerings: 10, wells: ['WL10', 'WL11', 'WL13'], ziggurats })).toBe(25);
});

test('ASY-29.20 after the first Flood all Offerings markers return to 0', () => {
  expect(flood(3, { red: { offerings: 10 }, blue: { offerings: 2 } }).board.offerings).toEqual([0, 0, 0]);
});

test('ASY-29.27 and each marked Offerings space without a Roof gets one', () => {
  const red = { ziggurats: { D2: 4, E3: 4 } };
  const t = flood(3, { red }, { roofsOn: [6], roofs: ['highest', 'middle', 'lowest'] });
  expect([t.board.roofsOn, t.board.roofSupply]).toEqual([[true, true, true], 0]);
});

const LAST = { round: 6, markers: ['EM-N1', 'EM-N2', 'EM-N4'] };

test('ASY-29.21 the second Flood resets nothing', () => {
  const has = { red: { influence: 7, offerings: 5, tokens: 2 } };
  const board = { tokensOn: [12], roofsOn: [9], areaGold: [3, 3, 3], areaShips: ['middle'] } as const;
  const { board: s } = flood(3, has, { ...LAST, ...board });
  expect([s.influence[0], s.offerings[0], s.markers]).toEqual([7, 5, LAST.markers]);
  expect([s.tokensOn, s.roofsOn, s.areaGold, s.areaShip]).toEqual([
    [false, false, true],
    [false, false, true],
    [3, 3, 3],
    [false, true, false],
  ]);
});

test('ASY-29.22 after the first Flood round 4 begins, after the second the end', () => {
  const first = flood(2, {});
  expect([first.board.round, first.table.machine.kind]).toEqual([4, 'bid.place']);
  const second = flood(2, { red: { huts: ['E2'], ziggurats: { D2: 1 } } }, LAST);
  second.red.isAsked('feed.next');
  expect([second.board.round, second.board.phase]).toEqual([6, 'end']);
});

test('ASY-29.23 what players have beside the board survives a Flood', () => {
  const red = { camels: 7, ploughs: 2, gold: 3, ships: 2, farmers: 1, tokens: 2, personalHuts: 2 };
  const cards = { food: ['FD-wheat2-1'], favours: ['FV05-1'] };
  const { board: s } = flood(4, { red: { ...red, ...cards } });
  expect([s.camels[0], s.ploughs[0], s.gold[0], s.ships[0], s.farmers[0], s.tokens[0]]).toEqual([7, 2, 3, 2, 1, 2]);
  expect([s.personalHuts[0], s.food[0], s.favours[0]]).toEqual([2, ['FD-wheat2-1'], ['FV05-1']]);
});

test('ASY-E.14 Influence scoring: markers 4, 3, 2 give 9, 5 and 2', () => {
  expect(influence([2, 6, 4])).toEqual([2, 9, 5]);
});

test('ASY-E.15 Offerings scoring: Blue on 10, Purple on 6, Red on 1', () => {
  const each = (space: number, mine: string) => ({ offerings: space, ziggurats: { [mine]: 1 } });
  const ziggurats = flood(3, { red: each(1, 'D2'), blue: each(10, 'F8'), purple: each(6, 'G2') });
  expect(scored(ziggurats, 'offerings')).toEqual([0, 4, 3]);
  const dug = (space: number, site: string) => ({ offerings: space, wells: [site] });
  const wells = flood(3, { red: dug(1, 'WL03'), blue: dug(10, 'WR03'), purple: dug(6, 'WL10') });
  expect(scored(wells, 'offerings')).toEqual([1, 3, 2]);
});

test('ASY-E.23 Influence of two players by the difference between them', () => {
  const second = (space: number) => influence([12, space])[1];
  expect([8, 7, 6, 5, 4].map(second)).toEqual([5, 2, 2, 2, 0]);
  expect(influence([4, 0])).toEqual([9, 0]);
});
