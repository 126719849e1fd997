import { type ReactElement, useEffect, useState } from 'react';
import type { Message } from '@edubba/kernel';
import { Page } from '../../home/Page.tsx';
import { whyUnanswered } from '../api.ts';
import { Failed } from '../lobby/Failed.tsx';
import { Who } from '../lobby/Who.tsx';
import { useOnlineWords } from '../words.ts';
import { Devices } from './Devices.tsx';
import { History } from './History.tsx';
import { Keep } from './Keep.tsx';
import { Leaving } from './Leaving.tsx';
import { loadMe, useMe } from './me.ts';
import { Mutes } from './Mutes.tsx';
import { Name } from './Name.tsx';
import { NoticesPart } from './NoticesPart.tsx';
import { Programs } from './Programs.tsx';
import { Ways } from './SignIn.tsx';
import '../../home/NewTable.css';
import '../../settings/SettingsList.css';
import './account.css';

/** `/me`: who I am at this house, and everything that is mine. */
export default function Account(): ReactElement {
  const say = useOnlineWords();
  const me = useMe((store) => store.me);
  const [failed, setFailed] = useState<Message>();
  useEffect(() => {
    loadMe().catch((error: unknown) => setFailed(whyUnanswered(error)));
  }, []);
  return (
    <Page at="settings" title={say('me.title')} tool={<Who />}>
      <div className="page-wrap me">
        <header className="page-head">
          <h1>{me?.name ?? say('me.title')}</h1>
          <p>{say(me === null ? 'me.nobody' : me?.kind === 'guest' ? 'me.lead.guest' : 'me.lead')}</p>
        </header>
        <Failed why={failed} />
        {me === null && <Ways />}
        {me !== null && me !== undefined && (
          <div className="settings settings-frame">
            <Name me={me} />
            <Keep me={me} />
            <NoticesPart me={me} />
            <History me={me} />
            <Devices />
            <Mutes />
            <Programs />
            <Leaving />
          </div>
        )}
      </div>
    </Page>
  );
}
