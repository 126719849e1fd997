import type { Key, Seat } from '@edubba/kernel';
import { option } from '@edubba/kernel';
import { GOD_NAMES } from '../../content/gods.ts';
import { GRAIN, SHEEP, SILVER } from '../../content/goods.ts';
import { ROLE_NAMES } from '../../content/roles.ts';
import { gainGoods } from '../effects/goods.ts';
import { fromCrown, rolesEach } from '../queries/players.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import { NOBODY } from '../state.ts';

type Picking = { order: Seat[]; at: number };

const who = (v: Picking): Seat => v.order[v.at] ?? NOBODY;

/** AKK-2.03 to AKK-2.05 Clockwise from the Crown, twice with 3 or 4 players. */
const pickRoles = R.proc<Picking>('select.roles')({
  next: (g, v) => (v.at < v.order.length ? g.goto('pick') : g.end()),
  pick: {
    ask: 'select.role',
    by: (_, v) => who(v),
    options: (s): Key[] => ROLE_NAMES.filter((_, role) => s.roleOf[role] === NOBODY),
    then: (g, v, _answer, key) => {
      const role = ROLE_NAMES.findIndex((name) => name === key);
      const seat = who(v);
      v.at++;
      g.s.roleOf[role] = seat;
      g.emit({ type: 'role.picked', seat, rule: 'AKK-2.03', data: { role: key } });
      // AKK-2.10
      gainGoods(g, seat, SILVER, g.s.roleSilver[role] ?? 0, 'AKK-2.10');
      g.s.roleSilver[role] = 0;
      return g.goto('next');
    },
  },
});

/** AKK-2.06, AKK-2.07 Counter-clockwise, the Crown holder last. */
const pickGods = R.proc<Picking>('select.gods')({
  next: (g, v) => (v.at < v.order.length ? g.goto('pick') : g.end()),
  pick: {
    ask: 'select.god',
    by: (_, v) => who(v),
    options: (s): Key[] => GOD_NAMES.filter((_, god) => s.godOf[god] === NOBODY),
    then: (g, v, _answer, key) => {
      const god = GOD_NAMES.findIndex((name) => name === key);
      const seat = who(v);
      v.at++;
      g.s.godOf[god] = seat;
      g.emit({ type: 'god.picked', seat, rule: 'AKK-2.06', data: { god: key } });
      const staples = g.s.godStaples[god] ?? 0;
      gainGoods(g, seat, GRAIN, staples, 'AKK-2.10');
      gainGoods(g, seat, SHEEP, staples, 'AKK-2.10');
      g.s.godStaples[god] = 0;
      return g.goto('next');
    },
  },
});

/** AKK-2.11 to AKK-2.13 What nobody took becomes dearer; the table may let it lie at one (AKK-A.23). */
function sweeten(g: G): void {
  const { s } = g;
  const more = (n: number): number => (option(s, 'unchosen') === 'accumulate' ? n + 1 : 1);
  s.roleSilver = s.roleSilver.map((n, role) => (s.roleOf[role] === NOBODY ? more(n) : 0));
  s.godStaples = s.godStaples.map((n, god) => (s.godOf[god] === NOBODY ? more(n) : 0));
}

/** AKK-2.03 to AKK-2.14 Roles clockwise, then gods counter-clockwise. */
export const selection = R.proc<null>('selection')({
  roles: (g) => {
    const once = fromCrown(g.s);
    const order = Array<Seat[]>(rolesEach(g.s)).fill(once).flat();
    return g.call(pickRoles, { order, at: 0 }, 'gods');
  },
  gods: (g) => g.call(pickGods, { order: fromCrown(g.s).toReversed(), at: 0 }, 'left'),
  left: (g) => {
    sweeten(g);
    return g.end();
  },
});
