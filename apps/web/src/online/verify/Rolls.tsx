import type { Roll } from '@edubba/fair';
import { Icon } from '@edubba/ui';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { Choice } from '../../settings/Choice.tsx';
import { useOnlineWords } from '../words.ts';

const MANY = 100;

/** Every roll, as it was drawn and as it is made again; each leads to its place in the game. */
export function Rolls({
  rolls,
  place,
}: {
  readonly rolls: readonly Roll[];
  /** The address of the replay, before the step. */
  readonly place: string;
}): ReactElement | null {
  const say = useOnlineWords();
  const wrong = rolls.filter(({ drawn, recomputed }) => drawn !== recomputed);
  const [show, setShow] = useState<'all' | 'wrong'>(wrong.length > 0 ? 'wrong' : 'all');
  const [more, setMore] = useState(false);
  if (rolls.length === 0) return null;
  const listed = show === 'wrong' ? wrong : rolls;
  return (
    <section className="verify-rolls">
      <header>
        <h2>{say('verify.rolls')}</h2>
        {wrong.length > 0 && (
          <Choice
            label={say('verify.rolls.show')}
            value={show}
            among={[
              { value: 'wrong', label: say('verify.rolls.wrong', { n: wrong.length }) },
              { value: 'all', label: say('verify.rolls.all', { n: rolls.length }) },
            ]}
            onChange={setShow}
          />
        )}
      </header>
      <ol>
        {(more ? listed : listed.slice(0, MANY)).map((roll) => (
          <Line key={roll.at} roll={roll} number={rolls.indexOf(roll) + 1} place={place} />
        ))}
      </ol>
      {!more && listed.length > MANY && (
        <button type="button" className="btn" onClick={() => setMore(true)}>
          {say('verify.rolls.more', { n: listed.length - MANY })}
        </button>
      )}
    </section>
  );
}

function Line({
  roll,
  number,
  place,
}: {
  readonly roll: Roll;
  readonly number: number;
  readonly place: string;
}): ReactElement {
  const say = useOnlineWords();
  const { at, kind, drawn, recomputed, outcomes } = roll;
  const right = drawn === recomputed;
  return (
    <li data-right={right}>
      <Icon id={right ? 'act-confirm' : 'ui-close'} size={16} />
      <span>
        {say('verify.roll', { number, kind, drawn, recomputed })}
        <small>{say('verify.roll.among', { n: outcomes.length, at })}</small>
      </span>
      <Link href={`${place}/${at}`} aria-label={say('verify.roll.watch', { number })}>
        {say('online.watch')}
      </Link>
    </li>
  );
}
