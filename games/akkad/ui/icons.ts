import type { DecisionKind, Key } from '@edubba/kernel';
import { MERCIES } from '../content/mercies.ts';
import { QUESTS } from '../content/quests.ts';
import { EVENTS } from '../content/events.ts';

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

/** By the whole key, whatever the question. */
const KEYS: Icons = {
  ...UNIT_ICONS,
  ...GOOD_ICONS,
  ...TOKEN_ICONS,
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

/** By the question, where all its answers are of one sort. */
const KINDS: Icons = {
  'start.home': 'ui-home',
  'start.character': 'unit-champion',
  'start.residence': 'bld-palace',
  'select.god': 'act-pray',
  'event.levy': 'act-event',
  'rebels.place': 'unit-rebel',
  'activate.space': 'ui-target',
  'move.path': 'act-move',
  'move.order': 'act-move',
  'voyage.from': 'unit-ship',
  'escape.choose': 'act-move',
  'combat.retreat': 'act-move',
  'collect.city': 'act-gather',
  'convert.target': 'act-pray',
  'convert.displaced': 'act-move',
  'canal.place': 'bld-canal',
  'canal.destroy': 'act-destroy',
  'ziggurat.place': 'bld-zig2',
  'units.place': 'act-recruit',
  'trade.exchange': 'act-trade',
  'trade.staple': 'res-grain',
  'trade.partner': 'ui-people',
  'role.activate': 'ui-target',
  'commander.recall': 'act-undo',
  'commander.home': 'act-recruit',
  'ishkur.storm': 'emb-storm',
  'character.whom': 'ui-people',
  'card.mode': 'res-grain',
  'card.space': 'ui-target',
  'card.seat': 'ui-people',
  'challenge.group': 'unit-monster',
  'city-card.take': 'bld-gate',
  'army.surplus': 'act-move',
  'champion.place': 'unit-champion',
};

/** By the word before the slash. */
const WORDS: Icons = {
  card: 'ui-hand',
  mercy: 'act-pray',
  quest: 'res-vp',
  land: 'act-move',
  boat: 'unit-ship',
  crown: 'tok-crown',
  top: 'ui-up',
  bottom: 'ui-down',
  swap: 'bld-gate',
  grain: 'res-grain',
  sheep: 'res-sheep',
};

const QUEST_IDS: ReadonlySet<string> = new Set(QUESTS.map(({ id }) => id));
const MERCY_IDS: ReadonlySet<string> = new Set(MERCIES.map(({ id }) => id));
const EVENT_IDS: ReadonlySet<string> = new Set(EVENTS.map(({ id }) => id));

/** The picture on the back of a card's kind. */
export function cardIcon(id: string): string {
  if (QUEST_IDS.has(id)) return 'res-vp';
  if (EVENT_IDS.has(id)) return 'act-event';
  return MERCY_IDS.has(id) ? 'act-pray' : 'ui-hand';
}

/** What the part after the slash shows, where its name alone tells. */
const PARTS: { readonly [word: string]: Icons } = {
  role: ROLE_ICONS,
  building: BUILDING_ICONS,
  both: BUILDING_ICONS,
  build: BUILDING_ICONS,
  upgrade: UPGRADE_ICONS,
  token: TOKEN_ICONS,
};

/** The icon of an option, on its button or in the list. */
export function iconOf(kind: DecisionKind, key: Key): string | undefined {
  if (kind === 'select.role') return ROLE_ICONS[key];
  const plain = key.replace('!', '');
  const whole = KEYS[plain];
  if (whole !== undefined) return whole;
  const [word = '', name = ''] = plain.split('/');
  if (name !== '') return PARTS[word]?.[name] ?? WORDS[word] ?? UNIT_ICONS[word] ?? TOKEN_ICONS[name] ?? KINDS[kind];
  const [, good] = /^(?:give|get)[+-](.+)$/.exec(key) ?? [];
  if (good !== undefined) return GOOD_ICONS[good] ?? 'ui-hand';
  const [from = ''] = key.split('>');
  return KINDS[kind] ?? TOKEN_ICONS[from] ?? cardIcon(plain);
}
