import type { Message } from '@edubba/kernel';

/** The keys of the table that a person may change, as they are from the start. A capital letter is one with Shift. */
export const TABLE_KEYS = {
  undo: 'u',
  restart: 'U',
  redo: 'y',
  options: 'o',
  words: 's',
  prompt: 'c',
  board: 'b',
  own: 'm',
  players: 'p',
  log: 'l',
  recap: 'r',
  explain: '?',
  card: 'h',
  rules: '/',
  zoomIn: '+',
  zoomOut: '-',
  fit: '0',
  back: ',',
  replay: '.',
  next: 'n',
  theme: 't',
} as const;

export type TableKey = keyof typeof TABLE_KEYS;
export const TABLE_KEY_NAMES = Object.keys(TABLE_KEYS) as readonly TableKey[];

/** What a person has changed. */
export type KeyChanges = { readonly [name in TableKey]?: string };

/** The key for something. */
export const keyFor = (name: TableKey, changes: KeyChanges): string => changes[name] ?? TABLE_KEYS[name];

/** What a key does; capitals count as themselves, unless they come of a locked Shift. */
export function deedOf(key: string, shift: boolean, changes: KeyChanges): TableKey | undefined {
  const find = (wanted: string): TableKey | undefined =>
    TABLE_KEY_NAMES.find((name) => keyFor(name, changes) === wanted);
  return find(key) ?? (shift ? undefined : find(key.toLowerCase()));
}

/** Arrows, Enter, Escape, Tab and the digits of options steer; `g` begins the name of a space. */
export function isReserved(key: string): boolean {
  return key.length !== 1 || /[\s1-9g]/i.test(key);
}

/** Gives something another key; whatever had that key gets the old one. Keys that steer are not given away. */
export function withKey(changes: KeyChanges, name: TableKey, key: string): KeyChanges {
  if (isReserved(key)) return changes;
  const old = keyFor(name, changes);
  const other = TABLE_KEY_NAMES.find((one) => one !== name && keyFor(one, changes) === key);
  const all = { ...changes, [name]: key, ...(other === undefined ? {} : { [other]: old }) };
  return Object.fromEntries(Object.entries(all).filter(([one, is]) => is !== TABLE_KEYS[one as TableKey]));
}

/** A key as it is printed on its cap, as a message: `Shift U`, `Y`. */
export function printed(key: string): Message {
  const capital = key.toUpperCase();
  const letter = capital !== key.toLowerCase();
  const id = letter && key === capital ? 'settings.keys.shift' : 'settings.keys.plain';
  return { id, params: { key: key === '-' ? '−' : capital } };
}
