import { Icon } from '@edubba/ui';
import { type ReactElement, useId } from 'react';
import { useModal } from '../app/useModal.ts';
import { useWords } from './words.ts';
import { SettingsList } from './SettingsList.tsx';

/** The settings over a running table. */
export default function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const say = useWords();
  const title = useId();
  return (
    <dialog {...useModal(onClose)} className="settings-dialog" aria-labelledby={title}>
      <header>
        <h1 id={title}>{say('settings.title')}</h1>
        <button type="button" className="iconbtn" aria-label={say('settings.close')} onClick={onClose}>
          <Icon id="ui-close" />
        </button>
      </header>
      <div className="settings-frame">
        <SettingsList />
      </div>
    </dialog>
  );
}
