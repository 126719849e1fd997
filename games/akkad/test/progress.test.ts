import { expect, test } from 'vitest';
import { QUESTS, questOf } from '../content/quests.ts';
import { missionProgress, questProgress } from '../rules/queries/progress.ts';
import type { Board, Player } from './support.ts';
import { akkadTable } from './support.ts';

// How far somebody has come, as it is shown beside quests and missions: so many of so many, never more than all, and nothing of it
// by what others have.

const FOUR = ['red', 'blue', 'green', 'yellow'] as const;
const GREEN = 2;

/** Green, of Uruk, holds nothing but what is said. */
function quest(id: string, green: Player, more: Partial<Board<(typeof FOUR)[number]>> = {}) {
  const { board } = akkadTable({
    players: FOUR,
    at: { turn: 'green' },
    rebels: {},
    ...more,
    has: { ...more.has, green: { home: 'uruk', controls: [], units: {}, built: [], ...green } },
  });
  const { n, goal, met } = questProgress(board, GREEN, questOf(id));
  return [n, goal, met];
}

test('quests that count something: none, some, all and more than all', () => {
  const cities = ['URU', 'LAR', 'SIP', 'NIP', 'KIS', 'AGD'];
  expect(quest('control-5-cities', {})).toEqual([0, 5, false]);
  expect(quest('control-5-cities', { controls: [...cities.slice(0, 4), 'T13', 'T14'] })).toEqual([4, 5, false]);
  expect(quest('control-5-cities', { controls: cities })).toEqual([5, 5, true]);
  expect(quest('wide-dominion', { controls: ['URU', 'T13', 'T14'] })).toEqual([3, 10, false]);
  expect(quest('lord-of-three-cities', { controls: ['URU', 'LAR', 'NIP'] })).toEqual([1, 3, false]);
  expect(quest('lord-of-three-cities', { controls: ['NIP', 'AGD', 'KIS'] })).toEqual([3, 3, true]);
  expect(quest('houses-of-the-gods', { controls: ['URU', 'LAR'], ziggurats: ['URU'] })).toEqual([1, 2, false]);
  expect(quest('waters-of-life', { canals: ['URU', 'T13', 'D3'] })).toEqual([3, 4, false]);
  expect(quest('waters-of-life', {}, { has: { red: { canals: ['URU', 'T13', 'D3', 'T14'] } } })).toEqual([0, 4, false]);
  expect(quest('four-houses', { built: ['storehouse', 'port'] })).toEqual([2, 4, false]);
  expect(quest('works-of-wonder', { upgrades: ['granary', 'zealotry'] })).toEqual([2, 3, false]);
  expect(quest('tribute-to-the-king', { goods: { lapis: 2 } })).toEqual([2, 3, false]);
  expect(quest('tribute-to-the-king', { goods: { lapis: 7 } })).toEqual([3, 3, true]);
});

test('Both Banks asks for more than its number', () => {
  const west = ['URU', 'LAR', 'ERI', 'MAR'];
  const [n, goal, met] = quest('both-banks', { controls: west });
  expect([goal, met]).toEqual([4, false]);
  expect(n).toBeGreaterThan(0);
});

test('the Royal Guard stands in a home city one holds, or in the residence', () => {
  const host = { spearman: 3, mercenary: 4 };
  expect(quest('royal-guard', { controls: ['URU'], units: { URU: host } })).toEqual([3, 4, false]);
  expect(quest('royal-guard', { controls: ['LAR'], units: { LAR: host } })).toEqual([0, 4, false]);
  const lost = { controls: ['LAR'], units: {} };
  expect(quest('royal-guard', lost, { has: { red: { units: { URU: { spearman: 4 } } } } })).toEqual([0, 4, false]);
  const residence = { character: 'me-sag', controls: ['URU', 'KIS'], units: { KIS: { archer: 5 } } } as const;
  expect(quest('royal-guard', residence, { residence: 'KIS' })).toEqual([4, 4, true]);
});

