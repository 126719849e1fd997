import type { Shares } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { ACTION_DECK } from '../content/action-cards.ts';
import { spaceOf } from '../content/map.ts';
import { MERCIES } from '../content/mercies.ts';
import { QUESTS } from '../content/quests.ts';
import { hitsOf, MOST_BONES, oddsOf } from '../rules/queries/bones.ts';
import type { Board, Player } from './support.ts';
import { akkadTable, playOn } from './support.ts';

// What chance is asked, and how likely each outcome is. Bones hit one time in two (AKK-A.15); cards are drawn alike.

const FOUR = ['red', 'blue', 'green', 'yellow'] as const;
type Name = (typeof FOUR)[number];
type Players = { readonly [name in Name]?: Player };

/** In how many of all ways so many bones give no hit, one, two, … */
const ROWS: readonly (readonly number[])[] = [
  [1],
  [1, 1],
  [1, 2, 1],
  [1, 3, 3, 1],
  [1, 4, 6, 4, 1],
  [1, 5, 10, 10, 5, 1],
  [1, 6, 15, 20, 15, 6, 1],
  [1, 7, 21, 35, 35, 21, 7, 1],
];
const bones = (n: number): Shares => Object.fromEntries((ROWS[n] ?? []).map((ways, hits) => [String(hits), ways]));

/** Yellow comes to blue's T21 (Queen's Orchard); nobody does anything but roll. */
function fight(yellow: Player['units'], blue: Player['units'], has: Players = {}, more: Partial<Board<Name>> = {}) {
  const locals = { seat: 3, space: spaceOf('T21'), cause: 'move' };
  const t = akkadTable({
    players: FOUR,
    at: { proc: 'arrive', locals, active: 'yellow' },
    rebels: {},
    ...more,
    has: {
      ...has,
      yellow: { controls: ['ASS'], ...has.yellow, units: yellow ?? {} },
      blue: { controls: ['SUS'], ...has.blue, units: blue ?? {} },
    },
  });
  return t;
}

test('AKK-11.50 AKK-A.15 each side of a combat rolls its own bones, and each bone hits one time in two', () => {
  // Three spearmen against a champion: 3 bones and 4.
  const t = fight({ T21: { spearman: 3 } }, { T21: { champion: 1 } });
  playOn(t, () => t.over);
  t.chanceWeighed('roll.combat', bones(3), 0).chanceWeighed('roll.combat', bones(4), 1);
  // A shield bearer of the defender takes one of 7, and the attacker has none.
  const shield = fight({ T21: { champion: 1, chariot: 1 } }, { T21: { archer: 1, 'shield-bearer': 1 } });
  playOn(shield, () => shield.over, 'no');
  shield.chanceWeighed('roll.combat', bones(6), 0).chanceWeighed('roll.combat', bones(2), 1);
});

test('AKK-11.51 whoever has no bone rolls none', () => {
  const t = fight({ T21: { spearman: 1 } }, { T21: { champion: 1, 'shield-bearer': 1 } });
  playOn(t, () => t.over);
  t.chanceWeighed('roll.combat', { 0: 1 }, 0).chanceWeighed('roll.combat', bones(4), 1);
});

test('AKK-11.46 AKK-11.47 one bone for each archer in a Volley, two for those of Urkesh; and none for those who do not shoot', () => {
  const has: Players = { blue: { home: 'urkesh', controls: ['URK'] } };
  const both = fight({ T21: { archer: 3 } }, { T21: { archer: 2 } }, has);
  playOn(both, () => both.over, 'yes');
  both.chanceWeighed('roll.volley', bones(3), 0).chanceWeighed('roll.volley', bones(4), 1);
  const one = fight({ T21: { archer: 3 } }, { T21: { archer: 2 } }, has);
  one.yellow.answers('combat.retreat', 'no');
  one.blue.answers('combat.retreat', 'no');
  one.yellow.answers('combat.volley', 'no');
  one.blue.answers('combat.volley', 'yes');
  playOn(one, () => one.over);
  one.chanceWeighed('roll.volley', { 0: 1 }, 0).chanceWeighed('roll.volley', bones(4), 1);
  const other = fight({ T21: { archer: 1 } }, { T21: { archer: 2 } }, has);
  other.yellow.answers('combat.retreat', 'no');
  other.blue.answers('combat.retreat', 'no');
  other.yellow.answers('combat.volley', 'yes');
  other.blue.answers('combat.volley', 'no');
  playOn(other, () => other.over);
  other.chanceWeighed('roll.volley', bones(1), 0).chanceWeighed('roll.volley', { 0: 1 }, 1);
});

