import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** What a native `<dialog>` is given. */
interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Makes a native dialog modal for as long as it is drawn: the focus stays inside and afterwards goes back to where it
 * was; Escape and a click beside it ask `onClose` to take it away.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  // Before it is taken out of the page, or the browser would not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    onClick: ({ target }) => {
      if (target === ref.current) onClose();
    },
  };
}
