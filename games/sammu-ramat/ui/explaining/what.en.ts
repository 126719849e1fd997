import type { Catalogue } from '@edubba/words';

/** What is said of what Sammu-ramat draws besides its things. */
export const whatTexts: Catalogue = {
  'what.cards': 'Cards in hand',
  'what.cards.text': 'Cards of Ashur. They are played for their effect and paid for with what stands on them.',
  'what.hand': 'Cards in hand, and how many may be kept',
  'what.hand.text': 'Whoever has more lays some down.',
  'what.actions': 'Actions left',
  'what.actions.text': 'So many actions this character can still take in this turn.',
  'what.specials': 'What this character can do',
  'what.specials.text': 'A special action that only this character has, with what it costs and brings.',
  'what.aims': 'Parts of the Challenge that hold',
  'what.aims.text': 'The game is won when all of them hold at once.',
  'what.month': 'The Month',
  'what.month.text': 'Each Month has an event, then the Enemies move; the last one ends the game.',
  'what.steps': 'Steps of the Month',
  'what.steps.text': 'What happened, one step after the other; look at them again with the buttons.',
  'what.milestones': 'The Queen’s Road',
  'what.milestones.text': 'The stones count her way to Kalhu. A red one stands where the road cannot be passed.',
  'what.clash': 'Enemies against Defense',
  'what.clash.text': 'So many Enemies would attack, against so much Defense. A share says how likely the attack is.',
  'what.pieces': 'How many there are',
  'what.pieces.text': 'Pieces of one kind in this place.',
};
