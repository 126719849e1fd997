import type { Catalogue } from '@edubba/words';

export const workerTexts: Catalogue = {};
