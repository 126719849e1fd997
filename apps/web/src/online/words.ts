import type { Message } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { useMemo } from 'react';
import { makeWords, type Say } from '../app/words.tsx';
import { useSettings } from '../settings/settings.ts';
import { accountTexts } from './account/texts.en.ts';
import { lobbyTexts } from './lobby/texts.en.ts';
import { verifyTexts } from './verify/texts.en.ts';

/** What the pages of a house say; not among the words of every page, since most visits never need them. */
export const onlineTexts = { ...lobbyTexts, ...accountTexts, ...verifyTexts };

const made = new Map<string, Words>();

/** The words of the pages of a house in a language. */
export function onlineWords(locale: string): Words {
  const known = made.get(locale);
  if (known !== undefined) return known;
  const words = makeWords(locale, onlineTexts);
  made.set(locale, words);
  return words;
}

/** `say('lobby.title')`: the page's words and those of the house, in the reader's language. */
export function useOnlineWords(): Say {
  const locale = useSettings((settings) => settings.locale);
  return useMemo(() => {
    const words = onlineWords(locale);
    return (id: string | Message, params?: Message['params']) =>
      words.say(typeof id === 'string' ? (params === undefined ? { id } : { id, params }) : id);
  }, [locale]);
}
