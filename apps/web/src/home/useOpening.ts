import { useState } from 'react';
import { useLocation } from 'wouter';
import { library } from '../app/library.ts';
import type { Message } from '@edubba/kernel';
import { type GamePlan, whyOf } from '../worker/api.ts';

/** Opens a table and goes there. */
export interface Opening {
  readonly busy: boolean;
  /** Why the last table could not be opened. */
  readonly failed: Message | undefined;
  readonly open: (plan: GamePlan) => void;
}

/** Opening a table, once at a time. */
export function useOpening(): Opening {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Message>();
  const open = (plan: GamePlan): void => {
    if (busy) return;
    setBusy(true);
    setFailed(undefined);
    library()
      .create(plan)
      .then((id) => go(`/table/${id}`))
      .catch((error: unknown) => setFailed(whyOf(error)))
      .finally(() => setBusy(false));
  };
  return { busy, failed, open };
}
