import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board, Player } from '../support.ts';
import { akkadTable, at, playOn } from '../support.ts';

const FOUR = ['red', 'blue', 'green', 'yellow'] as const;
type Name = (typeof FOUR)[number];

/** Red's turn with these cards in the hand; red is Girsu, blue Susa, green Uruk, yellow Assur. */
const hand = (cards: string[], has: { readonly [name: string]: Player } = {}, more: Partial<Board<Name>> = {}) =>
  akkadTable({
    players: FOUR,
    at: { turn: 'red' },
    rebels: {},
    ...more,
    has: { ...has, red: { character: 'ur-utu', cards, ...has['red'] } },
  });

const plague = (blue: Player, more: Partial<Board<Name>> = {}) => {
  const t = hand(['plague#1'], { blue }, more);
  t.red.answers('turn.choose', 'card/plague#1');
  // Where Susa is the only space that can be stricken nobody is asked.
  if (t.table.question(0)?.kind === 'card.space') t.red.answers('card.space', 'SUS');
  return t;
};

test('AKK-E.21 AKK-22.02 AKK-22.03 the Plague takes 2 whole units of the owner’s choice, whatever their hit points', () => {
  const t = plague({ units: { SUS: { 'chariot!': 1, spearman: 1, champion: 1 } }, cards: ['miss#1', 'shield-wall#1'] });
  t.blue.answers('card.sabotage', 'pass');
  t.blue.isAsked('plague.loss').offeringExactly('chariot', 'spearman', 'champion').about({ space: 'SUS', left: 2 });
  t.blue.answers('plague.loss', 'chariot');
  expect(t.board.fight).toBe(null);
  t.blue.answers('plague.loss', 'spearman');
  expect([at(t, 'SUS').units, t.board.reserve[1]?.[3], t.over]).toEqual([['1 champion 1'], 6, true]);
  // Mercenaries serve as well, and fewer than two are all there are.
  const few = plague({ units: { SUS: { mercenary: 1, champion: 1 } } }, { options: { 'plague-champion': 'never' } });
  expect([at(few, 'SUS').units, few.over]).toEqual([['1 champion 1'], true]);
});

test('AKK-22.01 only a Sabotage stops the Plague', () => {
  const t = plague({ units: { SUS: { spearman: 2, champion: 1 } }, cards: ['miss#1', 'sabotage#1'] });
  t.blue.isAsked('card.sabotage').offeringExactly('card/sabotage#1', 'pass');
  t.blue.answers('card.sabotage', 'card/sabotage#1');
  expect([t.over, at(t, 'SUS').units]).toEqual([true, ['1 spearman 2', '1 champion 1']]);
});

test('AKK-22.04 AKK-A.8 AKK-12.19 a champion is never forced out, but may be given up until the prestige phase; or never, where the table plays so', () => {
  const t = plague({ units: { SUS: { spearman: 1, champion: 1 } } });
  t.blue.answers('plague.loss', 'spearman');
  t.blue.isAsked('plague.loss').offeringExactly('champion', 'done');
  t.blue.answers('plague.loss', 'done');
  expect(at(t, 'SUS').units).toEqual(['1 champion 1']);
  const given = plague({ units: { SUS: { archer: 2, champion: 1 } } });
  given.blue.answers('plague.loss', 'champion');
  // The second can only be an archer.
  expect([at(given, 'SUS').units, given.board.away[1]]).toEqual([['1 archer 1'], 1]);
  const never = hand(['plague#1'], {}, { options: { 'plague-champion': 'never' } });
  never.red.isRefused('card/plague#1', 'AKK-17.15');
});

test('AKK-22.05 AKK-22.06 without activating: an activated city serves; to activate it must not be', () => {
  const has = { red: { roles: ['governor'], tokens: { LAG: 'royal', GIR: 'admin' }, controls: ['LAG', 'GIR'] } };
  const t = hand([], has);
  t.red.answers('turn.choose', 'role/governor');
  t.red.isAsked('collect.city').offering('LAG', 'GIR');
  const other = hand(
    [],
    { blue: { roles: ['builder'], pool: {} }, red: { ...has.red, roles: [] } },
    { at: { turn: 'blue' } },
  );
  other.blue.answers('turn.choose', 'role/builder').answers('building.gain', 'skip');
  // All of red's cities are activated: nothing to follow with.
  expect(other.table.asked()).not.toContain(0);
});

