import { playOut, random } from '@edubba/bots';
import { recordOf, Table, verifyRecord, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { ancientWorld } from '../../rules/index.ts';
import { acts, ancientTable, goodsOf } from '../support.ts';

test('AW-18.01 a game played from its record comes out the same', () => {
  const table = Table.open(ancientWorld, { seats: 3, seed: 'record' });
  playOut(table, [random], new Xoshiro('record'));
  const replayed = verifyRecord(ancientWorld, recordOf(table));
  expect([table.over, 'table' in replayed && replayed.table.s]).toEqual([true, table.s]);
});

test('AW-18.03 an answer that is not offered is refused and changes nothing', () => {
  const t = ancientTable({ players: ['red', 'blue'], at: { turn: 'blue' }, has: { blue: { coins: 2 } } });
  acts(t, 'blue', 'citizen/1');
  const before = JSON.stringify(t.board);
  expect(t.blue.tries('explore').rule).toBe('AW-5.16');
  expect(JSON.stringify(t.board)).toBe(before);
});

test('AW-18.05 bots play every seat to the end', () => {
  const table = Table.open(ancientWorld, { seats: 4, seed: 'bots' });
  expect([playOut(table, [random], new Xoshiro('bots')).faults, table.over]).toEqual([[], true]);
});

test('AW-18.07 an answer is taken back until dice are rolled, something is shown or another has acted', () => {
  const t = ancientTable({
    players: ['red', 'blue'],
    at: { turn: 'blue' },
    row: ['EA18'],
    round: 2,
    has: { blue: { coins: 9 } },
  });
  acts(t, 'blue', 'citizen/1', 'build', 'EA18');
  t.blue.undoes().undoes();
  expect([goodsOf(t, 1)[0], t.board.empireRow]).toEqual([9, ['EA18']]);
  acts(t, 'blue', 'explore', 'deck');
  t.blue.cannotUndo('chance');
});

test('AW-A.37 the supply never runs out', () => {
  const t = ancientTable({
    players: ['red', 'blue'],
    at: { turn: 'blue' },
    has: { blue: { coins: 80, knowledge: 20, ambrosia: 60 } },
  });
  acts(t, 'blue', 'citizen/1', 'labor');
  expect(goodsOf(t, 1)).toEqual([82, 20, 60]);
});

test('AW-A.53 token counts, discards and deck sizes are public', () => {
  const t = ancientTable({
    players: ['red', 'blue'],
    at: { turn: 'blue' },
    discard: ['EA01'],
    deck: ['EA02', 'EA03'],
    has: { blue: { coins: 4, stored: ['EA05'] } },
  });
  const seen = t.red.sees();
  expect([seen.coins[1], seen.discardA, seen.deckA, seen.stored[1]]).toEqual([
    4,
    ['EA01'],
    ['?empire-a', '?empire-a'],
    ['?empire-a'],
  ]);
});

test('AW-A.54 AW-18.02 of the three districts of Expand others see the face-up one, and then what is kept', () => {
  const t = ancientTable({
    players: ['red', 'blue'],
    at: { turn: 'blue' },
    district: 'D16',
    has: { blue: { coins: 3 } },
    chance: { 'expand.draw': ['D04', 'D05'] },
  });
  acts(t, 'blue', 'citizen/1', 'expand', 'coins');
  expect([t.red.sees().seen[1], t.blue.sees().seen[1], t.red.sees().districtTop]).toEqual([
    ['?district', '?district'],
    ['D04', 'D05'],
    ['D16'],
  ]);
  acts(t, 'blue', 'D05');
  expect([t.red.sees().districts[1], t.red.sees().districtBottom, t.blue.sees().districtBottom]).toEqual([
    ['D05'],
    ['D16', '?district'],
    ['D16', 'D04'],
  ]);
});

test('AW-A.57 AW-A.58 sixteen districts, and eight cubes are reminders only: nothing of the table is lost by them', async () => {
  const { DISTRICTS } = await import('../../content/districts.ts');
  const { rulesEn } = await import('../../content/rules.en.ts');
  expect([
    DISTRICTS.length,
    Object.keys(ancientTable({ players: ['red', 'blue'], at: 'beginning' }).board).some((name) =>
      /cube|track/.test(name),
    ),
  ]).toEqual([16, false]);
  expect(rulesEn['rule.AW-A.58']).toContain('Nothing follows');
});

test('AW-A.53 the back of a card tells its deck and no more', () => {
  const cards = ['EA07', 'EB12', 'EC03', 'T213', 'M04', 'D16', 'SM01#2'];
  expect(cards.map(ancientWorld.backOf)).toEqual([
    'empire-a',
    'empire-b',
    'empire-c',
    'titan-2',
    'military',
    'district',
    'start',
  ]);
});
