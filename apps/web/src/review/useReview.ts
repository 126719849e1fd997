import type { Review, ReviewProgress } from '@edubba/bots';
import { useEffect, useState } from 'react';
import type { ReplayDoor } from '../worker/api.ts';

/** How far looking back has come. */
export type Looking =
  | { readonly status: 'working'; readonly progress: ReviewProgress; readonly seconds: number | undefined }
  | { readonly status: 'done'; readonly review: Review }
  | { readonly status: 'none' }
  | { readonly status: 'cancelled' };

const BEGUN: Looking = { status: 'working', progress: { done: 0, all: 1 }, seconds: undefined };

/** Looks back at a game, a moment at a time; it rests when it is cancelled or the page is left. */
export function useReview(door: ReplayDoor): {
  readonly looking: Looking;
  readonly cancel: () => void;
  readonly goOn: () => void;
} {
  const [looking, setLooking] = useState<Looking>(BEGUN);
  const [on, setOn] = useState(true);
  useEffect(() => {
    if (!on) return undefined;
    const wish = { gone: false };
    const began = performance.now();
    const go = async (): Promise<void> => {
      for (;;) {
        const told = await door.review();
        if (wish.gone) return;
        if (told === null) return setLooking({ status: 'none' });
        const { progress, review } = told;
        if (review !== null) return setLooking({ status: 'done', review });
        const spent = (performance.now() - began) / 1000;
        const seconds =
          progress.done === 0 ? undefined : Math.ceil((spent / progress.done) * (progress.all - progress.done));
        setLooking({ status: 'working', progress, seconds });
      }
    };
    void go().catch(() => setLooking({ status: 'none' }));
    return () => {
      wish.gone = true;
    };
  }, [door, on]);
  return {
    looking,
    cancel: () => {
      setOn(false);
      setLooking({ status: 'cancelled' });
    },
    goOn: () => {
      setLooking(BEGUN);
      setOn(true);
    },
  };
}
