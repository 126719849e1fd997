import type { ToldEvent } from '@edubba/ui';

/** What is worth telling of a Month. */
export interface MonthTold {
  readonly month: number;
  readonly lines: readonly ToldEvent[];
}

/** Deeds and blows; what is moved, paid or drawn is in the log. */
const WORTH = new Set([
  'event.flipped',
  'gate.gained',
  'gate.lost',
  'character.killed',
  'character.enters',
  'character.returns',
  'enemies.attack',
  'attack.won',
  'attack.lost',
  'queen.attempt',
  'raid.begins',
  'baileet.converts',
  'technology.gained',
]);

const isWorth = ({ type }: ToldEvent): boolean =>
  WORTH.has(type) || (type.startsWith('challenge.') && type !== 'challenge.begins');

/** The Months of a Challenge with what is worth telling. */
export function monthsTold(events: readonly ToldEvent[]): readonly MonthTold[] {
  const months: { month: number; lines: ToldEvent[] }[] = [];
  for (const event of events) {
    if (event.type === 'month.begins') months.push({ month: Number(event.data?.['month'] ?? 0), lines: [] });
    else if (isWorth(event)) months.at(-1)?.lines.push(event);
  }
  return months;
}
