import type { Key } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useSession, useStanding, useTell } from '../session/context.ts';
import { labelOf } from '../session/options.ts';
import { answerAll, takeBack } from '../session/sequences.ts';
import { amounts } from './shape.ts';
import { useQuestion } from './useQuestion.ts';

const MANY = 4;

/** Several of them: each pick is an answer, taking one back is an undo. */
export default function ManyControl(): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const { options, about, aside, kind } = useQuestion();
  const { min = 0, max = 0 } = amounts(about);
  const chosen = (Array.isArray(aside) ? aside : []).filter((key): key is Key => typeof key === 'string');
  const open = options.filter((key) => key !== 'done');
  const name = (key: Key): string => tell(labelOf(session.ui, standing, key));
  return (
    <>
      <div className="control-row">
        <b className="control-count">{tell('table.many.count', { n: chosen.length, min, max })}</b>
        {open.length + chosen.length > MANY && (
          <>
            <button
              type="button"
              className="btn sm"
              onClick={() => void answerAll(session, kind, open.slice(0, max - chosen.length))}
            >
              {tell('table.many.all')}
            </button>
            <button
              type="button"
              className="btn sm"
              aria-disabled={chosen.length === 0}
              onClick={() => void takeBack(session, kind, chosen.length, [])}
            >
              {tell('table.many.none')}
            </button>
          </>
        )}
      </div>
      <div
        className="control-toggles"
        role="group"
        aria-label={tell('table.many.count', { n: chosen.length, min, max })}
      >
        {chosen.map((key, i) => (
          <button
            key={`${key} ${i}`}
            type="button"
            className="btn sm control-toggle"
            aria-pressed="true"
            onClick={() => void takeBack(session, kind, chosen.length - i, chosen.slice(i + 1))}
          >
            <i className="control-badge">{i + 1}</i>
            {name(key)}
            <Icon id="ui-close" size={13} />
          </button>
        ))}
        {open
          .filter((key) => session.thing(key) === undefined)
          .map((key) => (
            <button
              key={key}
              type="button"
              className="btn sm control-toggle"
              aria-pressed="false"
              onClick={() => void session.answer(key)}
            >
              {name(key)}
            </button>
          ))}
      </div>
    </>
  );
}
