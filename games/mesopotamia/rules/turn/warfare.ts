import type { Key, Objection } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { WARFARE } from '../../content/actions.ts';
import { KNUCKLEBONE, WOOD } from '../../content/goods.ts';
import { KINDS } from '../../content/units.ts';
import { gain, pay } from '../effects/goods.ts';
import { placeUnit } from '../effects/pieces.ts';
import { areaIn, areaKey, DONE, kindIn, split } from '../keys.ts';
import { canPay, only } from '../queries/goods.ts';
import { hasRoom, settledAreas, spare } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import type { Acting } from './acting.ts';
import { cardOf } from './acting.ts';

const BONES: Key = 'knucklebones';

type Warring = Acting & { took: boolean; created: number; closed: boolean };

/** MES-18.05 */
const places = (s: State, { seat }: Acting): number[] => [s.home[seat] ?? 0, ...settledAreas(s, seat)];

function objection(s: State, v: Warring, key: Key): Objection | undefined {
  if (key === DONE) return undefined;
  if (key === BONES) return v.took ? no('MES-18.02', 'no.bones-taken') : undefined;
  const kind = kindIn(split(key)[1] ?? '');
  if (v.closed) return no('MES-6.09', 'no.units-over');
  if (v.created >= cardOf(s, v.seat, WARFARE, v.level).second) return no('MES-18.07', 'no.units-created');
  if (kind >= v.level)
    return no('MES-18.04', 'no.unit-level', { kind: { id: `kind.${KINDS[kind]}` }, level: kind + 1 });
  if (spare(s, v.seat, kind) < 0) return no('MES-18.06', 'no.miniature');
  if (!hasRoom(s, v.seat)) return no('MES-28.13', 'no.unit-limit', undefined, { id: 'fix.population' });
  return canPay(s, v.seat, only(WOOD, 1)) ? undefined : no('MES-18.03', 'no.wood');
}

const warring = R.proc<Warring>('warfare.halves')({
  menu: {
    ask: 'warfare.next',
    by: (_, v) => v.seat,
    ...guarded<State, Warring>(
      (s, v) => [
        BONES,
        ...places(s, v).flatMap((area) => KINDS.map((kind) => `create/${kind}/${areaKey(area)}`)),
        DONE,
      ],
      objection,
    ),
    then: (g, v, key) => {
      if (key === DONE) return g.end();
      if (key === BONES) {
        v.took = true;
        v.closed = v.created > 0;
        gain(g, v.seat, only(KNUCKLEBONE, cardOf(g.s, v.seat, WARFARE, v.level).first), 'MES-18.02');
        return g.goto('menu');
      }
      const [, kind = '', area = ''] = split(key);
      v.created++;
      pay(g, v.seat, only(WOOD, 1), 'MES-18.03');
      // MES-18.08 it did not move: no Event is revealed
      placeUnit(g, v.seat, kindIn(kind), areaIn(area), 'MES-18.05');
      return g.goto('menu');
    },
  },
});

/** MES-18 Warfare: Knucklebones, and a Unit, either half first. */
export const warfare = R.proc<Acting>('warfare')({
  begin: (g, v) => g.become(warring, { ...v, took: false, created: 0, closed: false }),
});
