import { expect, test } from 'vitest';
import { pointsOf } from '../../rules/queries/score.ts';
import type { Board } from '../support.ts';
import { bagOf, court, offered } from '../support.ts';

// Where there is nothing left to take, to follow or to choose from: the game goes on, and says no more than there is to say.

const P = ['blue', 'pink', 'purple'] as const;
type More = Partial<Board<(typeof P)[number]>>;
type Map = { [place: string]: string };

const turn = (people: { [name: string]: string }, map: Map = {}, more: More = {}) =>
  court({ players: P, at: { turn: 'pink' }, event: 'EV05', people, map, ...more });

test('SAM-28.03 no card is drawn before the last Month of the fifth Challenge: none follows', () => {
  const lastMonth = (chapter: number) =>
    court({
      players: P,
      at: 'month',
      challenge: 'A1',
      chapter,
      month: 6,
      lead: 'pink',
      options: { campaign: 'on' },
      row: ['-', '-', '-', '-', '-', 'EV17'],
      map: { kalhu: 'M3 D3', assyria: 'S2 H3 G' },
    }).table.machine.kind;
  expect(lastMonth(3)).toBe('challenge.early');
  expect(lastMonth(4)).not.toBe('challenge.early');
});

test('SAM-4.14 where the supply has no red marker either, nothing goes into the bag and the Event goes on', () => {
  const t = court({
    players: P,
    at: 'event',
    row: ['EV05', 'EV03'],
    lead: 'pink',
    left: { raid: 0, unrest: 0, assassination: 0, plague: 0 },
    people: { besime: 'kalhu' },
  });
  expect([bagOf(t.board), t.table.machine.kind === 'event.marker', t.board.event]).toEqual(['', false, 'EV03']);
});

test('SAM-26.12 an Amphora makes no token that no track holds any more', () => {
  const t = turn({ besime: 'opis amphora @pink' }, { babylon: 'D1', kalhu: 'M20' });
  t.pink.answers('turn.act', 'amphora');
  expect(offered(t.pink)).toBe('diviners/babylon>medicine diviners/babylon>supplies');
});

test('SAM-21.08 one kind of marker is enough that nobody flees there', () => {
  for (const marker of ['PL', 'PU'])
    court({
      players: P,
      at: { marker: 'unrest', area: 'canaan' },
      people: { ithobaal: 'jerusalem' },
      map: { canaan: 'S1', ashur: marker },
    }).blue.isRefused('confirm:ashur', 'SAM-21.08', 'no.flight');
});

test('SAM-29.04 each Technology counts once, whoever stands beside its owner in the list', () => {
  for (const what of ['shield', 'sword'])
    expect(pointsOf(turn({ dinah: `kalhu ${what} @pink`, besime: 'ur', lilith: 'babylon' }).board).technology).toBe(1);
});
