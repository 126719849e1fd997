import type { DecisionKind, Key } from '@edubba/kernel';
import type { Thing } from '@edubba/ui';

// The things of Assyria's table. Every option and every refused key leads to one of them, or is a button of the prompt.
//   space/D3          a space of the map, with all that stands on it
//   well/WL03         a Well site
//   bid/row1/high     a bid space; row/1 the card row as a whole
//   card/FD-wheat2-1  a Food or Favour card, in a row or in front of a player
//   deck/food         a pile: food, favour, civilisation, scheme
//   tile/offerings    one's own Action tile; column/offerings the pieces above it
//   action/found      an action without a tile: found, raise, roof, tribute, ploughs
//   area/highest      a Tribute area; area/highest/gold, /ship, /roof a place in it
//   civilisation/CV04 a Civilisation board, wherever it lies
//   track/influence   a track: influence, offerings, camels, order, markers (round and floods)
//   supply/gold       one's own goods: growth, personal, main, gold, ships, farmers, tokens, ploughs
//   tile/gold@2       the same on the board of seat 2, where it is looked at by another
//   player/0          a player's row

const SPACE_KINDS = new Set([
  'start.space',
  'found.space',
  'raise.space',
  'roof.space',
  'move.from',
  'move.to',
  'bonus.destroy',
  'pact.space',
  'solo.space',
]);
const COLUMN_KINDS = new Set(['start.column', 'found.column', 'raise.column']);
const CARD_KINDS = new Set(['card.take', 'favour.keep', 'solo.keep', 'feed.modify']);
const AREA_KINDS = new Set(['roof.area', 'roof.place', 'bonus.which', 'tribute.place']);
const TILES = new Set(['offerings', 'purchase', 'card', 'gold']);
const ACTIONS = new Set(['found', 'raise', 'roof', 'tribute', 'ploughs']);

/** The thing an option is pointed at; `undefined` where it is a button of the prompt. */
export function thingOf(kind: DecisionKind, key: Key): Thing | undefined {
  if (kind === 'bid.place') return `bid/${key}`;
  if (kind === 'well.dig') return key === 'done' ? undefined : `well/${key}`;
  if (SPACE_KINDS.has(kind)) return `space/${key}`;
  if (COLUMN_KINDS.has(kind)) return `column/${key}`;
  if (CARD_KINDS.has(kind)) return `card/${key}`;
  if (AREA_KINDS.has(kind)) return `area/${key}`;
  if (kind === 'tile.refresh') return `tile/${key}`;
  if (kind === 'action.choose' && TILES.has(key)) return `tile/${key}`;
  if (kind === 'action.choose' && ACTIONS.has(key)) return `action/${key}`;
  return partThing(kind, key);
}

/** Keys made of parts: `hut/D3`, `icon/wheat/E2`, `favour/FV01-1`. */
function partThing(kind: DecisionKind, key: Key): Thing | undefined {
  const parts = key.split('/');
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return undefined;
  if (/^F[DV]/.test(last)) return `card/${last}`;
  if (/^[A-J][1-9]$/.test(last)) return `space/${last}`;
  return kind === 'tribute.place' ? `area/${key}` : undefined;
}
