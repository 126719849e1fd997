import { promptTexts } from '@edubba/gamekit';
import type { Catalogue } from '@edubba/words';
import { askingEn } from '../content/asking.en.ts';
import { en } from '../content/texts.en.ts';
import { promptBarTexts } from './asking.en.ts';
import { explainTexts } from './explaining/texts.en.ts';
import { whatTexts } from './explaining/what.en.ts';
import { panelTexts } from './panels/texts.en.ts';
import { tellingTexts } from './telling/texts.en.ts';

/** Everything the drawn table of The Ancient World says: the game's own texts, and over them what only it says. */
export const uiTexts: Catalogue = {
  ...en,
  ...promptTexts(askingEn),
  ...promptBarTexts,
  ...panelTexts,
  ...explainTexts,
  ...whatTexts,
  ...tellingTexts,
  'ui.goal': 'Most points after six rounds.',
};
