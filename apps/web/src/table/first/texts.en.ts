import type { Catalogue } from '@edubba/words';

/** What stands around the words of a card. */
export const firstTexts: Catalogue = {
  'first.card': 'What this decision is about',
  'first.new': 'New to you. This card comes once.',
  'first.decides': 'It decides',
  'first.costs': 'It costs',
  'first.costs.nothing': 'nothing.',
  'first.brings': 'It brings',
  'first.looks': 'A good player looks at',
  'first.now': 'Now, for example',
  'first.fold': 'Fold',
  'first.unfold': 'Read it',
  'first.close': 'Put the card away',
  'first.chapter': 'Learn it',
  'first.known': 'I know {game}',
};
