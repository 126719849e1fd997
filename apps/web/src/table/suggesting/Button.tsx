import { Icon, Seal, useColour, useSeatName, useTable } from '@edubba/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useSession, useTell } from '../session/context.ts';
import './suggesting.css';

/** To whom shall something be suggested? With one fellow player there is nothing to ask. */
export default function Button(): ReactElement {
  const session = useSession();
  const tell = useTell();
  const nameOf = useSeatName();
  const colourOf = useColour();
  const me = useTable((table) => table.me);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const others = session.seats.flatMap((_, seat) => (seat === me ? [] : [seat]));
  const begin = (seat: number): void => {
    setOpen(false);
    void session.suggesting.begin(seat);
  };
  useEffect(() => {
    if (!open) return;
    const close = (event: Event): void => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node))
        setOpen(false);
    };
    const off = new AbortController();
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, close, { signal: off.signal });
    return () => off.abort();
  }, [open]);
  const [only] = others;
  const single = others.length === 1 && only !== undefined;
  const label = single ? tell('table.suggest.to', { seat: nameOf(only) }) : tell('table.suggest');
  return (
    <div className="suggest-menu" ref={box}>
      <button
        type="button"
        className="btn quiet prompt-icon"
        aria-label={label}
        title={label}
        aria-expanded={single ? undefined : open}
        onClick={() => (single ? begin(only) : setOpen(!open))}
      >
        <Icon id="ui-people" size={19} />
      </button>
      {open && (
        <div className="suggest-list">
          {others.map((seat) => (
            <button key={seat} type="button" className="btn" onClick={() => begin(seat)}>
              <Seal colour={colourOf(seat)} size="s" />
              <span>{tell('table.suggest.to', { seat: nameOf(seat) })}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
