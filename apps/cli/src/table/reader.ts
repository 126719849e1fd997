import { createInterface } from 'node:readline';
import type { Cli } from '../cli.ts';

/** Reads lines from whoever plays: with editing, history and Tab in a terminal, plainly from a pipe. */
export interface Reader {
  /** The next line; nothing once there are no more. `words`: what Tab may complete. */
  read(prompt: string, words?: readonly string[]): Promise<string | undefined>;
  close(): void;
}

/** Exit code of a program that Ctrl-C has ended. */
export const INTERRUPTED = 130;

/** Opens stdin. In a terminal Ctrl-C comes as a key, not as a signal: it ends the reading and the program tells so. */
export function openReader(
  { live }: Cli,
  stdin: NodeJS.ReadStream = process.stdin,
  stdout: NodeJS.WriteStream = process.stdout,
): Reader {
  let words: readonly string[] = [];
  let wake: (() => void) | undefined;
  let ended = false;
  const lines: string[] = [];
  const terminal = createInterface({
    input: stdin,
    ...(live ? { output: stdout, terminal: true } : { terminal: false }),
    completer: (line: string) => [words.filter((word) => word.startsWith(line)), line],
  });
  terminal.on('line', (line) => {
    lines.push(line);
    wake?.();
  });
  terminal.on('SIGINT', () => {
    process.exitCode = INTERRUPTED;
    terminal.close();
  });
  terminal.on('close', () => {
    ended = true;
    wake?.();
  });
  return {
    read: async (prompt, complete = []) => {
      words = complete;
      if (live && !ended) {
        terminal.setPrompt(prompt);
        terminal.prompt();
      } else stdout.write(prompt);
      if (lines.length === 0 && !ended) await new Promise<void>((resolve) => (wake = resolve));
      const line = lines.shift();
      // A script's answers belong into its transcript, as a terminal shows what is typed.
      if (line === undefined) stdout.write('\n');
      else if (!live && !stdin.isTTY) stdout.write(`${line}\n`);
      return line;
    },
    close: () => terminal.close(),
  };
}
