import { describe, expect, test } from 'vitest';
import type { Board } from '../support.ts';
import { bagOf, court, goods, lies, offered, present, techs, whereIs } from '../support.ts';

const P = ['blue', 'pink', 'purple'] as const;
type More = Partial<Board<(typeof P)[number]>>;

/** The three checks of a Month, with a sound Assyria; ends the table. */
const checks = (map: { [place: string]: string }, more: More = {}) =>
  court({
    players: P,
    at: { checks: true },
    lead: 'pink',
    event: 'EV40',
    ...more,
    map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', ...map },
  });
const at = (t: { board: Parameters<typeof lies>[0] }, ...places: string[]) =>
  places.map((place) => lies(t.board, place)).join('|');

describe('SAM-15 the Empire board', () => {
  test('SAM-15.01 SAM-15.05 SAM-15.07 SAM-E.20 thirteen Military with four Supplies become ten, as players choose', () => {
    const t = checks({ kalhu: 'M9 D6', nineveh: 'M4', assyria: 'S4 H4 G' }, { people: { dinah: 'kalhu shield' } });
    expect(offered(t.pink)).toBe('kalhu nineveh');
    t.pink.answers('return', 'confirm:nineveh', 'confirm:nineveh', 'confirm:kalhu');
    expect(at(t, 'kalhu', 'nineveh', 'assyria')).toBe('M8 D6|M2|S4 H4 G');
    expect(t.over).toBe(true);
  });

  test('SAM-15.02 SAM-15.03 SAM-15.04 Diviners first, which may cost the Supplies theirs', () => {
    // 11 Diviners with 5 Medicine go to 10; 11 Supplies with 10 Diviners stay.
    const t = checks({ kalhu: 'M3 D9', nineveh: 'D2', assyria: 'S9 H5 G', elam: 'S2' });
    t.pink.answers('return', 'confirm:nineveh');
    expect(at(t, 'nineveh', 'elam')).toBe('D1|S2');
    const ok = checks({ kalhu: 'M3 D9', nineveh: 'D2', assyria: 'S3 H6 G' });
    expect(ok.over).toBe(true);
    const s = checks({ kalhu: 'M3 D5', assyria: 'S9 H3 G', elam: 'S2' });
    expect(offered(s.pink)).toBe('assyria elam');
    s.pink.answers('return', 'confirm:elam');
    expect(at(s, 'elam')).toBe('S1');
  });

  test('SAM-15.06 sixteen Military need eleven Supplies, else fifteen stay, or ten', () => {
    const army = (supplies: number) => {
      const t = checks({
        kalhu: 'M9 D6',
        ur: 'M9',
        assyria: `S${Math.min(9, supplies)} H6 G`,
        elam: supplies > 9 ? `S${supplies - 9}` : 'H1',
      });
      let n = 0;
      while (!t.over) {
        t.pink.answers('return', 'confirm:ur');
        n++;
      }
      return n;
    };
    expect([army(11), army(10), army(6), army(5)]).toEqual([0, 3, 3, 8]);
  });

  test('SAM-15.08 SAM-A.63 Medicine needs nothing, and there are ten', () => {
    const t = checks({ assyria: 'S3 H9 G', elam: 'H1' });
    expect(t.over).toBe(true);
    expect(t.board.track[3]).toBe(0);
  });

  test('SAM-15.09 SAM-15.10 SAM-15.12 SAM-E.32 two Medicine and one Diviner: two markers into the bag, then one draw', () => {
    const t = checks({ kalhu: 'M3 D1', assyria: 'S3 H2 G' }, { bag: 'karu', chance: { 'bag.draw': ['karu'] } });
    t.chanceWeighed('bag.draw', { assassination: 1, plague: 1, karu: 1 });
    expect(bagOf(t.board)).toBe('assassination plague');
    t.pink.answers('green.use', 'confirm:discard');
    expect(t.over).toBe(true);
    expect(bagOf(t.board)).toBe('assassination plague');
  });

  test('SAM-A.45 SAM-A.46 with none the draw comes too; additions first, then Medicine, Supplies, Diviners, Military', () => {
    const t = checks(
      { kalhu: 'M1 D3', assyria: 'S3 G' },
      { chance: { 'bag.draw': ['raid', 'plague'] }, event: 'EV33', people: { younan: 'susa' } },
    );
    t.chanceWeighed('bag.draw', { raid: 1, plague: 1 }, 0);
    t.chanceWeighed('bag.draw', { plague: 1 }, 1);
    expect(bagOf(t.board)).toBe('');
  });

  test('SAM-15.11 such draws strike the Area of this Month’s Event', () => {
    const t = checks(
      { kalhu: 'M3 D1', assyria: 'S3 H3 G', canaan: 'S1', egypt: 'S1' },
      { bag: 'unrest', previous: 'EV53', left: { assassination: 0 } },
    );
    expect(at(t, 'jerusalem', 'canaan', 'egypt')).toBe('PU||S1');
  });
});