/** Red challenges blue; what is rolled: attacker, then monster. */
const challenge = (
  blue: Player,
  rolls: string[] = [],
  card = 'challenge-of-anzu#1',
  more: Partial<Board<Name>> = {},
) => {
  const t = hand([card], { blue }, { ...more, chance: { 'roll.combat': rolls, ...more.chance } });
  t.red.answers('turn.choose', `card/${card}`);
  if (t.table.question(0)?.kind === 'card.seat') t.red.answers('card.seat', '1');
  return t;
};

const ARMY = { AWA: { champion: 1, spearman: 2, mercenary: 1 }, T11: { priest: 1 } };

test('AKK-22.08 AKK-22.12 AKK-E.18 AKK-7.19 Anzu: the target sends all units of a space, fights, and with victory stays; nothing is activated', () => {
  const t = challenge({ units: ARMY }, ['4', '0']);
  t.blue.isAsked('challenge.group').offeringExactly('AWA', 'T11');
  t.blue.answers('challenge.group', 'AWA');
  playOn(t, () => t.table.question(1)?.kind === 'monster.reward');
  t.blue.answers('monster.reward', 'lapis');
  expect([at(t, 'D3').units, at(t, 'AWA').units, t.board.activated[spaceOf('D3')]]).toEqual([
    ['1 spearman 2', '1 champion 1', '1 mercenary 1'],
    [],
    0,
  ]);
  expect([t.board.monsters[2], t.board.goods[1]?.[3], t.board.slain[1], t.over]).toEqual([1, 2, 4, true]);
});

test('AKK-22.09 Huwawa: the same in the Cedar Forest, and Uruk’s player claims it', () => {
  const t = hand(
    ['challenge-of-huwawa#1'],
    { green: { units: { URU: { champion: 1 } } } },
    {
      chance: { 'roll.combat': ['4', '0'] },
    },
  );
  t.red.answers('turn.choose', 'card/challenge-of-huwawa#1').answers('card.seat', '2');
  playOn(t, () => t.over, 'lapis');
  expect([at(t, 'D6').units, t.board.monsters[5]]).toEqual([['2 champion 1'], 2]);
});

test('AKK-22.10 the combat of a Challenge is compulsory: no retreat, no danger roll', () => {
  const t = challenge({ units: ARMY, controls: ['SUS', 'DER', 'T11'] }, ['0', '0', '4', '0'], undefined, {
    chance: { 'roll.danger': ['1'] },
  });
  t.blue.answers('challenge.group', 'AWA');
  const kinds = new Set<string>();
  playOn(t, () => {
    if (!t.over) kinds.add(t.table.question(t.table.asked()[0] ?? 0)?.kind ?? '');
    return false;
  });
  expect([kinds.has('combat.retreat'), kinds.has('monster.fight'), Object.keys(t.unusedChance)]).toEqual([
    false,
    false,
    ['roll.danger'],
  ]);
});

test('AKK-22.11 AKK-E.18 a Challenge lost: all those units are removed, a champion until the prestige phase', () => {
  const t = challenge({ units: { AWA: { champion: 1, spearman: 2 } } }, ['0', '2', '0', '2']);
  playOn(t, () => t.over);
  expect([at(t, 'D3').units, t.board.away[1], t.board.reserve[1]?.[0], t.board.monsters[2]]).toEqual([[], 1, 16, 0]);
});

test('AKK-22.13 a group may come from an activated space, whatever the army size; not from the Storm or an expedition', () => {
  const blue: Player = {
    controls: ['SUS'],
    units: { AWA: { spearman: 5 }, T12: { spearman: 1 }, T11: { archer: 1 } },
    tokens: { AWA: 'royal' },
    voyage: { to: 'ESH', units: { champion: 1 } },
  };
  const t = challenge(blue, ['4', '0'], undefined, { storm: 'T12' });
  t.blue.isAsked('challenge.group').offeringExactly('AWA', 'T11');
  t.blue.answers('challenge.group', 'AWA');
  playOn(t, () => t.over, 'lapis');
  expect(at(t, 'D3').units).toEqual(['1 spearman 5']);
});

