import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { useWords } from './words.ts';
import './SearchField.css';

/** The search; `/` leads into it from anywhere, Escape empties it. */
export function SearchField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactElement {
  const say = useWords();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || document.activeElement === input.current) return;
      event.preventDefault();
      input.current?.select();
    };
    document.addEventListener('keydown', press, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <label className="search">
      <Icon id="ui-search" size={19} />
      <span className="sr">{say('rules.search')}</span>
      <input
        ref={input}
        type="search"
        value={value}
        placeholder={say('rules.search.hint')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
      />
      <kbd className="kbd" aria-hidden="true">
        /
      </kbd>
    </label>
  );
}
