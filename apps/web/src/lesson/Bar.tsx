import { Icon } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useTell } from '../table/session/context.ts';
import './rail.css';

interface OutProps {
  /** Whose words: `learn` for `learn.leave`. */
  readonly texts: string;
}

/** The way out of a table at which somebody is led around. */
export function Leave({ texts }: OutProps): ReactElement {
  const tell = useTell();
  const label = tell(`${texts}.leave`);
  return (
    <Link href="/" className="lesson-leave" aria-label={label} title={label}>
      <Icon id="ui-close" size={16} />
      <span>{label}</span>
    </Link>
  );
}

/** The bar of a phone: the way out, what this is, and how far one is. */
export function PhoneBar({
  texts,
  title,
  under,
  children,
}: OutProps & { readonly title: string; readonly under: string; readonly children?: ReactNode }): ReactElement {
  const tell = useTell();
  return (
    <header className="top table-top phone lesson-bar">
      <Link href="/" className="iconbtn" aria-label={tell(`${texts}.leave`)}>
        <Icon id="ui-close" size={22} />
      </Link>
      <div className="lesson-bar-name">
        <h1>{title}</h1>
        <small>{under}</small>
      </div>
      {children}
    </header>
  );
}
