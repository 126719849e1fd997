import { describe, expect, test } from 'vitest';
import type { Board } from '../support.ts';
import { bagOf, court, goods, lies, offered, whereIs } from '../support.ts';

const P = ['blue', 'pink', 'purple'] as const;
type More = Partial<Board<(typeof P)[number]>>;

/** A marker takes effect; Pink leads. */
const marker = (name: string, area: string, map: { [place: string]: string } = {}, more: More = {}) =>
  court({ players: P, at: { marker: name, area }, lead: 'pink', event: 'EV05', map, ...more });
const at = (t: { board: Parameters<typeof lies>[0] }, ...places: string[]) =>
  places.map((place) => lies(t.board, place)).join('|');
const left = (t: { board: { supply: readonly number[] } }) => t.board.supply.join(' ');
const FULL = '8 12 8 12 6 6 6 6';

describe('SAM-19 markers and the bag', () => {
  test('SAM-19.02 SAM-19.04 SAM-19.05 a draw is one marker at random; done, it goes to the supply', () => {
    const t = court({
      players: P,
      at: { draw: 'egypt' },
      bag: 'raid raid karu unrest',
      chance: { 'bag.draw': ['raid'] },
    });
    t.chanceWeighed('bag.draw', { raid: 2, unrest: 1, karu: 1 });
    expect(bagOf(t.board)).toBe('raid unrest karu');
    expect(t.board.supply[0]).toBe(7);
  });

  test('SAM-19.03 SAM-2.13 an empty bag or supply: nothing happens', () => {
    const t = court({ players: P, at: { draw: 'egypt' } });
    expect(t.over).toBe(true);
    const bag = court({
      players: P,
      at: 'effect',
      challenge: 'A2',
      month: 2,
      left: { assassination: 0 },
      map: { kalhu: 'M1' },
    });
    expect(bagOf(bag.board)).toBe('');
  });

  test('SAM-19.01 SAM-19.08 SAM-19.10 SAM-2.23 a green one is used by the players at once, or put back', () => {
    const t = marker('health', 'egypt', { tyre: 'PL' });
    expect(offered(t.pink, 'remove/')).toBe('tyre');
    t.pink.answers('green.use', 'confirm:discard');
    expect(left(t)).toBe('8 12 8 11 6 6 6 6');
  });

  test('SAM-19.07 SAM-20.01 Assassination finds the Queen anywhere', () => {
    const t = marker('assassination', 'egypt', {}, { people: { 'sammu-ramat': 'meroe' } });
    expect(t.board.assassinations).toBe(1);
  });

  test('SAM-19.09 SAM-19.11 SAM-19.12 SAM-19.13 it and what it cancels go to the supply; several lie together, one for each', () => {
    const t = marker('plague', 'egypt', { 'men-nefer': 'HE2' });
    expect([lies(t.board, 'men-nefer'), t.board.healthAt[23]]).toEqual(['', 1]);
    expect(t.board.supply[3]).toBe(12);
    expect(t.board.supply[7]).toBe(5);
    // Set against attacks it does not help against a Raid marker.
    const raid = marker('raid', 'egypt', { 'men-nefer': 'DI', egypt: 'S1' });
    expect([lies(raid.board, 'egypt'), raid.board.diplomacyAttack[23]]).toEqual(['', 1]);
  });
});

describe('SAM-20 Assassination', () => {
  test('SAM-20.03 SAM-20.07 SAM-A.78 Dinah helps first, then Amenirdis if wanted, then Religion', () => {
    const dinah = marker(
      'assassination',
      'egypt',
      {},
      { people: { dinah: 'kalhu', amenirdis: 'ur blue Go2' }, religionQueen: 1 },
    );
    expect([dinah.board.assassinations, dinah.board.religionQueen, goods(dinah.board, 'amenirdis')]).toEqual([
      0,
      1,
      'Go2',
    ]);
    const amenirdis = marker('assassination', 'egypt', {}, { people: { amenirdis: 'ur blue Go3' }, religionQueen: 1 });
    amenirdis.blue.answers('guard', 'yes');
    expect([
      amenirdis.board.assassinations,
      amenirdis.board.religionQueen,
      goods(amenirdis.board, 'amenirdis'),
    ]).toEqual([0, 1, 'Go1']);
    expect(amenirdis.board.helped).toBe(true);
    const no = marker('assassination', 'egypt', {}, { people: { amenirdis: 'ur Go1 La1' }, religionQueen: 1 });
    no.pink.answers('guard', 'confirm:no');
    expect([no.board.assassinations, no.board.religionQueen]).toEqual([0, 0]);
    const paid = marker('assassination', 'egypt', {}, { people: { amenirdis: 'ur Go1 La2' } });
    paid.pink.answers('guard', 'confirm:yes').answers('pay.good', 'confirm:lapis', 'confirm:gold');
    expect(paid.board.assassinations).toBe(0);
    // Once a Month only.
    expect(
      marker('assassination', 'egypt', {}, { people: { amenirdis: 'ur Go3' }, having: { helped: true } }).board
        .assassinations,
    ).toBe(1);
  });

  test('SAM-20.05 SAM-24.12 SAM-24.13 abilities and Religion take one off; Religion may guard against the next', () => {
    const t = marker('religion', 'egypt', {}, { assassinations: 2 });
    t.pink.answers('green.use', 'confirm:relieve');
    expect([t.board.assassinations, left(t)]).toEqual([1, '8 12 7 12 6 6 6 6']);
    const guard = marker('religion', 'egypt');
    guard.pink.isAsked('green.use').notOffering('confirm:relieve');
    guard.pink.answers('green.use', 'confirm:queen');
    expect(guard.board.religionQueen).toBe(1);
  });
});

