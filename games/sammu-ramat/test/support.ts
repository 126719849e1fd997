import type { ItemId, Seat } from '@edubba/kernel';
import type { Scenario, ScenarioTable, SeatHandle } from '@edubba/testkit';
import { table } from '@edubba/testkit';
import { CHARACTER_NAMES } from '../content/characters.ts';
import type { TechnologyName } from '../content/things.ts';
import { GOODS, MARKERS, TECHNOLOGIES } from '../content/things.ts';
import { area, CAPITAL, isAreaName, location, NOWHERE, routeNamed } from '../rules/geography.ts';
import type { State } from '../rules/index.ts';
import { sammuRamat } from '../rules/index.ts';
import { character } from '../rules/names.ts';
import { HOME } from '../rules/queries/characters.ts';
import { ASIDE, DEAD, IN_PLAY } from '../rules/state.ts';

/** Where in the rules a test begins. */
export type Moment =
  | 'start'
  | 'month'
  | 'spread'
  | 'event'
  | 'enemies'
  | 'effect'
  | 'cards'
  | 'taxes'
  | 'consult'
  | 'actions'
  | 'check'
  | 'end'
  /** The turn of a seat whose disk lies on somebody; ends the table when it ends. */
  | { readonly turn: string }
  /** A marker takes effect in an Area; ends the table when it is resolved. */
  | { readonly marker: string; readonly area?: string }
  | { readonly draw: string }
  | { readonly checks: true };

export interface Board<N extends string> {
  readonly players: readonly N[];
  readonly at: Moment;
  readonly options?: { readonly [name: string]: string };
  /** `A1` unless said otherwise. */
  readonly challenge?: string;
  readonly month?: number;
  readonly chapter?: number;
  readonly lead?: NoInfer<N>;
  /**
   * By Location `M2 D1 E3 PU PL T:mule`, by Area `S1 H2 G`. Green markers: `DI` against attacks, `DR` against Raids, `KA`,
   * `HE` as protection, `KX`, `HX` for an Area, `RC` in a Capital; by Route `KR`.
   */
  readonly map?: { readonly [place: string]: string };
  /** `opis blue Te3 Go1 mule sword @pink`: where, whose Personal Advisor, Goods, Technologies, whose disk; or `aside`, `dead`. */
  readonly people?: { readonly [name: string]: string };
  /** Markers in the bag: `raid raid karu`. */
  readonly bag?: string;
  /** Left in the supply: `{ unrest: 1 }`; Enemies as `enemies`. The others go to the bag, or nowhere. */
  readonly left?: { readonly [what: string]: number };
  readonly assassinations?: number;
  readonly religionQueen?: number;
  readonly event?: ItemId;
  readonly previous?: ItemId;
  readonly hands?: { readonly [name in N]?: readonly ItemId[] };
  /** Face-down Events from the first Month on; `-` where none lies. */
  readonly row?: readonly ItemId[];
  /** Places of the row with Religion. */
  readonly religionEvent?: readonly number[];
  /** Baileet Events that were mixed into the pile. */
  readonly mixed?: readonly ItemId[];
  /** The only Events in the pile, the others flipped; and Baileet Events under it. */
  readonly pile?: readonly ItemId[];
  readonly under?: readonly ItemId[];
  /** The only cards in the deck, the others discarded; `[]` with `noDiscards` empties both. */
  readonly deck?: readonly ItemId[];
  readonly noDiscards?: boolean;
  readonly having?: Partial<Omit<State, 'table'>>;
  readonly chance?: { readonly [kind: string]: readonly string[] };
}

const SHORT: { readonly [short: string]: number } = { Te: 0, Ir: 1, Co: 2, Go: 3, La: 4 };

const take = (list: number[], i: number, n: number): void => {
  list[i] = (list[i] ?? 0) - n;
};

