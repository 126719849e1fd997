/** What games are measured by, in words: groups of things that answers make use of. */
export const measuresEn: { readonly [id: string]: string } = {
  'group.board': 'City-state',
};
