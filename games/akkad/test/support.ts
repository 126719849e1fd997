import type { ItemId, Json, Seat } from '@edubba/kernel';
import { bit } from '@edubba/kernel';
import type { Scenario, ScenarioTable } from '@edubba/testkit';
import { table } from '@edubba/testkit';
import { BUILDING_NAMES, UPGRADE_NAMES } from '../content/buildings.ts';
import type { CharacterId } from '../content/characters.ts';
import { GOD_NAMES } from '../content/gods.ts';
import { GOODS, TOKENS, tokenOf } from '../content/goods.ts';
import type { HomeId } from '../content/home-cities.ts';
import { spaceOf } from '../content/map.ts';
import { MONSTER_NAMES } from '../content/monsters.ts';
import { PIECES } from '../content/pieces.ts';
import { questOf } from '../content/quests.ts';
import { ROLE_NAMES } from '../content/roles.ts';
import { CITY_CARD_NAMES } from '../content/special-cities.ts';
import { KINDS, kindOf, UNIT_TABLE, UNITS } from '../content/units.ts';
import { putUnits } from '../rules/effects/units.ts';
import { HOME_SPACE, IDS, IS_DANGER, NEIGHBOURS } from '../rules/geography.ts';
import type { State } from '../rules/index.ts';
import { akkad } from '../rules/index.ts';

/** Units by name: `{ spearman: 2, priest: 1 }`; `'chariot!'` is an injured one. */
export type Army = { readonly [unit: string]: number };

/** What one player has. Home city, champion at home, control of home and its neighbours are as at the start unless said otherwise. */
export interface Player {
  readonly home?: HomeId;
  readonly character?: CharacterId;
  readonly vp?: number;
  /** `{ grain: 3, lapis: 1 }`; what is not named is 0. */
  readonly goods?: { readonly [good: string]: number };
  /** Command tokens in the pool: `{ admin: 2 }`; two of each unless said. */
  readonly pool?: { readonly [token: string]: number };
  /** Fewer in the supply than the eight allow: the others are out of the game, for tests of shortage. */
  readonly supply?: { readonly [token: string]: number };
  /** Units by space: `{ MAR: { champion: 1, spearman: 2 } }`; without it the champion is at home and nobody else. */
  readonly units?: { readonly [space: string]: Army };
  /** Fewer units in the supply: `{ priest: 0 }`. */
  readonly reserve?: Army;
  /** Spaces controlled besides those with own units; without it home and its neighbours. */
  readonly controls?: readonly string[];
  readonly ziggurats?: readonly string[];
  readonly canals?: readonly string[];
  /** Command tokens on the board: `{ LAG: 'royal' }`. */
  readonly tokens?: { readonly [space: string]: string };
  readonly built?: readonly string[];
  readonly upgrades?: readonly string[];
  readonly cards?: readonly ItemId[];
  readonly mercies?: readonly ItemId[];
  readonly roles?: readonly string[];
  readonly usedRoles?: readonly string[];
  readonly god?: string;
  readonly godUsed?: boolean;
  readonly cityCards?: readonly string[];
  readonly passed?: boolean;
  readonly captor?: string;
  readonly exiled?: number;
  readonly away?: number;
  readonly lost?: number;
  readonly scored?: readonly ItemId[];
  readonly slain?: readonly string[];
  /** Players whose champion this one has defeated (AKK-18.14). */
  readonly humbled?: readonly string[];
  readonly missionScored?: boolean;
  /** A River Expedition under way. */
  readonly voyage?: { readonly to: string; readonly units: Army };
}

/** Where the game is. A phase runs on to the end of the game; a procedure ends the table when it ends. */
export type Moment =
  | 'beginning'
  | 'selection'
  | 'event'
  | 'action'
  | 'prestige'
  | { readonly turn: string }
  | { readonly proc: string; readonly locals: Json; readonly phase?: State['phase']; readonly active?: string };

export interface Board<N extends string> {
  /** Names of the players in seat order. */
  readonly players: readonly N[];
  readonly at: Moment;
  readonly round?: number;
  readonly options?: { readonly [name: string]: string };
  readonly crown?: string;
  readonly has?: { readonly [name: string]: Player };
  /** Rebels by space; without it as at the start, the unchosen home cities included. */
  readonly rebels?: { readonly [space: string]: number };
  readonly storm?: string;
  readonly lastStorm?: string;
  readonly residence?: string;
  /** Monsters turned this round, and claimed by Uruk. */
  readonly turned?: readonly string[];
  readonly claimed?: readonly string[];
  readonly akkadTaken?: boolean;
  readonly akkadHeld?: string;
  readonly roleSilver?: { readonly [role: string]: number };
  readonly godStaples?: { readonly [god: string]: number };
  /** Quests face up besides Control 5 Cities. */
  readonly quests?: readonly ItemId[];
  readonly event?: ItemId;
  /** The only cards left in the action deck; the others lie in the discard pile. */
  readonly deck?: readonly ItemId[];
  readonly discard?: readonly ItemId[];
  /** Known cards on top of the event deck, the next first. */
  readonly eventTop?: readonly ItemId[];
  readonly chance?: { readonly [kind: string]: readonly string[] };
  readonly strictChance?: boolean;
  /** For whatever chance does not script. */
  readonly seed?: string;
}

