import { Icon } from '@edubba/ui';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useTell } from '../table/session/context.ts';

/** Title and text; what matters most stands between two pairs of stars. */
export function Words({
  title,
  text,
  params,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly params?: Parameters<ReturnType<typeof useTell>>[1];
  readonly children: ReactNode;
}): ReactElement {
  const tell = useTell();
  return (
    <>
      <div aria-live="polite" className="lesson-words">
        <h3>{tell(title, params)}</h3>
        <p>
          {tell(text, params)
            .split('**')
            .map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}
        </p>
      </div>
      <footer>{children}</footer>
    </>
  );
}

/** A button that the keys are led to: it is what goes on. */
export function Onward({ label, onClick }: { readonly label: string; readonly onClick: () => void }): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" className="lesson-onward" onClick={onClick}>
      {label}
      <Icon id="ui-right" size={16} />
    </button>
  );
}
