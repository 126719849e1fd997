import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board, Player } from '../support.ts';
import { akkadTable, at, playOn } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];

/** Red of Girsu is about to activate a space; nobody else is near, and no rebels. */
function turn(red: Player, more: Partial<Board<Name>> = {}) {
  const has = { blue: { units: {} }, green: { units: {} }, ...more.has, red };
  const t = akkadTable({ players: THREE, at: { turn: 'red' }, rebels: {}, ...more, has });
  t.red.answers('turn.choose', 'activate');
  return t;
}

/** Red has activated a space for movement and is asked who comes. */
function toward(space: string, red: Player, more: Partial<Board<Name>> = {}) {
  const t = turn(red, more);
  t.red.answers('activate.space', space);
  playOn(t, () => !t.table.machine.kind.startsWith('activate'), 'move', 'royal');
  return t;
}

const roads = { built: ['storehouse', 'palace'], upgrades: ['royal-roads'] };
const controlOf = (t: { readonly board: { readonly control: number[] } }, id: string) => t.board.control[spaceOf(id)];

test('AKK-8.02 AKK-8.08 one step by land, over a river only at a crossing point', () => {
  const t = turn({ built: [], units: { SIP: { spearman: 1 } } });
  // SIP=MRD is a crossing point, SIP~KIS and SIP~D7 are not; NIP is far away.
  t.red.isAsked('activate.space').offering('MRD', 'HIT', 'RAP').notOffering('KIS', 'D7', 'NIP', 'SHU');
  t.red.isRefused('KIS', 'AKK-7.11', 'no.activate.nothing');
});

test('AKK-8.09 AKK-16.01 with a Port one crosses rivers anywhere', () => {
  const t = turn({ built: ['port'], units: { RAP: { spearman: 1 }, SIP: { spearman: 1 } } });
  t.red.isAsked('activate.space').offering('KIS', 'D7', 'MRD');
});

test('AKK-8.03 AKK-4.12 Royal Roads and Shamash give a step each, and they add up', () => {
  const from = { units: { NIP: { spearman: 1 } } };
  const reach = (red: Player) => turn({ built: [], ...red, ...from }).red.isAsked('activate.space');
  reach({}).offering('T22').notOffering('AGD', 'T19');
  reach({ ...roads, pool: { divine: 1 } })
    .offering('AGD')
    .notOffering('T19');
  reach({ god: 'shamash' }).offering('AGD').notOffering('T19');
  reach({ ...roads, god: 'shamash' })
    .offering('T19')
    .notOffering('NAG');
});

test('AKK-8.04 AKK-8.05 AKK-8.12 AKK-E.3 units of several spaces, chosen freely, come to the one activated space', () => {
  const t = toward('LAG', { units: { GIR: { spearman: 1, archer: 1 }, T15: { priest: 1 } } });
  t.red.answers('move.from', 'land/GIR').isRefused('done', 'AKK-8.05', 'no.move.nobody');
  t.red.answers('move.units', 'spearman', 'done');
  t.red.isAsked('move.from').about({ space: 'LAG', groups: [{ route: ['GIR', 'LAG'], n: 1 }] });
  t.red.answers('move.from', 'land/T15');
  expect([at(t, 'LAG').units, at(t, 'GIR').units, t.over]).toEqual([
    ['0 spearman 1', '0 priest 1'],
    ['0 archer 1'],
    true,
  ]);
});

test('AKK-8.12 groups fight together once all have come', () => {
  const t = toward(
    'UMM',
    { units: { LAG: { spearman: 1 }, NIP: { archer: 1 } } },
    { rebels: { UMM: 1 }, chance: { 'roll.combat': ['3', '0'] } },
  );
  t.red.answers('move.from', 'land/LAG');
  expect(t.board.fight).toBe(null);
  t.red.answers('move.from', 'land/NIP').answers('combat.retreat', 'no').answers('combat.volley', 'no');
  // Three bones: the spearman's and the archer's two.
  expect(at(t, 'UMM')).toMatchObject({ control: 0, rebels: 0 });
});

