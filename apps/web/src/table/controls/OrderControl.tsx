import type { Key } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useSession, useStanding, useTell } from '../session/context.ts';
import { labelOf } from '../session/options.ts';
import { answerAll } from '../session/sequences.ts';
import { useQuestion } from './useQuestion.ts';

/** Names of so many letters have room beside each other on a phone. */
const SHORT = 13;

/** What happens at the same time is put in order; the whole order is then answered one by one. */
export default function OrderControl(): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const { options, kind } = useQuestion();
  const [order, setOrder] = useState<readonly Key[]>(options);
  // Others may be due by now.
  const list = [...order.filter((key) => options.includes(key)), ...options.filter((key) => !order.includes(key))];
  const move = (from: number, by: number): void => {
    const to = from + by;
    const key = list[from];
    if (key === undefined || to < 0 || to >= list.length) return;
    setOrder(list.toSpliced(from, 1).toSpliced(to, 0, key));
  };
  const named = list.map((key) => ({ key, name: tell(labelOf(session.ui, standing, key)) }));
  const keys = (event: KeyboardEvent, i: number): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    move(i, by);
  };
  return (
    <>
      <ol className="control-order" data-short={named.every(({ name }) => name.length <= SHORT) ? '' : undefined}>
        {named.map(({ key, name }, i) => (
          <li key={key} onKeyDown={(event) => keys(event, i)}>
            <i className="control-badge">{i + 1}</i>
            <span>{name}</span>
            <button
              type="button"
              className="iconbtn"
              aria-label={tell('table.order.up', { name })}
              aria-disabled={i === 0}
              onClick={() => move(i, -1)}
            >
              <Icon id="ui-up" size={16} />
            </button>
            <button
              type="button"
              className="iconbtn"
              aria-label={tell('table.order.down', { name })}
              aria-disabled={i === list.length - 1}
              onClick={() => move(i, 1)}
            >
              <Icon id="ui-down" size={16} />
            </button>
          </li>
        ))}
      </ol>
      <div className="control-row control-end">
        <button
          type="button"
          className="btn primary"
          data-primary=""
          onClick={() => void answerAll(session, kind, list)}
        >
          <Icon id="act-confirm" size={18} />
          {tell('table.order.take')}
        </button>
      </div>
    </>
  );
}
