import type { ItemId, Key } from '@edubba/kernel';
import { anyKey, decision, saying, sealed, words } from '@edubba/kernel';
import { ACTIONS } from '../content/actions.ts';
import { ROWS } from '../content/combat-cards.ts';
import { COLOURS, ICONS } from '../content/dice.ts';
import { EMPIRE_NAMES } from '../content/empires.ts';
import { GOODS } from '../content/goods.ts';
import { KINDS } from '../content/units.ts';
import { ROLE_KEYS } from './keys.ts';

// Most answers name a place or a piece and are read by the functions of keys.ts: a key is its own answer.
const area = anyKey();
const river = anyKey();
const card = anyKey();
/** A verb and what it is done to: `unit/D5/archer`, `walls/A2`. */
const deed = anyKey();
const number = anyKey();

/** How many are left to do. */
type Left = { left: number };

/** Everything a player can be asked: how the answers are written, and what the question says. D.1 is the table's options. */
export const decisions = {
  // Before the first Round: D.2 to D.8
  'setup.role': decision(words(...ROLE_KEYS)),
  'setup.empire': decision(words(...EMPIRE_NAMES)),
  'setup.opponent': decision(words(...EMPIRE_NAMES, 'random')),
  'setup.start': decision(anyKey()),
  'setup.die': decision(words(...COLOURS)),
  'setup.settle': decision(deed),
  'setup.ship': decision(river),
  'setup.quest': sealed(decision(card)),
  // The Turn: D.9 to D.14
  'dice.set': saying<{ colour: string }>()(words(...ICONS)),
  'turn.action': saying<{ round: number }>()(deed),
  'turn.dice': saying<{ action: string }>()(anyKey()),
  'reroll.dice': saying<{ chosen: number }>()(anyKey()),
  // Actions: D.15 to D.18, D.22 to D.29
  'explore.unit': saying<Left>()(deed),
  'explore.step': saying<Left & { from: string; kind: string }>()(area),
  'explore.sail': saying<Left & { from: string }>()(river),
  'build.item': saying<Left>()(deed),
  'build.die': decision(words(...COLOURS)),
  'ram.attach': decision(deed),
  'research.next': saying<Left>()(deed),
  'gather.next': saying<Left>()(deed),
  'warfare.next': decision(deed),
  'grow.steps': decision(number),
  // Events: D.19 to D.21, D.44
  'event.option': saying<{ event: ItemId; area: string }>()(words('1', '2')),
  'event.good': saying<Left>()(words(...GOODS)),
  'event.discover': decision(words(...ACTIONS)),
  'event.ship': decision(river),
  'upkeep.order': decision(area),
  // Battles: D.30 to D.43, D.51
  'combat.order': decision(area),
  'combat.pair': saying<{ area: string }>()(anyKey()),
  'combat.support': saying<{ section: string; area: string }>()(anyKey()),
  'combat.bid': sealed(saying<{ range: number[][] }>()(anyKey())),
  'combat.simple-bid': sealed(decision(number)),
  'combat.strength': saying<{ margin: number }>()(card),
  'combat.tactics': saying<{ margin: number }>()(card),
  'combat.mobility': saying<{ margin: number }>()(card),
  'combat.rows': saying<{ rows: Key[][][] }>()(card),
  'combat.fatigue': saying<{ card: ItemId }>()(words(...ROWS)),
  'combat.retreat': saying<{ kind: string; from: string }>()(area),
  'combat.events': decision(area),
  'combat.loss': decision(words(...KINDS)),
  'settlement.fate': saying<{ area: string }>()(words('conquer', 'destroy')),
  'after.order': decision(area),
  'after.event-order': decision(area),
  // Alone: D.46, D.47
  'solo.place': saying<Left>()(anyKey()),
  'solo.queue': decision(card),
  'solo.queue-other': decision(card),
};

export type Decided = typeof decisions;