test('AKK-8.06 AKK-12.08 AKK-12.09 no more own units than the army size; mercenaries do not count', () => {
  const t = toward('LAG', { units: { GIR: { spearman: 2, champion: 1, mercenary: 2 } } });
  t.red.answers('move.units', 'champion', 'spearman').isRefused('spearman', 'AKK-8.06', 'no.move.army', 'fix.cities');
  t.red.answers('move.units', 'mercenary', 'mercenary');
  expect(at(t, 'LAG').units).toEqual(['0 spearman 1', '0 champion 1', '0 mercenary 2']);
  const full = turn({
    built: ['storehouse'],
    units: { GIR: { champion: 1 }, LAG: { spearman: 2 } },
    goods: { silver: 1 },
  });
  full.red.answers('activate.space', 'LAG');
  full.red.isAsked('building.action');
});

test('AKK-8.20 AKK-E.32 AKK-A.76 the army size is that of the beginning of the action', () => {
  const t = toward('UMM', { units: { LAG: { champion: 1, spearman: 2 } } });
  t.red.answers('move.units', 'champion', 'spearman');
  // With UMM the army size is 3, but nobody else may come.
  expect([at(t, 'UMM').units, at(t, 'LAG').units, t.over]).toEqual([
    ['0 spearman 1', '0 champion 1'],
    ['0 spearman 1'],
    true,
  ]);
});

test('AKK-8.07 AKK-7.07 units of an activated space do not move', () => {
  const t = turn({ units: { NIP: { spearman: 1 }, GIR: { champion: 1 } }, tokens: { NIP: 'royal' }, built: [] });
  t.red.isAsked('activate.space').offering('T15').notOffering('T21', 'T22', 'UMM');
});

test('AKK-4.06 units under the Storm do not move', () => {
  const red = { units: { NIP: { spearman: 1 }, GIR: { champion: 1 } }, built: [] };
  turn(red).red.isAsked('activate.space').offering('T21');
  turn(red, { storm: 'NIP' }).red.isAsked('activate.space').offering('T15').notOffering('T21');
});

test('AKK-8.10 AKK-8.22 AKK-12.14 AKK-A.85 nobody passes others, not even lone mercenaries, priests or rebels', () => {
  const red = { ...roads, units: { NIP: { spearman: 1 } } };
  const open = () => toward('AGD', red);
  open().red.isAsked('move.path').offeringExactly('T21', 'T22');
  const blocked = (units: Player['units'], rebels = {}) =>
    toward('AGD', red, { has: { blue: { units: units ?? {} } }, rebels });
  const ways = [blocked({ T21: { mercenary: 1 } }), blocked({ T21: { priest: 1 } }), blocked({}, { T21: 1 })];
  for (const t of ways) expect([at(t, 'AGD').units, at(t, 'T22').control]).toEqual([['0 spearman 1'], 0]);
  const both = turn(red, { has: { blue: { units: { T21: { spearman: 1 }, T22: { spearman: 1 } } } } });
  both.red.isAsked('activate.space').notOffering('AGD').offering('T21');
});

test('AKK-8.10 AKK-7.08 AKK-4.06 a path that cannot be taken is refused with the reason', () => {
  const t = toward(
    'AGD',
    { ...roads, god: 'shamash', units: { NIP: { spearman: 1 } } },
    { has: { blue: { units: { SHU: { spearman: 1 } }, tokens: { T15: 'royal' } } }, storm: 'UMM' },
  );
  t.red.isRefused('SHU', 'AKK-8.10', 'no.path.enemy').isRefused('UMM', 'AKK-4.06').isRefused('T15', 'AKK-7.08');
  t.red.isRefused('LAG', 'AKK-8.02', 'no.path.far');
});

test('AKK-8.11 AKK-12.01 AKK-8.17 passing and entering empty spaces gives control, and leaving keeps it', () => {
  const t = toward(
    'AGD',
    { ...roads, units: { NIP: { spearman: 1 } } },
    { has: { blue: { controls: ['SUS', 'T21', 'AGD'] } } },
  );
  t.red.answers('move.path', 'T21');
  expect([controlOf(t, 'NIP'), controlOf(t, 'T21'), controlOf(t, 'AGD')]).toEqual([0, 0, 0]);
  const danger = toward('NIP', { ...roads, units: { D5: { champion: 1 } } });
  danger.red.answers('move.path', 'SHU');
  expect([controlOf(danger, 'D5'), controlOf(danger, 'SHU')]).toEqual([-1, 0]);
});

test('AKK-8.13 AKK-11.65 victory gives control of the space', () => {
  const t = toward(
    'UMM',
    { units: { LAG: { champion: 1 } } },
    { rebels: { UMM: 1 }, chance: { 'roll.combat': ['1', '0'] } },
  );
  expect(controlOf(t, 'UMM')).toBe(-1);
  t.red.answers('combat.retreat', 'no');
  expect(controlOf(t, 'UMM')).toBe(0);
});

