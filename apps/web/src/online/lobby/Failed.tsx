import type { Message } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';
import { useOnlineWords } from '../words.ts';
import './failed.css';

/** Says what went wrong, and what to do; nothing where nothing did. */
export function Failed({
  why,
  children,
}: {
  readonly why: Message | undefined;
  readonly children?: ReactNode;
}): ReactElement | null {
  const say = useOnlineWords();
  if (why === undefined) return null;
  return (
    <p className="failed" role="alert">
      <Icon id="ui-warning" size={18} /> <span>{say(why)}</span> {children}
    </p>
  );
}
