import type { Effects, RuleId, Seat } from '@edubba/kernel';
import { COLOURS } from '../../content/dice.ts';
import { row } from '../lists.ts';
import type { State } from '../state.ts';

/** MES-7.08 A new die shows nothing before it is rolled. */
export function gainDie(g: Effects<State>, seat: Seat, colour: number, rule: RuleId): void {
  row(g.s.dieColour, seat).push(colour);
  row(g.s.dieIcon, seat).push(-1);
  row(g.s.dieOn, seat).push(-1);
  g.emit({ type: 'die.gained', seat, rule, data: { colour: COLOURS[colour] ?? '' } });
}

/** MES-7.02 to 7.06 Colours allowed for the die of the next Ziggurat level. */
export function colours(s: State, seat: Seat): number[] {
  const own = row(s.dieColour, seat);
  // Levels 1 and 4 begin a set of three different colours.
  const set = own.slice(own.length < 3 ? 0 : 3);
  return [0, 1, 2].filter((colour) => !set.includes(colour));
}
