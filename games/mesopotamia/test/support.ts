import type { ItemId, Key, Seat } from '@edubba/kernel';
import { tableInfo } from '@edubba/kernel';
import type { Scenario, ScenarioTable, SeatHandle } from '@edubba/testkit';
import { table } from '@edubba/testkit';
import { ACTIONS } from '../content/actions.ts';
import { COLOURS, ICONS } from '../content/dice.ts';
import { EMPIRE_NAMES, EMPIRES } from '../content/empires.ts';
import { GOODS } from '../content/goods.ts';
import { AREAS, areaOf, sectionOf, STARTS } from '../content/map.ts';
import { EMPIRE_PIECES, KINDS, TRIBE_PIECES } from '../content/units.ts';
import type { State } from '../rules/index.ts';
import { mesopotamia } from '../rules/index.ts';
import { FACE_DOWN, NO_TOKEN, RUNNING, VP_TOKEN } from '../rules/state.ts';

/** What one player has; what is not named is nothing, and Technologies are those the Empire starts with. */
export interface Player {
  readonly empire?: (typeof EMPIRE_NAMES)[number];
  /** Number of the Starting area. */
  readonly start?: number;
  readonly goods?: { readonly [good: string]: number };
  readonly tech?: { readonly [action: string]: number };
  /** Units by area: `{ A2: 'spearman archer' }`. They arrive in the order written. */
  readonly units?: { readonly [area: string]: string };
  /** Rams: area, and the kind of Unit it hangs on: `['A2 archer', 'B1']`. */
  readonly rams?: readonly string[];
  readonly ships?: readonly string[];
  readonly settlements?: readonly string[];
  readonly walls?: readonly string[];
  readonly level?: number;
  /** `white-reed`; only a colour where it is not rolled. */
  readonly dice?: readonly string[];
  readonly event?: number;
  readonly population?: number;
  readonly quests?: readonly ItemId[];
  readonly gardens?: readonly ItemId[];
  /** Slots of the Trade band, from 1. */
  readonly amphorae?: readonly number[];
}

/** Where the game is: a phase runs on to the end of the game, a Turn ends the table. */
export type Moment = 'beginning' | 'round' | 'combat' | 'after' | 'upkeep' | { readonly turn: string };

export interface Board<N extends string> {
  /** Names in seat order. A player without a seat is called `automaton` in `has`. */
  readonly players: readonly N[];
  readonly at: Moment;
  readonly options?: { readonly [name: string]: string };
  readonly round?: number;
  readonly has?: { readonly [name: string]: Player };
  /** Tribes by area; none but these. */
  readonly tribes?: { readonly [area: string]: string };
  /** Areas with a face-down Event; none but these. */
  readonly events?: readonly string[];
  readonly vpTokens?: { readonly [area: string]: ItemId };
  /** `[event, holder, die, option from 1]` */
  readonly running?: { readonly [area: string]: readonly [ItemId, string, number, number] };
  readonly trade?: { readonly [slot: number]: ItemId };
  readonly garden?: ItemId;
  readonly built?: number;
  /** From the top; by position and seat where not given. */
  readonly eventOrder?: readonly string[];
  readonly populationOrder?: readonly string[];
  readonly order?: readonly string[];
  readonly strategies?: readonly ItemId[];
  readonly strategyDeck?: readonly ItemId[];
  readonly wave?: number;
  readonly supply?: { readonly [good: string]: number };
  readonly chance?: { readonly [kind: string]: readonly string[] };
  readonly strictChance?: boolean;
  readonly seed?: string;
}

const goodNamed = (name: string): number => GOODS.indexOf(name as (typeof GOODS)[number]);
const typeNamed = (name: string): number => ACTIONS.indexOf(name as (typeof ACTIONS)[number]);

/** Sets up a table of Mesopotamia by naming what stands where. */
export function mesopotamiaTable<const N extends string>(board: Board<N>): Scenario<State, N> {
  const opening = {
    seats: board.players,
    ...(board.options === undefined ? {} : { options: board.options }),
    ...(board.chance === undefined ? {} : { chance: board.chance }),
    ...(board.strictChance === undefined ? {} : { strictChance: board.strictChance }),
    ...(board.seed === undefined ? {} : { seed: board.seed }),
  };
  if (board.at === 'beginning') return table(mesopotamia, opening) as Scenario<State, N>;
  return table(mesopotamia, { ...opening, ...laid(board) }) as unknown as Scenario<State, N>;
}

