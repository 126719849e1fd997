import type { Catalogue } from '@edubba/words';

export const rulesTexts: Catalogue = {};
