import type { Catalogue } from '@edubba/words';

/** What the first page and the pages around it say. */
export const homeTexts: Catalogue = {
  'home.nav': 'Pages',
  'home.nav.play': 'Play',
  'home.nav.lab': 'Lab',
  'home.nav.rules': 'Rules',
  'home.nav.about': 'About',
  'home.nav.settings': 'Settings',
  'home.nav.theme': 'Day or night',

  'home.title':
    '{n, plural, =2 {Two games} =3 {Three games} =4 {Four games} =5 {Five games} other {# games}} from the land between the rivers.',
  'home.lead': 'Sit down and play within a minute. Every rule is kept for you, and every “why not?” gets an answer.',
  'home.play-now': 'Play now',
  'home.opening': 'Opening the table',
  'home.person': 'Player {n}',

  'home.quick.game': 'Game',
  'home.quick.against': 'Against',
  'home.quick.bots': 'Bots',
  'home.quick.solo': 'Solo opponent',
  'home.quick.people': 'At one device',
  'home.quick.count.bots': 'How many bots',
  'home.quick.count.solo': 'Stars of the opponent',
  'home.quick.count.people': 'How many players',
  'home.quick.n': '{n, number}',
  'home.quick.more': 'More choices',
  'home.quick.puzzle': 'Or solve today’s puzzle.',
  'home.quick.learn': 'Learn in {n} min',
  'home.quick.said.bots':
    'You and {n, plural, one {one bot} =2 {two bots} =3 {three bots} other {# bots}}, seated at once. No account, no form.',
  'home.quick.said.solo':
    'You against the printed solo opponent, {n, plural, one {one star} other {# stars}} of four. No account, no form.',
  'home.quick.said.people':
    '{n, plural, =2 {Two} =3 {Three} =4 {Four} other {#}} players pass this device around. No account, no form.',

  'home.tables': 'Your tables',
  'home.tables.note':
    '{n, plural, =0 {all of them are over} one {one waits for an answer} other {# wait for an answer}}',
  'home.tables.all': 'Show all {n, number} tables',
  'home.tables.continue': 'Continue',
  'home.tables.result': 'Result',
  'home.tables.replay': 'Replay',
  'home.tables.save': 'Save as a file',
  'home.tables.remove': 'Remove',
  'home.tables.removed': 'The table is removed.',
  'home.tables.keep': 'Keep it',
  'home.tables.points': '{points} VP',
  'home.tables.between': ' : ',
  'home.tables.your-turn': 'Your turn',
  'home.tables.turn': '{name} is to answer',
  'home.tables.won': 'You won',
  'home.tables.winner': '{name} won',
  'home.tables.shared': 'Shared victory',
  'home.tables.table-won': 'The table won',
  'home.tables.table-lost': 'The table has lost',
  'home.tables.table-ranked': 'Nobody won',
  'home.tables.you': 'You',
  'home.tables.bot': 'A bot',
  'home.tables.opponent': 'The solo opponent',
  'home.tables.damaged': 'This table cannot be opened',
  'home.file': 'Open a saved game',
  'home.file.drop': 'Let go to open the saved game',

  'home.games': 'The games',
  'home.games.note': 'all free, with every rule',
  'home.game.players': '{from, number}–{to, number}',
  'home.game.players.said': '{from, number} to {to, number} players',
  'home.game.minutes': '{n, number} min',
  'home.game.minutes.said': 'about {n, number} minutes',
  'home.game.weight': 'Weight {n, number} of 5',
  'home.game.play': 'Play',
  'home.game.learn': 'Learn, {n} min',

  'home.how': 'How it works',
  'home.how.note': 'no rulebook needed to begin',
  'home.how.lit': 'What you may do is lit',
  'home.how.lit.text':
    'One line says what is asked. Everything you may choose has a ring, and you see the cost before you pay it.',
  'home.how.why': 'Everything else says why not',
  'home.how.why.text':
    'Point at what is not lit: the table gives the reason, what would help, and the rule by its number.',
  'home.how.tip': 'Not here: D2',
  'home.how.tip.text': 'A space holds one hut. Yellow’s stands here.',
  'home.how.replay': 'Every game can be walked through',
  'home.how.replay.text':
    'Take back, drag through a finished game, and play on from any position. Each position is a link.',

  'home.foot':
    'Edubba is an unofficial implementation, not affiliated with or endorsed by the designers and publishers of these games.',
  'home.foot.more': 'Credits and sources',
};