function laid(board: Board<string>): object {
  const info = tableInfo(mesopotamia, {
    seats: board.players.length,
    ...(board.options === undefined ? {} : { options: board.options }),
  });
  const s = mesopotamia.setup(info);
  const names = s.players > board.players.length ? [...board.players, 'automaton'] : board.players;
  const seatOf = (name: string): Seat => {
    const seat = names.indexOf(name);
    if (seat < 0) throw new Error(`nobody is called ${name}`);
    return seat;
  };
  s.round = board.round ?? 1;
  s.phase = 'actions';
  const place: { [place: string]: ItemId[] } = {};
  names.forEach((name, seat) => placePlayer(s, seat, board.has?.[name] ?? {}, place));
  for (const start of STARTS.slice(1)) s.closed[start] = !s.home.includes(start);
  placeTribes(s, board.tribes ?? {});
  placeEvents(s, board, seatOf, place);
  const sorted = (at: readonly number[]): Seat[] =>
    names.map((_, i) => i).sort((a, b) => (at[b] ?? 0) - (at[a] ?? 0) || a - b);
  s.eventOrder = board.eventOrder?.map(seatOf) ?? sorted(s.eventAt);
  s.populationOrder = board.populationOrder?.map(seatOf) ?? sorted(s.populationAt);
  s.order = board.order?.map(seatOf) ?? [...s.populationOrder];
  s.role = names.map((_, seat) => seat);
  s.gardensBuilt = board.built ?? 0;
  if (s.gardensBuilt < 5) place['garden'] = [board.garden ?? `HG${s.gardensBuilt + 1}a`];
  for (const [slot, token] of Object.entries(board.trade ?? {})) place[`trade:${Number(slot) - 1}`] = [token];
  if (board.strategies !== undefined) place['strategyRow'] = [...board.strategies];
  if (board.strategyDeck !== undefined) {
    const left = new Set([...board.strategyDeck, ...(board.strategies ?? [])]);
    place['gone'] = [...(place['gone'] ?? []), ...s.strategies.filter((item) => !left.has(item))];
  }
  s.wave = board.wave ?? 0;
  GOODS.forEach((name, good) => {
    const held = s.goods.reduce((sum, goods) => sum + (goods[good] ?? 0), 0);
    s.supply[good] = board.supply?.[name] ?? (s.supply[good] ?? 0) - held;
  });
  const zones = new Set(mesopotamia.zones.map(([name]) => name));
  const having = Object.fromEntries(Object.entries(s).filter(([name]) => name !== 'table' && !zones.has(name)));
  if (typeof board.at === 'string') return { having, place, at: board.at };
  const locals = { seat: seatOf(board.at.turn), type: 0 };
  return { having, place, start: { proc: mesopotamia.procs['turn'], locals } };
}

function putUnit(s: State, side: number, kinds: readonly number[], kind: string, area: number): number {
  const units = s.unit[side]!;
  const piece = kinds.findIndex((of, i) => of === KINDS.indexOf(kind as never) && units[i] === -1);
  if (piece < 0) throw new Error(`no ${kind} is left`);
  units[piece] = area;
  s.held[side]![area]! += 1;
  if (s.held[side]![area] === 1) s.arrival[side]![area] = ++s.arrivals;
  return piece;
}

function placePlayer(s: State, seat: Seat, player: Player, place: { [place: string]: ItemId[] }): void {
  const empire = player.empire === undefined ? seat : EMPIRE_NAMES.indexOf(player.empire);
  s.empire[seat] = empire;
  s.home[seat] = STARTS[player.start ?? seat + 1] ?? 0;
  for (const type of EMPIRES[empire]?.second ?? []) s.tech[seat]![type] = 2;
  for (const [name, level] of Object.entries(player.tech ?? {})) s.tech[seat]![typeNamed(name)] = level;
  for (const [name, n] of Object.entries(player.goods ?? {})) s.goods[seat]![goodNamed(name)] = n;
  for (const [id, kinds] of Object.entries(player.units ?? {}))
    for (const kind of kinds.split(' ')) putUnit(s, seat, EMPIRE_PIECES, kind, areaOf(id));
  (player.rams ?? []).forEach((text, ram) => {
    const [id = '', kind] = text.split(' ');
    s.ram[seat]![ram] = areaOf(id);
    if (kind !== undefined)
      s.carrier[seat]![ram] = s.unit[seat]!.findIndex(
        (at, piece) => at === areaOf(id) && KINDS[EMPIRE_PIECES[piece]!] === kind,
      );
  });
  (player.ships ?? []).forEach((id, ship) => {
    s.ship[seat]![ship] = sectionOf(id);
  });
  for (const id of player.settlements ?? []) s.settlement[areaOf(id)] = seat;
  for (const id of player.walls ?? []) s.walls[areaOf(id)] = seat;
  s.level[seat] = player.level ?? player.dice?.length ?? 0;
  s.eventAt[seat] = player.event ?? 1;
  s.populationAt[seat] = player.population ?? 1;
  for (const die of player.dice ?? []) {
    const [colour = '', icon] = die.split('-');
    s.dieColour[seat]!.push(COLOURS.indexOf(colour as never));
    s.dieIcon[seat]!.push(icon === undefined ? -1 : ICONS.indexOf(icon as never));
    s.dieOn[seat]!.push(-1);
  }
  if (player.quests !== undefined) place[`quests:${seat}`] = [...player.quests];
  if (player.gardens !== undefined) place[`gardens:${seat}`] = [...player.gardens];
  for (const slot of player.amphorae ?? []) s.amphora[slot - 1] = seat;
}

