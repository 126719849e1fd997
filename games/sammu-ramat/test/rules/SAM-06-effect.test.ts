import { describe, expect, test } from 'vitest';
import type { Board } from '../support.ts';
import { bagOf, court, lies, playOn, whereIs } from '../support.ts';

const P = ['blue', 'pink', 'purple'] as const;
type More = Partial<Board<(typeof P)[number]>>;

/** Stage 3 of a Month of a Challenge. */
const effect = (challenge: string, month: number, map: { [place: string]: string } = {}, more: More = {}) =>
  court({
    players: P,
    at: 'effect',
    challenge,
    month,
    lead: 'pink',
    event: 'EV05',
    ...more,
    map: { kalhu: 'M3 D1', assyria: 'S1 H1 G', ...map },
  });
const at = (t: { board: Parameters<typeof lies>[0] }, ...places: string[]) =>
  places.map((place) => lies(t.board, place)).join('|');

describe('SAM-6 the Monthly effect', () => {
  test('SAM-6.01 SAM-6.03 what the card says for this Month happens, and nothing where it says nothing', () => {
    expect(bagOf(effect('A2', 2).board)).toBe('assassination');
    // A1 has no effect of Month 1.
    const t = court({ players: P, at: 'effect', challenge: 'A1', month: 1, map: { kalhu: 'M1' } });
    expect(bagOf(t.board)).toBe('');
  });

  test('SAM-6.02 SAM-28.12 the back holds Month 1 of a later Challenge', () => {
    expect(at(effect('B3', 1, {}, { chapter: 1 }), 'bastam')).toBe('E2');
    expect(at(effect('B3', 1), 'bastam')).toBe('');
  });

  test('SAM-6.04 SAM-19.06 SAM-A.26 red markers it draws strike the Area of last Month’s Event', () => {
    const t = effect('A2', 3, { egypt: 'S1', canaan: 'S1' }, { event: 'EV40', previous: 'EV53', bag: 'unrest' });
    expect(at(t, 'men-nefer', 'jerusalem')).toBe('PU|');
    // Month 1 of a later Challenge: the last Event of the one before.
    const u = effect('B1', 1, { egypt: 'S1' }, { chapter: 1, event: 'EV40', previous: 'EV53', bag: 'plague' });
    expect(at(u, 'men-nefer', 'jerusalem')).toBe('PL|');
  });

  test('SAM-6.05 an Area means its furthest Location, a Location means itself', () => {
    expect(at(effect('A1', 3), 'meroe', 'napata')).toBe('E2|');
    expect(at(effect('A4', 2), 'opis')).toBe('E1');
  });

  test('SAM-6.06 SAM-6.07 SAM-6.08 SAM-E.14 against Military it is an attack: equal Strength is blocked, more is fought', () => {
    const t = effect('A2', 4, { 'godin-tepe': 'M2' });
    expect(at(t, 'godin-tepe')).toBe('M2');
    expect(t.board.enemySupply).toBe(30);
    const u = effect('C1', 8, { anshan: 'M2' });
    expect(at(u, 'anshan')).toBe('E1');
    expect(u.board.track[0]).toBe(20 - 3);
  });

  test('SAM-A.24 Characters alone are attacked too, or block', () => {
    expect(whereIs(effect('A2', 4, {}, { people: { deioces: 'godin-tepe' } }).board, 'deioces')).toBe('dead');
    const t = effect('A3', 2, {}, { people: { dinah: 'bastam' } });
    expect([whereIs(t.board, 'dinah'), lies(t.board, 'bastam')]).toEqual(['bastam', '']);
  });

  test('SAM-6.09 with few Enemies left only those count and come', () => {
    const t = effect('A2', 4, { 'godin-tepe': 'M1' }, { left: { enemies: 1 } });
    expect(at(t, 'godin-tepe')).toBe('M1');
    expect(at(effect('A2', 4, {}, { left: { enemies: 1 } }), 'godin-tepe')).toBe('E1');
  });

  test('SAM-6.10 Diplomacy cancels it, and none comes', () => {
    const t = effect('A2', 4, { 'godin-tepe': 'M1 DI' });
    expect(at(t, 'godin-tepe')).toBe('M1');
    expect(t.board.diplomacyAttack[12]).toBe(0);
    expect(t.board.enemySupply).toBe(30);
  });

  test('SAM-6.11 SAM-6.12 Enemies join; Plague and Diviners do not stop them; a Capital entered so is lost', () => {
    const t = effect('A2', 4, { 'godin-tepe': 'E1 PL D2' });
    expect(at(t, 'godin-tepe')).toBe('E3 PL');
    const u = effect('A4', 8, { gordium: 'D1', phrygia: 'S2 H1 G' }, { people: { marsyas: 'opis' } });
    expect(at(u, 'gordium', 'phrygia')).toBe('E2|');
    expect(whereIs(u.board, 'marsyas')).toBe('aside');
  });

  test('SAM-6.13 entries beyond the last Month never come', () => {
    const t = court({
      players: ['a', 'b', 'c', 'd', 'e'],
      at: 'end',
      challenge: 'A1',
      month: 5,
      map: { kalhu: 'M1 D1', assyria: 'S1 H1 G' },
    });
    expect(t.over).toBe(true);
    expect(t.board.ended).toBe('time');
    expect(t.board.month).toBe(5);
  });

  test('SAM-E.29 SAM-28.13 Enemies of Month 1 of a later Challenge are blocked by equal Defense', () => {
    expect(at(effect('B3', 1, { bastam: 'M2' }, { chapter: 1 }), 'bastam')).toBe('M2');
  });

  test('the Long Drought takes a Supply of each Area with a Gate, or a marker for it', () => {
    const t = effect('E2', 2, { medes: 'G', babylonia: 'S2 G', elam: 'S1' });
    expect(at(t, 'assyria', 'medes', 'babylonia', 'elam')).toBe('H1 G|G|S1 G|S1');
    expect(bagOf(t.board)).toBe('unrest');
  });

  test('the Second Rebellion begins with Public Unrest where the last Event was', () => {
    const t = effect('D2', 1, { egypt: 'S1' }, { chapter: 3, event: 'EV40', previous: 'EV53' });
    expect(at(t, 'men-nefer', 'egypt')).toBe('PU|');
  });
});

