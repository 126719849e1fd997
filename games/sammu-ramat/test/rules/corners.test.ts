import { Table } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { State } from '../../rules/index.ts';
import { NOWHERE } from '../../rules/geography.ts';
import { character } from '../../rules/names.ts';
import type { Board } from '../support.ts';
import { court, goods, lies, offered, whereIs } from '../support.ts';

// What a question says, what is told and what is not, and limits that games seldom meet.

const P = ['blue', 'pink', 'purple'] as const;
type More = Partial<Board<(typeof P)[number]>>;
type Map = { [place: string]: string };

const turn = (people: { [name: string]: string }, map: Map = {}, more: More = {}) =>
  court({ players: P, at: { turn: 'pink' }, event: 'EV05', people, map, ...more });
const told = (t: { table: Table<State> }, type: string) => t.table.events.filter((event) => event.type === type);

test('SAM-24 SAM-26.08 a turn says what is left of it, and whether the Sun shines', () => {
  const t = turn({ besime: 'kalhu sun @pink', dinah: 'kalhu Go2' }, { assyria: 'S1' });
  t.pink.isAsked('turn.act').about({ who: 'besime', actions: 3, free: 5, sun: 0 });
  t.pink.answers('turn.act', 'sun/dinah').isAsked('turn.act').about({ who: 'dinah', actions: 1, free: 5, sun: 1 });
  const queen = turn({ 'sammu-ramat': 'kalhu sun @pink', dinah: 'kalhu Go2' });
  queen.pink.answers('turn.act', 'sun/dinah').isAsked('turn.act').about({ who: 'dinah', actions: 1, free: 5, sun: 1 });
});

test('SAM-8.02 whose own disk lies on a Character reads that, and others that it is taken', () => {
  const alone = court({
    players: ['blue'],
    at: 'consult',
    map: { kalhu: 'M1' },
    people: { besime: 'kalhu', dinah: 'kalhu', younan: 'kalhu' },
  });
  alone.blue.answers('consult', 'besime').isRefused('besime', 'SAM-8.02', 'no.consult.own-disk');
});

test('SAM-28.01 a Campaign begins with the very card of A that was wished for', () => {
  for (const challenge of ['A1', 'A2', 'A3', 'A4']) {
    const options = { campaign: 'on', challenge };
    expect(court({ players: P, at: 'start', options }).board.challenge).toBe(challenge);
  }
});

test('SAM-5.33 whoever is set aside stands nowhere', () => {
  const t = court({
    players: P,
    at: 'enemies',
    map: { jerusalem: 'M1', ashur: 'E3', canaan: 'G' },
    people: { ithobaal: 'tyre' },
  });
  expect(whereIs(t.board, 'ithobaal')).toBe('aside');
  expect(t.board.at[character('ithobaal')]).toBe(NOWHERE);
});

test('SAM-9.01 Ithobaal’s exchange: one Good for one, and as often as his card says', () => {
  const t = turn({ ithobaal: 'jerusalem Te3 @pink' });
  t.pink.answers('turn.act', 'special/exchange').answers('goods.any', 'gold');
  t.pink.answers('exchange', 'textiles/lapis', 'textiles/lapis', 'textiles/lapis').isAsked('turn.act');
  expect(goods(t.board, 'ithobaal')).toBe('Go1 La3');
});

test('SAM-23.09 SAM-24.02 an army that Diplomacy stopped has not moved: the Raid takes the stores', () => {
  const raid = (tyre: string) =>
    court({ players: P, at: { marker: 'raid', area: 'canaan' }, map: { canaan: 'S2 H1', byblos: 'E1', tyre } });
  expect(lies(raid('M1 DI').board, 'canaan')).toBe('');
  expect(lies(raid('M1').board, 'canaan')).toBe('S2 H1');
});

test('SAM-14.05 a Good for itself is neither offered nor refused', () => {
  const t = turn({ dinah: 'susa Go2 Te1 @pink' });
  t.pink.answers('turn.act', 'market');
  const closed = t.table.refusals(1).map(({ target }) => target);
  expect(closed).toContain('iron/copper');
  for (const open of t.pink.isAsked().options) expect(closed).not.toContain(open);
  expect(closed).not.toContain('gold/gold');
});

test('SAM-A.33 where nothing is Carried through Plague, it still is everywhere else', () => {
  const t = turn({ besime: 'kalhu @pink' }, { kalhu: 'M1' }, { options: { 'carried-plague': 'never' } });
  t.pink.answers('turn.act', 'move').answers('move', 'take/military', 'step/ashur');
  expect(lies(t.board, 'ashur')).toBe('M1');
});

test('SAM-17.13 who comes back is told of, with the place', () => {
  const t = court({
    players: P,
    at: { checks: true },
    event: 'EV05',
    map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', tushpa: 'M1 D1', urartu: 'S1 H1' },
    people: { siranoush: 'aside' },
  });
  expect(told(t, 'character.returns').map(({ data }) => data)).toEqual([{ who: 'siranoush', place: 'tushpa' }]);
});

test('SAM-10.18 where nothing lies by the roadside nothing is told of it', () => {
  const t = turn({ besime: 'kalhu @pink' }, { kalhu: 'M1' });
  t.pink.answers('turn.act', 'end');
  expect(told(t, 'tokens.returned')).toEqual([]);
});

test('SAM-4.24 SAM-10.09 an Event moves nobody into Plague without Medicine', () => {
  const plague = { elmali: 'PL', sardes: 'E1' };
  const at = (people: { [name: string]: string }) =>
    court({ players: P, at: 'event', month: 1, row: ['EV10'], map: plague, people });
  expect(offered(at({ marsyas: 'gordium blue', younan: 'ancyra' }).purple)).not.toContain('elmali');
  expect(whereIs(at({ marsyas: 'gordium blue' }).board, 'marsyas')).toBe('ancyra');
  expect(offered(at({ younan: 'gordium blue' }).blue)).toBe('ancyra elmali');
  // Nor out of it.
  const shut = court({
    players: P,
    at: 'event',
    month: 1,
    row: ['EV10'],
    map: { gordium: 'PL' },
    people: { marsyas: 'gordium blue' },
  });
  expect([whereIs(shut.board, 'marsyas'), shut.table.machine.kind === 'event.step']).toEqual(['gordium', false]);
});

test('SAM-19.02 a marker that is drawn is told of with the Area it strikes', () => {
  const t = court({ players: P, at: { draw: 'elam' }, bag: 'raid', map: { elam: 'S1' } });
  expect(told(t, 'marker.drawn').map(({ data }) => data)).toEqual([{ marker: 'raid', area: 'elam' }]);
});

test('SAM-10.01 every answer and every reason on the way is about something', () => {
  const t = turn({ besime: 'kalhu @pink' }, { kalhu: 'M1' });
  t.pink.answers('turn.act', 'move');
  const named = [...t.pink.isAsked('move').options, ...t.table.refusals(1).map(({ target }) => target)];
  expect(named.length).toBeGreaterThan(4);
  expect(named).not.toContain('');
});
