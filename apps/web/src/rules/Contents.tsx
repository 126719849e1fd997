import type { RuleId } from '@edubba/kernel';
import { memo, type ReactElement, useEffect, useState } from 'react';
import { useWords } from './words.ts';
import type { Book, Section } from './book.ts';

/** The sections; during a search, with how many of their rules were found. */
export const Contents = memo(function Contents({
  book,
  shown,
  searching,
}: {
  readonly book: Book;
  readonly shown: ReadonlySet<RuleId>;
  readonly searching: boolean;
}): ReactElement {
  const say = useWords();
  const here = useSectionInSight(book);
  return (
    <details className="panel contents" open={WIDE.matches}>
      <summary>{say('rules.contents')}</summary>
      <nav aria-label={say('rules.contents')}>
        {book.sections.map((section) => {
          const count = section.rules.filter(({ id }) => shown.has(id)).length;
          return (
            <a
              key={section.mark}
              href={count === 0 ? undefined : `#section-${section.mark}`}
              aria-current={section.mark === here ? 'true' : undefined}
            >
              <i>{section.mark}</i>
              <span>{shortTitle(section)}</span>
              {searching && count > 0 && <b>{say('rules.count', { n: count })}</b>}
            </a>
          );
        })}
      </nav>
    </details>
  );
});

const WIDE = matchMedia('(min-width: 900px)');

/** Headings explain themselves in brackets; in the list there is no room for that. */
function shortTitle({ title }: Section): string {
  return title.replace(/ \(.*\)$/, '');
}

/** The section that is read just now: the last whose heading has passed the upper edge. */
function useSectionInSight(book: Book): string | undefined {
  const [here, setHere] = useState(book.sections[0]?.mark);
  useEffect(() => {
    let waiting = false;
    const look = (): void => {
      waiting = false;
      const passed = [...document.querySelectorAll<HTMLElement>('.rules-section > h2')].filter(
        (heading) => heading.getBoundingClientRect().top < 160,
      );
      const mark = passed.at(-1)?.id.slice('section-'.length);
      if (mark !== undefined) setHere(mark);
    };
    const soon = (): void => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(look);
    };
    window.addEventListener('scroll', soon, { passive: true });
    return () => window.removeEventListener('scroll', soon);
  }, []);
  useEffect(() => {
    document.querySelector('.contents a[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return here;
}
