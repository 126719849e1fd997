import { useEffect, useRef, useState } from 'react';
import type { Walk } from './walk.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How fast a game plays by itself. */
export type Speed = (typeof SPEEDS)[number];

/** A move stays for so long at speed 1. */
const MOVE_MS = 1100;

interface Playing {
  readonly playing: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly toggle: () => void;
  readonly stop: () => void;
}

/** Lets the game run by itself, move by move, up to its end. */
export function usePlaying(step: number, last: number, walk: Walk): Playing {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const next = useRef(walk);
  next.current = walk;
  useEffect(() => {
    if (!playing) return;
    if (step >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => next.current.on(), MOVE_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, step, last]);
  const toggle = (): void => {
    // From the end it starts over.
    if (!playing && step >= last) next.current.first();
    setPlaying(!playing);
  };
  return { playing, speed, setSpeed, toggle, stop: () => setPlaying(false) };
}
