import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { beGuest, useMe } from '../account/me.ts';
import { useOnlineWords } from '../words.ts';
import { Failed } from './Failed.tsx';
import { useDeed } from './useDeed.ts';
import '../../home/NewTable.css';
import './person-button.css';

/**
 * A button for what only somebody can do. Whoever is nobody yet is asked for a name right there, once; the same press
 * then does what was wanted.
 */
export function PersonButton({
  label,
  icon,
  className = 'btn primary',
  hidden,
  deed,
}: {
  readonly label: string;
  readonly icon?: string;
  readonly className?: string;
  /** Said after the label, for those who do not see what stands around it. */
  readonly hidden?: string;
  readonly deed: () => Promise<unknown>;
}): ReactElement {
  const me = useMe((store) => store.me);
  const [asking, setAsking] = useState(false);
  const { busy, failed, act } = useDeed();
  const say = useOnlineWords();
  if (asking && (me === null || me === undefined)) {
    return (
      <NameForm
        label={label}
        onName={async (name) => {
          await beGuest(name);
          setAsking(false);
          await act(deed);
        }}
        onCancel={() => setAsking(false)}
      />
    );
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={busy}
        onClick={() => (me === null || me === undefined ? setAsking(true) : void act(deed))}
      >
        {icon !== undefined && <Icon id={icon} size={18} />} {busy ? say('online.moment') : label}
        {hidden !== undefined && <span className="sr"> {hidden}</span>}
      </button>
      <Failed why={failed} />
    </>
  );
}

/** One field, with a name that can be taken as it is. */
function NameForm({
  label,
  onName,
  onCancel,
}: {
  readonly label: string;
  readonly onName: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}): ReactElement {
  const say = useOnlineWords();
  const [name, setName] = useState(useSuggestion());
  const { busy, failed, act } = useDeed();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.select(), []);
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void act(() => onName(name.trim()));
      }}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <label htmlFor={id}>{say('online.name.ask')}</label>
      <div>
        <input
          id={id}
          ref={field}
          className="field"
          value={name}
          required
          maxLength={32}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="btn primary" aria-busy={busy}>
          {busy ? say('online.moment') : label}
        </button>
      </div>
      <small>{say('online.name.note')}</small>
      <Failed why={failed} />
    </form>
  );
}

/** A name to begin with: the one of the games on this device, or one of the old land. */
function useSuggestion(): string {
  const say = useOnlineWords();
  const own = useSettings((settings) => settings.name);
  const names = say('online.name.suggested').split(' ');
  const [pick] = useState(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  return own === '' ? (names[pick % names.length] ?? '') : own;
}
