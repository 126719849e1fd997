import { wrapped } from '@edubba/gamekit';
import type { ItemId, Message, Seat, View } from '@edubba/kernel';
import { bit } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { BUILDING_NAMES, UPGRADE_NAMES } from '../content/buildings.ts';
import { GOD_NAMES } from '../content/gods.ts';
import { GOODS, TOKENS } from '../content/goods.ts';
import type { Space } from '../content/map.ts';
import { MONSTER_NAMES } from '../content/monsters.ts';
import { QUESTS } from '../content/quests.ts';
import { ROLE_NAMES } from '../content/roles.ts';
import { CITY_CARD_NAMES } from '../content/special-cities.ts';
import { KINDS, UNITS } from '../content/units.ts';
import { ALL_SPACES, IDS, MONSTER_AT } from '../rules/geography.ts';
import { combatBones } from '../rules/queries/combat.ts';
import { missionProgress } from '../rules/queries/progress.ts';
import type { State } from '../rules/index.ts';
import { NOBODY, NOWHERE, seatsOf, TURNED } from '../rules/state.ts';
import { letter, map } from './map.ts';
import { party, seats } from './names.ts';
import { item } from './names.ts';

/** What follows the first line of a paragraph is set in by so much. */
const INDENT = 4;

type Say = (id: string, params?: Message['params']) => string;

/** The whole table as text. The map comes last, next to the question that follows: it must not scroll away. */
export function board({ s, seat: me }: View<State>, words: Words): string {
  const say: Say = (id, params) => words.say(params === undefined ? { id } : { id, params });
  const told = [
    say('board.head', { round: s.round, phase: { id: `board.phase.${s.phase}` } }),
    ...s.eventNow.map((event) => say('board.event', { event: item(event), effect: { id: `effect.${event}` } })),
    ...s.questRow.map((quest) => questLine(s, say, quest)),
    ...selection(s, say),
    ...seatsOf(s).map((seat) => player(s, say, seat, me)),
    ...ALL_SPACES.flatMap((space) => spaceLine(s, say, space)),
    ...fight(s, say),
  ];
  return [...told.flatMap((line) => wrapped(line, INDENT)), '', ...map(s), ...wrapped(say('board.legend'), INDENT)]
    .map((line) => line.trimEnd())
    .join('\n');
}

const list = (parts: readonly string[]): string => parts.join(', ');
const name = (seat: Seat): Message => seats[seat] ?? { id: 'seat.nobody' };

function questLine(s: State, say: Say, quest: ItemId): string {
  const marks = s.scored[QUESTS.findIndex(({ id }) => id === quest)] ?? 0;
  const done = seatsOf(s).filter((seat) => (marks & bit(seat)) !== 0);
  return say('board.quest', {
    quest: item(quest),
    effect: { id: `effect.${quest}` },
    done: done.length === 0 ? '' : say('board.quest.done', { list: list(done.map((seat) => say(name(seat).id))) }),
  });
}

/** Roles and gods nobody has taken, while they are chosen. */
function selection(s: State, say: Say): string[] {
  if (s.phase !== 'selection') return [];
  const free = (names: readonly string[], heading: string, holders: readonly Seat[]): string =>
    list(names.flatMap((one, at) => (holders[at] === NOBODY ? [say(`${heading}.${one}`)] : [])));
  return [
    say('board.row.role', { list: free(ROLE_NAMES, 'role', s.roleOf) || '-' }),
    say('board.row.god', { list: free(GOD_NAMES, 'god', s.godOf) || '-' }),
  ];
}

/** Everything a player has and holds; what they have none of is left out. */
function player(s: State, say: Say, seat: Seat, me: Seat): string {
  const numbers = (names: readonly string[], amounts: readonly number[] | undefined): Message['params'] =>
    Object.fromEntries(names.map((one, at) => [one, amounts?.[at] ?? 0]));
  const parts = [
    ...who(s, say, seat),
    say('board.goods', numbers(GOODS, s.goods[seat])),
    say('board.tokens', numbers(TOKENS, s.pool[seat])),
    ...mat(s, say, seat),
    ...cards(s, say, seat, me),
    ...state(s, say, seat),
  ];
  return say('board.player', { letter: letter(seat), seat: name(seat), vp: s.vp[seat] ?? 0, parts: parts.join(' · ') });
}

function who(s: State, say: Say, seat: Seat): string[] {
  const home = s.home[seat] ?? '';
  const character = s.character[seat] ?? '';
  if (home === '') return [];
  const named = say(`home.${home}`);
  return [character === '' ? named : say('board.home', { home: named, character: { id: `character.${character}` } })];
}

