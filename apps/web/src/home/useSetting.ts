import type { Way } from '@edubba/gamekit';
import type { BaseState, Game, Objection } from '@edubba/kernel';
import { possible } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { useEffect, useState } from 'react';
import type { Shelf, ShelfRules } from '../app/games.ts';
import { makeWords } from '../app/words.tsx';
import { useSettings } from '../settings/settings.ts';

/** What can be set at a game's table, with its words. */
export interface Setting extends ShelfRules {
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

/** The way to play that the options make; nothing where somebody has chosen otherwise. */
export function wayOf(game: Game<BaseState>, ways: readonly Way[], options: Way['options']): Way | undefined {
  return ways.find(({ options: set }) =>
    Object.entries(game.options).every(
      ([name, { values }]) => (set[name] ?? values[0]) === (options[name] ?? values[0]),
    ),
  );
}

/** Why the rules do not allow such options at a table of so many; nothing where they do. */
export function whyImpossible(
  game: Game<BaseState>,
  seats: number,
  options: { readonly [name: string]: string },
): Objection | undefined {
  const found = possible(game, { seats, options });
  return 'refused' in found ? found.refused : undefined;
}
