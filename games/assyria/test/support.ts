import type { ItemId, Seat } from '@edubba/kernel';
import type { Scenario, ScenarioTable, SeatHandle } from '@edubba/testkit';
import { table } from '@edubba/testkit';
import { SPACES, spaceOf } from '../content/map.ts';
import { COLUMN_NAMES } from '../content/player-board.ts';
import { AREAS, BID_SPACES, INFLUENCE, OFFERINGS } from '../content/tracks.ts';
import { WELL_SITES } from '../content/wells.ts';
import type { State } from '../rules/index.ts';
import { assyria } from '../rules/index.ts';

/** What one player has; what is not named is as at the start of the game. */
export interface Player {
  readonly vp?: number;
  readonly camels?: number;
  readonly gold?: number;
  readonly ships?: number;
  readonly farmers?: number;
  readonly tokens?: number;
  /** Ploughs face up. */
  readonly ploughs?: number;
  readonly growthHuts?: number;
  readonly personalHuts?: number;
  /** Fewer Huts in the Main supply than the ten allow: the others are out of the game, for tests of shortage. */
  readonly mainHuts?: number;
  readonly influence?: number;
  readonly offerings?: number;
  /** Huts on the map: `['C1', 'C2']`. */
  readonly huts?: readonly string[];
  /** Ziggurats on the map, in the order founded: space and height, 4 for one with a Roof. Their pieces come off columns from the left unless `taken` says which. */
  readonly ziggurats?: { readonly [space: string]: number };
  /** Pieces taken from each column: `{ gold: 2 }`. */
  readonly taken?: { readonly [column: string]: number };
  /** Well sites dug. */
  readonly wells?: readonly string[];
  /** Action tiles already used, columns and spaces already built from in this phase. */
  readonly usedTiles?: readonly string[];
  readonly usedColumns?: readonly string[];
  readonly food?: readonly ItemId[];
  readonly favours?: readonly ItemId[];
  /** Where the Leader stands: `row2/high`; otherwise it is on the Turn Order track. */
  readonly leader?: string;
}

/** Where the game is. A phase runs on to the end of the game; a step ends the table when it ends. */
export type Moment =
  | 'beginning'
  | 'growth'
  | 'bidding'
  | 'expansion'
  | 'actions'
  | 'clean-up'
  | 'flood'
  | 'end'
  | { readonly build: string }
  | { readonly feed: string }
  | { readonly wells: string }
  | { readonly expansionTurn: string }
  | { readonly actionsTurn: string };

export interface Board<N extends string> {
  /** Names of the players in seat order; one name is the solo game, whose opponent is called `opponent`. */
  readonly players: readonly N[];
  readonly at: Moment;
  readonly round?: number;
  readonly options?: { readonly [name: string]: string };
  /** Rules version; the newest if not given. */
  readonly version?: number;
  /** Turn Order track from the top; seat order if not given. */
  readonly order?: readonly string[];
  readonly has?: { readonly [name: string]: Player };
  readonly farmers?: readonly string[];
  readonly ships?: readonly string[];
  /** Spaces that got a piece in this Actions phase. */
  readonly raised?: readonly string[];
  /** Who arrived first on the Influence track, second, … */
  readonly arrivals?: readonly string[];
  /** Boards beside the highest, middle and lowest area. */
  readonly civilisations?: readonly [ItemId, ItemId, ItemId];
  /** Cards on the main board by column, from the top row. */
  readonly rows?: {
    readonly left?: readonly ItemId[];
    readonly middle?: readonly ItemId[];
    readonly favour?: readonly ItemId[];
  };
  /** Expansion markers face up: `['EM-G4', 'EM-G2', 'EM-G1']`. */
  readonly markers?: readonly ItemId[];
  /** Areas whose Roof space is filled: `['highest', 'middle']` unless said otherwise. */
  readonly roofs?: readonly string[];
  /** Gold (the player-count Gold included) and Ship in each area. */
  readonly areaGold?: readonly [number, number, number];
  readonly areaShips?: readonly string[];
  /** Influence spaces that still hold a Food token, Offerings spaces that still hold a Roof. */
  readonly tokensOn?: readonly number[];
  readonly roofsOn?: readonly number[];
  /** The only cards left in a deck; the others lie in the discard pile unless `emptyDiscards`. */
  readonly foodDeck?: readonly ItemId[];
  readonly favourDeck?: readonly ItemId[];
  readonly emptyDiscards?: boolean;
  readonly schemes?: readonly ItemId[];
  readonly chance?: { readonly [kind: string]: readonly string[] };
  readonly strictChance?: boolean;
}

