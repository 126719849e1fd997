import type { Catalogue } from '@edubba/words';

export const settingsTexts: Catalogue = {};
