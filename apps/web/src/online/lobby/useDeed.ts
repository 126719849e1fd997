import type { Message } from '@edubba/kernel';
import { useState } from 'react';
import { whyUnanswered } from '../api.ts';

/** Something that is asked of the house, once at a time. */
export interface Deed {
  readonly busy: boolean;
  /** Why the last one came to nothing. */
  readonly failed: Message | undefined;
  /** Does it; gives whether it was done. */
  readonly act: (deed: () => Promise<unknown>) => Promise<boolean>;
}

/** Asking the house for something, with what to show meanwhile. */
export function useDeed(): Deed {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Message>();
  const act = async (deed: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailed(undefined);
    try {
      await deed();
      return true;
    } catch (error) {
      setFailed(whyUnanswered(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, act };
}
