import type { ItemId, Message, Seat, View } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { COLUMNS, ROWS, SPACES } from '../content/map.ts';
import { COLUMN_NAMES } from '../content/player-board.ts';
import { AREAS, BID_SPACES, INFLUENCE, OFFERINGS, TRIBUTE } from '../content/tracks.ts';
import { WELL_SITES } from '../content/wells.ts';
import type { State } from '../rules/index.ts';
import { camelLimit, isOpponent, isRiver, layout, strength } from '../rules/index.ts';
import { board as civilisationName, item, opponent, seats, site as siteName } from './names.ts';

type Say = (message: Message) => string;

/** One letter a player, on the map and in the tables; small for a Hut, large for a Ziggurat. */
const LETTERS = ['r', 'b', 'p', 'y'] as const;

const letter = (seat: Seat): string => LETTERS[seat] ?? '?';

/** The whole table as text: map, rows, tracks, areas, players. */
export function board({ s }: View<State>, words: Words): string {
  const say: Say = (message) => words.say(message);
  return [
    say({ id: 'board.head', params: { round: s.round, phase: { id: `board.phase.${s.phase}` } } }),
    '',
    ...map(s),
    say({ id: 'board.legend' }),
    ...wells(s, say),
    '',
    ...rows(s, say),
    ...areas(s, say),
    ...tracks(s, say),
    '',
    ...players(s, say),
  ]
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

/** The card rows with whoever bids on them. */
function rows(s: State, say: Say): string[] {
  const name = (card: ItemId | undefined): string => (card === undefined ? '' : say(item(card)));
  const lines = s.rowLeft.flatMap((left, row) => {
    const cards = [left[0], s.rowMiddle[row]?.[0], s.rowFavour[row]?.[0]].map(name).filter((text) => text !== '');
    const bid = s.leaderRow.findIndex((at) => at === row);
    const leader =
      bid < 0
        ? ''
        : say({
            id: 'board.leader',
            params: { player: letter(bid), space: { id: `bid.${BID_SPACES[s.leaderSpace[bid] ?? 0]}` } },
          });
    if (cards.length === 0 && leader === '') return [];
    return [say({ id: 'board.row', params: { row: row + 1, cards: cards.join(', '), leader } })];
  });
  return lines.length === 0 ? [] : [...lines, ''];
}

/** The three Tribute areas and their boards. */
function areas(s: State, say: Say): string[] {
  return AREAS.map((name, area) =>
    say({
      id: 'board.area',
      params: {
        area: { id: `area.${name}` },
        civilisation: civilisationName(s.civilisation[area]?.[0]),
        camels: TRIBUTE.camels[area] ?? 0,
        gold: TRIBUTE.gold - (s.areaGold[area] ?? 0),
        ship: s.areaShip[area] === true ? 0 : 1,
        roof: { id: s.areaRoof[area] === true ? 'board.roof' : 'board.no-roof' },
      },
    }),
  );
}

function tracks(s: State, say: Say): string[] {
  const tokens = INFLUENCE.tokens.filter((_, i) => s.tokensOn[i]).join(' ');
  const roofs = OFFERINGS.roofs.filter((_, i) => s.roofsOn[i]).join(' ');
  const order = s.order
    .filter((seat) => seat >= 0)
    .map(letter)
    .join(' ');
  const markers = s.markers.map((marker) => say(item(marker))).join(', ');
  return [
    say({
      id: 'board.tracks',
      params: { order: order || '-', tokens: tokens || '-', roofs: roofs || '-', markers: markers || '-' },
    }),
  ];
}

/** One block of two lines a player. */
function players(s: State, say: Say): string[] {
  return s.vp.flatMap((vp, seat) => {
    const automated = isOpponent(s, seat);
    const player = automated ? opponent : (seats[seat] ?? opponent);
    const standing = {
      player,
      letter: letter(seat),
      vp,
      influence: s.influence[seat] ?? 0,
      offerings: s.offerings[seat] ?? 0,
      gold: s.gold[seat] ?? 0,
    };
    if (automated) return [say({ id: 'board.opponent', params: { ...standing, huts: s.personalHuts[seat] ?? 0 } })];
    const cards = [...(s.food[seat] ?? []), ...(s.favours[seat] ?? [])].map((card) => say(item(card))).join(', ');
    const tiles = COLUMN_NAMES.flatMap((name, column) => {
      const used = s.used[seat]?.[column] === true;
      return [
        say({
          id: used ? 'board.tile-used' : 'board.tile',
          params: { tile: { id: `tile.${name}` }, strength: strength(s, seat, column as 0 | 1 | 2 | 3) },
        }),
      ];
    }).join(' ');
    return [
      say({
        id: 'board.player',
        params: {
          ...standing,
          camels: s.camels[seat] ?? 0,
          limit: camelLimit(s, seat),
          ships: s.ships[seat] ?? 0,
          farmers: s.farmers[seat] ?? 0,
          tokens: s.tokens[seat] ?? 0,
          ploughs: s.ploughs[seat] ?? 0,
        },
      }),
      say({
        id: 'board.board',
        params: {
          huts: s.personalHuts[seat] ?? 0,
          growth: s.growthHuts[seat] ?? 0,
          main: s.mainHuts[seat] ?? 0,
          tiles,
        },
      }),
      ...(cards === '' ? [] : [say({ id: 'board.cards', params: { cards } })]),
    ];
  });
}