test('AKK-11.34 AKK-15.14 a bone for each priest in a Conversion, and for each own ziggurat beside it', () => {
  const t = fight({ T21: { spearman: 1, priest: 2 } }, { T21: { spearman: 2 } });
  playOn(t, () => t.over, 'yes');
  t.chanceWeighed('roll.convert', bones(2));
  // The defender's priests, with the god who helps them.
  const blue = fight({ T21: { spearman: 1 } }, { T21: { spearman: 2, priest: 1 } }, { blue: { god: 'suen' } });
  playOn(blue, () => blue.over, 'yes');
  blue.chanceWeighed('roll.convert', bones(2));
});

test('AKK-15.14 AKK-15.13 AKK-15.24 all priests of the chosen space roll, and no others', () => {
  const green: Player = {
    home: 'uruk',
    controls: ['URU', 'T13', 'T15'],
    units: { T13: { priest: 3 }, T15: { priest: 2 }, URU: { priest: 1 } },
    ziggurats: ['URU'],
  };
  const t = akkadTable({
    players: FOUR,
    at: { proc: 'convert', locals: { seat: 2, city: -1 }, active: 'green' },
    rebels: { LAG: 1 },
    has: { green, red: { home: 'mari', controls: ['MAR'] } },
    chance: { 'roll.convert': ['0'] },
  });
  const pair = t.green.isAsked('convert.target').options.find((key) => key.startsWith('T13>'));
  t.green.answers('convert.target', pair ?? '');
  t.chanceWeighed('roll.convert', bones(3));
  expect(t.over).toBe(true);
});

test('AKK-10.03 one bone in dangerous terrain', () => {
  const group = [2, 0, 0, 0, 0, 0, 0, 0];
  const locals = { seat: 1, space: spaceOf('D5'), group, hurt: [0, 0, 0, 0, 0, 0, 0, 0] };
  const t = akkadTable({
    players: FOUR,
    at: { proc: 'danger', locals, active: 'blue' },
    has: { blue: { units: { D5: { spearman: 2 } } } },
  });
  t.chanceWeighed('roll.danger', bones(1));
});

test('AKK-1.24 five bones for the Crown, each time', () => {
  const t = akkadTable({
    players: FOUR,
    at: 'beginning',
    options: { deal: 'random' },
    chance: { 'roll.crown': ['4', '1', '4', '0', '2', '3'] },
  });
  playOn(t, () => t.board.phase === 'selection');
  for (const time of [0, 1, 2, 3, 4, 5]) t.chanceWeighed('roll.crown', bones(5), time);
  expect([t.board.crown, t.unusedChance]).toEqual([2, {}]);
});

test('AKK-1.04 the order of choosing, mats and characters are drawn alike', () => {
  const chance = {
    'deal.order': ['2', '0', '3'],
    'deal.home': ['mari', 'susa'],
    'deal.character': ['ur-utu', 'epirmupi'],
  };
  const t = akkadTable({ players: FOUR, at: 'beginning', options: { deal: 'random' }, chance });
  t.chanceWeighed('deal.order', ['0', '1', '2', '3'], 0);
  t.chanceWeighed('deal.order', ['0', '1', '3'], 1).chanceWeighed('deal.order', ['1', '3'], 2);
  t.chanceWeighed('deal.home', ['girsu', 'susa', 'uruk', 'assur', 'urkesh', 'mari'], 0);
  t.chanceWeighed('deal.home', ['girsu', 'uruk', 'assur', 'urkesh'], 2);
  expect([t.board.home[2], t.board.home[0]]).toEqual(['mari', 'susa']);
  const all = [
    'tuta-napshum',
    'lugal-ushumgal',
    'epirmupi',
    'lipit-ili',
    'ur-utu',
    'enheduanna',
    'ken-ussam',
    'me-sag',
    'ilshu-rabi',
    'yetib-mer',
    'taram-akkad',
    'shar-kali-sharri',
  ];
  t.chanceWeighed('deal.character', all, 0);
  t.chanceWeighed(
    'deal.character',
    all.filter((id) => id !== 'ur-utu'),
    1,
  );
  // Two are dealt: the second is another one.
  const two = akkadTable({
    players: FOUR,
    at: 'beginning',
    options: { deal: 'two' },
    chance: { 'deal.character': ['me-sag'] },
  });
  playOn(two, () => two.table.machine.kind === 'start.character');
  two.chanceWeighed(
    'deal.character',
    all.filter((id) => id !== 'me-sag'),
    1,
  );
});

test('AKK-17.13 AKK-19.12 action cards are drawn from what is left of the deck', () => {
  const cards = ['miss#1', 'miss#2', 'sabotage#3'];
  const t = akkadTable({
    players: FOUR,
    at: { proc: 'draw.action', locals: { seat: 2, left: 2, rule: 'AKK-19.12' } },
    has: { green: { cards }, blue: { cards: ['plague#1'] } },
    chance: { 'draw.action': ['levy#2'] },
  });
  const left = ACTION_DECK.filter((item) => ![...cards, 'plague#1'].includes(item));
  t.chanceWeighed('draw.action', left, 0);
  t.chanceWeighed(
    'draw.action',
    left.filter((item) => item !== 'levy#2'),
    1,
  );
});

