import type { Key } from '@edubba/kernel';

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
const WORD_ICONS: { readonly [key: Key]: string } = {
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

export const wordIcon = (key: Key): string | undefined => WORD_ICONS[key];
