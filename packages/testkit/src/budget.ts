import { performance } from 'node:perf_hooks';
import { clonesPerSecond } from '@edubba/bots';
import type { BaseState } from '@edubba/kernel';
import { Machine } from '@edubba/kernel';
import type { Finding } from './finding.ts';
import { Findings } from './finding.ts';
import type { Subject } from './subject.ts';
import { gameOf } from './subject.ts';
import type { Walking } from './walk.ts';
import { chooseAnswer, dealGames, walkGames } from './walk.ts';

/** How fast a game's rules are on this machine. */
export interface BudgetReport {
  readonly decisions: number;
  /** Options listed, one chosen, answered. */
  readonly decisionsPerSecond: number;
  readonly clonesPerSecond: number;
  /** 99 of 100 option lists took no longer than this, in microseconds; by kind and over all. */
  readonly options99: number;
  readonly options99ByKind: ReadonlyMap<string, number>;
}

/** What a game must keep to; only what is named is asserted. */
export interface Budget {
  readonly decisionsPerSecond?: number;
  readonly clonesPerSecond?: number;
  /** Microseconds. */
  readonly options99?: number;
}

/** Measures random games: first played as fast as they go, then again with a clock on every list of options. */
export function measureBudget<S extends BaseState>(subject: Subject<S>, walking: Walking = {}): BudgetReport {
  const game = gameOf(subject);
  const positions: Machine<S>[] = [];
  let decisions = 0;
  const begun = performance.now();
  dealGames('budget', game, walking, ({ info, random, maxAnswers }) => {
    const machine = Machine.start(game, info);
    for (let n = 0; n < maxAnswers && !machine.over; n++) {
      const answer = chooseAnswer(machine, random);
      if (answer === undefined) return;
      machine.answer(answer.seat, answer.key);
      decisions++;
    }
  });
  const seconds = (performance.now() - begun) / 1000;
  const took = new Map<string, number[]>();
  walkGames('budget', game, walking, {
    before: ({ machine, random }) => {
      // A copy has not yet listed anything, so its list is made anew.
      const copy = machine.clone();
      for (const seat of copy.asked()) {
        const from = performance.now();
        copy.options(seat);
        const micros = (performance.now() - from) * 1000;
        took.set(copy.kind, [...(took.get(copy.kind) ?? []), micros].slice(-SAMPLES));
      }
      if (random.below(8) === 0 && positions.length < SAMPLES) positions.push(copy);
    },
  });
  return {
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    clonesPerSecond: clonesPerSecond(positions, () => performance.now()),
    options99: percentile99([...took.values()].flat()),
    options99ByKind: new Map([...took].map(([kind, list]) => [kind, percentile99(list)])),
  };
}

const SAMPLES = 2_000;

function percentile99(list: number[]): number {
  return Math.round(list.sort((a, b) => a - b)[Math.floor(list.length * 0.99)] ?? 0);
}

/** What does not keep to the budget. Without a budget nothing is asserted: how fast a machine is, is no rule. */
export function checkBudget<S extends BaseState>(
  subject: Subject<S>,
  budget: Budget,
  walking: Walking = {},
): readonly Finding[] {
  const report = measureBudget(subject, walking);
  const findings = new Findings('budget');
  const atLeast = (name: 'decisionsPerSecond' | 'clonesPerSecond'): void => {
    const wanted = budget[name];
    if (wanted !== undefined && report[name] < wanted)
      findings.add(`${name} is ${report[name]}, less than ${wanted}`, '');
  };
  atLeast('decisionsPerSecond');
  atLeast('clonesPerSecond');
  if (budget.options99 !== undefined && report.options99 > budget.options99) {
    const [slowest] = [...report.options99ByKind].sort((a, b) => b[1] - a[1]);
    findings.add(
      `options99 is ${report.options99} µs, more than ${budget.options99}; slowest is ${slowest?.[0] ?? 'none'}`,
      '',
    );
  }
  return findings.list;
}
