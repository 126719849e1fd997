import type { Seat } from '@edubba/kernel';
import type { GamePanel, Shown } from '@edubba/ui';
import { ASK } from '../../rules/decisions.ts';

type Now = ReturnType<NonNullable<GamePanel['now']>>;

/** Questions that are answered with cards laid out large. */
const TRAY: ReadonlySet<string> = new Set([
  ASK.board,
  ASK.titan,
  ASK.build,
  ASK.stored,
  ASK.keep,
  ASK.take,
  ASK.expandKeep,
  ASK.dramatists,
]);

/** Steps of an attack, or of a titan that strikes. */
const FIGHT: ReadonlySet<string> = new Set([
  ASK.target,
  ASK.armies,
  ASK.swords,
  ASK.reroll,
  ASK.damage,
  ASK.giveUp,
  ASK.starve,
  ASK.burden,
  ASK.military,
  ASK.district,
  ASK.confront,
]);

const asked = ({ view, me }: Shown, kinds: ReadonlySet<string>, seat: Seat = me): boolean =>
  view.pending.some((one) => one.seat === seat && kinds.has(one.kind));

export const trayNow = (table: Shown): Now => (asked(table, TRAY) ? 'stage' : undefined);
export const fightNow = (table: Shown): Now => (asked(table, FIGHT) ? 'stage' : undefined);
