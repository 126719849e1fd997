import { describe, expect, test } from 'vitest';
import type { Board } from '../support.ts';
import { bagOf, court, goods, lies, offered, techs, whereIs } from '../support.ts';

const P = ['blue', 'pink', 'purple'] as const;
type More = Partial<Board<(typeof P)[number]>>;

const turn = (people: { [name: string]: string }, map: { [place: string]: string } = {}, more: More = {}) =>
  court({ players: P, at: { turn: 'pink' }, event: 'EV05', people, map, ...more });
const at = (t: { board: Parameters<typeof lies>[0] }, ...places: string[]) =>
  places.map((place) => lies(t.board, place)).join('|');

describe('SAM-11 Attack', () => {
  test('SAM-11.01 SAM-11.02 Enemies next door, with at least one Military from the Character’s Location', () => {
    const t = turn({ besime: 'kalhu Te1 @pink' }, { kalhu: 'M3', nineveh: 'E1', ashur: 'E1', tushpa: 'E1' });
    t.pink.answers('turn.act', 'attack');
    expect(offered(t.pink)).toBe('ashur nineveh');
    t.pink.answers('attack.target', 'ashur');
    expect(offered(t.pink)).toBe('1/go 1/stay 2/go 2/stay 3/go 3/stay');
    turn({ besime: 'kalhu @pink' }, { nineveh: 'E1', arbela: 'M3' }, { hands: { pink: ['GC01#1'] } }).pink.isRefused(
      'attack',
      'SAM-11.02',
    );
  });

  test('SAM-11.03 SAM-11.04 SAM-11.06 the Character stays, or goes along and only then helps', () => {
    const board = () => turn({ besime: 'kalhu sword @pink' }, { kalhu: 'M1', nineveh: 'E3' });
    const go = board();
    go.pink.answers('turn.act', 'attack').answers('attack.army', '1/go');
    expect(at(go, 'kalhu', 'nineveh')).toBe('|');
    expect(whereIs(go.board, 'besime')).toBe('nineveh');
    const stay = board();
    stay.pink.answers('turn.act', 'attack').answers('attack.army', '1/stay');
    expect(at(stay, 'nineveh')).toBe('E2');
    expect(whereIs(stay.board, 'besime')).toBe('kalhu');
  });

  test('SAM-11.07 SAM-11.08 one for one, and what is left stays there', () => {
    const t = turn({ dinah: 'kalhu @pink' }, { kalhu: 'M3', nineveh: 'E2' });
    t.pink.answers('turn.act', 'attack').answers('attack.army', '3/stay');
    expect(at(t, 'kalhu', 'nineveh')).toBe('|M1');
    expect(t.board.track[0]).toBe(19);
    expect(t.board.enemySupply).toBe(30);
  });

  test('SAM-11.09 SAM-A.36 if Enemies are left the Military is gone and a Character with it is killed', () => {
    const t = turn({ dinah: 'kalhu @pink', 'sammu-ramat': 'susa' }, { kalhu: 'M2', nineveh: 'E3' });
    t.pink.answers('turn.act', 'attack').answers('attack.army', '2/go');
    expect(at(t, 'nineveh')).toBe('E1');
    expect(whereIs(t.board, 'dinah')).toBe('dead');
    const queen = turn({ 'sammu-ramat': 'kalhu @pink' }, { kalhu: 'M1', nineveh: 'E3' });
    queen.pink.answers('turn.act', 'attack').answers('attack.army', '1/go');
    expect(queen.board.ended).toBe('queen-killed');
  });

  test('SAM-A.22 the Queen’s death in her own Attack ends everything at once', () => {
    const t = turn({ 'sammu-ramat': 'kalhu @pink', dinah: 'kalhu blue @blue' }, { kalhu: 'M1', nineveh: 'E5' });
    t.pink.answers('turn.act', 'attack').answers('attack.army', '1/go');
    expect(t.over).toBe(true);
    expect(t.outcome?.result).toBe('lost');
  });

  test('SAM-11.11 SAM-11.15 SAM-11.16 who may not enter stays; Plague stops Military alone; Public Unrest does not, but doubles Enemies', () => {
    const unrest = turn({ besime: 'kalhu @pink' }, { kalhu: 'M4', nineveh: 'E1 PU' });
    unrest.pink.answers('turn.act', 'attack');
    unrest.pink.isRefused('1/go', 'SAM-11.11');
    unrest.pink.answers('attack.army', '4/stay');
    expect(at(unrest, 'kalhu', 'nineveh')).toBe('|M2 PU');
    const plague = turn({ younan: 'kalhu @pink' }, { kalhu: 'M2', nineveh: 'E1 PL' });
    plague.pink.answers('turn.act', 'attack').isRefused('1/stay', 'SAM-11.15');
    plague.pink.answers('attack.army', '2/go');
    expect(at(plague, 'nineveh')).toBe('M1 PL');
    turn({ besime: 'kalhu @pink' }, { kalhu: 'M2', nineveh: 'E1 PL' }).pink.isRefused('attack', 'SAM-11.01');
  });

  test('SAM-11.13 SAM-11.14 going along Carries nothing else; a Capital won back brings nothing by itself', () => {
    const t = turn(
      { dinah: 'nineveh @pink' },
      { nineveh: 'M3 D2', tushpa: 'E2' },
      { people: { dinah: 'nineveh @pink', siranoush: 'aside' } },
    );
    t.pink.answers('turn.act', 'attack').answers('attack.army', '3/go');
    expect(at(t, 'nineveh', 'tushpa', 'urartu')).toBe('D2|M1|');
    expect(t.board.gate[2]).toBe(false);
    expect(whereIs(t.board, 'siranoush')).toBe('aside');
  });

  test('SAM-A.35 a faster Character that goes along attacks as far as its Steps, never through Enemies', () => {
    const t = turn({ besime: 'kalhu mule @pink' }, { kalhu: 'M2', tushpa: 'E1' });
    t.pink.answers('turn.act', 'attack');
    expect(offered(t.pink)).toBe('1/go 2/go');
    t.pink.answers('attack.army', '1/go');
    expect(whereIs(t.board, 'besime')).toBe('tushpa');
    const through = turn({ besime: 'kalhu mule @pink' }, { kalhu: 'M2', nineveh: 'E1', tushpa: 'E1' });
    through.pink.answers('turn.act', 'attack');
    expect(offered(through.pink)).toBe('1/go 1/stay 2/go 2/stay');
  });

  test('SAM-A.19 the variants of Strength 2: three Military take one Enemy, four take both', () => {
    const attack = (n: number) => {
      const t = turn({ dinah: 'opis @pink' }, { opis: `M${n}`, babylon: 'E2 PU' });
      t.pink.answers('turn.act', 'attack').answers('attack.army', `${n}/stay`);
      return at(t, 'opis', 'babylon');
    };
    expect([attack(3), attack(4), attack(5)]).toEqual(['|E1 PU', '|PU', '|M1 PU']);
  });

  test('Deioces spares one Military', () => {
    const t = turn({ deioces: 'ecbatana @pink' }, { ecbatana: 'M2', opis: 'E2' });
    t.pink.answers('turn.act', 'attack').answers('attack.army', '2/go');
    expect(at(t, 'opis')).toBe('M1');
  });

  test('SAM-E.26 Pink has Besime raise an Army, attack Elmali and ride away', () => {
    const t = turn({ besime: 'gordium Te3 @pink' }, { elmali: 'E2' }, { hands: { pink: ['AC01#1'] } });
    t.pink.answers('turn.act', 'special/levy');
    t.pink.answers('turn.act', 'attack').answers('attack.army', '2/stay');
    t.pink.answers('turn.act', 'move').answers('move', 'road/opis');
    expect(at(t, 'elmali')).toBe('');
    expect(whereIs(t.board, 'besime')).toBe('opis');
    expect(goods(t.board, 'besime')).toBe('');
  });
});

