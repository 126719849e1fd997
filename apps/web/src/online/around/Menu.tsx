import { Icon, useSeatName } from '@edubba/ui';
import type { NoticeSettings } from '@edubba/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSession, useTell } from '../../table/session/context.ts';
import { notices, seated, tables } from '../api.ts';
import type { OpenDialog } from '../live-table.ts';
import { useDeed, useLive, useLiveTable, useNow } from './live.ts';

/** So long somebody is waited for before a bot may play for them. The house says the last word. */
const AWAY = 5 * 60_000;

/** Seats of people who are waited for and have no window open. Slow tables have their clocks for that. */
function useAbsent(): readonly number[] {
  const live = useLiveTable();
  const now = useNow(15_000);
  const { seats, turn, pace } = useLive(({ info }) => info);
  // Without clocks nobody is told whose turn it is since when: that is asked for when the menu is opened.
  useEffect(() => {
    tables.table(live.id).then(
      (info) => live.update(info),
      () => undefined,
    );
  }, [live]);
  if (turn === null || pace.kind === 'slow' || now - turn.since < AWAY) return [];
  return turn.seats.filter((seat) => seats[seat]?.who === 'person' && !seats[seat].here && seats[seat].gone === null);
}

/** What the menu offers at a table of the house: notes, pause, a bot for who has left, giving up, the proof of the dice. */
export function Menu(): ReactElement {
  const session = useSession();
  const live = useLiveTable();
  const tell = useTell();
  const name = useSeatName();
  const deed = useDeed();
  const info = useLive((state) => state.info);
  const me = useLive((state) => state.me);
  const playing = info.status === 'playing';
  const sits = me !== null && info.seats[me]?.gone === null;
  const open = (dialog: OpenDialog) => (): void => {
    session.openSheet(undefined);
    live.openDialog(dialog);
  };
  const pause = (): void => {
    session.openSheet(undefined);
    deed(
      () => seated.pause(live.id, true),
      (now) => live.update(now),
    );
  };
  const copy = (): void => {
    session.openSheet(undefined);
    deed(
      () => navigator.clipboard.writeText(`${location.origin}/at/${live.id}`),
      () => session.set({ toast: { id: 'at.menu.copied' } }),
    );
  };
  const absent = useAbsent();
  return (
    <>
      {live.person !== null && <Entry icon="act-log" label={tell('at.menu.notes')} run={open({ is: 'notes' })} />}
      {info.spectators && <Entry icon="ui-link" label={tell('at.menu.link')} run={copy} />}
      {!playing && info.status === 'over' && (
        <Link href={`/verify/${live.id}`}>
          <Icon id="die-star" />
          {tell('at.verify')}
        </Link>
      )}
      {playing && sits && (
        <>
          <NoticesEntry />
          {info.paused === null && <Entry icon="ui-pause" label={tell('at.menu.pause')} run={pause} />}
          {absent.map((seat) => (
            <Entry
              key={seat}
              icon="ui-bot"
              label={tell('at.menu.replace', { name: name(seat) })}
              run={open({ is: 'replace', seat })}
            />
          ))}
          <Entry icon="act-end" label={tell('at.menu.resign')} run={open({ is: 'resign' })} />
        </>
      )}
    </>
  );
}

/** Whether this table may call somebody who has no window open; how is chosen on one's own page, for all tables. */
function NoticesEntry(): ReactElement | null {
  const session = useSession();
  const { id } = useLiveTable();
  const tell = useTell();
  const deed = useDeed();
  const [settings, setSettings] = useState<NoticeSettings>();
  useEffect(() => {
    notices.get().then(
      (known) => setSettings(known.settings),
      () => undefined,
    );
  }, []);
  if (settings === undefined) return null;
  const calls = !settings.off.includes(id);
  const change = (): void => {
    session.openSheet(undefined);
    const off = calls ? [...settings.off, id] : settings.off.filter((table) => table !== id);
    deed(
      () => notices.set({ ...settings, off }),
      () => session.set({ toast: { id: calls ? 'at.menu.quiet.done' : 'at.menu.call.done' } }),
    );
  };
  const label = tell(calls ? 'at.menu.quiet' : 'at.menu.call');
  return <Entry icon={calls ? 'ui-eye-off' : 'ui-eye'} label={label} run={change} />;
}

function Entry({
  icon,
  label,
  run,
}: {
  readonly icon: string;
  readonly label: string;
  readonly run: () => void;
}): ReactElement {
  return (
    <button type="button" onClick={run}>
      <Icon id={icon} />
      {label}
    </button>
  );
}
