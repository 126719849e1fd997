import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../content/events.ts';
import type { Board } from '../support.ts';
import { court, goods, lies, offered, techs, whereIs } from '../support.ts';

const P = ['blue', 'pink', 'purple'] as const;
type More = Partial<Board<(typeof P)[number]>>;
const at = (t: { board: Parameters<typeof lies>[0] }, ...places: string[]) =>
  places.map((place) => lies(t.board, place)).join('|');

/** An Event of Month 3; Pink leads. Baileet stands somewhere on side B. */
const month = (card: string, where: string, map: { [place: string]: string }, more: More = {}) =>
  court({
    players: P,
    at: 'event',
    month: 1,
    lead: 'pink',
    row: [card],
    people: where === '' ? {} : { baileet: where },
    having: { baileetSide: 'B' },
    map: { kalhu: 'M3', assyria: 'S1 H1 G', ...map },
    ...more,
  });
/** Her Challenge in a Month. */
const jump = (card: string, map: { [place: string]: string }, more: More = {}) =>
  court({
    players: P,
    at: 'effect',
    challenge: 'D1',
    month: 2,
    lead: 'pink',
    people: { baileet: 'men-nefer' },
    having: { baileetSide: 'A' },
    chance: { 'event.draw': [card] },
    map: { kalhu: 'M3', assyria: 'S1 H1 G', ...map },
    ...more,
  });

