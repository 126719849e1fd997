import { wordsWith } from '../app/words.tsx';
import { replayTexts } from '../replay/texts.en.ts';
import { onlineTexts } from './words.ts';

/** Says the words of the house and those of replays and results. */
export const useReplayWords = wordsWith(onlineTexts, replayTexts);
