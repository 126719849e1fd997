import type { ReactElement } from 'react';
import { useWords } from './words.ts';
import { Page } from '../home/Page.tsx';
import { SettingsList } from './SettingsList.tsx';

/** The settings as a page. */
export default function SettingsPage(): ReactElement {
  const say = useWords();
  return (
    <Page at="settings" title={say('settings.title')}>
      <div className="page-wrap settings-page">
        <header className="page-head">
          <h1>{say('settings.title')}</h1>
          <p>{say('settings.lead')}</p>
        </header>
        <div className="settings-frame">
          <SettingsList />
        </div>
      </div>
    </Page>
  );
}
