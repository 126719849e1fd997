import { describe, expect, test } from 'vitest';
import { bagOf, court, goods, lies, offered, playOn, whereIs } from '../support.ts';
import type { Board } from '../support.ts';

const P = ['blue', 'pink', 'purple'] as const;
type More = Partial<Board<(typeof P)[number]>>;

/** The Event of Month 1 is this one; the lead is not the first seat. */
const event = (card: string, map: { [place: string]: string } = {}, more: More = {}) =>
  court({
    players: P,
    at: 'event',
    month: 1,
    lead: 'purple',
    row: [card],
    ...more,
    map: { kalhu: 'M3 D2', assyria: 'S2 H2 G', ...map },
  });

describe('SAM-4 the Event', () => {
  test('SAM-4.01 SAM-32.01 SAM-4.18 the next card is flipped and only it counts', () => {
    const t = court({ players: P, at: 'event', month: 2, event: 'EV32', row: ['EV32', 'EV41'], map: { kalhu: 'M1' } });
    expect(t.board.event).toBe('EV41');
    expect(t.board.previousEvent).toBe('EV32');
    expect(t.board.flipped).toEqual(['EV32', 'EV41']);
  });

  test('SAM-4.02 SAM-E.03 the banner comes before the text', () => {
    // EV30: two Public Unrest into the bag, then a draw.
    const t = event('EV30', { babylonia: 'S2' }, { chance: { 'bag.draw': ['unrest'] } });
    t.chanceWeighed('bag.draw', { unrest: 2 });
    expect(bagOf(t.board)).toBe('unrest');
    expect(lies(t.board, 'babylon')).toBe('PU');
    expect(lies(t.board, 'babylonia')).toBe('');
  });

  test('SAM-4.03 SAM-4.20 icons apply to the Area one after another, a drawn marker fully resolved before the next', () => {
    // EV08: two Supplies, then a draw in Phrygia.
    const t = event('EV08', { phrygia: 'S3', gordium: 'M1' }, { bag: 'plague', chance: { 'bag.draw': ['plague'] } });
    expect(lies(t.board, 'phrygia')).toBe('S1');
    expect(lies(t.board, 'gordium')).toBe('M1 PL');
  });

  test('SAM-4.04 SAM-A.08 players choose which Military and Diviners go, stores come from the pool', () => {
    const t = event('EV28', { babylon: 'D1', opis: 'D2' });
    expect(offered(t.purple)).toBe('babylon opis');
    t.purple.answers('event.lose', 'confirm:opis', 'confirm:babylon');
    expect([lies(t.board, 'babylon'), lies(t.board, 'opis')]).toEqual(['', 'D1']);
    const u = event('EV09', { phrygia: 'S2 H2', elmali: 'M1' });
    expect(lies(u.board, 'phrygia')).toBe('S1 H1');
  });

  test('SAM-4.05 what comes stands in the Capital or the pool', () => {
    const t = event('EV53', { heliopolis: 'M1' });
    expect(lies(t.board, 'men-nefer')).toBe('D1');
    expect(lies(t.board, 'egypt')).toBe('H1');
    expect(t.board.track[2]).toBe(15 - 3);
  });

  test('SAM-4.06 each missing token puts its red marker into the bag', () => {
    expect(bagOf(event('EV28', { opis: 'D1' }).board)).toBe('assassination');
    expect(bagOf(event('EV15', {}).board)).toBe('plague plague plague');
    expect(bagOf(event('EV44', { cyprus: 'S1' }).board)).toBe('raid');
    expect(bagOf(event('EV50', {}).board)).toBe('unrest unrest unrest');
  });

  test('SAM-4.07 SAM-A.09 SAM-A.83 an Assyrian banner that takes tokens may go to another Vassal Area, as a whole', () => {
    const t = event('EV02', { ecbatana: 'M1', medes: 'G', egypt: 'H1' }, { chance: { 'bag.draw': ['unrest'] } });
    expect(offered(t.purple)).toBe('assyria medes');
    t.purple.answers('event.redirect', 'confirm:medes');
    expect(lies(t.board, 'ecbatana')).toBe('');
    // The text draws for Assyria: three Defense in Kalhu stop it.
    expect(lies(t.board, 'kalhu')).toBe('M3 D2');
    expect(t.board.supply[1]).toBe(12);
    // A banner that takes nothing is not redirected.
    const u = event('EV05', { ecbatana: 'M1', medes: 'G' });
    expect(u.board.event).toBe('EV05');
    expect(lies(u.board, 'assyria')).toBe('S3 H2 G');
    // What the banner draws strikes the chosen Area; a Vassal Area may lack tokens (EV03, Supplies of Medes).
    const w = event('EV03', { medes: 'G' });
    w.purple.answers('event.redirect', 'confirm:medes');
    expect(bagOf(w.board)).toBe('unrest unrest');
    expect(lies(w.board, 'assyria')).toBe('S2 H2 G');
  });

  test('SAM-4.08 nothing comes to an Area whose Capital Enemies hold, but the bag gets its green marker', () => {
    const t = event('EV41', { jerusalem: 'E1' });
    expect(lies(t.board, 'canaan')).toBe('');
    expect(bagOf(t.board)).toBe('karu');
    expect(lies(event('EV53', { 'men-nefer': 'E1' }).board, 'egypt')).toBe('');
  });

  test('SAM-4.09 SAM-21.06 SAM-22.06 no Supplies with Public Unrest, no Medicine with Plague', () => {
    expect(lies(event('EV29', { opis: 'PU' }).board, 'babylonia')).toBe('H1');
    expect(lies(event('EV29', { ur: 'PL' }).board, 'babylonia')).toBe('S1');
  });

  test('SAM-4.10 SAM-A.25 its Enemies come to the furthest Location and can be blocked', () => {
    const t = event('EV07', { gordium: 'M1', ancyra: 'M1' });
    t.purple.answers('event.lose', 'confirm:gordium');
    expect(lies(t.board, 'elmali')).toBe('E2');
    expect(
      lies(
        event('EV07', { gordium: 'M1', elmali: 'M2', ancyra: 'D1' }, { chance: {} }).purple.answers(
          'event.lose',
          'confirm:gordium',
        ) && event('EV12').board,
        'sardes',
      ),
    ).toBe('E1');
    const blocked = event('EV07', { gordium: 'M1', elmali: 'M2' });
    blocked.purple.answers('event.lose', 'confirm:gordium');
    expect(lies(blocked.board, 'elmali')).toBe('M2');
    expect(blocked.board.enemySupply).toBe(30);
  });

  test('SAM-4.11 the table shares out Goods among Advisors in play', () => {
    const t = event('EV11', {}, { people: { besime: 'kalhu blue', dinah: 'kalhu' } });
    expect(offered(t.purple)).toBe('besime dinah');
    t.purple.answers('goods.share', 'confirm:dinah', 'confirm:besime', 'confirm:dinah');
    expect([goods(t.board, 'dinah'), goods(t.board, 'besime')]).toEqual(['Ir2', 'Ir1']);
  });

  test('SAM-4.12 SAM-A.80 SAM-4.15 Public Advisors pay for Personal ones and the other way round, not the Queen', () => {
    const t = event(
      'EV18',
      {},
      {
        people: {
          besime: 'kalhu blue',
          dinah: 'kalhu pink Te1',
          younan: 'kalhu purple Te2',
          wardiya: 'kalhu Te1 Go1',
          'sammu-ramat': 'kalhu Go3',
        },
      },
    );
    // Besime cannot pay: Wardiya must, and players choose which Good.
    expect(offered(t.purple)).toBe('wardiya/gold wardiya/textiles');
    t.purple.answers('event.payer', 'confirm:wardiya/gold');
    expect(['besime', 'dinah', 'younan', 'wardiya', 'sammu-ramat'].map((who) => goods(t.board, who))).toEqual([
      '',
      '',
      'Te1',
      'Te1',
      'Go3',
    ]);
    const u = event('EV03', {}, { people: { besime: 'kalhu blue Te1', dinah: 'kalhu pink Co1', younan: 'kalhu' } });
    u.purple.answers('event.payer', 'confirm:dinah/copper');
    expect([goods(u.board, 'besime'), goods(u.board, 'dinah')]).toEqual(['Te1', '']);
  });

  test('SAM-4.13 SAM-E.35 an unpaid Good costs a token of the Home, chosen by the players', () => {
    const t = court({
      players: ['blue', 'pink'],
      at: 'event',
      month: 1,
      lead: 'pink',
      row: ['EV18'],
      map: { kalhu: 'M1 D1', assyria: 'S1 H1 G', nineveh: 'M1' },
      people: { besime: 'kalhu blue', lilith: 'babylon pink La1', deioces: 'ecbatana' },
    });
    expect(offered(t.pink)).toBe('diviners/kalhu medicine military/kalhu military/nineveh supplies');
    t.pink.answers('event.token', 'confirm:military/nineveh');
    expect(goods(t.board, 'lilith')).toBe('');
    expect(lies(t.board, 'nineveh')).toBe('');
  });

  test('SAM-4.14 SAM-A.10 SAM-A.67 without tokens a red marker of the players’ choice goes into the bag', () => {
    const t = court({
      players: ['blue', 'pink'],
      at: 'event',
      month: 1,
      lead: 'pink',
      row: ['EV56'],
      left: { raid: 0 },
      people: { besime: 'kalhu blue Te1' },
    });
    // Pink has no Personal Advisor: Assyria would pay, and has nothing.
    expect(offered(t.pink)).toBe('assassination plague unrest');
    t.pink.answers('event.marker', 'confirm:plague');
    expect(bagOf(t.board)).toBe('unrest plague');
    expect(goods(t.board, 'besime')).toBe('');
  });

  test('SAM-4.16 SAM-4.24 a moved Character goes one Step by Route where it may enter, without Carry; its player chooses', () => {
    const t = event(
      'EV10',
      { gordium: 'M2', elmali: 'E1', ancyra: 'PU' },
      { people: { marsyas: 'gordium blue', besime: 'ancyra' } },
    );
    // Marsyas: Sardes only (Enemies in Elmali, Public Unrest in Ancyra). Besime leaves Public Unrest: Tushpa, Damascus or Gordium.
    expect(offered(t.purple)).toBe('damascus gordium tushpa');
    t.purple.answers('event.step', 'confirm:damascus');
    expect(whereIs(t.board, 'marsyas')).toBe('sardes');
    expect(whereIs(t.board, 'besime')).toBe('damascus');
    expect(lies(t.board, 'gordium')).toBe('M2');
    const u = event('EV24', {}, { people: { deioces: 'godin-tepe pink' } });
    expect(offered(u.pink)).toBe('bastam ecbatana susa');
    u.pink.answers('event.step', 'susa');
    expect(whereIs(u.board, 'deioces')).toBe('susa');
    // Nowhere to go: it stays and lives.
    const w = event('EV24', { ecbatana: 'E1', bastam: 'E1', susa: 'E1' }, { people: { deioces: 'godin-tepe pink' } });
    expect(whereIs(w.board, 'deioces')).toBe('godin-tepe');
  });

  test('SAM-4.17 a Month-long effect is read from the card of this Month only', () => {
    const t = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV32',
      people: { besime: 'kalhu Te3 @pink' },
      map: { assyria: 'S1' },
    });
    t.pink.isRefused('barter/sell', 'SAM-4.17');
    const u = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      previous: 'EV32',
      people: { besime: 'kalhu Te3 @pink' },
      map: { assyria: 'S1' },
    });
    u.pink.isAsked('turn.act').offering('barter/sell', 'barter/buy');
  });

  test('SAM-4.19 SAM-24.14 Religion on the card cancels banner and text; its Area still counts', () => {
    const t = event('EV49', { 'men-nefer': 'M1' }, { religionEvent: [1] });
    expect(lies(t.board, 'men-nefer')).toBe('M1');
    expect(lies(t.board, 'waset')).toBe('');
    expect(t.board.supply[6]).toBe(6);
    expect(t.board.event).toBe('EV49');
  });

  test('SAM-4.21 SAM-4.22 SAM-22.14 SAM-E.05 Plague in Jerusalem drives three Public Unrest to Cyprus', () => {
    const t = court({
      players: P,
      at: { marker: 'plague', area: 'canaan' },
      map: { jerusalem: 'PU', tyre: 'PU', byblos: 'PU', cyprus: 'S1' },
    });
    expect(['jerusalem', 'tyre', 'byblos', 'salamis', 'kition'].map((at) => lies(t.board, at))).toEqual([
      'PL',
      '',
      '',
      'PU',
      'PU',
    ]);
    expect(t.board.supply[1]).toBe(12 - 2);
    expect(lies(t.board, 'cyprus')).toBe('');
  });

  test('SAM-A.11 displaced markers pass Areas with Plague, end at one with Public Unrest or three Defense; players choose Settlements', () => {
    const from = (map: { [place: string]: string }, more: object = {}) =>
      court({
        players: P,
        at: { marker: 'plague', area: 'canaan' },
        lead: 'pink',
        map: { jerusalem: 'PU', tyre: 'PU', ...map },
        ...more,
      });
    const past = from({ kition: 'PL' });
    expect(offered(past.pink)).toBe('heliopolis waset');
    past.pink.answers('displaced', 'confirm:waset');
    expect(['salamis', 'men-nefer', 'heliopolis', 'waset'].map((at) => lies(past.board, at))).toEqual([
      '',
      'PU',
      '',
      'PU',
    ]);
    const there = from({ kition: 'PU' });
    expect(['salamis', 'kition', 'men-nefer'].map((at) => lies(there.board, at))).toEqual(['', 'PU', '']);
    expect(there.board.supply[1]).toBe(11);
    expect(lies(from({ salamis: 'M3' }).board, 'kition')).toBe('');
    // Karu in the Capital cancels the marker meant for it: no Supplies are lost.
    const karu = from({ salamis: 'KA', cyprus: 'S2' });
    expect([lies(karu.board, 'salamis'), lies(karu.board, 'kition'), lies(karu.board, 'cyprus')]).toEqual([
      '',
      'PU',
      'S2',
    ]);
    // Read narrowly, only the marker that meets the Plague moves.
    const narrow = from({}, { options: { 'displaced-unrest': 'location' } });
    expect(['tyre', 'salamis', 'kition'].map((at) => lies(narrow.board, at))).toEqual(['PU', 'PU', '']);
    // Everywhere Plague: after a full circle they are gone.
    const round = from({
      kalhu: 'PL',
      gordium: 'PL',
      tushpa: 'PL',
      ecbatana: 'PL',
      babylon: 'PL',
      susa: 'PL',
      salamis: 'PL',
      'men-nefer': 'PL',
      napata: 'PL',
    });
    expect(round.board.supply[1]).toBe(12);
  });

  test('SAM-E.36 Public Unrest that meets Plague in Babylon goes to Susa', () => {
    const t = court({
      players: P,
      at: { marker: 'unrest', area: 'babylonia' },
      lead: 'pink',
      map: { babylon: 'PL M1', elam: 'S2' },
      people: { katuzili: 'susa' },
    });
    expect(lies(t.board, 'elam')).toBe('');
    expect(offered(t.pink)).toBe('anshan godin-tepe godin-tepe/bastam godin-tepe/ecbatana ur');
    t.pink.answers('flight', 'confirm:godin-tepe/ecbatana');
    expect([lies(t.board, 'babylon'), lies(t.board, 'susa'), whereIs(t.board, 'katuzili')]).toEqual([
      'M1 PL',
      'PU',
      'ecbatana',
    ]);
  });

  test('SAM-4.23 SAM-E.04 Smugglers: a marker for the missing Supply, three Defense stop the draw, the Road is shut in Phrygia', () => {
    const t = court({
      players: P,
      at: 'event',
      month: 1,
      row: ['EV08', 'EV17'],
      map: { kalhu: 'M3 D1', assyria: 'S1 H1 G', phrygia: 'S1 H1 G', gordium: 'M2 D1' },
      people: { wardiya: 'gordium pink', besime: 'nineveh' },
      bag: '',
      chance: { 'bag.draw': ['unrest'] },
    });
    t.chanceWeighed('bag.draw', { unrest: 1 });
    expect(lies(t.board, 'gordium')).toBe('M2 D1');
    expect(bagOf(t.board)).toBe('');
    expect(t.board.supply[1]).toBe(12);
    playOn(t, () => t.table.machine.kind === 'consult');
    t.blue.answers('consult', 'besime');
    t.pink.answers('consult', 'wardiya');
    t.purple.answers('consult', 'sammu-ramat');
    t.blue.answers('starter', 'confirm:0');
    t.blue.answers('turn.act', 'move');
    t.blue.isRefused('road/ancyra', 'SAM-4.23').isRefused('road/sardes', 'SAM-4.23');
    t.blue.isAsked('move').offering('road/kalhu', 'road/susa');
    t.blue.answers('move', 'road/opis').answers('turn.act', 'end');
    t.pink.answers('turn.act', 'end');
    t.purple.answers('turn.act', 'end');
    expect(t.board.gate[1]).toBe(false);
  });

  test('SAM-4.25 paid by choice from any Advisors together, and added as the Event adds', () => {
    const t = event('EV23', {}, { people: { besime: 'kalhu blue Te1', dinah: 'kalhu Te1' } });
    expect(offered(t.purple)).toBe('besime/textiles dinah/textiles no');
    t.purple.answers('event.hire', 'confirm:besime/textiles');
    expect(lies(t.board, 'ecbatana')).toBe('M2');
    expect([goods(t.board, 'besime'), goods(t.board, 'dinah')]).toEqual(['', '']);
    const no = event('EV23', {}, { people: { besime: 'kalhu blue Te2' } });
    no.purple.answers('event.hire', 'confirm:no');
    expect(lies(no.board, 'ecbatana')).toBe('M1');
    expect(goods(event('EV23', { ecbatana: 'E1' }, { people: { besime: 'kalhu blue Te2' } }).board, 'besime')).toBe(
      'Te2',
    );
  });

  test('SAM-4.26 each player gives up a card of own choice; without cards none', () => {
    const t = event('EV36', {}, { hands: { blue: ['AC01#1', 'AC02#1'], pink: [], purple: ['GC01#1'] } });
    t.blue.answers('event.discard', 'AC02#1');
    t.purple.answers('event.discard', 'GC01#1');
    expect(t.board.hand).toEqual([['AC01#1'], [], []]);
    expect(t.board.ashurDiscard).toEqual(expect.arrayContaining(['AC02#1', 'GC01#1']));
  });

  test('SAM-4.27 a marker put into play comes from the supply; with none left nothing happens', () => {
    expect(lies(event('EV54', { egypt: 'S1' }).board, 'men-nefer')).toBe('PU');
    const t = event('EV54', { egypt: 'S1' }, { left: { unrest: 0 } });
    expect(lies(t.board, 'men-nefer')).toBe('');
    expect(lies(t.board, 'egypt')).toBe('S1');
  });

  test('SAM-4.28 a closed Route stops Characters and Armies, not Enemies', () => {
    const t = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV14',
      map: { nineveh: 'M2', tushpa: 'E1' },
      people: { besime: 'nineveh @pink' },
    });
    t.pink.isRefused('attack', 'SAM-11.01');
    t.pink.answers('turn.act', 'move').isRefused('step/tushpa', 'SAM-4.28');
    const sea = court({ players: P, at: { turn: 'pink' }, event: 'EV38', people: { besime: 'kition @pink' } });
    sea.pink.answers('turn.act', 'move').isRefused('step/elmali', 'SAM-4.28');
    sea.pink.isAsked('move').offering('step/salamis');
    const enemies = court({
      players: P,
      at: 'enemies',
      event: 'EV14',
      map: { kalhu: 'M3 D1', tushpa: 'E1', assyria: 'S1 H1 G' },
    });
    expect(lies(enemies.board, 'nineveh')).toBe('E1');
  });

  test('SAM-4.29 SAM-24.06 SAM-24.18 SAM-24.20 what Karu, Health or Amunet save is not missing', () => {
    const t = event('EV08', { phrygia: 'S1 KX H1', gordium: 'M3' }, { bag: 'raid', chance: { 'bag.draw': ['raid'] } });
    expect(lies(t.board, 'phrygia')).toBe('S1 H1');
    expect(bagOf(t.board)).toBe('');
    expect(t.board.karuArea[1]).toBe(0);
    const h = event('EV15', { urartu: 'H1 HX2' });
    expect(lies(h.board, 'urartu')).toBe('H1');
    expect(h.board.healthArea[2]).toBe(1);
    expect(bagOf(h.board)).toBe('plague');
    const amunet = event('EV52', { 'men-nefer': 'D1' }, { people: { amunet: 'waset' } });
    expect(lies(amunet.board, 'men-nefer')).toBe('D1');
    expect(bagOf(amunet.board)).toBe('');
    // A placed marker and the Challenge do not use Karu.
    const placed = court({ players: P, at: { marker: 'unrest', area: 'phrygia' }, map: { phrygia: 'S2 KX' } });
    expect(lies(placed.board, 'phrygia')).toBe('');
    expect(placed.board.karuArea[1]).toBe(1);
  });

  test('the other texts: a card for everybody, a Step of the Queen, Palace Conspiracy', () => {
    const t = event('EV05', {}, { chance: { 'ashur.draw': ['AC01#1', 'AC02#1', 'AC03#1'] } });
    expect(t.board.hand.map((cards) => cards[0])).toEqual(['AC01#1', 'AC02#1', 'AC03#1']);
    const hunt = event('EV06', {});
    expect(offered(hunt.purple)).toBe('arbela ashur nineveh stay');
    hunt.purple.answers('event.step', 'confirm:ashur');
    expect(whereIs(hunt.board, 'sammu-ramat')).toBe('ashur');
    expect(event('EV01').board.assassinations).toBe(0);
    expect(event('EV01', {}, { people: { 'sammu-ramat': 'nineveh' } }).board.assassinations).toBe(1);
  });
});
