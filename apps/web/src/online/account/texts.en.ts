import type { Catalogue } from '@edubba/words';
export const accountTexts: Catalogue = {};
