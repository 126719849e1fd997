import type { Key, Machine, Observation, Seat } from '@edubba/kernel';
import { CHANCE, Xoshiro } from '@edubba/kernel';
import { TOKENS } from '../content/things.ts';
import type { State } from '../rules/index.ts';
import { remembered } from './remembered.ts';
import type { Worth } from './worth.ts';
import { FEATURES, total, worth } from './worth.ts';

/** Positions that are looked at for one answer, and answers that are followed one way. */
const POSITIONS = 120;
const DEPTH = 6;
/** So many ends, the best at first sight, are thought on to the action that could follow; the positions for each of those. */
const FURTHER_ENDS = 24;
const FURTHER_POSITIONS = 10;
const FURTHER = /^(?:special|move|attack|card|barter|pick-up|amphora)/;

/** Worse than any position: whoever goes there only comes back. */
const NOWHERE = -1_000_000;

/** Questions that are parts of one action: they are followed to its end before the position is judged. */
const PARTS = new Set([
  'move',
  'army',
  'army.from',
  'attack.target',
  'attack.army',
  'strike',
  'treaty',
  'special.discard',
  'free.card',
  'mission',
  'escort',
  'consent',
  'amphora',
  'market',
  'trade',
  'provision',
  'pay.good',
  'goods.any',
  'exchange',
]);

/** What leans towards an answer besides what it leads to. */
export type Leaning = readonly [feature: string, amount: number];

/** What an answer leads to. */
export interface Prospect {
  readonly worth: Worth;
  readonly total: number;
}
interface Reached extends Prospect {
  readonly machine: Machine<State>;
}

const prospectOf = remembered((s): Prospect => {
  const value = worth(s);
  return { worth: value, total: total(value) };
});

function prospect(machine: Machine<State>): Reached {
  const { worth: value, total: sum } = prospectOf(machine.pos.s);
  return { worth: value, total: sum, machine };
}

function ending(machine: Machine<State>, ends: Reached[] | undefined): Reached {
  const reached = prospect(machine);
  ends?.push(reached);
  return reached;
}

/** The best that can be reached from here within what is begun, by looking at so many positions at most: every answer gets its share of them. */
function follow(machine: Machine<State>, positions: number, depth: number, ends?: Reached[]): Reached {
  if (machine.over || machine.toMove === CHANCE || depth === 0 || positions <= 0 || !PARTS.has(machine.kind))
    return ending(machine, ends);
  const seat = machine.asked()[0] ?? 0;
  const all = machine.options(seat);
  if (isDeadEnd(machine.kind, all)) return { ...prospect(machine), total: NOWHERE };
  // The second Army is a question of its own: it is thought about when it comes.
  if (machine.kind === 'army.from' && all.includes('done')) return ending(machine, ends);
  const options = thinned(sensible(machine, all), Math.max(2, positions));
  const share = Math.max(1, Math.floor(positions / options.length)) - 1;
  let best: Reached | undefined;
  for (const key of options) {
    const after = machine.clone();
    after.answer(seat, key);
    const found = follow(after, share, depth - 1, ends);
    if (best === undefined || found.total > best.total) best = found;
  }
  return best ?? prospect(machine);
}

/** What the turn could still bring from where an action has led: that, or the best of the actions that follow. */
function further(reached: Reached): Reached {
  const { machine } = reached;
  if (machine.over || machine.kind !== 'turn.act' || machine.pos.s.actions === 0) return reached;
  const { seat } = machine.pos.s;
  let best = reached;
  for (const key of machine.options(seat)) {
    if (!FURTHER.test(key)) continue;
    const after = machine.clone();
    after.answer(seat, key);
    const found = follow(after, FURTHER_POSITIONS, DEPTH);
    if (found.total > best.total) best = found;
  }
  return best;
}

/** What was taken up cannot go anywhere, and can only be put down again: whoever did that would do it for ever. */
const isDeadEnd = (kind: string, options: readonly Key[]): boolean =>
  (kind === 'move' || kind === 'army') &&
  options.some((key) => key.startsWith('drop/')) &&
  options.every((key) => key.startsWith('drop/') || key.startsWith('take/'));

