import { describe, expect, test } from 'vitest';
import type { Board } from '../support.ts';
import { bagOf, court, goods, lies, offered, whereIs } from '../support.ts';

const P = ['blue', 'pink', 'purple'] as const;
type More = Partial<Board<(typeof P)[number]>>;

/** Pink's turn with somebody. */
const turn = (people: { [name: string]: string }, map: { [place: string]: string } = {}, more: More = {}) =>
  court({ players: P, at: { turn: 'pink' }, event: 'EV05', people, map, ...more });
const at = (t: { board: Parameters<typeof lies>[0] }, ...places: string[]) =>
  places.map((place) => lies(t.board, place)).join('|');

describe('SAM-9 Special Actions', () => {
  test('SAM-9.01 SAM-9.02 SAM-9.03 each use costs an action and its price: Goods of the Character, cards of the player', () => {
    const t = turn({ amunet: 'men-nefer Go4 @pink' }, {}, { hands: { pink: ['AC01#1', 'AC02#1'], blue: ['AC03#1'] } });
    t.pink.answers('turn.act', 'special/preach').answers('special.discard', 'AC02#1');
    expect(at(t, 'men-nefer')).toBe('D2');
    expect(goods(t.board, 'amunet')).toBe('Go2');
    expect(t.board.actions).toBe(2);
    t.pink.answers('turn.act', 'special/preach');
    expect(at(t, 'men-nefer')).toBe('D4');
    t.pink.isRefused('special/preach', 'SAM-9.04');
    expect(t.board.ashurDiscard).toEqual(['AC02#1', 'AC01#1']);
  });

  test('SAM-9.04 what cannot be paid in full cannot be used', () => {
    turn({ amunet: 'men-nefer Go1 @pink' }, {}, { hands: { pink: ['AC01#1'] } }).pink.isRefused(
      'special/preach',
      'SAM-9.04',
      'no.special.goods-cost',
    );
    turn({ amunet: 'men-nefer Go3 @pink' }).pink.isRefused('special/preach', 'SAM-9.04', 'no.special.cards');
    turn({ amunet: 'men-nefer pink Go1 @pink' }).pink.isRefused('special/preach', 'SAM-9.04');
  });

  test('SAM-9.05 SAM-9.06 SAM-27.07 SAM-E.16 Persistent Abilities work unasked on both sides, Special Actions differ', () => {
    const drawn = (people: { [name: string]: string }) =>
      court({ players: P, at: { marker: 'assassination' }, people });
    expect(drawn({ dinah: 'kalhu' }).board.assassinations).toBe(0);
    expect(drawn({ dinah: 'kalhu blue' }).board.assassinations).toBe(0);
    expect(drawn({ dinah: 'nineveh' }).board.assassinations).toBe(1);
    turn({ besime: 'kalhu pink Te2 @pink' }).pink.isAsked('turn.act').offering('special/levy');
    turn({ besime: 'kalhu Te2 @pink' }).pink.isRefused('special/levy');
  });

  test('SAM-9.07 SAM-17.02 SAM-27.03 abilities never count for a Gate', () => {
    const t = court({
      players: P,
      at: { checks: true },
      event: 'EV05',
      map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', ecbatana: 'D1', medes: 'S1' },
      people: { dinah: 'ecbatana', younan: 'ecbatana' },
    });
    expect(t.board.gate[3]).toBe(false);
  });

  test('SAM-9.08 SAM-9.15 a strike removes one Enemy one Step away, heeds no Plague and moves nobody', () => {
    const t = turn({ dinah: 'kalhu pink Te2 @pink' }, { kalhu: 'M2', nineveh: 'E2 PL', tushpa: 'E1' });
    t.pink.answers('turn.act', 'special/strike');
    expect(at(t, 'kalhu', 'nineveh', 'tushpa')).toBe('M2|E1 PL|E1');
    expect(goods(t.board, 'dinah')).toBe('Te1');
    turn({ dinah: 'kalhu pink Te2 @pink' }, { tushpa: 'E1' }).pink.isRefused('special/strike', 'SAM-9.15');
  });

  test('SAM-9.09 SAM-9.10 SAM-2.14 SAM-A.37 the Queen orders two Armies anywhere, mixed too, one or two Steps; no token twice', () => {
    const t = turn({ 'sammu-ramat': 'kalhu @pink' }, { jerusalem: 'M2 D1', ur: 'D1' });
    t.pink.answers('turn.act', 'special/armies').answers('army.from', 'jerusalem');
    t.pink.isRefused('step/tyre', 'SAM-2.14').isRefused('stop', 'SAM-9.10');
    t.pink.answers('army', 'take/military', 'take/diviners', 'step/tyre', 'stop');
    expect(at(t, 'jerusalem', 'tyre')).toBe('M1|M1 D1');
    // The second may start where the first stands, but not with its tokens.
    t.pink.isAsked('army.from').offeringExactly('jerusalem', 'ur', 'done');
    t.pink.answers('army.from', 'jerusalem').answers('army', 'take/military', 'step/tyre', 'step/byblos');
    expect(at(t, 'jerusalem', 'tyre', 'byblos')).toBe('|M1 D1|M1');
    expect(whereIs(t.board, 'sammu-ramat')).toBe('kalhu');
    expect(t.board.actions).toBe(1);
  });

  test('SAM-9.11 SAM-9.12 SAM-10.20 SAM-11.12 an Army picks up nothing on its way, shuns Plague, ends among Enemies, without help', () => {
    const t = turn(
      { 'sammu-ramat': 'kalhu @pink', besime: 'jerusalem sword' },
      { jerusalem: 'M3 D1', tyre: 'E2', ashur: 'M1 PL', ur: 'M1' },
    );
    t.pink
      .answers('turn.act', 'special/armies')
      .answers('army.from', 'jerusalem')
      .answers('army', 'take/military', 'take/diviners');
    t.pink.isRefused('step/tyre', 'SAM-11.12').isRefused('step/ashur', 'SAM-10.20');
    t.pink.answers('army', 'drop/diviners', 'take/military', 'step/tyre');
    expect(at(t, 'jerusalem', 'tyre')).toBe('M1 D1|');
    expect(t.board.enemySupply).toBe(30);
    t.pink.isAsked('army.from').notOffering('ashur');
    const u = turn({ 'sammu-ramat': 'kalhu @pink' }, { jerusalem: 'M1', tyre: 'M1 D1' });
    u.pink
      .answers('turn.act', 'special/armies')
      .answers('army.from', 'jerusalem')
      .answers('army', 'take/military', 'step/tyre');
    u.pink.isRefused('take/military', 'SAM-9.11');
  });

  test('SAM-11.10 SAM-E.18 the Queen plays a card for nothing and sends an Army to attack', () => {
    const t = turn({ 'sammu-ramat': 'kalhu @pink' }, { damascus: 'M2', tyre: 'E2' }, { hands: { pink: ['BC03#1'] } });
    t.pink.answers('turn.act', 'special/decree');
    expect(at(t, 'kalhu')).toBe('D2');
    expect(bagOf(t.board)).toBe('');
    t.pink.answers('turn.act', 'special/armies').answers('army.from', 'kalhu');
    t.pink.answers('army', 'take/diviners', 'step/ashur', 'step/jerusalem');
    t.pink.answers('army.from', 'damascus').answers('army', 'take/military', 'take/military', 'step/tyre');
    expect(at(t, 'kalhu', 'jerusalem', 'damascus', 'tyre')).toBe('D1|D1||');
    expect(whereIs(t.board, 'sammu-ramat')).toBe('kalhu');
  });

  test('SAM-E.25 Blue: Mobile Engineering Unit without cost, then two Armies', () => {
    const t = turn({ 'sammu-ramat': 'kalhu @pink' }, { kalhu: 'M1' }, { hands: { pink: ['AC01#1'] } });
    t.pink.answers('turn.act', 'special/decree');
    expect(at(t, 'kalhu')).toBe('M4');
    t.pink.answers('turn.act', 'special/armies');
    t.pink.answers('army', 'take/military', 'take/military', 'step/nineveh', 'stop');
    t.pink.answers('army.from', 'kalhu').answers('army', 'take/military', 'take/military', 'step/ashur', 'step/opis');
    expect(at(t, 'kalhu', 'nineveh', 'opis')).toBe('|M2|M2');
  });

  test('SAM-9.13 a Special Action that is a Move has Mules and Carry; Siranoush takes three Steps and four tokens', () => {
    const t = turn({ wardiya: 'kalhu pink mule @pink' }, { kalhu: 'M3' });
    t.pink.answers('turn.act', 'special/ride').answers('move', 'take/military', 'take/military');
    t.pink.isRefused('take/military', 'SAM-10.10');
    t.pink.answers('move', 'step/ashur', 'step/opis', 'step/babylon');
    expect(whereIs(t.board, 'wardiya')).toBe('babylon');
    expect(at(t, 'babylon', 'kalhu')).toBe('M2|M1');
    const s = turn({ siranoush: 'tushpa pink @pink' }, { tushpa: 'M5' });
    s.pink
      .answers('turn.act', 'special/ride')
      .answers('move', 'take/military', 'take/military', 'take/military', 'take/military');
    s.pink.isRefused('take/military', 'SAM-10.10');
    s.pink.answers('move', 'step/bastam', 'step/godin-tepe', 'step/susa');
    expect(at(s, 'susa')).toBe('M4');
    // Her +1 works in an ordinary Move too.
    const two = turn({ siranoush: 'tushpa @pink' });
    two.pink.answers('turn.act', 'move').answers('move', 'step/bastam', 'step/godin-tepe');
    expect(whereIs(two.board, 'siranoush')).toBe('godin-tepe');
  });

  test('SAM-9.14 SAM-A.41 moving another keeps to its limits and asks its player', () => {
    const t = turn(
      { siranoush: 'tushpa @pink', dinah: 'tushpa blue', younan: 'tushpa' },
      { tushpa: 'M1', nineveh: 'PL' },
    );
    t.pink.answers('turn.act', 'special/escort').answers('escort', 'dinah');
    t.blue.answers('consent', 'no');
    t.pink.isAsked('escort').offeringExactly('younan', 'nobody');
    t.pink.answers('escort', 'younan');
    t.pink.isAsked('move').offering('step/nineveh', 'take/military');
    t.pink.answers('move', 'take/military', 'step/nineveh', 'stop');
    expect(whereIs(t.board, 'younan')).toBe('nineveh');
    expect(at(t, 'nineveh')).toBe('M1 PL');
    const yes = turn({ siranoush: 'tushpa @pink', dinah: 'tushpa blue' }, { nineveh: 'PL' });
    yes.pink.answers('turn.act', 'special/escort').answers('escort', 'dinah');
    yes.blue.answers('consent', 'yes');
    yes.pink.isRefused('step/nineveh', 'SAM-10.09');
  });

  test('every other Special Action does what its card says', () => {
    const calm = turn({ wardiya: 'tushpa Te1 @pink' }, { tushpa: 'PU', bastam: 'PU' }, { hands: { pink: ['AC01#1'] } });
    calm.pink.answers('turn.act', 'special/calm');
    expect(at(calm, 'tushpa', 'bastam')).toBe('|');
    const heal = turn({ younan: 'kalhu pink Te3 @pink' }, {}, { assassinations: 2 });
    heal.pink.answers('turn.act', 'special/heal', 'special/guard');
    expect(at(heal, 'assyria')).toBe('H2');
    expect(heal.board.assassinations).toBe(1);
    const hire = turn({ deioces: 'ecbatana pink La3 @pink' });
    hire.pink.answers('turn.act', 'special/levy');
    expect(at(hire, 'ecbatana')).toBe('M3');
    const gather = turn({ lilith: 'opis La1 @pink' }, {}, { hands: { pink: ['AC01#1'] } });
    gather.pink.answers('turn.act', 'special/gather');
    expect(at(gather, 'babylonia')).toBe('S1 H1');
    const twice = turn({ lilith: 'opis pink La3 @pink' });
    twice.pink.answers('turn.act', 'special/heal', 'special/heal-twice');
    expect(at(twice, 'babylonia')).toBe('H3');
    const mission = turn({ marsyas: 'gordium pink Ir2 @pink' }, { elmali: 'E1' });
    mission.pink.answers('turn.act', 'special/mission');
    mission.pink.isAsked('mission').offeringExactly('ancyra', 'sardes');
    mission.pink.answers('mission', 'ancyra');
    expect(at(mission, 'gordium', 'ancyra')).toBe('D1|D1');
    const cure = turn(
      { apollonios: 'salamis pink @pink', 'sammu-ramat': 'salamis' },
      { salamis: 'PL', kition: 'PL' },
      { assassinations: 1, map: { salamis: 'PL', kition: 'PL' } },
    );
    cure.pink.answers('turn.act', 'special/cure', 'special/guard');
    expect(at(cure, 'salamis', 'kition')).toBe('|');
    expect(cure.board.assassinations).toBe(0);
    const seed = turn({ amenirdis: 'napata Go1 @pink' }, {}, { hands: { pink: ['AC01#1'] } });
    seed.pink.answers('turn.act', 'special/seed-religion');
    expect([bagOf(seed.board), lies(seed.board, 'napata')]).toEqual(['religion', 'D1']);
    const use = turn({ amenirdis: 'napata pink Go3 @pink' }, {}, { assassinations: 1 });
    use.pink.answers('turn.act', 'special/use-religion');
    use.blue.answers('green.use', 'confirm:relieve');
    expect(use.board.assassinations).toBe(0);
    expect(use.board.supply[6]).toBe(6);
    const merchant = turn({ ithobaal: 'jerusalem @pink' });
    merchant.pink
      .answers('turn.act', 'special/exchange')
      .answers('goods.any', 'gold')
      .answers('exchange', 'gold/iron', 'done');
    expect(goods(merchant.board, 'ithobaal')).toBe('Ir1');
    const local = turn({ ithobaal: 'jerusalem pink @pink' });
    local.pink.answers('turn.act', 'special/local-goods');
    expect(goods(local.board, 'ithobaal')).toBe('Te2');
    const market = turn({ ithobaal: 'damascus pink @pink' });
    market.pink.answers('turn.act', 'special/local-goods').answers('goods.any', 'gold', 'lapis');
    expect(goods(market.board, 'ithobaal')).toBe('Go1 La1');
    turn({ ithobaal: 'sardes pink @pink' }).pink.isRefused('special/local-goods', 'SAM-9.04');
  });

  test('Katuzili looks at two Events, the pile among them; his Personal side at three and swaps, Religion with its card', () => {
    const t = turn(
      { katuzili: 'susa @pink' },
      {},
      { row: ['-', '-', 'EV17', 'EV23', 'EV29'], chance: { 'event.draw': ['EV01'] } },
    );
    t.pink.answers('turn.act', 'special/peek').answers('peek', 'row/4', 'pile');
    expect(t.purple.sees().eventRow[3]).toEqual(['EV23']);
    expect(t.purple.sees().eventRow[2]).toEqual(['?event']);
    expect(t.blue.sees().eventTop).toEqual(['EV01']);
    t.chanceWeighed('event.draw', t.board.eventPile.concat(t.board.eventTop));
    const s = turn(
      { katuzili: 'susa pink @pink' },
      {},
      { row: ['-', '-', 'EV17', 'EV23', 'EV29'], religionEvent: [5], options: { hands: 'hidden' } },
    );
    s.pink.answers('turn.act', 'special/peek').answers('peek', 'row/3', 'row/5', 'done').answers('peek.swap', '3-5');
    expect(s.board.eventRow.slice(2, 5)).toEqual([['EV29'], ['EV23'], ['EV17']]);
    expect(s.board.religionEvent.slice(2, 5)).toEqual([1, 0, 0]);
    expect(s.blue.sees().eventRow[2]).toEqual(['?event']);
    expect(s.pink.sees().eventRow[2]).toEqual(['EV29']);
  });

  test('offers of the Queen’s Solo side: one Army, one card without cost a Month, three tokens', () => {
    const t = court({
      players: ['me'],
      at: { turn: 'me' },
      event: 'EV05',
      people: { 'sammu-ramat': 'kalhu @me' },
      map: { kalhu: 'M4' },
      hands: { me: ['GC01#1', 'GC02#1'] },
    });
    t.me.answers('turn.act', 'special/decree').answers('free.card', 'GC01#1');
    t.me.isRefused('special/decree', 'SAM-9.02');
    t.me.answers('turn.act', 'move').answers('move', 'take/military', 'take/military', 'take/military');
    t.me.isRefused('take/military', 'SAM-10.10');
    const one = court({
      players: ['me'],
      at: { turn: 'me' },
      event: 'EV05',
      people: { 'sammu-ramat': 'kalhu @me' },
      map: { kalhu: 'M4' },
    });
    one.me.answers('turn.act', 'special/armies').answers('army', 'take/military', 'step/ashur', 'stop');
    one.me.isAsked('turn.act');
    expect(offered(one.me, 'special/')).toBe('armies');
  });
});
