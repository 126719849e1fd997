import { optionTexts, promptTexts } from '@edubba/gamekit';
import type { Catalogue } from '@edubba/words';
import { askingEn } from '../content/asking.en.ts';
import { en } from '../content/texts.en.ts';
import { moreTexts } from './asking.en.ts';
import { mapTexts } from './board/texts.en.ts';
import { explainTexts } from './explaining/texts.en.ts';
import { whatTexts } from './explaining/what.en.ts';
import { panelTexts } from './panels/texts.en.ts';
import { logTexts } from './telling/texts.en.ts';

/** Everything Akkad's drawn table says: the game's own texts, and over them what only it says. */
export const uiTexts: Catalogue = {
  ...en,
  ...optionTexts(askingEn),
  ...mapTexts,
  ...panelTexts,
  ...promptTexts(askingEn),
  ...moreTexts,
  ...explainTexts,
  ...whatTexts,
  ...logTexts,
  'ui.goal': 'First to 9 victory points.',
  'ui.panel.roles': 'Roles',
  'ui.panel.quests': 'Quests',
  'ui.panel.battle': 'Armies',
  'ui.panel.own': 'Your mat',
};
