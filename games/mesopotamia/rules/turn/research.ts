import type { Effects, Key, Objection, RuleId, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { ACTIONS, RESEARCH } from '../../content/actions.ts';
import { CLAY, TABLET } from '../../content/goods.ts';
import { TOP_LEVEL } from '../../content/technologies.ts';
import { gain, pay } from '../effects/goods.ts';
import { actionIn, DONE, rest } from '../keys.ts';
import { row } from '../lists.ts';
import { canPay, only } from '../queries/goods.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import type { Acting } from './acting.ts';
import { cardOf } from '../queries/technologies.ts';
import { numberOf } from '../queries/numbers.ts';

const CONVERT: Key = 'convert';

type Researching = Acting & { converted: boolean; discovered: number; closed: boolean };

const MENU: readonly Key[] = [CONVERT, ...ACTIONS.map((name) => `discover/${name}`), DONE];

function objection(s: State, v: Researching, key: Key): Objection | undefined {
  if (key === DONE) return undefined;
  if (key === CONVERT) {
    if (v.converted) return no('MES-15.02', 'no.converted');
    return canPay(s, v.seat, only(CLAY, numberOf(s, 'clay-needed'))) ? undefined : no('MES-15.02', 'no.clay');
  }
  const type = actionIn(rest(key));
  // MES-6.09 one half after the other
  if (v.closed) return no('MES-6.09', 'no.discoveries-over');
  if (v.discovered >= cardOf(s, v.seat, RESEARCH, v.level).second) return no('MES-15.03', 'no.discoveries');
  if ((row(s.tech, v.seat)[type] ?? 1) >= TOP_LEVEL) return no('MES-15.08', 'no.top-level');
  return canPay(s, v.seat, only(TABLET, 1))
    ? undefined
    : no('MES-15.04', 'no.tablet', undefined, { id: 'fix.convert' });
}

/** MES-8.10 The next level of one type. */
export function upgrade(g: Effects<State>, seat: Seat, type: number, rule: RuleId): void {
  const levels = row(g.s.tech, seat);
  levels[type] = (levels[type] ?? 1) + 1;
  g.emit({ type: 'technology.gained', seat, rule, data: { action: ACTIONS[type] ?? '', level: levels[type] } });
}

const researching = R.proc<Researching>('research.halves', {
  copy: ({ seat, level, converted, discovered, closed }) => ({ seat, level, converted, discovered, closed }),
})({
  menu: {
    ask: 'research.next',
    by: (_, v) => v.seat,
    ...guarded<State, Researching>(() => MENU, objection),
    about: (s, v) => ({ left: cardOf(s, v.seat, RESEARCH, v.level).second - v.discovered }),
    then: (g, v, key) => {
      if (key === DONE) return g.end();
      if (key === CONVERT) {
        v.converted = true;
        v.closed = v.discovered > 0;
        pay(g, v.seat, only(CLAY, numberOf(g.s, 'clay-needed')), 'MES-15.02');
        gain(g, v.seat, only(TABLET, cardOf(g.s, v.seat, RESEARCH, v.level).first), 'MES-15.02');
        return g.goto('menu');
      }
      v.discovered++;
      pay(g, v.seat, only(TABLET, 1), 'MES-15.04');
      upgrade(g, v.seat, actionIn(rest(key)), 'MES-15.04');
      return g.goto('menu');
    },
  },
});

/** MES-15 Research: Clay into Tablets, and Discoveries, either half first. */
export const research = R.proc<Acting>('research')({
  begin: (g, v) => g.become(researching, { ...v, converted: false, discovered: 0, closed: false }),
});
