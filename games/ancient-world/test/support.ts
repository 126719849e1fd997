import type { ItemId, Json, Seat } from '@edubba/kernel';
import type { Scenario, ScenarioTable, SeatHandle } from '@edubba/testkit';
import { table } from '@edubba/testkit';
import type { SpaceName } from '../content/board.ts';
import { SPACES } from '../content/board.ts';
import type { BoardName } from '../content/city-states.ts';
import { BOARDS } from '../content/city-states.ts';
import { armyNo, empireNo } from '../content/decks.ts';
import type { State } from '../rules/index.ts';
import { ancientWorld } from '../rules/index.ts';
import { NEW, ON_CARD, READY, standing, STARVING, SUPPLY } from '../rules/state.ts';

/** One army slot: its active card, the coins on it, whether it was used, and what is retired under it. */
export interface Slot {
  readonly active?: ItemId;
  readonly coins?: number;
  readonly used?: boolean;
  readonly retired?: readonly ItemId[];
}

/** What one player has; as at the start where nothing is said. */
export interface Player {
  readonly board?: BoardName;
  readonly coins?: number;
  readonly knowledge?: number;
  readonly ambrosia?: number;
  /** Citizens by skill: `ready`, `new`, `starving`, a space, or a card `EA27`; those not named are in the supply. */
  readonly citizens?: { readonly [skill: number]: string };
  /** Empire cards besides the starting ones; `EA28!` is damaged, and `SE1!` damages the player's own Fishing Dock. */
  readonly cards?: readonly string[];
  /** Without the two starting cards. */
  readonly bare?: boolean;
  /** Cards whose action was used this round. */
  readonly used?: readonly ItemId[];
  /** Army slots; City Guard and Militia without coins where nothing is said. `SM01` is the player's own. */
  readonly armies?: readonly Slot[];
  readonly districts?: readonly ItemId[];
  readonly titans?: readonly ItemId[];
  /** The threatening titan; nobody is threatened where nothing is said. */
  readonly threat?: ItemId;
  readonly stored?: readonly ItemId[];
  readonly draft?: number;
  readonly passed?: boolean;
}

/** Where the game is. A phase runs on to the end of the game; a procedure ends the table when it ends. */
export type Moment =
  | 'beginning'
  | 'prepare'
  | 'actions'
  | 'end'
  | 'last'
  | 'score'
  | { readonly turn: string }
  | { readonly proc: string; readonly locals: Json; readonly phase?: State['phase'] };

export interface Board<N extends string> {
  /** Names of the players in seat order. */
  readonly players: readonly N[];
  readonly at: Moment;
  readonly round?: number;
  readonly options?: { readonly [name: string]: string };
  /** Rules version; the newest where nothing is said. */
  readonly version?: number;
  /** Holder of the first-player token; the first seat where nothing is said. */
  readonly first?: string;
  /** Its hand side is up. */
  readonly hand?: boolean;
  readonly firstPass?: string;
  readonly has?: { readonly [name: string]: Player };
  /** Ambrosia on spaces; none where nothing is said. */
  readonly ambrosia?: { readonly [space in SpaceName]?: number };
  readonly row?: readonly ItemId[];
  readonly military?: readonly ItemId[];
  /** Titans on top of their decks: `T110`, `T215` and `T310` where nothing is said. */
  readonly tops?: readonly [ItemId, ItemId, ItemId];
  /** The only titans below the top ones, by deck. */
  readonly below?: readonly [readonly ItemId[], readonly ItemId[], readonly ItemId[]];
  /** The district on top (`D16` where nothing is said), and the only ones below it, in order under the shuffled part. */
  readonly district?: ItemId;
  readonly districts?: readonly ItemId[];
  readonly bottom?: readonly ItemId[];
  /** The only cards left in the empire deck in use; the others lie on its discard pile, unless that is given too. */
  readonly deck?: readonly ItemId[];
  readonly discard?: readonly ItemId[];
  readonly militaryDeck?: readonly ItemId[];
  readonly militaryDiscard?: readonly ItemId[];
  /** The only cards left in the C pile. */
  readonly pile?: readonly ItemId[];
  readonly chance?: { readonly [kind: string]: readonly string[] };
  readonly strictChance?: boolean;
  readonly seed?: string;
}

