import type { Seat } from '@edubba/kernel';
import type { ComponentType, ReactNode } from 'react';

/**
 * What lies around the game where people sit in different places: who is there, clocks, talk. A table of this device
 * has nothing of it, and loads nothing of it.
 */
export interface Around {
  /** Beside a player's name; in the strip of narrow windows where it stands instead of the name. */
  readonly Mark: ComponentType<{ readonly seat: Seat; readonly strip?: ReactNode }>;
  /** In the bar. */
  readonly Bar: ComponentType;
  /** On the rim of the prompt: what everybody at the table should know. */
  readonly Notices: ComponentType;
  /** Holds the log, with the talk beside it. */
  readonly Beside: ComponentType<{ readonly children: ReactNode }>;
  /** The talk alone, as a tab. */
  readonly Talk: ComponentType;
  /** How much of the talk is unread, as a badge. */
  readonly Unread: ComponentType;
  /** More entries of the menu. */
  readonly Menu: ComponentType;
  /** Ways on once the game is over. */
  readonly End: ComponentType;
  /** Where the position after so many answers is looked at; nothing while that may not be seen. */
  replay(step?: number): string | undefined;
}
