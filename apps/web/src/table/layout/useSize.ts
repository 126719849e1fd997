import { useSyncExternalStore } from 'react';
import { useSettings } from '../../settings/settings.ts';

/** Which of the arrangements fits the window. */
export type Arrangement = 'wide' | 'desktop' | 'low' | 'tabs' | 'phone' | 'landscape';

/** A window that is wide but not so high: with everything around it the board would be small. */
const LOW = 800;

function arrangement(): Arrangement {
  const { innerWidth, innerHeight } = window;
  if (innerHeight < 520 && innerWidth > innerHeight && innerWidth < 1000) return 'landscape';
  if (innerWidth < 700) return 'phone';
  // Larger text needs more room: the window is so much smaller.
  const scale = 100 / useSettings.getState().textSize;
  const [width, height] = [innerWidth * scale, innerHeight * scale];
  if (width < 1200 || height < 560) return 'tabs';
  if (height < LOW) return 'low';
  return width < 1400 ? 'desktop' : 'wide';
}

function listen(changed: () => void): () => void {
  const unset = useSettings.subscribe(changed);
  window.addEventListener('resize', changed);
  return () => {
    unset();
    window.removeEventListener('resize', changed);
  };
}

export function useArrangement(): Arrangement {
  return useSyncExternalStore(listen, arrangement);
}
