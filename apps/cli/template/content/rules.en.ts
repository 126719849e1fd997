/** The rules in English, by id: loaded by the page only when somebody opens the rulebook. */
export const rulesEn = {
  'section.fg.1': 'The start',
  'section.fg.2': 'Your turn',
  'section.fg.3': 'The end',
  'rule.FG-1.01': 'Everybody is dealt one card, which nobody else may see, and has no grain.',
  'rule.FG-2.01': 'In your turn, harvest 1 grain or build the card in your hand. Then it is the next city’s turn.',
  'rule.FG-2.02': 'To build a card, pay the grain it costs, put it in front of you and draw another.',
  'rule.FG-3.01': 'After six rounds the game ends. Whoever has most grain and worth of cards together wins.',
};
