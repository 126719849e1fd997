import type { GamePanel, Shown } from '@edubba/ui';
import { asks } from '../../asking/index.ts';

type Now = ReturnType<NonNullable<GamePanel['now']>>;

/** Scenes are called `tray.…` where cards are laid out large, and `fight.…` in an attack or while a titan strikes. */
const asked = ({ view, me }: Shown, stage: string): boolean =>
  view.pending.some(({ seat, kind }) => seat === me && asks.scene(kind)?.startsWith(stage) === true);

export const trayNow = (table: Shown): Now => (asked(table, 'tray.') ? 'stage' : undefined);
export const fightNow = (table: Shown): Now => (asked(table, 'fight.') ? 'stage' : undefined);