describe('SAM-16 the Queen', () => {
  const queen = (
    where: string,
    map: { [place: string]: string } = {},
    people: { [name: string]: string } = {},
    more: More = {},
  ) => checks(map, { people: { 'sammu-ramat': where, ...people }, ...more }).board.assassinations;

  test('SAM-16.01 SAM-16.03 SAM-E.21 outside Assyria and without Military she gets a marker', () => {
    expect([queen('tushpa'), queen('tushpa', { tushpa: 'M1' }), queen('nineveh'), queen('damascus')]).toEqual([
      1, 0, 0, 1,
    ]);
  });

  test('SAM-16.02 SAM-A.75 Defense, a Shield or a Sword with her counts', () => {
    expect(queen('tushpa', {}, { wardiya: 'tushpa' })).toBe(0);
    expect(queen('tushpa', {}, { besime: 'tushpa shield' })).toBe(0);
    expect(queen('tushpa', {}, { besime: 'tushpa sword' })).toBe(0);
    expect(queen('tushpa sword')).toBe(0);
    expect(queen('tushpa', {}, { besime: 'tushpa mule' })).toBe(1);
  });

  test('SAM-16.04 SAM-20.02 Religion on her card cancels it; Dinah would', () => {
    const t = checks({}, { people: { 'sammu-ramat': 'tushpa' }, religionQueen: 1 });
    expect([t.board.assassinations, t.board.religionQueen]).toEqual([0, 0]);
    expect(queen('tushpa', {}, { dinah: 'tushpa' })).toBe(0);
  });

  test('SAM-16.05 SAM-A.76 SAM-18.07 SAM-20.04 the third ends the game only at stage 7', () => {
    const t = checks({}, { people: { 'sammu-ramat': 'tushpa' }, assassinations: 2 });
    expect([t.board.assassinations, t.board.ended]).toEqual([3, '']);
    const end = court({ players: P, at: 'end', map: { kalhu: 'M1 D1', assyria: 'S1 H1 G' }, assassinations: 3 });
    expect(end.board.ended).toBe('assassinated');
  });
});

