import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { SHELF } from '../../app/games.ts';
import { useSession, useTell } from '../session/context.ts';
import { exportGame } from '../states/export.ts';
import { Goal } from '../players/Goal.tsx';
import { Dialog } from './Dialog.tsx';
import { toggleTheme } from '../../settings/theme.ts';

const isTaught = (game: string): boolean => SHELF.some(({ id, learn }) => id === game && learn !== undefined);

/** Everything that is not play: rules, replay, theme, settings, export, another game, leave. */
export function MenuSheet(): ReactElement {
  const session = useSession();
  const tell = useTell();
  const { id, ui, around, coach } = session;
  const replay = session.replay();
  const close = (): void => session.openSheet(undefined);
  const links = [
    { icon: 'act-rule', name: 'table.rules', href: `/rules/${ui.id}` },
    ...(coach === undefined && isTaught(ui.id)
      ? [
          { icon: 'brand-mark', name: 'table.learn', href: `/learn/${ui.id}` },
          { icon: 'act-explain', name: 'table.quiz', href: `/quiz/${ui.id}` },
        ]
      : []),
    ...(replay === undefined ? [] : [{ icon: 'act-replay', name: 'table.replay', href: replay }]),
    ...(around === undefined && coach === undefined
      ? [{ icon: 'ui-plus', name: 'table.new-game', href: `/new/${ui.id}` }]
      : []),
    { icon: 'ui-home', name: 'table.leave', href: '/' },
  ];
  return (
    <Dialog title={tell('table.menu')} onClose={close} small>
      <Goal />
      <nav className="dialog-list">
        {links.map(({ icon, name, href }) => {
          // A lesson stays where it is while its rules are read; links of the router stay in this window, whatever their target.
          const aside = coach !== undefined && name === 'table.rules';
          const Way = aside ? 'a' : Link;
          return (
            <Way key={href} href={href} target={aside ? '_blank' : undefined}>
              <Icon id={icon} />
              {tell(name)}
            </Way>
          );
        })}
        <button type="button" onClick={() => session.openSheet('settings')}>
          <Icon id="ui-settings" />
          {tell('table.settings')}
        </button>
        <button type="button" onClick={toggleTheme}>
          <Icon id="ui-theme" />
          {tell('table.theme')}
        </button>
        <button type="button" onClick={() => session.openSheet('words')}>
          <Icon id="act-log" size={20} />
          {tell('table.words')}
        </button>
        <button type="button" onClick={() => session.openSheet('help')}>
          <Icon id="act-explain" />
          {tell('table.keys')}
        </button>
        {around !== undefined && <around.Menu />}
        {around === undefined && coach === undefined && (
          <button
            type="button"
            onClick={() => {
              close();
              void exportGame(id, ui.id);
            }}
          >
            <Icon id="ui-discard" />
            {tell('table.export')}
          </button>
        )}
      </nav>
    </Dialog>
  );
}
