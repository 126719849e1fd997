import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board, Player } from '../support.ts';
import { akkadTable, at } from '../support.ts';

const FOUR = ['red', 'blue', 'green', 'yellow'] as const;
type Name = (typeof FOUR)[number];

/** Red is Assur here, so that no home city adds a bone; blue Susa, green Uruk, yellow Girsu. */
const RED: Player = { home: 'assur', character: 'ur-utu', controls: ['ASS', 'LAG'], units: { LAG: { priest: 1 } } };

/** A CONVERSION without activating a city. */
const convert = (red: Player = {}, more: Partial<Board<Name>> = {}, city = -1) =>
  akkadTable({
    players: FOUR,
    at: { proc: 'convert', locals: { seat: 0, city }, active: 'red' },
    rebels: {},
    ...more,
    has: {
      ...more.has,
      red: { ...RED, ...red },
      yellow: { home: 'girsu', controls: ['GIR'], ...more.has?.['yellow'] },
    },
  });

const HIT = { 'roll.convert': ['1'] };

/** The Temple of Assur, just activated. */
const temple = (red: Player, more: Partial<Board<Name>> = {}) => {
  const locals = { seat: 0, city: spaceOf('ASS'), building: 2, at: 0, done: 0 };
  const player: Player = { ...RED, ...red, tokens: { ASS: 'divine' } };
  return akkadTable({
    players: FOUR,
    at: { proc: 'building.use', locals, active: 'red' },
    rebels: {},
    ...more,
    has: { ...more.has, red: player },
  });
};

const RICH = { grain: 9, sheep: 9, silver: 9 };

test('AKK-15.01 AKK-A.2 the Temple: TRAIN PRIEST, CONVERSION, BUILD ZIGGURAT; or the ziggurat first, where the table plays so', () => {
  const order = (options: { [name: string]: string }) => {
    const t = temple({ goods: RICH }, { options });
    const asked: string[] = [];
    for (let i = 0; i < 2; i++) {
      asked.push(t.red.isAsked('building.action').options[0] ?? '');
      t.red.answers('building.action', 'skip');
    }
    return asked;
  };
  expect(order({})).toEqual(['train', 'convert']);
  expect(order({ 'temple-order': 'ziggurat-first' })).toEqual(['ziggurat', 'train']);
});

test('AKK-15.02 TRAIN PRIEST: 1 silver and 2 sheep, one for each activation, within the army size', () => {
  const t = temple({ goods: { silver: 2, sheep: 5 }, units: {} });
  expect([at(t, 'ASS').units, t.board.goods[0]]).toEqual([['0 priest 1'], [0, 3, 1, 0]]);
  t.red.isAsked('building.action').offeringExactly('convert', 'skip');
  const full = temple({ goods: { silver: 2, sheep: 5, grain: 3 }, units: { ASS: { spearman: 2 } } });
  expect([at(full, 'ASS').units, at(full, 'ASS').ziggurat]).toEqual([['0 spearman 2'], 0]);
});

test('AKK-15.03 AKK-14.13 BUILD ZIGGURAT: 3 grain and 3 sheep, and 2 of each for Tuta-napshum', () => {
  const build = (character: 'ur-utu' | 'tuta-napshum') => {
    const t = temple({ character, goods: { grain: 3, sheep: 3 }, units: {} });
    return [at(t, 'ASS').ziggurat, t.board.goods[0], t.board.zigguratSupply[0]];
  };
  expect(build('ur-utu')).toEqual([0, [0, 0, 0, 0], 6]);
  expect(build('tuta-napshum')).toEqual([0, [1, 1, 0, 0], 6]);
});

