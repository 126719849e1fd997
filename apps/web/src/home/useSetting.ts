import type { BaseState, Game } from '@edubba/kernel';
import { tableInfo } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { useEffect, useState } from 'react';
import type { Shelf } from '../app/games.ts';
import { makeWords } from '../app/words.tsx';
import { useSettings } from '../settings/settings.ts';

/** What can be set at a game's table, with its words. */
export interface Setting {
  readonly game: Game<BaseState>;
  readonly bots: readonly string[];
  readonly words: Words;
}

/** Loads a game's rules and words: the table needs them a moment later anyway. */
export function useSetting(shelf: Shelf): Setting | undefined {
  const locale = useSettings((settings) => settings.locale);
  const [setting, setSetting] = useState<Setting>();
  useEffect(() => {
    let wanted = true;
    void Promise.all([shelf.play?.(), shelf.ui?.()]).then(([play, ui]) => {
      if (!wanted || play === undefined || ui === undefined) return;
      setSetting({ ...play, words: makeWords(locale, ui.words.texts.en) });
    });
    return () => {
      wanted = false;
    };
  }, [shelf, locale]);
  return setting;
}

/** Whether the rules allow an option's value at a table of so many: they say so themselves when it is set up. */
export function isPossible(game: Game<BaseState>, seats: number, name: string, value: string): boolean {
  try {
    game.setup(tableInfo(game, { seats, options: { [name]: value } }));
    return true;
  } catch {
    return false;
  }
}
