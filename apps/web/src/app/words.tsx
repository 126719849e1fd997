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

const made = new Map<string, Words>();

/** The page's own words, without any game's. */
function pageWords(locale: string): Words {
  const known = made.get(locale);
  if (known !== undefined) return known;
  const words = makeWords(locale);
  made.set(locale, words);
  return words;
}

export type Say = (id: string | Message, params?: Message['params']) => string;

/** `say('home.play')`: the page's words in the reader's language. */
export function useWords(): Say {
  const locale = useSettings((settings) => settings.locale);
  return useMemo(() => {
    const words = pageWords(locale);
    return (id, params) => words.say(typeof id === 'string' ? (params === undefined ? { id } : { id, params }) : id);
  }, [locale]);
}