test('AKK-15.04 one ziggurat on a space, only in cities one controls, seven in all', () => {
  const t = akkadTable({
    players: FOUR,
    at: { proc: 'ziggurat.place', locals: { seat: 0, skip: true, rule: 'AKK-3.22' } },
    rebels: {},
    has: {
      red: { ...RED, controls: ['ASS', 'LAG', 'UMM', 'T15'], ziggurats: ['LAG'] },
      blue: { home: 'girsu', controls: ['GIR'] },
    },
  });
  expect(at(t, 'LAG').control).toBe(0);
  t.red.isAsked('ziggurat.place').offeringExactly('ASS', 'UMM', 'skip');
  const seven = ['GIR', 'LAG', 'UMM', 'SHU', 'NIP', 'MRD', 'SIP'];
  // No priest can be paid for: nothing is left to do.
  const none = temple({ controls: ['ASS', ...seven], ziggurats: seven, goods: { grain: 9, sheep: 9 }, units: {} });
  expect([none.over, at(none, 'ASS').ziggurat]).toEqual([true, -1]);
});

test('AKK-15.05 AKK-15.14 AKK-15.30 a bone for each priest, and one for each own ziggurat on or next to their space', () => {
  const attempt = (red: Player, hits: string) => {
    const t = convert(red, { chance: { 'roll.convert': [hits] } });
    t.red.answers('convert.target', 'LAG>NIP');
    return at(t, 'NIP').control;
  };
  const two = { units: { LAG: { priest: 2 } } };
  expect(attempt(two, '2')).toBe(0);
  expect(() => attempt(two, '3')).toThrow('cannot answer roll.convert with 3');
  // LAG itself and UMM beside it; ASS is far away.
  const holy = { ...two, controls: ['ASS', 'LAG', 'UMM'], ziggurats: ['LAG', 'UMM', 'ASS'] };
  expect(attempt(holy, '4')).toBe(0);
  expect(() => attempt(holy, '5')).toThrow('cannot answer roll.convert with 5');
  // Somebody else's beside them is no help.
  const foreign = convert(two, {
    chance: { 'roll.convert': ['1'] },
    has: { green: { home: 'uruk', controls: ['URU', 'UMM'], units: {}, ziggurats: ['UMM'] } },
  });
  foreign.red.answers('convert.target', 'LAG>NIP');
  foreign.chanceWeighed('roll.convert', { 0: 1, 1: 2, 2: 1 });
});

test('AKK-15.26 Suen, Girsu, Nippur and Voice of the God add bones', () => {
  const attempt = (red: Player, hits: string, play = false) => {
    const t = convert({ ...red, god: 'suen' }, { chance: { 'roll.convert': [hits] } });
    t.red.answers('convert.target', 'LAG>UMM');
    if (play) t.red.answers('convert.card', 'card/voice-of-the-god#1');
    return at(t, 'UMM').control;
  };
  expect(attempt({}, '2')).toBe(0);
  expect(() => attempt({}, '3')).toThrow('cannot answer roll.convert with 3');
  expect(attempt({ cityCards: ['nippur'] }, '3')).toBe(0);
  expect(attempt({ cards: ['voice-of-the-god#1'] }, '4', true)).toBe(0);
  expect(attempt({ home: 'girsu' }, '3')).toBe(0);
});

test('AKK-15.06 AKK-15.12 a ziggurat of its owner protects the space and those around it', () => {
  const blue: Player = { controls: ['SUS', 'UMM', 'T21'], ziggurats: ['UMM'], units: {} };
  const t = convert({ units: { LAG: { priest: 1 }, NIP: { priest: 1 } } }, { has: { blue } });
  t.red.isRefused('LAG>UMM', 'AKK-15.12', 'no.convert.ziggurat', 'fix.convert.fight');
  t.red.isRefused('NIP>T21', 'AKK-15.12', 'no.convert.ziggurat');
  // Green's spaces and free ones beside it are not protected by a ziggurat of blue.
  t.red.isAsked('convert.target').offering('LAG>T15', 'NIP>T22');
});

