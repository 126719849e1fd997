import { Change, Hit, Icon, useGame } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { State } from '../../rules/state.ts';
import { useMe } from './cards.tsx';

/** AW-11.02 Ambrosia is at hand also where the stage covers one's own city. */
export function Cup(): ReactElement {
  const { s, next } = useGame<State>();
  const me = useMe();
  return (
    <span className="good cup">
      <Icon id="res-ambrosia" size={20} />
      <b aria-hidden="true">{s.ambrosia[me] ?? 0}</b>
      <Change from={s.ambrosia[me]} to={next.ambrosia[me]} />
      <Hit thing="good/ambrosia" />
    </span>
  );
}
