import { type GamePanel, Icon, type PanZoomHandle } from '@edubba/ui';
import type { ReactElement, RefObject } from 'react';
import { Log } from '../log/LaterLog.tsx';
import { useRecap } from '../log/useRecap.ts';
import { PlayersStrip } from '../players/Players.tsx';
import { PromptBar } from '../prompt/Prompt.tsx';
import { useFrame, useSession, useTell } from '../session/context.ts';
import { Area, PanelArea } from './Area.tsx';
import { BoardArea } from './BoardArea.tsx';
import { panelsInOrder, usePanels, useStage } from './panels.ts';
import './Tabbed.css';
import { TopBar } from './TopBar.tsx';
import { useLitTabs } from './useLitTabs.ts';

/** What lies under the tab that is open. */
export function TabContent({
  tab,
  panels,
}: {
  readonly tab: string;
  readonly panels: readonly GamePanel[];
}): ReactElement {
  const tell = useTell();
  const { around } = useSession();
  // All are there, so that it is known where something is lit; one is to be seen.
  return (
    <>
      {panels.map(({ id, label, Content }) => (
        <div key={id} className="tab-slot" hidden={tab !== id}>
          <Area label={tell(label)} className="tab-panel" id={`panel-${id}`}>
            <Content />
          </Area>
        </div>
      ))}
      {tab === 'log' && <Log />}
      {tab === 'talk' && around !== undefined && <around.Talk />}
    </>
  );
}

/** The tabs: the board first on a phone, then the game's panels, then the log. */
export function Tabs({
  withBoard,
  panels,
  tab,
  lit,
  onTab,
}: {
  readonly withBoard: boolean;
  readonly panels: readonly GamePanel[];
  readonly lit: ReadonlySet<string>;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
}): ReactElement {
  const tell = useTell();
  const { around, ui } = useSession();
  const map = { icon: ui.boardTab?.icon ?? 'bld-river', name: tell(ui.boardTab?.label ?? 'table.board') };
  const fresh = useRecap().length;
  const tabs = [
    ...(withBoard ? [{ id: 'map', ...map }] : []),
    ...panels.map(({ id, icon, label }) => ({ id, icon, name: tell(label) })),
    { id: 'log', icon: 'act-log', name: tell('table.log') },
    ...(around === undefined ? [] : [{ id: 'talk', icon: 'ui-chat', name: tell('at.talk') }]),
  ];
  return (
    <nav className="table-tabs" aria-label={tell('table.parts')}>
      {tabs.map(({ id, icon, name }) => (
        <button
          key={id}
          type="button"
          data-tab={id}
          aria-current={tab === id ? 'true' : undefined}
          onClick={() => onTab(id)}
        >
          <Icon id={icon} size={22} />
          <span>{name}</span>
          {lit.has(id) && tab !== id && <i className="tab-lit" />}
          {id === 'log' && fresh > 0 && <b className="tab-count">{fresh}</b>}
          {id === 'talk' && around !== undefined && <around.Unread />}
        </button>
      ))}
    </nav>
  );
}

/** A map that lies across: it would leave much of a square empty. */
const isBroad = ([width, height]: readonly [number, number] = [1, 1]): boolean => width > 1.3 * height;

/**
 * Laptop and tablet: the board, the prompt, everything else in tabs. `beside`: wide enough for one's own board to stay
 * beside the map.
 */
export function Tabbed({
  board,
  beside,
}: {
  readonly board: RefObject<PanZoomHandle | null>;
  readonly beside: boolean;
}): ReactElement {
  const session = useSession();
  const chosen = useFrame((frame) => frame.tab);
  const placed = usePanels();
  const stage = useStage(placed);
  // Where the window is wide enough, what fills the table fills it here too.
  const filling = beside ? placed.find(({ at }) => at === 'stage') : undefined;
  const all = panelsInOrder(placed).filter((panel) => panel !== filling?.panel);
  const stays = beside ? all.filter(({ place }) => place === 'own') : [];
  const panels = all.filter((panel) => !stays.includes(panel));
  const known = panels.some(({ id }) => id === chosen) || ['log', 'talk'].includes(chosen);
  const tab = known ? chosen : (panels[0]?.id ?? 'log');
  const seen = ['map', ...stays.map(({ id }) => id), ...(filling === undefined ? [] : [filling.panel.id])];
  const lit = useLitTabs(tab, seen, stage);
  return (
    <div
      className="tabbed"
      data-beside={beside ? '' : undefined}
      data-staged={filling === undefined ? undefined : ''}
      data-broad={isBroad(session.ui.boardSize) ? '' : undefined}
    >
      <main className="tabbed-main" id="content">
        <PromptBar />
        {filling !== undefined && <PanelArea {...filling} />}
        <BoardArea handle={board} follows={false} />
        {stays.map((panel) => (
          <PanelArea key={panel.id} panel={panel} at={panel.place} />
        ))}
        <Tabs withBoard={false} panels={panels} tab={tab} lit={lit} onTab={(next) => session.set({ tab: next })} />
        <div className="panel tabbed-panel">
          <TabContent tab={tab} panels={panels} />
        </div>
      </main>
      {/* Last for the Tab key, on top for the eye. */}
      <TopBar />
      <PlayersStrip />
    </div>
  );
}
