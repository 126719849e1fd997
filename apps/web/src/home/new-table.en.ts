import type { Catalogue } from '@edubba/words';

/** What the page says that sets up a table. */
export const newTableTexts: Catalogue = {
  'new.title': 'New table',
  'new.head': 'New table of {game}',
  'new.lead': 'Seat people and bots, choose how it is set up, and begin. Nobody needs an account.',
  'new.not-yet': 'This game cannot be played yet. Its rules are written down; its table is still to be built.',
  'new.seats': 'Who plays',
  'new.mode': 'At a table or alone',
  'new.mode.table': 'A table of players',
  'new.mode.solo': 'Alone',
  'new.count': 'Players',
  'new.seat': 'Seat {n, number}',
  'new.person': 'Person',
  'new.bot': 'Bot',
  'new.you': 'You',
  'new.online.you': 'You sit here.',
  'new.online.open': 'Free for whoever comes.',
  'new.name': 'Name at seat {n, number}',
  'new.which-bot': 'Bot at seat {n, number}',
  'new.curtain': 'Curtain between players',
  'new.curtain.text': 'Before another person answers, the table is covered until that person lifts the curtain.',
  'new.options': 'How it is set up',
  'new.folded':
    '{n, plural, one {# more choice} other {# more choices}}, {changed, plural, =0 {all as recommended} one {# changed} other {# changed}}',
  'new.usual': 'recommended for a first game',
  'new.start': 'Start',
  'new.said.who': '{everybody}.',
  'new.said.bots': '{n, plural, one {a bot} =2 {two bots} =3 {three bots} other {# bots}}',
  'new.said.opponent':
    'the solo opponent with {n, plural, one {one star} =2 {two stars} =3 {three stars} other {# stars}}',
  'new.said.minutes': 'About {n, number} minutes.',
};
