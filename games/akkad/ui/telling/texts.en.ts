type Texts = { readonly [id: string]: string };

/** Consequences of a choice, headings of the log, and the score sheet. */
export const logTexts: Texts = {
  'ui.then.vp': '{n, number, ::sign-except-zero} VP: {is} then.',
  'ui.then.goods': '{n, number, ::sign-except-zero} {good}: {is} then.',
  'ui.then.tokens': '{n, number, ::sign-except-zero} {token}: {is} in your pool then.',
  'ui.then.units': '{n, number, ::sign-except-zero} {n, plural, one {unit} other {units}}: {is} then.',
  'ui.then.won': 'You take control of {space}{n, plural, =0 {} other { and # more}}.',
  'ui.then.lost': 'You lose control of {space}{n, plural, =0 {} other { and # more}}.',
  'ui.then.army': 'Your armies may hold {n, plural, one {# unit} other {# units}} then.',
  'ui.then.spend': 'You spend {card}{n, plural, =0 {} other { and # more}}.',
  'ui.then.fight':
    'Combat on {space} with {enemy}: {n} in 100 for you, if nobody {rebels, plural, =0 {retreats or plays cards} other {plays cards}}.',
  'ui.then.odds': 'Your odds: {from} → {to} in 100.',
  'ui.then.roll': 'The bones decide.',

  'ui.chapter.selection': 'Round {round} · roles and gods',
  'ui.chapter.event': 'Round {round} · event',
  'ui.chapter.action': 'Round {round} · actions',
  'ui.chapter.prestige': 'Round {round} · prestige',
  'ui.chapter.end': 'The end',
  'ui.stretch.round': 'round {round}',

  'ui.moment.setup': 'Getting ready',
  'ui.moment.selection': 'Round {round}, roles and gods',
  'ui.moment.event': 'Round {round}, event',
  'ui.moment.action': 'Round {round}, actions',
  'ui.moment.prestige': 'Round {round}, prestige',
  'ui.moment.end': 'The end',
  'ui.moment.over': 'Game over',

  'ui.score.quests': 'Quests',
  'ui.score.mission': 'Sacred Mission',
  'ui.score.akkad': 'First in Akkad',
  'ui.score.round': 'Round {round}',
  'ui.score.note': 'round {round}',
  'ui.score.earlier': 'Not in this log',
  'ui.tie.crown': '{vp} VP each. {seat} has the Crown of Heaven.',
  'ui.tie.spaces': '{vp} VP each. {seat} controls the most spaces: {n}.',
  'ui.tie.wealth': '{vp} VP each. {seat} has the most goods and tokens: {n}.',
  'ui.tie.shared': '{vp} VP each, and all else level: {list} share the victory.',
};
