import type { Seat } from '@edubba/kernel';
import { Seal, useColour, useSeatName, useTable, useText } from '@edubba/ui';
import type { ReactElement } from 'react';

/** Whose it is: seal and name. */
export function OwnerLine({ seat }: { readonly seat: Seat }): ReactElement {
  const text = useText();
  const colour = useColour();
  const name = useSeatName();
  const me = useTable((table) => table.me);
  return (
    <span className={`owner-line ${colour(seat)}`}>
      <Seal colour={colour(seat)} size="s" />
      {seat === me ? text('panel.threat.mine') : text('panel.threat.of', { player: name(seat) })}
    </span>
  );
}
