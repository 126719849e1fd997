import { createModuleWords } from '@edubba/gamekit';
import { recordOf, verifyRecord } from '@edubba/kernel';
import { table } from '@edubba/testkit';
import { expect, test } from 'vitest';
import module from '../../index.ts';
import { assyria } from '../../rules/index.ts';
import { redActs, redFeeds } from '../red.ts';
import { assyriaTable, playOn, spaceNames } from '../support.ts';

/** A whole game from one seed, always the dullest answers. */
const played = (seed: string) => {
  const t = table(assyria, { seats: 3, seed });
  playOn(t);
  return t.table.events;
};

test('ASY-37.01 one seed gives one game', () => {
  const first = played('uruk');
  expect(played('uruk')).toEqual(first);
  expect(played('nippur')).not.toEqual(first);
});

test('ASY-37.01 the record of a game replays to the same end', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'beginning' });
  playOn(t);
  expect(verifyRecord(assyria, recordOf(t.table))).toMatchObject({ table: { s: { vp: t.board.vp } } });
});

test('ASY-37.02 nobody sees the order of a pile or a face-down marker', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'growth', round: 1 });
  for (const s of [t.red.sees(), t.blue.sees(), t.sees('spectator').board]) {
    for (const pile of [s.foodDeck, s.favourDeck, s.civilisations, s.green, s.brown, s.schemes])
      expect(pile.filter((item) => !item.startsWith('?'))).toEqual([]);
  }
  expect([t.red.sees().green.length, t.red.sees().brown.length]).toEqual([3, 4]);
});

test('ASY-37.03 one player decides at any moment, also in the last feeding', () => {
  const t = assyriaTable({ players: ['red', 'blue', 'purple', 'yellow'], at: 'beginning' });
  const askedAtOnce = new Set<number>();
  let feeders = 0;
  playOn(t, () => {
    askedAtOnce.add(t.table.asked().length);
    if (t.board.phase === 'end') feeders++;
    return false;
  });
  expect([[...askedAtOnce], feeders > 1]).toEqual([[1], true]);
});

test('ASY-37.03 in a bid the decision jumps to the displaced player', () => {
  const t = assyriaTable({ players: ['red', 'blue', 'purple'], at: 'bidding' });
  t.red.answers('bid.place', 'row1/high');
  t.blue.answers('bid.place', 'row1/middle');
  t.red.isAsked('bid.place');
  t.purple.isNotAsked();
});

test('ASY-37.04 an answer in one’s own turn can be taken back', () => {
  const t = redActs({ camels: 10, gold: 0 });
  t.red.answers('action.choose', 'gold').undoes().isAsked('action.choose');
  expect([t.board.camels[0], t.board.gold[0], t.board.used[0]]).toEqual([10, 0, [false, false, false, false]]);
});

test('ASY-37.04 but not once a card is drawn', () => {
  const t = redActs({ favours: ['FV09-1'] });
  t.red.answers('action.choose', 'favour/FV09-1').cannotUndo('chance');
});

test('ASY-37.04 nor once another player has decided', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'bidding' });
  t.red.answers('bid.place', 'row1/high');
  t.blue.answers('bid.place', 'row1/middle');
  t.red.cannotUndo('other');
});

test('ASY-37.05 in a Feed step every Hut shows whether it is fed', () => {
  const t = redFeeds({ huts: ['E2', 'D1', 'C2'], ploughs: 1, tokens: 2 });
  const fed = () => [t.red.sees(), t.blue.sees()].map((s) => spaceNames(s.fed));
  t.red.answers('feed.next', 'plough/E2');
  expect(fed()).toEqual(['E2', 'E2']);
  t.red.answers('feed.next', 'token/C2');
  expect(fed()).toEqual(['C2 E2', 'C2 E2']);
  expect(module.board(t.blue.view, createModuleWords(module))).toMatch(/^E .* W  r\* /m);
});
