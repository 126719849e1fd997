import { expect, test } from 'vitest';
import { GOD_PLACE } from '../../content/gods.ts';
import { spaceOf } from '../../content/map.ts';
import { worshipAction } from '../../rules/actions/worship.ts';
import type { Army, Board, Player } from '../support.ts';
import { akkadTable, playOn } from '../support.ts';

const FIVE = ['red', 'blue', 'green', 'yellow', 'white'] as const;
type Name = (typeof FIVE)[number];

const worship = (god: string, red: Player = {}, more: Partial<Board<Name>> = {}) =>
  akkadTable({ players: FIVE, at: { turn: 'red' }, ...more, has: { ...more.has, red: { god, ...red } } });

test('AKK-4.01 AKK-4.02 AKK-4.19 AKK-A.69 an ACTION of a worship card is used once per action phase, and lost if not', () => {
  worship('enki').red.isAsked('turn.choose').offering('worship');
  worship('enki', { godUsed: true }).red.isAsked('turn.choose').notOffering('worship');
  worship('ishtar').red.isAsked('turn.choose').notOffering('worship');
  const t = akkadTable({ players: FIVE, at: 'prestige', has: { red: { god: 'enki' } } });
  playOn(t, () => t.board.phase === 'selection');
  expect(t.board.godOf).toEqual([-1, -1, -1, -1, -1, -1, -1, -1]);
});

test('AKK-4.03 An looks at two events and puts each on the top or to the bottom', () => {
  const t = worship('an', {}, { round: 2, chance: { 'draw.event': ['drought', 'floods'] } });
  t.red.answers('turn.choose', 'worship');
  t.red.isAsked('an.put').offering('top/drought', 'bottom/drought', 'top/floods', 'bottom/floods');
  t.red.answers('an.put', 'top/floods', 'bottom/drought');
  expect([t.board.eventTop, t.board.eventBottom]).toEqual([['floods'], ['drought']]);
});

test('AKK-4.21 others see only where the cards went', () => {
  const t = worship('an', {}, { round: 2, chance: { 'draw.event': ['drought', 'floods'] } });
  t.red.answers('turn.choose', 'worship').answers('an.put', 'top/floods', 'bottom/drought');
  expect([t.sees('blue').board.eventTop, t.sees('blue').board.eventBottom]).toEqual([['?event'], ['?event']]);
  expect(t.sees('red').board.eventTop).toEqual(['floods']);
});

test('AKK-4.04 AKK-4.07 AKK-4.09 the Storm goes to any space but a player’s home city, not where it was last round', () => {
  const t = worship('ishkur', {}, { lastStorm: 'AGD' });
  t.red.answers('turn.choose', 'worship');
  // Mari is nobody's home city here.
  t.red.isAsked('ishkur.storm').offering('MAR', 'LAG', 'D1').notOffering('AGD', 'SUS', 'GIR');
  t.red.answers('ishkur.storm', 'LAG');
  expect(t.board.storm).toBe(spaceOf('LAG'));
});

test('AKK-4.05 AKK-4.06 a Storm space is not activated, and nobody leaves it', () => {
  const units = { GIR: { champion: 1 }, T15: { spearman: 1 } };
  const t = worship('ishtar', { units }, { storm: 'T15' });
  t.red.answers('turn.choose', 'activate');
  t.red.isRefused('T15', 'AKK-4.05', 'no.activate.storm');
  // Only the spearman in the Storm could reach these.
  t.red.isAsked('activate.space').notOffering('SHU', 'NIP').offering('T14');
});

test('AKK-4.20 AKK-A.84 a Storm city still counts for the army size', () => {
  const units = { GIR: { champion: 1 }, T14: { spearman: 2 } };
  const t = worship('ishtar', { units }, { storm: 'LAG' });
  t.red.answers('turn.choose', 'activate').answers('activate.space', 'D5').answers('activate.token', 'admin');
  // The first spearman is the only choice; the second is room that the Storm city gives.
  t.red.answers('move.units', 'spearman');
  expect(t.board.figures[0]?.[spaceOf('T14')]).toBe(0);
});

test('AKK-4.08 AKK-19.09 the Storm leaves in the prestige phase and is remembered for one round', () => {
  const t = akkadTable({ players: FIVE, at: 'prestige', storm: 'NIP' });
  playOn(t, () => t.board.phase === 'selection');
  expect([t.board.storm, t.board.lastStorm]).toEqual([-1, spaceOf('NIP')]);
  const later = akkadTable({ players: FIVE, at: 'prestige', lastStorm: 'NIP' });
  playOn(later, () => later.board.phase === 'selection');
  expect(later.board.lastStorm).toBe(-1);
});

