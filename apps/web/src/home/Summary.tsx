import type { ReactElement } from 'react';
import type { Shelf } from '../app/games.ts';
import { useWords } from './new-table-words.ts';
import { useSettings } from '../settings/settings.ts';
import type { GamePlan } from '../worker/api.ts';
import { useSetting } from './useSetting.ts';
import { TableDrawing } from './TableDrawing.tsx';

/** The table as it will be: drawn, and in one sentence. */
export function Summary({
  shelf,
  plan,
  alone,
}: {
  readonly shelf: Shelf;
  readonly plan: GamePlan;
  readonly alone: boolean;
}): ReactElement {
  const say = useWords();
  const locale = useSettings((settings) => settings.locale);
  const names = plan.seats.flatMap((sitter) =>
    sitter.who === 'person' ? [sitter.name === '' ? say('home.tables.you') : sitter.name] : [],
  );
  const bots = plan.seats.length - names.length;
  const setting = useSetting(shelf);
  // Strengths have names in some games: the weakest has one star.
  const strengths: readonly string[] = setting?.game.options[shelf.solo ?? '']?.values ?? [];
  const stars = 1 + Math.max(0, strengths.indexOf(plan.options[shelf.solo ?? ''] ?? ''));
  const others = alone ? [say('new.said.opponent', { n: stars })] : bots > 0 ? [say('new.said.bots', { n: bots })] : [];
  const everybody = new Intl.ListFormat(locale, { type: 'conjunction' }).format([...names, ...others]);
  const colours = shelf.colours ?? [];
  const stools = [...plan.seats.map(({ who }) => who === 'bot'), ...(alone ? [true] : [])].flatMap((bot, i) => {
    const colour = colours[i];
    return colour === undefined ? [] : [{ colour, bot }];
  });
  return (
    <>
      <TableDrawing game={shelf.id} stools={stools} />
      <p className="new-said" aria-live="polite">
        <b>{say('new.said.who', { everybody })}</b> {say('new.said.minutes', { n: shelf.minutes })}
      </p>
    </>
  );
}
