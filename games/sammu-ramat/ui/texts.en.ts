import { promptTexts, tableTexts } from '@edubba/gamekit';
import type { Catalogue } from '@edubba/words';
import { askingEn } from '../content/asking.en.ts';
import { en } from '../content/texts.en.ts';
import { askTexts } from './asking/texts.en.ts';
import { explainTexts } from './explaining/texts.en.ts';
import { whatTexts } from './explaining/what.en.ts';
import { panelTexts } from './panels/texts.en.ts';
import { logTexts } from './telling/texts.en.ts';
import { threatTexts } from './telling/threat-texts.en.ts';

/** Everything Sammu-ramat's drawn table says: the game's own texts, and over them what only it says. */
export const uiTexts: Catalogue = {
  ...en,
  ...tableTexts(askingEn),
  ...promptTexts(askingEn),
  ...askTexts,
  ...explainTexts,
  ...whatTexts,
  ...panelTexts,
  ...logTexts,
  ...threatTexts,
  // The colours in which the seats are drawn.
  'seat.pink': 'Gold',
  'seat.orange': 'Black',
  'event.consult.placed': '{seat} consults {who}.',
  'event.consult.passed': '{seat} finds nobody to consult.',
  'ui.goal': 'Meet the Challenge together before the Empire falls.',
  'ui.next': 'On to Challenge {letter}',
  'ui.panel.own': 'Hand',
  'ui.panel.court': 'Court',
  'ui.panel.empire': 'Empire',
  'ui.panel.danger': 'Danger',
  'ui.panel.challenge': 'The Challenge',
  'ui.panel.team': 'Team',
  'ui.map.upper-sea': 'Upper Sea',
  'ui.map.caspian': 'Caspian',
  'ui.map.arabia': 'ARABIA',
};
