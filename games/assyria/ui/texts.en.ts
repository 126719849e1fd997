/** What only Assyria's drawn table says: prompts in two sentences, explanations, names of things, the score sheet. */
export const uiTexts: { readonly [id: string]: string } = {
  'ui.thing': '{thing}',
  'ui.panel.tracks': 'Tracks',
  'ui.panel.rows': 'Card rows',
  'ui.panel.own': 'Your board',
};
