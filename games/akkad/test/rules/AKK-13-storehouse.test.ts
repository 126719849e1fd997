import { expect, test } from 'vitest';
import { BUILDING_NAMES, UPGRADE_NAMES } from '../../content/buildings.ts';
import { spaceOf } from '../../content/map.ts';
import { buildable, upgradable } from '../../rules/queries/players.ts';
import type { Board, Player } from '../support.ts';
import { akkadTable, at, playOn } from '../support.ts';

const FOUR = ['red', 'blue', 'green', 'yellow'] as const;
type Name = (typeof FOUR)[number];

const turn = (red: Player, more: Partial<Board<Name>> = {}) =>
  akkadTable({
    players: FOUR,
    at: { turn: 'red' },
    ...more,
    has: { ...more.has, red: { character: 'ur-utu', ...red } },
  });

/** The Storehouse of a city that has just been activated for it. */
const storehouse = (red: Player, city = 'GIR', more: Partial<Board<Name>> = {}) => {
  const locals = { seat: 0, city: spaceOf(city), building: 0, at: 0, done: 0 };
  const player: Player = { character: 'ur-utu', ...red, tokens: { ...red.tokens, [city]: 'admin' } };
  return akkadTable({
    players: FOUR,
    at: { proc: 'building.use', locals, active: 'red' },
    ...more,
    has: { ...more.has, red: player },
  });
};

/** A COLLECT without activation. */
const gather = (how: string, city: string, red: Player, more: Partial<Board<Name>> = {}) =>
  akkadTable({
    players: FOUR,
    at: { proc: 'collect', locals: { seat: 0, city: spaceOf(city), how }, active: 'red' },
    ...more,
    has: { ...more.has, red: { character: 'ur-utu', ...red } },
  });

test('AKK-13.01 any kind of city under control may be activated for a building, with its token', () => {
  const red = { controls: ['GIR', 'LAG', 'NIP', 'AGD', 'T22'], units: { GIR: { champion: 1 } }, pool: { admin: 1 } };
  const t = turn(red, { rebels: {} });
  t.red.answers('turn.choose', 'activate');
  t.red.isAsked('activate.space').offering('GIR', 'LAG', 'NIP', 'AGD').notOffering('T22', 'UMM');
  t.red.answers('activate.space', 'NIP');
  expect(t.board.tokens[0]?.[spaceOf('NIP')]).toBe(1);
});

test('AKK-13.02 AKK-13.07 AKK-E.9 the Storehouse: COLLECT, then HIRE MERCENARY, each once; any may be skipped, not all', () => {
  const t = storehouse({ goods: { silver: 5 } });
  t.red.isAsked('building.action').offeringExactly('collect', 'skip').about({ space: 'GIR' });
  t.red.isRefused('hire', 'AKK-13.02', 'no.building.order', 'fix.building.skip');
  t.red.answers('building.action', 'collect').answers('collect.choose', 'grain');
  t.red.isAsked('building.action').offeringExactly('hire', 'skip');
  t.red.isRefused('collect', 'AKK-13.02', 'no.building.past');
  t.red.answers('building.action', 'skip');
  expect([t.over, at(t, 'GIR').units]).toEqual([true, ['0 champion 1']]);
  // Who skips the first does the second: something must be done (AKK-7.11).
  const other = storehouse({ goods: { silver: 5 } });
  other.red.answers('building.action', 'skip');
  expect([other.over, at(other, 'GIR').units, other.board.goods[0]]).toEqual([
    true,
    ['0 champion 1', '0 mercenary 2'],
    [0, 0, 4, 0],
  ]);
});

test('AKK-13.03 AKK-13.05 AKK-13.19 only built buildings are used, each tile exists once, and everybody sees them', () => {
  const t = turn({ built: ['storehouse', 'palace'], units: {}, upgrades: ['royal-roads'], god: 'enlil' });
  t.red.answers('turn.choose', 'activate').answers('activate.space', 'GIR');
  t.red.isAsked('activate.mode').offeringExactly('building/storehouse', 'building/palace');
  t.red.isRefused('building/temple', 'AKK-13.03', 'no.building.unbuilt', 'fix.building.builder');
  expect(t.sees('blue').board.built[0]).toEqual([true, true, false, false]);
  const upgrades = turn({ built: ['storehouse', 'palace'], upgrades: ['royal-roads'], god: 'enlil' });
  upgrades.red.answers('turn.choose', 'worship');
  upgrades.red.isAsked('building.gain').offeringExactly('upgrade/sheepfold', 'upgrade/granary', 'upgrade/tax-reform');
});

