import { expect, test } from 'vitest';
import { scored } from '../scored.ts';
import { opponentHas } from '../solo.ts';
import type { Board, Player } from '../support.ts';
import { assyriaTable, spaceNames } from '../support.ts';

const flood = (opponent: Player, you: Player, board: Partial<Board<'you'>> = {}) =>
  assyriaTable({
    players: ['you'],
    at: 'flood',
    round: 3,
    markers: ['EM-G2', 'EM-G4', 'EM-G1'],
    ...board,
    has: { opponent, you },
  });

test('ASY-36.01 the Flood takes the opponent’s river Huts and scores its Offerings', () => {
  const t = flood({ huts: ['D3', 'D4'], offerings: 10, wells: ['WL03'], ziggurats: { E3: 2, G3: 1 } }, {});
  expect([spaceNames(t.board.huts[1]), scored(t, 'offerings'), opponentHas(t)['offerings']]).toEqual([
    'D4',
    [0, 11],
    0,
  ]);
});

test('ASY-36.01 Influence is scored by the 2-player rule', () => {
  const influence = (you: number, opponent: number) =>
    scored(flood({ influence: opponent }, { influence: you }), 'influence');
  expect([influence(9, 5), influence(9, 4), influence(9, 1), influence(0, 3)]).toEqual([
    [9, 5],
    [9, 2],
    [9, 0],
    [0, 9],
  ]);
});

/** The end, with the opponent on 20 VP before its last scoring. */
const end = (vp: number, board: Partial<Board<'you'>> = {}, opponent: Player = {}) =>
  assyriaTable({
    players: ['you'],
    at: 'end',
    round: 6,
    order: ['you', 'opponent'],
    ...board,
    has: { you: { vp, ziggurats: { F8: 1 } }, opponent: { vp: 20, ziggurats: { E3: 1 }, ...opponent } },
  });

test('ASY-36.02 at the end the opponent neither feeds nor loses Huts, but scores', () => {
  const t = end(10, {}, { huts: ['E2', 'D4', 'D3'], ziggurats: { E3: 4, G3: 1 } });
  expect([spaceNames(t.board.huts[1]), t.board.vp[1], t.over]).toEqual(['D3 D4 E2', 20 + 3 + 5, true]);
});

test('ASY-36.03 the human wins with more VP', () => {
  expect(end(21).outcome?.winners).toEqual([0]);
  expect(end(19).outcome?.winners).toEqual([1]);
});

test('ASY-36.03 ASY-A.23 a tie goes to the higher place on the Turn Order track', () => {
  expect(end(20).outcome?.winners).toEqual([0]);
  expect(end(20, { order: ['opponent', 'you'] }).outcome?.winners).toEqual([1]);
});