describe('SAM-25 Oracle Baileet', () => {
  test('SAM-25.01 nobody Consults, trades with or moves her', () => {
    const t = court({ players: P, at: 'consult', map: { kalhu: 'M1' }, people: { baileet: 'kalhu' } });
    t.blue.isAsked('consult').notOffering('baileet');
    const u = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      people: { siranoush: 'tushpa Ir1 @pink', baileet: 'tushpa' },
    });
    u.pink.isAsked('turn.act').notOffering('trade/baileet', 'special/escort');
  });

  test('SAM-25.03 SAM-A.59 SAM-25.05 she turns a Diviner into two Enemies, who fight without comparing', () => {
    const t = jump('EV49', { 'men-nefer': 'D1 M3' });
    expect(at(t, 'men-nefer')).toBe('M1');
    const lost = jump('EV49', { 'men-nefer': 'D2 M1', egypt: 'S2 G' });
    expect(at(lost, 'men-nefer', 'egypt')).toBe('E1|');
    const none = jump('EV49', { 'men-nefer': 'M1' });
    expect([at(none, 'men-nefer'), none.board.enemySupply]).toEqual(['M1', 30]);
  });

  test('SAM-25.04 SAM-25.14 SAM-25.15 side A jumps where an unused Event shows and converts anywhere there, as players choose', () => {
    const t = jump('EV42', { jerusalem: 'D1', byblos: 'D1' });
    expect(whereIs(t.board, 'baileet')).toBe('jerusalem');
    expect(offered(t.pink)).toBe('byblos jerusalem');
    t.pink.answers('baileet.diviner', 'confirm:byblos');
    expect(at(t, 'jerusalem', 'byblos')).toBe('D1|E2');
    // The card shows its Area and nothing more: no Raid, and it is neither this nor last Month's Event.
    expect(t.board.flipped).toContain('EV42');
    expect([t.board.event, t.board.previousEvent]).toEqual(['', '']);
    const pile = EVENTS.slice(0, 60)
      .map(({ id }) => id)
      .filter((id) => !t.board.eventRow.flat().includes(id));
    t.chanceWeighed('event.draw', pile);
  });

  test('SAM-25.07 the cards revealed come from the pile, not from the row', () => {
    const t = jump('EV42', {}, { row: ['-', '-', 'EV17'] });
    expect(t.board.eventRow[2]).toEqual(['EV17']);
  });

  test('SAM-25.08 Katuzili’s look at the pile shows which card comes next', () => {
    const t = jump('EV42', { jerusalem: 'D1' }, { having: { baileetSide: 'A' } });
    expect(t.board.eventTop).toEqual([]);
    const u = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      people: { katuzili: 'susa @pink' },
      chance: { 'event.draw': ['EV42'] },
      row: ['-', '-', 'EV17'],
    });
    u.pink.answers('turn.act', 'special/peek').answers('peek', 'pile', 'done');
    expect(u.board.eventTop).toEqual(['EV42']);
  });

  test('SAM-25.09 SAM-25.16 killed she is away, her effects are skipped, and an Event brings her back', () => {
    const t = jump('EV42', { jerusalem: 'D1' }, { people: { baileet: 'dead' } });
    expect([at(t, 'jerusalem'), t.board.flipped.length]).toEqual(['D1', 0]);
    const back = month('EV61', '', { tyre: 'D1' }, { people: { baileet: 'dead' } });
    expect([whereIs(back.board, 'baileet'), at(back, 'tyre', 'byblos')]).toEqual(['jerusalem', 'E2|E1']);
  });

  test('SAM-25.10 SAM-25.12 in play she moves to the new Area, Enemies come, and she does only what the Event says', () => {
    const t = month('EV62', 'tyre', { opis: 'D1', ur: 'M1' });
    expect(whereIs(t.board, 'baileet')).toBe('babylon');
    // One Enemy for Ur is blocked by its Military; the Diviner of Opis is converted.
    expect(at(t, 'opis', 'ur')).toBe('E2|M1');
    expect(t.board.baileetMoved).toBe(1);
  });

  test('SAM-25.13 SAM-A.81 side B stays with a Diviner, or steps towards the nearest and converts there', () => {
    expect(at(month('EV17', 'tyre', { tyre: 'D2' }), 'tyre')).toBe('E2');
    const step = month('EV17', 'tyre', { jerusalem: 'D1' });
    expect([whereIs(step.board, 'baileet'), at(step, 'jerusalem')]).toEqual(['jerusalem', 'E2']);
    const far = month('EV17', 'heliopolis', { jerusalem: 'D1' });
    expect([whereIs(far.board, 'baileet'), at(far, 'jerusalem')]).toEqual(['tyre', 'D1']);
    // Ties: fewer Steps to Kalhu, then the players.
    const tie = month('EV17', 'tyre', { byblos: 'D1', jerusalem: 'D1' });
    expect(whereIs(tie.board, 'baileet')).toBe('jerusalem');
    const joint = month('EV17', 'kalhu', { nineveh: 'D1', ashur: 'D1' });
    expect(offered(joint.pink)).toBe('ashur nineveh');
    joint.pink.answers('baileet.step', 'confirm:ashur');
    expect(whereIs(joint.board, 'baileet')).toBe('ashur');
    // Nothing blocks her.
    expect(whereIs(month('EV17', 'heliopolis', { jerusalem: 'D1', tyre: 'E3 PL' }).board, 'baileet')).toBe('tyre');
    expect(whereIs(month('EV17', 'heliopolis', {}).board, 'baileet')).toBe('heliopolis');
  });

  test('SAM-25.17 with one Enemy left she makes one, with none nothing', () => {
    expect(at(month('EV17', 'tyre', { tyre: 'D2' }, { left: { enemies: 1 } }), 'tyre')).toBe('E1');
    expect(at(month('EV17', 'tyre', { tyre: 'D2' }, { left: { enemies: 0 } }), 'tyre')).toBe('D2');
  });

  test('SAM-25.18 in her Challenge a Baileet Event is laid aside and the next card replaces it', () => {
    const t = jump(
      'EV61',
      { jerusalem: 'D1', tushpa: 'D1' },
      { mixed: ['EV61'], chance: { 'event.draw': ['EV61', 'EV13'] } },
    );
    expect([whereIs(t.board, 'baileet'), t.board.underPile, at(t, 'jerusalem', 'tushpa')]).toEqual([
      'tushpa',
      ['EV61'],
      'D1|E2',
    ]);
  });

  test('SAM-24.16 Religion in the Capital cancels one conversion in that Area; she still moves there', () => {
    const t = month('EV17', 'tyre', { jerusalem: 'D1', canaan: 'RC' });
    expect([whereIs(t.board, 'baileet'), at(t, 'jerusalem'), t.board.religionCapital[6]]).toEqual([
      'jerusalem',
      'D1',
      0,
    ]);
  });

  test('SAM-A.58 she dies to one Military left of an Attack, or that stands with her; Swords do not kill her', () => {
    const turn = (map: { [place: string]: string }, people: { [name: string]: string }) =>
      court({ players: P, at: { turn: 'pink' }, event: 'EV05', map, people });
    const attack = turn({ kalhu: 'M3', nineveh: 'E1' }, { besime: 'kalhu @pink', baileet: 'nineveh' });
    attack.pink.answers('turn.act', 'attack').answers('attack.army', '3/stay');
    expect([whereIs(attack.board, 'baileet'), at(attack, 'nineveh')]).toEqual(['dead', 'M1']);
    const alone = turn({ kalhu: 'M1' }, { besime: 'kalhu @pink', baileet: 'nineveh' });
    alone.pink.answers('turn.act', 'attack').answers('attack.army', '1/stay');
    expect([whereIs(alone.board, 'baileet'), at(alone, 'nineveh')]).toEqual(['dead', '']);
    const there = turn({ nineveh: 'M2' }, { besime: 'kalhu @pink', baileet: 'nineveh' });
    there.pink.answers('turn.act', 'attack');
    expect([whereIs(there.board, 'baileet'), at(there, 'nineveh')]).toEqual(['dead', 'M1']);
    const none = turn(
      { kalhu: 'M1', nineveh: 'E1' },
      { besime: 'kalhu sword @pink', baileet: 'nineveh', dinah: 'kalhu' },
    );
    none.pink.answers('turn.act', 'attack').answers('attack.army', '1/stay');
    expect(whereIs(none.board, 'baileet')).toBe('nineveh');
    const queen = turn({ nineveh: 'M1' }, { 'sammu-ramat': 'kalhu @pink', baileet: 'nineveh' });
    queen.pink.answers('turn.act', 'special/armies').answers('army', 'take/military', 'oracle');
    expect(whereIs(queen.board, 'baileet')).toBe('dead');
  });
});

