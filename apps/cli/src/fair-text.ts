import type { Fairness, FairProof, Roll } from '@edubba/fair';
import type { Cli } from './cli.ts';
import { columns, wrap } from './columns.ts';

/** What a record says may come from anywhere: it must not command the terminal. */
const harmless = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\u{FFFD}');

/** How chance came about: the verdict, and what those who sat at the table can compare with what they remember. */
export function fairLines(cli: Cli, { commitment, contributions }: FairProof, fairness: Fairness): string[] {
  const { say } = cli;
  const { verdict, rolls, contributed } = fairness;
  const judged = contributed.length === 0 ? 'cli.fair.alone' : 'cli.fair.fair';
  const added = contributions.map((text, seat) =>
    text === '' ? say('cli.fair.added-nothing', { seat }) : say('cli.fair.added', { seat, text: harmless(text) }),
  );
  return [
    ...(verdict === 'fair' ? wrap(say(judged, { rolls: rolls.length }), cli.width - 2) : []),
    say('cli.fair.committed', { commitment: harmless(commitment) }),
    ...added,
    ...wrap(say('cli.fair.compare'), cli.width - 2),
  ];
}

/** Every roll in a line: its entry, what was rolled, what came, and what should have come where that is something else. */
export function rollLines({ say, paint }: Cli, rolls: readonly Roll[]): string[] {
  const rows = rolls.map(({ at, kind, drawn, recomputed, outcomes }) => [
    String(at),
    kind,
    harmless(drawn),
    drawn === recomputed
      ? paint.dim(say('cli.fair.one-of', { n: outcomes.length }))
      : paint.red(say('cli.fair.instead', { recomputed })),
  ]);
  return columns(rows, [0]);
}