/** Buildings, roles, god, special-city cards. */
function mat(s: State, say: Say, seat: Seat): string[] {
  const owned = (names: readonly string[], heading: string, has: (at: number) => boolean): string[] =>
    names.flatMap((one, at) => (has(at) ? [say(`${heading}.${one}`)] : []));
  const built = [
    ...owned(BUILDING_NAMES, 'building', (at) => s.built[seat]?.[at] === true),
    ...owned(UPGRADE_NAMES, 'upgrade', (at) => s.upgraded[seat]?.[at] === true),
  ];
  const roles = ROLE_NAMES.flatMap((role, at) => {
    if (s.roleOf[at] !== seat) return [];
    return [s.roleUsed[at] === true ? say('board.used', { role: { id: `role.${role}` } }) : say(`role.${role}`)];
  });
  const god = GOD_NAMES[s.godOf.indexOf(seat)];
  const cities = owned(CITY_CARD_NAMES, 'city', (at) => s.cityCard[at] === seat);
  return [
    ...(built.length === 0 ? [] : [say('board.built', { list: list(built) })]),
    ...(roles.length === 0 ? [] : [say('board.roles', { list: list(roles) })]),
    ...(god === undefined ? [] : [say('board.god', { god: { id: `god.${god}` } })]),
    ...(cities.length === 0 ? [] : [say('board.cities', { list: list(cities) })]),
  ];
}

/** The reader's own hand by name, the others' by number. */
function cards(s: State, say: Say, seat: Seat, me: Seat): string[] {
  const hand = s.hand[seat] ?? [];
  const mercies = s.mercies[seat] ?? [];
  const named = (items: readonly ItemId[]): string => list(items.map((one) => say(item(one).id)));
  return [
    ...(hand.length === 0
      ? []
      : [seat === me ? say('board.hand.mine', { list: named(hand) }) : say('board.hand', { n: hand.length })]),
    ...(mercies.length === 0 ? [] : [say('board.mercies', { list: named(mercies) })]),
  ];
}

function state(s: State, say: Say, seat: Seat): string[] {
  const captor = s.captor[seat] ?? NOBODY;
  const to = s.voyage[seat] ?? NOWHERE;
  const { n, goal } = missionProgress(s, seat);
  const mission = s.missionScored[seat] === true ? say('board.mission.done') : say('board.mission', { n, goal });
  return [
    ...((s.home[seat] ?? '') === '' ? [] : [mission]),
    ...(s.crown === seat ? [say('board.crown')] : []),
    ...(s.passed[seat] === true ? [say('board.passed')] : []),
    ...(captor === NOBODY ? [] : [say('board.captive', { seat: name(captor) })]),
    ...(to === NOWHERE
      ? []
      : [say('board.sailing', { space: { id: `space.${IDS[to] ?? ''}` }, list: units(say, s.fleet[seat] ?? []) })]),
  ];
}

/** `2 spearmen, 1 champion` */
const units = (say: Say, counts: readonly number[]): string =>
  list(
    UNITS.flatMap((unit, kind) => ((counts[kind] ?? 0) > 0 ? [say(`count.${unit}`, { n: counts[kind] ?? 0 })] : [])),
  );

/** A space on which anything stands or lies. */
function spaceLine(s: State, say: Say, space: Space): string[] {
  const things = [...standing(s, say, space), ...lying(s, say, space)];
  const id = IDS[space] ?? '';
  return things.length === 0 ? [] : [say('board.space', { id, space: { id: `space.${id}` }, list: things.join('; ') })];
}

function standing(s: State, say: Say, space: Space): string[] {
  const armies = seatsOf(s).flatMap((seat) => {
    const at = space * KINDS;
    const here = units(say, (s.units[seat] ?? []).slice(at, at + KINDS));
    const hurt = (s.hurt[seat] ?? []).slice(at, at + KINDS).reduce((sum, n) => sum + n, 0);
    if (here === '') return [];
    return [
      say('board.army', { seat: name(seat), list: hurt > 0 ? say('count.hurt', { units: here, n: hurt }) : here }),
    ];
  });
  const rebels = s.rebels[space] ?? 0;
  const monster = MONSTER_AT[space] ?? -1;
  const beaten = monster >= 0 && s.monsters[monster] === TURNED;
  return [
    ...armies,
    ...(rebels > 0 ? [say('count.rebel', { n: rebels })] : []),
    ...(beaten ? [say('board.turned', { monster: { id: `monster.${MONSTER_NAMES[monster] ?? 'anzu'}` } })] : []),
  ];
}

function lying(s: State, say: Say, space: Space): string[] {
  const ziggurat = s.ziggurat[space] ?? NOBODY;
  const of = (mask: number | undefined): Seat[] => seatsOf(s).filter((seat) => ((mask ?? 0) & bit(seat)) !== 0);
  return [
    ...(ziggurat === NOBODY ? [] : [say('board.ziggurat', { seat: name(ziggurat) })]),
    ...of(s.canals[space]).map((seat) => say('board.canal', { seat: name(seat) })),
    ...of(s.activated[space]).map((seat) => {
      const token = TOKENS[(s.tokens[seat]?.[space] ?? 1) - 1] ?? 'admin';
      return say('board.token', { seat: name(seat), token: { id: `a.${token}` } });
    }),
    ...(s.storm === space ? [say('board.storm')] : []),
  ];
}

function fight({ fight: now, ...rest }: State, say: Say): string[] {
  if (now === null) return [];
  const s: State = { ...rest, fight: now };
  return [
    say('board.fight', {
      space: { id: `space.${IDS[now.space] ?? ''}` },
      round: Math.max(1, now.round),
      a: party(now.sides[0]),
      b: now.monster >= 0 ? { id: `monster.${MONSTER_NAMES[now.monster] ?? 'anzu'}` } : party(now.sides[1]),
      bonesA: combatBones(s, now, 0),
      bonesB: combatBones(s, now, 1),
    }),
  ];
}