test('AKK-4.10 AKK-4.11 Enki: a token of any type, then types change at will', () => {
  const t = worship('enki', { pool: { admin: 1 } });
  t.red.answers('turn.choose', 'worship').answers('token.gain', 'royal').answers('enki.swap', 'admin>divine', 'done');
  expect([t.board.pool[0], t.board.supply[0]]).toEqual([
    [0, 1, 1],
    [8, 7, 7],
  ]);
});

test('AKK-4.14 Enlil: an upgrade of a building one has', () => {
  const t = worship('enlil');
  t.red.answers('turn.choose', 'worship');
  t.red.isAsked('building.gain').offering('upgrade/granary').notOffering('upgrade/royal-roads', 'build/palace');
  t.red.answers('building.gain', 'upgrade/granary');
  expect([t.board.upgraded[0]?.[1], t.over]).toEqual([true, true]);
});

test('AKK-4.13 with Shamash no danger is rolled', () => {
  const enter = (god: string) => {
    const t = worship(god, { units: { T14: { spearman: 2 } } }, { chance: { 'roll.danger': ['1'] } });
    t.red.answers('turn.choose', 'activate').answers('activate.space', 'D5').answers('activate.token', 'admin');
    playOn(t, () => false, 'D5');
    return Object.keys(t.unusedChance);
  };
  expect([enter('shamash'), enter('ishtar')]).toEqual([['roll.danger'], []]);
});

test('AKK-4.16 AKK-4.18 Ishtar adds a bone to every combat roll, in the event phase too', () => {
  const rebels = { proc: 'rebels.arrive', locals: { space: spaceOf('GIR'), n: 1 }, phase: 'event' } as const;
  // A champion rolls 4 bones, and 5 with Ishtar.
  const roll = (god: string) => {
    const t = akkadTable({ players: FIVE, at: rebels, has: { red: { god } }, chance: { 'roll.combat': ['0', '5'] } });
    t.red.answers('combat.retreat', 'no');
    return t;
  };
  expect(roll('ishtar').over).toBe(true);
  expect(() => roll('suen')).toThrow('cannot answer roll.combat with 5');
});

test('AKK-4.17 Suen adds a bone to a conversion attempt', () => {
  const attempt = (god: string) => {
    // Girsu's own bone makes it two without Suen.
    const red = { roles: ['priest'], units: { GIR: { champion: 1 }, LAG: { priest: 1 } } };
    const t = worship(god, red, { chance: { 'roll.convert': ['3'] } });
    t.red.answers('turn.choose', 'role/priest').answers('units.place', 'skip').answers('role.item', 'convert');
    t.red.answers('convert.target', 'LAG>UMM');
    return t.board.control[spaceOf('UMM')];
  };
  expect(attempt('suen')).toBe(0);
  expect(() => attempt('ishtar')).toThrow('cannot answer roll.convert with 3');
});

test('AKK-4.12 Shamash: 1 space more by land and by boat, besides Royal Roads', () => {
  const reach = (god: string, red: Player, target: string) => {
    const t = worship(god, { controls: ['GIR'], pool: { royal: 1 }, ...red }, { rebels: {} });
    t.red.answers('turn.choose', 'activate');
    return t.red.isAsked('activate.space').options.includes(target);
  };
  // GIR, T15, NIP are two steps; GIR, T15, NIP, T22 three.
  const foot: Player = { units: { GIR: { spearman: 1 } } };
  expect([reach('ishtar', foot, 'NIP'), reach('shamash', foot, 'NIP'), reach('shamash', foot, 'T22')]).toEqual([
    false,
    true,
    false,
  ]);
  expect(reach('shamash', { ...foot, built: ['storehouse', 'palace'], upgrades: ['royal-roads'] }, 'T22')).toBe(true);
  // T12, T10, AWA, TUT and ESH: four water spaces up the Tigris.
  const boat: Player = { units: { T12: { spearman: 1 } }, built: ['storehouse', 'port'] };
  const free = (god: string) => {
    const t = worship(
      god,
      { controls: ['GIR'], pool: { royal: 1 }, ...boat },
      { rebels: {}, has: { blue: { units: {}, controls: [] } } },
    );
    t.red.answers('turn.choose', 'activate').answers('activate.space', 'ESH');
    // Otherwise an expedition is the only way, and nothing is asked.
    return t.table.question(0)?.kind === 'activate.mode' && t.table.options(0).includes('move');
  };
  expect([free('ishtar'), free('shamash')]).toEqual([false, true]);
});

