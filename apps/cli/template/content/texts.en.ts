/** All words of the game in English but its rules, by id, in ICU MessageFormat. */
export const en = {
  'game.first-game': 'First Game',
  'seat.1': 'Uruk',
  'seat.2': 'Lagash',
  'seat.3': 'Umma',
  'seat.4': 'Eridu',
  'bot.thumbs': 'Rules of thumb',

  'chance.card.draw': 'A card',
  'fg.harvest': 'Harvest 1 grain',
  'fg.build': 'Build {card} for {cost} of your {grain} grain',
  'fg.too-dear': 'That takes {cost} grain, and you have {grain}.',
  'fg.harvest-first': 'Harvest first.',

  'event.round.begun': 'Round {round} begins.',
  'event.card.dealt': '{seat} draws {item}.',
  'event.grain.harvested': '{seat} harvests 1 grain.',
  'event.card.built': '{seat} builds {item} for {cost} grain.',
  'item.granary': 'a granary',
  'back.card': 'a card',

  'board.round': 'Round {round} of {rounds}',
  'board.seat': '{seat}: {grain} grain, in hand {hand}, built {built}',
  'board.nothing': 'nothing',

  'thumb.worth': 'worth at the end',
  'thumb.grain': 'grain to build with',
  'thumb.missing': 'the card in hand needs it',
};
