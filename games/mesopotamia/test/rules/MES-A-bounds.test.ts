import { playOut, random } from '@edubba/bots';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { areaOf } from '../../content/map.ts';
import { mesopotamia } from '../../rules/index.ts';
import { STANDSTILL } from '../../rules/standstill.ts';
import type { Player } from '../support.ts';
import { enough, mesopotamiaTable, playOn } from '../support.ts';

const TWO = ['ann', 'ben'] as const;

/** A table at which nothing lasting was done for one Round less than it takes to end it. */
function nearlyStill(ann: Player) {
  const t = mesopotamiaTable({
    players: TWO,
    at: 'round',
    round: 0,
    trade: { 1: 'TT1' },
    events: ['F1'],
    chance: { 'event.draw': ['EV2'] },
    has: { ann: { population: 2, ...ann } },
  });
  playOn(t, () => t.board.round === STANDSTILL);
  return t;
}

test('MES-A.81 a hundred Rounds in which nothing lasting is done end the game, which is scored as it stands', () => {
  const t = nearlyStill({ units: { F2: 'spearman' } });
  expect(t.over).toBe(false);
  playOn(t);
  expect([t.over, t.board.round, t.board.gardensBuilt]).toEqual([true, STANDSTILL, 0]);
  t.ben.log().includes({ type: 'game.standstill', rule: 'MES-A.81', data: { rounds: STANDSTILL } });
  // MES-30.02, MES-30.03, MES-30.10
  expect(t.board.vp).toEqual([9 + 9 + 1, 6 + 6]);
});

test.each([
  ['a Technology', 'research', 'research.next', 'discover/explore', { goods: { tablet: 1 } }],
  ['a step of Population', 'grow', '', '', { goods: { food: 9 } }],
  ['a Ziggurat level', 'build', 'build.item', 'ziggurat', { goods: { stone: 9, wood: 9, clay: 9 } }],
  ['a part of the Gardens', 'build', 'build.item', 'garden', { tech: { build: 4 }, goods: { stone: 9, wood: 9 } }],
  ['an Amphora', 'gather', 'gather.next', 'trade/1', { goods: { food: 1 } }],
  ['a step of the Event track', 'explore', 'explore.unit', 'unit/F2/spearman', { units: { F2: 'spearman' } }],
] as const)('MES-A.81 %s starts the count of Rounds anew', (_, action, kind, key, ann) => {
  const t = nearlyStill(ann);
  t.ann.answers('turn.action', `piece/${action}`);
  if (kind !== '') t.ann.answers(kind, key);
  if (action === 'explore') t.ann.answers('explore.step', 'F1').answers('event.option', '1');
  enough(t.ann);
  playOn(t, () => t.board.round === STANDSTILL + 1);
  expect(t.over).toBe(false);
  playOn(t);
  expect([t.over, t.board.round]).toEqual([true, 2 * STANDSTILL]);
});

test('MES-A.81 all that is done for good is counted, and each of it for itself', () => {
  const t = mesopotamiaTable({
    players: TWO,
    at: 'round',
    round: 0,
    built: 2,
    has: {
      ann: { empire: 'akkadians', tech: { explore: 3 }, event: 4, population: 5, amphorae: [1, 2] },
      ben: { empire: 'hittites', level: 3, dice: ['white', 'silver', 'black'] },
    },
  });
  const technologies = t.board.tech.flat().reduce((sum, level) => sum + level, 0);
  // Parts of the Gardens, both tracks, Ziggurat levels, Amphorae.
  expect([t.board.lasting, t.board.still]).toEqual([technologies + 2 + (4 + 1) + (5 + 1) + 3 + 2, 0]);
  playOn(t, () => t.board.round === 2);
  expect(t.board.still).toBe(1);
});

test('MES-A.81 a defence of Assur that comes to nothing is lost', () => {
  const t = mesopotamiaTable({
    players: ['ann'],
    options: { solo: 'guardians' },
    at: 'round',
    round: 0,
    wave: 1,
    has: {
      ann: { start: 2, units: { A4: 'spearman' }, walls: ['A3', 'B4', 'B5'] },
      automaton: { start: 1, units: { G1: 'spearman' }, goods: { knucklebone: 3 }, event: 3 },
    },
  });
  playOn(t);
  expect([t.over, t.board.decided, t.board.round]).toEqual([true, -1, STANDSTILL]);
});

test('MES-A.82 between two steps a Ram changes its Unit once', () => {
  const t = mesopotamiaTable({
    players: TWO,
    at: { turn: 'ann' },
    has: {
      ann: {
        tech: { explore: 2 },
        population: 5,
        units: { F2: 'spearman archer horseman', E2: 'archer' },
        rams: ['F2 spearman'],
      },
    },
  });
  t.ann.answers('turn.action', 'piece/explore').answers('explore.unit', 'attach/1/archer');
  t.ann.isRefused('attach/1/spearman', 'MES-A.82', 'no.ram-switched');
  t.ann.answers('explore.unit', 'unit/F2/horseman').answers('explore.step', 'attach/1/horseman');
  t.ann.isRefused('attach/1/spearman', 'MES-A.82', 'no.ram-switched');
  t.ann.answers('explore.step', 'E2', 'attach/1/archer', 'stop');
  expect([t.board.ram[0]?.[0], t.board.carrier[0]?.[0]]).toEqual([
    areaOf('E2'),
    t.board.unit[0]?.indexOf(areaOf('E2')),
  ]);
});

test('MES-A.81 MES-30.13 games of chance end too, by the Gardens or by a standstill', () => {
  const ends = [0, 1, 2, 3].map((n) => {
    const table = Table.open(mesopotamia, { seats: 2, seed: `bound/${n}`, options: { dice: 'set' } });
    playOut(table, [random], new Xoshiro(`bound/${n}`), { maxAnswers: 100_000 });
    return table.over ? (table.s.gardensBuilt === 5 ? 'gardens' : 'standstill') : 'none';
  });
  expect(new Set(ends)).toEqual(new Set(['gardens', 'standstill']));
});