// The same gods, worshipped by others than the first seat: they help their chooser and nobody else.

/** Green, at seat 2, has come to T21 and meets blue, at seat 1; nobody does anything but roll. */
function fought(
  has: { [name: string]: Player },
  armies: { green: Army; blue: Army },
  chance: Board<Name>['chance'] = {},
) {
  const locals = { seat: 2, space: spaceOf('T21'), cause: 'move' };
  return akkadTable({
    players: FIVE,
    at: { proc: 'arrive', locals, active: 'green' },
    rebels: {},
    chance,
    has: {
      ...has,
      green: { home: 'uruk', controls: ['URU'], ...has['green'], units: { T21: armies.green } },
      blue: { home: 'susa', controls: ['SUS'], ...has['blue'], units: { T21: armies.blue } },
    },
  });
}

const ROLLS = { 2: [1, 2, 1], 3: [1, 3, 3, 1], 4: [1, 4, 6, 4, 1], 5: [1, 5, 10, 10, 5, 1] } as const;
const bones = (n: keyof typeof ROLLS) => Object.fromEntries(ROLLS[n].map((ways, hits) => [String(hits), ways]));

test('AKK-4.01 AKK-4.16 Ishtar adds a bone in every round, to her worshipper alone, and to no Volley', () => {
  const has = { blue: { god: 'ishtar' } };
  const spearmen = { spearman: 3 };
  const t = fought(has, { green: { champion: 1 }, blue: spearmen }, { 'roll.combat': ['0', '0'] });
  playOn(t, () => t.board.fight?.round === 2 && t.table.machine.kind === 'combat.retreat');
  t.chanceWeighed('roll.combat', bones(4), 0).chanceWeighed('roll.combat', bones(4), 1);
  t.chance('roll.combat', '0', '0');
  playOn(t, () => t.board.fight?.round === 3);
  t.chanceWeighed('roll.combat', bones(4), 2).chanceWeighed('roll.combat', bones(4), 3);
  const archers = fought(has, { green: { archer: 2 }, blue: { archer: 3 } });
  playOn(archers, () => archers.over, 'yes');
  archers.chanceWeighed('roll.volley', bones(2), 0).chanceWeighed('roll.volley', bones(3), 1);
});

test('AKK-4.01 AKK-4.17 Suen adds one bone to an attempt, whatever the number of priests, and none to others', () => {
  const armies = { green: { spearman: 1 }, blue: { spearman: 1, priest: 3 } };
  const mine = fought({ blue: { god: 'suen' } }, armies);
  playOn(mine, () => mine.over, 'yes');
  mine.chanceWeighed('roll.convert', bones(4), 0);
  const theirs = fought({ green: { god: 'suen' } }, armies);
  playOn(theirs, () => theirs.over, 'yes');
  theirs.chanceWeighed('roll.convert', bones(3), 0);
});

test('AKK-4.01 AKK-4.12 AKK-4.13 Shamash leads only his worshipper further and safely', () => {
  const green: Player = { home: 'girsu', controls: ['GIR'], units: { T14: { spearman: 2 } } };
  const turn = (has: { [name: string]: Player }) =>
    akkadTable({ players: FIVE, at: { turn: 'green' }, rebels: {}, chance: { 'roll.danger': ['0'] }, has });
  const near = (has: { [name: string]: Player }) => {
    const t = turn(has);
    t.green.answers('turn.choose', 'activate');
    return t.green.isAsked('activate.space').options.length;
  };
  expect(near({ green: { ...green, god: 'shamash' } })).toBeGreaterThan(near({ green, blue: { god: 'shamash' } }));
  const rolled = (has: { [name: string]: Player }) => {
    const t = turn(has);
    t.green.answers('turn.choose', 'activate').answers('activate.space', 'D5').answers('activate.token', 'admin');
    playOn(t, () => t.over, 'D5');
    return Object.keys(t.unusedChance);
  };
  expect(rolled({ green, blue: { god: 'shamash' } })).toEqual([]);
  expect(rolled({ green: { ...green, god: 'shamash' } })).toEqual(['roll.danger']);
});