type Places = { [place: string]: ItemId[] };

/** Sets up a table by naming what lies where. */
export function ancientTable<const N extends string>(board: Board<N>): Scenario<State, N> {
  const opening = {
    seats: board.players,
    ...(board.options === undefined ? {} : { options: board.options }),
    ...(board.version === undefined ? {} : { version: board.version }),
    ...(board.chance === undefined ? {} : { chance: board.chance }),
    ...(board.strictChance === undefined ? {} : { strictChance: board.strictChance }),
    ...(board.seed === undefined ? {} : { seed: board.seed }),
  };
  if (board.at === 'beginning') return table(ancientWorld, opening) as unknown as Scenario<State, N>;
  const seatOf = (name: string): Seat => {
    const seat = (board.players as readonly string[]).indexOf(name);
    if (seat < 0) throw new Error(`nobody is called ${name}`);
    return seat;
  };
  const s = boardOf(board, seatOf);
  const setup = { ...opening, having: scalars(s), place: placesOf(board, seatOf), ...momentOf(board.at) };
  return table(ancientWorld, setup as never) as unknown as Scenario<State, N>;
}

function freshState(board: Board<string>): State {
  const options = Object.fromEntries(
    Object.entries(ancientWorld.options).map(([name, { values }]) => [name, values[0]]),
  );
  const { version = ancientWorld.version } = board;
  const info = { seats: board.players.length, version, options: { ...options, ...board.options } };
  return ancientWorld.copy(ancientWorld.setup(info));
}

/** The player's own copy of a starting card. */
const ownCopy = (item: ItemId, seat: Seat): ItemId =>
  /^S[EM]/.test(item) && !item.includes('#') ? `${item}#${seat + 1}` : item;
const unmarked = (card: string): ItemId => card.replace(/!$/, '');

function boardOf(board: Board<string>, seatOf: (name: string) => Seat): State {
  const s = freshState(board);
  s.round = board.round ?? 1;
  if (board.at === 'prepare') s.round--;
  s.phase = typeof board.at === 'string' ? (board.at as State['phase']) : 'actions';
  if (typeof board.at === 'object' && 'proc' in board.at) s.phase = board.at.phase ?? 'actions';
  s.first = board.first === undefined ? 0 : seatOf(board.first);
  s.starter = typeof board.at === 'object' && 'turn' in board.at ? seatOf(board.at.turn) : s.first;
  s.hand = board.hand === true;
  if (board.firstPass !== undefined) s.firstPass = seatOf(board.firstPass);
  s.spaceAmbrosia = SPACES.map((space) => board.ambrosia?.[space] ?? 0);
  const taken = board.players.map((name) => BOARDS.indexOf(board.has?.[name]?.board as BoardName));
  const spare = [3, 2, 1, 0].filter((at) => !taken.includes(at));
  board.players.forEach((name, seat) => {
    const at = taken[seat] as number;
    s.board[seat] = at >= 0 ? at : (spare.shift() as number);
    placePlayer(s, seat, board.has?.[name] ?? {});
  });
  return s;
}

function whereabouts(name: string, seat: Seat): number {
  if (name === 'ready') return READY;
  if (name === 'new') return NEW;
  if (name === 'starving') return STARVING;
  const space = (SPACES as readonly string[]).indexOf(name);
  return space >= 0 ? space : ON_CARD + empireNo(ownCopy(name, seat));
}

