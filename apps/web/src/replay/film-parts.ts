import type { Message, Seat } from '@edubba/kernel';
import type { ToldEvent } from '@edubba/ui';
import { isPayment } from '../table/log/turns.ts';

/** Points by player. */
export type Points = readonly number[];

/** How the points changed between two steps. */
export function change(before: Points = [], after: Points = []): Points {
  return after.map((points, player) => points - (before[player] ?? 0));
}

/** A part of the game between two steps, with the points when it began and when it ended. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly before: Points;
  readonly after: Points;
}

/** One answer and what came of it. Step 0 is the beginning. */
export interface Step {
  readonly n: number;
  /** Who answered; chance is below 0. */
  readonly by: Seat;
  readonly forced: boolean;
  /** What was told, without lines that only repeat another. */
  readonly lines: readonly ToldEvent[];
  /** How the points changed. */
  readonly gains: Points;
}

/** What a step has to say inside one chapter: a line of the list of moves. */
export interface Row {
  readonly step: Step;
  readonly lines: readonly ToldEvent[];
  readonly gains: Points;
}

/** A round or phase of the list of moves. */
export interface Chapter extends Span {
  readonly heading: Message | undefined;
  readonly icon: string | undefined;
  readonly rows: readonly Row[];
}

/** A stretch of the scrub bar and the chart. */
export interface Band extends Span {
  readonly label: Message;
  readonly tide: boolean;
}

/** Who lines are about, where it is one's own doing: what comes over everybody is nobody's. */
export function doerOf(lines: readonly ToldEvent[], by: Seat): Seat | undefined {
  const seats = new Set(lines.flatMap(({ seat }) => (seat === undefined ? [] : [seat])));
  if (seats.size > 2) return undefined;
  return seats.has(by) ? by : [...seats][0];
}

/** What was done, without what was paid for it; where something was only paid, that. */
export function deedsAmong(lines: readonly ToldEvent[]): readonly ToldEvent[] {
  const deeds = lines.filter((line) => !isPayment(line));
  return deeds.length > 0 ? deeds : lines;
}
