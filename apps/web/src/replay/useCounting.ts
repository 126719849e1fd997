import type { ScoreLine } from '@edubba/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Points } from './film-parts.ts';

/** How long one source of points is counted. */
const LINE_MS = 850;

/** The stepped counting of a game that has just ended. */
export interface Counting {
  /** Sources counted so far; nothing once all are. */
  readonly counted: number | undefined;
  /** Points so far. */
  readonly points: Points;
  readonly skip: () => void;
}

const seenAt = (id: string): string => `edubba-counted-${id}`;

/** Counted once in this window, and only for those who want things to move. */
function wanted(id: string): boolean {
  if (document.documentElement.dataset['motion'] === 'off') return false;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  try {
    const seen = sessionStorage.getItem(seenAt(id)) !== null;
    sessionStorage.setItem(seenAt(id), 'yes');
    return !seen;
  } catch {
    return false;
  }
}

/** Counts one source of points after the other; arrow keys step, Escape or Enter skips. */
export function useCounting(id: string, lines: readonly ScoreLine[], total: Points): Counting {
  const sum = (n: number): Points =>
    total.map((_, player) => lines.slice(0, n).reduce((all, { points }) => all + (points[player] ?? 0), 0));
  // Lines that do not make up the score would count to a wrong end.
  const whole = sum(lines.length).every((points, player) => points === total[player]);
  const [counted, setCounted] = useState<number | undefined>(() =>
    whole && lines.length > 1 && wanted(id) ? 1 : undefined,
  );
  const step = useCallback(
    (by: number) =>
      setCounted((old) => (old === undefined || old + by > lines.length ? undefined : Math.max(1, old + by))),
    [lines.length],
  );
  const skip = useCallback(() => setCounted(undefined), []);
  useEffect(() => {
    if (counted === undefined) return;
    const timer = setTimeout(() => step(1), counted === lines.length ? LINE_MS * 1.5 : LINE_MS);
    return () => clearTimeout(timer);
  }, [counted, step, lines.length]);
  const running = counted !== undefined;
  useEffect(() => {
    if (!running) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowRight') step(1);
      if (key === 'ArrowLeft') step(-1);
      if (key === 'Escape') skip();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [running, step, skip]);
  return { counted, points: counted === undefined ? total : sum(counted), skip };
}
