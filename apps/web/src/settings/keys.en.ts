import type { Catalogue } from '@edubba/words';

/** Keys as they are printed on their caps: said wherever a key is named. */
export const keyTexts: Catalogue = {
  'settings.keys.shift': 'Shift {key}',
  'settings.keys.plain': '{key}',
};
