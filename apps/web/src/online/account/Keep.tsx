import type { Me } from '@edubba/protocol';
import { Icon } from '@edubba/ui';
import { type ReactElement, useState } from 'react';
import { ago } from '../../app/ago.ts';
import { useSettings } from '../../settings/settings.ts';
import { passkeys, people } from '../api.ts';
import { Failed } from '../lobby/Failed.tsx';
import { useDeed } from '../lobby/useDeed.ts';
import { useOnlineWords } from '../words.ts';
import { MailForm } from './MailForm.tsx';
import { useMe } from './me.ts';
import { Part, Row } from './Part.tsx';
import { ChangedMind, knowsPasskeys, newPasskey } from './passkey.ts';

/** How this identity is found again: keys of devices, and an address. */
export function Keep({ me }: { readonly me: Me }): ReactElement {
  const say = useOnlineWords();
  const locale = useSettings((settings) => settings.locale);
  const set = useMe((store) => store.set);
  const { busy, failed, act } = useDeed();
  const add = (): Promise<boolean> =>
    act(async () => {
      try {
        set(
          await passkeys.add(await newPasskey(say('me.passkey.name', { date: new Date().toLocaleDateString(locale) }))),
        );
      } catch (error) {
        if (!(error instanceof ChangedMind)) throw error;
      }
    });
  const forget = (id: string): Promise<boolean> =>
    act(async () => {
      await passkeys.remove(id);
      set(await people.me());
    });
  return (
    <Part name="keep">
      <p className="me-note">{say(me.kind === 'guest' ? 'me.keep.guest' : 'me.keep.member')}</p>
      {me.passkeys.map(({ id, name, created }) => (
        <Row key={id} title={name} text={say('me.passkey.made', { ago: ago(created, locale) })}>
          <button type="button" className="btn sm" onClick={() => void forget(id)}>
            {say('me.remove')}
            <span className="sr"> {name}</span>
          </button>
        </Row>
      ))}
      <Row title={say('me.passkey')} text={say(knowsPasskeys() ? 'me.passkey.text' : 'me.passkey.unknown')}>
        {knowsPasskeys() && (
          <button
            type="button"
            className={me.kind === 'guest' ? 'btn primary' : 'btn'}
            aria-busy={busy}
            onClick={() => void add()}
          >
            <Icon id="ui-lock" size={18} /> {say('me.passkey.add')}
          </button>
        )}
      </Row>
      <Failed why={failed} />
      <Mail me={me} />
    </Part>
  );
}

function Mail({ me }: { readonly me: Me }): ReactElement {
  const say = useOnlineWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Row title={say('me.mail')} text={me.email ?? say('me.mail.text')}>
        {!open && (
          <button type="button" className="btn" onClick={() => setOpen(true)}>
            {say(me.email === null ? 'me.mail.add' : 'me.mail.change')}
          </button>
        )}
      </Row>
      {open && <MailForm label={say('me.mail.send')} />}
    </>
  );
}
