import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import { battle, hunt } from '../fight.ts';
import type { Army, Board, Player } from '../support.ts';
import { akkadTable, at, playOn } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];
const AFAR = { blue: { units: {}, controls: ['SUS'] }, green: { units: {}, controls: ['URU'] } };

/** Red has activated a space for movement. */
function toward(space: string, red: Player, more: Partial<Board<Name>> = {}) {
  const has = { ...AFAR, ...more.has, red: { controls: ['GIR', 'LAG'], ...red } };
  const t = akkadTable({ players: THREE, at: { turn: 'red' }, rebels: {}, ...more, has });
  t.red.answers('turn.choose', 'activate').answers('activate.space', space);
  playOn(t, () => !t.table.machine.kind.startsWith('activate'), 'move', 'royal');
  return t;
}

/** A group goes from T15 to the Serpent Marsh, whole, and the bone falls. */
function enter(army: Army, hits: string) {
  const t = toward(
    'D5',
    { controls: ['GIR', 'LAG', 'UMM', 'NIP'], units: { T15: army } },
    { chance: { 'roll.danger': [hits] } },
  );
  playOn(t, () => t.table.machine.kind !== 'move.units', ...Object.keys(army));
  return t;
}

test('AKK-10.01 AKK-10.02 AKK-10.09 one may stay on dangerous terrain, nobody controls it, and the monster leaves one alone', () => {
  const t = enter({ spearman: 1 }, '0');
  t.red.answers('monster.fight', 'no');
  expect([at(t, 'D5'), t.over]).toEqual([{ control: -1, units: ['0 spearman 1'], rebels: 0, ziggurat: -1 }, true]);
});

test('AKK-10.03 AKK-10.04 on a hit one unit goes, of the owner’s choice, but no champion', () => {
  const t = enter({ spearman: 1, archer: 1, champion: 1 }, '1');
  t.red.isRefused('champion', 'AKK-10.04', 'no.danger.champion', 'fix.other-unit');
  t.red.isAsked('danger.loss').offeringExactly('spearman', 'archer').answers('archer');
  expect([at(t, 'D5').units, t.board.reserve[0]?.[1]]).toEqual([['0 spearman 1', '0 champion 1'], 10]);
  const spared = enter({ spearman: 1, archer: 1 }, '0');
  spared.red.isNotAsked('danger.loss');
  expect([at(spared, 'D5').units, spared.unusedChance]).toEqual([['0 spearman 1', '0 archer 1'], {}]);
});

test('AKK-10.04 AKK-A.72 mercenaries are not left alone, and a champion alone loses nothing', () => {
  const hired = enter({ spearman: 1, mercenary: 1 }, '1');
  expect(at(hired, 'D5').units).toEqual(['0 spearman 1']);
  const alone = enter({ champion: 1 }, '1');
  expect(at(alone, 'D5').units).toEqual(['0 champion 1']);
});

test('AKK-10.03 by boat too: every dangerous space on the way is rolled for', () => {
  const red = { built: ['port'], units: { T14: { spearman: 2 } } };
  const t = toward('T18', red, { chance: { 'roll.danger': ['1'] } });
  t.red.answers('move.units', 'spearman').answers('move.path', 'D5').answers('move.path', 'T18');
  expect([at(t, 'T18').units, t.unusedChance]).toEqual([['0 spearman 1'], {}]);
});

test('AKK-10.03 AKK-11.55 whoever is left of a group goes on with the injuries it has', () => {
  const red = {
    built: ['port'],
    controls: ['GIR', 'LAG', 'UMM', 'NIP'],
    units: { T14: { chariot: 3, 'chariot!': 2 } },
  };
  const t = toward('T18', red, { chance: { 'roll.danger': ['1'] } });
  t.red.answers('move.units', 'chariot', 'chariot!', 'chariot!', 'done').answers('move.path', 'D5', 'T18');
  t.red.answers('move.from', 'done');
  const hurt = (id: string) => t.board.hurt[0]?.[spaceOf(id) * 8 + 3];
  // Of the three an injured one was lost: one injured and one whole arrive, and two whole ones have stayed.
  expect([at(t, 'T18').units, at(t, 'D5').units, at(t, 'T14').units]).toEqual([['0 chariot 2'], [], ['0 chariot 2']]);
  expect([hurt('T18'), hurt('D5'), hurt('T14'), t.board.reserve[0]?.[3]]).toEqual([1, 0, 0, 2]);
});

