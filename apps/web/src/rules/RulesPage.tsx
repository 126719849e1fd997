import type { RuleId } from '@edubba/kernel';
import { memo, type ReactElement, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { SHELF } from '../app/games.ts';
import { Loading, NotFound } from '../app/Plain.tsx';
import { useWords } from './words.ts';
import { Page } from '../home/Page.tsx';
import { Around } from './Around.tsx';
import type { Book, Rule } from './book.ts';
import { Contents } from './Contents.tsx';
import { Legend } from './Legend.tsx';
import { RuleRow } from './RuleRow.tsx';
import { ReadingContext } from './RuleText.tsx';
import { SearchField } from './SearchField.tsx';
import { find, type Terms, termsOf } from './search.ts';
import { useBook } from './useBook.ts';
import './RulesPage.css';

/** The rulebook of a game, to read and to search. */
export default function RulesPage({
  params,
}: {
  readonly params: { readonly game: string; readonly rule?: string | undefined };
}): ReactElement {
  const say = useWords();
  const book = useBook(params.game);
  if (!SHELF.some(({ id }) => id === params.game)) return <NotFound />;
  if (book === undefined) return <Loading />;
  const name = say(`home.game.${params.game}`);
  return (
    <Page at="rules" title={say('rules.title', { game: name })} tool={<Games game={params.game} />}>
      {book === null ? (
        <div className="page-wrap page-head">
          <h1>{say('rules.title', { game: name })}</h1>
          <p>{say('rules.none')}</p>
        </div>
      ) : (
        <Reader key={params.game} game={params.game} book={book} wanted={params.rule} />
      )}
    </Page>
  );
}

/** The rulebooks, in the bar. */
function Games({ game }: { readonly game: string }): ReactElement {
  const say = useWords();
  return (
    <nav className="rules-games" aria-label={say('rules.games')}>
      {SHELF.filter(({ rulebook }) => rulebook !== undefined).map(({ id }) => (
        <Link key={id} href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
          {say(`home.game.${id}`)}
        </Link>
      ))}
    </nav>
  );
}

type Show = 'all' | Rule['kind'];

function Reader({
  game,
  book,
  wanted,
}: {
  readonly game: string;
  readonly book: Book;
  readonly wanted: string | undefined;
}): ReactElement {
  const [search, setSearch] = useState('');
  const [show, setShow] = useState<Show>('all');
  // The field answers at once; the list follows when there is time.
  const asked = useDeferredValue(search);
  const terms = useMemo(() => termsOf(asked), [asked]);
  const found = useMemo(() => find(book, terms), [book, terms]);
  const shown = useMemo(
    () => new Set(found.filter(({ kind }) => show === 'all' || kind === show).map(({ id }) => id)),
    [found, show],
  );
  const reading = useMemo(() => ({ game, book }), [game, book]);
  const rule = wanted === undefined ? undefined : book.byId.get(wanted.toUpperCase());
  useScrollTo(rule);
  return (
    <ReadingContext value={reading}>
      <div className="page-wrap rules">
        <div className="rules-side">
          <SearchField value={search} onChange={setSearch} />
          <Contents book={book} shown={shown} searching={terms.length > 0} />
        </div>
        <div className="rules-main">
          <Head game={game} found={found} terms={terms.length > 0 ? asked : ''} show={show} onShow={setShow} />
          {wanted !== undefined && rule === undefined && <NoSuchRule id={wanted} />}
          <Document book={book} shown={shown} terms={terms} current={rule} />
        </div>
        <aside className="rules-aside">{rule === undefined ? <Legend book={book} /> : <Current rule={rule} />}</aside>
      </div>
    </ReadingContext>
  );
}

/** The sections with what is shown of them. Drawn anew only when the search has settled, not with every key. */
const Document = memo(function Document({
  book,
  shown,
  terms,
  current,
}: {
  readonly book: Book;
  readonly shown: ReadonlySet<RuleId>;
  readonly terms: Terms;
  readonly current: Rule | undefined;
}): ReactElement {
  return (
    <div className="panel rules-doc">
      {book.sections.map(({ mark, title, rules }) => {
        const some = rules.filter(({ id }) => shown.has(id));
        if (some.length === 0) return null;
        return (
          <section key={mark} className="rules-section" aria-labelledby={`section-${mark}`}>
            <h2 id={`section-${mark}`}>
              <span>{mark}</span> {title}
            </h2>
            {some.map((rule) => (
              <RuleRow key={rule.id} rule={rule} terms={terms} current={rule === current}>
                {rule === current && (
                  <div className="rules-here">
                    <Around key={rule.id} rule={rule} />
                  </div>
                )}
              </RuleRow>
            ))}
          </section>
        );
      })}
    </div>
  );
});

function Current({ rule }: { readonly rule: Rule }): ReactElement {
  const say = useWords();
  return (
    <section className="panel rules-card">
      <h2>{say('rules.around', { id: rule.id })}</h2>
      <Around key={rule.id} rule={rule} />
    </section>
  );
}

function NoSuchRule({ id }: { readonly id: string }): ReactElement {
  const say = useWords();
  return (
    <p className="rules-missing" role="alert">
      {say('rules.missing', { id })}
    </p>
  );
}

const SHOWS: readonly Show[] = ['all', 'rule', 'ruling', 'example'];

/** The title, or how often the words were found and among what. */
function Head({
  game,
  found,
  terms,
  show,
  onShow,
}: {
  readonly game: string;
  readonly found: readonly Rule[];
  readonly terms: string;
  readonly show: Show;
  readonly onShow: (show: Show) => void;
}): ReactElement {
  const say = useWords();
  const count = (one: Show): number => (one === 'all' ? found.length : found.filter(({ kind }) => kind === one).length);
  return (
    <header className="rules-head">
      {terms === '' ? (
        <h1>{say('rules.title', { game: say(`home.game.${game}`) })}</h1>
      ) : (
        <h1 aria-live="polite">{say('rules.found', { n: found.length, words: terms })}</h1>
      )}
      <div className="rules-kinds" role="group" aria-label={say('rules.show')}>
        {SHOWS.map((one) => (
          <button
            key={one}
            type="button"
            className={one === show ? 'chip on' : 'chip'}
            aria-pressed={one === show}
            onClick={() => onShow(one)}
          >
            {say(`rules.show.${one}`, { n: count(one) })}
          </button>
        ))}
      </div>
    </header>
  );
}

/** Brings a rule into sight when it is asked for. */
function useScrollTo(rule: Rule | undefined): void {
  const first = useRef(true);
  useEffect(() => {
    if (rule === undefined) return;
    const row = document.getElementById(rule.id);
    // A rule that is in sight already, because its number was pressed, stays where it is.
    const box = row?.getBoundingClientRect();
    const inSight = box !== undefined && box.top > 0 && box.bottom < window.innerHeight;
    const tall = box !== undefined && box.height > window.innerHeight / 2;
    if (first.current || !inSight) row?.scrollIntoView({ block: tall ? 'start' : 'center' });
    row?.focus({ preventScroll: true });
    first.current = false;
  }, [rule]);
}