describe('SAM-12 Ashur cards', () => {
  const play = (
    people: { [name: string]: string },
    cards: string[],
    map: { [place: string]: string } = {},
    more: More = {},
  ) => turn(people, map, { hands: { pink: cards }, ...more });

  test('SAM-12.01 SAM-12.02 SAM-12.08 one action, Goods of the Character, a marker for the bag, then it is discarded', () => {
    const t = play({ dinah: 'kalhu Te2 @pink' }, ['BC02#1']);
    t.pink.answers('turn.act', 'card/BC02#1');
    expect(at(t, 'assyria')).toBe('S3');
    expect([goods(t.board, 'dinah'), bagOf(t.board), t.board.actions]).toEqual(['Te1', 'unrest', 2]);
    expect(t.board.ashurDiscard).toEqual(['BC02#1']);
    expect(t.board.hand[1]).toEqual([]);
  });

  test('SAM-12.03 SAM-12.04 not without all its Goods; a marker that is not there is left out', () => {
    play({ dinah: 'kalhu Te1 @pink' }, ['AC06#1']).pink.isRefused('card/AC06#1', 'SAM-12.03');
    play({ dinah: 'kalhu Te1 Go3 @pink' }, ['AC06#1']).pink.isRefused('card/AC06#1', 'SAM-12.03');
    const t = play({ dinah: 'kalhu Te1 @pink' }, ['BC02#1'], {}, { left: { unrest: 0 } });
    t.pink.answers('turn.act', 'card/BC02#1');
    expect([lies(t.board, 'assyria'), bagOf(t.board)]).toEqual(['S3', '']);
  });

  test('SAM-12.05 SAM-12.06 SAM-12.07 SAM-2.12 it works where the Character stands, more in an Area it names, as far as the track goes', () => {
    const gained = (where: string, card: string, place: string, words = 'Go1 La1 Ir1 Te2') => {
      const t = play({ dinah: `${where} ${words} @pink` }, [card]);
      t.pink.answers('turn.act', `card/${card}`);
      return lies(t.board, place);
    };
    expect(gained('tyre', 'AC13#1', 'tyre')).toBe('D1');
    expect(gained('waset', 'AC13#1', 'waset')).toBe('D2');
    expect(gained('meroe', 'AC13#1', 'meroe')).toBe('D3');
    expect(gained('opis', 'AC06#1', 'babylonia')).toBe('S1');
    const few = play(
      { dinah: 'nineveh Te1 Ir1 @pink' },
      ['AC01#1'],
      {},
      { having: { track: [2, 15, 15, 10], military: Array(28).fill(0).with(4, 0).with(0, 18) as number[] } },
    );
    few.pink.answers('turn.act', 'card/AC01#1');
    expect(at(few, 'nineveh')).toBe('M2');
  });

  test('SAM-12.09 without paying means without Goods and without markers', () => {
    const t = play({ 'sammu-ramat': 'kalhu @pink' }, ['BC01#1']);
    t.pink.answers('turn.act', 'special/decree');
    expect([lies(t.board, 'kalhu'), bagOf(t.board)]).toEqual(['M3', '']);
  });

  test('SAM-12.10 SAM-A.72 Goods cards cost nothing and fill the Character’s card', () => {
    const t = play({ dinah: 'opis @pink' }, ['GC01#1', 'GC07#1', 'GC06#1']);
    t.pink.answers('turn.act', 'card/GC01#1', 'card/GC07#1').answers('goods.any', 'iron');
    expect(goods(t.board, 'dinah')).toBe('Ir1 Go2 La3');
    t.pink.answers('turn.act', 'card/GC06#1').answers('goods.any', 'copper', 'copper');
    expect(goods(t.board, 'dinah')).toBe('Ir1 Co2 Go2 La3');
    const out = play({ dinah: 'sardes @pink' }, ['GC07#1']);
    out.pink.answers('turn.act', 'card/GC07#1').answers('goods.any', 'iron');
    expect(goods(out.board, 'dinah')).toBe('Ir1');
  });

  test('SAM-12.11 SAM-12.12 SAM-12.16 SAM-13.07 a Technology card brings its marker, which works at once; without one it cannot be played', () => {
    const t = play({ dinah: 'kalhu Ir2 Co2 @pink' }, ['TC02#1', 'TC02#2'], { kalhu: 'M1' });
    t.pink.answers('turn.act', 'card/TC02#1', 'card/TC02#2');
    expect(techs(t.board, 'dinah')).toBe('shield shield');
    expect(t.board.techSupply[0]).toBe(1);
    play(
      { dinah: 'kalhu Ir1 Co1 @pink' },
      ['TC02#1'],
      {},
      { having: { techSupply: [0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3] } },
    ).pink.isRefused('card/TC02#1', 'SAM-12.12');
  });

  test('SAM-12.13 SAM-2.27 SAM-A.38 no Supplies or Medicine where Enemies hold the Capital, unless the table reads it otherwise', () => {
    play({ dinah: 'opis Te2 @pink' }, ['AC06#1'], { babylon: 'E1' }).pink.isRefused('card/AC06#1', 'SAM-12.13');
    const free = play(
      { dinah: 'opis Te2 @pink' },
      ['AC06#1'],
      { babylon: 'E1' },
      { options: { 'held-capital': 'gain' } },
    );
    free.pink.answers('turn.act', 'card/AC06#1');
    expect(at(free, 'babylonia')).toBe('S1');
    const part = play({ dinah: 'opis Te2 @pink' }, ['BC08#1'], { babylon: 'E1' });
    part.pink.answers('turn.act', 'card/BC08#1');
    expect([lies(part.board, 'babylonia'), lies(part.board, 'opis')]).toEqual(['', 'M1']);
  });

  test('SAM-12.14 SAM-A.39 in Damascus a card gives its basic gain, which lies there until the turn ends', () => {
    const t = play({ dinah: 'damascus Te2 @pink' }, ['AC06#1']);
    t.pink.answers('turn.act', 'card/AC06#1');
    expect(t.board.supplies[10]).toBe(1);
    t.pink.answers('turn.act', 'end');
    expect(t.board.supplies[10]).toBe(0);
    expect(t.board.track[1]).toBe(15);
  });

  test('SAM-12.15 markers in the Area do not hinder gains by cards', () => {
    const t = play({ dinah: 'opis Te2 @pink' }, ['AC06#1'], { babylon: 'PU' });
    t.pink.answers('turn.act', 'card/AC06#1');
    expect(at(t, 'babylonia')).toBe('S1');
  });

  test('SAM-32.04 the Bag cards do what they say', () => {
    const strike = play({ dinah: 'kalhu Ir1 @pink' }, ['BC05#1'], { nineveh: 'E2', ashur: 'E1' });
    strike.pink.answers('turn.act', 'card/BC05#1').answers('strike', 'nineveh');
    expect([at(strike, 'kalhu', 'nineveh'), bagOf(strike.board)]).toEqual(['M2|E1', 'raid']);
    const tribute = play({ dinah: 'kalhu Go1 @pink' }, ['BC06#1']);
    tribute.pink.answers('turn.act', 'card/BC06#1').answers('goods.any', 'gold', 'gold', 'iron', 'lapis');
    expect(goods(tribute.board, 'dinah')).toBe('Ir1 Go2 La1');
    const treaty = play({ dinah: 'kalhu Ir2 @pink' }, ['BC07#1'], { nineveh: 'E3', ashur: 'E1' });
    treaty.pink.answers('turn.act', 'card/BC07#1');
    treaty.pink.isAsked('treaty').offeringExactly('nineveh/1', 'nineveh/2', 'ashur/1');
    treaty.pink.answers('treaty', 'nineveh/2');
    expect([at(treaty, 'nineveh'), bagOf(treaty.board)]).toEqual(['E1', 'diplomacy']);
    const temple = play({ dinah: 'ur Go2 @pink' }, ['BC09#1'], {}, { assassinations: 2 });
    temple.pink.answers('turn.act', 'card/BC09#1');
    expect([at(temple, 'ur'), temple.board.assassinations, bagOf(temple.board)]).toEqual(['D1', 1, 'religion']);
    const informers = play({ dinah: 'ur La1 @pink' }, ['BC11#1'], {}, { row: ['-', '-', 'EV17', 'EV23', 'EV29'] });
    informers.pink.answers('turn.act', 'card/BC11#1');
    expect(informers.board.hand[1]).toHaveLength(2);
    expect(informers.blue.sees().eventRow.slice(2, 5)).toEqual([['EV17'], ['EV23'], ['?event']]);
    const couriers = play({ dinah: 'ur Co1 @pink', younan: 'kalhu' }, ['BC12#1'], { assyria: 'H1' });
    couriers.pink.answers('turn.act', 'card/BC12#1').answers('escort', 'younan');
    couriers.pink.answers('move', 'take/medicine', 'road/susa', 'stop');
    expect([whereIs(couriers.board, 'younan'), lies(couriers.board, 'elam')]).toEqual(['susa', 'H1']);
  });
});

