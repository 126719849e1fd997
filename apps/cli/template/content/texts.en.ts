/** All words of the game in English, by id, in ICU MessageFormat. */
export const en = {
  'game.first-game': 'First Game',
  'seat.1': 'Uruk',
  'seat.2': 'Lagash',
  'seat.3': 'Umma',
  'seat.4': 'Eridu',
  'bot.thumbs': 'Rules of thumb',

  'section.fg.1': 'The start',
  'section.fg.2': 'Your turn',
  'section.fg.3': 'The end',
  'rule.FG-1.01': 'Everybody is dealt one card, which nobody else may see, and has no grain.',
  'rule.FG-2.01': 'In your turn, harvest 1 grain or build the card in your hand. Then it is the next city’s turn.',
  'rule.FG-2.02': 'To build a card, pay the grain it costs, put it in front of you and draw another.',
  'rule.FG-3.01': 'After six rounds the game ends. Whoever has most grain and worth of cards together wins.',

  'chance.card.draw': 'A card',
  'fg.harvest': 'Harvest 1 grain',
  'fg.build': 'Build {card} for {cost} of your {grain} grain',
  'fg.too-dear': 'That takes {cost} grain, and you have {grain}.',
  'fg.harvest-first': 'Harvest first.',

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