function layPlace(s: State, place: string, words: string): void {
  const inArea = isAreaName(place);
  const at = inArea ? (CAPITAL[area(place)] ?? 0) : place.includes('-') && routeNamed(place) >= 0 ? 0 : location(place);
  const pool = place === 'damascus' ? 10 : place === 'sardes' ? 11 : inArea ? area(place) : 0;
  const put = (list: number[], i: number, n: number, from: number[], marker: number): void => {
    take(list, i, -n);
    take(from, marker, n);
  };
  for (const word of words.split(' ')) {
    const [, letter = '', digits = '1'] = /^([A-Z]{1,2})(\d*)$/.exec(word) ?? [];
    const n = digits === '' ? 1 : Number(digits);
    if (word.startsWith('T:')) {
      const what = TECHNOLOGIES.indexOf(word.slice(2) as TechnologyName);
      s.techAt[at] = what;
      take(s.techSupply, what, 1);
    } else if (letter === 'M') put(s.military, at, n, s.track, 0);
    else if (letter === 'S') put(s.supplies, pool, n, s.track, 1);
    else if (letter === 'D') put(s.diviners, at, n, s.track, 2);
    else if (letter === 'H') put(s.medicine, pool, n, s.track, 3);
    else if (letter === 'E') {
      take(s.enemies, at, -n);
      s.enemySupply -= n;
    } else if (letter === 'G') s.gate[area(place)] = true;
    else if (letter === 'PU') {
      s.unrest[at] = true;
      take(s.supply, 1, 1);
    } else if (letter === 'PL') {
      s.plague[at] = true;
      take(s.supply, 3, 1);
    } else if (letter === 'DI') put(s.diplomacyAttack, at, n, s.supply, 4);
    else if (letter === 'DR') put(s.diplomacyRaid, area(place), n, s.supply, 4);
    else if (letter === 'KA') put(s.karuAt, at, n, s.supply, 5);
    else if (letter === 'KX') put(s.karuArea, area(place), n, s.supply, 5);
    else if (letter === 'KR') put(s.karuRoute, routeNamed(place), n, s.supply, 5);
    else if (letter === 'RC') put(s.religionCapital, area(place), n, s.supply, 6);
    else if (letter === 'HE') put(s.healthAt, at, n, s.supply, 7);
    else if (letter === 'HX') put(s.healthArea, area(place), n, s.supply, 7);
    else throw new Error(`${word} is nothing that lies in ${place}`);
  }
}

function seatPerson(s: State, name: string, words: string, players: readonly string[]): void {
  const who = character(name);
  s.fate[who] = IN_PLAY;
  for (const word of words.split(' ')) {
    const [, short, n] = /^(Te|Ir|Co|Go|La)(\d)$/.exec(word) ?? [];
    if (short !== undefined) s.goods[who * GOODS.length + (SHORT[short] ?? 0)] = Number(n);
    else if (word.startsWith('@')) s.disk[who] = players.indexOf(word.slice(1));
    else if (players.includes(word)) s.owner[who] = players.indexOf(word);
    else if (word === 'aside' || word === 'dead') s.fate[who] = word === 'aside' ? ASIDE : DEAD;
    else if ((TECHNOLOGIES as readonly string[]).includes(word)) {
      const what = TECHNOLOGIES.indexOf(word as TechnologyName);
      take(s.tech, who * TECHNOLOGIES.length + what, -1);
      take(s.techSupply, what, 1);
    } else s.at[who] = location(word);
  }
  if (s.fate[who] !== IN_PLAY) s.at[who] = NOWHERE;
  else if (s.at[who] === NOWHERE) s.at[who] = CAPITAL[HOME[who] ?? 0] ?? 0;
}

function layMarkers(s: State, board: Board<string>): void {
  for (const name of board.bag === undefined || board.bag === '' ? [] : board.bag.split(' ')) {
    const marker = MARKERS.indexOf(name as never);
    take(s.bag, marker, -1);
    take(s.supply, marker, 1);
  }
  s.assassinations = board.assassinations ?? 0;
  take(s.supply, 2, s.assassinations);
  s.religionQueen = board.religionQueen ?? 0;
  take(s.supply, 6, s.religionQueen);
  for (const row of board.religionEvent ?? []) {
    s.religionEvent[row - 1] = 1;
    take(s.supply, 6, 1);
  }
  for (const [what, n] of Object.entries(board.left ?? {})) {
    if (what === 'enemies') s.enemySupply = n;
    else s.supply[MARKERS.indexOf(what as never)] = n;
  }
}

