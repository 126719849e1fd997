import type { Channel } from '@edubba/protocol';
import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useHouseTell, useLive, useLiveTable } from './live.ts';
import { PendingLine, TalkLine } from './TalkLine.tsx';
import { TalkField } from './TalkField.tsx';
import './talk.css';

/** Which talk is shown: one's own, the only one that is written to; once the game is over, either. */
function useChannel(): { own: Channel; channel: Channel; choose: ((channel: Channel) => void) | undefined } {
  const own: Channel = useLive(({ me }) => (me === null ? 'watchers' : 'table'));
  const over = useLive(({ info }) => info.status === 'over');
  const [chosen, choose] = useState<Channel>();
  return over ? { own, channel: chosen ?? own, choose } : { own, channel: own, choose: undefined };
}

/** What people at this table say to each other. Quiet: it counts what is unread and never opens by itself. */
export function Talk(): ReactElement {
  const live = useLiveTable();
  const tell = useHouseTell();
  const { own, channel, choose } = useChannel();
  const all = useLive((state) => state.lines);
  const earlier = useLive((state) => state.earlier);
  const unsent = useLive((state) => state.unsent).filter((one) => one.channel === channel);
  const muted = useLive((state) => state.muted);
  const box = useRef<HTMLOListElement>(null);
  const lines = all.filter((line) => line.channel === channel);
  const heard = lines.filter(({ by }) => !muted.has(by));
  const silent = lines.length - heard.length;
  const last = lines.at(-1)?.number ?? -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is in sight now, and the end of it shows.
  useEffect(() => {
    live.markRead();
    const list = box.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, [live, last, unsent.length, channel]);
  const empty = lines.length === 0 && unsent.length === 0;
  return (
    <div className="talk">
      {choose !== undefined && (
        <div className="talk-channels">
          {(['table', 'watchers'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={one === channel ? 'chip on' : 'chip'}
              aria-pressed={one === channel}
              onClick={() => choose(one)}
            >
              {tell(`at.talk.${one}`)}
            </button>
          ))}
        </div>
      )}
      {empty && (
        <p className="talk-empty">
          <Icon id="ui-chat" size={26} />
          {tell(`at.talk.empty.${channel}`)}
        </p>
      )}
      <ol className="talk-lines" ref={box} aria-label={tell('at.talk.lines')} hidden={empty} tabIndex={empty ? -1 : 0}>
        {earlier && (
          <li className="talk-note">
            <button type="button" className="btn sm quiet" onClick={() => void live.load(true)}>
              {tell('at.talk.earlier')}
            </button>
          </li>
        )}
        {heard.map((line, i) => (
          <TalkLine key={line.number} line={line} goesOn={heard[i - 1]?.by === line.by} />
        ))}
        {silent > 0 && <li className="talk-note faint">{tell('at.talk.muted', { n: silent })}</li>}
        {unsent.map((one) => (
          <PendingLine key={one.key} line={one} />
        ))}
      </ol>
      {live.person === null && <p className="talk-note faint">{tell('at.talk.sign-in')}</p>}
      {live.person !== null && own === channel && <TalkField channel={channel} offer={empty} />}
    </div>
  );
}