test('AKK-15.12 AKK-A.9 ziggurats of third players, and one’s own, do not block; unless the table plays so', () => {
  const has = {
    blue: { controls: ['SUS', 'UMM'], ziggurats: ['UMM'], units: {} },
    green: { controls: ['T21'], units: {} },
  };
  const red: Player = { units: { NIP: { priest: 1 } }, controls: ['ASS', 'NIP'], ziggurats: ['NIP'] };
  const open = convert(red, { has });
  open.red.isAsked('convert.target').offering('NIP>T21', 'NIP>T15');
  const any = convert(red, { has, options: { 'ziggurat-blocks': 'any' } });
  // Whatever lies next to the own ziggurat on NIP is blocked, and that is everything.
  expect(any.over).toBe(true);
});

test('AKK-15.07 a ziggurat falls when another player, or rebels, take its space', () => {
  const yellow: Player = { controls: ['GIR', 'T15', 'SHU'], ziggurats: ['SHU'], units: { GIR: { champion: 1 } } };
  const take = (proc: string, locals: { [name: string]: string | number }) =>
    akkadTable({
      players: FOUR,
      at: { proc, locals },
      rebels: {},
      has: { red: RED, yellow: { home: 'girsu', ...yellow } },
    });
  for (const t of [
    take('control.take', { seat: 0, space: spaceOf('SHU'), rule: 'AKK-8.11' }),
    take('rebels.arrive', { space: spaceOf('SHU'), n: 1 }),
  ])
    expect([at(t, 'SHU').ziggurat, t.board.zigguratSupply[3]]).toEqual([-1, 7]);
});

test('AKK-15.08 AKK-A.47 a space of another, of rebels or of nobody; not dangerous terrain, not one’s own', () => {
  const t = convert(
    { controls: ['ASS', 'LAG', 'T15'] },
    { rebels: { NIP: 2 }, has: { blue: { controls: ['UMM'], units: {} } } },
  );
  t.red.isAsked('convert.target').offeringExactly('LAG>NIP', 'LAG>UMM', 'LAG>GIR', 'LAG>T13', 'none');
  t.red.isRefused('LAG>D4', 'AKK-15.08', 'no.convert.danger');
  t.red.isRefused('LAG>T15', 'AKK-15.08', 'no.convert.own');
});

test('AKK-15.09 AKK-15.15 the target is next to the priests, rivers notwithstanding; the Temple may be far away', () => {
  // The Tigris parts LAG and T13; the Temple is at Assur.
  const t = temple(
    { units: { LAG: { priest: 1 } } },
    { chance: HIT, has: { yellow: { home: 'girsu', controls: ['GIR'] } } },
  );
  t.red.isAsked('convert.target').offering('LAG>T13').notOffering('LAG>T14');
  t.red.answers('convert.target', 'LAG>T13');
  expect(at(t, 'T13').control).toBe(0);
});

test('AKK-15.10 AKK-15.28 AKK-A.48 AKK-A.64 priests on an activated space cannot convert, but those of the city activated for it can', () => {
  const red = { tokens: { LAG: 'divine' }, units: { LAG: { priest: 1 }, SHU: { priest: 1 } } };
  const t = convert(red);
  t.red.isRefused('LAG>UMM', 'AKK-15.10', 'no.convert.closed');
  t.red.isAsked('convert.target').offering('SHU>NIP').notOffering('LAG>NIP');
  convert(red, {}, spaceOf('LAG')).red.isAsked('convert.target').offering('LAG>UMM');
});

test('AKK-15.11 a priest of another player in the target prevents it', () => {
  const blue: Player = { controls: ['SUS'], units: { UMM: { priest: 1, spearman: 1 } } };
  const t = convert({}, { has: { blue } });
  t.red.isRefused('LAG>UMM', 'AKK-15.11', 'no.convert.priest', 'fix.convert.fight');
});

