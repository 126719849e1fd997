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
