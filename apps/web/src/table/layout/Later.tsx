import { useLater } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';

/** What is drawn right after the board and the question. */
export function Later({ children }: { readonly children: ReactNode }): ReactElement {
  return <>{useLater() && children}</>;
}
