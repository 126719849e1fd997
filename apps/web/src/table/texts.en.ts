import type { Catalogue } from '@edubba/words';

export const tableTexts: Catalogue = {};
