/** What games are measured by, in words: groups of things that answers make use of, sources of points. */
export const measuresEn: { readonly [id: string]: string } = {
  'group.home': 'Home city',
  'group.character': 'Character',
  'source.quests': 'quests',
  'source.mission': 'the Sacred Mission',
  'source.akkad': 'holding Akkad',
};
