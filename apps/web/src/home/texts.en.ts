import type { Catalogue } from '@edubba/words';

export const homeTexts: Catalogue = {};
