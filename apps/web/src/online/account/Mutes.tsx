import type { ReactElement } from 'react';
import { mutes, people } from '../api.ts';
import { Failed } from '../lobby/Failed.tsx';
import { useDeed } from '../lobby/useDeed.ts';
import { useOnlineWords } from '../words.ts';
import { Part, Row } from './Part.tsx';
import { useLoaded } from './useLoaded.ts';

/** The muted by name; one who has left for good has none. */
async function muted(): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const ids = await mutes.list();
  const names = await Promise.allSettled(ids.map((id) => people.person(id)));
  return ids.map((id, i) => {
    const found = names[i];
    return { id, name: found?.status === 'fulfilled' ? found.value.name : id };
  });
}

/** Whose words I do not get; not shown while there is nobody. */
export function Mutes(): ReactElement | null {
  const say = useOnlineWords();
  const { value = [], failed: unread, load } = useLoaded(muted);
  const { failed, act } = useDeed();
  if (value.length === 0 && unread === undefined) return null;
  return (
    <Part name="mutes">
      <Failed why={unread ?? failed} />
      {value.map(({ id, name }) => (
        <Row key={id} title={name}>
          <button
            type="button"
            className="btn sm"
            onClick={() =>
              void act(async () => {
                await mutes.remove(id);
                load();
              })
            }
          >
            {say('me.mutes.hear')}
            <span className="sr"> {name}</span>
          </button>
        </Row>
      ))}
    </Part>
  );
}
