import { type GamePanel, useTable } from '@edubba/ui';
import { useEffect } from 'react';
import { useSession } from '../session/context.ts';

type PanelPlace = GamePanel['place'] | 'stage' | 'over';

/** A panel where it lies now. */
export interface Placed {
  readonly panel: GamePanel;
  readonly at: PanelPlace;
}

/** Where every panel lies now; those with nothing to show are left out. `roomy`: a card may lie over a part of the board. */
export function usePanels(roomy = false): readonly Placed[] {
  const { panels } = useSession().ui;
  // One text for all: the frame is drawn again only when a panel comes, goes or moves.
  const now = useTable((table) =>
    panels.map((panel) => (panel.now === undefined ? 'beside' : panel.now(table))).join(),
  );
  const places = now.split(',');
  const called = useTable((table) => panels.map((panel) => panel.called?.(table)).join()).split(',');
  return panels.flatMap((one, i): readonly Placed[] => {
    const at = places[i] ?? '';
    const panel = called[i] ? { ...one, label: { id: called[i] } } : one;
    if (at === 'over' && roomy) return [{ panel, at }];
    return at === '' ? [] : [{ panel, at: at === 'beside' ? panel.place : 'stage' }];
  });
}

/** Does the game fill the table with what is asked? Then it need not be drawn in the prompt again. */
export function useStaged(): boolean {
  return usePanels().some(({ at }) => at === 'stage');
}

const ORDER: readonly PanelPlace[] = ['stage', 'own', 'under', 'right', 'left'];

/** Panels as tabs: what fills the table first, then one's own, then what is taken from, then what is looked up. */
export function panelsInOrder(placed: readonly Placed[]): readonly GamePanel[] {
  return ORDER.flatMap((place) => placed.filter(({ at }) => at === place).map(({ panel }) => panel));
}

/** The panel that fills the table now. In tabs it comes forward by itself, and makes way for the board when it is over. */
export function useStage(placed: readonly Placed[]): string | undefined {
  const session = useSession();
  const stage = placed.find(({ at }) => at === 'stage')?.panel.id;
  useEffect(() => {
    if (stage === undefined) return undefined;
    session.set({ tab: stage });
    return () => {
      if (session.state.tab === stage) session.set({ tab: 'map' });
    };
  }, [session, stage]);
  return stage;
}
