import type { Seat } from '@edubba/kernel';
import type { ToldEvent } from '@edubba/ui';
import type { LogLine, Stretch } from './lines.ts';

/** What one player did in a row, or one thing that came over everybody. */
export interface Turn {
  /** Nobody: it came over everybody. */
  readonly seat: Seat | undefined;
  /** Oldest first. */
  readonly lines: readonly LogLine[];
  /** What was done, without what was paid for it and what only followed from it. */
  readonly deeds: readonly LogLine[];
}

/** Something was given for something else: part of what it was given for. */
export function isPayment({ type }: ToldEvent): boolean {
  return /(^|\.)(paid|spent|discarded|given-back)$/.test(type);
}

const seatOf = ({ event: { seat } }: LogLine): Seat | undefined => (seat === undefined || seat < 0 ? undefined : seat);

/** Of what one answer brought about, the first that is no payment is the deed. */
function deedsOf(lines: readonly LogLine[]): readonly LogLine[] {
  const deeds = new Map<number, LogLine>();
  for (const line of lines) {
    const known = deeds.get(line.seq);
    if (known === undefined || (isPayment(known.event) && !isPayment(line.event))) deeds.set(line.seq, line);
  }
  const found = [...deeds.values()].toSorted((a, b) => a.version - b.version);
  const real = found.filter(({ event }) => !isPayment(event));
  return real.length > 0 ? real : found;
}

/** The lines of a chapter by turn. */
export function turnsOf(lines: readonly LogLine[]): readonly Turn[] {
  const turns: { seat: Seat | undefined; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const seat = seatOf(line);
    const last = turns.at(-1);
    if (last !== undefined && seat !== undefined && last.seat === seat) last.lines.push(line);
    else turns.push({ seat, lines: [line] });
  }
  return turns.map((turn) => ({ ...turn, deeds: deedsOf(turn.lines) }));
}

/** So many deeds are told before the turn is unfolded. */
const TOLD = 3;

/**
 * What was done in one sentence, whoever did it named once; each deed as its own sentence in stretches. `more`: how many are
 * left out.
 */
export function summed(deeds: readonly (readonly Stretch[])[]): {
  readonly text: readonly Stretch[];
  readonly more: number;
} {
  const [first = [], ...rest] = deeds;
  const who = first[0]?.name === true ? first[0].text : undefined;
  const text = [...unstopped(first)];
  const list = isList(first.slice(1));
  let told = 1;
  let more = 0;
  for (const [name, ...deed] of rest) {
    if (told < TOLD && name?.name === true && name.text === who && isList(deed) === list) {
      text.push({ text: ',', name: false }, ...unstopped(list ? uncoloned(deed) : deed));
      told++;
    } else more++;
  }
  return { text: [...text, { text: '.', name: false }], more };
}

/** “Red: a chariot is injured”: what follows the name is no deed of theirs, and is not told in one breath with one. */
const isList = ([first]: readonly Stretch[]): boolean => first?.text.startsWith(':') === true;

function uncoloned([first, ...rest]: readonly Stretch[]): readonly Stretch[] {
  return first === undefined ? rest : [{ ...first, text: first.text.replace(/^:/, '') }, ...rest];
}

/** A sentence without its full stop. */
function unstopped(sentence: readonly Stretch[]): readonly Stretch[] {
  const last = sentence.at(-1);
  if (last === undefined) return sentence;
  return [...sentence.slice(0, -1), { ...last, text: last.text.replace(/\.$/, '') }];
}
