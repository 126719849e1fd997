import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ToolButton, ToolLink } from '../../app/Tool.tsx';
import { toggleTheme } from '../../settings/theme.ts';
import { useSession, useStanding, useTell } from '../session/context.ts';
import { Offline } from '../states/Offline.tsx';
import './TopBar.css';
import { useKeyCap } from '../../settings/useKeyCap.ts';

/** Brand, game and table, round and phase, tools. */
export function TopBar(): ReactElement {
  const session = useSession();
  const tell = useTell();
  const key = useKeyCap('theme');
  const { ui, seats, around, coach } = session;
  const replay = session.replay();
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
      <div className="top-rounds">{coach === undefined ? <ui.Rounds /> : <coach.Rail />}</div>
      {around === undefined ? <Offline /> : <around.Bar />}
      <nav className="top-tools" aria-label={tell('table.tools')}>
        {/* A lesson stays where it is while its rules are read. */}
        <ToolLink
          icon="act-rule"
          label={tell('table.rules')}
          href={`/rules/${ui.id}`}
          target={coach === undefined ? undefined : '_blank'}
        />
        {replay !== undefined && <ToolLink icon="act-replay" label={tell('table.replay')} href={replay} />}
        <ToolButton
          icon="ui-theme"
          label={tell('table.theme')}
          hint={tell('table.theme.key', { key })}
          onClick={toggleTheme}
        />
        <ToolButton icon="ui-settings" label={tell('table.settings')} onClick={() => session.openSheet('settings')} />
        <ToolButton icon="ui-menu" label={tell('table.menu')} onClick={() => session.openSheet('menu')} />
      </nav>
    </header>
  );
}

/** The bar of a phone: back, game, moment, menu. */
export function PhoneBar(): ReactElement {
  const session = useSession();
  const { view } = useStanding();
  const tell = useTell();
  if (session.coach !== undefined) return <session.coach.PhoneBar />;
  return (
    <header className="top table-top phone">
      <Link href="/" className="iconbtn" aria-label={tell('table.home')}>
        <Icon id="ui-left" size={22} />
      </Link>
      <h1>{tell(`game.${session.ui.id}`)}</h1>
      {session.around === undefined ? <Offline /> : <session.around.Bar />}
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