const PHASES: { readonly [phase: string]: string } = {
  growth: 'round',
  bidding: 'bidding',
  expansion: 'expansion',
  actions: 'actions',
  'clean-up': 'cleanUp',
  flood: 'flood',
  end: 'end',
};

const STEPS: { readonly [step: string]: string } = {
  build: 'expansion.build',
  feed: 'feed',
  wells: 'expansion.wells',
  expansionTurn: 'expansion.turn',
  actionsTurn: 'actions.turn',
};

/** Sets up a table of Assyria by naming what lies where. */
export function assyriaTable<const N extends string>(board: Board<N>): Scenario<State, N> {
  if (board.at === 'beginning') {
    const chance = board.chance === undefined ? {} : { chance: board.chance };
    const strict = board.strictChance === undefined ? {} : { strictChance: board.strictChance };
    return table(assyria, {
      seats: board.players,
      ...(board.options === undefined ? {} : { options: board.options }),
      ...chance,
      ...strict,
    }) as Scenario<State, N>;
  }
  const built = boardOf(board);
  return table(assyria, built as never) as unknown as Scenario<State, N>;
}

function boardOf(board: Board<string>): object {
  const names = board.players.length === 1 ? [...board.players, 'opponent'] : board.players;
  const seatOf = (name: string): Seat => {
    const seat = names.indexOf(name);
    if (seat < 0) throw new Error(`nobody is called ${name}`);
    return seat;
  };
  const fresh = assyria.setup({
    seats: board.players.length,
    version: board.version ?? assyria.version,
    options: { 'blocked-top': 'even', difficulty: '1', ...board.options },
  });
  const s: State = assyria.copy(fresh);
  s.round = board.round ?? 1;
  if (board.at === 'growth') s.round--;
  s.order = [...(board.order ?? names).map(seatOf), -1, -1, -1, -1].slice(0, 4);
  // Whoever takes an Expansion turn stands in a row.
  const bidder = typeof board.at === 'object' && 'expansionTurn' in board.at ? board.at.expansionTurn : undefined;
  names.forEach((name, seat) => {
    placePlayer(s, seat, { ...(name === bidder ? { leader: 'row1/high' } : {}), ...board.has?.[name] });
  });
  for (const space of board.farmers ?? []) s.farmer[spaceOf(space)] = true;
  for (const space of board.ships ?? []) s.ship[spaceOf(space)] = true;
  for (const space of board.raised ?? []) s.raised[spaceOf(space)] = true;
  (board.arrivals ?? []).forEach((name, i) => {
    s.arrival[seatOf(name)] = i + 1;
    s.arrivals = i + 1;
  });
  if (board.roofs !== undefined) s.areaRoof = AREAS.map((area) => board.roofs?.includes(area) === true);
  if (board.areaGold !== undefined) s.areaGold = [...board.areaGold];
  s.areaShip = AREAS.map((area) => board.areaShips?.includes(area) === true);
  if (board.tokensOn !== undefined)
    s.tokensOn = INFLUENCE.tokens.map((space) => board.tokensOn?.includes(space) === true);
  if (board.roofsOn !== undefined) s.roofsOn = OFFERINGS.roofs.map((space) => board.roofsOn?.includes(space) === true);
  s.tokenSupply = 6 - s.tokensOn.filter(Boolean).length - s.tokens.reduce((sum, n) => sum + n, 0);
  s.roofSupply = 8 - [...s.roofsOn, ...s.areaRoof, ...s.roofed].filter(Boolean).length;
  return {
    seats: board.players,
    ...openingOf(board),
    having: scalars(s),
    place: itemsOf(board, names, seatOf),
    ...momentOf(board.at, seatOf),
  };
}

