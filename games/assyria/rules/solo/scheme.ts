import type { Effects, ItemId, Seat } from '@edubba/kernel';
import type { SchemeCard } from '../../content/scheme-cards.ts';
import { schemeCard } from '../../content/scheme-cards.ts';
import type { Space } from '../../content/map.ts';
import { SPACES } from '../../content/map.ts';
import { isBetween, isOutside, isRiver } from '../geography.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

/** ASY-32.12 Reveals a Scheme card; ends with it. */
export const revealScheme = R.proc<{ seat: Seat; why: string }>('scheme.reveal')({
  need: (g) => {
    const { s } = g;
    if (s.schemes.length === 0) {
      s.schemes.push(...s.schemeDiscard);
      s.schemeDiscard.length = 0;
      g.emit({ type: 'scheme.reshuffled', rule: 'ASY-32.12' });
    }
    return g.goto('reveal');
  },
  reveal: {
    chance: 'scheme.reveal',
    outcomes: (s) => s.schemes,
    then: (g, v, item) => {
      g.move(item, 'schemes', 'schemeDiscard', {
        type: 'scheme.revealed',
        seat: v.seat,
        rule: 'ASY-32.12',
        data: { why: v.why },
      });
      return g.end(item);
    },
  },
});

/** What decided a choice of the opponent, for the log: the focus that left one candidate. */
type Decider = 'food' | 'terrain' | 'arrow' | 'only' | 'action' | 'none';

/** ASY-34.11 to ASY-34.15 Map Priority: food, then terrain, then the two arrows in printed order. */
export function byMapPriority(
  s: State,
  card: SchemeCard,
  candidates: readonly Space[],
): { readonly space: Space; readonly by: Decider } {
  if (candidates.length === 1) return { space: candidates[0] as Space, by: 'only' };
  const fitting = candidates.filter((space) => s.farmer[space] === true || SPACES[space]?.food === card.food);
  if (fitting.length === 1) return { space: fitting[0] as Space, by: 'food' };
  let left: readonly Space[] = fitting.length === 0 ? candidates : fitting;
  const ground = { river: isRiver, outside: isOutside, between: isBetween };
  for (const terrain of card.terrain) {
    const there = left.filter((space) => ground[terrain][space] === true);
    if (there.length === 0) continue;
    left = there;
    break;
  }
  if (left.length === 1) return { space: left[0] as Space, by: 'terrain' };
  for (const arrow of card.arrows)
    left = foremost(left, (space) => along(arrow, SPACES[space]?.row ?? 0, SPACES[space]?.x ?? 0));
  return { space: left[0] as Space, by: 'arrow' };
}

/** How far a point lies in the direction of an arrow. */
export function along(arrow: SchemeCard['arrows'][number], y: number, x: number): number {
  return arrow === 'up' ? -y : arrow === 'down' ? y : arrow === 'left' ? -x : x;
}

/** Those that lie farthest in a direction. */
export function foremost<T>(candidates: readonly T[], far: (candidate: T) => number): readonly T[] {
  const most = Math.max(...candidates.map(far));
  return candidates.filter((candidate) => far(candidate) === most);
}

/** ASY-A.43 */
export function pointsUp(card: SchemeCard): boolean {
  return card.arrows.includes('up');
}

export function pointsLeft(card: SchemeCard): boolean {
  return card.arrows.includes('left');
}

/** The card that was revealed. */
export function revealed(g: { readonly result: unknown }): SchemeCard {
  return schemeCard(g.result as ItemId);
}

/** Says in the log why the opponent chose as it did. */
export function explain(g: Effects<State>, seat: Seat, card: SchemeCard, by: Decider, choice: string): void {
  g.emit({ type: `scheme.by-${by}`, seat, data: { scheme: card.id, food: card.food, choice } });
}
