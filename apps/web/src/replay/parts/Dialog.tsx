import { Icon } from '@edubba/ui';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useModal } from '../../app/useModal.ts';
import { useWords } from '../words.ts';
import './dialog.css';

interface DialogProps {
  readonly icon: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question over the page; Escape, the cross or a click beside it closes it. */
export function Dialog({ icon, title, onClose, children }: DialogProps): ReactElement {
  const say = useWords();
  const heading = useId();
  return (
    <dialog {...useModal(onClose)} className="rdialog" aria-labelledby={heading}>
      <div className="rdialog-box">
        <header className="rdialog-head">
          <Icon id={icon} size={22} />
          <h2 id={heading}>{title}</h2>
          <button type="button" className="iconbtn rdialog-close" aria-label={say('replay.close')} onClick={onClose}>
            <Icon id="ui-close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
