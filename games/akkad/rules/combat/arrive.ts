import type { Proc, Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { MERCENARY } from '../../content/units.ts';
import { takeControl } from '../effects/control.ts';
import { settleThen } from '../effects/scoring.ts';
import { putUnits, takeUnits } from '../effects/units.ts';
import { beatenAt, canAttack } from '../queries/combat.ts';
import { enemyAt, ownUnits, unitsAt } from '../queries/map.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { Cause, State } from '../state.ts';
import { NOBODY, REBELS } from '../state.ts';
import { captureChampions, capturing } from './capture.ts';
import type { Result } from './combat.ts';
import { combat } from './combat.ts';
import { escape } from './escape.ts';

/** AKK-12.13, AKK-A.12 Half of lone mercenaries, at least one, join whoever comes; the rest disperse. */
function turnMercenaries(g: G, seat: Seat, owner: Seat, space: Space): void {
  const n = unitsAt(g.s, owner, space, MERCENARY);
  if (n === 0) return;
  takeUnits(g.s, owner, space, MERCENARY, n);
  const joining = Math.max(1, n >> 1);
  putUnits(g.s, seat, space, MERCENARY, joining);
  g.emit({ type: 'mercenaries.turned', seat, rule: 'AKK-12.13', data: { n: joining, owner } });
}

type Arriving = { seat: Seat; space: Space; cause: Cause; result?: Result };

/**
 * Units of a player have come to a space, by whatever way: units without attack may escape (AKK-12.15), enemies are fought
 * (AKK-8.12), beaten champions and lone mercenaries fall to whoever comes (AKK-11.68, AKK-12.13), and if the space is the player's
 * in the end, control follows (AKK-8.11, AKK-8.13). Ends with the result of the combat, if there was one.
 */
export const arrive: Proc<State, Arriving> = R.proc<Arriving>('arrive')({
  look: (g, v) => {
    const enemy = enemyAt(g.s, v.seat, v.space);
    if (enemy === NOBODY) return g.goto('hold');
    if (enemy === REBELS || canAttack(g.s, enemy, v.space)) return g.goto('fight');
    if (ownUnits(g.s, enemy, v.space) === 0) return g.goto('helpless');
    return g.call(escape, { seat: enemy, space: v.space }, 'escaped');
  },
  escaped: (g) => g.goto(g.result === 'escaped' ? 'helpless' : 'fight'),
  // AKK-11.68 no other own unit is present
  helpless: (g, v) => {
    const enemy = enemyAt(g.s, v.seat, v.space);
    if (enemy < 0) return g.goto('hold');
    const n = beatenAt(g.s, enemy, v.space);
    return g.call(captureChampions, capturing(v.seat, enemy, v.space, n), 'turn');
  },
  turn: (g, v) => {
    const enemy = enemyAt(g.s, v.seat, v.space);
    if (enemy >= 0) turnMercenaries(g, v.seat, enemy, v.space);
    return g.goto('hold');
  },
  fight: (g, v) =>
    g.call(
      combat,
      {
        space: v.space,
        attacker: v.seat,
        defender: enemyAt(g.s, v.seat, v.space),
        monster: -1,
        cause: v.cause,
      },
      'fought',
    ),
  fought: (g, v) => {
    v.result = g.result === 'attacker' || g.result === 'defender' ? g.result : 'mutual';
    // AKK-18.30 whoever has done a deed may score it
    if (v.result !== 'attacker') return settleThen(g, 'over');
    return g.call(takeControl, { seat: v.seat, space: v.space, rule: 'AKK-11.65' }, 'over');
  },
  over: (g, v) => g.end(v.result ?? null),
  // AKK-8.11 nobody is in the way
  hold: (g, v) => g.become(takeControl, { seat: v.seat, space: v.space, rule: 'AKK-8.11' }),
});
