import { Icon, Seal, useSeatName } from '@edubba/ui';
import type { ReactElement } from 'react';
import { sayWhyNotYet } from '../pointing/why.ts';
import { useStaged } from '../layout/panels.ts';
import { useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import { sideMessage, spelled } from './goods.ts';
import { amounts } from './shape.ts';
import { useQuestion } from './useQuestion.ts';

const ANSWERS = ['accept', 'counter', 'decline'] as const;

/** Somebody offers something: accept, make another offer, or no. */
export default function AnswerControl(): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const nameOf = useSeatName();
  const { about, options } = useQuestion();
  const drawn = useStaged();
  const { with: other = 0, left = 0 } = amounts(about);
  const events = useFrame((frame) => frame.events);
  // The question holds the offer as its opener sees it; the line of the log says who gives what.
  const offered = events.findLast(({ event }) => event?.type === 'negotiation.offered')?.event?.data;
  const gives = sideMessage(session, spelled(String(offered?.['give'] ?? '')));
  const wants = sideMessage(session, spelled(String(offered?.['get'] ?? '')));
  return (
    <>
      {!drawn && (
        <div className="control-trays">
          <fieldset className="control-tray">
            <legend>{tell('table.offer.get')}</legend>
            <b>{tell(typeof gives === 'string' ? { id: 'table.plain', params: { text: gives } } : gives)}</b>
          </fieldset>
          <Icon id="act-trade" size={26} />
          <fieldset className="control-tray">
            <legend>{tell('table.offer.give')}</legend>
            <b>{tell(typeof wants === 'string' ? { id: 'table.plain', params: { text: wants } } : wants)}</b>
          </fieldset>
        </div>
      )}
      <div className="control-row">
        <Seal colour={session.ui.colours[other] ?? 'p6'} size="s" />
        <span className="control-means">{tell('table.offer.from', { other: nameOf(other) })}</span>
        <small>{tell('table.offer.left', { n: left })}</small>
        {ANSWERS.map((key) => {
          const refused = !options.includes(key) && standing.refused.includes(key);
          if (!options.includes(key) && !refused) return null;
          const name = tell(`choice.${key}`);
          return (
            <button
              key={key}
              type="button"
              className={refused ? 'btn off' : key === 'accept' ? 'btn primary' : 'btn'}
              aria-disabled={refused ? 'true' : undefined}
              onClick={(event) => {
                if (refused) void sayWhyNotYet(session, event.currentTarget, name, key);
                else session.commit(key);
              }}
            >
              {name}
            </button>
          );
        })}
      </div>
    </>
  );
}
