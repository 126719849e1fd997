import type { Message, Seat } from '@edubba/kernel';
import type { Column } from '../content/player-board.ts';
import { GOLD_EXCHANGES, OFFERINGS_EXCHANGES, TILE_COST } from '../content/player-board.ts';
import { strength } from '../rules/queries/costs.ts';
import { CARD_TILE, GOLD_TILE, OFFERINGS_TILE } from '../rules/queries/tiles.ts';
import type { State } from '../rules/state.ts';
import { say } from './words.ts';

/** What an Action tile offers at its present strength: the best exchange, or the price. */
export function tileOffer(s: State, seat: Seat, column: Column): Message {
  return offerAt(column, strength(s, seat, column));
}

/** What it would offer with one piece more off its column; nothing, if it is at its best. */
export function betterOffer(s: State, seat: Seat, column: Column): Message | undefined {
  const now = strength(s, seat, column);
  return now === 2 ? undefined : offerAt(column, (now + 1) as 1 | 2);
}

function offerAt(column: Column, pieces: 0 | 1 | 2): Message {
  if (column === OFFERINGS_TILE) return say('ui.offer.offerings', { ...OFFERINGS_EXCHANGES[pieces] });
  if (column === GOLD_TILE) return say('ui.offer.gold', { ...GOLD_EXCHANGES[pieces] });
  return say(column === CARD_TILE ? 'ui.offer.card' : 'ui.offer.purchase', { camels: TILE_COST[pieces] });
}
