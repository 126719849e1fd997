import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { Link } from 'wouter';

interface Named {
  readonly icon: string;
  readonly label: string;
  /** Shown when the pointer rests; the label unless there is more to say, such as a key. */
  readonly hint?: string;
  readonly className?: string;
}

/** An icon of a bar that leads somewhere. */
export function ToolLink({
  icon,
  label,
  hint = label,
  className = '',
  ...link
}: Named & {
  readonly href: string;
  readonly target?: '_blank' | undefined;
  readonly 'aria-current'?: 'page' | undefined;
}): ReactElement {
  // Links of the router stay in this window, whatever their target.
  const Way = link.target === undefined ? Link : 'a';
  return (
    <Way {...link} className={`iconbtn ${className}`} aria-label={label} title={hint}>
      <Icon id={icon} />
    </Way>
  );
}

/** An icon of a bar that does something. */
export function ToolButton({
  icon,
  label,
  hint = label,
  className = '',
  onClick,
}: Named & { readonly onClick: () => void }): ReactElement {
  return (
    <button type="button" className={`iconbtn ${className}`} aria-label={label} title={hint} onClick={onClick}>
      <Icon id={icon} />
    </button>
  );
}
