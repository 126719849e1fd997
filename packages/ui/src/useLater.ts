import { useDeferredValue } from 'react';

/**
 * False when a part of the page is first drawn, true right after: what is not looked at first (panels beside the board,
 * the log, decoration) lets the board and the question come before it, and is then drawn whenever there is time.
 */
export function useLater(): boolean {
  return useDeferredValue(true, false);
}