function placePlayer(s: State, seat: Seat, player: Player): void {
  s.coins[seat] = player.coins ?? 6;
  s.knowledge[seat] = player.knowledge ?? 0;
  s.ambrosia[seat] = player.ambrosia ?? 0;
  s.draft[seat] = player.draft ?? 0;
  s.passed[seat] = player.passed === true;
  if (player.citizens !== undefined) {
    s.citizens[seat] = [SUPPLY, SUPPLY, SUPPLY, SUPPLY, SUPPLY];
    for (const [skill, name] of Object.entries(player.citizens)) {
      const where = whereabouts(name, seat);
      s.citizens[seat][Number(skill) - 1] = where;
      s.spaces[where]?.push(standing(seat, Number(skill)));
    }
  }
  for (const card of player.cards ?? [])
    if (card.endsWith('!')) s.damaged[empireNo(ownCopy(unmarked(card), seat))] = true;
  for (const card of player.used ?? []) s.used[empireNo(card)] = true;
  player.armies?.forEach((slot, at) => {
    const put = (item: ItemId, retired: boolean): number => {
      const no = armyNo(ownCopy(item, seat));
      s.slot[no] = at;
      s.retired[no] = retired;
      return no;
    };
    for (const item of slot.retired ?? []) put(item, true);
    if (slot.active === undefined) return;
    const no = put(slot.active, false);
    s.coinsOn[no] = slot.coins ?? 0;
    s.spent[no] = slot.used === true;
  });
}

function momentOf(moment: Moment): object {
  if (typeof moment === 'string') return { at: moment };
  if ('turn' in moment) return { at: 'actions' };
  return { start: { proc: ancientWorld.procs[moment.proc], locals: moment.locals } };
}

/** Everything but the zones and the table itself. */
function scalars(s: State): object {
  const zones = new Set(ancientWorld.zones.map(([name]) => name));
  return Object.fromEntries(Object.entries(s).filter(([name]) => name !== 'table' && !zones.has(name)));
}

/** The rest of a deck goes elsewhere. */
function leave(
  place: Places,
  deck: string,
  all: readonly ItemId[],
  left: readonly ItemId[] | undefined,
  rest: string,
): void {
  if (left === undefined) return;
  const used = new Set([...Object.values(place).flat(), ...left]);
  place[deck] = [...left];
  place[rest] = [...(place[rest] ?? []), ...all.filter((item) => !used.has(item))];
}

function placesOf(board: Board<string>, seatOf: (name: string) => Seat): Places {
  const place: Places = {};
  const fresh = freshState(board);
  const removed: ItemId[] = [];
  for (const name of board.players) {
    const seat = seatOf(name);
    const player = board.has?.[name] ?? {};
    if (player.bare === true) removed.push(`SE1#${seat + 1}`, `SE2#${seat + 1}`);
    place[`tableau:${seat}`] = (player.cards ?? []).map(unmarked).filter((card) => !card.startsWith('SE'));
    if (player.armies !== undefined) {
      const held = player.armies.flatMap(({ active, retired = [] }) => [
        ...retired,
        ...(active === undefined ? [] : [active]),
      ]);
      place[`army:${seat}`] = held.map((item) => ownCopy(item, seat));
      removed.push(
        ...['SM01', 'SM02'].map((item) => ownCopy(item, seat)).filter((item) => !place[`army:${seat}`]?.includes(item)),
      );
    }
    place[`districts:${seat}`] = [...(player.districts ?? [])];
    place[`titans:${seat}`] = [...(player.titans ?? [])];
    place[`threat:${seat}`] = player.threat === undefined ? [] : [player.threat];
    place[`stored:${seat}`] = [...(player.stored ?? [])];
  }
  place['removed'] = removed;
  place['empireRow'] = [...(board.row ?? [])];
  place['militaryRow'] = [...(board.military ?? [])];
  const used = new Set(Object.values(place).flat());
  const spareTop = (deck: number): ItemId => (fresh.titanDeck[deck] ?? []).findLast((item) => !used.has(item)) ?? '';
  [0, 1, 2].forEach((deck) => {
    const top = board.tops?.[deck] ?? spareTop(deck);
    place[`titanTop:${deck}`] = top === '' ? [] : [top];
    if (board.below !== undefined)
      leave(place, `titanDeck:${deck}`, fresh.titanDeck[deck] ?? [], board.below[deck], 'removed');
  });
  const top = board.district ?? fresh.districtDeck.findLast((item) => !used.has(item)) ?? '';
  place['districtTop'] = top === '' ? [] : [top];
  if (board.bottom !== undefined) place['districtBottom'] = [...board.bottom];
  leave(place, 'districtDeck', fresh.districtDeck, board.districts, 'removed');
  if (board.pile !== undefined) leave(place, 'pileC', fresh.pileC, board.pile, 'removed');
  const late = (board.round ?? 1) >= 4;
  const discard = late ? 'discardB' : 'discardA';
  if (board.discard !== undefined) place[discard] = [...board.discard];
  leave(
    place,
    late ? 'deckB' : 'deckA',
    late ? fresh.deckB : fresh.deckA,
    board.deck,
    board.discard === undefined ? discard : 'removed',
  );
  if (board.militaryDiscard !== undefined) place['militaryDiscard'] = [...board.militaryDiscard];
  leave(
    place,
    'militaryDeck',
    fresh.militaryDeck,
    board.militaryDeck,
    board.militaryDiscard === undefined ? 'militaryDiscard' : 'removed',
  );
  return place;
}