describe('SAM-7 cards and taxes', () => {
  const cards = (more: More = {}, map: { [place: string]: string } = {}) =>
    court({ players: P, at: 'cards', lead: 'purple', ...more, map: { kalhu: 'M3 D1', assyria: 'S1 H1 G', ...map } });

  test('SAM-7.01 SAM-30.04 everybody draws a card, alone two', () => {
    expect(cards().board.hand.map((hand) => hand.length)).toEqual([1, 1, 1]);
    const t = court({ players: ['queen'], at: 'cards', map: { kalhu: 'M1' } });
    expect(t.board.hand[0]).toHaveLength(2);
  });

  test('SAM-7.02 above five one discards down to five of own choice', () => {
    const five = ['AC01#1', 'AC02#1', 'AC03#1', 'AC04#1', 'AC05#1'];
    const t = cards({ hands: { pink: five }, chance: { 'ashur.draw': ['GC01#1', 'GC02#1', 'GC03#1'] } });
    t.blue.isNotAsked();
    t.pink.isAsked('hand.limit').offeringExactly(...five, 'GC02#1');
    t.pink.answers('hand.limit', 'AC03#1');
    expect(t.board.hand[1]).toEqual(['AC01#1', 'AC02#1', 'AC04#1', 'AC05#1', 'GC02#1']);
    expect(t.board.ashurDiscard).toEqual(['AC03#1']);
  });

  test('SAM-7.03 SAM-A.28 SAM-26.07 the limit holds after other draws too', () => {
    const t = court({
      players: P,
      at: { turn: 'pink' },
      map: { susa: 'T:wheel' },
      people: { besime: 'susa @pink' },
      hands: { pink: ['AC01#1', 'AC02#1', 'AC03#1', 'AC04#1', 'AC05#1'] },
    });
    t.pink.answers('turn.act', 'pick-up').answers('wheel', 'yes');
    t.pink.isAsked('hand.limit');
  });

  test('SAM-7.04 SAM-A.27 an empty deck is made of the discard pile; with both empty nothing is drawn', () => {
    const t = cards({ deck: ['AC01#1'], chance: { 'ashur.draw': ['AC01#1'] } });
    expect(t.board.hand.map((hand) => hand.length)).toEqual([1, 1, 1]);
    expect(t.board.ashurDiscard).toEqual([]);
    t.chanceWeighed('ashur.draw', ['AC01#1'], 0);
    const none = cards({ deck: ['AC01#1'], noDiscards: true });
    expect(none.board.hand.map((hand) => hand.length)).toEqual([1, 0, 0]);
  });

  const taxes = (map: { [place: string]: string }, more: More = {}) =>
    court({ players: P, at: 'taxes', lead: 'purple', map: { assyria: 'G', ...map }, ...more });

  test('SAM-7.05 SAM-7.06 SAM-7.07 SAM-E.15 two Goods for each Gate, six in all, or fewer', () => {
    const t = taxes(
      { phrygia: 'G', cyprus: 'G', urartu: 'G' },
      { people: { dinah: 'kalhu', besime: 'kalhu blue', lilith: 'aside' } },
    );
    const give = (key: string) => t.purple.answers('taxes', `confirm:${key}`);
    t.purple.isAsked('taxes').notOffering('confirm:gold/dinah', 'confirm:iron/lilith');
    give('iron/sammu-ramat');
    give('iron/sammu-ramat');
    give('textiles/dinah');
    give('copper/dinah');
    give('iron/besime');
    give('textiles/besime');
    expect(t.board.stage).toBe('consult');
    const fewer = taxes({});
    fewer.purple.answers('taxes', 'confirm:textiles/sammu-ramat', 'confirm:done');
    expect(fewer.board.stage).toBe('consult');
    expect(fewer.board.goods[0]).toBe(1);
  });

  test('SAM-7.08 SAM-7.09 SAM-7.10 to any Advisor in play and the Queen, without limit, not to those set aside', () => {
    const t = taxes({}, { people: { dinah: 'kalhu Te9', besime: 'kalhu blue', younan: 'aside' } });
    t.purple
      .isAsked('taxes')
      .offeringExactly(
        'confirm:textiles/sammu-ramat',
        'confirm:textiles/dinah',
        'confirm:textiles/besime',
        'confirm:done',
      );
    t.purple.answers('taxes', 'confirm:textiles/dinah', 'confirm:textiles/dinah');
    expect(t.board.goods[2 * 5]).toBe(11);
  });

  test('Katuzili in play raises the limit to seven', () => {
    const t = taxes({ phrygia: 'G', cyprus: 'G', urartu: 'G' }, { people: { katuzili: 'susa' } });
    for (let n = 0; n < 7; n++) t.purple.answers('taxes', t.purple.isAsked('taxes').options[0] ?? '');
    expect(t.board.stage).toBe('consult');
    expect(t.board.goods.reduce((sum, n) => sum + n, 0)).toBe(7);
  });
});

