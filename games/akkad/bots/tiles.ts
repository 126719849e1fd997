import type { Thumb } from '@edubba/bots';
import type { BuildingName, UpgradeName } from '../content/buildings.ts';
import { BUILDING_NAMES, PORT, ROYAL_ROADS, TEMPLE, UPGRADE_NAMES } from '../content/buildings.ts';
import { buildable, upgradable } from '../rules/queries/players.ts';
import { goals } from './goals.ts';
import type { Mind } from './mind.ts';
import { part, sum } from './mind.ts';
import { later } from './worth.ts';

const BUILDING_WORTH: { readonly [name in BuildingName]: number } = {
  palace: 135,
  temple: 70,
  port: 75,
  storehouse: 100,
};
const UPGRADE_WORTH: { readonly [name in UpgradeName]: number } = {
  sheepfold: 55,
  granary: 55,
  'royal-roads': 75,
  'tax-reform': 60,
  zealotry: 35,
  'advanced-docks': 30,
};

/** A building or an upgrade. */
export type Tile = { readonly verb: 'build' | 'upgrade'; readonly what: number };

/** What a tile brings. */
export function tileParts(mind: Mind, { verb, what }: Tile): Thumb[] {
  const { s, seat } = mind;
  const g = goals(mind);
  const built = verb === 'build';
  let worth =
    (built
      ? BUILDING_WORTH[BUILDING_NAMES[what] as BuildingName]
      : UPGRADE_WORTH[UPGRADE_NAMES[what] as UpgradeName]) ?? 20;
  if (built && what === TEMPLE && s.home[seat] === 'girsu') worth += 60;
  if (built && what === PORT && (g.voyage > 0 || s.home[seat] === 'susa')) worth += 25;
  // Champions are far away, and each is met only once.
  if (!built && what === ROYAL_ROADS && g.humble > 0) worth += 60;
  return [part('tile', later(s, worth)), part('goal', built ? g.building : g.upgrade)];
}

/** The best tile that could be gained. */
export function bestTile(mind: Mind, what: 'building' | 'upgrade' | 'either'): number {
  const { s, seat } = mind;
  let best = 0;
  if (what !== 'upgrade')
    for (const one of buildable(s, seat)) best = Math.max(best, sum(tileParts(mind, { verb: 'build', what: one })));
  if (what !== 'building')
    for (const one of upgradable(s, seat)) best = Math.max(best, sum(tileParts(mind, { verb: 'upgrade', what: one })));
  return best;
}
