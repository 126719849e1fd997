import { useLater } from '@edubba/ui';
import { useDeferredValue } from 'react';

/** Whether all parts of the table are drawn: panels come after the board, and anew where the window arranges them otherwise. */
export function useFilled(arrangement: string): boolean {
  const drawn = useDeferredValue(arrangement);
  return useLater() && drawn === arrangement;
}
