import type { Catalogue } from '@edubba/words';

/** What notices say. */
export const notifyTexts: Catalogue = {
  'notify.turn': 'Your turn: {game}',
  'notify.reaction': 'You are asked: {game}',
  'notify.reminder': 'Still waiting for you: {game}',
  'notify.over': 'The game is over: {game}',
  'notify.invited': 'You are invited: {game}',
  'notify.test': 'A test of this webhook',
  'notify.test.body': 'When a table waits for you, a message like this is sent here.',
  'notify.body': '{table}: {text}',
  'notify.digest': '{n, plural, one {# table waits} other {# tables wait}} for you',
  'notify.digest.news': 'News from your tables',
  'notify.why': 'Choose what is sent to you, and when: {link}',
};
