import { teaches } from '@edubba/gamekit';
import type { RuleId } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { SHELF } from '../app/games.ts';
import { makeWords } from '../app/words.tsx';
import { useWords } from './words.ts';
import { useSettings } from '../settings/settings.ts';
import { useReading } from './RuleText.tsx';

interface TaughtIn {
  readonly chapter: string;
  readonly name: string;
  /** The rule itself, not only another one of its section. */
  readonly exact: boolean;
}

/** The chapter of the game's lesson in which a rule or its section is learned; nothing where it is in none, or not known yet. */
function useTaughtIn(game: string, rule: RuleId): TaughtIn | undefined {
  const locale = useSettings((settings) => settings.locale);
  const [found, setFound] = useState<TaughtIn>();
  useEffect(() => {
    let left = false;
    setFound(undefined);
    const load = SHELF.find(({ id }) => id === game)?.learn?.load;
    void load?.().then(({ lesson, texts: { en } }) => {
      const taught = teaches(lesson, rule);
      if (left || taught === undefined) return;
      const { exact, chapter } = taught;
      setFound({ exact, chapter: chapter.id, name: makeWords(locale, en).say({ id: `lesson.${chapter.id}` }) });
    });
    return () => {
      left = true;
    };
  }, [game, rule, locale]);
  return found;
}

/** The way from a rule to where it is learned. */
export function Taught({ rule }: { readonly rule: RuleId }): ReactElement | null {
  const say = useWords();
  const { game } = useReading();
  const found = useTaughtIn(game, rule);
  if (found === undefined) return null;
  return (
    // In a window of its own: a table beside which the rule is read stays open.
    <a className="btn sm tonal" href={`/learn/${game}/${found.chapter}`} target="_blank" rel="noreferrer">
      <Icon id="brand-mark" size={15} />
      {say(found.exact ? 'rules.taught' : 'rules.taught.section', { chapter: found.name })}
    </a>
  );
}
