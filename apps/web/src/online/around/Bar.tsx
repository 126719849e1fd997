import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useTell } from '../../table/session/context.ts';
import { useLive, useLiveTable } from './live.ts';
import './bar.css';

/** In the bar: how it stands with the line, quietly while all is well, and who looks on. */
export function Bar(): ReactElement {
  const live = useLiveTable();
  const tell = useTell();
  const at = useLive(({ link }) => link.at);
  const watching = useLive(({ info }) => info.watching);
  return (
    <>
      {watching > 0 && (
        <span className="at-watchers" title={tell('at.watchers', { n: watching })}>
          <Icon id="ui-eye" size={16} />
          <span aria-hidden="true">{watching}</span>
          <span className="sr">{tell('at.watchers', { n: watching })}</span>
        </span>
      )}
      {at === 'lost' ? (
        <button type="button" className="chip at-lost" title={tell('at.link.retry')} onClick={() => live.retry()}>
          <Icon id="ui-offline" size={15} />
          <span className="at-lost-word">{tell('at.link.lost')}</span>
        </button>
      ) : (
        <span className="at-link" data-at={at} title={tell(`at.link.${at === 'open' ? 'open' : 'connecting'}`)}>
          <span className="sr">{tell(`at.link.${at === 'open' ? 'open' : 'connecting'}`)}</span>
        </span>
      )}
    </>
  );
}
