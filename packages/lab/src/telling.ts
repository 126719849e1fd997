import type { GameModule } from '@edubba/gamekit';
import type { BaseState, Message } from '@edubba/kernel';
import type { Comparison, Estimate } from './estimate.ts';
import { estimate } from './estimate.ts';
import type { Finding, Findings } from './findings.ts';
import { findingsOf } from './findings.ts';
import { digits, figureMessage, shown } from './naming.ts';
import type { LabResult } from './kept.ts';

/** An estimate in words: value and interval. */
export interface Told {
  readonly value: string;
  readonly low: string;
  readonly high: string;
}

/** An estimate as people read it. `sign`: with a plus, for differences. */
export function toldEstimate(scale: Comparison['scale'], { value, low, high, error }: Estimate, sign = false): Told {
  const e = shown(scale, error);
  const text = (n: number): string => digits(shown(scale, n), e, sign);
  return { value: text(value), low: text(low), high: text(high) };
}

/** The answer so far in one sentence, as a message with everything in it. */
export function answerMessage<S extends BaseState>(
  module: Pick<GameModule<S>, 'game'> & Parameters<typeof figureMessage<S>>[0],
  result: LabResult,
  found: Findings = findingsOf(module, result),
): Message {
  const surprising = found.all.filter(({ verdict }) => verdict === 'surprising');
  const [first] = surprising;
  if (first?.difference !== undefined) {
    const { value, low, high } = toldEstimate(first.scale, first.difference, true);
    const title = figureMessage(module, first.figure);
    const params = { n: surprising.length, judged: found.judged, title, difference: value, low, high };
    return { id: 'lab.answer.surprising', params };
  }
  if (result.experiment.sides.length > 1) return { id: 'lab.answer.none', params: { judged: found.judged } };
  const share = estimate(result, 'share/0');
  const [side] = share?.sides ?? [];
  if (share === undefined || side === undefined) return { id: 'lab.answer.none', params: { judged: 0 } };
  return {
    id: 'lab.answer.single',
    params: { title: figureMessage(module, 'share/0'), ...toldEstimate(share.scale, side) },
  };
}

/** Everything as a table that other programs read: one row for each figure. */
export function csvOf<S extends BaseState>(
  module: Parameters<typeof figureMessage<S>>[0],
  say: (message: Message) => string,
  all: readonly Finding[],
): string {
  const head = ['figure', 'name', 'kind', 'verdict', 'z'];
  const parts = (side: string): string[] => ['value', 'low', 'high', 'error', 'n'].map((part) => `${side}.${part}`);
  const numbers = (one: Estimate | undefined): string[] =>
    one === undefined ? ['', '', '', '', ''] : [one.value, one.low, one.high, one.error, one.n].map(String);
  const rows = all.map(({ figure, scale, verdict, z, sides, difference }) => [
    figure,
    say(figureMessage(module, figure)),
    scale.kind,
    verdict,
    String(z),
    ...numbers(sides[0]),
    ...numbers(sides[1]),
    ...numbers(difference),
  ]);
  const lines = [[...head, ...parts('a'), ...parts('b'), ...parts('difference')], ...rows];
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** A cell that a spreadsheet takes as text must not begin a formula, and commas must not part it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
