import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '../../home/Page.tsx';
import { passkeys, people, Unanswered } from '../api.ts';
import { Failed } from '../lobby/Failed.tsx';
import { PersonButton } from '../lobby/PersonButton.tsx';
import { useDeed } from '../lobby/useDeed.ts';
import { Who } from '../lobby/Who.tsx';
import { useOnlineWords } from '../words.ts';
import { MailForm } from './MailForm.tsx';
import { useMe } from './me.ts';
import { ChangedMind, knowsPasskeys, showPasskey } from './passkey.ts';
import '../../home/NewTable.css';
import './account.css';

/** `/sign-in`: with a key of this device, or by a link that was mailed; the link leads here with its token after the `#`. */
export default function SignIn(): ReactElement {
  const say = useOnlineWords();
  // Read once and taken out of the address: it must not stay in the history, nor in what is copied from it.
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (token !== '') history.replaceState(history.state, '', location.pathname);
  }, [token]);
  return (
    <Page at="settings" title={say('sign-in.title')} tool={<Who />}>
      <div className="page-wrap me">
        <header className="page-head">
          <h1>{say('sign-in.title')}</h1>
          <p>{say(token === '' ? 'sign-in.lead' : 'sign-in.link')}</p>
        </header>
        {token === '' ? <Ways /> : <ByLink token={token} />}
      </div>
    </Page>
  );
}

/** The ways to be somebody here. */
export function Ways(): ReactElement {
  const say = useOnlineWords();
  const [, go] = useLocation();
  const { me, set } = useMe();
  const name = me?.name;
  const { busy, failed, act } = useDeed();
  const withKey = (): Promise<boolean> =>
    act(async () => {
      try {
        set((await passkeys.signIn(await showPasskey())).me);
        go('/online');
      } catch (error) {
        if (!(error instanceof ChangedMind)) throw error;
      }
    });
  return (
    <div className="me-ways">
      {knowsPasskeys() && (
        <section className="panel">
          <h2>{say('sign-in.passkey')}</h2>
          <p>{say('sign-in.passkey.text')}</p>
          <button type="button" className="btn primary" aria-busy={busy} onClick={() => void withKey()}>
            <Icon id="ui-lock" size={18} /> {say('sign-in.passkey.use')}
          </button>
          <Failed why={failed} />
        </section>
      )}
      <section className="panel">
        <h2>{say('sign-in.mail')}</h2>
        <p>{say('sign-in.mail.text')}</p>
        <MailForm label={say('me.mail.send')} />
      </section>
      <section className="panel">
        <h2>{name === undefined ? say('sign-in.guest') : say('sign-in.now', { name })}</h2>
        <p>{say(name === undefined ? 'sign-in.guest.text' : 'sign-in.now.text')}</p>
        <PersonButton
          className="btn"
          label={say(name === undefined ? 'sign-in.guest.go' : 'sign-in.now.go')}
          deed={async () => go('/online')}
        />
      </section>
    </div>
  );
}

/** A link was opened: it is confirmed by a click, since programs that look at mails open links, too. */
function ByLink({ token }: { readonly token: string }): ReactElement {
  const say = useOnlineWords();
  const [, go] = useLocation();
  const { me, set } = useMe();
  const [naming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { busy, failed, act } = useDeed();
  useEffect(() => {
    if (naming) field.current?.focus();
  }, [naming]);
  const confirm = (): Promise<boolean> =>
    act(async () => {
      try {
        set((await people.confirmMail(token, naming ? name.trim() : undefined)).me);
        go('/me');
      } catch (error) {
        if (!(error instanceof Unanswered && error.code === 'name-wanted')) throw error;
        setNaming(true);
      }
    });
  return (
    <form
      className="panel me-link"
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      {naming && (
        <label>
          <span>{say('sign-in.name')}</span>
          <input
            ref={field}
            className="field"
            required
            maxLength={32}
            autoComplete="nickname"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
      )}
      <button type="submit" className="btn primary lg" aria-busy={busy}>
        {busy ? say('online.moment') : say(me === null || me === undefined ? 'sign-in.go' : 'sign-in.confirm')}
      </button>
      <Failed why={failed}>
        <Link href="/sign-in" className="btn sm">
          {say('sign-in.other')}
        </Link>
      </Failed>
    </form>
  );
}
