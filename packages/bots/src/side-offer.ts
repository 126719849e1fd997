import type { DecisionKind, Key } from '@edubba/kernel';

/** A side offer taken apart: `gold.spend` and `1` for `~gold.spend/1`. Nothing for a plain key. */
export function sideOffer(key: Key): { readonly kind: DecisionKind; readonly key: Key } | undefined {
  if (!key.startsWith('~')) return undefined;
  const slash = key.indexOf('/');
  return { kind: key.slice(1, slash), key: key.slice(slash + 1) };
}