function lay(board: Board<string>): State {
  const options = Object.fromEntries(Object.entries(sammuRamat.options).map(([name, { values }]) => [name, values[0]]));
  const s = sammuRamat.setup({
    seats: board.players.length,
    version: sammuRamat.version,
    options: { ...options, ...board.options },
  });
  s.challenge = board.challenge ?? 'A1';
  s.month = board.month ?? 2;
  s.chapter = board.chapter ?? 0;
  s.lead = board.lead === undefined ? 0 : board.players.indexOf(board.lead);
  if (board.at === 'month') s.month--;
  s.event = board.event ?? '';
  s.previousEvent = board.previous ?? '';
  for (const [place, words] of Object.entries(board.map ?? {})) layPlace(s, place, words);
  const people = { 'sammu-ramat': 'kalhu', ...board.people };
  for (const [name, words] of Object.entries(people)) seatPerson(s, name, words, board.players);
  if (board.players.length === 1) s.owner[0] = 0;
  layMarkers(s, board);
  return Object.assign(s, board.having);
}

/** Everything but the zones and the table itself. */
function scalars(s: State): object {
  const zones = new Set(sammuRamat.zones.map(([name]) => name));
  return Object.fromEntries(Object.entries(s).filter(([name]) => name !== 'table' && !zones.has(name)));
}

function cards(board: Board<string>): { [place: string]: readonly ItemId[] } {
  const place: { [place: string]: readonly ItemId[] } = {};
  for (const [name, held] of Object.entries(board.hands ?? {}))
    place[`hand:${board.players.indexOf(name)}`] = held ?? [];
  const row = board.row ?? ['EV05', 'EV06', 'EV11', 'EV17', 'EV23', 'EV29', 'EV35', 'EV41'];
  row.forEach((card, i) => {
    if (card !== '-' && card !== board.event && card !== board.previous) place[`eventRow:${i}`] = [card];
  });
  const flipped = [board.previous, board.event].filter((card) => card !== undefined && card !== '') as ItemId[];
  if (flipped.length > 0) place['flipped'] = flipped;
  if (board.mixed !== undefined) place['eventPile'] = board.mixed;
  if (board.under !== undefined) place['underPile'] = board.under;
  if (board.pile !== undefined) {
    const lying = new Set([...board.pile, ...Object.values(place).flat()]);
    const rest = lay({ players: ['x', 'y'], at: 'month' }).eventPile.filter((card) => !lying.has(card));
    place['flipped'] = [...rest, ...flipped];
  }
  if (board.deck === undefined) return place;
  const fresh = lay({ players: ['x', 'y'], at: 'month' }).ashurDeck;
  const used = new Set(Object.values(place).flat());
  const rest = fresh.filter((card) => !board.deck?.includes(card) && !used.has(card));
  if (board.noDiscards === true) place['unseen'] = rest;
  else place['ashurDiscard'] = rest;
  return place;
}

function momentOf(board: Board<string>, s: State): object {
  const { at } = board;
  if (typeof at === 'string') return { at };
  const proc = (name: string, locals: object | null) => ({ start: { proc: sammuRamat.procs[name], locals } });
  if ('turn' in at) return proc('turn', { seat: board.players.indexOf(at.turn), acted: [] });
  if ('checks' in at) return proc('checks', null);
  if ('draw' in at) return proc('draw', { area: area(at.draw) });
  const marker = MARKERS.indexOf(at.marker as never);
  take(s.supply, marker, 1);
  return proc('marker', { marker, area: at.area === undefined ? 0 : area(at.area) });
}

