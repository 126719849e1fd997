import type { Me } from '@edubba/protocol';
import { type ReactElement, useState } from 'react';
import { people } from '../api.ts';
import { Failed } from '../lobby/Failed.tsx';
import { useDeed } from '../lobby/useDeed.ts';
import { useOnlineWords } from '../words.ts';
import { useMe } from './me.ts';
import { Part } from './Part.tsx';

/** What others call me. */
export function Name({ me }: { readonly me: Me }): ReactElement {
  const say = useOnlineWords();
  const set = useMe((store) => store.set);
  const [name, setName] = useState(me.name);
  const { busy, failed, act } = useDeed();
  const changed = name.trim() !== '' && name.trim() !== me.name;
  return (
    <Part name="name">
      <form
        className="me-line"
        onSubmit={(event) => {
          event.preventDefault();
          if (changed) void act(async () => set(await people.rename(name.trim())));
        }}
      >
        <input
          className="field"
          aria-label={say('me.name')}
          value={name}
          maxLength={32}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="btn" aria-busy={busy} disabled={!changed}>
          {say('me.name.set')}
        </button>
      </form>
      <p className="me-note">{say('me.name.text')}</p>
      <Failed why={failed} />
    </Part>
  );
}
