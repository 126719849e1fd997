import { allotmentKey, type Key, type Part, readAllotment } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import { type ReactElement, useState } from 'react';
import { useFrame, useSession, useTell } from '../session/context.ts';
import { Given } from './Given.tsx';
import { Stepper } from './Stepper.tsx';
import { useQuestion } from './useQuestion.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** Several numbers in one answer, out of one store: a stepper for each; nobody sees them before all are ready. */
export default function AllotControl(): ReactElement {
  const { aside, number } = useQuestion();
  const changing = useFrame((frame) => frame.changing);
  const given = typeof aside === 'string' ? aside : undefined;
  if (given !== undefined && changing !== number) return <Given answer={given} />;
  // Every asking begins with a draft of its own.
  return <Drafting key={number} given={given} />;
}

function Drafting({ given }: { readonly given: Key | undefined }): ReactElement {
  const session = useSession();
  const tell = useTell();
  const { allotment = { parts: [], least: 0, most: 0 } } = useQuestion();
  const { parts, least, most } = allotment;
  const fewest = parts.map((part) => part.least);
  const [draft, setDraft] = useState<readonly number[]>(
    (given === undefined ? undefined : readAllotment(given)) ?? fewest,
  );
  const sum = total(draft);
  const room = most - sum;
  const short = least - sum;
  const set = (i: number, n: number): void => setDraft(draft.with(i, n));
  const nameOf = ({ name }: Part): string => tell({ id: `part.${name}` });
  return (
    <>
      <div className="control-row control-allot">
        {parts.map((part, i) => {
          const value = draft[i] ?? part.least;
          return (
            <div key={part.name} className="control-good">
              <span>{nameOf(part)}</span>
              <Stepper
                name={nameOf(part)}
                value={value}
                least={part.least}
                most={Math.min(part.most, value + room)}
                means={tell('table.allot.means', { n: value, left: room })}
                onChange={(n) => set(i, n)}
              />
            </div>
          );
        })}
      </div>
      <div className="control-row">
        <Icon id="ui-lock" size={17} />
        <b className="control-count" aria-live="polite">
          {tell('table.allot.count', { sum, most })} {tell('table.secret.hidden')}
        </b>
        <button type="button" className="btn" aria-disabled={sum === total(fewest)} onClick={() => setDraft(fewest)}>
          <Icon id="act-restart" size={18} />
          {tell('table.allot.clear')}
        </button>
        <button
          type="button"
          // To set nothing is to decline.
          className={short > 0 ? 'btn off' : sum > 0 ? 'btn primary' : 'btn'}
          data-primary=""
          aria-disabled={short > 0}
          onClick={() => {
            if (short > 0) session.set({ toast: { id: 'table.allot.short', params: { least, short } } });
            else session.commit(allotmentKey(draft));
          }}
        >
          <Icon id="act-confirm" size={18} />
          {tell('table.ready')}
        </button>
      </div>
    </>
  );
}