test('AKK-13.04 AKK-13.06 tiles come from the Builder, Enlil and cards, and nothing takes them away', () => {
  const has = (player: Player) => ({ has: { blue: player } });
  const t = turn(
    { units: { AWA: { champion: 1, spearman: 4 } }, controls: ['GIR', 'LAG'] },
    {
      ...has({ built: ['storehouse', 'port'], upgrades: ['granary'], units: { T11: { spearman: 1 } } }),
      chance: { 'roll.combat': ['4', '0'] },
    },
  );
  // Blue loses the home city, and keeps every tile.
  t.red.answers('turn.choose', 'activate').answers('activate.space', 'SUS');
  playOn(t, () => t.over, 'move', 'admin', 'land/AWA', 'champion');
  expect([at(t, 'SUS').control, t.board.built[1], t.board.upgraded[1]?.[1]]).toEqual([
    0,
    [true, false, false, true],
    true,
  ]);
});

test('AKK-E.10 AKK-13.08 AKK-13.09 AKK-13.10 COLLECT at Uruk: two sheep, a grain and a staple of choice, nothing from the activated city', () => {
  const red: Player = { home: 'uruk', tokens: { LAR: 'royal' } };
  for (const [choice, goods] of [
    ['sheep', [1, 3, 0, 0]],
    ['grain', [2, 2, 0, 0]],
  ] as const) {
    const t = storehouse(red, 'URU');
    t.red.isAsked('collect.choose').offeringExactly('grain', 'sheep').about({ space: 'URU' });
    t.red.answers('collect.choose', choice);
    expect(t.board.goods[0]).toEqual(goods);
  }
});

test('AKK-13.10 Akkad gives any of the four goods', () => {
  const t = storehouse({ controls: ['GIR', 'AGD'] }, 'AGD', { rebels: {} });
  t.red.isAsked('collect.choose').offeringExactly('grain', 'sheep', 'silver', 'lapis');
  t.red.answers('collect.choose', 'lapis');
  // The dangerous terrain around gives nothing (AKK-13.09).
  expect(t.board.goods[0]).toEqual([0, 0, 0, 1]);
});

test('AKK-13.11 AKK-A.34 a border is a border, rivers notwithstanding', () => {
  // LAG and T13 are parted by the Tigris without a crossing.
  const t = gather('storehouse', 'LAG', { controls: ['LAG', 'T13'], units: {} });
  expect(t.board.goods[0]).toEqual([1, 0, 1, 0]);
});

test('AKK-13.12 AKK-16.05 AKK-E.25 a canal collects from an activated space of another player', () => {
  const yellow: Player = { controls: ['UMM'], units: { ASS: { champion: 1 } }, tokens: { UMM: 'divine' } };
  const collecting = (canals: string[]) => {
    const t = gather('storehouse', 'LAG', { controls: ['LAG'], units: {}, canals }, { has: { yellow } });
    return t.board.goods[0];
  };
  expect([collecting([]), collecting(['UMM'])]).toEqual([
    [0, 0, 1, 0],
    [0, 1, 1, 0],
  ]);
});

test('AKK-13.13 AKK-A.68 spaces of others, and spaces activated before by anybody, give nothing', () => {
  const red: Player = { controls: ['LAG', 'UMM', 'NIP', 'T15'], units: {}, tokens: { UMM: 'royal' } };
  const t = gather('storehouse', 'LAG', red, {
    rebels: {},
    has: { green: { tokens: { NIP: 'royal' } } },
  });
  expect(t.board.goods[0]).toEqual([0, 1, 1, 0]);
});

test('AKK-13.14 Sheepfold and Granary double every space, the chosen colour of a city too', () => {
  const t = gather('storehouse', 'GIR', { upgrades: ['sheepfold', 'granary'] });
  t.red.answers('collect.choose', 'sheep');
  // Two grain spaces, one sheep space, the city itself, and LAG.
  expect(t.board.goods[0]).toEqual([4, 4, 1, 0]);
});

