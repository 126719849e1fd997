import type { GamePanel } from '@edubba/ui';
import { Battle } from './Battle.tsx';
import { armiesCalled, battleNow, rolesNow, tradeNow } from './now.ts';
import { Own } from './Own.tsx';
import { Quests } from './Quests.tsx';
import { Roles } from './Roles.tsx';
import { Trade } from './Trade.tsx';

/** Akkad's panels. One's own comes first: what lies on several is chosen there. What comes and goes lies before what stays. */
export const panels: readonly GamePanel[] = [
  { id: 'own', icon: 'bld-palace', label: { id: 'ui.panel.own' }, place: 'own', Content: Own },
  {
    id: 'battle',
    icon: 'act-attack',
    label: { id: 'ui.panel.battle' },
    place: 'right',
    called: armiesCalled,
    now: battleNow,
    Content: Battle,
  },
  { id: 'trade', icon: 'act-trade', label: { id: 'ui.panel.trade' }, place: 'right', now: tradeNow, Content: Trade },
  { id: 'roles', icon: 'tok-crown', label: { id: 'ui.panel.roles' }, place: 'right', now: rolesNow, Content: Roles },
  { id: 'quests', icon: 'ui-star', label: { id: 'ui.panel.quests' }, place: 'right', Content: Quests },
];