/** Home cities in seat order where a test does not say. */
const HOMES: readonly HomeId[] = ['girsu', 'susa', 'uruk', 'assur', 'urkesh', 'mari'];
const CHARACTERS: readonly CharacterId[] = [
  'tuta-napshum',
  'lugal-ushumgal',
  'epirmupi',
  'lipit-ili',
  'ur-utu',
  'enheduanna',
];

/** Sets up a table of Akkad by naming what lies where. */
export function akkadTable<const N extends string>(board: Board<N>): Scenario<State, N> {
  const opening = {
    seats: board.players,
    ...(board.options === undefined ? {} : { options: board.options }),
    ...(board.chance === undefined ? {} : { chance: board.chance }),
    ...(board.strictChance === undefined ? {} : { strictChance: board.strictChance }),
    ...(board.seed === undefined ? {} : { seed: board.seed }),
  };
  if (board.at === 'beginning') return table(akkad, opening) as unknown as Scenario<State, N>;
  const seatOf = (name: string): Seat => {
    const seat = (board.players as readonly string[]).indexOf(name);
    if (seat < 0) throw new Error(`nobody is called ${name}`);
    return seat;
  };
  const s = boardOf(board, seatOf);
  const setup = { ...opening, having: scalars(s), place: itemsOf(board, seatOf), ...momentOf(board.at, s, seatOf) };
  return table(akkad, setup as never) as unknown as Scenario<State, N>;
}

function freshState(board: Board<string>): State {
  const options = Object.fromEntries(Object.entries(akkad.options).map(([name, { values }]) => [name, values[0]]));
  return akkad.copy(
    akkad.setup({ seats: board.players.length, version: 1, options: { ...options, ...board.options } }),
  );
}

function boardOf(board: Board<string>, seatOf: (name: string) => Seat): State {
  const s = freshState(board);
  s.round = board.round ?? 1;
  if (board.at === 'selection' || board.at === 'event') s.round--;
  s.phase = typeof board.at === 'string' ? (board.at as State['phase']) : 'action';
  s.crown = board.crown === undefined ? 0 : seatOf(board.crown);
  if (board.residence !== undefined) s.residence = spaceOf(board.residence);
  const taken = board.players.flatMap((name) => board.has?.[name]?.home ?? []);
  const spare = HOMES.filter((home) => !taken.includes(home) && (home !== 'mari' || board.players.length > 3));
  const people = CHARACTERS.filter((who) => !board.players.some((name) => board.has?.[name]?.character === who));
  board.players.forEach((name, seat) => {
    const player = board.has?.[name] ?? {};
    s.home[seat] = player.home ?? spare.shift() ?? 'girsu';
    s.character[seat] = player.character ?? people[seat] ?? 'ur-utu';
    s.figure[seat] = 'female';
  });
  board.players.forEach((name, seat) => {
    const others = board.players.flatMap((one) => (one === name ? [] : (board.has?.[one]?.controls ?? [])));
    placePlayer(s, seat, board.has?.[name] ?? {}, seatOf, others.map(spaceOf));
  });
  placeRebels(s, board.rebels);
  placeRest(s, board, seatOf);
  s.controlBefore = [...s.control];
  return s;
}

function placeRebels(s: State, rebels: Board<string>['rebels']): void {
  for (const [home, space] of Object.entries(HOME_SPACE)) if (!s.home.includes(home as HomeId)) s.rebels[space] = 2;
  // Where somebody is, rebels are not.
  s.control.forEach((owner, space) => {
    if (owner >= 0 || s.figures.some((list) => (list[space] ?? 0) > 0)) s.rebels[space] = 0;
  });
  if (rebels === undefined) return;
  s.rebels.fill(0);
  for (const [id, n] of Object.entries(rebels)) s.rebels[spaceOf(id)] = n;
}

