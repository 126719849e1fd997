import { type ReactElement, useState } from 'react';
import { people } from '../api.ts';
import { Failed } from '../lobby/Failed.tsx';
import { useDeed } from '../lobby/useDeed.ts';
import { useOnlineWords } from '../words.ts';

/** Asks for a link by e-mail. The house says the same whoever asks: nobody learns whose addresses it knows. */
export function MailForm({ label }: { readonly label: string }): ReactElement {
  const say = useOnlineWords();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<string>();
  const { busy, failed, act } = useDeed();
  if (sent !== undefined) return <output className="me-sent">{say('me.mail.sent', { email: sent })}</output>;
  return (
    <form
      className="me-line"
      onSubmit={(event) => {
        event.preventDefault();
        void act(async () => {
          await people.mail(email);
          setSent(email);
        });
      }}
    >
      <input
        className="field"
        type="email"
        required
        aria-label={say('me.mail')}
        placeholder={say('me.mail.example')}
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <button type="submit" className="btn" aria-busy={busy}>
        {label}
      </button>
      <Failed why={failed} />
    </form>
  );
}
