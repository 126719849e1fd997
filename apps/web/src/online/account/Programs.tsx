import { type ReactElement, useState } from 'react';
import { ago } from '../../app/ago.ts';
import { useSettings } from '../../settings/settings.ts';
import { programs } from '../api.ts';
import { Failed } from '../lobby/Failed.tsx';
import { useDeed } from '../lobby/useDeed.ts';
import { useOnlineWords } from '../words.ts';
import { Once } from './Once.tsx';
import { Part, Row } from './Part.tsx';
import { useLoaded } from './useLoaded.ts';

/** Accounts of my programs: each plays under its own name with a token that is shown once. */
export function Programs(): ReactElement {
  const say = useOnlineWords();
  const locale = useSettings((settings) => settings.locale);
  const { value, failed: unread, load } = useLoaded(programs.list);
  const { busy, failed, act } = useDeed();
  const [name, setName] = useState('');
  const [token, setToken] = useState<string>();
  return (
    <Part name="programs">
      <p className="me-note">
        {say('me.programs.text')} <a href="/api/docs">{say('me.programs.docs')}</a>
      </p>
      <Failed why={unread} />
      {value?.map(({ person, used }) => (
        <Row
          key={person.id}
          title={person.name}
          text={used === null ? say('me.programs.unused') : say('me.programs.used', { ago: ago(used, locale) })}
        >
          <button
            type="button"
            className="btn sm"
            onClick={() =>
              void act(async () => {
                await programs.remove(person.id);
                load();
              })
            }
          >
            {say('me.remove')}
            <span className="sr"> {person.name}</span>
          </button>
        </Row>
      ))}
      {token !== undefined && <Once label={say('me.programs.token')} secret={token} />}
      <form
        className="me-line"
        onSubmit={(event) => {
          event.preventDefault();
          void act(async () => {
            setToken((await programs.add(name.trim())).token);
            setName('');
            load();
          });
        }}
      >
        <input
          className="field"
          required
          maxLength={32}
          aria-label={say('me.programs.name')}
          placeholder={say('me.programs.name')}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="btn" aria-busy={busy}>
          {say('me.programs.add')}
        </button>
      </form>
      <Failed why={failed} />
    </Part>
  );
}
