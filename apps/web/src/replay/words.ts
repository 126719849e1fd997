import { wordsWith } from '../app/words.tsx';
import { replayTexts } from './texts.en.ts';

/** Says the page's words and those of replays and results. */
export const useWords = wordsWith(replayTexts);
