import { Icon } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { ToolButton, ToolLink } from '../../app/Tool.tsx';
import { useWords } from '../words.ts';
import { toggleTheme } from '../../settings/theme.ts';
import './top-bar.css';

interface TopBarProps {
  readonly game: string;
  readonly title: string;
  readonly about: string;
  readonly children?: ReactNode;
  /** Buttons before rules, theme and settings. */
  readonly tools?: ReactNode;
}

/** The bar over a game that is looked at: where one is, and the ways out. */
export function TopBar({ game, title, about, children, tools }: TopBarProps): ReactElement {
  const say = useWords();
  return (
    <header className="top rtop">
      <Link href="/" className="brand rtop-brand">
        <span className="tab">
          <Icon id="brand-mark" />
        </span>
        <span className="rtop-word">{say('web.title')}</span> <span className="sr">{say('web.back-home')}</span>
      </Link>
      <div className="rtop-game">
        <h1>{title}</h1>
        <p>{about}</p>
      </div>
      <div className="rtop-mid">{children}</div>
      <nav className="rtop-tools" aria-label={say('replay.tools')}>
        {tools}
        <ToolLink icon="act-rule" label={say('replay.rules')} href={`/rules/${game}`} />
        <ToolButton icon="ui-theme" label={say('replay.theme')} className="rtop-less" onClick={toggleTheme} />
        <ToolLink icon="ui-settings" label={say('replay.settings')} className="rtop-less" href="/settings" />
      </nav>
    </header>
  );
}
