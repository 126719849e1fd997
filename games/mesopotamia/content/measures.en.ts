/** What games are measured by, in words: groups of things that answers make use of, sources of points. */
export const measuresEn: { readonly [id: string]: string } = {
  'group.empire': 'Empire',
  'source.eventTrack': 'the Event track',
  'source.populationTrack': 'the Population track',
  'source.gardens': 'the Hanging Gardens',
  'source.trade': 'trade',
  'source.events': 'Events',
  'source.settlements': 'Settlements',
  'source.quests': 'Quests',
  'source.areas': 'areas',
};
