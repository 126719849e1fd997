import type { Catalogue } from '@edubba/words';
import { en } from '../content/texts.en.ts';
import { promptTexts } from './asking/texts.en.ts';
import { mapTexts } from './board/texts.en.ts';
import { explainTexts } from './explaining/texts.en.ts';
import { panelTexts } from './panels/texts.en.ts';
import { logTexts } from './telling/texts.en.ts';

/** Everything Akkad's drawn table says: the game's own texts, and over them what only it says. */
export const uiTexts: Catalogue = {
  ...en,
  ...mapTexts,
  ...panelTexts,
  ...promptTexts,
  ...explainTexts,
  ...logTexts,
  'ui.panel.roles': 'Roles',
  'ui.panel.quests': 'Quests',
  'ui.panel.battle': 'Battle',
  'ui.panel.own': 'Your mat',
};
