import type { GameRecord, Message } from '@edubba/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import { Link, type RouteComponentProps } from 'wouter';
import { Loading } from '../../app/Plain.tsx';
import { Replayed } from '../../replay/ReplayPage.tsx';
import { finished, whyUnanswered } from '../api.ts';
import { useReplayWords } from '../replay-words.ts';

/** `/watch/:id/:step?`: a finished game of the house, step by step, as games on this device are watched. */
export default function OnlineReplay({
  params,
}: RouteComponentProps<{ readonly id: string; readonly step?: string }>): ReactElement {
  const { id, step } = params;
  const say = useReplayWords();
  const [record, setRecord] = useState<GameRecord>();
  const [failed, setFailed] = useState<Message>();
  useEffect(() => {
    finished(id).then(
      (found) => setRecord(found.record),
      (error: unknown) => setFailed(whyUnanswered(error)),
    );
  }, [id]);
  if (failed !== undefined) {
    return (
      <main className="plain-page">
        <h1>{say('replay.bad-game')}</h1>
        <p>{say(failed)}</p>
        <Link href="/online" className="btn primary">
          {say('room.lobby')}
        </Link>
      </main>
    );
  }
  if (record === undefined) return <Loading />;
  return <Replayed id={id} place={`/watch/${id}`} source={{ record }} step={step} />;
}
