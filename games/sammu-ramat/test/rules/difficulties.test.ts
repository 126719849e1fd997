import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { BOX } from '../../content/things.ts';
import { carry } from '../../rules/carry.ts';
import { sammuRamat } from '../../rules/index.ts';
import { character } from '../../rules/names.ts';
import { NOBODY } from '../../rules/state.ts';
import { bagOf, court, goods, lies, offered, playOn, whereIs } from '../support.ts';

const P = ['blue', 'pink', 'purple'] as const;
const at = (t: { board: Parameters<typeof lies>[0] }, ...places: string[]) =>
  places.map((place) => lies(t.board, place)).join('|');

describe('what makes it hard', () => {
  test('two Event clocks: the Event strikes this Month’s Area, the Challenge last Month’s, the check this Month’s', () => {
    const t = court({
      players: P,
      at: 'event',
      challenge: 'A2',
      month: 3,
      event: 'EV53',
      row: ['-', 'EV53', 'EV33'],
      bag: 'unrest plague',
      chance: { 'bag.draw': ['unrest', 'plague'] },
      map: { kalhu: 'M5 D3', assyria: 'S3 H3 G', elam: 'S1 H1', egypt: 'S1 H1' },
    });
    expect(at(t, 'susa', 'men-nefer')).toBe('PU|PL');
  });

  test('the Enemy stage: one Army is finished, with all that follows, before the next', () => {
    // From Opis they kill Lilith in Babylon first; the Army of Ur then joins them without a fight.
    const t = court({
      players: P,
      at: 'enemies',
      challenge: 'A3',
      month: 4,
      event: 'EV05',
      map: {
        kalhu: 'M5 D3',
        ashur: 'M5',
        ecbatana: 'M5',
        assyria: 'S3 H3 G',
        opis: 'E1',
        ur: 'E1',
        babylonia: 'S1 H1 G',
      },
      people: { lilith: 'babylon La1', besime: 'kalhu' },
    });
    expect([at(t, 'babylon', 'opis', 'ur', 'babylonia'), whereIs(t.board, 'lilith')]).toEqual(['E2|||', 'dead']);
  });

  test('a chain from one marker: Plague, displaced unrest, lost Supplies, a flight, a death', () => {
    const t = court({
      players: P,
      at: { marker: 'plague', area: 'canaan' },
      map: { jerusalem: 'PU', salamis: 'M1', cyprus: 'S2 H1', kition: 'E1', tyre: 'E1', byblos: 'E1', ashur: 'E1' },
      people: { apollonios: 'salamis', ithobaal: 'jerusalem' },
    });
    expect([
      at(t, 'jerusalem', 'salamis', 'cyprus'),
      whereIs(t.board, 'apollonios'),
      whereIs(t.board, 'ithobaal'),
    ]).toEqual(['PL|M1 PU|H1', 'dead', 'dead']);
  });

  test('checks at every moment: in the middle of a Move three Defense end Public Unrest', () => {
    const t = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      map: { kalhu: 'M1 PU', ashur: 'M1 PU', nineveh: 'PU' },
      people: { dinah: 'nineveh mule @pink', wardiya: 'kalhu' },
    });
    t.pink.answers('turn.act', 'move').answers('move', 'step/kalhu');
    expect(at(t, 'kalhu', 'ashur', 'nineveh')).toBe('M1|M1|');
    t.pink.isAsked('move');
  });

  test('three meanings of place: the Location, the Area, the Gate whose tokens are taken away', () => {
    const t = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', jerusalem: 'M1 D1', canaan: 'S1 H1 G' },
      people: { besime: 'jerusalem @pink' },
    });
    t.pink.answers('turn.act', 'move').answers('move', 'take/military', 'take/supplies', 'step/tyre');
    expect(at(t, 'jerusalem', 'tyre', 'canaan')).toBe('D1|M1|S1 H1 G');
  });

  test('the Road is one Step for Characters and makes no Location Adjacent', () => {
    const t = court({
      players: P,
      at: 'enemies',
      challenge: 'A3',
      month: 4,
      event: 'EV05',
      map: { kalhu: 'M5 D3', assyria: 'S3 H3 G', gordium: 'E3', ancyra: 'M5', nineveh: 'M1' },
    });
    expect(at(t, 'gordium', 'nineveh')).toBe('E3|M1');
  });

  test('the life of a Character: Personal, set aside with its Gate, back with the next, dead for good', () => {
    const t = court({
      players: P,
      at: { checks: true },
      event: 'EV40',
      map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', canaan: 'S1 H1 G' },
      people: { ithobaal: 'jerusalem pink Te3 @pink' },
    });
    expect([whereIs(t.board, 'ithobaal'), goods(t.board, 'ithobaal'), t.board.owner[6]]).toEqual(['aside', 'Te3', 1]);
    const next = (ithobaal: string) =>
      court({
        players: P,
        at: { checks: true },
        event: 'EV40',
        map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', jerusalem: 'M1 D1', canaan: 'S1 H1' },
        people: { ithobaal },
      }).board;
    const back = next('aside pink Te3');
    expect([whereIs(back, 'ithobaal'), goods(back, 'ithobaal'), back.owner[6]]).toEqual(['jerusalem', 'Te3', 1]);
    const dead = next('dead');
    expect([lies(dead, 'canaan'), whereIs(dead, 'ithobaal')]).toEqual(['S1 H1 G', 'dead']);
  });

  test('cooperation without turns: proposals while the lead thinks, disks that may change, consent in between', () => {
    const t = court({
      players: P,
      at: 'taxes',
      lead: 'purple',
      map: { assyria: 'G' },
      people: { besime: 'kalhu blue' },
    });
    t.blue.answers('taxes', 'propose:textiles/besime');
    t.pink.answers('taxes', 'propose:done');
    t.purple.answers('taxes', 'confirm:textiles/besime');
    expect(goods(t.board, 'besime')).toBe('Te1');
  });

  test('limited supplies: empty tracks, bag, markers and Enemies', () => {
    const none = { left: { enemies: 0, unrest: 0, plague: 0, raid: 0, assassination: 0 } };
    const t = court({ players: P, at: 'event', month: 1, row: ['EV07'], map: { kalhu: 'M3' }, ...none });
    expect([bagOf(t.board), at(t, 'elmali')]).toEqual(['', '']);
    expect(BOX.enemies.count).toBe(30);
  });

  test('a Campaign: the whole state goes over, decks too; what belongs to a Month or a turn begins anew', () => {
    const t = court({
      players: P,
      at: 'end',
      challenge: 'A3',
      month: 6,
      lead: 'purple',
      options: { campaign: 'on' },
      event: 'EV05',
      row: ['-'],
      bag: 'raid karu',
      hands: { blue: ['AC01#1'], purple: ['AC02#1'] },
      map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', ur: 'E2', tyre: 'PU KA', sardes: 'T:mule' },
      people: { besime: 'opis blue Te2 sword', younan: 'kalhu purple', lilith: 'dead' },
    });
    expect(t.outcome?.grade?.id).toBe('band.next');
    const ended = sammuRamat.copy(t.board);
    const s = carry(sammuRamat.copy(ended), { ...ended.table, seats: 2 });
    const changed = Object.keys(s).filter((member) => !isDeepStrictEqual(s[member as never], ended[member as never]));
    expect(changed.toSorted()).toEqual(
      'challenge chapter ended hand lead month months moved owner passed played score stage table'.split(' '),
    );
    // Purple has left: Younan is Public, the cards are there for the others; Month 1 comes with the new number of players.
    expect([s.owner[character('younan')], s.hand, s.played]).toEqual([NOBODY, [['AC01#1'], []], ['AC02#1']]);
    expect([s.month, s.chapter, s.lead, s.months]).toEqual([0, 1, 1, 8]);
  });
});

