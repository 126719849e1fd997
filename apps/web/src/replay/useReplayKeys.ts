import { useEffect, useRef } from 'react';
import type { Walk } from './walk.ts';

interface KeyActs {
  readonly walk: Walk;
  readonly toggle: () => void;
  /** Back to the running game; nothing once it is over. */
  readonly leave: (() => void) | undefined;
}

/** Where somebody types or chooses, keys are theirs. */
const OWN_KEYS = 'input:not([type=range]), textarea, select, dialog, [role=tablist], [contenteditable]';

/** ← → moves, with Shift turns; `,` `.` single answers; Home and End; Space plays; Escape goes back to now. */
export function useReplayKeys(acts: KeyActs): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      // A button answers to Space itself.
      if (event.key === ' ' && event.target instanceof Element && event.target.closest('button, a, summary') !== null)
        return;
      const act = actOf(event, latest.current);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    // Before the slider, which would go by single steps.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}

function actOf({ key, shiftKey }: KeyboardEvent, { walk, toggle, leave }: KeyActs): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? walk.turnBack : walk.back;
    case 'ArrowRight':
      return shiftKey ? walk.turnOn : walk.on;
    case ',':
      return walk.stepBack;
    case '.':
      return walk.stepOn;
    case 'Home':
      return walk.first;
    case 'End':
      return walk.last;
    case ' ':
      return toggle;
    case 'Escape':
      return leave;
    default:
      return undefined;
  }
}
