import type { Catalogue } from '@edubba/words';
import { AREAS } from '../content/map.ts';
import { en } from '../content/texts.en.ts';
import { askTexts } from './asking/texts.en.ts';
import { explainTexts } from './explaining/texts.en.ts';
import { panelTexts } from './panels/texts.en.ts';
import { logTexts } from './telling/texts.en.ts';
import { plain } from './voice.ts';

/** Everything Mesopotamia's drawn table says: the game's own texts in its plain voice, and over them what only it says. */
export const uiTexts: Catalogue = {
  ...plain(en),
  // On a map that can be seen an area needs no letter and number.
  ...Object.fromEntries(AREAS.map(({ id, name }) => [`area.${id}`, name])),
  ...askTexts,
  ...explainTexts,
  ...panelTexts,
  ...logTexts,
};