test('AKK-10.05 whoever is sent along the same path later joins the group, with injuries and all, and one bone falls for it', () => {
  const red = { controls: ['GIR', 'LAG', 'UMM', 'NIP'], units: { T15: { chariot: 1, 'chariot!': 1, spearman: 1 } } };
  const t = toward('D5', red, { chance: { 'roll.danger': ['0', '1'] } });
  t.red
    .answers('move.units', 'chariot', 'done')
    .answers('move.from', 'land/T15')
    .answers('move.units', 'chariot!', 'spearman');
  expect([at(t, 'D5').units, at(t, 'T15').units, t.board.hurt[0]?.[spaceOf('D5') * 8 + 3]]).toEqual([
    ['0 spearman 1', '0 chariot 2'],
    [],
    1,
  ]);
  expect(t.unusedChance).toEqual({ 'roll.danger': ['1'] });
});

test('AKK-10.06 the danger comes before any combat there', () => {
  const t = toward(
    'D5',
    { units: { T15: { spearman: 1, archer: 1 } } },
    {
      has: { blue: { controls: ['SUS'], units: { D5: { spearman: 1 } } } },
      chance: { 'roll.danger': ['1'] },
    },
  );
  t.red.answers('move.units', 'spearman', 'archer').answers('danger.loss', 'spearman');
  expect([at(t, 'D5').units, t.board.fight?.sides]).toEqual([
    ['0 archer 1', '1 spearman 1'],
    [0, 1],
  ]);
});

test('AKK-10.07 AKK-11.16 a retreat into dangerous terrain is rolled for', () => {
  const t = battle(
    { spearman: 2 },
    { spearman: 1 },
    { space: 'SHU', chance: { 'roll.combat': ['0', '0'], 'roll.danger': ['1'] } },
  );
  t.red.answers('combat.retreat', 'D5').answers('combat.retreat-token', 'royal');
  expect([at(t, 'D5'), t.board.tokens[0]?.[spaceOf('D5')]]).toEqual([
    { control: -1, units: ['0 spearman 1'], rebels: 0, ziggurat: -1 },
    2,
  ]);
});

test('AKK-10.08 a canal of one’s own carries a boat through without a roll, but not to it and nobody by land', () => {
  const red = { built: ['port'], canals: ['D5'], units: { T14: { spearman: 1 } } };
  const through = toward('T18', red, { chance: { 'roll.danger': ['1'] } });
  through.red.answers('move.path', 'D5').answers('move.path', 'T18');
  expect([at(through, 'T18').units, Object.keys(through.unusedChance)]).toEqual([['0 spearman 1'], ['roll.danger']]);
  const foreign = toward(
    'T18',
    { ...red, canals: [] },
    { has: { blue: { ...AFAR.blue, canals: ['D5'] } }, chance: { 'roll.danger': ['1'] } },
  );
  foreign.red.answers('move.path', 'D5').answers('move.path', 'T18');
  expect(at(foreign, 'T18').units).toEqual([]);
  // On foot through the marsh from SHU: the canal is no help.
  const roads = { built: ['palace'], upgrades: ['royal-roads'], canals: ['D5'], units: { SHU: { spearman: 1 } } };
  const foot = toward('T14', roads, { chance: { 'roll.danger': ['1'] } });
  foot.red.answers('move.path', 'D5');
  expect([at(foot, 'T14').units, at(foot, 'D5').units, foot.unusedChance]).toEqual([[], [], {}]);
  for (const way of ['boat/T14', 'land/T14']) {
    const to = toward('D5', red, { chance: { 'roll.danger': ['1'] } });
    playOn(to, () => to.over, way, 'D5');
    expect(at(to, 'D5').units).toEqual([]);
  }
});

test('AKK-10.10 the monster of the destination may be fought, one passed may not', () => {
  const t = enter({ champion: 1 }, '0');
  t.red.isAsked('monster.fight').offeringExactly('yes', 'no');
  const roads = { built: ['palace'], upgrades: ['royal-roads'] };
  const passing = toward('T14', { ...roads, units: { SHU: { champion: 1 } } });
  passing.red.answers('move.path', 'D5');
  expect([at(passing, 'T14').units, passing.over]).toEqual([['0 champion 1'], true]);
});

