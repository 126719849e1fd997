import type { Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { BEATEN, CHAMPION, MERCENARY } from '../../content/units.ts';
import { disband } from '../effects/units.ts';
import { IDS, IS_DANGER } from '../geography.ts';
import { HEALTHY, INJURED, kindIn } from '../keys.ts';
import { hitsOf } from '../queries/bones.ts';
import { worships } from '../queries/players.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

/** A group that has just entered a space: how many of each kind, and how many of them are injured. */
export type Entering = { seat: Seat; space: Space; group: number[]; hurt: number[] };

/** Kinds in the group; of several the injured go first, since they are worth less. */
const present = ({ group, hurt }: Entering): Key[] =>
  group.flatMap((n, kind) => (n === 0 ? [] : [((hurt[kind] ?? 0) > 0 ? INJURED : HEALTHY)[kind] as Key]));

/** AKK-10.04 Why a unit cannot be the one that is lost; nothing, if it can. */
function lossObjection({ group }: Entering, key: Key): Objection | undefined {
  const kind = kindIn(key);
  if (kind === CHAMPION || kind === BEATEN)
    return no('AKK-10.04', 'no.danger.champion', undefined, { id: 'fix.other-unit' });
  if (kind === MERCENARY || (group[MERCENARY] ?? 0) === 0) return undefined;
  const own = group.reduce((sum, n, one) => (one === MERCENARY || one === BEATEN ? sum : sum + n), 0);
  return own > 1 ? undefined : no('AKK-10.04', 'no.last-unit', undefined, { id: 'fix.mercenary' });
}

const losses = (v: Entering): Key[] => present(v).filter((key) => lossObjection(v, key) === undefined);

/** AKK-10.03 to AKK-10.06, AKK-4.13 A group enters dangerous terrain: one bone, and on a hit one of its units is lost. Ends with it: `chariot!`. */
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
    ...guarded<State, Entering>(
      (_, v) => present(v),
      (_, v, key) => lossObjection(v, key),
    ),
    about: (_, v) => ({ space: IDS[v.space] ?? '' }),
    then: (g, v, answer, key) => {
      disband(g, v.seat, v.space, answer.kind, 1, answer.hurt ? 1 : 0, 'AKK-10.03');
      return g.end(key);
    },
  },
});
