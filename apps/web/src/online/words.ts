import { wordsWith } from '../app/words.tsx';
import { accountTexts } from './account/texts.en.ts';
import { lobbyTexts } from './lobby/texts.en.ts';
import { verifyTexts } from './verify/texts.en.ts';

/** What the pages of a house say; not among the words of every page, since most visits never need them. */
export const onlineTexts = { ...lobbyTexts, ...accountTexts, ...verifyTexts };

/** `say('lobby.title')`: the page's words and those of the house, in the reader's language. */
export const useOnlineWords = wordsWith(onlineTexts);
