import { lazy, type ReactElement, Suspense } from 'react';

const Whole = lazy(async () => ({ default: (await import('./Log.tsx')).Log }));

/** The log, whose code comes after the first question is drawn: nobody needs it to answer. */
export function Log(): ReactElement {
  return (
    <Suspense fallback={null}>
      <Whole />
    </Suspense>
  );
}
