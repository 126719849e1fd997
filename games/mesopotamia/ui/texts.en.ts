import { promptTexts, tableTexts } from '@edubba/gamekit';
import type { Catalogue } from '@edubba/words';
import { askingEn } from '../content/asking.en.ts';
import { AREAS } from '../content/map.ts';
import { en } from '../content/texts.en.ts';
import { doingTexts } from './asking.en.ts';
import { explainTexts } from './explaining/texts.en.ts';
import { whatTexts } from './explaining/what.en.ts';
import { panelTexts } from './panels/texts.en.ts';
import { logTexts } from './telling/texts.en.ts';
import { plain } from './voice.ts';

/** Everything Mesopotamia's drawn table says: the game's own texts in its plain voice, and over them what only it says. */
export const uiTexts: Catalogue = {
  ...plain({ ...en, ...tableTexts(askingEn) }),
  // On a map that can be seen an area needs no letter and number.
  ...Object.fromEntries(AREAS.map(({ id, name }) => [`area.${id}`, name])),
  ...promptTexts(askingEn),
  ...doingTexts,
  ...explainTexts,
  ...whatTexts,
  ...panelTexts,
  ...logTexts,
  'ui.goal.all': 'Most points after the round that completes the Hanging Gardens.',
  'ui.goal.together': 'Each of you ahead of the Automaton after the round that completes the Hanging Gardens.',
  'ui.goal.siege': 'Bring a Battering Ram into Ur.',
  'ui.goal.guardians': 'Hold Assur against six waves.',
};
