import type { RuleId } from '@edubba/kernel';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { Link } from 'wouter';
import { useWords } from './words.ts';
import { type Book, type Rule, RULE_ID } from './book.ts';
import { marked, partsOf, type Terms } from './search.ts';

/** Where rules are shown: which book, and what following an id does there. */
export interface Reading {
  readonly game: string;
  readonly book: Book;
  /** Shows a rule in the same place; without it ids are addresses. */
  readonly onRule?: (id: RuleId) => void;
}

/** The book that texts below belong to. */
export const ReadingContext = createContext<Reading | undefined>(undefined);

/** The book being read. */
export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (reading === undefined) throw new Error('a rule is shown without its book');
  return reading;
}

/** The id of a rule, to follow. */
export function RuleLink({
  id,
  className = 'rule-id',
  children,
}: {
  readonly id: RuleId;
  readonly className?: string;
  readonly children?: ReactNode;
}): ReactElement {
  const { game, onRule } = useReading();
  if (onRule === undefined) {
    return (
      <Link href={`/rules/${game}/${id}`} className={className}>
        {children ?? id}
      </Link>
    );
  }
  return (
    <button type="button" className={className} onClick={() => onRule(id)}>
      {children ?? id}
    </button>
  );
}

/** A text with the ids in it as links and found words marked. */
function Text({ text, terms }: { readonly text: string; readonly terms: Terms }): ReactElement {
  const { book } = useReading();
  const out: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(RULE_ID)) {
    const [id] = match;
    if (!book.byId.has(id)) continue;
    out.push(<Marked key={from} text={text.slice(from, match.index)} terms={terms} />);
    out.push(<RuleLink key={`${id} ${match.index}`} id={id} className="rule-inline" />);
    from = match.index + id.length;
  }
  out.push(<Marked key={from} text={text.slice(from)} terms={terms} />);
  return <>{out}</>;
}

function Marked({ text, terms }: { readonly text: string; readonly terms: Terms }): ReactElement {
  if (terms.length === 0) return <>{text}</>;
  return (
    <>
      {marked(text, terms).map((piece, i) =>
        // Pieces of a text have no other identity than their place.
        piece.found ? <mark key={i}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}

/** The text of a rule; a ruling's and an example's in their parts. */
export function RuleText({ rule, terms }: { readonly rule: Rule; readonly terms: Terms }): ReactElement {
  const say = useWords();
  if (rule.kind === 'rule') {
    return (
      <p className="rule-text">
        <Text text={rule.text} terms={terms} />
      </p>
    );
  }
  const parts = partsOf(rule.text, say(`rules.parts.${rule.kind}`).split('|'));
  return (
    <div className="rule-text">
      {parts.map(({ label, text }) =>
        label === '' ? (
          <p key={text} className="rule-opening">
            <Text text={text} terms={terms} />
          </p>
        ) : (
          <p key={text} className="rule-part">
            <i>{label}</i>
            <span>
              <Text text={text} terms={terms} />
            </span>
          </p>
        ),
      )}
    </div>
  );
}