describe('SAM-17 Ishtar Gates', () => {
  test('SAM-17.01 SAM-17.04 SAM-E.23 SAM-17.05 Canaan gets a Gate and Ithobaal with three Goods; its tokens still count', () => {
    const t = checks({ jerusalem: 'M1 D1', canaan: 'S1 H1' });
    expect(at(t, 'canaan', 'jerusalem')).toBe('S1 H1 G|M1 D1');
    expect([whereIs(t.board, 'ithobaal'), goods(t.board, 'ithobaal'), t.board.owner[6]]).toEqual([
      'jerusalem',
      'Te3',
      -1,
    ]);
    expect(checks({ tyre: 'M1 D1', canaan: 'S1 H1' }).board.gate[6]).toBe(false);
    for (const missing of ['M1', 'D1'])
      expect(checks({ jerusalem: missing, canaan: 'S1 H1' }).board.gate[6]).toBe(false);
    for (const missing of ['S1', 'H1'])
      expect(checks({ jerusalem: 'M1 D1', canaan: missing }).board.gate[6]).toBe(false);
  });

  test('SAM-17.03 SAM-A.47 SAM-E.22 a marker anywhere in the Area costs the Gate; gone and stores back it stays', () => {
    const gate = (map: { [place: string]: string }) =>
      checks({ jerusalem: 'M1 D1', canaan: 'S1 H1 G', ...map }).board.gate[6];
    expect([
      gate({}),
      gate({ byblos: 'PU' }),
      gate({ byblos: 'PL' }),
      gate({ canaan: 'S1 G' }),
      gate({ canaan: 'H1 G' }),
    ]).toEqual([true, false, false, false, false]);
  });

  test('SAM-17.06 SAM-17.07 SAM-17.12 SAM-27.06 a Gate without them is lost, Assyria’s too; Advisors are set aside with everything', () => {
    const t = checks(
      { kalhu: 'D3', nineveh: 'M3', medes: 'G' },
      { people: { deioces: 'ur pink La2 sword', besime: 'kalhu blue Te1', 'sammu-ramat': 'kalhu' } },
    );
    expect([t.board.gate[0], t.board.gate[3]]).toEqual([false, false]);
    expect([whereIs(t.board, 'deioces'), goods(t.board, 'deioces'), techs(t.board, 'deioces')]).toEqual([
      'aside',
      'La2',
      'sword',
    ]);
    expect([whereIs(t.board, 'besime'), whereIs(t.board, 'sammu-ramat')]).toEqual(['aside', 'kalhu']);
  });

  test('SAM-17.08 all Areas are looked at on the same state, then Characters come and go', () => {
    const t = checks({ jerusalem: 'M1 D1', canaan: 'S1 H1', medes: 'G' }, { people: { deioces: 'jerusalem' } });
    expect(present(t.board)).toBe('sammu-ramat ithobaal');
  });

  test('SAM-17.09 SAM-17.10 SAM-17.11 a new Advisor has the table’s Goods and stands in its Capital', () => {
    const t = checks({ napata: 'M1 D1', kush: 'S1 H1' }, { options: { goods: '4' } });
    expect([whereIs(t.board, 'amenirdis'), goods(t.board, 'amenirdis')]).toEqual(['napata', 'Go4']);
  });

  test('SAM-17.13 SAM-A.50 who was set aside comes back as it was, to its player unless that one has another', () => {
    const t = checks({ jerusalem: 'M1 D1', canaan: 'S1 H1' }, { people: { ithobaal: 'aside purple Go2 mule' } });
    expect([
      whereIs(t.board, 'ithobaal'),
      goods(t.board, 'ithobaal'),
      techs(t.board, 'ithobaal'),
      t.board.owner[6],
    ]).toEqual(['jerusalem', 'Go2', 'mule', 2]);
    const taken = checks(
      { jerusalem: 'M1 D1', canaan: 'S1 H1' },
      { people: { ithobaal: 'aside purple Go2', dinah: 'kalhu purple' } },
    );
    expect(taken.board.owner[6]).toBe(-1);
  });

  test('SAM-17.14 SAM-27.05 the dead stay dead', () => {
    const t = checks({ jerusalem: 'M1 D1', canaan: 'S1 H1' }, { people: { ithobaal: 'dead' } });
    expect([t.board.gate[6], whereIs(t.board, 'ithobaal')]).toEqual([true, 'dead']);
  });

  test('SAM-17.15 what is gained here counts for winning this Month', () => {
    const t = court({
      players: P,
      at: 'check',
      challenge: 'C3',
      event: 'EV40',
      map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', jerusalem: 'M1 D1', canaan: 'S1 H1' },
      people: {
        besime: 'kalhu mule mule sword',
        dinah: 'kalhu',
        wardiya: 'kalhu',
        younan: 'kalhu',
        deioces: 'ur',
        lilith: 'ur',
        ithobaal: 'aside sun vial',
      },
    });
    // Without Gates of their own Deioces and Lilith stay: their Areas never had one to lose.
    expect(t.board.ended).toBe('won');
  });
});

