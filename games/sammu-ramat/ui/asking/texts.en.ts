import type { Catalogue } from '@edubba/words';

const DOINGS: Catalogue = {
  'ui.others.table': 'The table decides; {seat} has the last word.',
  'ui.others.act': '{seat} acts with {who}.',
  'ui.others.own': '{seat} is choosing.',
  'ui.others.consult': '{seat} chooses whom to consult.',
  'ui.others.move': '{seat} moves {who}.',
  'ui.status.table': 'decides for the table',
  'ui.status.deciding': 'choosing now',
  'ui.status.consults': 'consults {who}',
  'ui.status.advisor': '{who}, in {place}',
  'ui.status.none': 'without an Advisor',
  'ui.status.nobody': 'consults nobody',
  'ui.why.unknown': 'Choose one of the things that are lit.',
};

/** What is said around questions: what others are at, what choices are called on the main button. */
export const askTexts: Catalogue = {
  ...DOINGS,
  'ui.verb.consult': 'Consult {who}',
  'ui.verb.advisor': 'Take {who}',
  'ui.verb.step': 'Go to {place}',
  'ui.verb.road': 'By the Road to {place}',
  'ui.verb.place': 'Choose {place}',
  'ui.verb.attack': 'Attack {place}',
  'ui.verb.play': 'Play {card}',
  'ui.verb.discard': 'Give up {card}',
  'ui.verb.end': 'End the turn',
  'ui.verb.stop': 'Stop here',
  'ui.unusual.end': '{who} has {actions, plural, one {# action} other {# actions}} left.',
};
