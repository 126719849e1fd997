import type { Seat } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTell } from '../../table/session/context.ts';
import { clockOf, ticksEvery } from '../clock.ts';
import { spanMessage } from '../lobby/time.ts';
import { useLive, useNow, useSeatInfo } from './live.ts';
import './mark.css';

/** Who sits there: at the table or away, and how much time they have. In a strip the clock takes the name's place. */
export function Mark({ seat, strip }: { readonly seat: Seat; readonly strip?: ReactNode }): ReactElement | null {
  const at = useSeatInfo(seat);
  const asked = useLive(({ info }) => info.turn?.seats.includes(seat) === true && info.pace.kind !== 'free');
  if (at?.who !== 'person') return <>{strip}</>;
  if (strip !== undefined) {
    return (
      <span className="at-mark" data-strip="">
        <Presence seat={seat} silent />
        {asked && at.gone === null ? <ClockFace seat={seat} /> : <span className="at-name">{strip}</span>}
      </span>
    );
  }
  return (
    <small className="at-mark">
      <Presence seat={seat} />
      <ClockFace seat={seat} />
    </small>
  );
}

/** A dot: here, away, or a bot plays; with the word beside it where there is room. */
function Presence({ seat, silent = false }: { readonly seat: Seat; readonly silent?: boolean }): ReactElement {
  const tell = useTell();
  const at = useSeatInfo(seat);
  const mine = useLive(({ me }) => me === seat);
  const gone = (at?.gone ?? null) !== null;
  const state = gone ? 'gone' : at?.here === true || mine ? 'here' : 'away';
  const word =
    mine && !gone ? 'at.you' : gone ? 'at.standing-in' : at?.vacation === true ? 'at.vacation' : `at.${state}`;
  return (
    <>
      <i className="at-dot" data-state={state} title={tell(word)} />
      <span className={silent ? 'sr' : 'at-word'}>{tell(word)}</span>
    </>
  );
}

/** The clock of a seat: words while there is plenty, digits below five minutes. */
function ClockFace({ seat }: { readonly seat: Seat }): ReactElement | null {
  const tell = useTell();
  const info = useLive((live) => live.info);
  const before = clockOf(info, seat, info.turn?.since ?? 0);
  const running = before?.running === true;
  const left = useTicking(info, seat, running);
  if (left === undefined) return null;
  const time = tell(spanMessage(left.left));
  const asked = info.turn?.seats.includes(seat) === true;
  return (
    <span className="at-clock" data-haste={left.haste} data-running={left.running ? '' : undefined}>
      <Icon id={info.paused === null || !asked ? 'ui-clock' : 'ui-pause'} size={13} />
      <span aria-hidden="true">{time}</span>
      <span className="sr">{tell(asked ? 'at.clock' : 'at.clock.bank', { time })}</span>
    </span>
  );
}

/** Looks at the clock as often as what it shows changes. */
function useTicking(info: Parameters<typeof clockOf>[0], seat: Seat, running: boolean): ReturnType<typeof clockOf> {
  const coarse = clockOf(info, seat, useNow(running ? 15_000 : undefined));
  const every = coarse === undefined || !running ? undefined : ticksEvery(coarse.left);
  return clockOf(info, seat, useNow(every));
}
