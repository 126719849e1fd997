import type { Key, Proc, Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { MERCENARY } from '../../content/units.ts';
import { takeControl } from '../effects/control.ts';
import { marchAll, putUnits, takeUnits } from '../effects/units.ts';
import { CITIES, DISTANCE, IDS, spaceIn } from '../geography.ts';
import { canAttack, onlyMercenaries } from '../queries/combat.ts';
import { enemyAt, figuresAt, nearest, unitsAt } from '../queries/map.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { Cause, State } from '../state.ts';
import { NOBODY, REBELS } from '../state.ts';
import { combat } from './combat.ts';

/** AKK-12.15, AKK-12.16 Where units without attack may escape to: the nearest cities of their owner. */
export const escapes = (s: State, seat: Seat, space: Space): Space[] =>
  nearest(s, seat, space, CITIES, DISTANCE[space] ?? []);

/** AKK-12.15 Units without attack may leave before a combat. Ends with `escaped` or nothing. */
export const escape = R.proc<{ seat: Seat; space: Space }>('escape')({
  where: (g, v) => (escapes(g.s, v.seat, v.space).length === 0 ? g.end() : g.goto('choose')),
  choose: {
    ask: 'escape.choose',
    by: (_, v) => v.seat,
    options: (s, v) => [...escapes(s, v.seat, v.space).map((space) => IDS[space] as Key), 'stand'],
    about: (_, v) => ({ space: IDS[v.space] ?? '' }),
    then: (g, v, key) => {
      if (key === 'stand') return g.end();
      marchAll(g.s, v.seat, v.space, spaceIn(key));
      g.emit({ type: 'units.escaped', seat: v.seat, rule: 'AKK-12.15', data: { from: IDS[v.space] ?? '', to: key } });
      return g.end('escaped');
    },
  },
});

/** AKK-12.13 Half of lone mercenaries, at least one, join whoever comes; the rest disperse. */
export function turnMercenaries(g: G, seat: Seat, owner: Seat, space: Space): void {
  const n = unitsAt(g.s, owner, space, MERCENARY);
  takeUnits(g.s, owner, space, MERCENARY, n);
  const joining = Math.max(1, n >> 1);
  putUnits(g.s, seat, space, MERCENARY, joining);
  g.emit({ type: 'mercenaries.turned', seat, rule: 'AKK-12.13', data: { n: joining, owner } });
}

type Arriving = { seat: Seat; space: Space; cause: Cause };

/**
 * Units of a player have come to a space, by whatever way: lone mercenaries turn (AKK-12.13), units without attack may escape
 * (AKK-12.15), enemies are fought (AKK-8.12), and if the space is the player's in the end, control follows (AKK-8.11, AKK-8.13).
 * Ends with the result of the combat, if there was one.
 */
export const arrive: Proc<State, Arriving> = R.proc<Arriving>('arrive')({
  look: (g, v) => {
    const enemy = enemyAt(g.s, v.seat, v.space);
    if (enemy === NOBODY) return g.goto('hold');
    if (enemy === REBELS) return g.goto('fight');
    if (onlyMercenaries(g.s, enemy, v.space)) {
      turnMercenaries(g, v.seat, enemy, v.space);
      return g.goto('hold');
    }
    if (canAttack(g.s, enemy, v.space)) return g.goto('fight');
    return g.call(escape, { seat: enemy, space: v.space }, 'escaped');
  },
  escaped: (g) => g.goto(g.result === 'escaped' ? 'hold' : 'fight'),
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
    if (g.result !== 'attacker') return g.end(g.result);
    return g.call(takeControl, { seat: v.seat, space: v.space, rule: 'AKK-11.65' }, 'won');
  },
  won: (g) => g.end('attacker'),
  // AKK-8.11 nobody is in the way
  hold: (g, v) =>
    figuresAt(g.s, v.seat, v.space) === 0
      ? g.end()
      : g.become(takeControl, { seat: v.seat, space: v.space, rule: 'AKK-8.11' }),
});
