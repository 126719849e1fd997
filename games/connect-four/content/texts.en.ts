/** All words of the game in English, by id, in ICU MessageFormat. */
export const en = {
  'game.connect-four': 'Connect four',
  'seat.yellow': 'Yellow',
  'seat.red': 'Red',
  'bot.thumbs': 'Rules of thumb',

  'section.c4.1': 'The board',
  'section.c4.2': 'Dropping discs',
  'section.c4.3': 'The end',
  'rule.C4-1.01': 'The board stands upright: seven columns, each with room for six discs.',
  'rule.C4-1.02': 'It is empty at first. Yellow begins.',
  'rule.C4-2.01': 'In your turn, drop one disc of your colour into a column. It falls to the lowest empty cell.',
  'rule.C4-2.02': 'A column with six discs is full and takes no more.',
  'rule.C4-2.03': 'The two of you take turns. Nobody may pass.',
  'rule.C4-3.01':
    'Whoever has four discs of their colour next to each other in a line, upright, level or slanting, wins at once.',
  'rule.C4-3.02': 'If the board is full and nobody has such a line, the game is a draw.',

  'ask.disc.drop': '{seat}, drop a disc into which column?',
  'c4.column': 'Column {column}',
  'c4.column-full': 'Column {column} is full.',
  'c4.another-column': 'Choose a column with room.',

  'event.disc.dropped': '{seat} drops a disc into column {column}, row {row}.',
  'event.line.made': '{seat} has four in a line.',
  'event.board.filled': 'The board is full.',
  'outcome.all': 'A draw.',

  'board.mark.yellow': 'X',
  'board.mark.red': 'O',
  'board.legend': '{yellow} Yellow   {red} Red   ( ) dropped last',

  'thumb.four': 'makes four in a line',
  'thumb.stop-four': 'stops four of {other}',
  'thumb.opens-four': 'lets {other} make four on top',
  'thumb.threes': '{amount, plural, one {# line} other {# lines}} of three with room for a fourth',
  'thumb.centre': 'near the centre',
};
