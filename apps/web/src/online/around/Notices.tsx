import { useSeatName } from '@edubba/ui';
import { type ReactElement, useState } from 'react';
import { useTell } from '../../table/session/context.ts';
import { seated } from '../api.ts';
import { isBroken } from '../lobby/contribution.ts';
import { useAgain } from './End.tsx';
import { useDeed, useLive, useLiveTable } from './live.ts';
import { Notice, useNames } from './Notice.tsx';
import { RewindNotice } from './RewindNotice.tsx';
import './notices.css';

/** What everybody at the table should know besides the question: a lost line, who is away, a pause, a wish to go back. */
export function Notices(): ReactElement {
  return (
    <div className="at-notices" role="status">
      <LostNotice />
      <BrokenNotice />
      <RewindNotice />
      <PauseNotice />
      <GoneNotices />
      <RematchNotice />
      <WatchNotice />
    </div>
  );
}

/** The house shows another promise about the dice than the one this device holds: said for as long as it does. */
function BrokenNotice(): ReactElement | null {
  const tell = useTell();
  const broken = useLive(({ info }) => isBroken(info));
  return broken ? (
    <Notice icon="ui-warning" tone="warn">
      <b>{tell('at.broken')}</b>
    </Notice>
  ) : null;
}

function LostNotice(): ReactElement | null {
  const live = useLiveTable();
  const tell = useTell();
  const lost = useLive(({ link }) => link.at === 'lost');
  const sending = useLive((state) => state.sending);
  if (!lost) return null;
  return (
    <Notice
      icon="ui-offline"
      tone="warn"
      acts={
        <button type="button" className="btn sm" onClick={() => live.retry()}>
          {tell('at.lost.now')}
        </button>
      }
    >
      <b>{tell('at.lost')}</b> {tell(sending > 0 ? 'at.lost.waiting' : 'at.lost.sent')}
    </Notice>
  );
}

/** Stopped by everybody's consent, or about to be. Anybody may go on: nobody is to be kept waiting for ever. */
function PauseNotice(): ReactElement | null {
  const live = useLiveTable();
  const tell = useTell();
  const names = useNames();
  const deed = useDeed();
  const { seats, paused, pauseWish, status } = useLive(({ info }) => info);
  const me = useLive((state) => state.me);
  const [declined, decline] = useState('');
  const wish = pauseWish.join();
  if (status !== 'playing' || (paused === null && (wish === '' || wish === declined))) return null;
  const pause = (yes: boolean) => (): void =>
    deed(
      () => seated.pause(live.id, yes),
      (info) => live.update(info),
    );
  const button = (id: string, run: () => void, primary = false): ReactElement => (
    <button type="button" className={primary ? 'btn sm primary' : 'btn sm'} onClick={run}>
      {tell(id)}
    </button>
  );
  if (paused !== null) {
    return (
      <Notice icon="ui-pause" acts={me === null ? undefined : button('at.paused.go-on', pause(false), true)}>
        <b>{tell('at.paused')}</b>
      </Notice>
    );
  }
  if (me !== null && pauseWish.includes(me)) {
    const open = seats.flatMap(({ who, gone }, seat) =>
      who === 'person' && gone === null && !pauseWish.includes(seat) ? [seat] : [],
    );
    return (
      <Notice icon="ui-clock" acts={button('at.pause.withdraw', pause(false))}>
        {tell('at.pause.mine', { names: names(open) })}
      </Notice>
    );
  }
  const acts = (
    <>
      {button('at.pause.agree', pause(true), true)}
      {button('at.pause.decline', () => decline(wish))}
    </>
  );
  return (
    <Notice icon="ui-clock" tone={me === null ? undefined : 'ask'} acts={me === null ? undefined : acts}>
      {tell('at.pause.wish', { names: names(pauseWish) })}
    </Notice>
  );
}

function GoneNotices(): ReactElement {
  const live = useLiveTable();
  const tell = useTell();
  const name = useSeatName();
  const deed = useDeed();
  const { seats, status } = useLive(({ info }) => info);
  const me = useLive((state) => state.me);
  if (status !== 'playing') return <></>;
  return (
    <>
      {seats.map(({ gone }, seat) => {
        if (gone === null) return null;
        if (seat !== me) {
          return (
            <Notice key={seat} icon="ui-bot">
              {tell(`at.gone.${gone}`, { name: name(seat) })}
            </Notice>
          );
        }
        const back = (
          <button
            type="button"
            className="btn sm primary"
            onClick={() =>
              deed(
                () => seated.comeBack(live.id),
                (info) => live.update(info),
              )
            }
          >
            {tell('at.return')}
          </button>
        );
        return (
          <Notice key={seat} icon="ui-bot" tone="warn" acts={back}>
            <b>{tell(`at.gone.me.${gone}`)}</b>
          </Notice>
        );
      })}
    </>
  );
}

/** Somebody has opened a table for all of us: an invitation. */
function RematchNotice(): ReactElement | null {
  const tell = useTell();
  const again = useAgain();
  const invited = useLive(({ info, me }) => info.rematch !== null && me !== null);
  if (!invited) return null;
  return (
    <Notice
      icon="act-restart"
      tone="ask"
      acts={
        <button type="button" className="btn sm primary" onClick={again}>
          {tell('at.rematch.go')}
        </button>
      }
    >
      {tell('at.rematch.asked')}
    </Notice>
  );
}

function WatchNotice(): ReactElement | null {
  const tell = useTell();
  const watching = useLive(({ me, info }) => me === null && info.status === 'playing');
  if (!watching) return null;
  return (
    <Notice icon="ui-eye">
      <b>{tell('at.watching')}</b> {tell('at.watching.how')}
    </Notice>
  );
}
