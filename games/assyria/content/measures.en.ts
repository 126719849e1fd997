/** Groups of things that answers make use of, in words. */
export const measuresEn: { readonly [id: string]: string } = {
  'group.civilisation': 'Civilisation',
};
