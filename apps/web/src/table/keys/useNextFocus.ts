import { type RefObject, useEffect, useRef } from 'react';
import { firstTarget } from '../pointing/notes.ts';
import { useFrame, useSession } from '../session/context.ts';
import type { FrameState } from '../session/frame.ts';

const isMine = ({ standing }: FrameState): boolean => standing !== undefined && standing.question !== null;

/** Who plays by keys is led on: to the next decision's first target, or to the prompt if it is somebody else's turn. */
export function useNextFocus(root: RefObject<HTMLElement | null>): void {
  const session = useSession();
  const number = useFrame((frame) => frame.standing?.number);
  const mine = useFrame(isMine);
  const byKeys = useRef(false);
  useEffect(() => {
    const keys = (): void => {
      byKeys.current = true;
    };
    const pointer = (): void => {
      byKeys.current = false;
    };
    window.addEventListener('keydown', keys, true);
    window.addEventListener('pointerdown', pointer, true);
    return () => {
      window.removeEventListener('keydown', keys, true);
      window.removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every question.
  useEffect(() => {
    const box = root.current;
    if (box === null || !byKeys.current || document.querySelector('dialog[open]') !== null) return;
    const now = document.activeElement?.closest('[data-thing]');
    // The focus stays where it is while that can be chosen again.
    if (now?.hasAttribute('data-lit') === true) return;
    const target = mine ? firstTarget(session, box) : null;
    const next = target ?? box.querySelector('#prompt [data-primary], #prompt .prompt-option, #prompt button');
    if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
  }, [number, mine, root, session]);
}