test('AKK-13.15 AKK-13.20 AKK-A.82 AKK-E.33 doubling for each space, then flat additions once', () => {
  // Two grain spaces (T13, T14) and one of silver (LAG).
  const red: Player = { controls: ['GIR', 'T13', 'T14', 'LAG'], upgrades: ['granary'] };
  const t = gather('storehouse', 'GIR', red, { event: 'plentiful-harvest', storm: 'GIR' });
  expect(t.board.goods[0]).toEqual([6, 0, 1, 0]);
  const sheep = gather('storehouse', 'LAG', { controls: ['LAG', 'T15'], units: {} }, { event: 'fertile-sheepfold' });
  expect(sheep.board.goods[0]).toEqual([0, 3, 1, 0]);
  // Without a sheep from a space there is nothing to add to.
  const none = gather('storehouse', 'LAG', { controls: ['LAG'], units: {} }, { event: 'fertile-sheepfold' });
  expect(none.board.goods[0]).toEqual([0, 0, 1, 0]);
});

test('AKK-13.20 Drought: no grain without a canal, and a city of two colours gives the other', () => {
  const t = gather('storehouse', 'GIR', { canals: ['T13'] }, { event: 'drought' });
  // The city itself can only give sheep, so that nobody is asked.
  expect(t.board.goods[0]).toEqual([1, 2, 1, 0]);
  const akkad = gather('storehouse', 'AGD', { controls: ['GIR', 'AGD'] }, { event: 'drought', rebels: {} });
  akkad.red.isRefused('grain', 'AKK-13.20', 'no.collect.drought', 'fix.canal');
  akkad.red.isAsked('collect.choose').offeringExactly('sheep', 'silver', 'lapis');
});

test('AKK-13.20 Lords of Lapis: Susa takes 1 more lapis, once in a COLLECT that gave some', () => {
  const lapis = (home: 'susa' | 'girsu') =>
    gather('storehouse', 'NIP', { home, controls: ['NIP'], units: {} }, { rebels: {} }).board.goods[0]?.[3];
  expect([lapis('susa'), lapis('girsu')]).toEqual([2, 1]);
});

test('AKK-13.20 Pashime adds a staple of choice to each COLLECT', () => {
  const t = gather('secondary', 'LAG', { controls: ['LAG'], units: {}, cityCards: ['pashime'] });
  t.red.isAsked('collect.bonus').about({ source: 'pashime' });
  t.red.answers('collect.bonus', 'sheep');
  expect(t.board.goods[0]).toEqual([0, 1, 1, 0]);
});

test('AKK-13.20 Lugal-ushumgal: 2 more of a staple the COLLECT gave, once per round', () => {
  const red: Player = { character: 'lugal-ushumgal', controls: ['LAG', 'T15'], units: {} };
  const t = gather('storehouse', 'LAG', red);
  t.red.isAsked('collect.bonus').offeringExactly('sheep', 'skip');
  t.red.answers('collect.bonus', 'sheep');
  expect([t.board.goods[0], t.board.characterUsed[0]]).toEqual([[0, 3, 1, 0], true]);
  const both = akkadTable({
    players: FOUR,
    at: { turn: 'red' },
    has: { red: { ...red, roles: ['governor'], cards: ['second-harvest#1'] } },
  });
  both.red.answers('turn.choose', 'role/governor').answers('collect.city', 'LAG');
  both.red.answers('collect.choose', 'sheep').answers('collect.bonus', 'skip');
  expect(both.board.characterUsed[0]).toBe(false);
});

test('AKK-13.21 the COLLECTs of the Governor and of cards count for every bonus', () => {
  const red: Player = { upgrades: ['granary'], controls: ['LAG', 'T13'], units: {} };
  for (const how of ['secondary', 'second-harvest', 'governor']) {
    const t = gather(how, 'LAG', red, { event: 'plentiful-harvest', rebels: {} });
    // The Governor takes from Girsu as well.
    if (how === 'governor') t.red.answers('collect.choose', 'sheep');
    expect(t.board.goods[0]?.[0]).toBe(4);
    const card = gather(how, 'LAG', { ...red, cityCards: ['pashime'] }, { rebels: {} });
    if (how === 'governor') card.red.answers('collect.choose', 'sheep');
    card.red.isAsked('collect.bonus').offeringExactly('grain', 'sheep').about({ source: 'pashime' });
  }
});

