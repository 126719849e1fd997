import type { Key } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import { type KeyboardEvent, type ReactElement, useEffect } from 'react';
import { Dialog } from '../layout/Dialog.tsx';
import { useConsequences, useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import { labelOf, openKeys } from '../session/options.ts';
import './OptionList.css';
import { usePrompt } from './usePrompt.ts';

/** More than this are shown without what they would bring: asking for all would take too long. */
const FORESEEN = 24;

/** The same choices as a numbered list: the way without a board. */
export function OptionList(): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const { say } = usePrompt();
  const keys = openKeys(standing);
  const shown = keys.slice(0, FORESEEN).join(' ');
  useEffect(() => session.foresee(shown === '' ? [] : shown.split(' ')), [session, shown]);
  const close = (): void => {
    session.openSheet(undefined);
    session.point(undefined);
  };
  // Numbers are there to be typed: each does what its line does.
  const typed = (event: KeyboardEvent): void => {
    const key = /^[1-9]$/.test(event.key) ? keys[Number(event.key) - 1] : undefined;
    if (key === undefined) return;
    event.preventDefault();
    close();
    session.commit(key);
  };
  return (
    <Dialog title={tell(say)} onClose={close}>
      {keys.length === 0 ? (
        <p>{tell('table.options.none')}</p>
      ) : (
        <ol className="option-list" onKeyDown={typed}>
          {keys.map((key, i) => (
            <OptionRow key={key} option={key} number={i + 1} close={close} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function OptionRow({
  option,
  number,
  close,
}: {
  readonly option: Key;
  readonly number: number;
  readonly close: () => void;
}): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const brings = useConsequences(option);
  const picked = useFrame((frame) => frame.picked === option);
  return (
    <li>
      <button
        type="button"
        aria-pressed={picked ? true : undefined}
        onFocus={() => session.point(option)}
        onPointerEnter={() => session.point(option)}
        onClick={() => {
          close();
          session.commit(option);
        }}
      >
        <span className="option-number">{number}</span>
        <span>{tell(labelOf(session.ui, standing, option))}</span>
        <span className="option-brings">
          {brings.slice(0, 3).map(({ icon, text, tone }, i) => (
            <span key={i} data-tone={tone}>
              {icon !== undefined && <Icon id={icon} size={15} />}
              {tell(text)}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}
