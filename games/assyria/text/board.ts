import { wrapped } from '@edubba/gamekit';
import type { Message, Seat, View } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { COLUMNS, ROWS, SPACES } from '../content/map.ts';
import { COLUMN_NAMES } from '../content/player-board.ts';
import type { AreaName } from '../content/tracks.ts';
import { AREAS, BID_SPACES, INFLUENCE, markerValue, OFFERINGS, TRIBUTE } from '../content/tracks.ts';
import { WELL_SITES } from '../content/wells.ts';
import type { State } from '../rules/index.ts';
import { camelLimit, isOpponent, isRiver, layout, numberOf, strength } from '../rules/index.ts';
import { board as civilisationName, item, opponent, seats, site as siteName } from './names.ts';

type Say = (message: Message) => string;

/** How many of each; `board.<name>` says so. */
type Amounts = { readonly [name: string]: number | undefined };

/** One letter a player, on the map and in the tables; small for a Hut, large for a Ziggurat. */
const LETTERS = ['r', 'b', 'p', 'y'] as const;

const letter = (seat: Seat): string => LETTERS[seat] ?? '?';

/** The whole table as text. The map comes last, next to the question that follows: it must not scroll away. */
export function board({ s }: View<State>, words: Words): string {
  const say: Say = (message) => words.say(message);
  const told = [
    say({ id: 'board.head', params: { round: s.round, phase: { id: `board.phase.${s.phase}` } } }),
    ...s.vp.map((_, seat) => (isOpponent(s, seat) ? automated(s, say, seat) : player(s, say, seat))),
    ...AREAS.map((name, area) => tributeArea(s, say, name, area)),
    tracks(s, say),
    ...rows(s, say),
    ...wells(s, say),
  ];
  return [...told.flatMap((line) => wrapped(line)), '', ...map(s), ...wrapped(say({ id: 'board.legend' }))]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** One line a row; the odd rows stand half a hex to the right. Blocked rows are left out. */
function map(s: State): string[] {
  const { inPlay } = layout(s);
  const lines = [`    ${Array.from({ length: COLUMNS }, (_, column) => `   ${column + 1}   `).join('')}`];
  for (let row = 0; row < ROWS; row++) {
    if (inPlay[row * COLUMNS] !== true) continue;
    const cells = Array.from({ length: COLUMNS }, (_, column) => cell(s, row * COLUMNS + column));
    lines.push(`${SPACES[row * COLUMNS]?.id.charAt(0) ?? ''}   ${row % 2 === 1 ? '   ' : ''}${cells.join('')}`);
  }
  return lines;
}

/** `~W+=r^~`: river, food, Farmer, Ship, and what stands there. */
function cell(s: State, space: number): string {
  const river = isRiver[space] === true ? '~' : ' ';
  const food = (SPACES[space]?.food ?? '').charAt(0).toUpperCase();
  const farmer = s.farmer[space] === true ? '+' : ' ';
  const ship = s.ship[space] === true ? '=' : ' ';
  return `${river}${food}${farmer}${ship}${piece(s, space)}${river}`;
}

function piece(s: State, space: number): string {
  const hut = s.hut[space] ?? -1;
  if (hut >= 0) return `${letter(hut)}${s.fed.includes(space) ? '*' : '^'}`;
  const ziggurat = s.ziggurat[space] ?? -1;
  if (ziggurat < 0) return '. ';
  return `${letter(ziggurat).toUpperCase()}${(s.levels[space] ?? 0) + (s.roofed[space] === true ? 1 : 0)}`;
}

function wells(s: State, say: Say): string[] {
  const dug = s.well.flatMap((seat, site) =>
    seat >= 0 ? [`${say(siteName(WELL_SITES[site]?.id ?? ''))} ${letter(seat)}`] : [],
  );
  return dug.length === 0 ? [] : [say({ id: 'board.wells', params: { wells: dug.join(', ') } })];
}

/** The card rows with whoever bids on them; a row whose cards are gone only says who took them. */
function rows(s: State, say: Say): string[] {
  return s.rowLeft.flatMap((left, row) => {
    const cards = [left[0], s.rowMiddle[row]?.[0], s.rowFavour[row]?.[0]].filter((card) => card !== undefined);
    const bid = s.leaderRow.findIndex((at) => at === row);
    if (bid < 0 && cards.length === 0) return [];
    const shown = { row: row + 1, cards: list(cards.map((card) => say(item(card)))) };
    if (bid < 0) return [say({ id: 'board.row', params: shown })];
    const space = { id: `bid.${BID_SPACES[s.leaderSpace[bid] ?? 0]}` };
    return [
      cards.length === 0
        ? say({ id: 'board.row-taken', params: { row: row + 1, player: letter(bid) } })
        : say({ id: 'board.row-bid', params: { ...shown, player: letter(bid), space } }),
    ];
  });
}

/** A Tribute area: whose it is, what a Tribute costs, and what there is still room for. */
function tributeArea(s: State, say: Say, name: AreaName, area: number): string {
  const gold = numberOf(s, 'gold-places') - (s.areaGold[area] ?? 0);
  const ship = s.areaShip[area] === true ? 0 : 1;
  const params = {
    area: { id: `area.${name}` },
    civilisation: civilisationName(s.civilisation[area]?.[0]),
    camels: TRIBUTE.camels[area] ?? 0,
    room:
      gold + ship === 0
        ? say({ id: 'board.full' })
        : say({ id: 'board.room', params: { room: amounts(say, { gold, ships: ship }) } }),
  };
  return say({ id: s.areaRoof[area] === true ? 'board.area-roof' : 'board.area', params });
}

/** Turn Order, and what still lies on the tracks. */
function tracks(s: State, say: Say): string {
  const or = (text: string): string => text || '-';
  const order = s.order.filter((seat) => seat >= 0).map(letter);
  return say({
    id: 'board.tracks',
    params: {
      order: or(order.join(' ')),
      tokens: or(INFLUENCE.tokens.filter((_, i) => s.tokensOn[i]).join(' ')),
      roofs: or(OFFERINGS.roofs.filter((_, i) => s.roofsOn[i]).join(' ')),
      markers: or(s.markers.map((marker) => markerValue(marker)).join(' ')),
    },
  });
}

/** Everything a player has and holds; what they have none of is left out. */
function player(s: State, say: Say, seat: Seat): string {
  const cards = [...(s.food[seat] ?? []), ...(s.favours[seat] ?? [])].map((card) => say(item(card)));
  const parts = [
    say({ id: 'board.camels', params: { camels: s.camels[seat] ?? 0, limit: camelLimit(s, seat) } }),
    amounts(say, {
      gold: s.gold[seat],
      ships: s.ships[seat],
      farmers: s.farmers[seat],
      tokens: s.tokens[seat],
      ploughs: s.ploughs[seat],
      influence: s.influence[seat],
      offerings: s.offerings[seat],
    }),
    huts(say, { growing: s.growthHuts[seat], 'at-hand': s.personalHuts[seat], supply: s.mainHuts[seat] }),
    tiles(s, say, seat),
    cards.length === 0 ? '' : say({ id: 'board.cards', params: { cards: list(cards) } }),
  ];
  return standing(s, say, seat, seats[seat] ?? opponent, parts);
}

/** The solo opponent, which has no board. */
function automated(s: State, say: Say, seat: Seat): string {
  const { gold, influence, offerings, personalHuts } = s;
  const has = amounts(say, { gold: gold[seat], influence: influence[seat], offerings: offerings[seat] });
  return standing(s, say, seat, opponent, [has, huts(say, { 'at-hand': personalHuts[seat] })]);
}

function standing(s: State, say: Say, seat: Seat, name: Message, parts: readonly string[]): string {
  const vp = say({ id: 'board.vp', params: { n: s.vp[seat] ?? 0 } });
  const has = [vp, ...parts].filter((part) => part !== '').join('; ');
  return say({ id: 'board.player', params: { letter: letter(seat), player: name, has } });
}

function huts(say: Say, where: Amounts): string {
  const shown = amounts(say, where);
  return shown === '' ? '' : say({ id: 'board.huts', params: { huts: shown } });
}

/** The Action tiles that are better than at the start or used. */
function tiles(s: State, say: Say, seat: Seat): string {
  const shown = COLUMN_NAMES.flatMap((name, column) => {
    const used = s.used[seat]?.[column] === true;
    const pieces = strength(s, seat, column as 0 | 1 | 2 | 3);
    if (!used && pieces === 0) return [];
    return [say({ id: used ? 'board.tile-used' : 'board.tile', params: { tile: { id: `tile.${name}` }, pieces } })];
  });
  return shown.length === 0 ? '' : say({ id: 'board.tiles', params: { tiles: list(shown) } });
}

/** `2 Gold, 1 Ship`: what there is none of is not spoken of. */
function amounts(say: Say, has: Amounts): string {
  return list(
    Object.entries(has).flatMap(([name, n = 0]) => (n === 0 ? [] : [say({ id: `board.${name}`, params: { n } })])),
  );
}

const list = (texts: readonly string[]): string => texts.join(', ');
