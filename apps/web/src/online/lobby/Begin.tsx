import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { tables } from '../api.ts';
import { useOnlineWords } from '../words.ts';
import { sitDown } from './contribution.ts';
import { Failed } from './Failed.tsx';
import { freeSeats } from './lists.ts';
import { PersonButton } from './PersonButton.tsx';
import { sitterName } from './titles.ts';
import { useDeed } from './useDeed.ts';
import { isHost, type RoomProps } from './room.ts';

/** The one obvious next step: sit down, start, or wait. */
export function Begin({ info, me, reload }: RoomProps): ReactElement {
  const say = useOnlineWords();
  const open = freeSeats(info);
  const host = isHost({ info, me });
  if (me === null) {
    const seat = info.seats.findIndex(({ person }) => person === info.by);
    return (
      <section className="panel room-begin room-invited">
        <h2>{say('room.invited', { name: sitterName(info, seat, undefined, say) })}</h2>
        <p>{say('room.invited.text', { n: open })}</p>
        {open > 0 && (
          <PersonButton
            className="btn primary lg"
            icon="ui-play"
            label={say('online.sit')}
            deed={async () => {
              await sitDown(() => tables.join(info.id, {}));
              reload();
            }}
          />
        )}
      </section>
    );
  }
  return (
    <section className="panel room-begin">
      <h2>{say('room.open-now', { n: open })}</h2>
      <p>{say(host ? 'room.start.text' : 'room.wait.text', { n: open })}</p>
      <Deeds host={host} open={open} id={info.id} reload={reload} />
    </section>
  );
}

function Deeds({
  host,
  open,
  id,
  reload,
}: {
  readonly host: boolean;
  readonly open: number;
  readonly id: string;
  readonly reload: () => void;
}): ReactElement {
  const say = useOnlineWords();
  const [, go] = useLocation();
  const { busy, failed, act } = useDeed();
  return (
    <>
      {host && (
        <button
          type="button"
          className="btn primary lg"
          aria-busy={busy}
          onClick={() =>
            void act(async () => {
              await tables.start(id);
              reload();
            })
          }
        >
          <Icon id="ui-play" size={18} /> {busy ? say('online.moment') : say('room.start', { n: open })}
        </button>
      )}
      <Failed why={failed} />
      <button
        type="button"
        className="btn quiet"
        onClick={() =>
          void act(async () => {
            await tables.leave(id);
            go('/online');
          })
        }
      >
        {say('room.leave')}
      </button>
    </>
  );
}
