import type { Catalogue } from '@edubba/words';

/** What is said of what Assyria draws besides its things. */
export const whatTexts: Catalogue = {
  'what.coordinates': 'Rows and columns',
  'what.coordinates.text':
    'Letters name the rows, numbers the columns: C4 is the fourth space of row C. They count for nothing else.',
  'what.feeding': 'How far the food goes',
  'what.feeding.text':
    'Huts that still have to eat, and what there is for them: cards in hand first, then ploughs and food tokens. A hut without food leaves the map.',
  'what.discards': 'Cards laid aside',
  'what.discards.text':
    'Played and spent cards. When a deck runs out its discards are shuffled and become the deck again.',
  'what.cards': 'Cards in front of a player',
  'what.cards.text': 'Food cards feed huts, favour cards are played for their effect. They lie open for everybody.',
  'what.huts': 'Huts on the map',
  'what.huts.text': 'They have to eat every round, and bring camels on rivers and points elsewhere.',
  'what.ziggurats': 'Ziggurats on the map',
  'what.ziggurats.text': 'Each brings a point every round for each of its pieces.',
  'what.wells': 'Wells dug',
  'what.wells.text': 'Each lifts the limit of camels by one, and counts at the floods with the offerings.',
};
