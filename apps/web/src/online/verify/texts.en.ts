import type { Catalogue } from '@edubba/words';
export const verifyTexts: Catalogue = {};
