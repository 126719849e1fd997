import type { State } from '../rules/state.ts';
import type { Attackers } from './averting.ts';
import { averting, noteAttack } from './averting.ts';
import { NEVER, percent, plus, times } from './chance.ts';
import { ALWAYS } from './chance.ts';
import type { Branch, Course } from './course.ts';
import { certain, follow } from './course.ts';
import { check, effect, end, enemies, event, eventsOf, spread } from './stages.ts';
import { idOf, weightOf, whatOf } from './threats.ts';
import type { Chance, Coming, Forecast, NextEvent, Threat, What } from './types.ts';

export { percent };
export type { Chance, Coming, Forecast, NextEvent, Remedy, Threat, What } from './types.ts';

/** What is coming if nobody acts: this Month's checks and its end, then the next Month up to its effect. */
const STAGES: readonly (readonly [Coming, (course: Course) => void])[] = [
  ['check', check],
  ['end', end],
  ['spread', spread],
  ['event', event],
  ['enemies', enemies],
  ['effect', effect],
];

interface Seen {
  readonly stage: Coming;
  readonly is: What;
  chance: Chance;
}

/**
 * What will happen if nobody acts any more, and how likely each danger is: exact, from what the seat may know (`s` is the
 * board of its view). Every Event it has not seen is equally likely, and every marker in the bag. Nothing in set-up, nor
 * when all is over.
 */
export function forecast(s: State): Forecast | undefined {
  if (s.challenge === '' || s.month === 0 || s.ended !== '') return undefined;
  const seen = new Map<string, Seen>();
  const attackers: Attackers = {};
  let branches: Branch[] = certain(s);
  let courses = 0;
  for (const [stage, run] of STAGES) {
    branches = follow(
      branches.filter((branch) => branch.s.ended === ''),
      run,
      (events, _, chance) => {
        courses++;
        noteAttack(attackers, events);
        // However often it happens on one course: it happens.
        for (const [id, is] of new Map(events.flatMap((told) => named(stage, whatOf(told))))) {
          const known = seen.get(id);
          if (known === undefined) seen.set(id, { stage, is, chance });
          else known.chance = plus(known.chance, chance);
        }
      },
    );
  }
  const threats = [...seen].map(
    ([id, { stage, is, chance }]): Threat => ({
      id,
      stage,
      is,
      chance,
      weight: weightOf(is),
      averts: averting(s, stage, is, attackers),
    }),
  );
  return { month: Math.min(s.months, s.month + 1), threats: threats.sort(byWeight), events: nextEvents(s), courses };
}

const named = (stage: Coming, is: What | undefined): [string, What][] =>
  is === undefined ? [] : [[`${stage}/${idOf(is)}`, is]];

function byWeight(a: Threat, b: Threat): number {
  if (a.weight !== b.weight) return b.weight - a.weight;
  const [left, right] = [a.chance.n * b.chance.of, b.chance.n * a.chance.of];
  return left === right ? (a.id < b.id ? -1 : 1) : left > right ? -1 : 1;
}

function nextEvents(s: State): NextEvent[] {
  if (s.month === s.months) return [];
  const cards = eventsOf(s, s.month + 1);
  return cards.map((id) => ({ id, chance: times(ALWAYS, 1, cards.length) }));
}

/** How likely one threat is; never, where it is not foretold. */
export const chanceOf = (foretold: Forecast, id: string): Chance =>
  foretold.threats.find((threat) => threat.id === id)?.chance ?? NEVER;
