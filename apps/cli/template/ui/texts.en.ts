import { promptTexts } from '@edubba/gamekit';
import type { Catalogue } from '@edubba/words';
import { askingEn } from '../content/asking.en.ts';
import { en } from '../content/texts.en.ts';

/** Everything the drawn table says: the game's own texts, and over them what only it says. */
export const uiTexts: Catalogue = {
  ...en,
  ...promptTexts(askingEn),
  'ui.goal': 'Most grain and worth of cards after six rounds.',
  'ui.others.turn': '{seat} harvests or builds.',
  'ui.nobody': 'Nobody',
  'ui.panel.board': 'Cities',
  'ui.panel.hand': 'Hand',
  'ui.chapter': 'Round {round}',
  'ui.moment.over': 'Game over',
  'ui.then.worth': '{n, number, ::sign-except-zero} at the end.',
  'ui.then.grain': '{n, number, ::sign-except-zero} grain.',
  'ui.name.field': 'The fields',
  'ui.name.card': '{card}: costs {cost} grain, worth {worth}',
  'ui.name.grain': '{n} grain',
  'ui.name.built': '{n, plural, one {# card} other {# cards}} built',
  'ui.name.deck': 'Deck, {n, plural, one {# card} other {# cards}}',
  'ui.name.round': 'Round {round} of {rounds}',
  'ui.explain.field': 'Whoever harvests here has 1 grain more.',
  'ui.explain.card': 'To build it takes {cost} grain. At the end it is worth {worth}.',
  'ui.explain.grain': 'Cards are paid with grain. What is left counts at the end.',
  'ui.explain.built': 'Cards that are built count at the end.',
  'ui.explain.deck': 'Whoever builds a card draws another.',
  'ui.explain.round': 'The game ends after {rounds} rounds.',
  'panel.field': 'The fields',
  'panel.field.text': 'Harvest 1 grain',
  'panel.grain': 'Grain',
  'panel.built': 'Cards',
  'panel.nothing': 'Nothing yet',
  'panel.change': '{n, number, ::sign-except-zero}',
};
