import { expect, test } from 'vitest';
import type { Board } from '../support.ts';
import { court, goods, lies, offered, whereIs } from '../support.ts';

// Where one way out is left, and where one more or less decides.

const P = ['blue', 'pink', 'purple'] as const;
type More = Partial<Board<(typeof P)[number]>>;

const turn = (people: { [name: string]: string }, map: { [place: string]: string } = {}, more: More = {}) =>
  court({ players: P, at: { turn: 'pink' }, event: 'EV05', people, map, ...more });

test('SAM-10.03 SAM-10.01 who is shut in on all Routes still has the Queen’s Road', () => {
  const shut = { 'godin-tepe': 'E1', ur: 'E1', anshan: 'E1' };
  const t = turn({ dinah: 'susa Te2 @pink' }, shut);
  t.pink.answers('turn.act', 'move').answers('move', 'road/opis');
  expect(whereIs(t.board, 'dinah')).toBe('opis');
  turn({ dinah: 'susa Te2 @pink' }, { ...shut, opis: 'E1' }).pink.isRefused('move', 'SAM-10.01');
});

test('SAM-A.32 a way through an Area whose Capital is held may end beyond it, by Route or by Road', () => {
  const carrying = (from: string) =>
    turn({ dinah: `${from} mule @pink` }, { babylon: 'E1', assyria: 'S2', elam: 'S2' }).pink.answers(
      'turn.act',
      'move',
    );
  // From Ashur to Opis, where nothing can be put down, and on to Ecbatana.
  const t = carrying('ashur').answers('move', 'take/supplies');
  expect(offered(t, 'step/')).toBe('jerusalem kalhu opis');
  // From Susa by Ur only back to Susa, which is as good.
  expect(offered(carrying('susa').answers('move', 'take/supplies'), 'step/')).toBe('anshan godin-tepe ur');
});

test('SAM-9.11 SAM-11.12 Military among Enemies on all sides can be ordered out to attack, Diviners cannot', () => {
  const map = { ashur: 'E1', nineveh: 'E1', arbela: 'E1' };
  const from = (there: string) =>
    turn({ 'sammu-ramat': 'kalhu @pink' }, { ...map, kalhu: there, tyre: 'M1', ur: 'M1' });
  expect(offered(from('M1').pink.answers('turn.act', 'special/armies'))).toBe('kalhu tyre ur');
  expect(offered(from('D1').pink.answers('turn.act', 'special/armies'))).toBe('tyre ur');
});

test('SAM-14.09 who has taken one of the Queen’s Goods may leave it at that', () => {
  const t = turn({ 'sammu-ramat': 'kalhu Go2', dinah: 'kalhu Te1 @pink' });
  t.pink.answers('turn.act', 'provision');
  expect(offered(t.pink)).toBe('all gold');
  t.pink.answers('provision', 'gold');
  expect(offered(t.pink)).toBe('all done gold');
  t.pink.answers('provision', 'done');
  expect(goods(t.board, 'dinah')).toBe('Te1 Go1');
});

test('SAM-26.08 SAM-26.11 the Queen’s own Sun gives one action, like anybody’s', () => {
  const t = turn({ 'sammu-ramat': 'kalhu sun @pink', besime: 'kalhu Ir2' });
  t.pink.answers('turn.act', 'sun/besime').answers('turn.act', 'barter/buy');
  expect(lies(t.board, 'assyria')).toBe('S1');
  // Hers again, without Besime being asked what she does with no action.
  expect([t.board.actor, t.board.sunOf, t.board.actions]).toEqual([0, -1, 2]);
  expect(t.table.log.at(-1)?.key).toBe('barter/buy');
});

test('SAM-4.14 SAM-A.10 of the red markers only those that the supply is out of are refused', () => {
  const t = court({
    players: P,
    at: 'event',
    row: ['EV05', 'EV03'],
    lead: 'pink',
    left: { raid: 0 },
    people: { besime: 'kalhu' },
  });
  t.pink.isRefused('confirm:raid', 'SAM-4.14');
  expect(offered(t.pink)).toBe('assassination plague unrest');
});
