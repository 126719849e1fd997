import type { Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { IDS, NEIGHBOURS } from '../geography.ts';
import { hitsOf, oddsOf } from '../queries/bones.ts';
import {
  conversionBones,
  conversionObjection,
  conversionTargets,
  priestSpaces,
  priestsMay,
} from '../queries/conversion.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { aim } from '../decisions.ts';
import type { Acting } from './acting.ts';
import { conversionCards, faithOf, praying } from './cards/blessing.ts';
import { converted } from './converted.ts';

/** Priests' space and target. */
const pairKey = (from: Space, target: Space): Key => aim.of({ from, target });

const pairs = (s: State, seat: Seat): Key[] =>
  priestSpaces(s, seat).flatMap((from) => (NEIGHBOURS[from] ?? []).map((target) => pairKey(from, target)));

/** AKK-15.10, AKK-15.28 Whatever else stands in the way, the priests' space must be open. */
function pairObjection(s: State, v: Acting, key: Key): Objection | undefined {
  const aimed = aim.read(key);
  if (aimed === undefined) return undefined;
  const { from, target } = aimed;
  if (!priestsMay(s, v.seat, v.city, from))
    return no('AKK-15.10', 'no.convert.closed', { space: { id: `space.${IDS[from] ?? ''}` } });
  return conversionObjection(s, v.seat, target);
}

/** AKK-15.08 to AKK-15.30 CONVERSION of one space; `city` is the one activated for it, or nowhere. */
export const convert = R.proc<Acting>('convert')({
  possible: (g, v) => (conversionTargets(g.s, v.seat, v.city).length === 0 ? g.end() : g.goto('choose')),
  choose: {
    ask: 'convert.target',
    by: (_, v) => v.seat,
    options: (s, v) => [...conversionTargets(s, v.seat, v.city).map(([from, target]) => pairKey(from, target)), 'none'],
    refusals: guarded<State, Acting>((s, v) => pairs(s, v.seat), pairObjection).refusals,
    then: (g, v, answer) => (answer === 'none' ? g.end() : g.become(attempt, { seat: v.seat, ...answer, bones: 0 })),
  },
});

type Attempt = { seat: Seat; from: Space; target: Space; bones: number };

const attempt = R.proc<Attempt>('convert.attempt')({
  cards: (g, v) => g.call(conversionCards, praying(v.seat), 'faith'),
  faith: (g, v) => {
    const { bones, blessed } = faithOf(g.result);
    v.bones = conversionBones(g.s, v.seat, v.from) + bones;
    // M7 success without a roll
    return blessed ? g.become(converted, { seat: v.seat, space: v.target }) : g.become(roll, v);
  },
});

/** AKK-15.14, AKK-15.24, AKK-15.29 All priests of the space take part; one hit is enough, and a failure costs nothing more. */
const roll = R.proc<Attempt>('convert.roll', { closed: true })({
  roll: {
    chance: 'roll.convert',
    outcomes: (_, v) => hitsOf(v.bones),
    weights: (_, v) => oddsOf(v.bones),
    then: (g, v, key) => {
      const data = { space: IDS[v.target] ?? '', hits: Number(key) };
      g.emit({ type: 'conversion.rolled', seat: v.seat, rule: 'AKK-15.14', data });
      return key === '0' ? g.end() : g.become(converted, { seat: v.seat, space: v.target });
    },
  },
});
