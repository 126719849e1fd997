import { lazy, type ReactElement, Suspense } from 'react';
import { useFrame, useSession } from '../session/context.ts';
import { wantsOf } from './wants.ts';

// Only games that are played together need them.
const Notes = lazy(() => import('./Notes.tsx'));
const OnBoard = lazy(() => import('./OnBoard.tsx'));
const Button = lazy(() => import('./Button.tsx'));

/** Is there anybody to suggest something to? */
function useMayMake(): boolean {
  const { ui, seats, coach } = useSession();
  const over = useFrame(({ standing }) => (standing?.outcome ?? null) !== null);
  const seated = useFrame(({ table }) => (table?.getState().me ?? -1) >= 0);
  return ui.together === true && seats.length > 1 && coach === undefined && seated && !over;
}

/** Begins to suggest something. */
export function SuggestButton(): ReactElement | null {
  const may = useMayMake();
  const busy = useFrame(({ suggesting }) => suggesting !== undefined);
  return may && !busy ? (
    <Suspense fallback={null}>
      <Button />
    </Suspense>
  ) : null;
}

/** What is suggested, and what one is about to suggest, in the prompt. */
export function Suggestions(): ReactElement | null {
  const any = useFrame(
    ({ standing, suggesting }) => suggesting !== undefined || (standing?.suggestions?.length ?? 0) > 0,
  );
  return any ? (
    <Suspense fallback={null}>
      <Notes />
    </Suspense>
  ) : null;
}

/** What is suggested and proposed, at the things it names. */
export function Ghosts(): ReactElement | null {
  const { ui } = useSession();
  const any = useFrame(({ standing, suggesting }) => {
    if (ui.together !== true || standing === undefined || suggesting !== undefined) return false;
    return (standing.suggestions?.length ?? 0) > 0 || wantsOf(standing.view).wants.size > 0;
  });
  return any ? (
    <Suspense fallback={null}>
      <OnBoard />
    </Suspense>
  ) : null;
}
