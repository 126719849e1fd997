import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../../settings/settings.ts';
import { useSession, useStanding, useTell } from '../session/context.ts';
import { Offline } from '../states/Offline.tsx';
import './TopBar.css';

/** Other theme, for good; "as the system" is in the settings. */
export function toggleTheme(): void {
  const night = document.documentElement.dataset['theme'] === 'night';
  useSettings.getState().set({ theme: night ? 'clay' : 'night' });
}

/** Brand, game and table, round and phase, tools. */
export function TopBar(): ReactElement {
  const session = useSession();
  const tell = useTell();
  const { ui, id, seats } = session;
  const bots = seats.filter(({ who }) => who === 'bot').length;
  return (
    <header className="top table-top">
      <Link href="/" className="brand" aria-label={tell('table.home')}>
        <span className="tab">
          <Icon id="brand-mark" />
        </span>
        <span className="top-brand-name">{tell('web.title')}</span>
      </Link>
      <i className="top-line" />
      <div className="top-game">
        <h1>{tell(`game.${ui.id}`)}</h1>
        <small>{tell('table.line', { players: seats.length, bots })}</small>
      </div>
      <div className="top-rounds">
        <ui.Rounds />
      </div>
      <Offline />
      <nav className="top-tools" aria-label={tell('table.tools')}>
        <Tool icon="act-rule" label={tell('table.rules')} href={`/rules/${ui.id}`} />
        <Tool icon="act-replay" label={tell('table.replay')} href={`/replay/${id}`} />
        <button
          type="button"
          className="iconbtn"
          aria-label={tell('table.theme')}
          title={tell('table.theme.key')}
          onClick={toggleTheme}
        >
          <Icon id="ui-theme" />
        </button>
        <button
          type="button"
          className="iconbtn"
          aria-label={tell('table.settings')}
          title={tell('table.settings')}
          onClick={() => session.openSheet('settings')}
        >
          <Icon id="ui-settings" />
        </button>
        <button
          type="button"
          className="iconbtn"
          aria-label={tell('table.menu')}
          title={tell('table.menu')}
          onClick={() => session.openSheet('menu')}
        >
          <Icon id="ui-menu" />
        </button>
      </nav>
    </header>
  );
}

function Tool({
  icon,
  label,
  href,
}: {
  readonly icon: string;
  readonly label: string;
  readonly href: string;
}): ReactElement {
  return (
    <Link href={href} className="iconbtn" aria-label={label} title={label}>
      <Icon id={icon} />
    </Link>
  );
}

/** The bar of a phone: back, game, moment, menu. */
export function PhoneBar(): ReactElement {
  const session = useSession();
  const { view } = useStanding();
  const tell = useTell();
  return (
    <header className="top table-top phone">
      <Link href="/" className="iconbtn" aria-label={tell('table.home')}>
        <Icon id="ui-left" size={22} />
      </Link>
      <h1>{tell(`game.${session.ui.id}`)}</h1>
      <Offline />
      <span className="top-moment">{tell(session.ui.moment(view))}</span>
      <button
        type="button"
        className="iconbtn"
        aria-label={tell('table.menu')}
        onClick={() => session.openSheet('menu')}
      >
        <Icon id="ui-menu" size={22} />
      </button>
    </header>
  );
}
