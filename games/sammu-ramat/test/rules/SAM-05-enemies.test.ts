import { describe, expect, test } from 'vitest';
import { RESOLVING } from '../../rules/geography.ts';
import type { Board } from '../support.ts';
import { court, goods, lies, offered, whereIs } from '../support.ts';

const P = ['blue', 'pink', 'purple'] as const;
type More = Partial<Board<(typeof P)[number]>>;

/** Stage 2 of Month 2, whose Monthly effect does nothing here; Assyria can defend itself. */
const attack = (map: { [place: string]: string }, more: More = {}) =>
  court({
    players: P,
    at: 'enemies',
    challenge: 'A3',
    month: 4,
    lead: 'pink',
    event: 'EV05',
    deck: [],
    noDiscards: true,
    ...more,
    map: { kalhu: 'M4 D1', assyria: 'S1 H1 G', ...map },
  });
const at = (t: { board: Parameters<typeof lies>[0] }, ...places: string[]) =>
  places.map((place) => lies(t.board, place)).join('|');

describe('SAM-5 Enemies attack', () => {
  test('SAM-5.01 SAM-2.03 in the first Month of a single Challenge they do not, nor are there cards and taxes', () => {
    const t = court({
      players: P,
      at: 'event',
      month: 1,
      row: ['EV17'],
      map: { kalhu: 'M1 D1', nineveh: 'E3', assyria: 'S1 H1 G' },
    });
    expect(at(t, 'kalhu', 'nineveh')).toBe('M1 D1|E3');
    expect(t.board.stage).toBe('consult');
    expect(t.board.hand).toEqual([[], [], []]);
  });

  test('SAM-5.02 SAM-5.03 the order of places', () => {
    expect(RESOLVING.map((locations) => locations.length)).toEqual([4, 1, 3, 1, 2, 2, 3, 2, 3, 2, 3, 2]);
    // Sardes moves to Gordium after Phrygia was resolved: it stays there.
    expect(at(attack({ sardes: 'E1' }), 'sardes', 'gordium', 'ancyra')).toBe('|E1|');
    // Elmali moves with Phrygia to Gordium; Kition with Cyprus to Salamis only.
    expect(at(attack({ elmali: 'E1', kition: 'E1' }), 'gordium', 'salamis')).toBe('E1|E1');
  });

  test('SAM-5.04 SAM-5.05 the closest to Kalhu moves first, all of a Location together', () => {
    // Opis leaves for Ashur before Babylon comes to Opis.
    expect(at(attack({ opis: 'E2', babylon: 'E3' }), 'ashur', 'opis', 'babylon')).toBe('E2|E3|');
  });

  test('SAM-5.06 SAM-E.11 SAM-E.12 SAM-5.18 Enemies that come to a later place move again, joined with others', () => {
    const t = attack({ ancyra: 'E2', tushpa: 'E2', nineveh: 'M2' });
    expect(at(t, 'ancyra', 'tushpa', 'nineveh')).toBe('||E2');
    const stay = attack({ ancyra: 'E2', tushpa: 'E2', nineveh: 'M4' });
    expect(at(stay, 'ancyra', 'tushpa', 'damascus')).toBe('|E4|');
  });

  test('SAM-5.07 SAM-A.15 inside one Area nobody moves twice', () => {
    // From Ur they attack Babylon and stay there though Opis lies open.
    expect(at(attack({ ur: 'E2', babylon: 'M1' }), 'ur', 'babylon', 'opis')).toBe('|E1|');
    expect(at(attack({ ur: 'E2' }), 'ur', 'babylon', 'opis')).toBe('|E2|');
  });

  test('SAM-5.08 never by the Queen’s Road', () => {
    expect(at(attack({ susa: 'E5', opis: 'M1' }), 'opis')).toBe('M1');
  });

  test('SAM-5.09 neither into nor out of Plague', () => {
    expect(at(attack({ tushpa: 'E3 PL' }), 'tushpa')).toBe('E3 PL');
    expect(at(attack({ tushpa: 'E3', nineveh: 'M1 PL', ancyra: 'M3' }), 'tushpa', 'nineveh')).toBe('E3|M1 PL');
  });

  test('SAM-5.10 SAM-5.12 Military with less Defense is attacked, with equal it is not', () => {
    expect(at(attack({ tushpa: 'E3', nineveh: 'M2' }), 'tushpa', 'nineveh')).toBe('|E1');
    expect(at(attack({ tushpa: 'E2', nineveh: 'M2', ancyra: 'M2', bastam: 'M2' }), 'tushpa', 'nineveh')).toBe('E2|M2');
    // Defense of Characters counts in the comparison.
    expect(
      at(
        attack({ tushpa: 'E3', nineveh: 'M2', ancyra: 'M3', bastam: 'M3' }, { people: { dinah: 'nineveh' } }),
        'tushpa',
      ),
    ).toBe('E3');
  });

  test('SAM-5.11 Characters without Military only if no Military can be attacked', () => {
    const t = attack({ tushpa: 'E2', ancyra: 'M1' }, { people: { dinah: 'nineveh' } });
    expect(at(t, 'ancyra', 'tushpa')).toBe('E1|');
    expect(whereIs(t.board, 'dinah')).toBe('nineveh');
    const u = attack({ tushpa: 'E2' }, { people: { dinah: 'nineveh' } });
    expect(whereIs(u.board, 'dinah')).toBe('dead');
    expect(at(u, 'nineveh')).toBe('E2');
    expect(
      whereIs(attack({ tushpa: 'E1', ancyra: 'M1', bastam: 'M1' }, { people: { dinah: 'nineveh' } }).board, 'dinah'),
    ).toBe('nineveh');
  });

  test('SAM-5.13 SAM-A.16 of several targets the closest to Kalhu, then to a Capital, then the players choose', () => {
    expect(at(attack({ tushpa: 'E3', nineveh: 'M1', ancyra: 'M1' }), 'nineveh', 'ancyra')).toBe('E2|M1');
    // From Tyre: Jerusalem (a Capital) before Damascus, both two Steps away.
    expect(at(attack({ tyre: 'E3', jerusalem: 'M1', damascus: 'M1' }), 'jerusalem', 'damascus')).toBe('E2|M1');
    // From Susa: Ur and Godin Tepe are four and three; from Men-nefer nothing ties. Nineveh and Arbela tie for Kalhu's Enemies.
    const t = attack({ kalhu: 'E5', nineveh: 'M1', arbela: 'M1' }, { people: { 'sammu-ramat': 'susa' } });
    expect(offered(t.pink)).toBe('arbela nineveh');
    t.pink.answers('enemies.tie', 'confirm:arbela');
    expect(at(t, 'nineveh', 'arbela')).toBe('M1|E4');
  });

  test('SAM-5.14 SAM-5.16 SAM-A.14 SAM-E.33 closer first, sideways if need be, never further away', () => {
    expect(at(attack({ 'godin-tepe': 'E1' }), 'ecbatana', 'bastam')).toBe('E1|');
    // Round Arbela by Opis to Ashur in the same stage.
    const t = attack({ ecbatana: 'E2', arbela: 'M2' });
    expect(at(t, 'ecbatana', 'opis', 'ashur')).toBe('||E2');
    // Bastam is further away: Tushpa's Enemy stays.
    expect(at(attack({ tushpa: 'E1', ancyra: 'M1', nineveh: 'M3' }), 'tushpa', 'bastam')).toBe('E1|');
  });

  test('SAM-5.15 SAM-E.06 from Tyre to Jerusalem, a Capital, not to Damascus; Canaan before Cyprus and Egypt', () => {
    const t = attack({ tyre: 'E1', kition: 'E1', heliopolis: 'E1' });
    expect(at(t, 'jerusalem', 'damascus', 'tyre', 'salamis')).toBe('E1||E1|E1');
  });

  test('SAM-A.17 they go where only Diviners stand, and those go back', () => {
    const t = attack({ 'godin-tepe': 'E1', ecbatana: 'D2' });
    expect(at(t, 'ecbatana')).toBe('E1');
    expect(t.board.track[2]).toBe(15 - 1);
  });

  test('SAM-5.17 SAM-E.09 for an attack they leave their way', () => {
    const t = attack({ ecbatana: 'E3', arbela: 'M3', opis: 'M1' }, { people: { lilith: 'babylon' }, having: {} });
    // E.09, then E.10 with Lilith in Dinah's place would follow: she has no Defense and dies in Babylon.
    expect(at(t, 'opis', 'babylon', 'ashur')).toBe('|E2|');
    expect(whereIs(t.board, 'lilith')).toBe('dead');
    expect(at(attack({ ecbatana: 'E3', arbela: 'M3', 'godin-tepe': 'M1', opis: 'M5' }), 'godin-tepe')).toBe('E2');
  });

  test('SAM-E.10 SAM-5.24 SAM-27.04 the two in Opis kill Dinah in Babylon, whose things go to the supply', () => {
    const t = attack(
      { ecbatana: 'E3', arbela: 'M3', opis: 'M1', babylonia: 'S1 G' },
      { people: { dinah: 'babylon Te2 sword' }, left: {} },
    );
    // A Sword would have removed one; so without it here.
    expect(whereIs(t.board, 'dinah')).toBe('dead');
    expect(goods(t.board, 'dinah')).toBe('');
    expect(t.board.techSupply[10]).toBe(3);
    expect(at(t, 'opis', 'babylon', 'babylonia')).toBe('|E1|');
  });

  test('SAM-5.19 SAM-24.10 Karu on their Route is gone', () => {
    const t = attack({ tushpa: 'E1', 'nineveh-tushpa': 'KR', ancyra: 'M1' });
    expect(t.board.karuRoute.every((n) => n === 0)).toBe(true);
    expect(t.board.supply[5]).toBe(6);
  });

  test('SAM-5.20 SAM-26.14 SAM-A.20 a Sword there removes one Enemy first, but is no Defense', () => {
    const t = attack({ tushpa: 'E3', nineveh: 'M2' }, { people: { besime: 'nineveh sword' } });
    expect(at(t, 'tushpa', 'nineveh')).toBe('|');
    expect(whereIs(t.board, 'besime')).toBe('nineveh');
    expect(t.board.enemySupply).toBe(30);
  });

  test('SAM-5.21 one for one until a side is gone; SAM-5.23 Defense of Characters takes no part (SAM-A.21, SAM-A.73)', () => {
    const t = attack({ tushpa: 'E4', nineveh: 'M2' }, { people: { dinah: 'nineveh' } });
    expect(at(t, 'nineveh')).toBe('E2');
    expect(whereIs(t.board, 'dinah')).toBe('dead');
    expect(t.board.track[0]).toBe(20 - 4);
  });

  test('SAM-5.22 SAM-A.18 SAM-A.19 SAM-E.34 with Public Unrest in the Area of the fight an Enemy counts for two', () => {
    const t = attack({ babylon: 'E2 PU', opis: 'M3' });
    expect(at(t, 'babylon', 'opis')).toBe('PU|E1');
    // Outside that Area they count for one again.
    expect(at(attack({ ur: 'E2 PU', babylon: 'M4', susa: 'M2' }), 'ur', 'susa')).toBe('E2 PU|M2');
  });

  test('SAM-5.25 SAM-5.26 SAM-18.14 Diviners go back where an Enemy is left; the Queen there loses the game at once', () => {
    const t = attack({ tushpa: 'E2', nineveh: 'M1 D2' });
    expect(at(t, 'nineveh')).toBe('E1');
    const kept = attack({ tushpa: 'E2', nineveh: 'M2 D2' });
    expect(at(kept, 'nineveh')).toBe('M2 D2');
    const lost = attack({ tushpa: 'E1', ancyra: 'M1' }, { people: { 'sammu-ramat': 'nineveh' } });
    expect(lost.over).toBe(true);
    expect(lost.board.ended).toBe('queen-killed');
    expect(lost.outcome?.result).toBe('lost');
  });

  test('SAM-5.27 SAM-24.02 SAM-24.03 SAM-A.55 Diplomacy cancels one attack; entering an empty Location does not use it', () => {
    const t = attack({ tushpa: 'E3', nineveh: 'M1 DI2', ancyra: 'M3' });
    expect(at(t, 'tushpa', 'nineveh')).toBe('E3|M1');
    expect(t.board.diplomacyAttack[1]).toBe(1);
    expect(t.board.supply[4]).toBe(6 - 1);
    const empty = attack({ tushpa: 'E3', nineveh: 'DI', ancyra: 'M3' });
    expect(at(empty, 'nineveh')).toBe('E3');
    expect(empty.board.diplomacyAttack[1]).toBe(1);
  });

  test('SAM-5.28 a lost Settlement costs no stores and no Gate', () => {
    const t = attack({ tushpa: 'E1', ancyra: 'M1' });
    expect(at(t, 'nineveh', 'assyria')).toBe('E1|S1 H1 G');
  });

  test('SAM-E.13 SAM-5.29 SAM-5.30 SAM-5.31 Babylon falls: stores and Gate are gone', () => {
    const t = attack(
      { ur: 'E2', babylon: 'M1 D1', opis: 'D1', babylonia: 'S2 H1 G' },
      { people: { lilith: 'kalhu pink La2 mule' } },
    );
    expect(at(t, 'babylon', 'opis', 'babylonia')).toBe('E1|D1|');
    expect(whereIs(t.board, 'lilith')).toBe('aside');
    expect(goods(t.board, 'lilith')).toBe('La2');
    const there = attack({ ur: 'E2', babylon: 'M1', babylonia: 'G' }, { people: { lilith: 'babylon' } });
    expect(whereIs(there.board, 'lilith')).toBe('dead');
  });

  test('SAM-5.32 SAM-5.33 SAM-5.34 Diviners of the Capital go, Settlements keep theirs, Advisors at home there are set aside', () => {
    const t = attack(
      { ur: 'E3', babylon: 'M1 D2', opis: 'M4 D1', babylonia: 'S1 G' },
      { people: { lilith: 'opis pink' } },
    );
    expect(at(t, 'babylon', 'opis')).toBe('E2|M4 D1');
    expect(whereIs(t.board, 'lilith')).toBe('aside');
    expect(t.board.owner[8]).toBe(1);
  });

  test('SAM-5.35 SAM-A.23 SAM-A.02 with Kalhu lost its four Advisors are set aside, the Queen elsewhere stays', () => {
    const t = attack(
      { kalhu: 'M1', nineveh: 'E3' },
      {
        people: {
          'sammu-ramat': 'susa',
          besime: 'susa',
          dinah: 'ur',
          wardiya: 'ur',
          younan: 'tyre',
          deioces: 'ecbatana',
        },
      },
    );
    expect(
      ['besime', 'dinah', 'wardiya', 'younan', 'deioces', 'sammu-ramat'].map((who) => whereIs(t.board, who)),
    ).toEqual(['aside', 'aside', 'aside', 'aside', 'ecbatana', 'susa']);
    expect(t.over).toBe(false);
  });

  test('SAM-E.07 SAM-E.08 one in Tushpa stays, two from Bastam join it; a Month later they take Ancyra', () => {
    const t = attack({ tushpa: 'E1', bastam: 'E2', ancyra: 'M1', nineveh: 'M3' });
    expect(at(t, 'tushpa', 'bastam')).toBe('E3|');
    const u = attack({ tushpa: 'E3', ancyra: 'M1', nineveh: 'M3' });
    expect(at(u, 'tushpa', 'ancyra')).toBe('|E2');
    expect(u.board.enemySupply).toBe(28);
    expect(u.board.track[0]).toBe(20 - 4 - 3);
  });
});
