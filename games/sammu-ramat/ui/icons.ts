import type { DecisionKind, Key } from '@edubba/kernel';

const GOODS: { readonly [good: string]: string } = {
  textiles: 'res-textile',
  iron: 'res-iron',
  copper: 'res-copper',
  gold: 'res-gold',
  lapis: 'res-lapis',
};
export const goodIcon = (good: string): string => GOODS[good] ?? 'res-coin';

const TOKENS: { readonly [token: string]: string } = {
  military: 'tok-military',
  supplies: 'tok-supplies',
  diviners: 'tok-diviner',
  medicine: 'tok-medicine',
  enemy: 'unit-enemy',
};
export const tokenIcon = (token: string): string => TOKENS[token] ?? 'act-info';

const MARKERS: { readonly [marker: string]: string } = {
  raid: 'tok-raid',
  unrest: 'tok-unrest',
  assassination: 'tok-assassin',
  plague: 'tok-plague',
  diplomacy: 'tok-diplomacy',
  karu: 'tok-karu',
  religion: 'tok-religion',
  health: 'tok-health',
};
export const markerIcon = (marker: string): string => MARKERS[marker] ?? 'act-info';

const TECHNOLOGIES: { readonly [technology: string]: string } = {
  shield: 'act-defend',
  mule: 'sam-mule',
  wheel: 'sam-wheel',
  sun: 'sam-sun',
  amphora: 'tok-amphora',
  vial: 'sam-vial',
  sword: 'sam-sword',
};
export const techIcon = (technology: string): string => TECHNOLOGIES[technology] ?? 'sam-wagon';

const SPECIALS: { readonly [special: string]: string } = {
  decree: 'ui-deck',
  armies: 'unit-leader',
  levy: 'tok-military',
  strike: 'act-attack',
  calm: 'tok-karu',
  ride: 'act-move',
  heal: 'tok-medicine',
  'heal-twice': 'tok-medicine',
  guard: 'act-defend',
  exchange: 'act-trade',
  'local-goods': 'act-gather',
  peek: 'ui-eye',
  gather: 'act-gather',
  preach: 'tok-diviner',
  mission: 'tok-diviner',
  escort: 'act-move',
  cure: 'tok-health',
  'seed-religion': 'tok-religion',
  'use-religion': 'tok-religion',
};
export const specialIcon = (special: string): string => SPECIALS[special] ?? 'ui-star';

/** Actions of a turn, by verb; what is Bartered by what one gets. */
const ACTIONS: { readonly [verb: string]: string } = {
  move: 'act-move',
  attack: 'act-attack',
  card: 'ui-deck',
  barter: 'act-trade',
  'pick-up': 'sam-wheel',
  amphora: 'tok-amphora',
  sun: 'sam-sun',
  market: 'res-coin',
  trade: 'act-trade',
  cards: 'ui-hand',
  provision: 'tok-crown',
  end: 'act-end',
};
export function actionIcon(verb: string, what = ''): string {
  return verb === 'special' ? specialIcon(what) : (ACTIONS[verb] ?? 'act-info');
}

/** Words that answer many questions. */
const WORDS: { readonly [key: Key]: string } = {
  yes: 'act-confirm',
  no: 'ui-close',
  done: 'act-end',
  end: 'act-end',
  stop: 'act-end',
  pass: 'act-pass',
  stay: 'act-end',
  nobody: 'ui-close',
  all: 'act-gather',
  discard: 'ui-discard',
  oracle: 'act-attack',
  pile: 'ui-eye',
  queen: 'tok-crown',
  relieve: 'act-defend',
};

/** The icon of an option's button. */
export function iconOf(kind: DecisionKind, key: Key): string | undefined {
  const word = WORDS[key];
  if (word !== undefined) return word;
  const [first = '', second = ''] = key.split(/[/>]/);
  switch (kind) {
    case 'turn.act':
      return actionIcon(first, second);
    case 'market':
    case 'trade':
    case 'exchange':
      return goodIcon(second);
    case 'taxes':
      return goodIcon(first);
    case 'pay.good':
    case 'goods.any':
    case 'provision':
      return goodIcon(key);
    case 'event.payer':
    case 'event.hire':
      return goodIcon(second);
    case 'event.marker':
      return markerIcon(key);
    case 'move':
    case 'army':
      return first === 'take' ? 'act-gather' : first === 'drop' ? 'act-undo' : 'act-move';
    case 'attack.army':
      return 'act-attack';
    case 'amphora':
      return 'tok-amphora';
    case 'prize':
      return techIcon(second);
    case 'green.use':
      return 'act-confirm';
    case 'peek':
    case 'peek.swap':
      return 'ui-eye';
    case 'starter':
      return 'tok-firstplayer';
    case 'challenge':
      return 'act-event';
    default:
      return 'ui-target';
  }
}
