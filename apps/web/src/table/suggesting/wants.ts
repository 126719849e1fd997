import type { BaseState, DecisionKind, Key, Seat, View } from '@edubba/kernel';

/** What is proposed in the question that the table decides together, with who wants it; nothing where none is open. */
export function wantsOf({ pending }: View<BaseState>): {
  readonly kind: DecisionKind;
  readonly wants: ReadonlyMap<Key, readonly Seat[]>;
} {
  const wants = new Map<Key, Seat[]>();
  const asked = pending.find(({ about }) => typeof about === 'object' && about !== null && 'wants' in about);
  const stated = (asked?.about as { readonly wants?: unknown } | undefined)?.wants;
  (Array.isArray(stated) ? stated : []).forEach((key: unknown, seat) => {
    if (typeof key === 'string') wants.set(key, [...(wants.get(key) ?? []), seat]);
  });
  return { kind: asked?.kind ?? '', wants };
}