describe('SAM-21 Public Unrest', () => {
  test('SAM-21.01 SAM-21.05 it goes to the Capital, and all Supplies of the Area go back', () => {
    const t = marker('unrest', 'egypt', { egypt: 'S2 H1', canaan: 'S1' });
    expect(at(t, 'men-nefer', 'egypt', 'canaan')).toBe('PU|H1|S1');
  });

  test('SAM-21.02 SAM-21.03 SAM-21.04 SAM-21.14 not against three Defense, not where one lies, not against Karu, in this order', () => {
    const defended = marker(
      'unrest',
      'egypt',
      { 'men-nefer': 'M1 KA', egypt: 'S2' },
      { people: { dinah: 'men-nefer shield' } },
    );
    expect([at(defended, 'men-nefer', 'egypt'), defended.board.karuAt[23]]).toEqual(['M1|S2', 1]);
    const there = marker('unrest', 'egypt', { waset: 'PU', 'men-nefer': 'KA', egypt: 'S2' });
    expect([at(there, 'men-nefer', 'egypt'), there.board.karuAt[23]]).toEqual(['|S2', 1]);
    const karu = marker('unrest', 'egypt', { 'men-nefer': 'PL KA', egypt: 'S2' });
    expect([at(karu, 'men-nefer', 'egypt'), karu.board.karuAt[23]]).toEqual(['PL|S2', 0]);
  });

  test('SAM-21.07 SAM-21.08 SAM-A.51 who has no Defense flees one or two Steps away; its player or the table chooses', () => {
    const t = marker(
      'unrest',
      'canaan',
      { tyre: 'PL', ashur: 'M1' },
      { people: { ithobaal: 'jerusalem blue', dinah: 'jerusalem' } },
    );
    // Tyre has Plague; from Ashur on to Kalhu or Opis.
    t.blue.isAsked('flight').offeringExactly('ashur', 'ashur/kalhu', 'ashur/opis');
    t.blue.answers('flight', 'ashur/opis');
    expect([whereIs(t.board, 'ithobaal'), whereIs(t.board, 'dinah')]).toEqual(['opis', 'jerusalem']);
  });

  test('SAM-2.26 several flee in the order the players choose', () => {
    const t = marker('unrest', 'canaan', {}, { people: { ithobaal: 'jerusalem', besime: 'jerusalem' } });
    expect(offered(t.pink)).toBe('besime ithobaal');
    t.pink
      .answers('order.flight', 'confirm:ithobaal')
      .answers('flight', 'confirm:tyre')
      .answers('flight', 'confirm:ashur');
    expect([whereIs(t.board, 'ithobaal'), whereIs(t.board, 'besime')]).toEqual(['tyre', 'ashur']);
  });

  test('SAM-21.09 SAM-21.15 who cannot flee is killed; Military stays; flight may leave Plague and never takes the Road', () => {
    const t = marker(
      'unrest',
      'canaan',
      { tyre: 'E1', ashur: 'PU', jerusalem: 'M1' },
      { people: { ithobaal: 'jerusalem' } },
    );
    expect([whereIs(t.board, 'ithobaal'), lies(t.board, 'jerusalem')]).toEqual(['dead', 'M1 PU']);
    const plague = marker(
      'plague',
      'phrygia',
      { ancyra: 'E1', elmali: 'E1', sardes: 'E1' },
      { people: { marsyas: 'gordium' } },
    );
    expect(whereIs(plague.board, 'marsyas')).toBe('dead');
    const queen = marker('unrest', 'canaan', { tyre: 'E1', ashur: 'PU' }, { people: { 'sammu-ramat': 'jerusalem' } });
    expect(queen.board.ended).toBe('queen-killed');
  });

  test('SAM-21.10 SAM-2.15 Enemies of the Area have Strength 2 in it', () => {
    const t = court({
      players: P,
      at: 'enemies',
      challenge: 'A3',
      month: 4,
      event: 'EV05',
      map: { kalhu: 'M4 D1', assyria: 'S1 H1 G', waset: 'E1 PU', 'men-nefer': 'M1' },
    });
    expect(at(t, 'men-nefer', 'waset')).toBe('E1|PU');
  });

  test('SAM-21.12 SAM-21.13 SAM-2.24 three Defense remove it at once; with the Capital’s all of the Area go', () => {
    const turn = (map: { [place: string]: string }, who = 'besime') =>
      court({
        players: P,
        at: { turn: 'pink' },
        event: 'EV05',
        people: { [who]: 'kalhu Te1 Ir1 @pink' },
        map,
        hands: { pink: ['AC01#1'] },
      });
    const settlement = turn({ nineveh: 'M1 PU', kalhu: 'M2', ashur: 'PU' }, 'dinah');
    settlement.pink.answers('turn.act', 'move').answers('move', 'take/military', 'step/nineveh');
    expect(at(settlement, 'nineveh', 'ashur')).toBe('M2|PU');
    const capital = turn({ nineveh: 'PU', ashur: 'PU' });
    capital.pink.answers('turn.act', 'card/AC01#1');
    expect(at(capital, 'nineveh', 'ashur')).toBe('|');
    expect(capital.board.supply[1]).toBe(12);
  });
});

