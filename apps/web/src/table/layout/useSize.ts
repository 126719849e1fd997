import { useSyncExternalStore } from 'react';

/** Which of the arrangements fits the window. */
export type Arrangement = 'wide' | 'desktop' | 'low' | 'tabs' | 'phone' | 'landscape';

/** A window that is wide but not so high: with everything around it the board would be small. */
const LOW = 800;

function arrangement(): Arrangement {
  const { innerWidth: width, innerHeight: height } = window;
  if (height < 520 && width > height && width < 1000) return 'landscape';
  if (width < 700) return 'phone';
  if (width < 1200 || height < 560) return 'tabs';
  if (height < LOW) return 'low';
  return width < 1400 ? 'desktop' : 'wide';
}

function listen(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

export function useArrangement(): Arrangement {
  return useSyncExternalStore(listen, arrangement);
}
