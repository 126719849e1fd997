import { promptTexts, tableTexts } from '@edubba/gamekit';
import type { Catalogue } from '@edubba/words';
import { askingEn } from '../content/asking.en.ts';
import { en } from '../content/texts.en.ts';
import { labelTexts } from './asking/label-texts.en.ts';
import { moreTexts } from './asking/texts.en.ts';
import { explainTexts } from './explaining/texts.en.ts';
import { whatTexts } from './explaining/what.en.ts';
import { panelTexts } from './panels/texts.en.ts';
import { stretchTexts } from './stretch.ts';
import { logTexts } from './telling/texts.en.ts';
import { plain } from './voice.ts';

/** Everything Assyria's drawn table says: the game's own texts in its plain voice, and over them what only it says. */
export const uiTexts: Catalogue = {
  ...plain({ ...en, ...tableTexts(askingEn) }),
  ...panelTexts,
  ...labelTexts,
  ...promptTexts(askingEn),
  ...moreTexts,
  ...explainTexts,
  ...whatTexts,
  ...logTexts,
  ...stretchTexts,
  'ui.goal': 'Most points when the last flood has passed.',
  'ui.panel.tracks': 'Tracks',
  'ui.panel.rows': 'Card rows',
  'ui.panel.own': 'Your board',
};
