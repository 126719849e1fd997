import type { Catalogue } from '@edubba/words';

export const replayTexts: Catalogue = {};
