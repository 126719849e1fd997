type Icons = { readonly [name: string]: string };

export const UNIT_ICONS: Icons = {
  spearman: 'unit-spearman',
  archer: 'unit-archer',
  priest: 'unit-priest',
  chariot: 'unit-chariot',
  'shield-bearer': 'unit-shield',
  champion: 'unit-champion',
  mercenary: 'unit-mercenary',
  beaten: 'unit-champion',
};
export const GOOD_ICONS: Icons = { grain: 'res-grain', sheep: 'res-sheep', silver: 'res-silver', lapis: 'res-lapis' };
export const TOKEN_ICONS: Icons = { admin: 'tok-admin', royal: 'tok-royal', divine: 'tok-divine' };
export const BUILDING_ICONS: Icons = {
  storehouse: 'bld-storehouse',
  palace: 'bld-palace',
  temple: 'bld-temple',
  port: 'bld-port',
};
export const UPGRADE_ICONS: Icons = {
  sheepfold: 'res-sheep',
  granary: 'res-grain',
  'royal-roads': 'act-move',
  'tax-reform': 'act-tax',
  zealotry: 'act-pray',
  'advanced-docks': 'unit-ship',
};
/** Buildings and upgrades: whatever is a tile on a mat. */
export const TILE_ICONS: Icons = { ...BUILDING_ICONS, ...UPGRADE_ICONS };
export const ROLE_ICONS: Icons = {
  priest: 'unit-priest',
  engineer: 'bld-canal',
  merchant: 'act-trade',
  governor: 'act-gather',
  builder: 'act-build',
  vizier: 'tok-seal',
  commander: 'unit-champion',
  scribe: 'res-tablet',
};

/** Answers that are words, whatever the question. */
export const WORD_ICONS: Icons = {
  done: 'act-confirm',
  pass: 'act-pass',
  skip: 'act-pass',
  none: 'act-pass',
  no: 'act-pass',
  wait: 'ui-clock',
  keep: 'act-pass',
  decline: 'act-pass',
  leave: 'act-pass',
  yes: 'act-confirm',
  stand: 'act-defend',
  activate: 'ui-target',
  character: 'unit-champion',
  worship: 'act-pray',
  move: 'act-move',
  voyage: 'unit-ship',
  monster: 'unit-monster',
  collect: 'act-gather',
  hire: 'unit-mercenary',
  recruit: 'act-recruit',
  tax: 'act-tax',
  train: 'unit-priest',
  convert: 'act-pray',
  ziggurat: 'bld-zig2',
  canals: 'bld-canal',
  trade: 'act-trade',
  players: 'ui-people',
  build: 'act-build',
  upgrade: 'act-grow',
  tokens: 'tok-royal',
  cards: 'ui-hand',
  take: 'act-confirm',
  pay: 'res-lapis',
  mission: 'res-vp',
  release: 'act-confirm',
  demand: 'res-silver',
  refuse: 'tok-blocked',
  female: 'unit-champion',
  male: 'unit-champion',
  accept: 'act-confirm',
  counter: 'act-trade',
  send: 'act-trade',
  withdraw: 'act-pass',
};
