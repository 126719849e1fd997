import type { ItemId, Message, Seat, View } from '@edubba/kernel';
import { partsOf, type Thing } from '@edubba/ui';
import { isFeeding } from '../../asking/index.ts';
import { favourCard } from '../../content/favour-cards.ts';
import { BID_SPACES, INFLUENCE, markerValue, TRIBUTE } from '../../content/tracks.ts';
import { WELL_SITES } from '../../content/wells.ts';
import { IDS, layout } from '../../rules/geography.ts';
import type { Action } from '../../rules/decisions.ts';
import { camelLimit, foundCost } from '../../rules/queries/costs.ts';
import { bidCost, numberOf } from '../../rules/queries/numbers.ts';
import { influenceRanking } from '../../rules/queries/scores.ts';
import { isOpponent, type State } from '../../rules/state.ts';
import { item, site } from '../../text/names.ts';
import { areaNamed, columnNamed, spaceNamed } from '../thing.ts';
import { tileOffer } from '../../text/tiles.ts';
import { boardAt, foodAt, ground, listed, owned, reader, say, who, whom } from '../../text/words.ts';

/** What a screen reader calls a thing: what it is, what stands there, what it holds. */
export function nameOf(view: View<State>, thing: Thing): Message {
  const { kind, name, place, owner } = partsOf(thing);
  const seat = owner ?? reader(view);
  const own = NAMERS[kind]?.(view.s, name, place, seat, view) ?? say('ui.thing', { thing });
  return owner === undefined || owner === view.seat
    ? own
    : say('ui.of-player', { seat: who(view.s, owner), name: own });
}

type Namer = (s: State, name: string, place: string, seat: Seat, view: View<State>) => Message | undefined;

const NAMERS: { readonly [kind: string]: Namer } = {
  space: (s, name, _, __, view) => nameSpace(s, name, view),
  well: (s, name, _, __, view) => nameWell(s, name, view.seat),
  bid: (s, row, space, _, view) => nameBid(s, Number(row.slice('row'.length)), space, view.seat),
  row: (s, name, _, __, view) => nameRow(s, Number(name), view.seat),
  card: (_, name) => nameCard(name),
  deck: (s, name) => say(`ui.deck.${name}`, { n: deckOf(s, name).length }),
  tile: (s, name, _, seat) => {
    const column = columnNamed(name);
    if (column === undefined) return undefined;
    const offer = tileOffer(s, seat, column);
    return say('ui.tile', { tile: say(`tile.${name}`), offer, used: s.used[seat]?.[column] === true ? 1 : 0 });
  },
  column: (s, name, _, seat) => {
    const column = columnNamed(name);
    if (column === undefined) return undefined;
    return say('ui.column', { tile: say(`tile.${name}`), left: 3 - (s.taken[seat]?.[column] ?? 0) });
  },
  action: (s, name, _, seat) => nameAction(s, name as Action, seat),
  area: (s, name, place) => nameArea(s, name, place),
  civilisation: (_, name) => item(name),
  track: (s, name, _, seat, view) => nameTrack(s, name, view.seat, seat),
  markers: (s) => nameMarkers(s),
  supply: (s, name, _, seat) => say(`ui.supply.${name}`, { n: supplyOf(s, name, seat) }),
  player: (s, name, _, __, view) => namePlayer(s, Number(name), view.seat),
};

/** `E5, between the rivers, farmer, any food. Empty.` */
function nameSpace(s: State, name: string, view: View<State>): Message | undefined {
  const space = spaceNamed(name);
  if (space < 0) return undefined;
  if (layout(s).inPlay[space] !== true) return say('ui.space.blocked', { space: name });
  const params = { space: name, ground: ground(space), stands: standing(s, space, view) };
  const ship = s.ship[space] === true ? 1 : 0;
  if (s.farmer[space] === true) return say('ui.space.farmer', { ...params, ship });
  return say('ui.space', { ...params, ship, food: foodAt(space) });
}

/** What stands on a space, whose it is, and while it is fed, whether it has eaten. */
export function standing(s: State, space: number, view: View<State>): Message {
  const hut = s.hut[space] ?? -1;
  const ziggurat = s.ziggurat[space] ?? -1;
  if (ziggurat >= 0) return owned(s, 'ziggurat', ziggurat, view.seat, height(s, space));
  if (hut < 0) return say('ui.empty');
  const fed = isFeeding(view, hut) ? (s.fed.includes(space) ? 'fed' : 'hungry') : 'plain';
  return owned(s, 'hut', hut, view.seat, { fed });
}