describe('SAM-22 Plague', () => {
  test('SAM-22.01 SAM-22.05 it goes to the Capital, and all Medicine of the Area goes back', () => {
    const t = marker('plague', 'egypt', { egypt: 'S2 H2' });
    expect(at(t, 'men-nefer', 'egypt')).toBe('PL|S2');
  });

  test('SAM-22.02 SAM-22.03 SAM-22.04 SAM-A.52 not against three Medicine anywhere in the Area, nor where one lies, nor against Health', () => {
    const t = marker('plague', 'egypt', { egypt: 'H1' }, { people: { younan: 'waset', lilith: 'heliopolis' } });
    expect(at(t, 'men-nefer', 'egypt')).toBe('|H1');
    const vial = marker('plague', 'egypt', { egypt: 'H2' }, { people: { besime: 'waset vial' } });
    expect(at(vial, 'men-nefer')).toBe('');
    const two = marker('plague', 'egypt', { egypt: 'H1' }, { people: { younan: 'waset' } });
    expect(at(two, 'men-nefer')).toBe('PL');
    const there = marker('plague', 'egypt', { waset: 'PL', egypt: 'H1' });
    expect(at(there, 'men-nefer', 'egypt')).toBe('|H1');
  });

  test('SAM-22.07 SAM-22.08 who has no Medicine flees; a Vial is enough to stay', () => {
    const t = marker(
      'plague',
      'canaan',
      { tyre: 'E1', ashur: 'E1' },
      { people: { ithobaal: 'jerusalem', younan: 'jerusalem', besime: 'jerusalem vial' } },
    );
    expect(['ithobaal', 'younan', 'besime'].map((who) => whereIs(t.board, who))).toEqual([
      'dead',
      'jerusalem',
      'jerusalem',
    ]);
  });

  test('SAM-22.11 SAM-22.12 three Medicine remove it at once, Characters counted where they stand', () => {
    const turn = (where: string, map: { [place: string]: string }) =>
      court({
        players: P,
        at: { turn: 'pink' },
        event: 'EV05',
        people: { lilith: `${where} pink La1 vial @pink` },
        map,
      });
    const capital = turn('babylon', { babylon: 'PL', opis: 'PL' });
    capital.pink.answers('turn.act', 'special/heal');
    expect(at(capital, 'babylon', 'opis')).toBe('|');
    const settlement = turn('opis', { babylon: 'PL', opis: 'PL', ur: 'PL' });
    settlement.pink.answers('turn.act', 'special/heal');
    expect(at(settlement, 'babylon', 'opis', 'ur')).toBe('PL||PL');
  });

  test('SAM-22.13 SAM-26.13 a Vial removes Plague on entering, from a Capital all of the Area', () => {
    const t = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      people: { besime: 'opis vial @pink' },
      map: { babylon: 'PL', ur: 'PL' },
    });
    t.pink.answers('turn.act', 'move').answers('move', 'step/babylon');
    expect(at(t, 'babylon', 'ur')).toBe('|');
  });

  test('SAM-22.15 SAM-2.18 Public Unrest gives way first, then the Plague is placed with its effects', () => {
    const t = marker('plague', 'canaan', { jerusalem: 'PU', canaan: 'H1', salamis: 'M3' });
    expect(at(t, 'jerusalem', 'canaan', 'salamis')).toBe('PL||M3');
    expect(t.board.supply[1]).toBe(12);
  });
});

