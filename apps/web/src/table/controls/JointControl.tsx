import type { Key } from '@edubba/kernel';
import { Seal, useSeatName } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import { isEnd, labelOf } from '../session/options.ts';
import { members } from './shape.ts';
import { useQuestion } from './useQuestion.ts';

/** The table decides together: who wants what, and a button to propose or to decide. */
export default function JointControl(): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const nameOf = useSeatName();
  const { options, about, kind } = useQuestion();
  const undrawn = useFrame((frame) => frame.undrawn);
  const stated = members(about)['wants'];
  const wants = Array.isArray(stated) ? stated : [];
  const plain = (key: Key): Key => key.slice(key.indexOf(':') + 1);
  // What one has proposed oneself is no option any more, and is still to be seen.
  const wanted = wants.filter((key): key is Key => typeof key === 'string');
  // What lies on the table is pointed at there: only what somebody wants is named here too.
  const unplaced = options
    // The way to end stands beside the sentence.
    .filter((key) => !isEnd(session.ui, standing, key) && (undrawn.has(key) || session.thing(key) === undefined))
    .map(plain);
  const choices = [...new Set([...wanted, ...unplaced])];
  return (
    <ul className="control-joint">
      {choices.map((choice) => {
        const open = options.find((key) => plain(key) === choice);
        const seats = wants.flatMap((key, seat) => (key === choice ? [seat] : []));
        return (
          <li key={choice}>
            <span>{tell(session.ui.words.option(standing.view, kind, choice))}</span>
            <span className="control-seals">
              {seats.map((seat) => (
                <span key={seat} title={tell('table.joint.proposes', { seat: nameOf(seat) })}>
                  <Seal colour={session.ui.colours[seat] ?? 'p6'} size="s" />
                  <span className="sr">{tell('table.joint.proposes', { seat: nameOf(seat) })}</span>
                </span>
              ))}
            </span>
            {open !== undefined && (
              <button
                type="button"
                className={open.startsWith('confirm:') ? 'btn sm primary' : 'btn sm'}
                aria-label={tell(labelOf(session.ui, standing, open))}
                onPointerEnter={() => session.point(open)}
                onPointerLeave={() => session.point(undefined)}
                onClick={() => session.commit(open)}
              >
                {tell(
                  open.startsWith('confirm:')
                    ? 'table.joint.decide'
                    : seats.length > 0
                      ? 'table.joint.agree'
                      : 'table.joint.propose',
                )}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