export function height(s: State, space: number): { readonly levels: number; readonly roof: number } {
  return { levels: s.levels[space] ?? 0, roof: s.roofed[space] === true ? 1 : 0 };
}

function nameWell(s: State, name: string, me: Seat): Message | undefined {
  const at = WELL_SITES.findIndex(({ id }) => id === name);
  const well = WELL_SITES[at];
  if (well === undefined) return undefined;
  if (!layout(s).sites.includes(at)) return say('ui.site.blocked', { site: site(name) });
  const seat = s.well[at] ?? -1;
  if (seat >= 0) return owned(s, 'well', seat, me, { site: site(name) });
  return say('ui.site', { site: site(name), spaces: listed(well.spaces.map((space) => IDS[space] ?? '')) });
}

function nameBid(s: State, row: number, space: string, me: Seat): Message | undefined {
  const at = BID_SPACES.indexOf(space as (typeof BID_SPACES)[number]);
  if (at < 0) return undefined;
  const leader = s.leaderRow.findIndex((on, seat) => on === row - 1 && s.leaderSpace[seat] === at);
  const stands = leader < 0 ? say('ui.empty') : owned(s, 'leader', leader, me);
  return say('ui.bid', { row, space: say(`ui.bid.${space}`), cost: bidCost(s, at), stands });
}

/** Cards of a row from the left. */
export function rowCards(s: State, row: number): ItemId[] {
  return [...(s.rowLeft[row - 1] ?? []), ...(s.rowMiddle[row - 1] ?? []), ...(s.rowFavour[row - 1] ?? [])];
}

function nameRow(s: State, row: number, me: Seat): Message {
  const cards = rowCards(s, row);
  const leaders = s.leaderRow.flatMap((at, seat) => (at === row - 1 ? [owned(s, 'leader', seat, me)] : []));
  const stands = leaders.length === 0 ? say('ui.row.nobody') : listed(leaders);
  return say('ui.row', { row, cards: cards.length === 0 ? say('ui.row.empty') : listed(cards.map(item)), stands });
}

function nameCard(name: ItemId): Message {
  if (name.startsWith('FD')) return say('ui.card.food', { card: item(name) });
  if (!name.startsWith('FV')) return item(name);
  return say('ui.card.favour', { card: item(name), timing: timing(name), effect: say(`effect.${name.slice(0, 4)}`) });
}

/** When a Favour card may be played. */
export function timing(name: ItemId): Message | string {
  const [first = '', last] = favourCard(name).timing.map((when) => say(`ui.timing.${when}`));
  return last === undefined ? first : say('ui.or', { first, last });
}

/** The cards left in a pile. */
export function deckOf(s: State, name: string): readonly ItemId[] {
  if (name === 'food') return s.foodDeck;
  if (name === 'favour') return s.favourDeck;
  return name === 'scheme' ? s.schemes : s.civilisations;
}

function nameAction(s: State, action: Action, seat: Seat): Message {
  return action === 'found' ? say('ui.action.found', { cost: foundCost(s, seat) }) : say(`ui.action.${action}`);
}

function nameArea(s: State, name: string, place: string): Message | undefined {
  const area = areaNamed(name);
  if (area === undefined) return undefined;
  const where = say(`ui.area.${name}`);
  if (place === 'gold')
    return say('ui.area.gold', { area: where, n: s.areaGold[area] ?? 0, all: numberOf(s, 'gold-places') });
  if (place === 'ship') return say('ui.area.ship', { area: where, there: s.areaShip[area] === true ? 1 : 0 });
  if (place === 'roof')
    return say('ui.area.roof', {
      area: where,
      there: s.areaRoof[area] === true ? 1 : 0,
      reward: say(`reward.${name}`),
    });
  const board = boardAt(s, area);
  const civilisation = board === undefined ? say('ui.area.nobody') : say(`civilisation.${board.name}`);
  return say('ui.area', { area: where, civilisation, camels: TRIBUTE.camels[area] ?? 0 });
}

