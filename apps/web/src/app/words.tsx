import { kitTexts } from '@edubba/gamekit';
import type { Message } from '@edubba/kernel';
import type { Catalogue, Words } from '@edubba/words';
import { createWords, kernelTexts, PSEUDO, pseudo } from '@edubba/words';
import { useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';
import { texts } from './texts.en.ts';

/** Says messages of the page; a game's own catalogues go on top. */
export function makeWords(locale: string, ...more: readonly Catalogue[]): Words {
  const catalogues = [kernelTexts.en, kitTexts.en, texts, ...more];
  return createWords(locale, ...(locale === PSEUDO ? catalogues.map(pseudo) : catalogues));
}

export type Say = (id: string | Message, params?: Message['params']) => string;

/** A hook that says the page's words, and some that only few pages need and bring along. */
export function wordsWith(...more: readonly Catalogue[]): () => Say {
  const made = new Map<string, Words>();
  const wordsIn = (locale: string): Words => {
    const known = made.get(locale) ?? makeWords(locale, ...more);
    made.set(locale, known);
    return known;
  };
  return function useSaying(): Say {
    const locale = useSettings((settings) => settings.locale);
    return useMemo(() => {
      const words = wordsIn(locale);
      return (id, params) => words.say(typeof id === 'string' ? (params === undefined ? { id } : { id, params }) : id);
    }, [locale]);
  };
}

/** `say('home.play')`: the page's words in the reader's language. */
export const useWords = wordsWith();