function openingOf(board: Board<string>): object {
  return {
    ...(board.options === undefined ? {} : { options: board.options }),
    ...(board.version === undefined ? {} : { version: board.version }),
    ...(board.chance === undefined ? {} : { chance: board.chance }),
    ...(board.strictChance === undefined ? {} : { strictChance: board.strictChance }),
  };
}

function momentOf(at: Moment, seatOf: (name: string) => Seat): object {
  if (typeof at === 'string') return { at: PHASES[at] };
  const [step = '', name = ''] = Object.entries(at)[0] ?? [];
  return { start: { proc: assyria.procs[STEPS[step] ?? ''], locals: { seat: seatOf(name) } } };
}

/** Everything but the zones and the table itself. */
function scalars(s: State): object {
  const zones = new Set(assyria.zones.map(([name]) => name));
  return Object.fromEntries(Object.entries(s).filter(([name]) => name !== 'table' && !zones.has(name)));
}

function itemsOf(
  board: Board<string>,
  names: readonly string[],
  seatOf: (name: string) => Seat,
): { [place: string]: readonly ItemId[] } {
  const place: { [place: string]: readonly ItemId[] } = {};
  for (const name of names) {
    const player = board.has?.[name];
    if (player?.food !== undefined) place[`food:${seatOf(name)}`] = player.food;
    if (player?.favours !== undefined) place[`favours:${seatOf(name)}`] = player.favours;
  }
  const civilisations = board.civilisations ?? ['CV01', 'CV02', 'CV03'];
  civilisations.forEach((item, area) => {
    place[`civilisation:${area}`] = [item];
  });
  for (const [column, zone] of [
    ['left', 'rowLeft'],
    ['middle', 'rowMiddle'],
    ['favour', 'rowFavour'],
  ] as const) {
    board.rows?.[column]?.forEach((item, row) => {
      place[`${zone}:${row}`] = [item];
    });
  }
  if (board.markers !== undefined) place['markers'] = board.markers;
  if (board.schemes !== undefined)
    place['schemeDiscard'] = assyriaSchemes().filter((item) => board.schemes?.includes(item) !== true);
  pile(place, 'foodDeck', 'foodDiscard', board.foodDeck, board.emptyDiscards);
  pile(place, 'favourDeck', 'favourDiscard', board.favourDeck, board.emptyDiscards);
  return place;
}

