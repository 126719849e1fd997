import { Icon } from '@edubba/ui';
import { type ReactElement, type ReactNode, useEffect, useId } from 'react';
import { useModal } from '../../app/useModal.ts';
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
  const modal = useModal(onClose);
  const tell = useTell();
  const label = useId();
  useEffect(() => {
    modal.ref.current?.querySelector<HTMLElement>('[data-autofocus], .option-list button')?.focus();
  }, [modal.ref]);
  return (
    <dialog {...modal} className="table-dialog" data-small={small ? '' : undefined} aria-labelledby={label}>
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