test('AKK-10.11 who stands there already must activate the space to fight, if it is not activated', () => {
  const has = { ...AFAR, red: { units: { D5: { champion: 1 }, GIR: { spearman: 1 } }, pool: { royal: 1 } } };
  const t = akkadTable({ players: THREE, at: { turn: 'red' }, rebels: {}, has });
  t.red.answers('turn.choose', 'activate').answers('activate.space', 'D5').answers('combat.retreat', 'no');
  expect([t.board.activated[spaceOf('D5')], t.board.pool[0]]).toEqual([1, [0, 0, 0]]);
  const closed = akkadTable({
    players: THREE,
    at: { turn: 'red' },
    rebels: {},
    has: { ...has, blue: { ...AFAR.blue, tokens: { D5: 'royal' } } },
  });
  closed.red.answers('turn.choose', 'activate').isRefused('D5', 'AKK-7.06');
});

test('AKK-10.13 AKK-11.26 AKK-10.21 two bones and four hits; one may retreat, and its wounds are forgotten', () => {
  expect(() => hunt({ champion: 1 }, { 'roll.combat': ['0', '3'] }).red.answers('combat.retreat', 'no')).toThrow(
    'roll.combat',
  );
  const t = hunt({ champion: 1, spearman: 1 }, { 'roll.combat': ['3', '0', '0', '0'] });
  t.red.answers('combat.retreat', 'no');
  expect(t.board.fight?.wounds).toBe(3);
  t.red.answers('combat.retreat', 'SHU').answers('combat.retreat-token', 'royal');
  expect([t.board.monsters[4], t.board.fight, at(t, 'SHU').units]).toEqual([0, null, ['0 spearman 1', '0 champion 1']]);
});

test('AKK-10.14 a monster is not converted', () => {
  const t = hunt({ champion: 1, priest: 2 }, { 'roll.combat': ['4', '0'] });
  t.red.answers('combat.retreat', 'no').isAsked('monster.reward');
});

test('AKK-10.15 Volley hits count against a monster, and a shield bearer takes one of its bones', () => {
  const t = hunt(
    { archer: 2, champion: 1, 'shield-bearer': 1 },
    { 'roll.volley': ['2', '0'], 'roll.combat': ['2', '1'] },
  );
  t.red.answers('combat.retreat', 'no').answers('combat.volley', 'yes').answers('combat.assign', 'shield-bearer');
  t.red.isAsked('monster.reward');
  const blocked = () =>
    hunt({ champion: 1, 'shield-bearer': 1 }, { 'roll.combat': ['0', '2'] }).red.answers('combat.retreat', 'no');
  expect(blocked).toThrow('cannot answer roll.combat with 2');
});

test('AKK-10.16 AKK-10.26 two lapis, a token that the supply has, or two cards that there are', () => {
  const won = (player: Player = {}, more = {}) => {
    const t = hunt({ champion: 1 }, { 'roll.combat': ['4', '0'], ...more }, player);
    t.red.answers('combat.retreat', 'no');
    return t;
  };
  const lapis = won();
  lapis.red.answers('monster.reward', 'lapis');
  expect(lapis.board.goods[0]).toEqual([0, 0, 0, 2]);
  const token = won({ supply: { admin: 0, royal: 1, divine: 0 } });
  token.red.isAsked('monster.reward').offeringExactly('lapis', 'token/royal', 'cards').answers('token/royal');
  expect(token.board.pool[0]).toEqual([2, 3, 2]);
  const bare = hunt({ champion: 1 }, { 'roll.combat': ['4', '0'] }, { supply: { admin: 0, royal: 1, divine: 0 } });
  bare.board.actionDeck.length = 0;
  bare.red.answers('combat.retreat', 'no').isAsked('monster.reward').offeringExactly('lapis', 'token/royal');
  const cards = won({}, { 'draw.action': ['miss#1', 'plague#1'] });
  cards.red.answers('monster.reward', 'cards');
  expect(cards.board.hand[0]).toEqual(['miss#1', 'plague#1']);
});

test('AKK-10.17 AKK-10.18 AKK-10.19 a defeated monster is turned for the round; who has killed it never fights it again', () => {
  const t = hunt({ champion: 1 }, { 'roll.combat': ['4', '0'] });
  t.red.answers('combat.retreat', 'no').answers('monster.reward', 'lapis');
  expect([t.board.monsters[4], t.board.slain[0]]).toEqual([1, 1 << 4]);
  const offered = (board: Partial<Board<Name>>, slain: string[] = []) => {
    const has = { ...AFAR, red: { built: [], slain, units: { D5: { champion: 1 }, GIR: { spearman: 1 } } } };
    const table = akkadTable({ players: THREE, at: { turn: 'red' }, rebels: {}, ...board, has });
    return table.red.answers('turn.choose', 'activate').isAsked('activate.space').options.includes('D5');
  };
  expect([offered({}), offered({ turned: ['mushmahhu'] }), offered({}, ['mushmahhu'])]).toEqual([true, false, false]);
  const next = akkadTable({ players: THREE, at: 'prestige', turned: ['mushmahhu'] });
  expect(next.board.monsters[4]).toBe(0);
});

