import { Icon } from '@edubba/ui';
import type { RuleId } from '@edubba/kernel';
import { type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useModal } from '../app/useModal.ts';
import { useWords } from '../app/words.tsx';
import { Around } from './Around.tsx';
import { type Book, neighbours } from './book.ts';
import { RuleRow } from './RuleRow.tsx';
import { ReadingContext } from './RuleText.tsx';
import { useBook } from './useBook.ts';
import './RuleSheet.css';

/** A rule beside the table: itself, its neighbours, and what belongs to it. */
export default function RuleSheet({
  game,
  rule,
  onClose,
}: {
  readonly game: string;
  readonly rule: RuleId;
  readonly onClose: () => void;
}): ReactElement {
  const say = useWords();
  const book = useBook(game);
  const title = useId();
  // The way one has come, the rule in sight last.
  const [way, setWay] = useState<readonly RuleId[]>([rule]);
  useEffect(() => setWay([rule]), [rule]);
  const here = way.at(-1) ?? rule;
  return (
    <dialog {...useModal(onClose)} className="sheet" aria-labelledby={title}>
      <header>
        {way.length > 1 && (
          <button
            type="button"
            className="iconbtn"
            aria-label={say('rules.sheet.back')}
            onClick={() => setWay(way.slice(0, -1))}
          >
            <Icon id="ui-left" />
          </button>
        )}
        <h1 id={title}>{say('rules.title', { game: say(`home.game.${game}`) })}</h1>
        <button type="button" className="iconbtn" aria-label={say('rules.sheet.close')} onClick={onClose}>
          <Icon id="ui-close" />
        </button>
      </header>
      <div className="sheet-body">
        {book === undefined && <p className="plain-late">{say('rules.sheet.loading')}</p>}
        {book === null && <p>{say('rules.none')}</p>}
        {book && <Leaf game={game} book={book} id={here} onRule={(id) => setWay([...way, id])} />}
      </div>
      <footer>
        {/* In a window of its own: the table stays open. */}
        <a className="btn" href={`/rules/${game}/${here}`} target="_blank" rel="noreferrer">
          {say('rules.sheet.all')}
        </a>
      </footer>
    </dialog>
  );
}

function Leaf({
  game,
  book,
  id,
  onRule,
}: {
  readonly game: string;
  readonly book: Book;
  readonly id: RuleId;
  readonly onRule: (id: RuleId) => void;
}): ReactElement {
  const say = useWords();
  const follow = useRef(onRule);
  follow.current = onRule;
  const reading = useMemo(() => ({ game, book, onRule: (next: RuleId) => follow.current(next) }), [game, book]);
  const rule = book.byId.get(id);
  const section = book.sectionOf.get(id);
  const leaf = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = leaf.current?.querySelector<HTMLElement>('[data-current]');
    row?.scrollIntoView({ block: 'nearest' });
    row?.focus({ preventScroll: true });
  }, [id]);
  if (rule === undefined || section === undefined) return <p>{say('rules.missing', { id })}</p>;
  return (
    <ReadingContext value={reading}>
      <div ref={leaf}>
        <h2>
          {section.mark} {section.title}
        </h2>
        {neighbours(book, id, 2).map((one) => (
          <RuleRow key={one.id} rule={one} current={one === rule} />
        ))}
        <Around key={id} rule={rule} />
      </div>
    </ReadingContext>
  );
}
