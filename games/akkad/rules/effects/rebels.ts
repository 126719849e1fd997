import type { Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { combat } from '../combat/combat.ts';
import { championsLeave } from '../combat/capture.ts';
import { escape } from '../combat/escape.ts';
import { IDS } from '../geography.ts';
import { beatenAt, canAttack, helpless } from '../queries/combat.ts';
import { figuresAt } from '../queries/map.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { NOBODY, REBELS } from '../state.ts';
import { loseControl } from './control.ts';
import { settleLast } from './scoring.ts';
import { disbandAll } from './units.ts';

const occupant = (s: State, space: Space): Seat => s.figures.findIndex((_, seat) => figuresAt(s, seat, space) > 0);

/** AKK-5.06, AKK-5.07, AKK-5.14 Rebels come to a space: they fight whoever is there, or end its control. */
export const rebelsArrive = R.proc<{ space: Space; n: number }>('rebels.arrive')({
  come: (g, v) => {
    const { s } = g;
    s.rebels[v.space] = (s.rebels[v.space] ?? 0) + v.n;
    g.emit({ type: 'rebels.placed', rule: 'AKK-5.06', data: { space: IDS[v.space] ?? '', n: v.n } });
    const seat = occupant(s, v.space);
    if (seat === NOBODY) return g.goto('hold');
    if (helpless(s, seat, v.space)) return g.goto('helpless');
    if (canAttack(s, seat, v.space)) return g.goto('fight');
    return g.call(escape, { seat, space: v.space }, 'escaped');
  },
  escaped: (g) => g.goto(g.result === 'escaped' ? 'helpless' : 'fight'),
  // AKK-5.14, AKK-11.72 mercenaries disperse, a beaten champion is off the board
  helpless: (g, v) => {
    const seat = occupant(g.s, v.space);
    if (seat === NOBODY) return g.goto('hold');
    championsLeave(g, seat, v.space, beatenAt(g.s, seat, v.space), REBELS);
    disbandAll(g, seat, v.space, 'AKK-5.14');
    return g.goto('hold');
  },
  fight: (g, v) =>
    g.call(
      combat,
      { space: v.space, attacker: REBELS, defender: occupant(g.s, v.space), monster: -1, cause: 'event' },
      'fought',
    ),
  fought: (g) => (g.result === 'attacker' ? g.goto('hold') : settleLast(g)),
  hold: (g, v) => {
    loseControl(g, v.space, 'AKK-5.07');
    return g.end();
  },
});
