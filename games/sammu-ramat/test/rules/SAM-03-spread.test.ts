import { describe, expect, test } from 'vitest';
import { court, lies, offered, whereIs } from '../support.ts';

const P = ['blue', 'pink', 'purple'] as const;
const egypt = ['men-nefer', 'heliopolis', 'waset'];
const marks = (t: { board: Parameters<typeof lies>[0] }, places: string[]) =>
  places.map((at) => lies(t.board, at)).join('|');

/** Begins with the spread of a Month whose Event does nothing here. */
const spread = (map: { [place: string]: string }, more: object = {}) =>
  court({
    players: P,
    at: 'spread',
    month: 1,
    row: ['EV17'],
    map: { kalhu: 'M3 D2', assyria: 'S2 H2 G', ...map },
    ...more,
  });

describe('SAM-3 markers spread', () => {
  test('SAM-3.01 SAM-3.02 Public Unrest of a Capital goes to each Settlement, in Month 1 too, before the Event', () => {
    const t = spread({ 'men-nefer': 'PU' });
    expect(marks(t, egypt)).toBe('PU|PU|PU');
    expect(t.board.flipped).toEqual(['EV17']);
  });

  test('SAM-3.03 where every Location has Public Unrest it all stays', () => {
    expect(marks(spread({ 'men-nefer': 'PU', heliopolis: 'PU', waset: 'PU' }), egypt)).toBe('PU|PU|PU');
  });

  test('SAM-3.04 SAM-3.05 SAM-E.02 Plague spreads over the Area, and where it is everywhere it ends', () => {
    expect(marks(spread({ 'men-nefer': 'PL' }), egypt)).toBe('PL|PL|PL');
    const t = spread({ 'men-nefer': 'PL', heliopolis: 'PL', waset: 'PL' });
    expect(marks(t, egypt)).toBe('||');
    expect(t.board.supply[3]).toBe(12);
  });

  test('SAM-3.06 SAM-3.07 from Settlements nothing spreads, nor to another Area', () => {
    expect(marks(spread({ heliopolis: 'PU', tyre: 'PL' }), [...egypt, 'jerusalem', 'byblos'])).toBe('|PU|||');
    const t = spread({ 'men-nefer': 'PU' });
    expect(marks(t, ['tyre', 'kition', 'napata'])).toBe('||');
  });

  test('SAM-3.08 Karu and Health set as protection cancel one spreading marker each', () => {
    const t = spread({ 'men-nefer': 'PU', waset: 'KA2', salamis: 'PL', kition: 'HE' });
    expect(marks(t, [...egypt, 'kition'])).toBe('PU|PU||');
    expect(t.board.karuAt[25]).toBe(1);
    expect(t.board.healthAt[22]).toBe(0);
    expect(t.board.supply[1]).toBe(12 - 2);
    expect(t.board.supply[5]).toBe(6 - 1);
  });

  test('SAM-3.09 SAM-A.12 spreading takes no stores and drives nobody out', () => {
    const t = spread({ 'men-nefer': 'PU', egypt: 'S2 H2' }, { people: { amunet: 'heliopolis' } });
    expect(lies(t.board, 'egypt')).toBe('S2 H2');
    expect(whereIs(t.board, 'amunet')).toBe('heliopolis');
    expect(lies(t.board, 'heliopolis')).toBe('PU');
  });

  test('SAM-3.10 SAM-A.13 where markers run short the players choose', () => {
    const t = spread({ 'men-nefer': 'PU' }, { left: { unrest: 1 }, lead: 'pink' });
    expect(offered(t.pink)).toBe('heliopolis waset');
    t.pink.answers('spread.short', 'confirm:waset');
    expect(marks(t, egypt)).toBe('PU||PU');
  });

  test('SAM-3.11 the order of Areas decides who gets the last markers', () => {
    // One marker left: Phrygia comes before Egypt.
    const t = spread({ gordium: 'PU', 'men-nefer': 'PU' }, { left: { unrest: 2 } });
    expect(marks(t, ['ancyra', 'elmali', 'heliopolis'])).toBe('PU|PU|');
  });

  test('SAM-3.12 SAM-A.77 displaced Public Unrest rests, and a Capital that lost its marker does not spread', () => {
    // Plague in Jerusalem and Public Unrest in Tyre: it is displaced to Salamis, which does not spread any more.
    const t = spread({ jerusalem: 'PL', tyre: 'PU' });
    expect(marks(t, ['jerusalem', 'tyre', 'byblos', 'salamis', 'kition'])).toBe('PL|PL|PL|PU|');
    // Babylon notes Public Unrest, but Medes' displaced markers find it there and are discarded; Opis with Plague takes all of Babylonia's away first.
    const u = spread({ babylon: 'PU', opis: 'PL' });
    expect(marks(u, ['babylon', 'opis', 'ur'])).toBe('|PL|');
    expect(marks(u, ['susa', 'anshan'])).toBe('PU|PU');
  });

  test('SAM-3.13 a spreading marker that meets three Defense or Medicine is gone at once', () => {
    const t = spread({ 'men-nefer': 'PU', waset: 'M3' });
    expect(marks(t, egypt)).toBe('PU|PU|M3');
    const u = spread({ salamis: 'PL', cyprus: 'H2' }, { people: { apollonios: 'kition' } });
    expect(lies(u.board, 'kition')).toBe('');
    expect(lies(u.board, 'salamis')).toBe('PL');
  });
});
