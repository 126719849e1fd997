import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { loadMe } from '../account/me.ts';
import { tables } from '../api.ts';
import type { Seen } from './OnlineTables.tsx';

// Where there is no house nothing of it is loaded.
const OnlineTables = lazy(() => import('./OnlineTables.tsx'));

/** Is there a house behind this page, and what waits there? Nothing where only files are served, or nothing answers. */
async function look(): Promise<Seen | undefined> {
  // Offline the question alone would be an error in the console.
  if (!navigator.onLine) return undefined;
  try {
    const open = await tables.open();
    const me = await loadMe();
    return { open: open.length, mine: me === null ? [] : await tables.mine() };
  } catch {
    return undefined;
  }
}

/** On the first page: a quiet way to tables with people elsewhere, and those of mine that wait for me. */
export default function AtHome(): ReactElement | null {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    let left = false;
    const again = (): void =>
      void look().then((found) => {
        if (!left) setSeen(found);
      });
    const inSight = (): void => {
      if (document.visibilityState === 'visible') again();
    };
    again();
    document.addEventListener('visibilitychange', inSight);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', inSight);
    };
  }, []);
  if (seen === undefined) return null;
  return (
    <Suspense fallback={null}>
      <OnlineTables {...seen} />
    </Suspense>
  );
}
