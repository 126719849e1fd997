import { useSyncExternalStore } from 'react';
import { useSettings } from '../../settings/settings.ts';

/** Which of the arrangements fits the window. */
export type Arrangement = 'wide' | 'low' | 'tabs' | 'phone' | 'landscape';

/** With everything around it the board would be small in a window that is narrower or lower. */
const WIDE = { width: 1400, height: 820 } as const;

function arrangement(): Arrangement {
  const { innerWidth, innerHeight } = window;
  if (innerHeight < 520 && innerWidth > innerHeight && innerWidth < 1000) return 'landscape';
  if (innerWidth < 700) return 'phone';
  // Larger text needs more room: the window is so much smaller.
  const scale = 100 / useSettings.getState().textSize;
  const [width, height] = [innerWidth * scale, innerHeight * scale];
  if (width < 1200 || height < 560) return 'tabs';
  return width < WIDE.width || height < WIDE.height ? 'low' : 'wide';
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
