import type { Seat } from '@edubba/kernel';
import { Icon, useSeatName } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';

/** One line on the rim of the prompt: what it is about, and at most a few buttons. */
export function Notice({
  icon,
  tone,
  children,
  acts,
}: {
  readonly icon: string;
  readonly tone?: 'warn' | 'ask' | undefined;
  readonly children: ReactNode;
  readonly acts?: ReactNode;
}): ReactElement {
  return (
    <div className="at-notice" data-tone={tone}>
      <Icon id={icon} size={18} />
      <div className="at-notice-text">{children}</div>
      {acts !== undefined && <div className="at-notice-acts">{acts}</div>}
    </div>
  );
}

/** Names of seats in a row: "Enki, Inanna". */
export function useNames(): (seats: readonly Seat[]) => string {
  const name = useSeatName();
  return (seats) => seats.map(name).join(', ');
}
