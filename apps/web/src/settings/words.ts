import { wordsWith } from '../app/words.tsx';
import { settingsTexts } from './texts.en.ts';

/** Says the page's words and those of the settings. */
export const useWords = wordsWith(settingsTexts);
