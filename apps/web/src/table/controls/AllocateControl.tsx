import type { Key } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import { type ReactElement, useState } from 'react';
import { useSession, useStanding, useTell } from '../session/context.ts';
import { labelOf, partsOf } from '../session/options.ts';
import { answerFirst } from '../session/sequences.ts';
import { amounts, members } from './shape.ts';
import { useQuestion } from './useQuestion.ts';

const total = (of: { readonly [name: string]: number }): number => Object.values(of).reduce((sum, n) => sum + n, 0);

/** Pays piece by piece: what is due, what has been chosen so far, and each means with its plus. */
export default function AllocateControl(): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const { about, options, kind } = useQuestion();
  const left = total(amounts(members(about)['due']));
  // The question says only what is still due: how much it was in all is what was due when it was first asked.
  const [all, setAll] = useState(left);
  const [paid, setPaid] = useState<readonly Key[]>([]);
  if (left > all) {
    setAll(left);
    setPaid([]);
  }
  const pay = (key: Key): void => {
    setPaid([...paid, key]);
    void session.answer(key);
  };
  const icon = (key: Key): string | undefined => session.ui.iconOf(partsOf(kind, key).kind, key);
  return (
    <>
      <div className="control-rows">
        {options.map((key) => {
          const n = paid.filter((one) => one === key).length;
          const shape = icon(key);
          const name = tell(labelOf(session.ui, standing, key));
          return (
            <div key={key} className="control-good">
              {shape !== undefined && <Icon id={shape} size={18} />}
              <span>{name}</span>
              <div className="stepper">
                <button
                  type="button"
                  aria-label={tell('table.less', { name })}
                  aria-disabled={paid.at(-1) !== key}
                  onClick={() => {
                    if (paid.at(-1) !== key) return;
                    setPaid(paid.slice(0, -1));
                    void session.undo();
                  }}
                >
                  <Icon id="ui-minus" size={16} />
                </button>
                <span>{n}</span>
                <button type="button" aria-label={tell('table.more-of', { name })} onClick={() => pay(key)}>
                  <Icon id="ui-plus" size={16} />
                </button>
              </div>
            </div>
          );
        })}
      </div>
      <div className="control-row">
        <b className="control-count">{tell('table.pay.count', { paid: all - left, all, left })}</b>
        <button
          type="button"
          className="btn sm tonal"
          title={tell('table.pay.auto.how')}
          onClick={() => void answerFirst(session, kind)}
        >
          {tell('table.pay.auto')}
        </button>
      </div>
    </>
  );
}