describe('SAM-13 Barter and picking up', () => {
  test('SAM-13.01 SAM-13.02 SAM-13.03 two Goods for a Supply, a Supply for two Goods of the Area, not outside the Areas', () => {
    const t = turn({ dinah: 'ur Te1 Go2 @pink' });
    t.pink.answers('turn.act', 'barter/buy').answers('pay.good', 'gold', 'textiles');
    expect([lies(t.board, 'babylonia'), goods(t.board, 'dinah')]).toEqual(['S1', 'Go1']);
    t.pink.answers('turn.act', 'barter/sell');
    expect([lies(t.board, 'babylonia'), goods(t.board, 'dinah')]).toEqual(['', 'Go1 La2']);
    turn({ dinah: 'sardes Te3 @pink' }, { sardes: 'T:mule' })
      .pink.isRefused('barter/buy', 'SAM-13.03')
      .isRefused('barter/sell', 'SAM-13.03');
  });

  test('SAM-13.04 not without a Supply on the track or with Enemies in the Capital', () => {
    turn({ dinah: 'opis Te2 @pink' }, { babylon: 'E1', ashur: 'M1' }).pink.isRefused('barter/buy', 'SAM-13.04');
    turn({ dinah: 'opis Te2 @pink' }, { kush: 'S9', elam: 'S6' }).pink.isRefused(
      'barter/buy',
      'SAM-13.04',
      'no.barter.track',
    );
  });

  test('SAM-13.05 SAM-13.06 SAM-26.15 a Technology is picked up for an action, works at once and stays with the Character', () => {
    const t = turn({ besime: 'ecbatana @pink' }, { ecbatana: 'T:mule' });
    t.pink.answers('turn.act', 'pick-up');
    expect(techs(t.board, 'besime')).toBe('mule');
    expect(t.board.techAt[11]).toBe(-1);
    t.pink.answers('turn.act', 'move').answers('move', 'step/opis', 'step/ashur');
    expect(whereIs(t.board, 'besime')).toBe('ashur');
    turn({ besime: 'ashur Te1 @pink' }).pink.isRefused('pick-up', 'SAM-13.05');
    const aside = court({
      players: P,
      at: { checks: true },
      event: 'EV05',
      map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', urartu: 'G' },
      people: { siranoush: 'tushpa mule' },
    });
    expect([whereIs(aside.board, 'siranoush'), techs(aside.board, 'siranoush')]).toEqual(['aside', 'mule']);
  });
});

