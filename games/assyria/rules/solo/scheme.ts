import type { Effects, ItemId, RuleId, Seat } from '@edubba/kernel';
import type { Arrow, SchemeCard } from '../../content/scheme-cards.ts';
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

/** What decided a choice of the opponent, for the log: the focus that left one candidate, as printed, and its rule. */
export interface Decider {
  readonly by: 'food' | 'terrain' | 'arrow' | 'outbid' | 'action' | 'only' | 'none';
  readonly focus: string;
  readonly rule: RuleId;
}

const only: Decider = { by: 'only', focus: '', rule: 'ASY-34.12' };

/** ASY-34.11 to ASY-34.15 Map Priority: food, then terrain, then the two arrows in printed order. */
export function byMapPriority(
  s: State,
  card: SchemeCard,
  candidates: readonly Space[],
): { readonly space: Space; readonly why: Decider } {
  if (candidates.length === 1) return { space: candidates[0] as Space, why: only };
  const fitting = candidates.filter((space) => s.farmer[space] === true || SPACES[space]?.food === card.food);
  if (fitting.length === 1)
    return { space: fitting[0] as Space, why: { by: 'food', focus: card.food, rule: 'ASY-34.11' } };
  const left = fitting.length === 0 ? candidates : fitting;
  const ground = { river: isRiver, outside: isOutside, between: isBetween };
  const terrain = card.terrain.find((kind) => left.some((space) => ground[kind][space] === true)) ?? 'river';
  const there = left.filter((space) => ground[terrain][space] === true);
  if (there.length === 1)
    return { space: there[0] as Space, why: { by: 'terrain', focus: terrain, rule: 'ASY-34.13' } };
  const { chosen, why } = byArrows(card, there, (space) => [SPACES[space]?.row ?? 0, SPACES[space]?.x ?? 0]);
  return { space: chosen, why };
}

/** ASY-34.14, ASY-A.22 The left arrow, then, if some are still tied, the right one. */
export function byArrows<T>(
  card: SchemeCard,
  candidates: readonly T[],
  place: (candidate: T) => readonly [y: number, x: number],
): { readonly chosen: T; readonly why: Decider } {
  const [first, second] = card.arrows;
  const left = foremost(candidates, (candidate) => reach(first, ...place(candidate)));
  const [chosen] = foremost(left, (candidate) => reach(second, ...place(candidate)));
  return { chosen: chosen as T, why: { by: 'arrow', focus: left.length === 1 ? first : second, rule: 'ASY-34.14' } };
}

/** How far a point lies in the direction of an arrow. */
function reach(arrow: Arrow, y: number, x: number): number {
  return arrow === 'up' ? -y : arrow === 'down' ? y : arrow === 'left' ? -x : x;
}

/** Those that lie farthest in a direction. */
function foremost<T>(candidates: readonly T[], far: (candidate: T) => number): readonly T[] {
  const most = Math.max(...candidates.map(far));
  return candidates.filter((candidate) => far(candidate) === most);
}

/** ASY-A.43 One of a list in the order of the vertical (or horizontal) arrow: the first where it points up (or left), else the last. */
export function byOneArrow<T>(
  card: SchemeCard,
  axis: 'vertical' | 'horizontal',
  list: readonly T[],
  rule: RuleId,
): { readonly chosen: T; readonly why: Decider } {
  const toFirst = axis === 'vertical' ? 'up' : 'left';
  const toLast = axis === 'vertical' ? 'down' : 'right';
  const first = card.arrows.includes(toFirst);
  const chosen = (first ? list[0] : list[list.length - 1]) as T;
  if (list.length === 1) return { chosen, why: { ...only, rule } };
  return { chosen, why: { by: 'arrow', focus: first ? toFirst : toLast, rule } };
}

/** The card that was revealed. */
export function revealed(g: { readonly result: unknown }): SchemeCard {
  return schemeCard(g.result as ItemId);
}

/** Says in the log why the opponent chose as it did. */
export function explain(g: Effects<State>, seat: Seat, card: SchemeCard, why: Decider, choice: string): void {
  const { by, focus, rule } = why;
  g.emit({ type: `scheme.by-${by}`, seat, rule, data: { scheme: card.id, focus, choice } });
}
