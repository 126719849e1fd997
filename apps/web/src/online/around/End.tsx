import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { useTell } from '../../table/session/context.ts';
import { seated } from '../api.ts';
import { sitDown } from '../lobby/contribution.ts';
import { useDeed, useLive, useLiveTable } from './live.ts';

/** Goes on to the next table of the same people: the first who asks opens it, everybody has a seat there. */
export function useAgain(): () => void {
  const live = useLiveTable();
  const deed = useDeed();
  const [, go] = useLocation();
  return () =>
    deed(
      () => sitDown(() => seated.rematch(live.id)),
      ({ id }) => go(`/at/${id}`),
    );
}

/** The game is over: the points, the same table again, the proof of every roll. */
export function End(): ReactElement {
  const live = useLiveTable();
  const tell = useTell();
  const again = useAgain();
  // Once somebody has opened the next table, the invitation above leads there.
  const first = useLive(({ me, info }) => me !== null && info.rematch === null);
  return (
    <div className="prompt-actions at-end">
      <Link href={`/verify/${live.id}`} className="btn quiet">
        <Icon id="die-star" size={18} />
        {tell('at.verify')}
      </Link>
      {first && (
        <button type="button" className="btn" onClick={again}>
          <Icon id="act-restart" size={18} />
          {tell('at.rematch')}
        </button>
      )}
      <Link href={`/points/${live.id}`} className="btn primary prompt-primary" data-primary="" data-breathe="">
        <Icon id="ui-trophy" size={18} />
        {tell('at.see-end')}
      </Link>
    </div>
  );
}
