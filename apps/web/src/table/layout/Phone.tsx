import type { PanZoomHandle } from '@edubba/ui';
import { type PointerEvent, type ReactElement, type RefObject, useRef, useState } from 'react';
import { PlayersStrip } from '../players/Players.tsx';
import { PromptCard } from '../prompt/PromptCard.tsx';
import { useFrame, useSession, useTell } from '../session/context.ts';
import { BoardArea } from './BoardArea.tsx';
import './Phone.css';
import { panelsInOrder, usePanels, useStage } from './panels.ts';
import { TabContent, Tabs } from './Tabbed.tsx';
import { PhoneBar } from './TopBar.tsx';
import { useLitTabs } from './useLitTabs.ts';

type Stop = 'peek' | 'half' | 'full';
const STOPS: readonly Stop[] = ['peek', 'half', 'full'];
/** A pull of so many pixels goes to the next stop. */
const PULL = 40;

/** Bar, players, map, prompt, supply with its sheet, tabs. Lying on its side: map left, the rest in a column. */
export function Phone({
  board,
  landscape,
}: {
  readonly board: RefObject<PanZoomHandle | null>;
  readonly landscape: boolean;
}): ReactElement {
  const session = useSession();
  const tell = useTell();
  const chosen = useFrame((frame) => frame.tab);
  const [height, setHeight] = useState<'half' | 'full'>('full');
  const placed = usePanels();
  const stage = useStage(placed);
  const panels = panelsInOrder(placed);
  const first = panels[0]?.id ?? 'log';
  // Lying on its side the map is always in sight, and needs no tab.
  const tab = landscape && chosen === 'map' ? first : chosen;
  const stop: Stop = tab === 'map' ? 'peek' : height;
  const go = (to: Stop): void => {
    if (to !== 'peek') setHeight(to);
    if (to === 'peek') session.set({ tab: 'map' });
    else if (tab === 'map') session.set({ tab: first });
  };
  const lit = useLitTabs(tab, landscape ? ['map'] : [], stage);
  const toBoard = (): void => session.set({ tab: 'map' });
  const away = stop !== 'peek' && !landscape && !lit.has(tab) && lit.has('map');
  const prompt = <PromptCard away={away} toBoard={toBoard} />;
  const rest = (
    <>
      <section className="phone-sheet" data-stop={stop} aria-label={tell('table.supply')}>
        {!landscape && <Handle stop={stop} onStop={go} />}
        {stop === 'peek' && (
          <div className="phone-supply">
            <session.ui.Supply />
          </div>
        )}
        <TabContent tab={tab} panels={panels} />
      </section>
      <Tabs withBoard={!landscape} panels={panels} tab={tab} lit={lit} onTab={(next) => session.set({ tab: next })} />
    </>
  );
  return (
    <div
      className="phone-table"
      data-stop={stop}
      data-landscape={landscape ? '' : undefined}
      data-staged={stage !== undefined && tab === stage ? '' : undefined}
    >
      <main className="phone-main" id="content">
        <div className="phone-rest">
          {prompt}
          {rest}
        </div>
        <BoardArea handle={board} follows strip={stop !== 'peek' && !landscape} />
      </main>
      <PlayersStrip />
      <PhoneBar />
    </div>
  );
}

/** Pull or tap: peek, half, full. */
function Handle({ stop, onStop }: { readonly stop: Stop; readonly onStop: (stop: Stop) => void }): ReactElement {
  const tell = useTell();
  const from = useRef<number>(undefined);
  const pulled = useRef(false);
  const step = (by: number): void => {
    const next = STOPS[Math.max(0, Math.min(STOPS.length - 1, STOPS.indexOf(stop) + by))];
    if (next !== undefined) onStop(next);
  };
  const up = (event: PointerEvent): void => {
    const by = event.clientY - (from.current ?? event.clientY);
    from.current = undefined;
    pulled.current = Math.abs(by) > PULL;
    if (pulled.current) step(by < 0 ? 1 : -1);
  };
  return (
    <button
      type="button"
      className="phone-handle"
      aria-label={tell(stop === 'peek' ? 'table.sheet.open' : 'table.sheet.close')}
      aria-expanded={stop !== 'peek'}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={up}
      onClick={() => pulled.current || onStop(stop === 'peek' ? 'full' : 'peek')}
    >
      <i />
    </button>
  );
}
