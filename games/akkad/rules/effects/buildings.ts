import type { Key, RuleId, Seat } from '@edubba/kernel';
import type { Building, Upgrade } from '../../content/buildings.ts';
import { BUILDING_NAMES, UPGRADE_NAMES } from '../../content/buildings.ts';
import { BUILD_KEYS, UPGRADE_KEYS } from '../keys.ts';
import { buildable, upgradable } from '../queries/players.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import { settleThen } from './scoring.ts';

/** AKK-13.04 A building is built; nothing ever removes it (AKK-13.06). */
export function build(g: G, seat: Seat, building: Building, rule: RuleId): void {
  const mine = g.s.built[seat];
  if (mine !== undefined) mine[building] = true;
  g.emit({ type: 'building.built', seat, rule, data: { building: BUILDING_NAMES[building] ?? '' } });
}

export function upgrade(g: G, seat: Seat, tile: Upgrade, rule: RuleId): void {
  const mine = g.s.upgraded[seat];
  if (mine !== undefined) mine[tile] = true;
  g.emit({ type: 'upgrade.gained', seat, rule, data: { upgrade: UPGRADE_NAMES[tile] ?? '' } });
}

type Gaining = { seat: Seat; what: 'building' | 'upgrade' | 'either'; skip: boolean; rule: RuleId };

function tiles(s: G['s'], { seat, what }: Gaining): Key[] {
  const buildings = what === 'upgrade' ? [] : buildable(s, seat).map((tile) => BUILD_KEYS[tile] as Key);
  const upgrades = what === 'building' ? [] : upgradable(s, seat).map((tile) => UPGRADE_KEYS[tile] as Key);
  return [...buildings, ...upgrades];
}

/** Gains a building or an upgrade of one's choice, free; ends with the key, or with nothing where none is possible or it was skipped. */
export const gainTile = R.proc<Gaining>('building.gain')({
  possible: (g, v) => (tiles(g.s, v).length === 0 ? g.end() : g.goto('choose')),
  choose: {
    ask: 'building.gain',
    by: (_, v) => v.seat,
    options: (s, v) => (v.skip ? [...tiles(s, v), 'skip'] : tiles(s, v)),
    then: (g, v, answer) => {
      if (answer === 'skip') return g.end();
      if (answer.verb === 'build') build(g, v.seat, answer.what, v.rule);
      else upgrade(g, v.seat, answer.what, v.rule);
      // AKK-18.34 Assur's mission may be complete
      return settleThen(g, 'gained');
    },
  },
  gained: (g) => g.end('gained'),
});