test('deeds are done or not; of two walls one may be broken', () => {
  for (const { id, asks } of QUESTS)
    if (asks === 'deed' && id !== 'breaker-of-walls') expect(quest(id, {})).toEqual([0, 1, false]);
  const { board } = akkadTable({ players: FOUR, at: { turn: 'green' } });
  board.deeds[GREEN] = 1 << questOf('slay-a-monster');
  board.stormed[GREEN] = [3];
  const progress = (id: string, seat = GREEN) => Object.values(questProgress(board, seat, questOf(id)));
  expect([progress('slay-a-monster'), progress('slay-a-monster', 1)]).toEqual([
    [1, 1, true],
    [0, 1, false],
  ]);
  expect([progress('breaker-of-walls'), progress('breaker-of-walls', 1)]).toEqual([
    [1, 2, false],
    [0, 2, false],
  ]);
});

/** A player's mission, at a table where everybody has two roles. */
function mission(player: Player, more: Partial<Board<(typeof FOUR)[number]>> = {}) {
  const { board } = akkadTable({
    players: FOUR,
    at: { turn: 'green' },
    rebels: {},
    ...more,
    has: { ...more.has, green: { controls: [], units: {}, built: [], ...player } },
  });
  return Object.values(missionProgress(board, GREEN));
}

test('missions: champions, phases, monsters, lapis, ziggurats, tiles', () => {
  expect(mission({ home: 'mari', humbled: ['red', 'yellow'] })).toEqual([2, 3, false]);
  expect(mission({ home: 'urkesh' }, { akkadHeld: 'green' })).toEqual([1, 2, false]);
  expect(mission({ home: 'urkesh' }, { akkadHeld: 'red' })).toEqual([0, 2, false]);
  expect(mission({ home: 'uruk' }, { claimed: ['anzu'], turned: ['asag'] })).toEqual([1, 3, false]);
  expect(mission({ home: 'uruk' }, { claimed: ['anzu', 'asag', 'huwawa', 'lamashtu'] })).toEqual([3, 3, true]);
  expect(mission({ home: 'susa', goods: { lapis: 17 } })).toEqual([17, 18, false]);
  expect(mission({ home: 'susa', goods: { lapis: 21 } })).toEqual([18, 18, true]);
  expect(mission({ home: 'girsu', controls: ['GIR', 'LAG'], ziggurats: ['GIR', 'LAG'] })).toEqual([2, 5, false]);
  const works: Player = { home: 'assur', built: ['storehouse', 'port'], upgrades: ['granary'] };
  const sites = ['ASS', 'EKA', 'NIP', 'KIS'];
  expect(mission(works)).toEqual([3, 13, false]);
  // Three ziggurats count, and no fourth.
  expect(mission({ ...works, controls: sites, ziggurats: sites })).toEqual([6, 13, false]);
  expect(mission({ home: 'girsu', missionScored: true })).toEqual([5, 5, true]);
});

test('Urkesh: ready when it has held Akkad twice; before a mat is chosen there is nothing', () => {
  const { board } = akkadTable({ players: FOUR, at: { turn: 'green' }, has: { green: { home: 'urkesh' } } });
  board.missionReady[GREEN] = true;
  expect(Object.values(missionProgress(board, GREEN))).toEqual([2, 2, true]);
  const start = akkadTable({ players: FOUR, at: 'beginning' });
  expect(Object.values(missionProgress(start.board, GREEN))).toEqual([0, 1, false]);
});

test('Assur’s mission asks for two ziggurats where everybody has one role', () => {
  const five = ['red', 'blue', 'green', 'yellow', 'white'] as const;
  const { board } = akkadTable({ players: five, at: { turn: 'green' }, has: { green: { home: 'assur', built: [] } } });
  expect(Object.values(missionProgress(board, GREEN))).toEqual([0, 12, false]);
});
