import type { Catalogue } from '@edubba/words';
import { homeTexts } from '../home/texts.en.ts';
import { keyTexts } from '../settings/keys.en.ts';
import { tableTexts } from '../table/texts.en.ts';
import { shelfTexts } from './games.ts';
import { workerTexts } from '../worker/texts.en.ts';

/** What every page says, and the table. Pages that are seldom open bring their own, and so do games. */
export const texts: Catalogue = {
  'web.title': 'Edubba',
  'web.error': 'Something went wrong: {error}',
  'web.back-home': 'Back to the start',
  'web.not-found': 'There is no such page.',
  'web.loading': 'Opening',
  'web.update': 'A newer version of Edubba is ready.',
  'web.update.take': 'Take it',
  'web.offline': 'Offline. Games on this device go on.',
  'web.skip': 'Skip to the content',
  ...homeTexts,
  ...shelfTexts,
  ...tableTexts,
  ...keyTexts,
  ...workerTexts,
};
