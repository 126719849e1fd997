import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import { useWords } from '../app/words.tsx';
import { SettingsList } from './SettingsList.tsx';

/** The settings over a running table. */
export default function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const say = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="settings-dialog"
      aria-labelledby={title}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <header>
        <h1 id={title}>{say('settings.title')}</h1>
        <button
          type="button"
          className="iconbtn"
          aria-label={say('settings.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon id="ui-close" />
        </button>
      </header>
      <div className="settings-frame">
        <SettingsList />
      </div>
    </dialog>
  );
}