function nameTrack(s: State, name: string, me: Seat, seat: Seat): Message | undefined {
  if (name === 'influence') return say('ui.track.influence', { order: influenceOrder(s, me), next: nextMark(s, me) });
  if (name === 'offerings') return say('ui.track.offerings', { order: offeringsOrder(s, me) });
  if (name === 'camels') return say('ui.track.camels', { n: s.camels[seat] ?? 0, limit: camelLimit(s, seat) });
  if (name === 'order') return say('ui.track.order', { order: turnOrder(s, me) });
  return name === 'markers' ? nameMarkers(s) : undefined;
}

/** `Red 7; you 5, ahead of Gold 5; Purple 0`: from the top, and on one space by arrival. */
export function influenceOrder(s: State, me: Seat): Message | string {
  const behind = s.influence.flatMap((n, seat) => (n === 0 ? [seat] : []));
  const groups: Message[] = [];
  let before = -1;
  for (const seat of [...influenceRanking(s), ...behind]) {
    const n = s.influence[seat] ?? 0;
    const at = say('ui.track.at', { seat: nameIn(s, seat, me), n });
    const first = groups.at(-1);
    if (n === before && n > 0 && first !== undefined) groups.splice(-1, 1, say('ui.track.ahead', { first, rest: at }));
    else groups.push(at);
    before = n;
  }
  return joined(groups);
}

/** `a; b; c` */
function joined([first = '', ...others]: readonly (Message | string)[]): Message | string {
  return others.length === 0 ? first : say('ui.track.then', { first, rest: joined(others) });
}

/** From the top; on one space the order means nothing. */
export function offeringsOrder(s: State, me: Seat): Message | string {
  const order = s.offerings.map((_, seat) => seat).sort((a, b) => (s.offerings[b] ?? 0) - (s.offerings[a] ?? 0));
  return joined(order.map((seat) => say('ui.track.at', { seat: nameIn(s, seat, me), n: s.offerings[seat] ?? 0 })));
}

/** Who stands where on the Turn Order track; Leaders in the rows are not on it. */
export function turnOrder(s: State, me: Seat): Message | string {
  const order = s.order.filter((seat) => seat >= 0);
  return order.length === 0 ? say('ui.track.none') : listed(order.map((seat) => nameIn(s, seat, me)));
}

/** "you", or the name, inside a sentence. */
export function nameIn(s: State, seat: Seat, me: Seat): Message {
  return seat === me ? say('ui.you') : whom(s, seat);
}

/** The next mark above the reader's marker; for a spectator what a mark is worth. */
export function nextMark(s: State, me: Seat): Message {
  if (me < 0) return say('ui.influence.marks');
  const at = INFLUENCE.marks.find((mark) => mark > (s.influence[me] ?? 0));
  return at === undefined ? say('ui.track.no-mark') : say('ui.track.mark', { at });
}

function nameMarkers(s: State): Message {
  const values = s.markers.map((marker) => String(markerValue(marker)));
  return say('ui.markers', { round: s.round, markers: values.length === 0 ? say('ui.track.none') : listed(values) });
}

/** How many of something a player has in front of them. */
export function supplyOf(s: State, name: string, seat: Seat): number {
  const stocks: { readonly [name: string]: readonly number[] } = {
    growth: s.growthHuts,
    personal: s.personalHuts,
    main: s.mainHuts,
    gold: s.gold,
    ships: s.ships,
    farmers: s.farmers,
    tokens: s.tokens,
    ploughs: s.ploughs,
    camels: s.camels,
    wells: s.wells,
  };
  if (name === 'huts') return (s.growthHuts[seat] ?? 0) + (s.personalHuts[seat] ?? 0);
  return stocks[name]?.[seat] ?? 0;
}

/** `You: 63 points, 6 of 11 camels, 2 huts to build …` */
function namePlayer(s: State, seat: Seat, me: Seat): Message {
  const name = seat === me ? say('ui.you.start') : who(s, seat);
  const vp = s.vp[seat] ?? 0;
  const gold = s.gold[seat] ?? 0;
  if (isOpponent(s, seat)) return say('ui.player.opponent', { seat: name, vp, gold, huts: s.personalHuts[seat] ?? 0 });
  return say('ui.player', {
    seat: name,
    vp,
    gold,
    camels: s.camels[seat] ?? 0,
    limit: camelLimit(s, seat),
    huts: supplyOf(s, 'huts', seat),
    ships: s.ships[seat] ?? 0,
    farmers: s.farmers[seat] ?? 0,
    ploughs: s.ploughs[seat] ?? 0,
    cards: (s.food[seat]?.length ?? 0) + (s.favours[seat]?.length ?? 0),
  });
}
