import { Seal, useColour, useSeatName, useTable } from '@edubba/ui';
import { eventMessage } from '@edubba/gamekit';
import type { ReactElement } from 'react';
import { standingLines } from '../../table/log/lines.ts';
import { useFrame, useSession, useTell } from '../../table/session/context.ts';
import type { Rewind } from '../live-table.ts';
import { useLive, useLiveTable } from './live.ts';
import { Notice, useNames } from './Notice.tsx';

/** So many lines say what would be taken back; the rest is counted. */
const SHOWN = 2;

/** Somebody asks to go back: what it would undo, who has agreed, yes or no. It waits calmly and covers nothing. */
export function RewindNotice(): ReactElement | null {
  const rewind = useLive((state) => state.rewind);
  const tell = useTell();
  if (rewind === null) return null;
  if (rewind.state === 'declined') return <Notice icon="act-undo">{tell('at.rewind.declined')}</Notice>;
  if (rewind.state !== 'open') return null;
  return <Wish rewind={rewind} />;
}

function Wish({ rewind: { by, to, needed, agreed } }: { readonly rewind: Rewind }): ReactElement {
  const live = useLiveTable();
  const tell = useTell();
  const names = useNames();
  const name = useSeatName();
  const colour = useColour();
  const me = useLive((state) => state.me);
  const mine = me === by;
  const open = needed.filter((seat) => !agreed.includes(seat));
  const asked = me !== null && open.includes(me);
  const still = open.filter((seat) => seat !== me);
  const others = agreed.filter((seat) => seat !== by);
  return (
    <section className="at-rewind" aria-label={tell(mine ? 'at.rewind.mine' : 'at.rewind.asks', { name: name(by) })}>
      <Seal colour={colour(by)} />
      <div className="at-notice-text">
        <b>{tell(mine ? 'at.rewind.mine' : 'at.rewind.asks', { name: name(by) })}</b>
        <TakenBack to={to} />
        <p className="at-rewind-who">
          {others.length > 0 && <span>{tell('at.rewind.agreed', { names: names(others) })} </span>}
          {still.length > 0 && <span>{tell('at.rewind.waits', { names: names(still) })}</span>}
        </p>
      </div>
      {asked && (
        <div className="at-notice-acts">
          <button type="button" className="btn sm primary" onClick={() => live.agree(true)}>
            {tell('at.rewind.yes')}
          </button>
          <button type="button" className="btn sm" onClick={() => live.agree(false)}>
            {tell('at.rewind.no')}
          </button>
        </div>
      )}
      {mine && (
        <div className="at-notice-acts">
          <button type="button" className="btn sm" onClick={() => live.agree(false)}>
            {tell('at.pause.withdraw')}
          </button>
        </div>
      )}
    </section>
  );
}

/** The first lines that would be gone. */
function TakenBack({ to }: { readonly to: number }): ReactElement {
  const { ui, words, state } = useSession();
  const tell = useTell();
  const events = useFrame((frame) => frame.events);
  const names = useTable((table) => table.names);
  const gone = standingLines(events).filter(
    ({ seq, event }) => seq > to && !ui.isMinor(event) && ui.chapter(event) === undefined,
  );
  const said = gone
    .slice(0, SHOWN)
    .map(({ version, event }) => (
      <li key={version}>{words.say(eventMessage(ui.words, event, names, state.standing?.view))}</li>
    ));
  return (
    <ul className="at-rewind-lines">
      {said.length === 0 && <li>{tell('at.rewind.nothing')}</li>}
      {said}
      {gone.length > SHOWN && <li className="faint">{tell('at.rewind.more', { n: gone.length - SHOWN })}</li>}
    </ul>
  );
}
