import { eventMessage } from '@edubba/gamekit';
import type { ToldEvent } from '@edubba/ui';
import { expect, test } from 'vitest';
import { ui } from '../../ui/index.ts';
import { redActs, redBuilds } from '../red.ts';
import { assyriaTable } from '../support.ts';
import { said } from './games.ts';

/** The last thing told of this type. */
const told = ({ table }: { readonly table: { readonly events: readonly ToldEvent[] } }, type: string): ToldEvent => {
  const event = table.events.findLast((one) => one.type === type);
  if (event === undefined) throw new Error(`nothing was told of ${type}`);
  return event;
};

test('a log line speaks in plain words and points at the place', () => {
  const t = redBuilds({ growthHuts: 2 });
  t.red.answers('build.next', 'hut/D3');
  const event = told(t, 'hut.built');
  expect(said(eventMessage(ui.words, event))).toBe('Red builds a hut on D3.');
  expect(ui.thingsOf(event)).toEqual(['space/D3']);
  expect(ui.isMinor(event)).toBe(false);
  expect(ui.eventIcon(event)).toBe(undefined);
});

test('a bid points at its space, a tribute at its area, a moved hut at where it went', () => {
  const bid = assyriaTable({ players: ['red', 'blue'], at: 'bidding' });
  bid.red.answers('bid.place', 'row2/middle');
  expect(ui.thingsOf(told(bid, 'bid.placed'))).toEqual(['bid/row2/middle', 'row/2']);
  const t = redActs({ gold: 1, huts: ['D3'], favours: ['FV19-1', 'FV17-1'], usedTiles: ['gold'] });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'lowest/gold');
  expect(ui.thingsOf(told(t, 'tribute.gold'))).toEqual(['area/lowest/gold', 'area/lowest']);
  const moved = redActs({ huts: ['D3', 'G2'], favours: ['FV19-1'] });
  moved.red.answers('action.choose', 'favour/FV19-1').answers('move.from', 'D3').answers('move.to', 'D4');
  expect(ui.thingsOf(told(moved, 'hut.moved'))).toEqual(['space/D4', 'space/D3']);
});

test('rounds and phases are chapters, and what a line repeats is left out', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'growth', round: 4 });
  const headings = t.table.events.flatMap((event) => {
    const heading = ui.chapter(event);
    return heading === undefined ? [] : [said(heading)];
  });
  expect(headings).toEqual(['Round 4 · growth', 'Round 4 · bidding']);
  expect(ui.isMinor(told(t, 'card.laid'))).toBe(true);
  expect(ui.isMinor(told(t, 'growth.marker'))).toBe(false);
  expect(ui.eventIcon(told(t, 'growth.marker'))).toBe('act-grow');
  expect(said(ui.moment(t.red.view))).toBe('Round 4, bidding');
});

test('ASY-30.07 a game that ends level says what decided it', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'end', round: 6, order: ['blue', 'red'] });
  const { view } = t.red;
  expect(view.over).toBe(true);
  expect(view.s.vp).toEqual([10, 10]);
  const why = ui.tieBreak(view);
  expect(why === undefined ? undefined : said(why)).toBe('10 VP each. Blue stands higher on the turn order.');
  const decided = assyriaTable({ players: ['red', 'blue'], at: 'end', round: 6, has: { red: { vp: 11 } } });
  expect(ui.tieBreak(decided.red.view)).toBe(undefined);
});
