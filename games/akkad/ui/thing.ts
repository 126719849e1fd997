import type { Seat } from '@edubba/kernel';
import type { Thing } from '@edubba/ui';

/** A thing taken apart: `offer/mine/grain` is an offer, whose side, and a good. */
export interface Parts {
  readonly kind: string;
  readonly name: string;
  readonly place: string;
  /** Whose it is: `token/royal@2` lies on the mat of seat 2; without it the reader's own. */
  readonly owner: Seat | undefined;
}

export function partsOf(thing: Thing): Parts {
  const [plain = '', owner] = thing.split('@');
  const [kind = '', name = '', place = ''] = plain.split('/');
  return { kind, name, place, owner: owner === undefined ? undefined : Number(owner) };
}
