import type { Key } from '@edubba/kernel';

/** What can be built. */
const ITEM_ICONS: { readonly [item: string]: string } = {
  walls: 'bld-wall',
  ziggurat: 'bld-zig3',
  ram: 'unit-ram',
  ship: 'unit-ship',
  settlement: 'bld-settlement',
  garden: 'bld-gardens',
};

/** Answers that are words. */
const WORDS: { readonly [key: Key]: string } = {
  done: 'act-end',
  stop: 'act-end',
  end: 'act-end',
  none: 'act-pass',
  keep: 'act-pass',
  no: 'act-pass',
  yes: 'act-confirm',
  reroll: 'act-replay',
  'free-reroll': 'act-replay',
  'next-row': 'ui-down',
  random: 'ui-star',
  conquer: 'bld-settlement',
  destroy: 'act-destroy',
  convert: 'res-tablet',
  knucklebones: 'res-knucklebone',
  strength: 'mes-strength',
  tactics: 'mes-tactics',
  mobility: 'mes-mobility',
};

/** Verbs that something is done to. */
const VERBS: { readonly [word: string]: string } = {
  piece: 'mes-piece',
  dice: 'mes-star',
  unit: 'act-move',
  attach: 'unit-ram',
  discover: 'act-research',
  gather: 'act-gather',
  trade: 'act-trade',
  create: 'act-recruit',
  both: 'bld-settlement',
  ...ITEM_ICONS,
};

/** The picture of an option's button: that of its word or verb, else that of the question. */
export const icon =
  (other = 'act-confirm') =>
  (key: Key): string =>
    WORDS[key] ?? VERBS[key.split('/')[0] ?? ''] ?? other;
