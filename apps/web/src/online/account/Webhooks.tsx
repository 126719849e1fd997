import type { Message } from '@edubba/kernel';
import type { Webhook } from '@edubba/protocol';
import { type ReactElement, useState } from 'react';
import { notices } from '../api.ts';
import { Failed } from '../lobby/Failed.tsx';
import { useDeed } from '../lobby/useDeed.ts';
import { useOnlineWords } from '../words.ts';
import { Once } from './Once.tsx';
import { Row, SwitchRow } from './Part.tsx';

function statusMessage(status: number | null): Message {
  if (status === null) return { id: 'me.webhook.untried' };
  if (status === 0) return { id: 'me.webhook.silent' };
  return { id: status < 300 ? 'me.webhook.fine' : 'me.webhook.bad', params: { status } };
}

/** Addresses of mine that are called when a table waits. */
export function Webhooks({
  on,
  list,
  onChange,
  onListed,
}: {
  readonly on: boolean;
  readonly list: readonly Webhook[];
  readonly onChange: (on: boolean) => void;
  readonly onListed: () => void;
}): ReactElement {
  const say = useOnlineWords();
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string>();
  const { busy, failed, act } = useDeed();
  const then = (deed: () => Promise<unknown>): void => void act(deed).then((done) => done && onListed());
  return (
    <>
      <SwitchRow title={say('me.webhook')} text={say('me.webhook.text')} checked={on} onChange={onChange} />
      {on && (
        <div className="me-inner">
          {list.map(({ id, url: at, status }) => (
            <Row key={id} title={<span className="me-url">{at}</span>} text={say(statusMessage(status))}>
              <button
                type="button"
                className="btn sm"
                aria-busy={busy}
                onClick={() => then(() => notices.testWebhook(id))}
              >
                {say('me.webhook.test')}
                <span className="sr"> {at}</span>
              </button>
              <button type="button" className="btn sm" onClick={() => then(() => notices.removeWebhook(id))}>
                {say('me.remove')}
                <span className="sr"> {at}</span>
              </button>
            </Row>
          ))}
          {secret !== undefined && <Once label={say('me.webhook.secret')} secret={secret} />}
          <form
            className="me-line"
            onSubmit={(event) => {
              event.preventDefault();
              then(async () => {
                setSecret((await notices.addWebhook(url)).secret);
                setUrl('');
              });
            }}
          >
            <input
              className="field"
              type="url"
              required
              aria-label={say('me.webhook.address')}
              placeholder={say('me.webhook.address')}
              value={url}
              onChange={({ target }) => setUrl(target.value)}
            />
            <button type="submit" className="btn" aria-busy={busy}>
              {say('me.webhook.add')}
            </button>
          </form>
          <Failed why={failed} />
        </div>
      )}
    </>
  );
}
