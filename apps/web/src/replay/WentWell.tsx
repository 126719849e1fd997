import { Icon, type ScoreLine } from '@edubba/ui';
import { type ReactElement, use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isYou } from '../table/session/names.ts';
import { LibraryContext } from './library.ts';
import { useSaid } from './replay-table.ts';
import type { Replay } from './useReplay.ts';
import { wentWell } from './went-well.ts';
import './went-well.css';

/** Is this the first game of its kind that was finished here? */
function useFirst(id: string, game: string): boolean {
  const library = use(LibraryContext);
  const [first, setFirst] = useState(false);
  useEffect(() => {
    let left = false;
    library()
      .games()
      .then((kept) => {
        const finished = kept.filter((one) => one.game === game && one.outcome !== null);
        if (!left) setFirst(finished.length === 1 && finished[0]?.id === id);
      })
      // Without the list nobody knows whether it was the first.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [library, id, game]);
  return first;
}

/** After somebody's first game: what went well, and where to go on. */
export function WentWell({
  id,
  replay,
  lines,
}: {
  readonly id: string;
  readonly replay: Replay;
  readonly lines: readonly ScoreLine[];
}): ReactElement | null {
  const say = useSaid();
  const { about, ui } = replay;
  const first = useFirst(id, about.game);
  const player = about.seats.findIndex((_, seat) => isYou(about.seats, seat));
  if (!first || player < 0 || about.outcome === null) return null;
  const deeds = about.events.filter(({ event }) => event?.seat === player && !ui.isMinor(event)).length;
  const said = wentWell({ outcome: about.outcome, lines, player, deeds });
  return (
    <section className="went-well" aria-label={say('end.well')}>
      <Icon id="ui-star" size={24} />
      <div>
        <h3>{say('end.well')}</h3>
        <ul>
          {said.map((message) => (
            <li key={message.id} data-next={message.id === 'end.well.next' ? '' : undefined}>
              {say(message)}
            </li>
          ))}
        </ul>
        <nav>
          <Link href={`/quiz/${about.game}`}>{say('end.well.quiz')}</Link>
          <Link href="/puzzle">{say('end.well.puzzle')}</Link>
        </nav>
      </div>
    </section>
  );
}
