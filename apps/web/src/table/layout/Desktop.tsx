import type { PanZoomHandle } from '@edubba/ui';
import { Icon } from '@edubba/ui';
import type { ReactElement, RefObject } from 'react';
import { Log, RecapChip } from '../log/Log.tsx';
import { Players, PlayersStrip } from '../players/Players.tsx';
import { PromptBar } from '../prompt/Prompt.tsx';
import { useFrame, useSession, useTell } from '../session/context.ts';
import { PanelArea } from './Area.tsx';
import { BoardArea } from './BoardArea.tsx';
import './Desktop.css';
import { Later } from './Later.tsx';
import { type Placed, usePanels } from './panels.ts';
import { TopBar } from './TopBar.tsx';

/** Everything at once, without scrolling: panel, board, panel, people; the prompt is the rim of the table. */
export function Desktop({
  board,
  narrow,
}: {
  readonly board: RefObject<PanZoomHandle | null>;
  readonly narrow: boolean;
}): ReactElement {
  const tell = useTell();
  const placed = usePanels();
  const panels = (place: Placed['at']): readonly ReactElement[] =>
    placed.filter(({ at }) => at === place).map((one) => <PanelArea key={one.panel.id} {...one} />);
  const has = (place: Placed['at']): boolean => placed.some(({ at }) => at === place);
  return (
    <div className="desktop" data-narrow={narrow ? '' : undefined}>
      <main
        className="desktop-grid"
        id="content"
        data-staged={has('stage') ? '' : undefined}
        data-no-left={has('left') ? undefined : ''}
        data-no-own={has('own') ? undefined : ''}
      >
        {/* The order of the Tab key: prompt, what fills the table, board, own area, rows, players, log. */}
        <PromptBar />
        {panels('stage')}
        <BoardArea handle={board} follows={false} />
        {panels('own')}
        <div className="desktop-right">{panels('right')}</div>
        {panels('left')}
        {narrow ? (
          <LogDrawer />
        ) : (
          <aside className="desktop-side" aria-label={tell('table.people')}>
            <Later>
              <Players />
              <section className="panel desktop-log" aria-label={tell('table.log')} id="log">
                <LogBeside />
              </section>
            </Later>
          </aside>
        )}
      </main>
      {/* Last for the Tab key, on top for the eye. */}
      <TopBar />
      {narrow && <PlayersStrip />}
    </div>
  );
}

/** The log, with the talk beside it where there is any. */
function LogBeside(): ReactElement {
  const { around } = useSession();
  if (around === undefined) return <Log />;
  return (
    <around.Beside>
      <Log />
    </around.Beside>
  );
}

/** Where there is no room beside the board the log lies in a drawer. */
function LogDrawer(): ReactElement {
  const session = useSession();
  const tell = useTell();
  const open = useFrame((frame) => frame.sheet === 'log');
  return (
    <>
      <div className="drawer-tab">
        <button
          type="button"
          className="btn sm"
          aria-expanded={open}
          onClick={() => session.openSheet(open ? undefined : 'log')}
        >
          <Icon id="act-log" size={16} />
          {tell('table.log')}
          {session.around !== undefined && <session.around.Unread />}
        </button>
        <RecapChip />
      </div>
      {open && (
        <section className="panel drawer" aria-label={tell('table.log')} id="log">
          <LogBeside />
        </section>
      )}
    </>
  );
}
