import type { Catalogue } from '@edubba/words';

/** What is written on the map besides the names of spaces. */
export const mapTexts: Catalogue = {
  'ui.map.euphrates': 'Euphrates',
  'ui.map.tigris': 'Tigris',
  'ui.map.amurru': 'Amurru',
  'ui.map.zagros': 'Zagros',
  'ui.map.sea': 'Lower Sea',
  'ui.map.more': '+{n}',
};
