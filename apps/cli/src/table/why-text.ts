import { refusalMessage } from '@edubba/gamekit';
import type { Refusal, Seat } from '@edubba/kernel';
import type { Cli } from '../cli.ts';
import { indent, widthOf, wrap } from '../columns.ts';
import type { Choosable, Sitting } from './sitting.ts';

/** What somebody might try and may not. */
export interface Forbidden extends Choosable {
  readonly refusal: Refusal;
}

/** So many of a kind are still called by their full names. */
const FEW = 3;

/** What was wanted, why it cannot be, the rule, and what would help; what has the same reason stands together. */
export function sayRefusals({ paint, width }: Cli, sitting: Sitting, refused: readonly Forbidden[]): string {
  const reasons = new Map<string, Forbidden[]>();
  for (const one of refused) {
    const why = sitting.words.say(refusalMessage(sitting.module, one.refusal, sitting.names));
    reasons.set(why, [...(reasons.get(why) ?? []), one]);
  }
  const lines = [...reasons].flatMap(([why, wanted]) => [
    ...wrap(listed(wanted, width - 3), width - 3).map(
      (line, i) => ` ${i === 0 ? paint.red('✗') : ' '} ${paint.bold(line)}`,
    ),
    ...indent(wrap(why, width - 3), 3),
  ]);
  return lines.join('\n');
}

/** Names one after another; where they would fill more than a line, many of a kind only by the last part of their keys. */
export function listed(wanted: readonly Choosable[], width: number): string {
  const labels = wanted.map(({ label }) => label).join('; ');
  if (widthOf(labels) <= width) return labels;
  const kinds = new Map<string, Choosable[]>();
  for (const one of wanted) {
    const [kind] = partsOf(one.key);
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  const short = [...kinds.values()].map((alike) =>
    alike.length <= FEW
      ? alike.map(({ label }) => label).join('; ')
      : alike.map(({ key }) => partsOf(key)[1]).join(', '),
  );
  return short.join('; ');
}

/** `hut/A1` → what it has in common with others, and what it has not. */
function partsOf(key: string): readonly [kind: string, last: string] {
  const cut = Math.max(key.lastIndexOf('/'), key.lastIndexOf(':')) + 1;
  return [key.slice(0, cut), key.slice(cut)];
}

/** Everything this seat might try and may not, with labels. */
export function refusedChoices(sitting: Sitting, seat: Seat): readonly Forbidden[] {
  const { table, words } = sitting;
  const view = table.view(seat);
  return table.refusals(seat).map((refusal) => ({
    key: refusal.target,
    label: words.say(sitting.label(view, table.machine.kind, refusal.target)),
    refusal,
  }));
}
