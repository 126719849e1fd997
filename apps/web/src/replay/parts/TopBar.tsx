import { Icon } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../app/words.tsx';
import { useSettings } from '../../settings/settings.ts';
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
  const set = useSettings((settings) => settings.set);
  const swap = (): void => set({ theme: document.documentElement.dataset['theme'] === 'night' ? 'clay' : 'night' });
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
        <Link href={`/rules/${game}`} className="iconbtn" aria-label={say('replay.rules')} title={say('replay.rules')}>
          <Icon id="act-rule" />
        </Link>
        <button
          type="button"
          className="iconbtn rtop-less"
          aria-label={say('replay.theme')}
          title={say('replay.theme')}
          onClick={swap}
        >
          <Icon id="ui-theme" />
        </button>
        <Link
          href="/settings"
          className="iconbtn rtop-less"
          aria-label={say('replay.settings')}
          title={say('replay.settings')}
        >
          <Icon id="ui-settings" />
        </Link>
      </nav>
    </header>
  );
}
