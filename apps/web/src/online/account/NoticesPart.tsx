import type { Me, NoticeSettings } from '@edubba/protocol';
import type { ReactElement } from 'react';
import { notices } from '../api.ts';
import { Failed } from '../lobby/Failed.tsx';
import { useDeed } from '../lobby/useDeed.ts';
import { useOnlineWords } from '../words.ts';
import { Hours } from './Hours.tsx';
import { Part, SwitchRow } from './Part.tsx';
import { PushRow } from './PushRow.tsx';
import { useLoaded } from './useLoaded.ts';
import { VacationRow } from './VacationRow.tsx';
import { Webhooks } from './Webhooks.tsx';

/** Settings that are on or off. */
const SWITCHES = ['reactions', 'reminder', 'over'] as const;

/** How the house reaches me when a table waits; every change is kept at once. */
export function NoticesPart({ me }: { readonly me: Me }): ReactElement {
  const say = useOnlineWords();
  const { value, failed: unread, set, load } = useLoaded(notices.get);
  const { failed, act } = useDeed();
  if (value === undefined) {
    return (
      <Part name="notices">
        <Failed why={unread} />
      </Part>
    );
  }
  const { settings } = value;
  const change = (part: Partial<NoticeSettings>): void => {
    // Shown at once; should the house not take it, what it has is shown again.
    set({ ...value, settings: { ...settings, ...part } });
    void act(async () => set(await notices.set({ ...settings, ...part }))).then((done) => done || load());
  };
  return (
    <Part name="notices">
      <p className="me-note">{say('me.notices.text')}</p>
      <Failed why={failed} />
      <PushRow on={settings.push} others={value.pushes} onChange={(push) => change({ push })} onSubscribed={load} />
      <SwitchRow
        title={say('me.notices.mail')}
        text={me.email === null ? say('me.notices.mail.none') : say('me.notices.mail.text', { email: me.email })}
        checked={settings.mail && me.email !== null}
        disabled={me.email === null}
        onChange={(mail) => change({ mail })}
      />
      <Webhooks
        on={settings.webhook}
        list={value.webhooks}
        onChange={(webhook) => change({ webhook })}
        onListed={load}
      />
      {SWITCHES.map((name) => (
        <SwitchRow
          key={name}
          title={say(`me.notices.${name}`)}
          text={say(`me.notices.${name}.text`)}
          checked={settings[name]}
          onChange={(on) => change({ [name]: on })}
        />
      ))}
      <Hours settings={settings} mail={me.email !== null} onChange={change} />
      <VacationRow vacation={value.vacation} onChange={(vacation) => set({ ...value, vacation })} />
    </Part>
  );
}
