import type { Key, Seat } from '@edubba/kernel';
import type { Role, RoleName } from '../../content/roles.ts';
import { ROLE_NAMES } from '../../content/roles.ts';
import { settleThen } from '../effects/scoring.ts';
import { othersAfter } from '../queries/players.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { builder } from './roles/builder.ts';
import { commander } from './roles/commander.ts';
import { engineer } from './roles/engineer.ts';
import { governor } from './roles/governor.ts';
import { merchant } from './roles/merchant.ts';
import type { RoleParts } from './roles/parts.ts';
import { priest } from './roles/priest.ts';
import { scribe } from './roles/scribe.ts';
import { vizier } from './roles/vizier.ts';

const PARTS: { readonly [role in RoleName]: RoleParts } = {
  priest,
  engineer,
  merchant,
  governor,
  builder,
  vizier,
  commander,
  scribe,
};

const partsOf = (role: Role): RoleParts => PARTS[ROLE_NAMES[role] ?? 'scribe'];

type Playing = { seat: Seat; role: Role; order: Seat[]; at: number };

const follower = (v: Playing): Seat => v.order[v.at] ?? NOBODY;
const ways = (s: State, v: Playing): Key[] => partsOf(v.role).ways(s, follower(v));

/** Locals for {@link playRole}. */
export function playing(s: State, seat: Seat, role: Role): Playing {
  return { seat, role, order: othersAfter(s, seat), at: 0 };
}

/** AKK-3.01 to AKK-3.09 The primary part, then everybody else clockwise may do the secondary part once; passed players too. */
export const playRole = R.proc<Playing>('role.play')({
  primary: (g, v) => {
    // AKK-3.04, AKK-6.08 used, whatever is done with it
    g.s.roleUsed[v.role] = true;
    g.emit({ type: 'role.played', seat: v.seat, rule: 'AKK-3.01', data: { role: ROLE_NAMES[v.role] ?? '' } });
    return g.call(partsOf(v.role).primary, { seat: v.seat }, 'settle');
  },
  // AKK-3.51 carried through before anybody follows
  settle: (g) => settleThen(g, 'others'),
  others: (g, v) => {
    while (v.at < v.order.length && ways(g.s, v).length === 0) v.at++;
    return v.at < v.order.length ? g.goto('follow') : g.end();
  },
  follow: {
    ask: 'role.follow',
    by: (_, v) => follower(v),
    options: (s, v) => [...ways(s, v), 'decline'],
    about: (_, v) => ({ role: ROLE_NAMES[v.role] ?? '', by: v.seat }),
    then: (g, v, answer, key) => {
      const seat = follower(v);
      v.at++;
      if (answer === 'decline') return g.goto('others');
      g.emit({ type: 'role.followed', seat, rule: 'AKK-3.05', data: { role: ROLE_NAMES[v.role] ?? '', way: key } });
      return g.call(partsOf(v.role).secondary, { seat, way: key }, 'settle');
    },
  },
});
