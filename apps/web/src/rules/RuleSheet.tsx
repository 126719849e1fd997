import { Icon } from '@edubba/ui';
import type { RuleId } from '@edubba/kernel';
import { type ReactElement, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useModal } from '../app/useModal.ts';
import { useWords } from './words.ts';
import { Around } from './Around.tsx';
import { type Book, neighbours } from './book.ts';
import { RuleRow } from './RuleRow.tsx';
import { ReadingContext } from './RuleText.tsx';
import { SearchField } from './SearchField.tsx';
import { find, termsOf } from './search.ts';
import { useBook } from './useBook.ts';
import './RuleSheet.css';

/** The rules beside the table: a rule with its neighbours and what belongs to it, or what is looked for. */
export default function RuleSheet({
  game,
  rule,
  onClose,
}: {
  readonly game: string;
  /** Without it one comes to look for something. */
  readonly rule?: RuleId | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const say = useWords();
  const book = useBook(game);
  const title = useId();
  // The way one has come, the rule in sight last.
  const [way, setWay] = useState<readonly RuleId[]>(rule === undefined ? [] : [rule]);
  useEffect(() => setWay(rule === undefined ? [] : [rule]), [rule]);
  const [search, setSearch] = useState('');
  const here = way.at(-1);
  const follow = (id: RuleId): void => setWay([...way, id]);
  return (
    <dialog {...useModal(onClose)} className="sheet" aria-labelledby={title}>
      <header>
        {(way.length > 1 || (rule === undefined && way.length > 0)) && (
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
        {book && here !== undefined && <Leaf game={game} book={book} id={here} onRule={follow} />}
        {book && here === undefined && (
          <Found game={game} book={book} search={search} onSearch={setSearch} onRule={follow} />
        )}
      </div>
      <footer>
        {/* In a window of its own: the table stays open. */}
        <a
          className="btn"
          href={here === undefined ? `/rules/${game}` : `/rules/${game}/${here}`}
          target="_blank"
          rel="noreferrer"
        >
          {say('rules.sheet.all')}
        </a>
      </footer>
    </dialog>
  );
}

/** More are not read through: another word finds fewer. */
const MOST = 40;

/** What is looked for, and the rules that have it. A rule opens here; the way back leads to what was found. */
function Found({
  game,
  book,
  search,
  onSearch,
  onRule,
}: {
  readonly game: string;
  readonly book: Book;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onRule: (id: RuleId) => void;
}): ReactElement {
  const say = useWords();
  const asked = useDeferredValue(search);
  const terms = useMemo(() => termsOf(asked), [asked]);
  const found = useMemo(() => (terms.length === 0 ? [] : find(book, terms)), [book, terms]);
  const reading = useMemo(() => ({ game, book, onRule }), [game, book, onRule]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <ReadingContext value={reading}>
      <div className="sheet-search" ref={box}>
        <SearchField value={search} onChange={onSearch} />
        <p aria-live="polite">
          {terms.length === 0 ? say('rules.sheet.hint') : say('rules.found', { n: found.length, words: asked })}
        </p>
        <ul>
          {found.slice(0, MOST).map((rule) => (
            <li key={rule.id}>
              <RuleRow rule={rule} terms={terms} />
            </li>
          ))}
        </ul>
      </div>
    </ReadingContext>
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
