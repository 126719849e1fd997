import type { Message } from '@edubba/kernel';
import { labTexts } from '@edubba/lab';
import { createContext, useContext, useMemo } from 'react';
import { makeWords, type Say } from '../app/words.tsx';
import { useSettings } from '../settings/settings.ts';
import type { AnyModule } from './modules.ts';
import { labPageTexts } from './texts.en.ts';

/** Says the lab's words, and those of the game that is looked at. */
export function useLabWords(module: AnyModule | undefined): Say {
  const locale = useSettings((settings) => settings.locale);
  return useMemo(() => {
    const words = makeWords(locale, labTexts.en, labPageTexts, ...(module === undefined ? [] : [module.texts.en]));
    return (id: string | Message, params?: Message['params']) =>
      words.say(typeof id === 'string' ? (params === undefined ? { id } : { id, params }) : id);
  }, [locale, module]);
}

/** What every part of the lab needs: the game, its words, and the way to the games behind a figure. */
export interface Looking {
  readonly module: AnyModule;
  readonly say: Say;
  open(figure: string): void;
}

export const LookingContext = createContext<Looking | undefined>(undefined);

export function useLooking(): Looking {
  const looking = useContext(LookingContext);
  if (looking === undefined) throw new Error('not in the lab');
  return looking;
}
