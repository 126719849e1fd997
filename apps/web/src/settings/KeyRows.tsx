import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useWords } from './words.ts';
import { isReserved, keyFor, printed, TABLE_KEY_NAMES, type TableKey, withKey } from './keys.ts';
import { useSettings } from './settings.ts';

/** The keys of the table, each on a button: pressed, it waits for another key. */
export function KeyRows(): ReactElement {
  const say = useWords();
  const keys = useSettings((settings) => settings.keys);
  const set = useSettings((settings) => settings.set);
  const [waiting, setWaiting] = useState<TableKey>();
  const [told, setTold] = useState('');
  const changed = Object.keys(keys).length > 0;
  const take = (name: TableKey, event: KeyboardEvent): void => {
    if (waiting !== name || event.key === 'Tab' || event.key === 'Shift') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      setWaiting(undefined);
      setTold('');
      return;
    }
    if (isReserved(event.key) || event.ctrlKey || event.metaKey || event.altKey) {
      setTold(say('settings.keys.reserved'));
      return;
    }
    const other = TABLE_KEY_NAMES.find((one) => one !== name && keyFor(one, keys) === event.key);
    set({ keys: withKey(keys, name, event.key) });
    setWaiting(undefined);
    const params = { key: say(printed(event.key)), does: say(`settings.key.${name}`) };
    setTold(
      other === undefined
        ? say('settings.keys.set', params)
        : say('settings.keys.swapped', {
            ...params,
            other: say(`settings.key.${other}`),
            old: say(printed(keyFor(name, keys))),
          }),
    );
  };
  return (
    <>
      <p className="settings-keys-lead">{say('settings.keys.text')}</p>
      <ul className="settings-keys">
        {TABLE_KEY_NAMES.map((name) => {
          const does = say(`settings.key.${name}`);
          const key = say(printed(keyFor(name, keys)));
          return (
            <li key={name}>
              <span>{does}</span>
              <button
                type="button"
                className="btn settings-key"
                aria-label={say('settings.keys.change', { does, key })}
                aria-pressed={waiting === name}
                onClick={() => {
                  setWaiting(waiting === name ? undefined : name);
                  setTold(waiting === name ? '' : say('settings.keys.press', { does }));
                }}
                onKeyDown={(event) => take(name, event)}
                onBlur={() => setWaiting((now) => (now === name ? undefined : now))}
              >
                {waiting === name ? say('settings.keys.waiting') : <kbd className="kbd">{key}</kbd>}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="settings-reset">
        <button type="button" className="btn" disabled={!changed} onClick={() => set({ keys: {} })}>
          {say('settings.keys.reset')}
        </button>
        <p role="status">{told}</p>
      </div>
    </>
  );
}