describe('SAM-8 Consult', () => {
  const consult = (people: { [name: string]: string }, more: More = {}) =>
    court({ players: P, at: 'consult', lead: 'pink', map: { kalhu: 'M3 D1', assyria: 'S1 H1 G' }, people, ...more });

  test('SAM-8.01 SAM-8.02 SAM-8.03 SAM-8.04 one disk on the own Personal Advisor, a Public one or the Queen, in play', () => {
    const t = consult({ besime: 'kalhu blue', dinah: 'kalhu pink', younan: 'kalhu', lilith: 'aside' });
    t.blue.isAsked('consult').offeringExactly('sammu-ramat', 'besime', 'younan');
    t.blue.isRefused('dinah', 'SAM-8.03').isRefused('lilith', 'SAM-8.04').isRefused('pass', 'SAM-8.05');
    t.pink.answers('consult', 'younan');
    t.blue.isRefused('younan', 'SAM-8.02');
    // Until the last disk lies, one may change.
    t.pink.answers('consult', 'dinah');
    t.blue.answers('consult', 'younan');
    t.purple.isAsked('consult').offeringExactly('sammu-ramat');
    t.purple.answers('consult', 'sammu-ramat');
    expect([t.board.disk[0], t.board.disk[2], t.board.disk[4]]).toEqual([2, 1, 0]);
  });

  test('SAM-8.05 SAM-30.15 who finds nobody passes, and the others may use that hand', () => {
    const t = consult({ besime: 'kalhu blue Go1' }, { hands: { purple: ['GC01#1', 'GC02#1'], blue: ['GC03#1'] } });
    t.blue.answers('consult', 'besime');
    t.pink.answers('consult', 'sammu-ramat');
    t.purple.answers('consult', 'pass');
    t.pink.answers('starter', 'confirm:0');
    t.blue.isAsked('turn.act').offering('card/GC01#1', 'card/GC02#1', 'card/GC03#1');
    t.blue.answers('turn.act', 'card/GC01#1');
    expect(goodsOf(t.board, 1)).toEqual([0, 0, 0, 3, 1]);
    expect(t.board.hand[2]).toEqual(['GC02#1']);
  });

  test('SAM-8.05 SAM-A.65 hidden hands of those who found nobody are shown to those who Consulted, and to nobody else', () => {
    const t = court({
      players: ['blue', 'pink', 'purple', 'green'],
      at: 'consult',
      lead: 'pink',
      map: { kalhu: 'M3 D1', assyria: 'S1 H1 G' },
      people: { besime: 'kalhu blue Go1' },
      hands: { blue: ['GC03#1'], pink: ['GC04#1'], purple: ['GC01#1', 'GC02#1'], green: ['GC05#1'] },
      options: { hands: 'hidden' },
    });
    const sees = (seat: number) =>
      t
        .seat(seat)
        .sees()
        .hand.map((cards) => cards.filter((card) => !card.startsWith('?')));
    t.blue.answers('consult', 'besime');
    t.pink.answers('consult', 'sammu-ramat');
    t.purple.answers('consult', 'pass');
    expect(sees(0)).toEqual([['GC03#1'], [], [], []]);
    t.green.answers('consult', 'pass');
    expect([0, 1, 2, 3].map(sees)).toEqual([
      [['GC03#1'], [], ['GC01#1', 'GC02#1'], ['GC05#1']],
      [[], ['GC04#1'], ['GC01#1', 'GC02#1'], ['GC05#1']],
      [[], [], ['GC01#1', 'GC02#1'], []],
      [[], [], [], ['GC05#1']],
    ]);
  });

  const goodsOf = (s: { goods: readonly number[] }, who: number) => s.goods.slice(who * 5, who * 5 + 5);

  test('SAM-8.06 SAM-E.31 actions by number of players and kind of Character', () => {
    const actions = (seats: string[], who: string) => {
      const t = court({
        players: seats,
        at: { turn: seats[1] ?? '' },
        people: {
          besime: 'kalhu',
          dinah: `kalhu ${seats[1]}`,
          [who]: `kalhu ${who === 'dinah' ? seats[1] : ''} @${seats[1]}`.replace('  ', ' '),
        },
      });
      return t.board.actions;
    };
    const seats = ['a', 'b', 'c', 'd', 'e'];
    const row = (n: number) => ['dinah', 'besime', 'sammu-ramat'].map((who) => actions(seats.slice(0, n), who));
    expect([2, 3, 4, 5].map(row)).toEqual([
      [3, 3, 2],
      [2, 3, 2],
      [2, 2, 1],
      [2, 1, 1],
    ]);
  });

  test('EV04 the Queen has one action less, but at least one', () => {
    const turn = (n: number) =>
      court({
        players: ['a', 'b', 'c', 'd'].slice(0, n),
        at: { turn: 'b' },
        event: 'EV04',
        people: { 'sammu-ramat': 'kalhu @b' },
      }).board.actions;
    expect([turn(2), turn(4)]).toEqual([1, 1]);
  });

  test('SAM-8.07 SAM-A.68 a Wheel on the Consulted Character draws its player a card', () => {
    const t = consult({ besime: 'kalhu blue', dinah: 'kalhu pink wheel', younan: 'kalhu' });
    t.blue.answers('consult', 'younan');
    t.purple.answers('consult', 'sammu-ramat');
    t.pink.answers('consult', 'dinah');
    expect(t.board.hand.map((hand) => hand.length)).toEqual([0, 1, 0]);
  });

  test('SAM-8.09 SAM-8.08 SAM-A.34 each finishes before the next, clockwise from the starter, who then leads', () => {
    const t = consult({ besime: 'kalhu blue', dinah: 'kalhu pink', younan: 'kalhu purple' });
    t.blue.answers('consult', 'besime');
    t.pink.answers('consult', 'dinah');
    t.purple.answers('consult', 'younan');
    t.pink.answers('starter', 'confirm:2');
    expect(t.board.lead).toBe(2);
    t.purple.answers('turn.act', 'end');
    t.blue.answers('turn.act', 'end');
    t.pink.answers('turn.act', 'end');
    expect(t.board.stage).not.toBe('actions');
  });

  test('SAM-8.10 SAM-8.11 any actions in any order and again, with what the Character has where it stands', () => {
    const t = court({
      players: P,
      at: { turn: 'pink' },
      map: { ecbatana: 'T:mule', medes: 'S2' },
      people: { besime: 'ecbatana Te1 @pink', dinah: 'kalhu Go3' },
    });
    t.pink.answers('turn.act', 'barter/sell', 'pick-up', 'barter/sell');
    expect(lies(t.board, 'medes')).toBe('');
    expect(t.board.goods.slice(5, 10)).toEqual([1, 0, 0, 0, 4]);
    // Nothing is left to do: the turn ends by itself.
    expect(t.over).toBe(true);
  });

  test('SAM-8.12 SAM-18.13 disks go back, and the next Month begins', () => {
    const t = court({
      players: P,
      at: 'end',
      challenge: 'A1',
      month: 2,
      row: ['-', '-', 'EV17'],
      map: { kalhu: 'M3 D1', assyria: 'S1 H1 G' },
      people: { besime: 'kalhu blue @blue' },
    });
    expect(t.board.month).toBe(3);
    expect(t.board.disk.every((seat) => seat < 0)).toBe(true);
  });

  test('SAM-8.13 SAM-A.66 a Character that dies or leaves loses its actions, and its player’s hand stays closed', () => {
    const t = court({
      players: P,
      at: { turn: 'pink' },
      map: { kalhu: 'M1', nineveh: 'E3' },
      people: { besime: 'kalhu @pink', 'sammu-ramat': 'susa' },
      hands: { pink: ['GC01#1'] },
    });
    t.pink.answers('turn.act', 'attack').answers('attack.army', '1/go');
    expect(whereIs(t.board, 'besime')).toBe('dead');
    expect(t.over).toBe(true);
    const next = court({
      players: P,
      at: 'actions',
      lead: 'pink',
      map: { kalhu: 'M3 D1', assyria: 'S1 H1 G' },
      people: { dinah: 'kalhu blue @blue' },
      hands: { pink: ['GC01#1'] },
      row: ['-', '-', 'EV17'],
    });
    next.blue.isAsked('turn.act').notOffering('card/GC01#1');
    playOn(next, () => next.board.month === 3);
  });
});
