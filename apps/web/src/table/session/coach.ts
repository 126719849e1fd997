import type { Fact, Thing } from '@edubba/ui';
import type { ComponentType } from 'react';

/** What lies around a game that is being learned. Other tables have nothing of it, and load nothing of it. */
export interface Coach {
  /** In the bar, in place of rounds and phases: the chapters, and the way out. */
  readonly Rail: ComponentType;
  /** The bar of a phone. */
  readonly PhoneBar: ComponentType;
  /** Says what to do; lies over the table, beside what it speaks of. */
  readonly Panel: ComponentType;
  /** What helps whoever has tried something else. */
  nudge(): readonly Fact[];
  /** Somebody points at something that is not lit; whether that was what is asked for. Else the table says why not. */
  readonly tried?: (thing: Thing) => boolean;
}
