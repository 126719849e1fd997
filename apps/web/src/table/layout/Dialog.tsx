import { Icon } from '@edubba/ui';
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTell } from '../session/context.ts';
import './Dialog.css';

/** A native dialog: focus stays inside, Escape and a click beside it close it. */
export function Dialog({
  title,
  onClose,
  small = false,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly small?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const box = useRef<HTMLDialogElement>(null);
  const tell = useTell();
  const label = useId();
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus], .option-list button')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog by itself.
    <dialog
      ref={box}
      className="table-dialog"
      data-small={small ? '' : undefined}
      aria-labelledby={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div className="dialog-box">
        <header>
          <h2 id={label}>{title}</h2>
          <button type="button" className="iconbtn" aria-label={tell('table.close')} onClick={onClose}>
            <Icon id="ui-close" size={20} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
