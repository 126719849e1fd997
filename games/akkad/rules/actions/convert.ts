import type { Key, Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { MERCENARY } from '../../content/units.ts';
import { takeControl } from '../effects/control.ts';
import { noteDeed } from '../effects/scoring.ts';
import { putUnits } from '../effects/units.ts';
import { IDS, spaceIn } from '../geography.ts';
import { hitsOf, oddsOf } from '../queries/bones.ts';
import { conversionBones, conversionTargets } from '../queries/conversion.ts';
import { enemyAt } from '../queries/map.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import type { Acting } from './building.ts';

/** Targets this skeleton can deal with: nobody's units stand there. */
const targets = (s: State, seat: Seat, city: Space): [Space, Space][] =>
  conversionTargets(s, seat, city).filter(([, target]) => enemyAt(s, seat, target) < 0);

/**
 * AKK-15.08 to AKK-15.30 CONVERSION of one space; `city` is the one activated for it, or nowhere.
 * Not there yet: displaced units (AKK-15.17), Zealotry (AKK-15.19 to AKK-15.21), cards and Mercy before the roll.
 */
export const convert = R.proc<Acting>('convert')({
  possible: (g, v) => (targets(g.s, v.seat, v.city).length === 0 ? g.end() : g.goto('choose')),
  choose: {
    ask: 'convert.target',
    by: (_, v) => v.seat,
    options: (s, v): Key[] => [
      ...targets(s, v.seat, v.city).map(([from, target]) => `${IDS[from] ?? ''}>${IDS[target] ?? ''}`),
      'none',
    ],
    then: (g, v, key) => {
      if (key === 'none') return g.end();
      const [from = '', target = ''] = key.split('>');
      return g.become(attempt, { seat: v.seat, from: spaceIn(from), target: spaceIn(target) });
    },
  },
});

/** AKK-15.14, AKK-15.16, AKK-15.18, AKK-15.24 One hit is enough; priests stay, nothing is activated. */
const attempt = R.proc<{ seat: Seat; from: Space; target: Space }>('convert.attempt', { closed: true })({
  roll: {
    chance: 'roll.convert',
    outcomes: (s, v) => hitsOf(conversionBones(s, v.seat, v.from)),
    weights: (s, v) => oddsOf(conversionBones(s, v.seat, v.from)),
    then: (g, v, key) => {
      const { s } = g;
      const data = { space: IDS[v.target] ?? '', hits: Number(key) };
      g.emit({ type: 'conversion.rolled', seat: v.seat, rule: 'AKK-15.14', data });
      if (key === '0') return g.end();
      if ((s.control[v.target] ?? NOBODY) !== NOBODY) noteDeed(g, v.seat, 'spread-the-faith');
      const rebels = s.rebels[v.target] ?? 0;
      s.rebels[v.target] = 0;
      putUnits(s, v.seat, v.target, MERCENARY, rebels);
      return g.become(takeControl, { seat: v.seat, space: v.target, rule: 'AKK-15.16' });
    },
  },
});
