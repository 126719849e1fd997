import { promptMessage, type SeatNames } from '@edubba/gamekit';
import type { BaseState } from '@edubba/kernel';
import type { TableInfo } from '@edubba/protocol';
import type { GameUi } from '@edubba/ui';
import type { Words } from '@edubba/words';
import { useEffect, useState } from 'react';
import { drawingOf } from '../../app/early.ts';
import { makeWords } from '../../app/words.tsx';
import { useSettings } from '../../settings/settings.ts';
import { lobbyTexts } from './texts.en.ts';

/** What a game calls things. */
export interface GameWordsNow {
  readonly ui: GameUi<BaseState>;
  readonly words: Words;
}

/** A game's words; they come with its drawing, which whoever reads them here needs a moment later anyway. */
export function useGameWords(game: string | undefined): GameWordsNow | undefined {
  const locale = useSettings((settings) => settings.locale);
  const [known, setKnown] = useState<GameWordsNow>();
  useEffect(() => {
    if (game === undefined) return;
    let wanted = true;
    drawingOf(game)
      .then((ui) => {
        if (wanted && ui !== undefined) setKnown({ ui, words: makeWords(locale, lobbyTexts, ui.words.texts.en) });
      })
      // The list says "Your turn" then, which is true as well.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [game, locale]);
  return known;
}

/** What is asked of a seat of a table, in the game's words. */
export function askedOf({ ui, words }: GameWordsNow, table: TableInfo, seat: number): string | undefined {
  const { turn, seats } = table;
  if (turn === null || !words.has(`ask.${turn.kind}`)) return undefined;
  const names: SeatNames = seats.map(({ name }, i) => (i === seat || name === '' ? { id: 'online.you' } : name));
  return words.say(promptMessage(ui.words, { seat, kind: turn.kind, about: turn.about }, names));
}