test('AKK-15.13 AKK-15.29 all priests of one space take part, those of other spaces do not, and may convert again later', () => {
  const red: Player = {
    units: { LAG: { priest: 2 }, T15: { priest: 1 } },
    roles: ['priest'],
    pool: { divine: 1 },
    character: 'enheduanna',
  };
  const t = akkadTable({
    players: FOUR,
    at: 'action',
    rebels: {},
    has: {
      red: { ...RED, ...red },
      blue: { passed: true, pool: {} },
      green: { pool: {} },
      yellow: { home: 'girsu', pool: {} },
    },
    chance: { 'roll.convert': ['2', '2'] },
  });
  t.red.answers('turn.choose', 'role/priest').answers('units.place', 'skip').answers('role.item', 'convert');
  t.red.answers('convert.target', 'LAG>NIP');
  expect([at(t, 'NIP').control, at(t, 'LAG').units]).toEqual([0, ['0 priest 2']]);
  t.red.answers('turn.choose', 'character').answers('convert.target', 'LAG>UMM');
  expect([at(t, 'UMM').control, at(t, 'LAG').units]).toEqual([0, ['0 priest 2']]);
});

test('AKK-E.12 AKK-15.16 AKK-15.18 AKK-15.25 rebels on Marad become mercenaries; the priests stay, nothing is activated, the card is taken', () => {
  for (const upgrades of [[], ['zealotry']]) {
    const t = convert(
      { controls: ['ASS'], units: { T18: { priest: 2 } }, upgrades },
      { rebels: { MRD: 1 }, chance: HIT },
    );
    t.red.answers('convert.target', 'T18>MRD');
    expect([at(t, 'MRD'), at(t, 'T18').units]).toEqual([
      { control: 0, units: ['0 mercenary 1'], rebels: 0, ziggurat: -1 },
      ['0 priest 2'],
    ]);
    expect([t.board.cityCard[1], t.board.activated[spaceOf('MRD')]]).toEqual([0, 0]);
  }
});

test('AKK-15.17 AKK-7.19 AKK-12.16 units of another go to the nearest space their owner still controls, which is not activated by it', () => {
  const green: Player = {
    controls: ['URU', 'T10', 'T21'],
    units: { UMM: { champion: 1, spearman: 3, mercenary: 2 } },
  };
  const t = convert({}, { has: { green }, chance: HIT });
  t.red.answers('convert.target', 'LAG>UMM');
  // Both are one space away: the owner chooses.
  t.green.isAsked('convert.displaced').offeringExactly('T10', 'T21').about({ space: 'UMM' });
  t.green.answers('convert.displaced', 'T10');
  expect([at(t, 'T10').units, at(t, 'UMM')]).toEqual([
    ['2 spearman 3', '2 champion 1', '2 mercenary 2'],
    { control: 0, units: [], rebels: 0, ziggurat: -1 },
  ]);
  expect(t.board.activated[spaceOf('T10')]).toBe(0);
});

test('AKK-15.17 AKK-A.46 with no space left units go to supply and the champion waits', () => {
  const green: Player = { controls: [], units: { UMM: { champion: 1, spearman: 2, mercenary: 1 } } };
  const t = convert({}, { has: { green }, chance: HIT });
  t.red.answers('convert.target', 'LAG>UMM');
  expect([at(t, 'UMM').units, t.board.reserve[2]?.[0], t.board.away[2]]).toEqual([[], 16, 1]);
});

test('AKK-12.28 a Storm space is no refuge for the displaced', () => {
  const green: Player = { controls: ['URU', 'T10', 'T21'], units: { UMM: { spearman: 1 } } };
  const t = convert({}, { has: { green }, chance: HIT, storm: 'T10' });
  t.red.answers('convert.target', 'LAG>UMM');
  expect(at(t, 'T21').units).toEqual(['2 spearman 1']);
});

test('AKK-12.27 lone mercenaries go over to the converter', () => {
  const green: Player = { controls: ['URU'], units: { UMM: { mercenary: 3 } } };
  const t = convert({}, { has: { green }, chance: HIT });
  t.red.answers('convert.target', 'LAG>UMM');
  expect(at(t, 'UMM').units).toEqual(['0 mercenary 3']);
});

