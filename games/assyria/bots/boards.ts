import type { Seat } from '@edubba/kernel';
import type { Area } from '../content/tracks.ts';
import type { State } from '../rules/index.ts';
import { isRiver } from '../rules/index.ts';
import { bonusPossible, civilisationAt } from '../rules/queries/bonuses.ts';
import { faceUpCards } from '../rules/queries/cards.ts';
import { bestMove, hutWorth } from './huts.ts';
import { influenceGain, offeringsGain } from './tracks.ts';
import { favourWorth, foodWorth, goods, isLast, ploughWorth, roundsToFlood, VP, WORTH } from './worth.ts';

/** Worth of a Roof's immediate effect (ASY-27.21 to ASY-27.30). */
export function roofEffect(s: State, seat: Seat, area: Area): number {
  switch (civilisationAt(s, area)) {
    case 'amorites':
      return bestCard(s, seat);
    case 'babylonians':
      return influenceGain(s, seat, 2);
    case 'canaanites':
      return goods(s, 'hut');
    case 'cimmerians':
      return offeringsGain(s, seat, 1);
    case 'egyptians':
      return goods(s, 'ship');
    case 'elamites':
      return 2 * goods(s, 'gold');
    case 'harappans':
      return isLast(s) ? 2 : 12;
    case 'hittites':
      return (s.ploughs[seat] ?? 0) < 2 ? ploughWorth(s, seat, 1) : 0;
    case 'israelites':
      return isLast(s) ? 4 : WORTH.draw;
    default:
      return goods(s, 'farmer');
  }
}

/** The best of the cards that still lie on the main board. */
export function bestCard(s: State, seat: Seat): number {
  let best = 0;
  for (const item of faceUpCards(s))
    best = Math.max(best, item.startsWith('FV') ? favourWorth(s, item) : foodWorth(s, seat, item));
  return best;
}

/** What a Tribute Bonus is worth, its price paid (ASY-27.01 to ASY-27.10). */
export function bonusWorth(s: State, seat: Seat, area: Area): number {
  const name = civilisationAt(s, area);
  // A Hut moved is better where it goes when a Flood comes; looking is dear, so only then.
  if (name === 'cimmerians') return roundsToFlood(s) === 0 ? Math.max(0, bestMove(s, seat)) : 1;
  if (!bonusPossible(s, seat, area)) return 0;
  const spare = roundsToFlood(s) === 0;
  switch (name) {
    case 'amorites':
      return offeringsGain(s, seat, 1) - ((s.gold[seat] ?? 0) > 0 ? Math.min(VP, goods(s, 'gold')) : VP);
    case 'babylonians':
      return 6;
    case 'canaanites':
      return goods(s, 'ship');
    case 'elamites':
      return goods(s, 'farmer');
    case 'egyptians':
      // A Hut on a river that the Flood would take anyway is no loss.
      return influenceGain(s, seat, 1) + VP - (spare ? 0 : 2 * VP);
    case 'hittites':
      return (
        2 * VP -
        Math.min(
          ...(s.huts[seat] ?? []).filter((space) => isRiver[space] !== true).map((space) => hutWorth(s, seat, space)),
          99,
        )
      );
    case 'harappans':
      return ploughWorth(s, seat, 1);
    case 'israelites':
      return goods(s, 'hut') - Math.min(goods(s, 'gold'), 8);
    case 'medes':
      return isLast(s) ? -5 : 11 - ((s.farmers[seat] ?? 0) > 0 ? goods(s, 'farmer') : 2 * VP);
    default:
      return 1;
  }
}
