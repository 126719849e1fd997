import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { Keeper } from './keeper.ts';

/** Whatever else the machine does comes first: a record is played on one core, at low priority. */
const PRIORITY = 10;

/** A game's record: a file that tells how bots play it. */
export interface BalanceRecord {
  /** The game's folder, and the name of its record. */
  readonly game: string;
  /** What is played, and how many games of it if the command does not say. */
  readonly counts: { readonly [what: string]: number };
  /** The record, up to the notes that are written by hand. */
  readonly tell: (counts: readonly number[], keeper: Keeper, command: string) => string;
}

/** Plays the games of a record and writes it, as the words on the command line say. */
export function writeRecord(record: BalanceRecord, words: readonly string[] = process.argv.slice(2)): void {
  const [file, ...rest] = words;
  const given = rest.findIndex((word) => !/^\d+$/.test(word));
  const numbers = rest.slice(0, given < 0 ? rest.length : given).map(Number);
  const [folder, only, ...more] = rest.slice(numbers.length);
  const defaults = Object.values(record.counts);
  const wrong = numbers.length > defaults.length || more.length > 0 || (only !== undefined && only !== 'write');
  if (file === undefined || file.startsWith('-') || wrong) {
    process.stderr.write(help(record));
    process.exitCode = file === '--help' ? 0 : 2;
    return;
  }
  if (getPriority() < PRIORITY) setPriority(PRIORITY);
  const counts = defaults.map((n, at) => numbers[at] ?? n);
  const keeper = new Keeper({
    ...(folder === undefined ? {} : { folder }),
    onlyTell: only === 'write',
    onProgress: (name) => process.stderr.write(`${name}\n`),
  });
  const notes = notesOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const text = record.tell(counts, keeper, command(record.game, counts));
  writeFileSync(file, `${text.trimEnd()}\n\n${notes}`.trimEnd().concat('\n'));
}

const command = (game: string, counts: readonly (number | string)[]): string =>
  `node tools/run.mjs node games/${game}/test/bots/record.ts docs/records/${game}.md ${counts.join(' ')}`;

const help = ({ game, counts }: BalanceRecord): string => `Plays the games of the record and writes it:
  ${command(
    game,
    Object.keys(counts).map((what) => `<${what}>`),
  )} [folder] [write]
How many games are played of each: ${Object.entries(counts)
  .map(([what, n]) => `${what} ${n}`)
  .join(', ')}, if nothing else is said.
With a folder, stretches of games are kept there and not played again: it can be ended at any time and goes on where it was.
With "write", nothing is played, and the record tells what is there.
`;

/** The part on balance, and what follows it, is written by hand and stays. */
function notesOf(text: string): string {
  const at = text.indexOf('## Balance');
  return at < 0 ? '' : text.slice(at);
}