function placeRest(s: State, board: Board<string>, seatOf: (name: string) => Seat): void {
  if (board.storm !== undefined) s.storm = spaceOf(board.storm);
  if (board.lastStorm !== undefined) s.lastStorm = spaceOf(board.lastStorm);
  for (const name of board.turned ?? []) s.monsters[MONSTER_NAMES.findIndex((one) => one === name)] = 1;
  for (const name of board.claimed ?? []) s.monsters[MONSTER_NAMES.findIndex((one) => one === name)] = 2;
  if (board.akkadTaken !== undefined) s.akkadTaken = board.akkadTaken;
  if (board.akkadHeld !== undefined) s.akkadHeld = seatOf(board.akkadHeld);
  s.roleSilver = ROLE_NAMES.map((name) => board.roleSilver?.[name] ?? 0);
  s.godStaples = GOD_NAMES.map((name) => board.godStaples?.[name] ?? 0);
}

function placeUnits(s: State, seat: Seat, units: NonNullable<Player['units']>): void {
  for (const [id, army] of Object.entries(units)) {
    const space = spaceOf(id);
    for (const [name, n] of Object.entries(army)) {
      const hurt = name.endsWith('!');
      putUnits(s, seat, space, kindOf(hurt ? name.slice(0, -1) : name), n, hurt ? n : 0);
    }
    if (IS_DANGER[space] !== true) s.control[space] = seat;
  }
}

/** `claimed`: spaces a test gives to others by name; what a player has only by the start yields to that. */
function placePlayer(
  s: State,
  seat: Seat,
  player: Player,
  seatOf: (name: string) => Seat,
  claimed: readonly number[],
): void {
  const home = HOME_SPACE[s.home[seat] as HomeId];
  const around = [home, ...(NEIGHBOURS[home] ?? [])].filter((space) => !claimed.includes(space));
  for (const space of player.controls?.map(spaceOf) ?? around) {
    if (player.controls !== undefined && claimed.includes(space)) throw new Error(`two players control ${IDS[space]}`);
    s.control[space] = seat;
  }
  placeUnits(s, seat, player.units ?? { [IDS[home] ?? '']: { champion: s.character[seat] === 'taram-akkad' ? 2 : 1 } });
  s.goods[seat] = GOODS.map((name) => player.goods?.[name] ?? 0);
  s.pool[seat] = TOKENS.map((name) => (player.pool === undefined ? PIECES.startTokens : (player.pool[name] ?? 0)));
  for (const [id, token] of Object.entries(player.tokens ?? {})) {
    (s.tokens[seat] as number[])[spaceOf(id)] = tokenOf(token) + 1;
    s.activated[spaceOf(id)] = (s.activated[spaceOf(id)] ?? 0) | bit(seat);
  }
  if (player.vp !== undefined) {
    s.vp[seat] = player.vp;
    s.ledger[seat] = [player.vp, 0, 0];
  }
  for (const id of player.ziggurats ?? []) s.ziggurat[spaceOf(id)] = seat;
  for (const id of player.canals ?? []) s.canals[spaceOf(id)] = (s.canals[spaceOf(id)] ?? 0) | bit(seat);
  s.zigguratSupply[seat] = PIECES.ziggurats - (player.ziggurats?.length ?? 0);
  s.canalSupply[seat] = PIECES.canals - (player.canals?.length ?? 0);
  placeMat(s, seat, player, seatOf);
  if (player.voyage !== undefined) {
    s.voyage[seat] = spaceOf(player.voyage.to);
    for (const [name, n] of Object.entries(player.voyage.units)) (s.fleet[seat] as number[])[kindOf(name)] = n;
  }
  fillSupplies(s, seat, player);
}

function placeMat(s: State, seat: Seat, player: Player, seatOf: (name: string) => Seat): void {
  s.built[seat] = BUILDING_NAMES.map((name) => (player.built ?? ['storehouse']).includes(name));
  s.upgraded[seat] = UPGRADE_NAMES.map((name) => player.upgrades?.includes(name) === true);
  for (const name of [...(player.roles ?? []), ...(player.usedRoles ?? [])]) {
    const role = ROLE_NAMES.findIndex((one) => one === name);
    s.roleOf[role] = seat;
    s.roleUsed[role] = player.usedRoles?.includes(name) === true;
  }
  if (player.god !== undefined) {
    const god = GOD_NAMES.findIndex((one) => one === player.god);
    s.godOf[god] = seat;
    s.godUsed[god] = player.godUsed === true;
  }
  for (const name of player.cityCards ?? []) s.cityCard[CITY_CARD_NAMES.findIndex((one) => one === name)] = seat;
  s.passed[seat] = player.passed === true;
  if (player.captor !== undefined) s.captor[seat] = seatOf(player.captor);
  s.exiled[seat] = player.exiled ?? 0;
  s.away[seat] = player.away ?? 0;
  s.lost[seat] = player.lost ?? 0;
  s.missionScored[seat] = player.missionScored === true;
  for (const quest of player.scored ?? []) s.scored[questOf(quest)] = (s.scored[questOf(quest)] ?? 0) | bit(seat);
  for (const name of player.humbled ?? []) s.humbled[seat] = (s.humbled[seat] ?? 0) | bit(seatOf(name));
  for (const name of player.slain ?? [])
    s.slain[seat] = (s.slain[seat] ?? 0) | (1 << MONSTER_NAMES.findIndex((one) => one === name));
}

