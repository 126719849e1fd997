import type { Seat } from '@edubba/kernel';
import type { ReactElement } from 'react';

export function Counters({ player }: { readonly player: Seat }): ReactElement {
  return <div>{player}</div>;
}
