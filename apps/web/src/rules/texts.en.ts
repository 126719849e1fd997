import type { Catalogue } from '@edubba/words';

/** What the rulebook's pages say. The rules themselves come with each game. */
export const rulesTexts: Catalogue = {
  'rules.title': 'Rules of {game}',
  'rules.games': 'Rulebooks',
  'rules.none': 'This rulebook is not here yet: the game cannot be played yet.',
  'rules.missing': 'There is no rule {id} in this book.',
  'rules.search': 'Search the rules',
  'rules.search.hint': 'ship, camels, 9.06',
  'rules.contents': 'Sections',
  'rules.count': '{n, number}',
  'rules.found': '{n, plural, =0 {Nothing speaks} one {One place speaks} other {# places speak}} of “{words}”',
  'rules.show': 'What is shown',
  'rules.show.all': 'all {n, number}',
  'rules.show.rule': 'rules {n, number}',
  'rules.show.ruling': 'rulings {n, number}',
  'rules.show.example': 'examples {n, number}',

  'rules.mark.ruling': 'ruling',
  'rules.mark.inferred': 'inferred',
  'rules.mark.reconstructed': 'reconstructed',
  'rules.mark.example': 'worked example',
  'rules.reading': 'How the app reads it.',
  // The words that begin a part of a ruling or an example, in the texts of the games.
  'rules.parts.ruling': 'Ruling|Why',
  'rules.parts.example': 'Given|When|Then|And|Alternative',

  'rules.around': 'Around {id}',
  'rules.around.rule': 'Speak of each other',
  'rules.around.ruling': 'How it is read',
  'rules.around.example': 'Shown at work',
  'rules.around.none': 'No other rule names this one.',
  'rules.applied':
    '{n, plural, =0 {Told of by itself in none of {games, number} games of bots.} other {Told of in {n, number} of {games, number} games of bots.}}',
  'rules.applied.of': '{id} was told of in {n, number} of {games, number} games of bots.',
  'rules.tests': '{n, plural, one {One test holds} other {# tests hold}} the app to it',
  'rules.taught.rule': 'Learn it by playing: {chapter}',
  'rules.taught.section': 'Learn the basics of this section by playing: {chapter}',
  'rules.taught.left': 'A first game can do without; it builds on: {chapter}',
  'rules.copy': 'Copy link',
  'rules.copied': 'Link copied',

  'rules.legend': 'Where the rules come from',
  'rules.legend.printed':
    '{n, plural, one {# rule stands} other {# rules stand}} in the printed book, here in our own words.',
  'rules.legend.inferred':
    '{n, plural, =0 {None follows} one {# follows} other {# follow}} from the printed book although a picture or sentence is missing.',
  'rules.legend.ruling':
    '{n, plural, one {# decides} other {# decide}} what the book leaves open. Each says what was unclear, how the app reads it, and why.',
  'rules.legend.reconstructed':
    '{n, plural, =0 {No rule is} one {# rule is} other {# rules are}}. Cards, map and tracks are: their pictures were not available, so their values are our own.',
  'rules.legend.example':
    '{n, plural, one {# shows} other {# show}} rules at work. Each is also a test that the program has to pass.',
  'rules.legend.own': 'Every number is an address: press it to link to the rule.',

  'rules.sheet.close': 'Close the rule',
  'rules.sheet.back': 'Back',
  'rules.sheet.hint': 'A word or a number. The table stays as it is; Escape leads back to it.',
  'rules.sheet.all': 'The whole rulebook',
  'rules.sheet.loading': 'Opening the rulebook',
};