const assyriaSchemes = (): ItemId[] => Array.from({ length: 20 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`);

/** Leaves only these in a deck. What is in the way goes to the discard pile, or out of sight into the markers' corner. */
function pile(
  place: { [place: string]: readonly ItemId[] },
  deck: 'foodDeck' | 'favourDeck',
  discard: string,
  left: readonly ItemId[] | undefined,
  emptied = false,
): void {
  if (left === undefined) return;
  const used = new Set(Object.values(place).flat());
  const fresh = assyria.setup({ seats: 2, version: 1, options: { 'blocked-top': 'even', difficulty: '1' } });
  const rest = fresh[deck].filter((item) => !left.includes(item) && !used.has(item));
  place[emptied ? 'spentMarkers' : discard] = [...(place[emptied ? 'spentMarkers' : discard] ?? []), ...rest];
}

function placePlayer(s: State, seat: Seat, player: Player): void {
  const set = (list: number[], n: number | undefined): void => {
    if (n !== undefined) list[seat] = n;
  };
  if (player.vp !== undefined) {
    s.ledger[seat]?.splice(0, 1, player.vp);
    s.vp[seat] = player.vp;
  }
  set(s.camels, player.camels);
  set(s.gold, player.gold);
  set(s.ships, player.ships);
  set(s.farmers, player.farmers);
  set(s.tokens, player.tokens);
  set(s.ploughs, player.ploughs);
  set(s.growthHuts, player.growthHuts);
  set(s.personalHuts, player.personalHuts);
  set(s.influence, player.influence);
  set(s.offerings, player.offerings);
  for (const id of player.huts ?? []) {
    s.hut[spaceOf(id)] = seat;
    s.huts[seat]?.push(spaceOf(id));
  }
  s.mainHuts[seat] =
    player.mainHuts ?? 10 - (s.huts[seat]?.length ?? 0) - (s.growthHuts[seat] ?? 0) - (s.personalHuts[seat] ?? 0);
  placeZiggurats(s, seat, player);
  for (const id of player.wells ?? []) {
    s.well[WELL_SITES.findIndex((site) => site.id === id)] = seat;
    s.wells[seat] = (s.wells[seat] ?? 0) + 1;
  }
  s.used[seat] = COLUMN_NAMES.map((name) => player.usedTiles?.includes(name) === true);
  s.columnUsed[seat] = COLUMN_NAMES.map((name) => player.usedColumns?.includes(name) === true);
  if (player.leader === undefined) return;
  const [row = '', space = ''] = player.leader.split('/');
  s.leaderRow[seat] = Number(row.slice(3)) - 1;
  s.leaderSpace[seat] = BID_SPACES.indexOf(space as (typeof BID_SPACES)[number]);
  s.order = [...s.order.filter((other) => other !== seat), -1].slice(0, 4);
}

function placeZiggurats(s: State, seat: Seat, player: Player): void {
  let column = 0;
  const taken = [0, 0, 0, 0];
  for (const [id, height] of Object.entries(player.ziggurats ?? {})) {
    const space = spaceOf(id);
    s.ziggurat[space] = seat;
    s.levels[space] = Math.min(3, height);
    s.roofed[space] = height === 4;
    s.ziggurats[seat]?.push(space);
    taken[column++] = Math.min(3, height);
  }
  s.taken[seat] = player.taken === undefined ? taken : COLUMN_NAMES.map((name) => player.taken?.[name] ?? 0);
}

/** Names of spaces in the order of the map: `'C1 C2'`. */
export function spaceNames(spaces: readonly number[] | undefined): string {
  return [...(spaces ?? [])]
    .sort((a, b) => a - b)
    .map((space) => SPACES[space]?.id)
    .join(' ');
}

/** What a seat may answer under a heading, in the order of the map: `offered(t.red, 'hut')` is `'C1 C2'`. */
export function offered(seat: SeatHandle<State>, heading: string): string {
  const keys = seat.isAsked().options.filter((key) => heading === '' || key.startsWith(`${heading}/`));
  return keys
    .map((key) => (heading === '' ? key : key.slice(heading.length + 1)))
    .sort()
    .join(' ');
}

/** The dullest answer: stop, do without, bid for nothing, or the first thing offered. */
export function quietly(options: readonly string[]): string {
  const dull = options.find((key) => key === 'end' || key === 'done' || key === 'no');
  return dull ?? options.find((key) => key.endsWith('/high')) ?? options[0] ?? '';
}

/** Answers for whoever is asked until something holds or the table is over. */
export function playOn(
  t: ScenarioTable<State>,
  until: () => boolean = () => false,
  choose: (options: readonly string[]) => string = quietly,
): void {
  for (let answers = 0; answers < 5_000 && !t.over && !until(); answers++) {
    const seat = t.table.asked()[0] ?? 0;
    t.seat(seat).answers(t.table.machine.kind, choose(t.table.options(seat)));
  }
}
