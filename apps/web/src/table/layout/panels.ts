import type { BaseState } from '@edubba/kernel';
import type { GamePanel, GameUi } from '@edubba/ui';

const ORDER: readonly GamePanel['place'][] = ['own', 'right', 'left'];

/** Panels as tabs: one's own first, then what is taken from, then what is looked up. */
export function panelsInOrder({ panels }: GameUi<BaseState>): readonly GamePanel[] {
  return ORDER.flatMap((place) => panels.filter((panel) => panel.place === place));
}