test('AKK-13.20 an addition to a good comes only where a space gave that good', () => {
  // Lagash gives silver, T13 grain, T15 sheep.
  const goods = (controls: string[], event: string) =>
    gather('storehouse', 'LAG', { controls, units: {} }, { event, rebels: {} }).board.goods[0];
  expect(goods(['LAG', 'T13'], 'plentiful-harvest')).toEqual([3, 0, 1, 0]);
  expect(goods(['LAG', 'T15'], 'plentiful-harvest')).toEqual([0, 1, 1, 0]);
  expect(goods(['LAG', 'T15'], 'fertile-sheepfold')).toEqual([0, 3, 1, 0]);
  expect(goods(['LAG', 'T13'], 'fertile-sheepfold')).toEqual([1, 0, 1, 0]);
  const susa = gather('storehouse', 'LAG', { home: 'susa', controls: ['LAG'], units: {} }, { rebels: {} });
  expect(susa.board.goods[0]).toEqual([0, 0, 1, 0]);
});

test('AKK-A.33 the city of the Governor’s follower gives by a canal only, or as the table plays', () => {
  const follow = (options: { [name: string]: string }, canals: string[] = []) => {
    const red: Player = { controls: ['LAG'], units: {}, tokens: { LAG: 'royal' }, canals };
    return gather('secondary', 'LAG', red, { options }).board.goods[0]?.[2];
  };
  expect([follow({}), follow({}, ['LAG']), follow({ 'governor-city': 'yields' })]).toEqual([0, 1, 1]);
});

test('AKK-13.16 AKK-13.17 AKK-13.18 AKK-A.32 1 silver for 2 mercenaries, once, even where nobody is and no army fits', () => {
  const t = storehouse({ goods: { silver: 9 }, controls: ['GIR'], units: {} });
  t.red.answers('building.action', 'skip');
  expect([at(t, 'GIR').units, t.board.goods[0]?.[2], t.over]).toEqual([['0 mercenary 2'], 8, true]);
  const der = storehouse({ goods: { silver: 1 }, cityCards: ['der'], units: {} });
  der.red.answers('building.action', 'skip');
  expect(at(der, 'GIR').units).toEqual(['0 mercenary 3']);
});

test('AKK-13.22 an unchosen home city gives grain or sheep to whoever controls it', () => {
  const t = gather('storehouse', 'MAR', { controls: ['GIR', 'MAR'] }, { rebels: {} });
  t.red.isAsked('collect.choose').offeringExactly('grain', 'sheep').about({ space: 'MAR' });
});

test('AKK-17.04 AKK-17.11 AKK-17.20 Overflowing Stores: 2 more of one good the COLLECT gave, named with the card, one copy at a time', () => {
  const cards = ['overflowing-stores#1', 'overflowing-stores#2', 'plague#1'];
  const t = gather('storehouse', 'LAG', { controls: ['LAG', 'T15'], units: {}, cards });
  t.red
    .isAsked('collect.card')
    .offeringExactly('card/overflowing-stores#1/sheep', 'card/overflowing-stores#1/silver', 'done');
  t.red.isRefused('card/plague#1', 'AKK-17.04', 'no.card.moment', 'fix.card.moment');
  t.red.answers('collect.card', 'card/overflowing-stores#1/silver');
  expect([t.board.goods[0], t.over, t.board.actionDiscard]).toEqual([[0, 1, 3, 0], true, ['overflowing-stores#1']]);
});

test('AKK-17.08 AKK-17.21 a negated Overflowing Stores is played: no second copy in the same COLLECT', () => {
  const cards = ['overflowing-stores#1', 'overflowing-stores#2'];
  const has = { blue: { cards: ['sabotage#1'] } };
  const t = gather('storehouse', 'LAG', { controls: ['LAG'], units: {}, cards }, { has });
  t.red.answers('collect.card', 'card/overflowing-stores#1/silver');
  t.blue.isAsked('card.sabotage').about({ seat: 0, card: 'overflowing-stores#1', targets: 'silver' });
  t.blue.answers('card.sabotage', 'card/sabotage#1');
  t.red.answers('card.sabotage', 'pass');
  expect([t.board.goods[0], t.over]).toEqual([[0, 0, 1, 0], true]);
});

test('AKK-13.03 AKK-13.05 what may still be built and upgraded, down to nothing', () => {
  const left = (built: string[], upgrades: string[]) => {
    const { board } = turn({ built, upgrades });
    return [buildable(board, 0).map((n) => BUILDING_NAMES[n]), upgradable(board, 0).map((n) => UPGRADE_NAMES[n])];
  };
  expect(left([], [])).toEqual([[...BUILDING_NAMES], []]);
  expect(left([...BUILDING_NAMES], [])).toEqual([[], [...UPGRADE_NAMES]]);
  expect(left([...BUILDING_NAMES], [...UPGRADE_NAMES])).toEqual([[], []]);
});
