import { wordsWith } from '../../app/words.tsx';
import { lobbyTexts } from './texts.en.ts';

/** Says the page's words and those of tables with others, without those of accounts and of the dice. */
export const useLobbyWords = wordsWith(lobbyTexts);
