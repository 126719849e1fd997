import { type TaughtIn, teaches } from '@edubba/gamekit';
import type { RuleId } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { SHELF } from '../app/games.ts';
import { makeWords } from '../app/words.tsx';
import { useSettings } from '../settings/settings.ts';
import { learnedBy, type Rule } from './book.ts';
import { useReading } from './RuleText.tsx';
import { useWords } from './words.ts';

interface Found {
  readonly chapter: string;
  readonly name: string;
  readonly how: TaughtIn['how'];
}

/** The chapter of the game's lesson that a rule leads to; nothing where there is none, or it is not known yet. */
function useTaughtIn(game: string, rule: RuleId): Found | undefined {
  const locale = useSettings((settings) => settings.locale);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let left = false;
    setFound(undefined);
    const load = SHELF.find(({ id }) => id === game)?.learn?.load;
    void load?.().then(({ lesson, texts: { en } }) => {
      const taught = teaches(lesson, rule);
      if (left || taught === undefined) return;
      const { how, chapter } = taught;
      setFound({ how, chapter: chapter.id, name: makeWords(locale, en).say({ id: `lesson.${chapter.id}` }) });
    });
    return () => {
      left = true;
    };
  }, [game, rule, locale]);
  return found;
}

/** The way from a rule to where it is learned; from a ruling or an example that of the first rule it is about. */
export function Taught({ rule }: { readonly rule: Rule }): ReactElement | null {
  const say = useWords();
  const { game, book } = useReading();
  const found = useTaughtIn(game, learnedBy(book, rule));
  if (found === undefined) return null;
  return (
    // In a window of its own: a table beside which the rule is read stays open.
    <a className="btn sm tonal" href={`/learn/${game}/${found.chapter}`} target="_blank" rel="noreferrer">
      <Icon id="brand-mark" size={15} />
      {say(`rules.taught.${found.how}`, { chapter: found.name })}
    </a>
  );
}
