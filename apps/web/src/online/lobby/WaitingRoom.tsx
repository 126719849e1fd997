import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { loadPieces } from '../../app/sprites.ts';
import { Page } from '../../home/Page.tsx';
import { useOnlineWords } from '../words.ts';
import { Begin } from './Begin.tsx';
import { addChance } from './contribution.ts';
import { Dice } from './Dice.tsx';
import { Invite } from './Invite.tsx';
import { freeSeats } from './lists.ts';
import { SetUpAs } from './SetUpAs.tsx';
import { Stage } from './Stage.tsx';
import { paceMessage } from './time.ts';
import { gameName, tableName } from './titles.ts';
import { Who } from './Who.tsx';
import type { RoomProps } from './room.ts';
import './waiting-room.css';

/** A table before it begins, as a whole page: who sits where, the link that invites, and the start. `children`: its talk. */
export default function WaitingRoom({
  children,
  ...room
}: RoomProps & { readonly children?: ReactNode }): ReactElement {
  const say = useOnlineWords();
  const { info } = room;
  const name = tableName(info, say);
  const people = info.seats.filter(({ who }) => who === 'person').length;
  useEffect(() => void loadPieces(), []);
  useReady(room);
  if (info.status === 'closed') return <Closed name={name} />;
  return (
    <Page at="play" title={name} tool={<Who />}>
      <div className="page-wrap room">
        <header className="page-head room-head">
          <h1>{name}</h1>
          <p aria-live="polite">
            {say('room.lead', { game: gameName(info.game, say), pace: paceMessage(info.pace) })}{' '}
            {say('room.count', { people, open: freeSeats(info) })}
          </p>
        </header>
        <div className="room-main">
          <Stage {...room} />
          <SetUpAs info={info} />
          <Dice {...room} />
        </div>
        <div className="room-side">
          <Begin {...room} />
          <Invite id={info.id} open={info.open} />
          {children}
        </div>
      </div>
    </Page>
  );
}

/** Whoever sits here, from wherever they came, adds their part to chance as soon as the promise of the house is held. */
function useReady({ info, me, reload }: RoomProps): void {
  const adds = me !== null && info.status === 'waiting' && info.seats[me]?.ready === false;
  useEffect(() => {
    if (!adds) return;
    // What goes wrong is seen where the promise is shown; whoever sits there may try again by loading the page anew.
    addChance(info).then(reload, reload);
    // Once for each table: what comes of it is in what is then told of it.
  }, [adds, info.id]);
}

function Closed({ name }: { readonly name: string }): ReactElement {
  const say = useOnlineWords();
  return (
    <Page at="play" title={name} tool={<Who />}>
      <div className="page-wrap page-head">
        <h1>{name}</h1>
        <p>{say('room.closed')}</p>
        <p>
          <Link href="/online" className="btn primary">
            {say('room.lobby')}
          </Link>
        </p>
      </div>
    </Page>
  );
}