test('AKK-8.14 AKK-8.15 AKK-12.12 mercenaries move with an own unit, or stay behind alone', () => {
  const t = toward('LAG', { units: { GIR: { spearman: 1, mercenary: 2 }, T15: { mercenary: 1 } } });
  // Nobody is asked where from: of T15 nobody can come.
  t.red.isAsked('move.units').offering('mercenary');
  t.red.answers('move.units', 'mercenary', 'done');
  expect([at(t, 'LAG').units, at(t, 'GIR').units]).toEqual([['0 spearman 1', '0 mercenary 1'], ['0 mercenary 1']]);
  const both = toward('LAG', { units: { GIR: { spearman: 1, archer: 1, mercenary: 1 } } });
  both.red.isRefused('mercenary', 'AKK-8.14', 'no.move.mercenaries');
});

test('AKK-8.16 AKK-8.01 in one action some go by land and others by boat, each group by one way', () => {
  const t = toward('TUT', {
    built: ['port'],
    controls: ['GIR', 'LAG', 'T15'],
    units: { DER: { spearman: 1 }, T12: { spearman: 1 } },
  });
  t.red.isAsked('move.from').offeringExactly('land/DER', 'boat/T12');
  t.red.answers('move.from', 'land/DER').answers('move.from', 'boat/T12');
  playOn(t, () => t.over, 'T10', 'AWA');
  expect(at(t, 'TUT').units).toEqual(['0 spearman 2']);
});

test('AKK-8.18 AKK-10.12 units that stand on the activated terrain fight along with those who come', () => {
  const red = { controls: ['GIR', 'LAG'], units: { D5: { spearman: 1 }, T15: { champion: 1 } } };
  const t = toward('D5', red, { chance: { 'roll.danger': ['0'], 'roll.combat': ['4', '0'] } });
  t.red.answers('monster.fight', 'yes').answers('combat.retreat', 'no');
  // Four hits need the champion's bones; the spearman rolled along: a fifth bone.
  t.red.answers('monster.reward', 'lapis');
  const five = toward('D5', red, { chance: { 'roll.danger': ['0'], 'roll.combat': ['5', '0'] } });
  five.red.answers('monster.fight', 'yes').answers('combat.retreat', 'no').isAsked('monster.reward');
});

test('AKK-8.19 own groups are passed freely, however large', () => {
  const t = toward('AGD', { ...roads, units: { NIP: { spearman: 1 }, T21: { spearman: 2 }, T22: { champion: 1 } } });
  t.red.answers('move.from', 'land/NIP').answers('move.path', 'T21').answers('move.from', 'done');
  expect([at(t, 'AGD').units, at(t, 'T21').units]).toEqual([['0 spearman 1'], ['0 spearman 2']]);
});

test('AKK-8.21 space by space: the danger first, then control; groups in the order the mover says', () => {
  const red = { ...roads, controls: ['GIR', 'LAG', 'T15'], units: { T15: { spearman: 1 }, SHU: { archer: 1 } } };
  const t = toward('T14', red, { chance: { 'roll.danger': ['0', '1'] } });
  t.red.answers('move.from', 'land/T15').answers('move.path', 'D5').answers('move.from', 'land/SHU');
  t.red.answers('move.path', 'D5').isAsked('move.order').offeringExactly('T15', 'SHU');
  t.red.answers('move.order', 'SHU');
  // The archers went first and lived; the spearman was lost.
  expect([at(t, 'T14').units, t.over]).toEqual([['0 archer 1'], true]);
});

test('AKK-10.05 AKK-A.35 who takes the same path from the same space is one group, and rolls once', () => {
  const red = { controls: ['GIR', 'LAG', 'T15'], units: { T15: { spearman: 2 } } };
  const t = toward('D5', red, { chance: { 'roll.danger': ['0', '1'] } });
  t.red.answers('move.units', 'done').answers('move.from', 'land/T15').answers('monster.fight', 'no');
  expect([at(t, 'D5').units, t.unusedChance]).toEqual([['0 spearman 2'], { 'roll.danger': ['1'] }]);
});

