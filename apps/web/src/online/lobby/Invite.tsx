import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useOnlineWords } from '../words.ts';

/** The one link that invites: copied, or handed to whatever the phone shares with. */
export function Invite({ id, open }: { readonly id: string; readonly open: boolean }): ReactElement {
  const say = useOnlineWords();
  const link = `${location.origin}/at/${id}`;
  const [copied, setCopied] = useState<'yes' | 'no'>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), 4000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (): void => {
    // Without a secure address there is no clipboard: the link can be marked and copied by hand.
    Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  const share =
    typeof navigator.share === 'function' ? { title: say('web.title'), text: say('room.share'), url: link } : undefined;
  return (
    <section className="panel room-invite">
      <h2>
        <Icon id="ui-link" /> {say('room.invite')}
      </h2>
      <div className="room-link">
        <input
          readOnly
          aria-label={say('room.link')}
          value={link.replace(/^https?:\/\//, '')}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className="btn primary sm" onClick={copy}>
          {say(copied === 'yes' ? 'room.copied' : 'room.copy')}
        </button>
        {share !== undefined && (
          // Whoever closes the sheet has changed their mind, and that is all.
          <button type="button" className="btn sm" onClick={() => void navigator.share(share).catch(() => undefined)}>
            {say('room.send')}
          </button>
        )}
      </div>
      <p aria-live="polite">
        {say(copied === undefined ? (open ? 'room.invite.open' : 'room.invite.text') : `room.copied.${copied}`)}
      </p>
    </section>
  );
}