describe('SAM-23 Raid', () => {
  test('SAM-23.01 SAM-23.03 SAM-23.04 SAM-E.28 a Raid on Canaan: insiders first, then neighbours, whatever stands there', () => {
    const t = marker(
      'raid',
      'canaan',
      { tyre: 'E2', jerusalem: 'M1', heliopolis: 'E1', kition: 'E1', canaan: 'S1 H1 G' },
      { people: { wardiya: 'jerusalem' } },
    );
    expect(at(t, 'jerusalem', 'tyre', 'heliopolis', 'kition', 'canaan')).toBe('E1|E1||E1|');
    expect(whereIs(t.board, 'wardiya')).toBe('dead');
    expect(left(t)).toBe(FULL);
  });

  test('SAM-23.02 SAM-24.01 Diplomacy against Raids in the Capital cancels it', () => {
    const t = marker('raid', 'canaan', { tyre: 'E2', canaan: 'S1 H1 DR' });
    expect(at(t, 'tyre', 'canaan')).toBe('E2|S1 H1');
    expect([t.board.diplomacyRaid[6], left(t)]).toEqual([0, FULL]);
  });

  test('SAM-23.05 SAM-A.53 each once, the closest first; ties go into the Area, then towards Kalhu', () => {
    const t = marker('raid', 'canaan', { tyre: 'E1', byblos: 'E2' });
    expect(at(t, 'jerusalem', 'tyre', 'byblos')).toBe('E1|E2|');
    // From Salamis, next to Byblos and Tyre: Tyre is closer.
    const out = marker('raid', 'canaan', { salamis: 'E1' });
    expect(at(out, 'salamis', 'tyre')).toBe('|E1');
  });

  test('SAM-23.06 SAM-23.07 SAM-23.08 nothing is compared, Shields do nothing, Swords come first; losses follow', () => {
    const t = marker('raid', 'canaan', { tyre: 'E1', jerusalem: 'M4' });
    expect(at(t, 'jerusalem', 'tyre')).toBe('M3|');
    const sword = marker(
      'raid',
      'canaan',
      { tyre: 'E1', jerusalem: 'M1 D1' },
      { people: { dinah: 'jerusalem sword' } },
    );
    expect(at(sword, 'jerusalem')).toBe('M1 D1');
    const lost = marker(
      'raid',
      'canaan',
      { tyre: 'E2', jerusalem: 'M1 D2', canaan: 'S2 G' },
      { people: { dinah: 'jerusalem shield' } },
    );
    expect([at(lost, 'jerusalem', 'canaan'), whereIs(lost.board, 'dinah')]).toEqual(['E1|', 'dead']);
  });

  test('SAM-23.09 SAM-23.10 SAM-A.54 nobody moved and nobody there: the stores go; with Enemies in it nothing more happens', () => {
    const t = marker('raid', 'canaan', { canaan: 'S2 H1', tyre: 'M2', jerusalem: 'D1' });
    expect(at(t, 'canaan', 'jerusalem')).toBe('|D1');
    expect(at(marker('raid', 'canaan', { canaan: 'S2', jerusalem: 'M1' }), 'canaan')).toBe('S2');
    expect(at(marker('raid', 'canaan', { canaan: 'S2' }, { people: { ithobaal: 'jerusalem' } }), 'canaan')).toBe('S2');
    const held = marker('raid', 'canaan', { jerusalem: 'E2' });
    expect([lies(held.board, 'jerusalem'), left(held)]).toEqual(['E2', FULL]);
  });

  test('SAM-23.11 Plague stops them', () => {
    expect(at(marker('raid', 'canaan', { tyre: 'E2 PL', canaan: 'S1' }), 'tyre', 'canaan')).toBe('E2 PL|');
    expect(at(marker('raid', 'canaan', { tyre: 'E2', jerusalem: 'PL' }), 'tyre')).toBe('E2');
  });
});

