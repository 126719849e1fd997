import type { GameRecord, Message } from '@edubba/kernel';
import type { TableInfo } from '@edubba/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { Link, type RouteComponentProps } from 'wouter';
import { Loading } from '../app/Plain.tsx';
import { Ended } from '../replay/EndPage.tsx';
import { Told } from '../worker/api.ts';
import { seated, tables, whyUnanswered } from './api.ts';
import { sitDown } from './lobby/contribution.ts';
import { useReplayWords } from './replay-words.ts';

/** `/points/:id`: how a game of the house came out, and where the points came from. */
export default function OnlineEnd({ params }: RouteComponentProps<{ readonly id: string }>): ReactElement {
  const { id } = params;
  const say = useReplayWords();
  const [record, setRecord] = useState<GameRecord>();
  const [failed, setFailed] = useState<Message>();
  useEffect(() => {
    tables.record(id).then(setRecord, (error: unknown) => setFailed(whyUnanswered(error)));
  }, [id]);
  if (failed !== undefined) {
    return (
      <main className="plain-page">
        <h1>{say('replay.bad-game')}</h1>
        <p>{say(failed)}</p>
        <Link href={`/at/${id}`} className="btn primary">
          {say('end.to-table')}
        </Link>
      </main>
    );
  }
  if (record === undefined) return <Loading />;
  const sitDownAt = async (made: () => Promise<TableInfo>): Promise<string> => {
    try {
      const next = await sitDown(made);
      return `/at/${next.id}`;
    } catch (error) {
      throw new Told({ id: 'web.error', params: { error: say(whyUnanswered(error)) } });
    }
  };
  const ways = {
    again: () => sitDownAt(() => seated.rematch(id)),
    goOn: (seats: number) => sitDownAt(() => seated.goOn(id, seats)),
  };
  return <Ended id={id} source={{ record }} table={`/at/${id}`} place={`/watch/${id}`} ways={ways} />;
}
