import type { Line } from '@edubba/protocol';
import { Icon, Seal } from '@edubba/ui';
import { type ReactElement, useRef } from 'react';
import type { Unsent } from '../live-table.ts';
import { useHouseTell, useLive, useLiveTable } from './live.ts';

/** The seal of whoever sits here; an eye for those who look on. */
function Speaker({ person }: { readonly person: string | undefined }): ReactElement {
  const { colours } = useLiveTable();
  const seat = useLive(({ info }) => info.seats.findIndex((at) => at.person === person));
  return seat < 0 ? <Icon id="ui-eye" size={18} /> : <Seal colour={colours[seat] ?? 'p6'} size="s" />;
}

/** One thing somebody said. `goesOn`: by the same person as before, who need not be named again. */
export function TalkLine({ line, goesOn }: { readonly line: Line; readonly goesOn: boolean }): ReactElement {
  const live = useLiveTable();
  const tell = useHouseTell();
  const { by, name, text, at } = line;
  const mine = by === live.person?.id;
  const date = new Date(at);
  const time = new Intl.DateTimeFormat(live.words.locale, { hour: 'numeric', minute: '2-digit' }).format(date);
  return (
    <li className="talk-line" data-goes-on={goesOn ? '' : undefined} data-mine={mine ? '' : undefined}>
      <span className="talk-seal">{!goesOn && <Speaker person={by} />}</span>
      <div className="talk-said">
        <b className={goesOn ? 'sr' : undefined}>{name}</b>
        <p dir="auto">{text}</p>
      </div>
      <time dateTime={date.toISOString()} title={date.toLocaleString(live.words.locale)}>
        {time}
      </time>
      {!mine && live.person !== null && <More line={line} label={tell('at.talk.more', { name })} />}
    </li>
  );
}

/** What can be done about somebody's line: not hear them any more, report it. */
function More({ line, label }: { readonly line: Line; readonly label: string }): ReactElement {
  const live = useLiveTable();
  const tell = useHouseTell();
  const box = useRef<HTMLDetailsElement>(null);
  const then = (deed: () => void) => (): void => {
    if (box.current !== null) box.current.open = false;
    deed();
  };
  return (
    <details
      className="talk-more"
      ref={box}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.open = false;
      }}
    >
      <summary aria-label={label} title={label}>
        <span aria-hidden="true">⋯</span>
      </summary>
      <div className="talk-acts">
        <button type="button" className="btn sm quiet" onClick={then(() => live.mute(line.by))}>
          <Icon id="ui-sound" size={16} />
          {tell('at.talk.mute', { name: line.name })}
        </button>
        {live.state.info.status !== 'waiting' && (
          <button type="button" className="btn sm quiet" onClick={then(() => live.openDialog({ is: 'report', line }))}>
            <Icon id="ui-warning" size={16} />
            {tell('at.talk.report')}
          </button>
        )}
      </div>
    </details>
  );
}

/** A line of one's own that is on its way, or did not arrive. */
export function PendingLine({ line }: { readonly line: Unsent }): ReactElement {
  const live = useLiveTable();
  const tell = useHouseTell();
  const { key, channel, text, failed } = line;
  return (
    <li className="talk-line" data-mine="" data-pending={failed === undefined ? '' : undefined}>
      <span className="talk-seal">
        <Speaker person={live.person?.id} />
      </span>
      <div className="talk-said">
        <b>{live.person?.name}</b>
        <p dir="auto">{text}</p>
        {failed === undefined ? (
          <span className="sr">{tell('at.talk.sending')}</span>
        ) : (
          <p className="talk-failed" role="alert">
            {tell('at.talk.not-sent')} {tell(failed)}{' '}
            <button
              type="button"
              className="btn sm"
              onClick={() => {
                live.unsay(key);
                void live.say(channel, text);
              }}
            >
              {tell('at.talk.again')}
            </button>
            <button type="button" className="btn sm quiet" onClick={() => live.unsay(key)}>
              {tell('at.talk.take-away')}
            </button>
          </p>
        )}
      </div>
    </li>
  );
}