describe('SAM-26 Technologies', () => {
  const turn = (people: { [name: string]: string }, map: { [place: string]: string } = {}, more: More = {}) =>
    court({ players: P, at: { turn: 'pink' }, event: 'EV05', people, map, ...more });

  test('SAM-26.01 SAM-2.16 SAM-2.17 a Shield is one Defense against being attacked', () => {
    const attacked = (words: string) =>
      court({
        players: P,
        at: 'enemies',
        challenge: 'A3',
        month: 4,
        event: 'EV05',
        map: { kalhu: 'M4 D1', assyria: 'S1 H1 G', tushpa: 'E2', ancyra: 'M2', nineveh: 'M1' },
        people: { besime: words },
      });
    expect(at(attacked('nineveh shield'), 'nineveh')).toBe('M1');
    expect(at(attacked('nineveh'), 'nineveh')).toBe('E1');
  });

  test('SAM-26.08 SAM-26.09 SAM-26.10 SAM-26.11 the Sun: one more action with a Public Advisor there, Consulted or not', () => {
    const t = turn(
      { besime: 'kalhu pink sun @pink', younan: 'kalhu Te2 @blue', dinah: 'kalhu blue', lilith: 'ur' },
      {},
      { hands: { pink: ['AC01#1', 'GC01#1'] } },
    );
    t.pink.isAsked('turn.act').offering('sun/younan').notOffering('sun/lilith');
    t.pink.isRefused('sun/dinah', 'SAM-A.42').isRefused('sun/sammu-ramat', 'SAM-A.42');
    t.pink.answers('turn.act', 'sun/younan').answers('turn.act', 'special/heal').answers('special.discard', 'AC01#1');
    expect([lies(t.board, 'assyria'), goods(t.board, 'younan'), t.board.actions, t.board.disk[4]]).toEqual([
      'H2',
      '',
      2,
      0,
    ]);
    t.pink.isRefused('sun/younan', 'SAM-26.08');
    // A free action with the Advisor is the Sun's action.
    const free = turn({ besime: 'ashur pink sun @pink', younan: 'ashur Go2' });
    free.pink.answers('turn.act', 'sun/younan', 'market');
    expect([goods(free.board, 'younan'), free.board.free, free.board.actor]).toEqual(['Te1 Go1', 5, 1]);
  });

  test('SAM-A.42 with no Public Advisor there the Sun does nothing', () => {
    turn({ besime: 'kalhu pink sun @pink', dinah: 'ur' }).pink.isAsked('turn.act').notOffering('sun/dinah');
  });

  test('SAM-26.12 SAM-A.43 an Amphora changes a token of its Area into another kind at the Character', () => {
    const t = turn({ besime: 'opis amphora @pink' }, { babylon: 'M1 D1', babylonia: 'S1' });
    t.pink.answers('turn.act', 'amphora');
    t.pink
      .isAsked('amphora')
      .offering('military/babylon>diviners', 'supplies>military')
      .notOffering('medicine>military', 'supplies>supplies');
    t.pink.answers('amphora', 'diviners/babylon>medicine');
    expect(at(t, 'babylon', 'babylonia')).toBe('M1|S1 H1');
    t.pink.answers('turn.act', 'amphora').answers('amphora', 'supplies>military');
    expect(at(t, 'opis', 'babylonia')).toBe('M1|H1');
    turn({ besime: 'damascus amphora Te1 @pink' }, { damascus: 'M1' }).pink.isRefused('amphora', 'SAM-A.43');
    // Enemies in Babylon: no Supplies and no Medicine, so that only a Diviner is left to make.
    const held = turn({ besime: 'opis amphora @pink' }, { babylon: 'E1', opis: 'M1' });
    held.pink.answers('turn.act', 'amphora');
    expect(at(held, 'opis')).toBe('D1');
  });

  test('SAM-A.68 the card of a gained Wheel comes for a Technology card too, unless the table reads it as printed', () => {
    const gained = (options: { [name: string]: string }) => {
      const t = turn({ besime: 'kalhu Ir1 Te1 Go1 @pink' }, {}, { hands: { pink: ['TC08#1'] }, options });
      t.pink.answers('turn.act', 'card/TC08#1');
      return t;
    };
    const t = gained({});
    t.pink.answers('wheel', 'yes');
    expect([t.board.hand[1]?.length, techs(t.board, 'besime')]).toEqual([1, 'wheel']);
    gained({ wheel: 'picked-up' }).pink.isAsked('turn.act');
    const no = gained({});
    no.pink.answers('wheel', 'no');
    expect(no.board.hand[1]).toEqual([]);
  });

  test('SAM-E.27 Purple has Wardiya take the Sun, ride to Men-nefer and let Amunet act', () => {
    const t = turn(
      { wardiya: 'napata pink Te3 @pink', amunet: 'men-nefer Go3' },
      { napata: 'T:sun' },
      { hands: { pink: ['AC01#1'] } },
    );
    t.pink.answers('turn.act', 'pick-up', 'special/ride').answers('move', 'step/waset', 'step/men-nefer');
    t.pink.answers('turn.act', 'sun/amunet', 'special/preach');
    expect([lies(t.board, 'men-nefer'), goods(t.board, 'amunet')]).toEqual(['D2', 'Go1']);
    t.pink.answers('turn.act', 'market', 'trade/amunet');
    expect([goods(t.board, 'wardiya'), goods(t.board, 'amunet'), t.board.free]).toEqual(['Te1 Go2', 'Te1', 3]);
  });
});
