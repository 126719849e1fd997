import type { Objection } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { gain, inPool } from '../effects/tokens.ts';
import { settle } from '../effects/markers.ts';
import { AREA_OF, NO_AREA } from '../geography.ts';
import { isHeld } from '../queries/places.ts';
import type { G } from '../rules.ts';
import type { State } from '../state.ts';

const HELD = no('SAM-12.13', 'no.gain.held');

/** SAM-2.27, SAM-12.13, SAM-A.38 Why players cannot gain this token where the acting Character stands. */
export function gainObjection(s: State, token: number): Objection | undefined {
  if (!inPool(token) || s.table.options['held-capital'] === 'gain') return undefined;
  return isHeld(s, AREA_OF[s.at[s.actor] ?? 0] ?? NO_AREA) ? HELD : undefined;
}

/** SAM-12.05 The acting Character's side gains tokens where it stands. */
export function gainHere(g: G, token: number, n: number, rule: string): void {
  if (gainObjection(g.s, token) !== undefined) return;
  gain(g, token, n, g.s.at[g.s.actor] ?? 0, rule);
  settle(g);
}
