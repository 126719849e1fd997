import type { Choice, Thought } from '@edubba/bots';
import { arena, finish, thinkWithin } from '@edubba/bots';
import type { Machine } from '@edubba/kernel';
import { CHANCE, draw, Machine as Kernel, Observation, resample, tableInfo, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { searching } from '../src/index.ts';
import type { State } from './tricks.ts';
import { evaluation, proud, tricks } from './tricks.ts';

const STEPS = 120;
const deep = searching({ name: 'deep', thumbs: proud, evaluation, steps: STEPS, width: 4 });

/** Positions of games in which anything is played, each where a seat is asked. */
function positions(games: number): readonly Machine<State>[] {
  const found: Machine<State>[] = [];
  for (let i = 0; i < games; i++) {
    const random = new Xoshiro(`positions/${i}`);
    const machine = Kernel.start(tricks, tableInfo(tricks, { seats: 2 }));
    while (!machine.over) {
      const { toMove } = machine;
      if (toMove !== CHANCE && machine.options(toMove).length > 1) found.push(machine.clone());
      machine.answer(toMove, draw(machine.options(toMove), machine.weights(), random));
    }
  }
  return found;
}

const asked = (machine: Machine<State>): Observation<State> => new Observation(machine, machine.toMove);
const points = ({ reasons = [] }: Choice): number => reasons.reduce((all, { points: n }) => all + n, 0);

test('looking ahead beats the rules of thumb it looks ahead with', () => {
  const { pairings, errors } = arena({
    game: tricks,
    entrants: [
      { name: 'deep', bot: deep },
      { name: 'thumbs', bot: proud },
    ],
    seats: 2,
    games: 120,
    seed: 'deep',
  });
  expect(errors).toBe(0);
  expect(pairings[0]?.low).toBeGreaterThan(0.5);
});

test('it chooses the same in positions that differ only in what its seat may not know', () => {
  const chance = new Xoshiro('other truths');
  let others = 0;
  for (const [i, machine] of positions(40).entries()) {
    const { machine: other, swapped } = resample(machine, machine.toMove, chance);
    if ([...swapped].some(([was, is]) => was !== is)) others++;
    expect(asked(other).key).toBe(asked(machine).key);
    const choice = deep.choose(asked(machine), new Xoshiro('same', i));
    expect(deep.choose(asked(other), new Xoshiro('same', i))).toEqual(choice);
  }
  expect(others).toBeGreaterThan(150);
});

test('a budget that does not reach for all answers in one position is spent on fewer, and not exceeded by more than a tenth', () => {
  const poor = searching({ name: 'poor', thumbs: proud, evaluation, steps: 14, width: 4 });
  let looked = 0;
  for (const [i, machine] of positions(20).entries()) {
    const thought = poor.ponder(asked(machine), new Xoshiro('poor', i));
    const { others } = finish(thought);
    expect(thought.spent).toBeLessThanOrEqual(1.1 * 14);
    if (others !== undefined && others.length > 0) looked++;
  }
  expect(looked).toBe(positions(20).length);
});

test('whoever is cautious leaves the rules of thumb only for what is surely better', () => {
  const settings = { thumbs: proud, evaluation, steps: 60, width: 4 };
  const bold = searching({ ...settings, name: 'bold' });
  const careful = searching({ ...settings, name: 'careful', caution: 3 });
  const departs = (bot: typeof bold): number =>
    positions(20).filter((machine, i) => {
      const usual = proud.choose(asked(machine), new Xoshiro('usual')).key;
      return bot.choose(asked(machine), new Xoshiro('careful', i)).key !== usual;
    }).length;
  expect(departs(careful)).toBeLessThan(departs(bold));
  expect(departs(careful)).toBeGreaterThan(0);
});

test('the key of what a seat knows tells positions apart that it can tell apart', () => {
  const keys = positions(20).flatMap((machine) => [0, 1].map((seat) => new Observation(machine, seat).key));
  expect(new Set(keys).size).toBe(keys.length);
});

test('what is forced is known, with whose answer it is', () => {
  const machine = Kernel.start(tricks, tableInfo(tricks, { seats: 2 }));
  const random = new Xoshiro('forced');
  let forced = 0;
  while (!machine.over) {
    const { toMove } = machine;
    const options = machine.options(toMove);
    const [key] = options;
    expect(machine.forced()).toEqual(options.length === 1 ? { seat: toMove, key } : undefined);
    if (options.length === 1) forced++;
    machine.answer(toMove, draw(options, machine.weights(), random));
  }
  // The last trick: one card in each hand.
  expect(forced).toBe(2);
});

test('whatever it chooses is legal, and no play-out is begun when the budget is spent', () => {
  for (const [i, machine] of positions(20).entries()) {
    const thought = deep.ponder(asked(machine), new Xoshiro('budget', i));
    for (let before = thought.spent; thought.go(); before = thought.spent) expect(before).toBeLessThan(STEPS);
    // One play-out more at most, and none is longer than the game.
    expect(thought.spent).toBeLessThan(STEPS + 8);
    expect(machine.options(machine.toMove)).toContain(thought.choice().key);
  }
});

test('it has an answer at every moment: that of the rules of thumb before it has looked at anything', () => {
  const [machine] = positions(1);
  if (machine === undefined) throw new Error('no position');
  const thought = deep.ponder(asked(machine), new Xoshiro('now'));
  expect(thought.choice().key).toBe(proud.choose(asked(machine), new Xoshiro('now')).key);
  expect(thought.spent).toBe(0);
  expect(finish(thought)).toEqual(deep.choose(asked(machine), new Xoshiro('now')));
});

test('reasons add up to how much better the answer is than the next best, and the others stand in the same measure', () => {
  // Looks no further than its own answer: what that brings can be worked out here.
  const near = searching({
    name: 'near',
    thumbs: proud,
    evaluation: { ...evaluation, rests: () => true },
    steps: 40,
    width: 4,
  });
  for (const [i, machine] of positions(20).entries()) {
    const seat = machine.toMove;
    const gains = new Map(
      machine.options(seat).map((key) => {
        const after = machine.clone();
        after.answer(seat, key);
        const { s, over } = { s: after.pos.s, over: after.over };
        const total = (player: number): number =>
          (evaluation.of(s, player)[0] ?? 0) + (over ? 0 : (evaluation.of(s, player)[1] ?? 0));
        return [key, total(seat) - total(1 - seat)];
      }),
    );
    const ranked = [...gains.values()].sort((a, b) => b - a);
    const choice = near.choose(asked(machine), new Xoshiro('near', i));
    expect(gains.get(choice.key)).toBe(ranked[0]);
    expect(points(choice)).toBe((ranked[0] ?? 0) - (ranked[1] ?? 0));
    expect(choice.others?.map(({ total }) => total)).toEqual(ranked.slice(1, 3).map((gain) => gain - (ranked[1] ?? 0)));
  }
});

/** Thinks for ever, five milliseconds at a time. */
class Endless implements Thought {
  spent = 0;
  readonly budget = 1;
  readonly time = { now: 0 };

  go(): boolean {
    this.spent++;
    this.time.now += 5;
    return true;
  }

  choice(): Choice {
    return { key: String(this.spent) };
  }
}

test('thinking stops before time is up, or when somebody says so', () => {
  const slow = new Endless();
  expect(thinkWithin(slow, { clock: () => slow.time.now, milliseconds: 52 })).toEqual({ key: '10' });
  const stopped = new Endless();
  const signal = {
    get aborted(): boolean {
      return stopped.spent === 3;
    },
  };
  expect(thinkWithin(stopped, { clock: () => stopped.time.now, signal })).toEqual({ key: '3' });
});

test('where it is not to look ahead the rules of thumb answer alone', () => {
  const settings = { name: 'here', thumbs: proud, evaluation, steps: STEPS, width: 4 };
  const [machine] = positions(1);
  if (machine === undefined) throw new Error('nobody is asked');
  const spent = (kind: string): number => {
    const thought = searching({ ...settings, only: new Set([kind]) }).ponder(asked(machine), new Xoshiro('only'));
    finish(thought);
    return thought.spent;
  };
  expect(spent('card.play')).toBeGreaterThan(0);
  expect(spent('deal')).toBe(0);
});

test('it says what it expects to answer next, until somebody else has a say', () => {
  let said = 0;
  for (const [i, machine] of positions(20).entries()) {
    const seat = machine.toMove;
    const { key, line = [] } = deep.choose(asked(machine), new Xoshiro('line', i));
    const after = machine.clone();
    after.answer(seat, key);
    // Whoever wins a trick leads the next one, and then the other is asked.
    const goesOn = !after.over && after.toMove === seat && after.options(seat).length > 1;
    expect(line.map(({ kind }) => kind)).toEqual(goesOn ? ['card.play'] : []);
    if (!goesOn) continue;
    expect(after.options(seat)).toContain(line[0]?.key);
    said++;
  }
  expect(said).toBeGreaterThan(5);
});
