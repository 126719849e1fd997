import type { GamePanel } from '@edubba/ui';
import { Battle } from './Battle.tsx';
import { Empire } from './Empire.tsx';
import { Event } from './Event.tsx';
import { battleNow, empireNow, eventNow, setupNow, soloNow } from './now.ts';
import { Own } from './Own.tsx';
import { Setup } from './Setup.tsx';
import { Solo } from './Solo.tsx';
import { Tracks } from './Tracks.tsx';
import { Trade } from './Trade.tsx';

/** Mesopotamia's panels. One's own comes first: what lies on several is chosen there. */
export const panels: readonly GamePanel[] = [
  { id: 'own', icon: 'bld-zig4', label: { id: 'ui.panel.own' }, place: 'own', Content: Own },
  { id: 'setup', icon: 'tok-crown', label: { id: 'ui.panel.setup' }, place: 'right', now: setupNow, Content: Setup },
  {
    id: 'battle',
    icon: 'act-attack',
    label: { id: 'ui.panel.battle' },
    place: 'right',
    now: battleNow,
    Content: Battle,
  },
  { id: 'event', icon: 'act-event', label: { id: 'ui.panel.event' }, place: 'right', now: eventNow, Content: Event },
  {
    id: 'empire',
    icon: 'act-research',
    label: { id: 'ui.panel.empire' },
    place: 'right',
    now: empireNow,
    Content: Empire,
  },
  { id: 'tracks', icon: 'ui-chart', label: { id: 'ui.panel.tracks' }, place: 'right', Content: Tracks },
  { id: 'trade', icon: 'act-trade', label: { id: 'ui.panel.trade' }, place: 'right', Content: Trade },
  { id: 'solo', icon: 'ui-bot', label: { id: 'ui.panel.solo' }, place: 'right', now: soloNow, Content: Solo },
];