describe('SAM-24 green markers', () => {
  const use = (name: string, key: string, map: { [place: string]: string } = {}, more: More = {}) => {
    const t = marker(name, 'egypt', map, more);
    t.pink.answers('green.use', `confirm:${key}`);
    return t;
  };

  test('SAM-24.04 SAM-24.05 Karu removes Public Unrest, from a Capital all; or protects a Location', () => {
    expect(at(use('karu', 'remove/waset', { waset: 'PU', heliopolis: 'PU' }), 'waset', 'heliopolis')).toBe('|PU');
    const t = use('karu', 'remove/men-nefer', { 'men-nefer': 'PU', heliopolis: 'PU' });
    expect([at(t, 'men-nefer', 'heliopolis'), left(t)]).toEqual(['|', FULL]);
    expect(use('karu', 'protect/tyre').board.karuAt[19]).toBe(1);
    expect(use('karu', 'area/kush').board.karuArea[9]).toBe(1);
  });

  test('SAM-24.08 SAM-A.56 Karu lies on Routes between Areas with Military at an end, never on the Road', () => {
    const t = marker('karu', 'egypt', { nineveh: 'M1', tyre: 'M1' });
    expect(offered(t.pink, 'route/')).toBe(
      'kalhu-nineveh nineveh-tushpa tyre-byblos tyre-heliopolis tyre-jerusalem tyre-salamis',
    );
  });

  test('SAM-24.11 Karu goes as soon as neither end has Military', () => {
    const t = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      map: { nineveh: 'M1', 'nineveh-tushpa': 'KR' },
      people: { besime: 'nineveh @pink' },
    });
    t.pink.answers('turn.act', 'move').answers('move', 'take/military', 'step/kalhu');
    expect([t.board.karuRoute.some((n) => n > 0), t.board.supply[5]]).toEqual([false, 6]);
    const kept = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      map: { nineveh: 'M1', 'nineveh-tushpa': 'KR' },
      people: { besime: 'nineveh @pink' },
    });
    kept.pink.answers('turn.act', 'move').answers('move', 'take/military', 'step/tushpa');
    expect(kept.board.karuRoute.some((n) => n > 0)).toBe(true);
  });

  test('SAM-24.15 SAM-24.16 SAM-A.57 Religion lies on Events of the row, not of the pile; with Baileet in play in a Capital', () => {
    const t = marker('religion', 'egypt', {}, { row: ['-', '-', 'EV17', 'EV23'] });
    expect(offered(t.pink)).toBe('discard event/3 event/4 queen');
    const closed = t.table.refusals(1).filter(({ why }) => why.id === 'no.green.event');
    expect(closed.map(({ target }) => target)).toEqual([1, 2, 5, 6, 7, 8].map((month) => `confirm:event/${month}`));
    t.pink.answers('green.use', 'confirm:event/4');
    expect(t.board.religionEvent).toEqual([0, 0, 0, 1, 0, 0, 0, 0]);
    const b = marker('religion', 'egypt', {}, { people: { baileet: 'tyre' } });
    b.pink.answers('green.use', 'confirm:capital/canaan');
    expect(b.board.religionCapital[6]).toBe(1);
  });

  test('SAM-24.17 SAM-24.19 Health removes Plague, from a Capital all; or protects', () => {
    expect(at(use('health', 'remove/men-nefer', { 'men-nefer': 'PL', waset: 'PL' }), 'men-nefer', 'waset')).toBe('|');
    expect(use('health', 'protect/tyre').board.healthAt[19]).toBe(1);
    expect(use('health', 'area/kush').board.healthArea[9]).toBe(1);
    expect(use('diplomacy', 'raid/kush').board.diplomacyRaid[9]).toBe(1);
    expect(use('diplomacy', 'attack/sardes').board.diplomacyAttack[8]).toBe(1);
  });

  test('SAM-24.21 Religion stays with its card when Events change places', () => {
    const t = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      people: { katuzili: 'susa pink @pink' },
      row: ['-', '-', 'EV17', 'EV23'],
      religionEvent: [3],
    });
    t.pink.answers('turn.act', 'special/peek').answers('peek', 'row/3', 'row/4', 'done').answers('peek.swap', '3-4');
    expect(t.board.eventRow[3]).toEqual(['EV17']);
    expect(t.board.religionEvent.slice(2, 4)).toEqual([0, 1]);
  });

  test('SAM-A.79 Karu in an Area is not used by the Challenge card', () => {
    const t = court({ players: P, at: 'effect', challenge: 'E2', month: 2, map: { kalhu: 'M1', assyria: 'S2 G KX' } });
    expect([lies(t.board, 'assyria'), t.board.karuArea[0]]).toEqual(['S1 G', 1]);
  });
});