describe('SAM-14 free actions', () => {
  test('SAM-14.01 SAM-14.12 five of them, any time, again and again; the rest is lost', () => {
    const t = turn({ dinah: 'ashur Go9 @pink' });
    t.pink.answers('turn.act', 'market', 'market', 'market', 'market', 'market');
    t.pink.isRefused('market', 'SAM-14.01');
    expect(goods(t.board, 'dinah')).toBe('Te5 Go4');
    expect(t.board.actions).toBe(3);
    t.pink.answers('turn.act', 'end');
    expect(t.board.free).toBe(0);
  });

  test('EV41 gives two more', () => {
    expect(turn({ dinah: 'ashur Go9 @pink' }, {}, { event: 'EV41' }).board.free).toBe(7);
  });

  test('SAM-14.02 SAM-14.04 SAM-14.10 Good for Good with a Character there, never a gift', () => {
    const t = turn({ dinah: 'ur Go1 @pink', younan: 'ur Te1 Co1', besime: 'opis Ir1', lilith: 'ur' });
    t.pink.answers('turn.act', 'trade/younan');
    expect(offered(t.pink)).toBe('gold/copper gold/textiles');
    t.pink.answers('trade', 'gold/copper');
    expect([goods(t.board, 'dinah'), goods(t.board, 'younan')]).toEqual(['Co1', 'Te1 Go1']);
    t.pink.isRefused('trade/lilith', 'SAM-14.04');
    expect(t.board.free).toBe(4);
  });

  test('SAM-14.03 SAM-14.11 card for card between Consulted Characters there, with consent', () => {
    const t = turn(
      { dinah: 'ur @pink', younan: 'ur @blue', besime: 'ur' },
      {},
      { hands: { pink: ['AC01#1'], blue: ['AC02#1', 'AC03#1'] } },
    );
    t.pink.isRefused('cards/besime', 'SAM-14.03');
    t.pink.answers('turn.act', 'cards/younan');
    t.blue.isAsked('trade.answer').offeringExactly('AC02#1', 'AC03#1', 'no');
    expect(t.table.machine.about()).toEqual({ by: 1, card: 'AC01#1' });
    t.blue.answers('trade.answer', 'AC03#1');
    expect(t.board.hand.slice(0, 2)).toEqual([['AC02#1', 'AC01#1'], ['AC03#1']]);
    t.pink.answers('turn.act', 'cards/younan');
    t.blue.answers('trade.answer', 'no');
    expect(t.board.free).toBe(4);
    // With hidden hands only who is asked is shown the card.
    const hidden = turn(
      { dinah: 'ur @pink', younan: 'ur @blue' },
      {},
      { hands: { pink: ['AC01#1'], blue: ['AC02#1'] }, options: { hands: 'hidden' } },
    );
    hidden.pink.answers('turn.act', 'cards/younan');
    expect([hidden.table.machine.about(), hidden.table.machine.aside(0)]).toEqual([{ by: 1 }, 'AC01#1']);
    // A Good of another's Personal Advisor.
    const c = turn({ dinah: 'ur Go1 @pink', younan: 'ur purple Te1' });
    c.pink.answers('turn.act', 'trade/younan');
    c.purple.answers('consent', 'no');
    expect([goods(c.board, 'dinah'), c.board.free]).toEqual(['Go1', 5]);
    c.pink.answers('turn.act', 'trade/younan');
    c.purple.answers('consent', 'yes');
    expect([goods(c.board, 'dinah'), c.board.free]).toEqual(['Te1', 4]);
  });

  test('SAM-14.11 whoever is asked again and again can say no to one player, or yes to all, once and for all', () => {
    const people = { dinah: 'ur Go2 @pink', younan: 'ur purple Te2 @purple' };
    const t = turn(people, {}, { hands: { pink: ['AC01#1'], blue: [], purple: ['AC02#1'] } });
    t.pink.answers('turn.act', 'trade/younan');
    t.table.order({ seat: 2, kind: 'consent', key: 'no', when: { by: 1 } });
    t.table.order({ seat: 2, kind: 'trade.answer', key: 'no', when: { by: 1 } });
    for (const offer of ['trade/younan', 'cards/younan', 'trade/younan', 'cards/younan'])
      t.pink.answers('turn.act', offer).isAsked('turn.act');
    expect([goods(t.board, 'dinah'), t.board.free]).toEqual(['Go2', 5]);
    t.table.dropOrders(2);
    t.table.order({ seat: 2, kind: 'consent', key: 'yes' });
    t.pink.answers('turn.act', 'trade/younan', 'trade/younan').answers('trade', 'gold/textiles');
    expect([goods(t.board, 'dinah'), t.board.free]).toEqual(['Te2', 3]);
  });

  test('SAM-14.05 SAM-14.06 SAM-14.07 SAM-A.40 at a Market one for one of the Area, in Damascus any for any other', () => {
    const t = turn({ dinah: 'susa Go2 Te1 @pink' });
    t.pink.answers('turn.act', 'market');
    expect(offered(t.pink)).toBe('gold/copper textiles/copper');
    const d = turn({ dinah: 'damascus Go2 @pink' });
    d.pink.answers('turn.act', 'market');
    expect(offered(d.pink)).toBe('gold/copper gold/iron gold/lapis gold/textiles');
    turn({ dinah: 'ur Go2 Ir1 @pink' }).pink.isRefused('market', 'SAM-14.05');
    turn({ dinah: 'susa Go2 Te1 @pink' }, {}, { event: 'EV20' }).pink.isRefused('market', 'SAM-4.17');
    expect(turn({ ithobaal: 'ur Go2 @pink' }).pink.isAsked('turn.act').options).toContain('market');
  });

  test('SAM-14.08 SAM-24.07 SAM-24.09 Karu on a Route joins the Markets of both Areas', () => {
    const t = turn({ dinah: 'ashur Co1 @pink' }, { 'nineveh-tushpa': 'KR', nineveh: 'M1' });
    t.pink.answers('turn.act', 'market');
    expect(offered(t.pink)).toBe('copper/iron copper/textiles');
  });

  test('SAM-14.09 with the Queen any number of her Goods in one free action', () => {
    const t = turn({ dinah: 'kalhu @pink', 'sammu-ramat': 'kalhu Go2 Ir1' });
    t.pink.answers('turn.act', 'provision').answers('provision', 'gold', 'iron', 'done');
    expect([goods(t.board, 'dinah'), goods(t.board, 'sammu-ramat'), t.board.free]).toEqual(['Ir1 Go1', 'Go1', 4]);
    const all = turn({ dinah: 'kalhu @pink', 'sammu-ramat': 'kalhu Go2 Ir1' });
    all.pink.answers('turn.act', 'provision').answers('provision', 'all');
    expect(goods(all.board, 'dinah')).toBe('Ir1 Go2');
    turn({ dinah: 'ashur Te1 @pink', 'sammu-ramat': 'kalhu Go2' }, {}, { hands: { pink: ['GC01#1'] } }).pink.isRefused(
      'provision',
      'SAM-14.09',
    );
  });
});
