import type { GamePanel } from '@edubba/ui';
import { Court } from './Court.tsx';
import { Danger } from './Danger.tsx';
import { Empire } from './Empire.tsx';
import { courtNow } from './now.ts';
import { Own } from './Own.tsx';

/** Sammu-ramat's panels: one's own area, the court where a Character is chosen, the empire, and what threatens it. */
export const panels: readonly GamePanel[] = [
  { id: 'own', icon: 'ui-hand', label: { id: 'ui.panel.own' }, place: 'own', Content: Own },
  { id: 'court', icon: 'ui-people', label: { id: 'ui.panel.court' }, place: 'right', now: courtNow, Content: Court },
  { id: 'empire', icon: 'tok-crown', label: { id: 'ui.panel.empire' }, place: 'right', Content: Empire },
  { id: 'danger', icon: 'ui-eye', label: { id: 'ui.panel.danger' }, place: 'right', Content: Danger },
];
