import { wordsWith } from '../app/words.tsx';
import { newTableTexts } from './new-table.en.ts';

/** Says the page's words and those around a new table. */
export const useWords = wordsWith(newTableTexts);