describe('SAM-18 winning and losing', () => {
  const end = (map: { [place: string]: string }, more: More = {}) =>
    court({ players: P, at: 'end', challenge: 'A3', lead: 'pink', row: ['-', '-', 'EV17'], ...more, map });
  const sound = { kalhu: 'M3 D3', assyria: 'S3 H3 G' };

  test('SAM-18.01 SAM-18.12 SAM-32.05 SAM-18.11 all parts together win at once, whatever Months are left', () => {
    const won = { ...sound, urartu: 'S2 G', phrygia: 'S2 G' };
    const t = end(won);
    expect([t.board.ended, t.over, t.board.month]).toEqual(['won', true, 2]);
    expect(t.outcome).toMatchObject({ result: 'won', winners: [0, 1, 2], reason: { id: 'ending.won' } });
    expect(end({ ...won, phrygia: 'S1 G' }).board.ended).toBe('');
    expect(end({ ...won, urartu: 'S3' }).board.ended).toBe('');
  });

  test('SAM-18.02 SAM-18.03 SAM-18.04 SAM-18.05 without one kind of token on the map it is lost', () => {
    expect(end({ kalhu: 'M3 D3', assyria: 'S3 G' }).board.ended).toBe('no-medicine');
    expect(end({ kalhu: 'M3 D3', assyria: 'H3 G' }).board.ended).toBe('no-supplies');
    expect(end({ kalhu: 'M3', assyria: 'S3 H3 G' }).board.ended).toBe('no-diviners');
    expect(end({ kalhu: 'D3', assyria: 'S3 H3 G' }).board.ended).toBe('no-military');
  });

  test('SAM-18.06 SAM-18.08 without Assyria’s Gate it is lost, here and not before', () => {
    expect(end({ kalhu: 'M3 D3', assyria: 'S3 H3' }).board.ended).toBe('no-gate');
    const t = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      people: { dinah: 'ashur Te1 @pink' },
      hands: { pink: ['GC01#1'] },
    });
    expect(t.over).toBe(false);
  });

  test('SAM-18.09 SAM-A.48 won and lost together is lost', () => {
    expect(end({ kalhu: 'M3 D3', assyria: 'S3 G', urartu: 'S2 G', phrygia: 'S2 G' }).board.ended).toBe('no-medicine');
  });

  test('SAM-18.10 SAM-A.49 after the last Month it is lost', () => {
    expect(end(sound, { month: 6 }).board.ended).toBe('time');
    expect(end(sound, { month: 5, row: ['-', '-', '-', '-', '-', 'EV17'] }).board.ended).toBe('');
  });
});

describe('the parts of Win Conditions', () => {
  const ends = (challenge: string, map: { [place: string]: string }, more: More = {}) =>
    court({
      players: P,
      at: 'end',
      challenge,
      month: 5,
      row: ['-', '-', '-', '-', '-', 'EV17'],
      ...more,
      map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', ...map },
    }).board.ended;

  test('SAM-32.03 SAM-20.06 gates, the Queen’s place and safety, Enemies, markers, totals, Goods', () => {
    const four = { babylonia: 'G', medes: 'G', elam: 'G' };
    expect(ends('A2', four)).toBe('won');
    expect(ends('A2', { babylonia: 'G', medes: 'G' })).toBe('');
    expect(ends('A2', four, { assassinations: 2 })).toBe('');
    expect(ends('A2', four, { people: { 'sammu-ramat': 'nineveh' } })).toBe('');
    expect(ends('A4', { babylonia: 'G', phrygia: 'G', elmali: 'E1' })).toBe('won');
    expect(ends('A4', { babylonia: 'G', phrygia: 'G', sardes: 'E1' })).toBe('');
    expect(ends('A4', { babylonia: 'G', phrygia: 'G', opis: 'PL' })).toBe('');
    expect(ends('C1', { medes: 'G', elam: 'G', ur: 'E4' })).toBe('won');
    expect(ends('C1', { medes: 'G', elam: 'G', ur: 'E5' })).toBe('');
    expect(
      ends(
        'C2',
        { medes: 'G', elam: 'G', kush: 'G', egypt: 'G' },
        { people: { dinah: 'ur Te2 Ir2 Co2 Go2', 'sammu-ramat': 'kalhu La2' } },
      ),
    ).toBe('won');
    expect(
      ends('C2', { medes: 'G', elam: 'G', kush: 'G', egypt: 'G' }, { people: { dinah: 'ur Te4 Ir4 Co2 Go2' } }),
    ).toBe('');
    expect(ends('D1', { ur: 'D3' }, { people: { baileet: 'dead' } })).toBe('won');
    expect(ends('D1', { ur: 'D3' })).toBe('');
    expect(
      ends(
        'E4',
        { nineveh: 'M9', ur: 'D5', elam: 'G', egypt: 'G', medes: 'G' },
        { people: { 'sammu-ramat': 'ashur' } },
      ),
    ).toBe('won');
    expect(ends('E3', { elam: 'G', egypt: 'G', medes: 'G', kush: 'G' })).toBe('');
    expect(ends('E3', { elam: 'G', egypt: 'G', medes: 'G', kush: 'G' }, { month: 6 })).toBe('won');
    expect(court({ players: P, at: 'end', map: {}, assassinations: 4 }).board.ended).not.toBe('');
  });
});
