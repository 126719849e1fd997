import type { PanZoomHandle } from '@edubba/ui';
import type { CSSProperties, ReactElement, RefObject } from 'react';
import { Log } from '../log/LaterLog.tsx';
import { Goal } from '../players/Goal.tsx';
import { Players } from '../players/Players.tsx';
import { PromptBar } from '../prompt/Prompt.tsx';
import { useSession, useTell } from '../session/context.ts';
import { PanelArea } from './Area.tsx';
import { BoardArea } from './BoardArea.tsx';
import './Desktop.css';
import { Later } from './Later.tsx';
import { type Placed, usePanels } from './panels.ts';
import { TopBar } from './TopBar.tsx';

/** Everything at once, without scrolling: panel, board, panel, people; the prompt is the rim of the table. */
export function Desktop({ board }: { readonly board: RefObject<PanZoomHandle | null> }): ReactElement {
  const tell = useTell();
  const { boardSize, ownHeight } = useSession().ui;
  const placed = usePanels(true);
  const panels = (place: Placed['at']): readonly ReactElement[] =>
    placed
      .filter(({ at }) => at === place)
      // What comes and goes lies after what stays.
      .toSorted((a, b) => Number(a.panel.now !== undefined) - Number(b.panel.now !== undefined))
      .map((one) => <PanelArea key={one.panel.id} {...one} />);
  const has = (place: Placed['at']): boolean => placed.some(({ at }) => at === place);
  return (
    <div className="desktop">
      <main
        className="desktop-grid"
        id="content"
        style={ownHeight === undefined ? undefined : heightsOf(ownHeight)}
        data-plain={boardSize === undefined ? '' : undefined}
        data-under={has('under') ? '' : undefined}
        data-staged={has('stage') ? '' : undefined}
        data-no-left={has('left') ? undefined : ''}
        data-no-own={has('own') ? undefined : ''}
      >
        {/* The order of the Tab key: prompt, what fills the table, board, own area, rows, players, log. */}
        <PromptBar />
        {panels('stage')}
        {panels('over')}
        <BoardArea handle={board} follows={false} />
        {has('under') && <div className="desktop-under">{panels('under')}</div>}
        {panels('own')}
        {has('right') && <div className="desktop-right">{panels('right')}</div>}
        {panels('left')}
        <aside className="desktop-side" aria-label={tell('table.people')}>
          <Later>
            <Goal />
            <Players />
            <section className="panel desktop-log" aria-label={tell('table.log')} id="log">
              <LogBeside />
            </section>
          </Later>
        </aside>
      </main>
      {/* Last for the Tab key, on top for the eye. */}
      <TopBar />
    </div>
  );
}

/** A height that grows with the window, between two that the game has chosen. */
function heightsOf([least, most]: readonly [number, number]): CSSProperties {
  return { '--own-height': `clamp(${least}px, ${((100 * least) / 900).toFixed(1)}vh, ${most}px)` } as CSSProperties;
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