type AnyTable = { readonly board: State };

/** Who stands on a space, in order: `1:3` is citizen 3 of seat 1. */
export const standingOn = (t: AnyTable, space: SpaceName): string[] =>
  (t.board.spaces[SPACES.indexOf(space)] ?? []).map((citizen) => `${citizen >> 3}:${citizen & 7}`);

/** Where each citizen of a seat is, by skill. */
export const whereAre = (t: AnyTable, seat: Seat): (string | undefined)[] =>
  (t.board.citizens[seat] ?? []).map((where) => {
    if (where >= ON_CARD) return 'card';
    if (where >= 0) return SPACES[where];
    return where === READY ? 'ready' : where === NEW ? 'new' : where === STARVING ? 'starving' : 'supply';
  });

/** Coins, knowledge and ambrosia of a seat. */
export const goodsOf = (t: AnyTable, seat: Seat): (number | undefined)[] => [
  t.board.coins[seat],
  t.board.knowledge[seat],
  t.board.ambrosia[seat],
];

/** A military card as it lies: slot, coins, and whether it is used or retired. */
export const armyOf = (t: AnyTable, item: ItemId): string => {
  const no = armyNo(item);
  const { slot, coinsOn, spent, retired } = t.board;
  return `${slot[no]}:${coinsOn[no]}${spent[no] === true ? ' used' : ''}${retired[no] === true ? ' retired' : ''}`;
};

export const isDamaged = (t: AnyTable, item: ItemId): boolean | undefined => t.board.damaged[empireNo(item)];
export const ambrosiaOn = (t: AnyTable, space: SpaceName): number | undefined =>
  t.board.spaceAmbrosia[SPACES.indexOf(space)];

/** What a seat was told, in short: type, rule, item and what the event carries; `begin`: types that begin so. */
export const told = (seat: SeatHandle<State>, begin = ''): string[] =>
  seat
    .log()
    .events.filter(({ type }) => type.startsWith(begin))
    .map(({ type, rule, item, data = {} }) =>
      [type, rule, item, ...Object.values(data)].filter((part) => part !== undefined).join(' '),
    );

/** Answers one question after another with these keys, whatever they are called; what had only one answer was answered by itself. */
export function acts(t: ScenarioTable<State>, name: string, ...keys: readonly string[]): void {
  const seat = t.names.indexOf(name);
  let from = t.table.line.length;
  for (const wanted of keys) {
    const key = t.table.options(seat).find((one) => one === wanted || one.replaceAll(/#\w+/g, '') === wanted);
    if (key !== undefined) {
      from = t.table.line.length + 1;
      t.table.play(seat, key);
      continue;
    }
    const forced = t.table.line.findIndex(
      (entry, at) => at >= from && entry.mark === 'forced' && entry.key.replaceAll(/#\w+/g, '') === wanted,
    );
    if (forced < 0)
      throw new Error(
        `${name} cannot answer ${wanted}; asked: ${t.table.machine.kind} with ${t.table.options(seat).join(' ')}`,
      );
    from = forced + 1;
  }
}
