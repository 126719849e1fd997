import type { Message } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { createWords, kernelTexts, PSEUDO, pseudo } from '@edubba/words';
import pc from 'picocolors';
import { wrap } from './columns.ts';
import { Failure, USAGE } from './failure.ts';
import { en } from './texts.en.ts';

/** Colours, or their absence. */
export type Paint = ReturnType<typeof pc.createColors>;

/** What every command has to speak with: words, colours, and the two streams. */
export interface Cli {
  readonly words: Words;
  readonly paint: Paint;
  /** Is somebody looking, who can also be asked? */
  readonly live: boolean;
  /** Columns there are to write in. */
  readonly width: number;
  say(id: string, params?: Message['params']): string;
  /** A line for whoever asked: stdout. */
  print(text?: string): void;
  /** Sentences for whoever asked, broken into lines. */
  tell(text: string): void;
  /** A line beside the matter, such as progress: stderr. */
  note(text: string): void;
  /** One object for a machine. */
  json(value: unknown): void;
}

/** Languages the program can speak; the last is for tests. */
export const LOCALES: readonly string[] = ['en', PSEUDO];

/** Makes the voice of the program in a language. */
export function createCli(locale: string): Cli {
  if (!LOCALES.includes(locale)) {
    throw new Failure('cli.error.locale', { locale, known: LOCALES.join(', ') }, USAGE);
  }
  const texts = [kernelTexts.en, en];
  const words = createWords(locale, ...(locale === PSEUDO ? texts.map(pseudo) : texts));
  const { stdin, stdout, stderr, env } = process;
  const forced = env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0';
  const plain = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
  const width = Math.max(40, stdout.isTTY ? stdout.columns : 80);
  return {
    words,
    paint: pc.createColors(!plain && (stdout.isTTY || forced)),
    live: stdin.isTTY && stdout.isTTY,
    width,
    say: (id, params) => words.say(params === undefined ? { id } : { id, params }),
    print: (text = '') => void stdout.write(`${text}\n`),
    tell: (text) => void stdout.write(`${wrap(text, width).join('\n')}\n`),
    note: (text) => void stderr.write(`${text}\n`),
    json: (value) => void stdout.write(`${JSON.stringify(value, null, 2)}\n`),
  };
}