test('AKK-15.19 AKK-15.21 AKK-A.58 Zealotry: all go to supply, and each may be replaced, as far as the supply goes, above the army size', () => {
  const green: Player = { units: { UMM: { spearman: 2, archer: 1, chariot: 1, mercenary: 2 } } };
  const red: Player = { upgrades: ['zealotry'], reserve: { archer: 0 } };
  const t = convert(red, { has: { green }, chance: HIT });
  t.red.answers('convert.target', 'LAG>UMM');
  t.red.isAsked('convert.replace').offeringExactly('spearman', 'chariot', 'done');
  expect(t.board.reserve[2]?.slice(0, 4)).toEqual([16, 10, 7, 6]);
  t.red.answers('convert.replace', 'spearman', 'spearman', 'chariot');
  expect([at(t, 'UMM'), t.over]).toEqual([
    { control: 0, units: ['0 spearman 2', '0 chariot 1', '0 mercenary 2'], rebels: 0, ziggurat: -1 },
    true,
  ]);
  // Once nothing can be replaced nobody is asked whether it is done.
  expect(t.table.log.map(({ key }) => key)).not.toContain('done');
});

test('AKK-15.20 AKK-11.81 Zealotry sends a champion home at once, whole again; or it waits where that city is lost', () => {
  const zeal = (green: Player, target = 'LAG>UMM') => {
    const t = convert({ upgrades: ['zealotry'] }, { has: { green }, chance: HIT });
    t.red.answers('convert.target', target);
    return t;
  };
  const home = zeal({ units: { UMM: { 'champion!': 1 } } });
  expect([at(home, 'URU').units, home.board.hurt[2]?.some((n) => n > 0)]).toEqual([['2 champion 1'], false]);
  const lost = zeal({ controls: [], units: { UMM: { champion: 1 } } });
  expect([lost.board.away[2], at(lost, 'UMM').units]).toEqual([1, []]);
  // The home city itself is converted.
  const gone = convert(
    { upgrades: ['zealotry'], units: { T17: { priest: 1 } } },
    { has: { green: { units: { URU: { champion: 1 } } } }, chance: HIT },
  );
  gone.red.answers('convert.target', 'T17>URU');
  expect([at(gone, 'URU').control, gone.board.away[2]]).toEqual([0, 1]);
});

test('AKK-15.20 AKK-22.18 Me-Sag’s champion goes to the home city or to the residence', () => {
  const green: Player = { character: 'me-sag', controls: ['URU', 'KIS'], units: { UMM: { champion: 1 } } };
  const t = convert({ upgrades: ['zealotry'] }, { has: { green }, chance: HIT, residence: 'KIS' });
  t.red.answers('convert.target', 'LAG>UMM');
  t.green.answers('champion.place', 'KIS');
  expect([at(t, 'KIS').units, t.board.away[2]]).toEqual([['2 champion 1'], 0]);
});

test('AKK-15.22 AKK-A.70 AKK-E.26 Akkad is never converted; other home cities and special cities are', () => {
  const red: Player = { units: { T22: { priest: 1 }, LAG: { priest: 1 } } };
  const t = convert(red, { rebels: { AGD: 1, NIP: 2 } });
  t.red.isRefused('T22>AGD', 'AKK-15.22', 'no.convert.akkad', 'fix.convert.akkad');
  t.red.isAsked('convert.target').offering('T22>NIP', 'LAG>GIR');
});

test('AKK-15.23 the target may be activated, and its token stays', () => {
  const blue: Player = { tokens: { UMM: 'royal' }, controls: ['SUS', 'UMM'], units: {} };
  const t = convert({}, { has: { blue }, chance: HIT });
  t.red.answers('convert.target', 'LAG>UMM');
  expect([at(t, 'UMM').control, t.board.tokens[1]?.[spaceOf('UMM')]]).toEqual([0, 2]);
});

