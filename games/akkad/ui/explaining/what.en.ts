import type { Catalogue } from '@edubba/words';

/** What is said of what Akkad draws besides its things. */
export const whatTexts: Catalogue = {
  'what.tokens': 'Command tokens left',
  'what.tokens.text':
    'Admin, royal and divine tokens this player can still use this round. What a player does costs one of the kind it names.',
  'what.cards': 'Cards in hand',
  'what.cards.text': 'Action cards. At most 7 are held; what is over is laid down at once.',
  'what.army': 'Army size',
  'what.army.text':
    'So many figures of this player may stand together in one space. It grows with the cities one controls.',
  'what.quests': 'What a quest is worth',
  'what.quests.text': 'Each quest is worth one point, once for each player; it stays open for the others.',
  'what.choosing': 'What is chosen here',
  'what.choosing.text':
    'What it gives stands on the card. A Sacred Mission is worth 4 points, once, for its player alone.',
  'what.missions': 'What a Sacred Mission is worth',
  'what.missions.text': 'Each home city has one of its own, for its player alone; it is scored once.',
  'what.discard': 'Action cards played',
  'what.discard.text':
    'Played and laid-down cards; the last one lies on top. When the deck runs out they are shuffled.',
  'what.room': 'Room for units',
  'what.room.text': 'So many more units fit into the space.',
  'what.price': 'What it costs',
  'what.price.text': 'Goods paid for what is bought, and how many pieces are left in the supply.',
  'what.awaits': 'Who stands there',
  'what.awaits.text': 'Their units, and the bones they would roll in a round. A bone hits one time of two.',
  'what.steps': 'The steps of a combat',
  'what.steps.text':
    'Conversion and volley come first, once; then both sides roll and take hits, round after round, until one is gone or leaves.',
  'what.unit': 'Units of one kind',
  'what.unit.text': 'The shield says how many hits one takes; the number, how many there are.',
  'what.bones': 'Bones and what they are made of',
  'what.bones.text': 'Units bring bones, cards and gods add or take some. Each bone hits one time of two.',
  'what.hits': 'Hits to take',
  'what.hits.text':
    'The side that was hit chooses its units. A unit with as many hits as hit points goes back to the supply.',
  'what.chances': 'Chance of so many hits',
  'what.chances.text': 'How often in a hundred throws of these bones at least so many hit.',
  'what.odds': 'How it would end',
  'what.odds.text': 'In a hundred such combats, fought to the end without further cards, so many are won by each side.',
  'what.rolls': 'Rounds of this combat',
  'what.rolls.text': 'Both sides roll, take their hits, and begin anew.',
  'what.marching': 'Units on the march',
  'what.marching.text': 'So many go this way with what is pointed at or chosen.',
  'what.treasury': 'Rates of the treasury',
  'what.treasury.text': 'So many of the goods on one side are changed for those on the other, both ways.',
  'what.worth': 'What it is worth',
  'what.worth.text': 'Goods counted by the rates of the treasury, in staples. Cards are not counted.',
  'what.offer': 'Goods in the offer',
  'what.offer.text': 'How many change hands, and what its owner has now and would have then.',
  'what.offers': 'Offers so far',
  'what.offers.text': 'What was offered and answered, and how many more offers may be made.',
  'what.announced': 'A card that was played',
  'what.announced.text': 'Its effect comes when nobody answers it with another card.',
};
