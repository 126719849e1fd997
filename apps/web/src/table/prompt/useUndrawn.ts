import { useLater } from '@edubba/ui';
import { useEffect } from 'react';
import { elementOf } from '../pointing/notes.ts';
import { useFrame, useSession } from '../session/context.ts';
import { openKeys } from '../session/options.ts';

/** Options whose thing is drawn nowhere are buttons of the prompt: nothing that may be done is out of reach. */
export function useUndrawn(): void {
  const session = useSession();
  const standing = useFrame((frame) => frame.standing);
  const all = useLater();
  useEffect(() => {
    if (standing === undefined || !all) return;
    const later = requestAnimationFrame(() => {
      const undrawn = openKeys(standing).filter((key) => {
        const thing = session.thing(key);
        return thing !== undefined && elementOf(document, thing) === null;
      });
      if (undrawn.length > 0 || session.state.undrawn.size > 0) session.set({ undrawn: new Set(undrawn) });
    });
    return () => cancelAnimationFrame(later);
  }, [session, standing, all]);
}