test('AKK-15.24 AKK-15.27 a failure costs nothing more; a conversion is no combat and captures nobody', () => {
  const green: Player = { controls: ['URU', 'T10'], units: { UMM: { champion: 1 } }, cards: ['miss#1'] };
  const failed = convert({}, { has: { green }, chance: { 'roll.convert': ['0'] } });
  failed.red.answers('convert.target', 'LAG>UMM');
  expect([failed.over, at(failed, 'UMM').control, at(failed, 'LAG').units]).toEqual([true, 2, ['0 priest 1']]);
  const won = convert({}, { has: { green }, chance: HIT, quests: ['victory-in-battle', 'humble-a-champion'] });
  won.red.answers('convert.target', 'LAG>UMM');
  expect([won.over, won.board.captor[2], won.board.vp[0], won.board.hand[2]]).toEqual([true, -1, 0, ['miss#1']]);
});

test('AKK-4.05 neither to nor from a Storm space', () => {
  convert({}, { storm: 'UMM' }).red.isRefused('LAG>UMM', 'AKK-4.05', 'no.activate.storm');
  expect(convert({}, { storm: 'LAG' }).over).toBe(true);
});

test('AKK-17.04 AKK-17.11 AKK-15.26 whoever might hold Voice of the God is asked; one copy for each attempt', () => {
  const cards = ['voice-of-the-god#1', 'voice-of-the-god#2'];
  const t = convert({ cards }, { chance: { 'roll.convert': ['3'] } });
  t.red.answers('convert.target', 'LAG>UMM');
  t.red.isAsked('convert.card').offeringExactly('card/voice-of-the-god#1', 'done');
  t.red.answers('convert.card', 'card/voice-of-the-god#1');
  expect([at(t, 'UMM').control, t.over]).toEqual([0, true]);
  // With another card in the hand the question is the same.
  const bluff = convert({ cards: ['plague#1'] }, { chance: HIT });
  bluff.red.answers('convert.target', 'LAG>UMM');
  bluff.red.isAsked('convert.card').offeringExactly('done');
  bluff.red.isRefused('card/plague#1', 'AKK-17.04', 'no.card.moment');
});

test('AKK-19.29 AKK-17.17 M7 Blessing of Suen: the attempt succeeds without a roll, and is no action card to be negated', () => {
  const t = convert(
    { mercies: ['blessing-of-suen', 'gift-of-enlil'] },
    { has: { blue: { cards: ['sabotage#1'] } }, chance: { 'roll.convert': ['0'] } },
  );
  t.red.answers('convert.target', 'LAG>UMM');
  t.red.isAsked('convert.card').offeringExactly('mercy/blessing-of-suen', 'done');
  t.red.answers('convert.card', 'mercy/blessing-of-suen');
  expect([at(t, 'UMM').control, t.board.mercyUsed, Object.keys(t.unusedChance)]).toEqual([
    0,
    ['blessing-of-suen'],
    ['roll.convert'],
  ]);
});

test('AKK-15.02 nobody is trained without room, without a priest in the supply, or without the price', () => {
  const rich = { grain: 9, sheep: 9, silver: 9, lapis: 9 };
  const asked = (red: Player) => temple({ built: ['storehouse', 'temple'], goods: rich, ...red }).red.isAsked();
  asked({}).offering('train');
  asked({ reserve: { priest: 0 } }).notOffering('train');
  asked({ units: { ASS: { spearman: 2 }, LAG: { priest: 1 } } }).notOffering('train');
  asked({ goods: { ...rich, silver: 0 } }).notOffering('train');
});

test('AKK-17.04 a Mercy card that says nothing of conversions is refused at one', () => {
  const t = convert({ mercies: ['gift-of-enlil', 'blessing-of-suen'] }, { chance: HIT });
  t.red.answers('convert.target', 'LAG>UMM').isAsked('convert.card').offeringExactly('mercy/blessing-of-suen', 'done');
  t.red.isRefused('mercy/gift-of-enlil', 'AKK-17.04', 'no.card.moment', 'fix.card.moment');
});
