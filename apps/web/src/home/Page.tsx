import { Icon } from '@edubba/ui';
import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { ToolButton, ToolLink } from '../app/Tool.tsx';
import { useWords } from '../app/words.tsx';
import { toggleTheme } from '../settings/theme.ts';
import './Page.css';

/** The places of the top navigation. */
export type Section = 'play' | 'lab' | 'rules' | 'about' | 'settings';

const LINKS: readonly { readonly place: Section; readonly to: string }[] = [
  { place: 'play', to: '/' },
  { place: 'lab', to: '/lab' },
  { place: 'rules', to: '/rules/assyria' },
  { place: 'about', to: '/about' },
];

// The first page has the focus where the browser puts it; later ones tell a screen reader that they have come.
const entered = location.pathname;
let moved = false;

/** A page that is no table: bar above, notice below, and the content between them. */
export function Page({
  at,
  title,
  children,
  tool,
  className = '',
}: {
  readonly at: Section;
  /** Said in the window's title; the first page needs none. */
  readonly title?: string;
  readonly children: ReactNode;
  /** Stands in the middle of the bar. */
  readonly tool?: ReactNode;
  readonly className?: string;
}): ReactElement {
  const say = useWords();
  const main = useRef<HTMLElement>(null);
  const name = say('web.title');
  useEffect(() => {
    document.title = title === undefined ? name : `${title} · ${name}`;
  }, [title, name]);
  // Before what the page itself does when it has come: a rulebook scrolls to the rule asked for.
  useLayoutEffect(() => {
    moved ||= location.pathname !== entered;
    if (!moved) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`page ${className}`}>
      <a className="page-skip btn" href="#main">
        {say('web.skip')}
      </a>
      <header className="top page-top">
        <Link href="/" className="brand">
          <span className="tab">
            <Icon id="brand-mark" />
          </span>
          <span className="page-name">{name}</span>
        </Link>
        <nav className="page-nav" aria-label={say('home.nav')}>
          {LINKS.map(({ place, to }) => (
            <Link key={place} href={to} aria-current={place === at ? 'page' : undefined}>
              {say(`home.nav.${place}`)}
            </Link>
          ))}
        </nav>
        {tool}
        <div className="page-tools">
          <ToolButton icon="ui-theme" label={say('home.nav.theme')} onClick={toggleTheme} />
          <ToolLink
            icon="ui-settings"
            label={say('home.nav.settings')}
            href="/settings"
            aria-current={at === 'settings' ? 'page' : undefined}
          />
        </div>
      </header>
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <footer className="page-foot">
        <p className="cunei" aria-hidden="true">
          𒂍𒁾𒁀𒀀
        </p>
        <p>
          {say('home.foot')} <Link href="/about">{say('home.foot.more')}</Link>
        </p>
      </footer>
    </div>
  );
}
