import type { Catalogue } from '@edubba/words';

/** What is said of what The Ancient World draws besides its things. */
export const whatTexts: Catalogue = {
  'what.ready': 'Citizens ready to be placed',
  'what.ready.text':
    'The number is the skill. Where a citizen of higher skill stands already, placing a lower one costs a coin.',
  'what.deck': 'Cards left in the deck',
  'what.deck.text': 'When a place in the row is free, the next card of this deck comes there.',
  'what.attack': 'What your armies can do now',
  'what.attack.text': 'The most swords and arrows you can send at once, and the coins that costs.',
  'what.armies': 'Armies',
  'what.armies.text': 'How many slots are taken, of how many you may have.',
  'what.districts': 'Districts left',
  'what.districts.text': 'How many district cards are still in their pile.',
  'what.goals': 'Goals',
  'what.goals.text': 'How many cards of deck C lie open, and how many of them you could take now.',
  'what.steps': 'The steps of an attack',
  'what.steps.text': 'Which titan, with which armies, what is missing, what it brings, and how it strikes back.',
  'what.spoils': 'What a victory brings',
  'what.spoils.text': 'Points for the banners you would have then, and what the card itself gives.',
  'what.strikes': 'How it strikes back',
  'what.strikes.text':
    'It rolls a die for each of its banners. The bars say how often in a hundred rolls so many losses come of it.',
  'what.force': 'What the attack amounts to',
  'what.force.text': 'Swords and arrows against the defence, what you pay, and what you keep.',
  'what.choice': 'Feed it or let it strike',
  'what.choice.text': 'What feeding costs, and how likely it is that nothing is lost.',
  'what.deck-top': 'On top of its deck',
  'what.deck-top.text':
    'Titans lie in three decks by their stars. The top one of each can be attacked, whatever its stars.',
};
