import type { GameRecord, Message } from '@edubba/kernel';
import type { TableInfo } from '@edubba/protocol';
import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../../home/Page.tsx';
import { finished, whyUnanswered } from '../api.ts';
import { keptDice } from '../lobby/contribution.ts';
import { Failed } from '../lobby/Failed.tsx';
import { gameName, tableName } from '../lobby/titles.ts';
import { Who } from '../lobby/Who.tsx';
import { useOnlineWords } from '../words.ts';
import { check, type Checked, judged, stepsOf } from './check.ts';
import { Rolls } from './Rolls.tsx';
import '../lobby/waiting-room.css';
import './verify.css';

interface Found {
  readonly info: TableInfo;
  readonly record: GameRecord;
  /** Nothing where this client does not have the game. */
  readonly checked: Checked | undefined;
}

async function find(id: string): Promise<Found> {
  const { info, record } = await finished(id);
  return { info, record, checked: await check(record, keptDice(id)) };
}

/** `/verify/:id`: every roll of a finished game made again in this browser, line by line. */
export default function Verify({ params }: { readonly params: { readonly id: string } }): ReactElement {
  const say = useOnlineWords();
  const { id } = params;
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState<Message>();
  useEffect(() => {
    find(id).then(setFound, (error: unknown) => setFailed(whyUnanswered(error)));
  }, [id]);
  return (
    <Page at="play" title={say('verify.title')} tool={<Who />}>
      <div className="page-wrap verify">
        <header className="page-head">
          <h1>{say('verify.title')}</h1>
          <p>
            {found === undefined
              ? say('verify.lead')
              : say('verify.table', { game: gameName(found.info.game, say), table: tableName(found.info, say) })}
          </p>
        </header>
        <Failed why={failed}>
          <Link href="/online" className="btn sm">
            {say('room.lobby')}
          </Link>
        </Failed>
        {found === undefined && failed === undefined && <p className="plain-late">{say('verify.working')}</p>}
        {found !== undefined && <Result found={found} id={id} />}
      </div>
    </Page>
  );
}

function Result({ found, id }: { readonly found: Found; readonly id: string }): ReactElement {
  const say = useOnlineWords();
  const { checked, record } = found;
  if (checked === undefined) return <p>{say('verify.no-game')}</p>;
  const { rolls, contributed, divergence } = checked.fairness;
  const verdict = judged(checked);
  const fair = verdict === 'fair';
  return (
    <>
      <section className="verify-verdict" data-fair={fair} role="status">
        <Icon id={fair ? 'act-confirm' : 'ui-warning'} size={34} />
        <div>
          <h2>{say(`verify.verdict.${verdict}`)}</h2>
          <p>{say(`verify.verdict.${verdict}.text`, { rolls: rolls.length, seats: contributed.length })}</p>
        </div>
        <Link href={`/watch/${id}`} className="btn">
          <Icon id="act-replay" size={18} /> {say('verify.watch')}
        </Link>
      </section>
      <Steps checked={checked} />
      {divergence !== undefined && (
        <p className="failed verify-where">
          <Icon id="ui-warning" size={18} />{' '}
          <span>{say('verify.where', { at: divergence.at, why: divergence.why })}</span>
        </p>
      )}
      <Proof record={record} />
      <Rolls game={record.game} rolls={rolls} place={`/watch/${id}`} />
    </>
  );
}

/** What was looked at, each with whether it was right. */
function Steps({ checked }: { readonly checked: Checked }): ReactElement {
  const say = useOnlineWords();
  return (
    <ol className="verify-steps">
      {stepsOf(checked).map(({ name, right }) => {
        const how = right === null ? 'unknown' : right ? 'right' : 'wrong';
        return (
          <li key={name} data-right={how}>
            <Icon id={right === null ? 'ui-minus' : right ? 'act-confirm' : 'ui-close'} size={18} />
            <span>{say(`verify.step.${name}.${how}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The numbers themselves, for whoever wants to compute with other tools. */
function Proof({ record }: { readonly record: GameRecord }): ReactElement | null {
  const say = useOnlineWords();
  const { fair } = record;
  if (fair === undefined) return null;
  return (
    <details className="panel room-dice verify-proof">
      <summary>
        <Icon id="ui-lock" size={20} /> {say('verify.proof')}
      </summary>
      <p>{say('verify.proof.text')}</p>
      <dl>
        <dt>{say('room.dice.commitment')}</dt>
        <dd>{fair.commitment}</dd>
        <dt>{say('verify.secret')}</dt>
        <dd>{fair.secret}</dd>
        {fair.contributions.map((contribution, seat) => (
          // Seats have no other identity than their place.
          <div key={seat}>
            <dt>{say('verify.contribution', { n: seat + 1 })}</dt>
            <dd>{contribution === '' ? say('verify.contribution.none') : contribution}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