test('AKK-1.21 AKK-18.10 quests are drawn from the deck, Control 5 Cities left out', () => {
  const t = akkadTable({ players: FOUR, at: { proc: 'draw.quest', locals: null }, quests: ['four-houses'] });
  const others = QUESTS.map(({ id }) => id).filter((id) => id !== 'control-5-cities' && id !== 'four-houses');
  t.chanceWeighed('draw.quest', others);
});

test('AKK-1.22 AKK-5.02 AKK-5.05 one of the four mild events in round 1, then any that is left', () => {
  const first = akkadTable({ players: FOUR, at: 'event', round: 1 });
  first.chanceWeighed('draw.event', ['plentiful-harvest', 'fertile-sheepfold', 'royal-gift', 'tax-inflation']);
  const second = akkadTable({ players: FOUR, at: 'event', round: 2, event: 'royal-gift', eventTop: [] });
  second.chanceWeighed('draw.event', [
    'plentiful-harvest',
    'fertile-sheepfold',
    'tax-inflation',
    'uprising',
    'gutian-raid',
    'drought',
    'levy-for-the-king',
    'tribute-demand',
    'floods',
    'omen-of-war',
    'return-of-the-rebels',
  ]);
});

test('AKK-17.01 AKK-A.41 a stolen card is any of the hand, by the thief or by Spies', () => {
  const cards = ['miss#1', 'miss#4', 'caravan#1'];
  const thief = akkadTable({
    players: FOUR,
    at: { turn: 'blue' },
    has: { blue: { cards: ['thief-in-the-night#1'] }, yellow: { cards }, red: { cards: ['plague#1'] } },
    chance: { 'draw.theft': ['miss#4'] },
  });
  thief.blue.answers('turn.choose', 'card/thief-in-the-night#1').answers('card.seat', '3');
  playOn(thief, () => thief.over, 'pass');
  thief.chanceWeighed('draw.theft', cards);
  expect([thief.board.hand[1], thief.board.hand[3]]).toEqual([['miss#4'], ['miss#1', 'caravan#1']]);
  const spies = akkadTable({
    players: FOUR,
    at: { turn: 'green' },
    has: { green: { character: 'ilshu-rabi' }, yellow: { cards }, red: { cards: ['plague#1'] } },
    chance: { 'draw.theft': ['caravan#1'] },
  });
  spies.green.answers('turn.choose', 'character').answers('character.whom', '3');
  spies.chanceWeighed('draw.theft', cards);
  expect([spies.board.hand[2], spies.board.hand[3], spies.board.spies]).toEqual([
    ['caravan#1'],
    ['miss#1', 'miss#4'],
    3,
  ]);
});

test('AKK-19.28 Mercy cards are drawn from those nobody has', () => {
  const t = akkadTable({
    players: FOUR,
    at: { proc: 'prestige.mercy', locals: { takers: [], holders: [] }, phase: 'prestige' },
    crown: 'blue',
    has: {
      red: { missionScored: true, vp: 4 },
      blue: { vp: 1, mercies: ['gift-of-enlil'] },
      green: { vp: 1 },
      yellow: { vp: 2 },
    },
    chance: { 'draw.mercy': ['light-of-shamash'] },
  });
  t.blue.answers('mercy.take', 'take');
  const left = MERCIES.map(({ id }) => id).filter((id) => id !== 'gift-of-enlil');
  t.chanceWeighed('draw.mercy', left);
  t.green.answers('mercy.take', 'take');
  t.chanceWeighed(
    'draw.mercy',
    left.filter((id) => id !== 'light-of-shamash'),
  );
});

test('AKK-A.15 whatever the number of bones: all ways are counted, half of them above and half below the middle', () => {
  for (let n = 0; n <= MOST_BONES; n++) {
    const odds = oddsOf(n);
    expect([hitsOf(n).length, odds.length, hitsOf(n)[n], odds.toReversed()]).toEqual([n + 1, n + 1, String(n), odds]);
    expect(odds.reduce((sum, ways) => sum + ways, 0)).toBe(2 ** n);
    expect([odds[0], odds[1] ?? 0]).toEqual([1, n]);
  }
  expect(hitsOf(50)).toHaveLength(51);
  // More are not rolled: their odds would be no whole numbers.
  expect([hitsOf(MOST_BONES + 1), oddsOf(MOST_BONES + 9)]).toEqual([hitsOf(MOST_BONES), oddsOf(MOST_BONES)]);
});
