import type { DecisionKind, Key } from '@edubba/kernel';

export const GOOD_ICONS = ['res-wood', 'res-food', 'res-stone', 'res-clay', 'res-tablet', 'res-knucklebone'] as const;
export const KIND_ICONS = ['unit-spearman', 'unit-archer', 'unit-horseman', 'unit-chariot'] as const;
export const ROW_ICONS = ['mes-strength', 'mes-tactics', 'mes-mobility'] as const;
export const ACTION_ICONS = [
  'act-explore',
  'act-build',
  'act-research',
  'act-gather',
  'act-attack',
  'act-grow',
] as const;
export const ITEM_ICONS: { readonly [item: string]: string } = {
  walls: 'bld-wall',
  ziggurat: 'bld-zig3',
  ram: 'unit-ram',
  ship: 'unit-ship',
  settlement: 'bld-settlement',
  garden: 'bld-gardens',
};

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

const FIRST: { readonly [word: string]: string } = {
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

const KINDS: { readonly [kind: DecisionKind]: string } = {
  'turn.dice': 'mes-star',
  'reroll.dice': 'act-replay',
  'setup.die': 'mes-star',
  'build.die': 'mes-star',
  'setup.role': 'unit-leader',
  'setup.empire': 'tok-crown',
  'setup.opponent': 'tok-crown',
  'setup.start': 'bld-zig3',
  'setup.settle': 'bld-settlement',
  'setup.ship': 'unit-ship',
  'setup.quest': 'ui-discard',
  'explore.step': 'act-move',
  'explore.sail': 'unit-ship',
  'event.option': 'act-event',
  'event.discover': 'act-research',
  'event.ship': 'unit-ship',
  'grow.steps': 'mes-people',
  'combat.pair': 'act-attack',
  'combat.bid': 'res-knucklebone',
  'combat.simple-bid': 'res-knucklebone',
  'combat.retreat': 'act-pass',
  'combat.strength': 'mes-strength',
  'combat.tactics': 'mes-tactics',
  'combat.mobility': 'mes-mobility',
  'combat.rows': 'mes-tactics',
};

/** The picture of an option's button. */
export function iconOf(kind: DecisionKind, key: Key): string | undefined {
  if (kind === 'combat.loss') return `unit-${key}`;
  if (kind === 'dice.set') return `mes-${key}`;
  if (kind === 'event.good') return `res-${key}`;
  if (kind === 'warfare.next' && key.startsWith('create/')) return `unit-${key.split('/')[1] ?? ''}`;
  return WORDS[key] ?? FIRST[key.split('/')[0] ?? ''] ?? KINDS[kind] ?? 'act-confirm';
}
