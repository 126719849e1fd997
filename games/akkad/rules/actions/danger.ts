import type { Key, Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { CHAMPION, kindOf, MERCENARY, UNITS } from '../../content/units.ts';
import { disband, hurtAmong } from '../effects/units.ts';
import { IDS, IS_DANGER } from '../geography.ts';
import { hitsOf } from '../queries/bones.ts';
import { unitsAt } from '../queries/map.ts';
import { worships } from '../queries/players.ts';
import { R } from '../rules.ts';

/** A group that has just entered a space; `group`: how many of each kind. */
export type Entering = { seat: Seat; space: Space; group: number[] };

/** AKK-10.04 Kinds that may be lost: no champion, and not the last own unit beside mercenaries. */
function losses({ group }: Entering): Key[] {
  const own = group.reduce((sum, n, kind) => (kind === MERCENARY ? sum : sum + n), 0);
  return group.flatMap((n, kind) => {
    if (n === 0 || kind === CHAMPION) return [];
    return kind !== MERCENARY && own === 1 && (group[MERCENARY] ?? 0) > 0 ? [] : [UNITS[kind] as Key];
  });
}

/** AKK-10.03 to AKK-10.06, AKK-4.13 A group enters dangerous terrain: one bone, and on a hit one of its units is lost. */
export const danger = R.proc<Entering>('danger')({
  needed: (g, v) => (IS_DANGER[v.space] !== true || worships(g.s, v.seat, 'shamash') ? g.end() : g.goto('roll')),
  roll: {
    chance: 'roll.danger',
    outcomes: () => hitsOf(1),
    then: (g, v, key) => {
      g.emit({
        type: 'danger.rolled',
        seat: v.seat,
        rule: 'AKK-10.03',
        data: { space: IDS[v.space] ?? '', hits: Number(key) },
      });
      return key === '0' || losses(v).length === 0 ? g.end() : g.goto('lose');
    },
  },
  lose: {
    ask: 'danger.loss',
    by: (_, v) => v.seat,
    options: (_, v) => losses(v),
    about: (_, v) => ({ space: IDS[v.space] ?? '' }),
    then: (g, v, key) => {
      const kind = kindOf(key);
      const all = unitsAt(g.s, v.seat, v.space, kind);
      disband(g, v.seat, v.space, kind, 1, Math.min(1, hurtAmong(g.s, v.seat, v.space, kind, all)), 'AKK-10.03');
      return g.end(key);
    },
  },
});