test('AKK-E.34 AKK-A.83 AKK-10.25 who is lost on the way never arrives; the activation stands', () => {
  const t = toward(
    'T14',
    { ...roads, controls: ['GIR'], units: { SHU: { spearman: 1 } } },
    { chance: { 'roll.danger': ['1'] } },
  );
  t.red.answers('move.path', 'D5');
  expect([at(t, 'T14'), t.board.activated[spaceOf('T14')], t.board.reserve[0]?.[0], t.over]).toEqual([
    { control: -1, units: [], rebels: 0, ziggurat: -1 },
    1,
    16,
    true,
  ]);
});

test('AKK-12.06 AKK-E.30 AKK-A.75 without a city one unit may still move', () => {
  const t = toward('T22', { controls: [], units: { T21: { champion: 1, spearman: 2 } } });
  t.red.answers('move.units', 'champion');
  expect([at(t, 'T22').units, t.over]).toEqual([['0 champion 1'], true]);
});

test('AKK-17.04 Forced March makes land moves of the action longer, and opens what only it can reach', () => {
  const red = { built: [], cards: ['forced-march'], units: { NIP: { spearman: 1 } } };
  const t = turn(red);
  t.red.answers('activate.space', 'AGD').answers('activate.mode', 'move').answers('activate.token', 'royal');
  // It was activated for the card's sake: there is no way back.
  t.red.isRefused('done', 'AKK-7.12', 'no.move.reach', 'fix.move.card');
  t.red.answers('move.card', 'card/forced-march').answers('move.path', 'T21');
  expect([at(t, 'AGD').units, controlOf(t, 'T21')]).toEqual([['0 spearman 1'], 0]);
});

test('AKK-17.08 a Forced March that is negated leaves the activation without movement', () => {
  const red = { built: [], cards: ['forced-march'], units: { NIP: { spearman: 1 } } };
  const t = turn(red, { has: { blue: { cards: ['sabotage'] } } });
  t.red.answers('activate.space', 'AGD').answers('activate.mode', 'move').answers('activate.token', 'royal');
  t.red.answers('move.card', 'card/forced-march');
  t.blue.answers('card.sabotage', 'card/sabotage');
  expect([at(t, 'NIP').units, t.board.activated[spaceOf('AGD')], t.over]).toEqual([['0 spearman 1'], 1, true]);
});

test('AKK-17.11 AKK-8.08 Reed Boats cross rivers anywhere; other cards do not fit the moment', () => {
  const t = turn({ built: [], cards: ['reed-boats', 'miss'], units: { SIP: { spearman: 1 } } });
  t.red.isAsked('activate.space').offering('KIS');
  t.red.answers('activate.space', 'KIS').answers('activate.mode', 'move').answers('activate.token', 'royal');
  t.red.isRefused('card/miss#1', 'AKK-17.04', 'no.card.moment');
  t.red.answers('move.card', 'card/reed-boats').answers('move.card', 'done');
  expect(at(t, 'KIS').units).toEqual(['0 spearman 1']);
});

test('AKK-17.11 AKK-17.04 one Forced March in an action, and no second one, nor Reed Boats with a Port', () => {
  const cards = ['forced-march#1', 'forced-march#2', 'reed-boats#1', 'miss#1'];
  const green: Player = {
    home: 'girsu',
    controls: ['GIR', 'LAG'],
    units: { GIR: { spearman: 1 } },
    pool: { royal: 1 },
    cards,
  };
  const march = (built: string[]) => {
    const t = akkadTable({
      players: ['white', 'red', 'green'],
      at: { turn: 'green' },
      rebels: {},
      has: { green: { ...green, built }, white: { home: 'susa', units: {} }, red: { home: 'assur', units: {} } },
    });
    t.green.answers('turn.choose', 'activate').answers('activate.space', 'T15');
    if (t.table.machine.kind === 'activate.mode') t.green.answers('activate.mode', 'move');
    return t;
  };
  const t = march(['palace']);
  t.green.isAsked('move.card').offeringExactly('card/forced-march#1', 'card/reed-boats#1', 'done');
  t.green.isRefused('card/miss#1', 'AKK-17.04', 'no.card.moment');
  t.green.answers('move.card', 'card/forced-march#1');
  t.green.isAsked('move.card').offeringExactly('card/reed-boats#1', 'done');
  t.green.isRefused('card/forced-march#2', 'AKK-17.11', 'no.card.copy');
  const port = march(['port']);
  port.green.isAsked('move.card').offeringExactly('card/forced-march#1', 'done');
  port.green.isRefused('card/reed-boats#1', 'AKK-8.09', 'no.card.port');
});
