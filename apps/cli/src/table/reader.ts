import { createInterface } from 'node:readline';
import type { Cli } from '../cli.ts';

/** Reads lines from whoever plays: with editing, history and Tab in a terminal, plainly from a pipe. */
export interface Reader {
  /** The next line; nothing once there are no more. `words`: what Tab may complete. */
  read(prompt: string, words?: readonly string[]): Promise<string | undefined>;
  /** Did Ctrl-C end it? */
  readonly interrupted: boolean;
  close(): void;
}

/** Opens stdin. */
export function openReader(cli: Cli): Reader {
  const { stdin, stdout } = process;
  let words: readonly string[] = [];
  let wake: (() => void) | undefined;
  let ended = false;
  let interrupted = false;
  const lines: string[] = [];
  const terminal = createInterface({
    input: stdin,
    ...(cli.live ? { output: stdout, terminal: true } : { terminal: false }),
    completer: (line: string) => [words.filter((word) => word.startsWith(line)), line],
  });
  terminal.on('line', (line) => {
    lines.push(line);
    wake?.();
  });
  terminal.on('SIGINT', () => {
    interrupted = true;
    terminal.close();
  });
  terminal.on('close', () => {
    ended = true;
    wake?.();
  });
  return {
    read: async (prompt, complete = []) => {
      words = complete;
      if (cli.live && !ended) {
        terminal.setPrompt(prompt);
        terminal.prompt();
      } else stdout.write(prompt);
      if (lines.length === 0 && !ended) await new Promise<void>((resolve) => (wake = resolve));
      const line = lines.shift();
      // A script's answers belong into its transcript, as a terminal shows what is typed.
      if (line === undefined) stdout.write('\n');
      else if (!cli.live && !stdin.isTTY) stdout.write(`${line}\n`);
      return line;
    },
    get interrupted() {
      return interrupted;
    },
    close: () => terminal.close(),
  };
}
