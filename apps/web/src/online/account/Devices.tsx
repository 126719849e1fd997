import type { ReactElement } from 'react';
import { ago } from '../../app/ago.ts';
import { useSettings } from '../../settings/settings.ts';
import { devices, people } from '../api.ts';
import { Failed } from '../lobby/Failed.tsx';
import { useDeed } from '../lobby/useDeed.ts';
import { useOnlineWords } from '../words.ts';
import { deviceMessage } from './device.ts';
import { useMe } from './me.ts';
import { Part, Row } from './Part.tsx';
import { useLoaded } from './useLoaded.ts';

/** Where I am signed in; each can be signed out from here. */
export function Devices(): ReactElement {
  const say = useOnlineWords();
  const locale = useSettings((settings) => settings.locale);
  const set = useMe((store) => store.set);
  const { value, failed: unread, load } = useLoaded(devices.list);
  const { failed, act } = useDeed();
  const end = (id: string, current: boolean): Promise<boolean> =>
    act(async () => {
      if (current) {
        await people.signOut();
        set(null);
      } else {
        await devices.remove(id);
        load();
      }
    });
  return (
    <Part name="devices">
      <Failed why={unread ?? failed} />
      {value?.map(({ id, device, seen, current }) => (
        <Row
          key={id}
          title={say(deviceMessage(device))}
          text={current ? say('me.device.this') : say('me.device.seen', { ago: ago(seen, locale) })}
        >
          <button type="button" className="btn sm" onClick={() => void end(id, current)}>
            {say('me.device.out')}
            <span className="sr"> {say(deviceMessage(device))}</span>
          </button>
        </Row>
      ))}
    </Part>
  );
}
