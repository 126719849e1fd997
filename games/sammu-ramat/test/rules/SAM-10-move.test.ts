import { describe, expect, test } from 'vitest';
import type { Board } from '../support.ts';
import { court, goods, lies, offered, whereIs } from '../support.ts';

const P = ['blue', 'pink', 'purple'] as const;
type More = Partial<Board<(typeof P)[number]>>;

/** Pink's Character is about to move. */
function moving(who: string, words: string, map: { [place: string]: string } = {}, more: More = {}) {
  const t = court({
    players: P,
    at: { turn: 'pink' },
    event: 'EV05',
    map,
    ...more,
    people: { [who]: `${words} @pink`, ...more.people },
  });
  t.pink.answers('turn.act', 'move');
  return t;
}
const at = (t: { board: Parameters<typeof lies>[0] }, ...places: string[]) =>
  places.map((place) => lies(t.board, place)).join('|');

describe('SAM-10 Move', () => {
  test('SAM-10.01 SAM-2.07 one Step by Route or Road; a Mule adds one', () => {
    const t = moving('besime', 'kalhu');
    expect(offered(t.pink, 'step/')).toBe('arbela ashur nineveh');
    expect(offered(t.pink, 'road/')).toBe('ancyra arbela gordium nineveh opis sardes susa');
    t.pink.answers('move', 'step/ashur').isAsked('turn.act');
    expect(t.board.actions).toBe(2);
    const mule = moving('besime', 'kalhu mule');
    mule.pink.answers('move', 'step/ashur', 'step/opis').isAsked('turn.act');
    expect(whereIs(mule.board, 'besime')).toBe('opis');
  });

  test('SAM-10.02 SAM-2.19 never into or through Enemies', () => {
    moving('besime', 'kalhu mule', { ashur: 'E1' }).pink.isRefused('step/ashur', 'SAM-10.02');
    moving('besime', 'kalhu', { opis: 'E1' })
      .pink.isRefused('road/opis', 'SAM-10.02')
      .isRefused('road/susa', 'SAM-10.04');
  });

  test('SAM-10.03 SAM-10.04 SAM-A.64 the Road from any stop to any other, past nothing bad', () => {
    expect(offered(moving('besime', 'susa').pink, 'road/')).toBe('ancyra arbela gordium kalhu nineveh opis sardes');
    for (const bad of ['E1', 'PL', 'PU']) {
      const t = moving('besime', 'gordium', { arbela: bad });
      t.pink.isRefused('road/opis', 'SAM-10.04');
      t.pink.isAsked('move').offering('road/kalhu', 'road/sardes');
    }
    expect(offered(moving('besime', 'ashur').pink, 'road/')).toBe('');
  });

  test('SAM-10.05 SAM-A.74 SAM-21.11 SAM-22.09 it may end in Public Unrest with Defense, in Plague with Medicine', () => {
    moving('besime', 'kalhu', { gordium: 'PU' }).pink.isRefused('road/gordium', 'SAM-10.08');
    moving('dinah', 'kalhu', { gordium: 'PU' }).pink.isAsked('move').offering('road/gordium');
    moving('dinah', 'kalhu', { gordium: 'PL' }).pink.isRefused('road/gordium', 'SAM-10.09');
    moving('younan', 'kalhu', { gordium: 'PL' }).pink.isAsked('move').offering('road/gordium');
  });

  test('SAM-10.06 SAM-11.05 SAM-2.09 Armies have no Road, and it makes nothing Adjacent', () => {
    const t = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      people: { 'sammu-ramat': 'kalhu @pink' },
      map: { kalhu: 'M1' },
    });
    t.pink.answers('turn.act', 'special/armies').answers('army', 'take/military');
    expect(offered(t.pink, 'step/')).toBe('arbela ashur nineveh');
    const u = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      people: { besime: 'kalhu @pink' },
      map: { kalhu: 'M3', opis: 'E1' },
    });
    u.pink.isRefused('attack', 'SAM-11.01');
  });

  test('SAM-10.07 SAM-25.06 SAM-25.11 Baileet does not block the Road, nor anybody’s way', () => {
    const t = moving('besime', 'kalhu', {}, { people: { baileet: 'arbela' } });
    t.pink.isAsked('move').offering('road/opis', 'step/arbela');
  });

  test('SAM-10.08 without Defense nobody enters Public Unrest; leaving is free; a Shield is enough', () => {
    moving('besime', 'kalhu', { ashur: 'PU' }).pink.isRefused('step/ashur', 'SAM-10.08');
    moving('besime', 'ashur', { ashur: 'PU' }).pink.isAsked('move').offering('step/kalhu');
    moving('besime', 'kalhu shield', { ashur: 'PU' }).pink.isAsked('move').offering('step/ashur');
  });

  test('SAM-10.09 SAM-22.10 SAM-A.44 SAM-2.25 Plague needs Medicine both ways; a Medicine Wagon is none', () => {
    moving('besime', 'kalhu', { ashur: 'PL' }).pink.isRefused('step/ashur', 'SAM-10.09');
    const t = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      people: { besime: 'ashur @pink' },
      map: { ashur: 'PL' },
      hands: { pink: ['GC01#1'] },
    });
    t.pink.isRefused('move', 'SAM-10.01');
    moving('younan', 'ashur', { ashur: 'PL' }).pink.isAsked('move').offering('step/kalhu');
    moving('besime', 'kalhu medicine-wagon', { ashur: 'PL' }).pink.isRefused('step/ashur', 'SAM-10.09');
  });

  test('SAM-10.10 two tokens of any kinds', () => {
    const t = moving('besime', 'kalhu', { kalhu: 'M2 D1', assyria: 'S1' });
    t.pink.answers('move', 'take/diviners', 'take/supplies').isRefused('take/military', 'SAM-10.10');
    t.pink.answers('move', 'step/ashur');
    expect(at(t, 'kalhu', 'ashur', 'assyria')).toBe('M2|D1|S1');
  });

  test('SAM-10.11 SAM-26.02 SAM-26.03 SAM-26.04 a Wagon adds two of its own kind', () => {
    const t = moving('besime', 'kalhu military-wagon', { kalhu: 'M5', assyria: 'S1' });
    t.pink
      .answers('move', 'take/military', 'take/military', 'take/military', 'take/military')
      .isRefused('take/military', 'SAM-10.10')
      .isRefused('take/supplies', 'SAM-10.10');
    const s = moving('besime', 'kalhu supply-wagon', { kalhu: 'M2', assyria: 'S3' });
    s.pink
      .answers('move', 'take/supplies', 'take/supplies', 'take/military', 'take/military')
      .isRefused('take/supplies', 'SAM-10.10');
    const d = moving('marsyas', 'kalhu diviner-wagon', { kalhu: 'D7' });
    d.pink.answers('move', ...(Array(6).fill('take/diviners') as [string])).isRefused('take/diviners', 'SAM-10.10');
  });

  test('SAM-26.05 SAM-26.06 SAM-26.16 a Medicine Wagon Carries two more Medicine; a Mule gives only its own Moves a Step', () => {
    const t = moving('besime', 'kalhu medicine-wagon', { assyria: 'H5' });
    t.pink
      .answers('move', 'take/medicine', 'take/medicine', 'take/medicine', 'take/medicine')
      .isRefused('take/medicine', 'SAM-10.10');
    const u = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      people: { siranoush: 'tushpa @pink', younan: 'tushpa mule military-wagon' },
      map: { tushpa: 'M4' },
    });
    u.pink.answers('turn.act', 'special/escort').answers('escort', 'younan');
    u.pink.answers(
      'move',
      'take/military',
      'take/military',
      'take/military',
      'take/military',
      'step/bastam',
      'step/godin-tepe',
    );
    expect(whereIs(u.board, 'younan')).toBe('godin-tepe');
    expect(at(u, 'godin-tepe')).toBe('M4');
  });

  test('SAM-10.12 SAM-10.13 SAM-2.10 SAM-2.20 Military from Location to Location, stores from pool to pool; those of a Gate too', () => {
    const t = moving('besime', 'tyre', { jerusalem: 'M1 D1', canaan: 'S1 H1 G', tyre: 'D1' });
    t.pink.isRefused('take/military', 'SAM-10.12');
    t.pink.answers('move', 'take/supplies', 'take/medicine', 'step/heliopolis');
    expect(at(t, 'canaan', 'egypt')).toBe('G|S1 H1');
  });

  test('SAM-10.14 SAM-10.15 SAM-A.32 picked up before the first Step only, put down after any', () => {
    const t = moving('besime', 'kalhu mule', { kalhu: 'M2', ashur: 'M1' });
    t.pink.answers('move', 'take/military', 'take/military', 'step/ashur').isRefused('take/military', 'SAM-10.14');
    t.pink.answers('move', 'drop/military', 'step/opis');
    expect(at(t, 'kalhu', 'ashur', 'opis')).toBe('|M2|M1');
    t.pink.isAsked('turn.act');
  });

  test('SAM-10.16 SAM-10.17 stores are not put down where Enemies hold the Capital; Military is', () => {
    const t = moving('besime', 'ashur mule', { ashur: 'M1', assyria: 'S1', babylon: 'E1' });
    t.pink.answers('move', 'take/supplies', 'take/military', 'step/opis');
    t.pink.isRefused('drop/supplies', 'SAM-10.16').isRefused('stop', 'SAM-10.16');
    t.pink.answers('move', 'drop/military').isAsked('move').offering('step/ecbatana');
    const one = moving('besime', 'ashur', { assyria: 'S1', babylon: 'E1' });
    one.pink.answers('move', 'take/supplies').isRefused('step/opis', 'SAM-10.16');
  });

  test('SAM-10.18 Damascus and Sardes hold anything until the turn ends', () => {
    const t = moving('besime', 'nineveh', { nineveh: 'M1', assyria: 'S1' });
    t.pink.answers('move', 'take/military', 'take/supplies', 'step/damascus');
    expect(at(t, 'damascus')).toBe('M1');
    t.pink.answers('turn.act', 'move').answers('move', 'take/supplies', 'step/tyre');
    expect(at(t, 'canaan')).toBe('S1');
    t.pink.answers('turn.act', 'end');
    expect(at(t, 'damascus')).toBe('');
    expect(t.board.track.slice(0, 2)).toEqual([20, 14]);
  });

  test('SAM-10.19 markers in the Area do not keep stores out', () => {
    const t = moving('besime', 'ashur', { assyria: 'S1', babylon: 'PU' });
    t.pink.answers('move', 'take/supplies', 'step/opis');
    expect(at(t, 'babylonia')).toBe('S1');
  });

  test('SAM-A.33 what a Character with Medicine Carries goes into Plague with it, unless the table reads it otherwise', () => {
    const map = { kalhu: 'M1', ashur: 'PL' };
    const t = moving('younan', 'kalhu', map);
    t.pink.answers('move', 'take/military', 'step/ashur');
    expect(at(t, 'ashur')).toBe('M1 PL');
    const never = moving('younan', 'kalhu', map, { options: { 'carried-plague': 'never' } });
    never.pink.isAsked('move').offering('step/ashur');
    never.pink.answers('move', 'take/military').isRefused('step/ashur', 'SAM-A.33');
  });

  test('EV09 and EV17: nothing is picked up in Phrygia, and the first Move has a Step more', () => {
    moving('besime', 'gordium', { gordium: 'M1' }, { event: 'EV09' }).pink.isRefused('take/military', 'SAM-4.17');
    const t = moving('besime', 'kalhu', {}, { event: 'EV17' });
    t.pink.answers('move', 'step/ashur', 'step/opis');
    t.pink.answers('turn.act', 'move').answers('move', 'step/babylon').isAsked('turn.act');
    expect(whereIs(t.board, 'besime')).toBe('babylon');
  });

  test('SAM-E.17 Besime brings Military to Opis, and Medicine and a Supply to Susa', () => {
    const t = moving('besime', 'ashur blue'.replace(' blue', ' pink'), { ashur: 'M2', babylonia: 'S1 H1' });
    t.pink.answers('move', 'take/military', 'take/military', 'step/opis');
    t.pink.answers('turn.act', 'move').answers('move', 'take/medicine', 'take/supplies', 'road/susa');
    expect(at(t, 'opis', 'babylonia', 'elam')).toBe('M2||S1 H1');
    expect(t.over || t.board.actions === 0).toBe(true);
  });

  test('SAM-E.19 Dinah takes the Road to Phrygia and plays its card for three Supplies', () => {
    const t = moving('dinah', 'kalhu pink Te2', {}, { hands: { pink: ['AC06#1'] } });
    t.pink.answers('move', 'road/gordium').answers('turn.act', 'card/AC06#1');
    expect(at(t, 'phrygia')).toBe('S3');
    expect(goods(t.board, 'dinah')).toBe('');
  });
});