/** Sets up a table of Sammu-ramat by naming what lies where. */
export function court<const N extends string>(board: Board<N>): Scenario<State, N> {
  const opening = {
    seats: board.players,
    ...(board.options === undefined ? {} : { options: board.options }),
    ...(board.chance === undefined ? {} : { chance: board.chance }),
  };
  if (board.at === 'start') return table(sammuRamat, opening as never) as unknown as Scenario<State, N>;
  const carried = (board as { carried?: object }).carried;
  if (carried !== undefined) {
    const built = { ...opening, having: board.having, place: carried };
    return table(sammuRamat, built as never) as unknown as Scenario<State, N>;
  }
  const s = lay(board);
  const moment = momentOf(board, s);
  const built = { ...opening, having: scalars(s), place: cards(board), ...moment };
  return table(sammuRamat, built as never) as unknown as Scenario<State, N>;
}

/** What lies in a place, as the tables of a test write it: `M2 D1`. */
export function lies(s: State, place: string): string {
  const words: string[] = [];
  const say = (letter: string, n: number | undefined): void => {
    if (n !== undefined && n > 0) words.push(`${letter}${n}`);
  };
  if (isAreaName(place)) {
    say('S', s.supplies[area(place)]);
    say('H', s.medicine[area(place)]);
    if (s.gate[area(place)] === true) words.push('G');
    return words.join(' ');
  }
  const at = location(place);
  say('M', s.military[at]);
  say('D', s.diviners[at]);
  say('E', s.enemies[at]);
  if (s.unrest[at] === true) words.push('PU');
  if (s.plague[at] === true) words.push('PL');
  return words.join(' ');
}

/** Where a Character is, or what became of it. */
export function whereIs(s: State, name: string): string {
  const who = character(name);
  const fate = s.fate[who];
  if (fate === IN_PLAY) return Object.entries(places()).find(([, at]) => at === s.at[who])?.[0] ?? '';
  return fate === ASIDE ? 'aside' : fate === DEAD ? 'dead' : 'out';
}

const places = (): { [name: string]: number } => {
  const all: { [name: string]: number } = {};
  for (const name of PLACE_NAMES) all[name] = location(name);
  return all;
};

const PLACE_NAMES =
  'kalhu nineveh ashur arbela damascus gordium ancyra elmali sardes tushpa bastam ecbatana godin-tepe babylon opis ur susa anshan jerusalem tyre byblos salamis kition men-nefer heliopolis waset napata meroe'.split(
    ' ',
  );

/** Goods on a card: `Te2 Go1`. */
export function goods(s: State, name: string): string {
  const who = character(name);
  return Object.entries(SHORT)
    .flatMap(([short, good]) => {
      const n = s.goods[who * GOODS.length + good] ?? 0;
      return n > 0 ? [`${short}${n}`] : [];
    })
    .join(' ');
}

/** Technologies on a card, by name. */
export const techs = (s: State, name: string): string =>
  TECHNOLOGIES.flatMap((what, i) =>
    Array.from({ length: s.tech[character(name) * TECHNOLOGIES.length + i] ?? 0 }, () => what),
  ).join(' ');

/** Markers in the bag: `raid raid karu`. */
export const bagOf = (s: State): string =>
  MARKERS.flatMap((name, i) => Array.from({ length: s.bag[i] ?? 0 }, () => name)).join(' ');

/** Names of those in play. */
export const present = (s: State): string => CHARACTER_NAMES.filter((_, who) => s.fate[who] === IN_PLAY).join(' ');

/** What a seat may answer, without the verbs of a joint decision; in order. */
export function offered(seat: SeatHandle<State>, heading = ''): string {
  return seat
    .isAsked()
    .options.map((key) => key.replace(/^(confirm|propose):/, ''))
    .filter((key) => key.startsWith(heading))
    .map((key) => key.slice(heading.length))
    .sort()
    .join(' ');
}

/** Ends everything that is asked in the dullest way until something holds. */
export function playOn(
  t: ScenarioTable<State>,
  until: () => boolean = () => false,
  wish: (options: readonly string[], seat: Seat) => string | undefined = () => undefined,
): void {
  const dull = /(?:^|:)(?:end|done|no|stay|pass|discard|nobody|stop)$/;
  for (let answers = 0; answers < 3000 && !t.over && !until(); answers++) {
    const seat = t.table.asked()[0] ?? 0;
    const options = t.table.options(seat);
    t.table.play(seat, wish(options, seat) ?? options.find((key) => dull.test(key)) ?? options[0] ?? '');
  }
}
