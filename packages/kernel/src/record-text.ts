import type { GameRecord } from './record.ts';
import type { Json } from './types.ts';

const WIDTH = 120;

/**
 * A record as text, for files that are kept and compared: a list stands on one line if it fits there, otherwise each of its entries
 * does, so that a change shows as a line. It is what the project's formatter makes of it, too.
 */
export function recordText(record: GameRecord): string {
  return `${spread(record as unknown as Json, '', 1)}\n`;
}

/** `taken`: columns taken on the line already or by what must follow. */
function spread(value: Json, indent: string, taken: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const broken = (open: string, lines: readonly string[], close: string): string =>
    lines.length === 0 ? open + close : `${open}\n${lines.map((line) => deeper + line).join(',\n')}\n${indent}${close}`;
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    const flat = oneLine(items);
    if (flat !== undefined && indent.length + taken + flat.length <= WIDTH) return flat;
    return broken(
      '[',
      items.map((item) => spread(item, deeper, 1)),
      ']',
    );
  }
  const members = Object.entries(value as { readonly [name: string]: Json | undefined });
  const lines = members.flatMap(([name, member]) => {
    const key = `${JSON.stringify(name)}: `;
    return member === undefined ? [] : [key + spread(member, deeper, key.length + 1)];
  });
  return broken('{', lines, '}');
}

/** A list on one line; nothing if there are objects in it. */
function oneLine(items: readonly Json[]): string | undefined {
  const parts = items.map((item) => {
    if (Array.isArray(item)) return oneLine(item as readonly Json[]);
    return typeof item === 'object' && item !== null ? undefined : JSON.stringify(item);
  });
  return parts.includes(undefined) ? undefined : `[${parts.join(', ')}]`;
}
