import type { Thumb } from '@edubba/bots';
import type { Key } from '@edubba/kernel';
import { BUILDINGS } from '../content/buildings.ts';
import { buildable, upgradable } from '../rules/queries/players.ts';
import { goals } from './goals.ts';
import type { Mind } from './mind.ts';
import { part, sum } from './mind.ts';
import { later } from './worth.ts';

const TILE: { readonly [tile: string]: number } = {
  'build/palace': 135,
  'build/temple': 70,
  'build/port': 75,
  'build/storehouse': 100,
  'upgrade/sheepfold': 55,
  'upgrade/granary': 55,
  'upgrade/royal-roads': 75,
  'upgrade/tax-reform': 60,
  'upgrade/zealotry': 35,
  'upgrade/advanced-docks': 30,
};

/** A building or an upgrade: `build/palace`, `upgrade/granary`. */
export function tileParts(mind: Mind, key: Key): Thumb[] {
  const { s, seat } = mind;
  const g = goals(mind);
  const built = key.startsWith('build/');
  let worth = TILE[key] ?? 20;
  if (key === 'build/temple' && s.home[seat] === 'girsu') worth += 60;
  if (key === 'build/port' && (g.voyage > 0 || s.home[seat] === 'susa')) worth += 25;
  // Champions are far away, and each is met only once.
  if (key === 'upgrade/royal-roads' && g.humble > 0) worth += 60;
  return [part('tile', later(s, worth)), part('goal', built ? g.building : g.upgrade)];
}

/** The best tile that could be gained. */
export function bestTile(mind: Mind, what: 'building' | 'upgrade' | 'either'): number {
  const { s, seat } = mind;
  let best = 0;
  if (what !== 'upgrade')
    for (const one of buildable(s, seat))
      best = Math.max(best, sum(tileParts(mind, `build/${BUILDINGS[one]?.id ?? ''}`)));
  if (what !== 'building')
    for (const one of upgradable(s, seat))
      best = Math.max(best, sum(tileParts(mind, `upgrade/${UPGRADE_KEYS[one] ?? ''}`)));
  return best;
}

const UPGRADE_KEYS = ['sheepfold', 'granary', 'royal-roads', 'tax-reform', 'zealotry', 'advanced-docks'];