test('AKK-22.14 AKK-A.44 not with the monster turned or claimed, killed before, others in its space, or no units', () => {
  const may = (has: { readonly [name: string]: Player }, more: Partial<Board<Name>> = {}): readonly string[] => {
    const others = {
      blue: { units: {} },
      green: { units: {} },
      yellow: { units: { ASS: { champion: 1 }, EKA: { spearman: 1 } } },
    };
    const t = hand(['challenge-of-anzu#1'], { ...others, ...has }, more);
    if (!t.red.isAsked('turn.choose').options.includes('card/challenge-of-anzu#1')) return [];
    t.red.answers('turn.choose', 'card/challenge-of-anzu#1');
    // A single target is taken, and chooses a group.
    return t.table.question(0)?.kind === 'card.seat' ? t.table.options(0) : t.table.asked().map(String);
  };
  expect(may({})).toEqual(['3']);
  expect(may({}, { turned: ['anzu'] })).toEqual([]);
  expect(may({}, { claimed: ['anzu'] })).toEqual([]);
  expect(may({}, { storm: 'D3' })).toEqual([]);
  expect(may({ yellow: { slain: ['anzu'] } })).toEqual([]);
  expect(may({ yellow: { units: {} } })).toEqual([]);
  // Only who stands there can be sent there.
  expect(may({ blue: { units: { D3: { spearman: 1 }, SUS: { spearman: 1 } } } })).toEqual(['1']);
});

test('AKK-22.14 units of the target that stand there already fight along', () => {
  const t = challenge({ units: { D3: { spearman: 2 }, AWA: { archer: 1 } } }, ['4', '0'], undefined, {
    chance: { 'roll.volley': ['0', '0'] },
  });
  t.blue.answers('challenge.group', 'AWA');
  playOn(t, () => t.over, 'lapis');
  expect(at(t, 'D3').units).toEqual(['1 spearman 2', '1 archer 1']);
});

test('AKK-22.15 AKK-E.19 Narrow Escape: no capture, and no credit for Mari or a quest', () => {
  const fight = (cards: string[]) => {
    const has = {
      red: { home: 'mari', units: { T13: { champion: 1, spearman: 2 } } },
      blue: { units: { T13: { champion: 1 } }, controls: ['SUS'], cards },
    } as const;
    const locals = { space: spaceOf('T13'), attacker: 0, defender: 1, monster: -1, cause: 'move' };
    const t = akkadTable({
      players: FOUR,
      at: { proc: 'combat', locals, active: 'red' },
      has,
      quests: ['humble-a-champion'],
      chance: { 'roll.combat': ['2', '0'] },
    });
    playOn(t, () => t.over, ...cards.map((card) => `card/${card}`));
    const quest = ((t.board.deeds[0] ?? 0) & (1 << 2)) !== 0;
    return [t.board.captor[1], t.board.away[1], t.board.humbled[0], quest];
  };
  expect(fight([])).toEqual([0, 0, 2, true]);
  expect(fight(['narrow-escape#1'])).toEqual([-1, 1, 0, false]);
});

test('AKK-22.16 AKK-A.81 AKK-E.22 the residence has no rebels, its card is Me-Sag’s, and only the city itself is controlled', () => {
  const t = akkadTable({ players: FOUR, at: 'beginning', chance: { 'deal.order': ['0', '1', '2'] } });
  playOn(t, () => t.board.residence >= 0, 'girsu', 'susa', 'uruk', 'assur', 'me-sag', 'female', 'KIS');
  const seat = t.board.character.indexOf('me-sag');
  expect([at(t, 'KIS').control, at(t, 'KIS').rebels, t.board.cityCard[4]]).toEqual([seat, 0, seat]);
  expect(['D7', 'HIT', 'SHE', 'SIP', 'T02', 'T19'].map((id) => at(t, id).control)).toEqual([-1, -1, -1, -1, -1, -1]);
});

const SAG: Player = { character: 'me-sag', controls: ['GIR', 'KIS', 'LAG'], goods: { grain: 1, silver: 1 } };

test('AKK-22.18 AKK-E.22 the residence is a home city for the Commander, the Storm and expeditions', () => {
  const has = { red: { ...SAG, units: {} }, blue: { roles: ['commander'] } };
  const t = hand([], has, { residence: 'KIS', at: { turn: 'blue' } });
  t.blue.answers('turn.choose', 'role/commander').answers('role.item', 'skip');
  t.red.answers('role.follow', 'recruit');
  t.red.isAsked('commander.home').offeringExactly('GIR', 'KIS');
  const storm = hand([], { red: { ...SAG, god: 'ishkur' } }, { residence: 'KIS' });
  storm.red.answers('turn.choose', 'worship');
  storm.red.isAsked('ishkur.storm').notOffering('KIS', 'GIR').offering('LAG');
});

