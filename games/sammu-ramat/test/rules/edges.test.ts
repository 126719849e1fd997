import { expect, test } from 'vitest';
import { character } from '../../rules/names.ts';
import { NOBODY } from '../../rules/state.ts';
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

test('SAM-2.13 SAM-9.04 Amenirdis cannot use a Religion marker that is not there', () => {
  const her = (religion: number) =>
    turn({ amenirdis: 'napata pink Go3 @pink', besime: 'kalhu blue' }, {}, { left: { religion } }).pink;
  her(0).isRefused('special/use-religion', 'SAM-2.13');
  expect(offered(her(1), 'special/')).toBe('use-religion');
});

test('SAM-4.13 for a Good that is missing one token is given, not more', () => {
  const t = court({
    players: P,
    at: 'event',
    row: ['EV05', 'EV03'],
    lead: 'pink',
    map: { kalhu: 'M3', assyria: 'S2 H1 G' },
    people: { besime: 'kalhu' },
  });
  t.pink.answers('event.token', 'confirm:military/kalhu');
  expect([lies(t.board, 'kalhu'), lies(t.board, 'assyria')]).toEqual(['M2', 'H1 G']);
});

test('SAM-2.12 where a track is empty nothing is gained, and nothing told of it', () => {
  const t = turn({ dinah: 'kalhu Go1 Te1 @pink' }, { kalhu: 'M20' }, { hands: { pink: ['BC01#1'] } });
  t.pink.answers('turn.act', 'card/BC01#1');
  expect(t.table.events.map(({ type }) => type)).toContain('card.spent');
  expect(t.table.events.filter(({ type }) => type === 'tokens.gained')).toEqual([]);
});

test('SAM-14.03 SAM-30.01 alone there is nobody to exchange cards with', () => {
  const t = court({
    players: ['blue'],
    at: { turn: 'blue' },
    event: 'EV05',
    people: { dinah: 'kalhu Go1 @blue', besime: 'kalhu Te1 @blue' },
    hands: { blue: ['BC01#1', 'BC02#1'] },
  });
  t.blue.answers('solo.next', 'dinah').isRefused('cards/besime', 'SAM-14.03');
});

test('SAM-10.16 what was taken up in a held Area may be put down again there before the first Step', () => {
  const t = turn({ dinah: 'opis mule @pink' }, { babylon: 'E1', babylonia: 'S2' });
  t.pink.answers('turn.act', 'move').answers('move', 'take/supplies').answers('move', 'drop/supplies');
  expect(lies(t.board, 'babylonia')).toBe('S2');
});

test('SAM-15.07 SAM-24.11 Karu whose last Military goes back is gone before markers come into the bag', () => {
  const t = court({
    players: P,
    at: { checks: true },
    event: 'EV05',
    lead: 'pink',
    map: { kalhu: 'M10 D1', assyria: 'S4 H1 G', tyre: 'M1', 'tyre-jerusalem': 'KR' },
    people: { besime: 'kalhu' },
  });
  t.pink.answers('return', 'confirm:tyre');
  const told = t.table.events.map(({ type }) => type);
  expect(told).toContain('marker.removed');
  expect(told.indexOf('marker.removed')).toBeLessThan(told.indexOf('marker.bagged'));
});

test('SAM-25.08 who looks at the top of the Event pile is known to have looked', () => {
  const t = turn({ katuzili: 'susa @pink' });
  t.pink.answers('turn.act', 'special/peek').answers('peek', 'pile');
  expect(t.table.events.filter(({ type }) => type === 'event.peeked-top')).toMatchObject([{ seat: 1 }]);
});

test('SAM-17.12 SAM-27.06 on an Advisor who is set aside no disk is left', () => {
  const t = court({
    players: P,
    at: { checks: true },
    event: 'EV05',
    map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', babylonia: 'S1 G' },
    people: { besime: 'kalhu', lilith: 'babylon @pink' },
  });
  expect([whereIs(t.board, 'lilith'), t.board.disk[character('lilith')]]).toEqual(['aside', NOBODY]);
});

test('SAM-29.12 a single Challenge has no result band', () => {
  const ends = (campaign: string) =>
    court({ players: P, at: 'end', challenge: 'A1', month: 6, options: { campaign }, map: { assyria: 'G' } });
  expect(ends('off').table.outcome?.grade).toBeUndefined();
  expect(ends('on').table.outcome?.grade?.id).toMatch(/^band\./);
});

test('SAM-A.58 an Army strikes Baileet with Military of its own', () => {
  const t = turn({ 'sammu-ramat': 'kalhu @pink', baileet: 'nineveh' }, { nineveh: 'M1 D1' });
  t.pink.answers('turn.act', 'special/armies').isRefused('oracle', 'SAM-A.58');
  t.pink.answers('army', 'take/diviners').isRefused('oracle', 'SAM-A.58');
  t.pink.answers('army', 'take/military', 'oracle');
  expect(whereIs(t.board, 'baileet')).toBe('dead');
});

test('SAM-14.08 Karu joins the Markets of both Areas, wherever the Route begins', () => {
  const t = turn({ dinah: 'tushpa Co1 @pink' }, { 'nineveh-tushpa': 'KR', nineveh: 'M1' });
  t.pink.answers('turn.act', 'market');
  expect(offered(t.pink)).toBe('copper/iron copper/textiles');
});

test('SAM-10.18 what lies in Sardes does not lie in Damascus', () => {
  const at = (place: string) => turn({ dinah: `${place} @pink` }, { sardes: 'S1' }).pink.answers('turn.act', 'move');
  at('sardes').isAsked('move').offering('take/supplies');
  at('damascus').isAsked('move').notOffering('take/supplies');
});

test('SAM-14.03 SAM-14.04 for an exchange of cards both need one', () => {
  const of = (pink: readonly string[], blue: readonly string[]) =>
    turn({ dinah: 'ur @pink', younan: 'ur @blue' }, {}, { hands: { pink, blue } });
  of([], ['AC01#1']).pink.isRefused('cards/younan', 'SAM-14.04', 'no.cards.none');
  of(['AC01#1'], []).pink.isRefused('cards/younan', 'SAM-14.04', 'no.cards.none');
});

test('SAM-25.08 the top of the pile is looked at once', () => {
  const t = turn({ katuzili: 'susa @pink' });
  t.pink.answers('turn.act', 'special/peek').answers('peek', 'pile');
  t.pink.isAsked('peek').notOffering('pile');
});

test('SAM-9.14 whoever is elsewhere cannot be moved, and that is why', () => {
  const t = turn({ siranoush: 'tushpa @pink', dinah: 'tushpa', younan: 'tushpa', besime: 'kalhu' });
  t.pink.answers('turn.act', 'special/escort').isRefused('besime', 'SAM-9.14', 'no.escort');
});

test('SAM-A.32 SAM-10.16 a way through two held Areas may lead back through the one it began in', () => {
  const from = (people: string) =>
    turn({ dinah: people }, { ecbatana: 'E1', tushpa: 'E1', medes: 'S1' })
      .pink.answers('turn.act', 'move')
      .answers('move', 'take/supplies');
  expect(offered(from('godin-tepe mule mule @pink'), 'step/')).toBe('bastam susa');
  // With a Step less nothing could be put down in the end.
  expect(offered(from('godin-tepe mule @pink'), 'step/')).toBe('susa');
});
