import type { Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { R } from '../rules.ts';

/**
 * AKK-9.14 to AKK-9.35 Commits units to a River Expedition to the activated space: `voyage`, `fleet`, `fleetHurt`.
 * Not there yet: `mayVoyage` never offers it. Landing is in phases/landing.ts.
 */
export const voyage = R.proc<{ seat: Seat; space: Space; size: number }>('voyage')({
  commit: (g) => g.end(),
});
