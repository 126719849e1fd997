import type { DecisionKind, Key } from '@edubba/kernel';

/** Questions whose every answer costs Camels, VP, goods or a Hut. */
const COSTLY: ReadonlySet<DecisionKind> = new Set([
  'bid.spare',
  'found.space',
  'found.column',
  'ziggurat.discount',
  'raise.column',
  'roof.space',
  'offerings.size',
  'purchase.what',
  'gold.size',
  'tribute.place',
  'tribute.discount',
  'bonus.pay',
  'bonus.destroy',
]);

/** A choice that costs or reveals something. Opening an action is free, except those that are paid at once. */
export function isWeighty(kind: DecisionKind, key: Key): boolean {
  if (COSTLY.has(kind)) return true;
  if (kind === 'bid.place') return !key.endsWith('/high');
  if (kind === 'action.choose' && (key === 'ploughs' || key === 'card')) return true;
  return key.startsWith('favour/') || key.startsWith('camel/');
}
