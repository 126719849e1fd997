import { wordsWith } from '../app/words.tsx';
import { rulesTexts } from './texts.en.ts';

/** Says the page's words and those of the rulebook. */
export const useWords = wordsWith(rulesTexts);