function placeTribes(s: State, tribes: { readonly [area: string]: string }): void {
  s.unit[s.players]!.fill(-1);
  s.held[s.players]!.fill(0);
  for (const [id, kinds] of Object.entries(tribes))
    for (const kind of kinds.split(' ')) putUnit(s, s.players, TRIBE_PIECES, kind, areaOf(id));
}

function placeEvents(
  s: State,
  board: Board<string>,
  seatOf: (name: string) => Seat,
  place: { [place: string]: ItemId[] },
): void {
  s.token = AREAS.map(({ id }) => (board.events?.includes(id) === true ? FACE_DOWN : NO_TOKEN));
  const shown: ItemId[] = [];
  for (const [id, event] of Object.entries(board.vpTokens ?? {})) {
    s.token[areaOf(id)] = VP_TOKEN;
    s.event[areaOf(id)] = event;
    shown.push(event);
  }
  for (const [id, [event, holder, die, option]] of Object.entries(board.running ?? {})) {
    const area = areaOf(id);
    s.token[area] = RUNNING;
    s.event[area] = event;
    s.holder[area] = seatOf(holder);
    s.die[area] = die;
    s.chosen[area] = option - 1;
    shown.push(event);
  }
  if (shown.length > 0) place['shown'] = shown;
}

/** Goods of a seat by name; what there is none of is left out. */
export function goodsOf(t: ScenarioTable<State>, seat: Seat): { [good: string]: number } {
  return Object.fromEntries(
    GOODS.flatMap((name, good) => {
      const n = t.board.goods[seat]?.[good] ?? 0;
      return n > 0 ? [[name, n]] : [];
    }),
  );
}

/** Units of a side by area: `{ A2: 'spearman archer' }`. */
export function unitsOf(t: ScenarioTable<State>, side: number): { [area: string]: string } {
  const out: { [area: string]: string } = {};
  const kinds = side === t.board.players ? TRIBE_PIECES : EMPIRE_PIECES;
  t.board.unit[side]!.forEach((area, piece) => {
    if (area < 0) return;
    const id = AREAS[area]!.id;
    out[id] = [out[id], KINDS[kinds[piece]!]].filter(Boolean).join(' ');
  });
  return out;
}

/** Keys a seat may answer that begin so, without it, sorted. */
export function offered(seat: SeatHandle<State>, heading = ''): string {
  return seat
    .isAsked()
    .options.filter((key) => key.startsWith(heading))
    .map((key) => key.slice(heading.length))
    .sort()
    .join(' ');
}

/** The dullest answer: stop, end, bid nothing, or the first thing offered. */
export function dull(options: readonly Key[]): Key {
  return options.find((key) => ['end', 'stop', 'done', 'no', 'keep', '0,0,0', '0'].includes(key)) ?? options[0] ?? '';
}

/** Answers dully for whoever is asked until something holds or the table is over. */
export function playOn(t: ScenarioTable<State>, until: () => boolean = () => false): void {
  for (let answers = 0; answers < 3_000 && !t.over && !until(); answers++) {
    const seat = t.table.asked()[0] ?? 0;
    t.seat(seat).answers(t.table.machine.kind, dull(t.table.options(seat)));
  }
}

/** What is in a list by area, by id: `areasWith(t.board.walls, 1)`. */
export function areasWith(list: readonly unknown[], value: unknown): string {
  return AREAS.flatMap(({ id }, area) => (list[area] === value ? [id] : [])).join(' ');
}

/** Has enough of the action at hand, where that was not plain already because nothing more was possible. */
export function enough(seat: SeatHandle<State>): SeatHandle<State> {
  const asked = seat.view.pending.find((pending) => pending.seat === seat.number);
  if (asked === undefined || asked.kind === 'turn.action') return seat;
  const { options } = seat.isAsked();
  const key = options.find((one) => one === 'done' || one === 'stop');
  return key === undefined ? seat : seat.answers(asked.kind, key);
}
