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
}: Named & { readonly href: string; readonly 'aria-current'?: 'page' | undefined }): ReactElement {
  return (
    <Link {...link} className={`iconbtn ${className}`} aria-label={label} title={hint}>
      <Icon id={icon} />
    </Link>
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
