import type { Catalogue } from '@edubba/words';

/** Consequences of a choice, headings of the log, and the score sheet. */
export const logTexts: Catalogue = {
  'ui.then.vp': '{n, number, ::sign-except-zero} VP if the game ended now.',
  ...Object.fromEntries(
    Object.entries({
      wood: 'wood',
      food: 'food',
      stone: 'stone',
      clay: 'clay',
      tablet: '{n, plural, one {tablet} other {tablets}}',
      knucklebone: '{n, plural, one {bone} other {bones}}',
    }).map(([id, name]) => [`ui.then.${id}`, `{n, number, ::sign-except-zero} ${name}: {is} then.`]),
  ),
  'ui.then.event': 'Events {n}: {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}.',
  'ui.then.population': 'Population {n}: up to {units} units.',
  'ui.then.fight': 'A battle in {area} against {n, plural, one {# unit} other {# units}}.',
  'ui.then.reveal': 'Stopping in {area} turns its event over.',

  'ui.chapter.actions': 'Round {round} · actions',
  'ui.chapter.combat': 'Round {round} · combat',
  'ui.chapter.round-end': 'Round {round} · end',
  'ui.stretch.round': 'round {round}',

  'ui.moment.start': 'Getting ready',
  'ui.moment.actions': 'Round {round}, actions',
  'ui.moment.combat': 'Round {round}, combat',
  'ui.moment.round-end': 'End of round {round}',
  'ui.moment.end': 'The end',
  'ui.moment.over': 'Game over',

  'ui.score.eventTrack': 'Events',
  'ui.score.populationTrack': 'Population',
  'ui.score.gardens': 'Hanging Gardens',
  'ui.score.trade': 'Amphorae',
  'ui.score.events': 'Event tokens',
  'ui.score.settlements': 'Settlements',
  'ui.score.quests': 'Quests',
  'ui.score.areas': 'Areas',
  'ui.score.end': 'At the end',
  'ui.tie.population': '{vp} VP each. {seat} stands higher on Population.',
};