test('AKK-10.20 AKK-18.17 Uruk takes the reward and the monster itself; the terrain stays dangerous', () => {
  const t = hunt({ champion: 1 }, { 'roll.combat': ['5', '0'] }, { home: 'uruk' });
  // Monster slayers: a fifth bone.
  t.red.answers('combat.retreat', 'no').answers('monster.reward', 'lapis');
  expect([t.board.monsters[4], t.board.goods[0]?.[3]]).toEqual([2, 2]);
  const later = akkadTable({ players: THREE, at: 'prestige', claimed: ['mushmahhu'] });
  expect(later.board.monsters[4]).toBe(2);
});

test('AKK-10.22 AKK-11.72 a champion beaten by a monster or rebels is off the board and nobody’s captive', () => {
  const t = hunt({ champion: 1 }, { 'roll.combat': ['0', '2'] });
  t.red.answers('combat.retreat', 'no');
  expect([t.board.away[0], t.board.captor[0], at(t, 'D5').units]).toEqual([1, -1, []]);
  const rebels = battle({ champion: 1 }, 2, { chance: { 'roll.combat': ['0', '2'] } });
  rebels.red.answers('combat.retreat', 'no');
  expect([rebels.board.away[0], rebels.board.captor[0], at(rebels, 'T21').rebels]).toEqual([1, -1, 2]);
});

test('AKK-10.23 enemies first, and after a victory the monster in the same action', () => {
  const t = toward(
    'D5',
    { units: { T15: { champion: 1 } } },
    {
      has: { blue: { controls: ['SUS'], units: { D5: { spearman: 1 } } } },
      chance: { 'roll.danger': ['0'], 'roll.combat': ['1', '0', '4', '0'] },
    },
  );
  t.red.answers('combat.retreat', 'no');
  t.blue.answers('combat.retreat', 'no');
  t.red.answers('monster.fight', 'yes').answers('combat.retreat', 'no').answers('monster.reward', 'lapis');
  expect([t.board.monsters[4], at(t, 'D5').control]).toEqual([1, -1]);
});

test('AKK-10.24 AKK-11.75 AKK-E.23 who dies with the monster has slain it, without reward; Uruk has claimed it', () => {
  const t = hunt({ spearman: 2, archer: 1 }, { 'roll.combat': ['4', '2', '0', '0'] }, { home: 'uruk' });
  t.red.answers('combat.retreat', 'no').answers('combat.volley', 'no').answers('combat.assign', 'spearman', 'spearman');
  t.red.isAsked('monster.reward');
  const both = hunt({ archer: 2 }, { 'roll.combat': ['4', '2'] }, { home: 'uruk' });
  both.red.answers('combat.retreat', 'no').answers('combat.volley', 'no');
  expect([both.board.monsters[4], both.board.slain[0], both.board.goods[0], both.over]).toEqual([
    2,
    16,
    [0, 0, 0, 0],
    true,
  ]);
  const other = hunt({ archer: 2 }, { 'roll.combat': ['4', '2'] });
  other.red.answers('combat.retreat', 'no').answers('combat.volley', 'no');
  expect([other.board.monsters[4], other.over]).toEqual([1, true]);
});

test('AKK-10.27 two players never share a space: who enters the terrain of another fights', () => {
  const t = toward(
    'D5',
    { units: { T15: { champion: 1 } } },
    {
      has: { blue: { controls: ['SUS'], units: { D5: { spearman: 1 } } } },
      chance: { 'roll.danger': ['0'] },
    },
  );
  expect(t.board.fight?.space).toBe(spaceOf('D5'));
});

test('AKK-22.10 AKK-22.11 nobody retreats or escapes from a Challenge', () => {
  const t = hunt({ spearman: 1, priest: 1 }, { 'roll.combat': ['0', '1'] }, {}, 'D3', 'challenge');
  t.red.answers('combat.assign', 'spearman');
  expect([at(t, 'D3').units, t.board.reserve[0]?.[2], t.over]).toEqual([[], 7, true]);
});
