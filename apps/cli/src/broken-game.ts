import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { thrownText } from '@edubba/kernel';
import { indent } from './columns.ts';
import { Failure } from './failure.ts';

/** A game does not load: all that was said of it, where, and how to look closer. */
export function brokenGame(root: string, id: string, folder: string, error: unknown): Failure {
  const place = placeOf(error, folder);
  const lines = [...(place === undefined ? [] : [relative(root, place)]), ...thrownText(error).split('\n')];
  return new Failure('cli.error.game-broken', {
    game: id,
    detail: indent(lines).join('\n'),
    command: `npm run -s unit -- ${relative(root, folder)}`,
  });
}

/** `<file>:<line>`: what could not be read stands before the stack of a syntax error, what threw in its frames. */
function placeOf(error: unknown, folder: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const stack = (error.stack ?? '').replaceAll(/file:\/\/[^\s)]*?(?=:\d)/g, (url) => fileURLToPath(url));
  const [first = '', ...frames] = stack.split('\n');
  if (/^\/.*:\d+$|^[A-Z]:\\.*:\d+$/.test(first)) return first;
  const frame = frames.find((line) => /^\s+at /.test(line) && line.includes(folder));
  return /([^\s(]+:\d+):\d+\)?$/.exec(frame ?? '')?.[1];
}