describe('interactions', () => {
  test('Raid, Diplomacy and Sword: the marker for attacks stops one Army, the Sword meets the next', () => {
    const t = court({
      players: P,
      at: { marker: 'raid', area: 'canaan' },
      map: { tyre: 'E2', ashur: 'E1', jerusalem: 'M1 DI' },
      people: { besime: 'jerusalem sword' },
    });
    // Tyre's two are stopped by Diplomacy; Ashur's one falls to the Sword.
    expect(at(t, 'tyre', 'ashur', 'jerusalem')).toBe('E2||M1');
    expect(whereIs(t.board, 'besime')).toBe('jerusalem');
  });

  test('flight into a Location where Baileet stands', () => {
    const t = court({
      players: P,
      at: { marker: 'unrest', area: 'canaan' },
      map: { tyre: 'PL' },
      people: { ithobaal: 'jerusalem pink', baileet: 'ashur' },
    });
    t.pink.answers('flight', 'ashur');
    expect([whereIs(t.board, 'ithobaal'), whereIs(t.board, 'baileet')]).toEqual(['ashur', 'ashur']);
  });

  test('an Amphora that changes the last Military holding a Karu', () => {
    const t = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      map: { nineveh: 'M1', 'nineveh-tushpa': 'KR' },
      people: { besime: 'kalhu amphora @pink' },
    });
    t.pink.answers('turn.act', 'amphora').answers('amphora', 'military/nineveh>supplies');
    expect([t.board.karuRoute.some((n) => n > 0), at(t, 'assyria')]).toEqual([false, 'S1']);
  });

  test('a Vial that enters a Capital with Plague when Settlements have it too', () => {
    const t = court({
      players: P,
      at: { turn: 'pink' },
      event: 'EV05',
      map: { babylon: 'PL', opis: 'PL', ur: 'PL' },
      people: { besime: 'ashur vial mule @pink' },
    });
    t.pink.answers('turn.act', 'move').answers('move', 'step/opis');
    expect(at(t, 'opis', 'babylon', 'ur')).toBe('|PL|PL');
    t.pink.answers('move', 'step/babylon');
    expect(at(t, 'opis', 'babylon', 'ur')).toBe('||');
  });

  test('the Sun with an Advisor that another player has Consulted costs that player nothing', () => {
    const t = court({
      players: P,
      at: 'actions',
      lead: 'pink',
      event: 'EV05',
      map: { kalhu: 'M3 D3', assyria: 'S3 H3 G' },
      people: { besime: 'kalhu pink sun @pink', younan: 'kalhu Te4 @blue' },
    });
    t.pink.answers('turn.act', 'sun/younan', 'barter/buy', 'end');
    t.blue.isAsked('turn.act');
    expect([t.board.actor, t.board.actions]).toEqual([4, 3]);
  });

  test('a Gate lost in stage 2 and won back at the check of the same Month', () => {
    const t = court({
      players: P,
      at: 'enemies',
      lead: 'pink',
      challenge: 'A3',
      month: 6,
      event: 'EV05',
      map: {
        kalhu: 'M5 D3',
        assyria: 'S4 H4 G',
        'godin-tepe': 'E2',
        ecbatana: 'M1 D1',
        medes: 'S1 H1 G',
        arbela: 'M5 D1',
      },
      people: { deioces: 'ur blue La1', besime: 'arbela pink', dinah: 'arbela', younan: 'arbela purple' },
    });
    const standing = () => [at(t, 'ecbatana', 'medes'), whereIs(t.board, 'deioces'), t.board.owner[5]].join(' ');
    expect(standing()).toBe('E1| aside 0');
    // Pink's Besime drives the last Enemy out, Blue's Dinah brings a Diviner and a Supply, Purple's Younan the Medicine.
    const plan = [
      ['consult', 'dinah'],
      ['consult', 'besime'],
      ['consult', 'younan'],
      ['starter', 'confirm:1'],
      ['turn.act', 'attack'],
      ['attack.army', '2/stay'],
      ['turn.act', 'end'],
      ['turn.act', 'move'],
      ['move', 'take/medicine'],
      ['move', 'step/ecbatana'],
      ['turn.act', 'end'],
      ['turn.act', 'move'],
      ['move', 'take/diviners'],
      ['move', 'take/supplies'],
      ['move', 'step/ecbatana'],
      ['turn.act', 'end'],
    ];
    playOn(
      t,
      () => false,
      (options) => {
        const [kind, key = ''] = plan[0] ?? [];
        if (kind !== t.table.machine.kind || !options.includes(key)) return undefined;
        plan.shift();
        return key;
      },
    );
    // It was the last Month: the board stands as the checks left it.
    expect([plan, t.over]).toEqual([[], true]);
    expect(standing()).toBe('M1 D1|S1 H1 G ecbatana 0');
  });

  test('thresholds that take the Military a Gate needs just before the Gates are checked', () => {
    const t = court({
      players: P,
      at: { checks: true },
      event: 'EV40',
      lead: 'pink',
      map: { kalhu: 'M9 D3', assyria: 'S3 H3 G', ecbatana: 'M1 D1', medes: 'S1 H1 G', nineveh: 'M1' },
      people: { deioces: 'ecbatana' },
    });
    expect(offered(t.pink)).toBe('ecbatana kalhu nineveh');
    t.pink.answers('return', 'confirm:ecbatana');
    expect([t.board.gate[3], whereIs(t.board, 'deioces')]).toEqual([false, 'aside']);
    playOn(t);
  });
});
