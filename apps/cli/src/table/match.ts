import type { Choosable } from './sitting.ts';

/** What typed text stands for among things that have a key and a label: one of them, several, or none. */
export function match<T extends Choosable>(text: string, list: readonly T[]): readonly T[] {
  const typed = text.trim().toLowerCase();
  if (typed === '') return [];
  const exact = list.filter(({ key }) => key.toLowerCase() === typed);
  if (exact.length > 0) return exact;
  const beginning = begin(typed, list);
  if (beginning.length > 0) return beginning;
  const words = typed.split(/\s+/);
  return list.filter(({ key, label }) => words.every((word) => `${key} ${label}`.toLowerCase().includes(word)));
}

/** Those whose key or label begins as it was typed. */
export function begin<T extends Choosable>(text: string, list: readonly T[]): readonly T[] {
  const typed = text.trim().toLowerCase();
  return list.filter(({ key, label }) => key.toLowerCase().startsWith(typed) || label.toLowerCase().startsWith(typed));
}

/** `3` → the third; nothing if it is no such number. */
export function byNumber<T>(text: string, list: readonly T[]): T | undefined {
  return /^\d+$/.test(text.trim()) ? list[Number(text) - 1] : undefined;
}
