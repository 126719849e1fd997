/** What games are measured by, in words: groups of things that answers make use of, sources of points. */
export const measuresEn: { readonly [id: string]: string } = {
  'group.challenge': 'Challenge',
  'group.advisor': 'Personal Advisor',
  'source.win': 'winning',
  'source.event': 'Events not revealed',
  'source.gate': 'Ishtar Gates',
  'source.technology': 'Technologies',
  'source.medicine': 'Medicine on the map',
  'source.military': 'Military on the map',
  'source.green': 'green markers',
  'source.enemy': 'Enemies on the map',
  'source.red': 'red markers',
};