test('AKK-22.19 AKK-E.22 whoever captures the residence takes its card; retaken, it is a home city again', () => {
  const take = (seat: number, has: { readonly [name: string]: Player }) =>
    akkadTable({
      players: FOUR,
      at: { proc: 'control.take', locals: { seat, space: spaceOf('KIS'), rule: 'AKK-8.11' }, active: 'red' },
      residence: 'KIS',
      rebels: {},
      has,
      quests: ['at-the-enemys-gate'],
    });
  const lost = take(1, { red: { ...SAG, cityCards: ['kish'] } });
  expect([lost.board.cityCard[4], lost.board.residence]).toEqual([1, spaceOf('KIS')]);
  // It is an enemy home city for whoever takes it (Q06).
  lost.blue.isAsked('quest.score').offering('quest/at-the-enemys-gate');
  const back = take(0, {
    red: { ...SAG, controls: ['LAG'], units: {} },
    blue: { controls: ['KIS'], cityCards: ['kish'] },
  });
  expect([back.board.cityCard[4], back.board.control[spaceOf('KIS')]]).toEqual([0, 0]);
});

test('AKK-22.20 AKK-A.28 one of the two home cities is enough to score', () => {
  const score = (controls: string[]) => {
    const red: Player = { ...SAG, controls, units: {}, built: ['storehouse', 'palace', 'temple', 'port'] };
    const t = akkadTable({
      players: FOUR,
      at: 'prestige',
      residence: 'KIS',
      rebels: {},
      quests: ['four-houses'],
      has: { red },
    });
    return t.table.question(0)?.kind;
  };
  expect([score(['KIS']), score(['GIR']), score(['LAG'])]).toEqual(['prestige.quest', 'prestige.quest', 'token.gain']);
});

test('AKK-22.17 any of the starting units but the champion may start at the residence', () => {
  const t = akkadTable({ players: FOUR, at: 'beginning', chance: { 'deal.order': ['0', '1', '2'] } });
  playOn(t, () => t.board.residence >= 0, 'mari', 'susa', 'uruk', 'assur', 'me-sag', 'female', 'NIP');
  const seat = t.board.character.indexOf('me-sag');
  expect(t.table.options(seat)).not.toContain('champion');
  expect(t.table.options(seat)).toContain('spearman');
});

test('AKK-22.22 Ken-Ussam destroys a canal of anybody and takes 2 grain', () => {
  const t = hand([], { red: { character: 'ken-ussam' }, blue: { canals: ['AWA'] }, green: { canals: ['LAR'] } });
  t.red.answers('turn.choose', 'character').answers('canal.destroy', '2/LAR');
  expect([t.board.canals[spaceOf('LAR')], t.board.canals[spaceOf('AWA')], t.board.goods[0]?.[0]]).toEqual([0, 2, 2]);
});

test('AKK-22.23 AKK-11.29 AKK-E.6 Miss! cancels 1 hit, one copy at a time', () => {
  const has = {
    red: { units: { T13: { chariot: 2 } } },
    blue: { units: { T13: { chariot: 3 } }, controls: ['SUS'], cards: ['miss#1', 'miss#2'] },
  };
  const locals = { space: spaceOf('T13'), attacker: 0, defender: 1, monster: -1, cause: 'move' };
  const t = akkadTable({
    players: FOUR,
    at: { proc: 'combat', locals, active: 'red' },
    has,
    chance: { 'roll.combat': ['2', '0', '1', '0'] },
  });
  playOn(t, () => t.table.question(1)?.kind === 'combat.cancel');
  t.blue.answers('combat.cancel', 'card/miss#1');
  expect(t.board.fight?.hits[1]).toBe(1);
  t.blue.isRefused('card/miss#2', 'AKK-11.29');
});

test('AKK-22.24 a Challenge is not aimed at its own user, not even by Uruk', () => {
  const t = hand(['challenge-of-anzu#1'], { red: { home: 'uruk' } });
  t.red.answers('turn.choose', 'card/challenge-of-anzu#1');
  t.red.isAsked('card.seat').notOffering('0');
});