/** Nobody puts down what was just taken up, and what is taken up together is taken up in one order. */
function sensible(machine: Machine<State>, options: readonly Key[]): readonly Key[] {
  if (machine.kind !== 'move' && machine.kind !== 'army') return options;
  const highest = machine.pos.s.carried.findLastIndex((n) => n > 0);
  const onward = options.filter(
    (key) => !key.startsWith('drop/') && !(key.startsWith('take/') && TOKENS.indexOf(key.slice(5) as never) < highest),
  );
  return onward.length > 0 ? onward : options;
}

/** So many of a long list, evenly spread. */
function thinned(options: readonly Key[], most: number): readonly Key[] {
  if (options.length <= most) return options;
  const step = options.length / most;
  return Array.from({ length: most }, (_, i) => options[Math.floor(i * step)] as Key);
}

/** What a seat thinks of its question: looked at once for each answer. */
export class Outlook {
  readonly observation: Observation<State>;
  readonly seat: Seat;
  readonly now: Worth;
  readonly #machine: Machine<State>;
  readonly #found = new Map<Key, Prospect>();

  constructor(observation: Observation<State>) {
    this.observation = observation;
    this.seat = observation.seat;
    // The unknown is drawn anew, always alike in the same position: so that one answer is not lucky where another is not.
    this.#machine = observation.sample(new Xoshiro(`outlook/${observation.view.seq}`));
    this.#machine.listen(null);
    this.now = prospectOf(this.#machine.pos.s).worth;
  }

  /** Where an answer leads; a proposal is thought through as if the table agreed. */
  after(key: Key): Prospect {
    if (this.#found.size === 0 && this.observation.kind === 'turn.act') this.#lookFurther();
    let found = this.#found.get(key);
    if (found === undefined) {
      found = this.#try(key);
      this.#found.set(key, found);
    }
    return found;
  }

  /** Thinks the best answers of a turn on, so that a way of two actions is seen. */
  #lookFurther(): void {
    const all: (readonly [Key, Reached])[] = [];
    for (const key of this.options) {
      if (key === 'end') continue;
      const ends: Reached[] = [];
      this.#found.set(key, this.#try(key, ends));
      for (const reached of ends) all.push([key, reached]);
    }
    // Those with the same worth stay as they were: every engine sorts alike.
    for (const [key, reached] of all.toSorted(([, a], [, b]) => b.total - a.total).slice(0, FURTHER_ENDS)) {
      const found = further(reached);
      if (found.total > (this.#found.get(key)?.total ?? 0)) this.#found.set(key, found);
    }
  }

  #try(key: Key, ends?: Reached[]): Reached {
    // A card of a hand that is not shown may lie elsewhere in what was drawn anew: nothing is known of what it does.
    if (!this.#machine.options(this.seat).includes(key)) return prospect(this.#machine);
    const machine = this.#machine.clone();
    machine.answer(this.seat, key);
    if (key.startsWith('propose:')) agree(machine, key.slice('propose:'.length));
    return follow(machine, POSITIONS, DEPTH, ends);
  }

  /** Does this answer lead nowhere but back? */
  isVain(key: Key): boolean {
    return PARTS.has(this.observation.kind) && this.after(key).total === NOWHERE;
  }

  /** Answers that are worth thinking about. */
  get options(): readonly Key[] {
    return sensible(this.#machine, this.observation.options);
  }
}

/** Everybody wants the same. */
function agree(machine: Machine<State>, wanted: Key): void {
  const { kind } = machine;
  for (let n = 0; n < machine.pos.s.table.seats && !machine.over && machine.kind === kind; n++) {
    const [seat] = machine.asked();
    if (seat === undefined) return;
    const key = machine.options(seat).find((one) => one === `confirm:${wanted}` || one === `propose:${wanted}`);
    if (key === undefined) return;
    machine.answer(seat, key);
  }
}

/** What changes, by what for. */
export const changes = (outlook: Outlook, key: Key): [feature: string, amount: number][] => {
  const after = outlook.after(key).worth;
  return FEATURES.flatMap((feature): [string, number][] => {
    const amount = after[feature] - outlook.now[feature];
    return amount === 0 ? [] : [[feature, amount]];
  });
};