test('AKK-4.01 AKK-4.15 Ninhursag brings her worshipper one more of a kind that was bought, and nobody else', () => {
  const buy = (has: { [name: string]: Player }) => {
    const goods = { grain: 9, sheep: 9, silver: 9 };
    const green: Player = { home: 'uruk', units: {}, goods, controls: ['URU', 'LAR', 'SIP'], ...has['green'] };
    const locals = { seat: 2, city: spaceOf('URU'), bought: [] };
    const t = akkadTable({
      players: FIVE,
      at: { proc: 'recruit', locals, active: 'green' },
      rebels: {},
      has: { ...has, green },
    });
    t.green.answers('recruit.buy', 'archer', 'done');
    return t;
  };
  const mine = buy({ green: { god: 'ninhursag' } });
  mine.green.isAsked('recruit.extra').offeringExactly('archer', 'skip');
  mine.green.answers('recruit.extra', 'archer');
  expect([mine.over, mine.board.goods[2], mine.board.figures[2]?.[spaceOf('URU')]]).toEqual([true, [8, 8, 8, 0], 2]);
  expect(buy({ blue: { god: 'ninhursag' } }).over).toBe(true);
});

test('AKK-4.02 AKK-4.19 an ACTION of worship is spent with its use, and comes back with the next round', () => {
  const t = akkadTable({ players: FIVE, at: { turn: 'green' }, has: { green: { god: 'ishkur' } } });
  t.green.answers('turn.choose', 'worship').answers('ishkur.storm', 'NIP');
  expect([t.over, t.board.godUsed.filter(Boolean).length]).toEqual([true, 1]);
  const told = t.blue.log().events.filter(({ type }) => type === 'worship.used' || type === 'storm.placed');
  expect(told.map(({ type, seat, data }) => [type, seat, data])).toEqual([
    ['worship.used', 2, { god: 'ishkur' }],
    ['storm.placed', 2, { space: 'NIP' }],
  ]);
  // Whoever worships another god than the one that acts has no such action, though somebody else might.
  const other = akkadTable({
    players: FIVE,
    at: { turn: 'blue' },
    has: { green: { god: 'ishkur' }, blue: { god: 'suen' } },
  });
  other.blue.isAsked('turn.choose').notOffering('worship');
  const next = akkadTable({ players: FIVE, at: 'prestige', has: { green: { god: 'ishkur', godUsed: true } } });
  playOn(next, () => next.board.phase === 'selection');
  expect(next.board.godUsed).toEqual(Array(8).fill(false));
});

test('AKK-4.03 AKK-4.21 An looks at two cards, known ones first, and no more', () => {
  const t = akkadTable({
    players: FIVE,
    at: { turn: 'green' },
    round: 2,
    eventTop: ['drought'],
    chance: { 'draw.event': ['floods'] },
    has: { green: { god: 'an' } },
  });
  t.green.answers('turn.choose', 'worship');
  t.green.isAsked('an.put').offeringExactly('top/drought', 'bottom/drought', 'top/floods', 'bottom/floods');
  t.green.isAsked('an.put').about({ left: 2 });
  expect([t.sees('green').board.peeked[2], t.sees('blue').board.peeked[2]]).toEqual([
    ['drought', 'floods'],
    ['?event', '?event'],
  ]);
  t.green.answers('an.put', 'bottom/drought').isAsked('an.put').about({ left: 1 });
  t.green.answers('an.put', 'top/floods');
  expect([t.over, t.board.eventTop, t.board.eventBottom]).toEqual([true, ['floods'], ['drought']]);
});

test('AKK-4.04 AKK-4.09 no Storm on a player’s home city or on the residence', () => {
  const has: { [name: string]: Player } = {
    green: { god: 'ishkur', home: 'uruk' },
    yellow: { character: 'me-sag', home: 'assur', controls: ['ASS', 'KIS'] },
  };
  const t = akkadTable({ players: FIVE, at: { turn: 'green' }, residence: 'KIS', has });
  t.green.answers('turn.choose', 'worship');
  t.green.isAsked('ishkur.storm').notOffering('URU', 'ASS', 'KIS').offering('AGD', 'MAR', 'D1');
});

test('AKK-4.02 AKK-4.03 AKK-4.10 An needs an event to look at, Enki a token in the supply', () => {
  const { board } = worship('an');
  expect(worshipAction(board, 0)).toBe(GOD_PLACE.an);
  for (const left of ['eventTop', 'eventDeck', 'eventBottom'] as const) {
    const none = { ...board, eventTop: [], eventDeck: [], eventBottom: [] };
    expect([worshipAction(none, 0), worshipAction({ ...none, [left]: ['drought'] }, 0)]).toEqual([-1, GOD_PLACE.an]);
  }
  worship('enki', { supply: { admin: 1, royal: 0, divine: 0 } })
    .red.isAsked('turn.choose')
    .offering('worship');
  worship('enki', { supply: { admin: 0, royal: 0, divine: 0 } })
    .red.isAsked('turn.choose')
    .notOffering('worship');
});
