import connectFour from '@edubba/connect-four';
import type { BaseState, Key, Machine } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { market } from '../clone/market.ts';
import { grouped, inTurns, median, round } from '../measure.ts';
import type { Effort, Finding, Row, Subject } from '../subject.ts';

const SIZES = {
  full: { clones: 200_000, rounds: 7 },
  tiny: { clones: 100, rounds: 2 },
} as const;

interface Compared {
  readonly ratio: number;
  readonly clonesPerSecond: number;
  readonly structuredClonesPerSecond: number;
  readonly bytes: number;
}

function measure(effort: Effort, say: (text: string) => void): Finding {
  const small = compare('connect four', connectFourMachine(), effort, say);
  const large = compare('a larger position', market(), effort, say);
  const lines = [
    lineOf('clones per second, connect four', small),
    lineOf('clones per second, three frames and 80 items', large),
  ];
  // The promise is about every position: the worse one counts.
  return {
    figures: { ratio: Math.min(small.ratio, large.ratio), connectFour: { ...small }, nested: { ...large } },
    lines,
  };
}

/** Some twenty discs on the board. */
function connectFourMachine(): Machine<BaseState> {
  const random = new Xoshiro('clone');
  const table = Table.open(connectFour.game, { seats: 2, events: false });
  for (let i = 0; i < 20 && !table.over; i++) {
    const options = table.options(table.toMove);
    table.play(table.toMove, options[random.below(options.length)] as Key);
  }
  return table.machine as unknown as Machine<BaseState>;
}

function compare(what: string, machine: Machine<BaseState>, effort: Effort, say: (text: string) => void): Compared {
  const { clones, rounds } = SIZES[effort];
  const { pos } = machine;
  const bytes = JSON.stringify(pos).length;
  if (JSON.stringify(machine.clone().pos) !== JSON.stringify(structuredClone(pos)))
    throw new Error(`the copies of ${what} differ`);
  // The copies are looked at, so that no engine can leave them out.
  let seen = 0;
  const ours = (): number => {
    for (let i = 0; i < clones; i++) seen += machine.clone().pos.seq;
    return clones;
  };
  const few = Math.ceil(clones / 20);
  const theirs = (): number => {
    for (let i = 0; i < few; i++) seen += structuredClone(pos).seq;
    return few;
  };
  say(`${what}: warming up`);
  ours();
  theirs();
  say(`${what}: ${rounds} rounds`);
  const [our = 0, their = 1] = inTurns([ours, theirs], rounds).map(median);
  if (seen < 0) throw new Error('positions count from 0');
  return {
    ratio: round(our / their),
    clonesPerSecond: Math.round(our),
    structuredClonesPerSecond: Math.round(their),
    bytes,
  };
}

function lineOf(what: string, { clonesPerSecond, structuredClonesPerSecond, ratio }: Compared): Row {
  return { what, ours: grouped(clonesPerSecond), theirs: grouped(structuredClonesPerSecond), ratio };
}

export const subject: Subject = {
  name: 'clone',
  title: 'Copies of a position: machine.clone() against structuredClone',
  measure,
};
