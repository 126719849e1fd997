import type { DecisionKind } from '@edubba/kernel';

/** Windows in which somebody may answer with a card: asked of whoever might hold one, so that it gives nothing away. */
const REACTIONS: ReadonlySet<DecisionKind> = new Set([
  'card.sabotage',
  'combat.card',
  'combat.cancel',
  'combat.escape',
  'move.card',
  'collect.card',
  'convert.card',
]);

/** How a question is asked where its options alone do not tell. Hits are assigned by both sides at once, unseen. */
export function control(kind: DecisionKind): 'secret' | 'order' | 'reaction' | undefined {
  if (kind === 'combat.assign') return 'secret';
  if (kind === 'move.order') return 'order';
  return REACTIONS.has(kind) ? 'reaction' : undefined;
}
