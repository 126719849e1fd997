import { type ReactElement, useEffect, useRef } from 'react';

const STAYS = 8000;

/** Says what has just happened and offers to take it back; goes away by itself, but not under the pointer. */
export function Toast({
  text,
  undo,
  onUndo,
  onGone,
}: {
  readonly text: string;
  readonly undo: string;
  readonly onUndo: () => void;
  readonly onGone: () => void;
}): ReactElement {
  const timer = useRef(0);
  const gone = useRef(onGone);
  gone.current = onGone;
  const stay = (): void => clearTimeout(timer.current);
  const count = (): void => {
    stay();
    timer.current = window.setTimeout(() => gone.current(), STAYS);
  };
  useEffect(() => {
    count();
    return stay;
  }, []);
  return (
    <output className="toast" onPointerEnter={stay} onPointerLeave={count} onFocus={stay} onBlur={count}>
      {text}
      <button type="button" className="btn sm" onClick={onUndo}>
        {undo}
      </button>
    </output>
  );
}