function fillSupplies(s: State, seat: Seat, player: Player): void {
  s.supply[seat] = TOKENS.map((name, token) => {
    const placed = (s.tokens[seat] ?? []).filter((type) => type === token + 1).length;
    return player.supply?.[name] ?? PIECES.tokens - placed - (s.pool[seat]?.[token] ?? 0);
  });
  s.reserve[seat] = UNITS.map((name, kind) => {
    let placed = s.fleet[seat]?.[kind] ?? 0;
    for (let i = kind; i < (s.units[seat]?.length ?? 0); i += KINDS) placed += s.units[seat]?.[i] ?? 0;
    const figures = UNIT_TABLE[kind]?.figures ?? 0;
    return player.reserve?.[name] ?? Math.max(0, figures - placed);
  });
}

function momentOf(moment: Moment, s: State, seatOf: (name: string) => Seat): object {
  if (typeof moment === 'string') return { at: moment };
  if ('turn' in moment) {
    s.active = seatOf(moment.turn);
    return { having: scalars(s), start: { proc: akkad.procs['turn'], locals: { seat: s.active } } };
  }
  s.phase = moment.phase ?? 'action';
  s.active = moment.active === undefined ? -1 : seatOf(moment.active);
  return { having: scalars(s), start: { proc: akkad.procs[moment.proc], locals: moment.locals } };
}

/** Everything but the zones and the table itself. */
function scalars(s: State): object {
  const zones = new Set(akkad.zones.map(([name]) => name));
  return Object.fromEntries(Object.entries(s).filter(([name]) => name !== 'table' && !zones.has(name)));
}

function itemsOf(board: Board<string>, seatOf: (name: string) => Seat): { [place: string]: readonly ItemId[] } {
  const place: { [place: string]: readonly ItemId[] } = {};
  for (const name of board.players) {
    const player = board.has?.[name];
    if (player?.cards !== undefined) place[`hand:${seatOf(name)}`] = player.cards;
    if (player?.mercies !== undefined) place[`mercies:${seatOf(name)}`] = player.mercies;
  }
  if (board.quests !== undefined) place['questRow'] = board.quests;
  if (board.event !== undefined) place['eventNow'] = [board.event];
  if (board.eventTop !== undefined) place['eventTop'] = board.eventTop;
  if (board.discard !== undefined) place['actionDiscard'] = board.discard;
  if (board.deck !== undefined) {
    const used = new Set(Object.values(place).flat());
    const fresh = freshState(board).actionDeck;
    place['actionDiscard'] = fresh.filter((item) => board.deck?.includes(item) !== true && !used.has(item));
  }
  return place;
}

/** What stands on a space: `{ red: { spearman: 2 }, rebels: 1 }` with seat numbers for names. */
export function at({ board: s }: { readonly board: State }, id: string) {
  const space = spaceOf(id);
  const units = s.units.flatMap((list, seat) =>
    UNITS.flatMap((name, kind) => {
      const n = list[space * KINDS + kind] ?? 0;
      return n === 0 ? [] : [`${seat} ${name} ${n}`];
    }),
  );
  return { control: s.control[space], units, rebels: s.rebels[space], ziggurat: s.ziggurat[space] };
}

/** Answers for whoever is asked until something holds or the table is over: the first wanted key that is possible, else a dull one. */
export function playOn(t: ScenarioTable<State>, until: () => boolean, ...wanted: readonly string[]): void {
  for (let answers = 0; answers < 5_000 && !t.over && !until(); answers++) {
    const seat = t.table.asked()[0] ?? 0;
    const options = t.table.options(seat);
    const key = wanted.find((one) => options.includes(one)) ?? options.find((one) => DULL.has(one)) ?? options[0] ?? '';
    t.table.play(seat, key);
  }
}

const DULL = new Set(['pass', 'skip', 'done', 'decline', 'none', 'no', 'wait', 'keep', 'leave']);
