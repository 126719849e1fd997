import type { Message } from '@edubba/kernel';
import { useCallback, useEffect, useState } from 'react';
import { whyUnanswered } from '../api.ts';

/** Something the house was asked for. */
export interface Loaded<T> {
  readonly value: T | undefined;
  readonly failed: Message | undefined;
  readonly set: (value: T) => void;
  readonly load: () => void;
}

/** Asks the house once, and again when told to. `ask` must stay the same function. */
export function useLoaded<T>(ask: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T>();
  const [failed, setFailed] = useState<Message>();
  const load = useCallback(() => {
    ask().then(
      (got) => {
        setValue(got);
        setFailed(undefined);
      },
      (error: unknown) => setFailed(whyUnanswered(error)),
    );
  }, [ask]);
  useEffect(load, [load]);
  return { value, failed, set: setValue, load };
}
