import type { ReactElement } from 'react';
import { useWords } from './words.ts';
import type { Book, Rule } from './book.ts';
import { Mark } from './RuleRow.tsx';

/** What the marks mean, with how many rules have each. */
export function Legend({ book }: { readonly book: Book }): ReactElement {
  const say = useWords();
  const count = (which: (rule: Rule) => boolean): number => book.rules.filter(which).length;
  const rules = (source: Rule['source']): number => count((rule) => rule.kind === 'rule' && rule.source === source);
  const rows: readonly (readonly [mark: string, n: number])[] = [
    ['inferred', rules('inferred')],
    ['ruling', count(({ kind }) => kind === 'ruling')],
    ['reconstructed', rules('reconstructed')],
    ['example', count(({ kind }) => kind === 'example')],
  ];
  return (
    <section className="panel rules-card">
      <h2>{say('rules.legend')}</h2>
      <p>{say('rules.legend.printed', { n: rules('rulebook') })}</p>
      <dl className="legend">
        {rows.map(([mark, n]) => (
          <div key={mark}>
            <dt>
              <Mark mark={mark}>{say(`rules.mark.${mark}`)}</Mark>
            </dt>
            <dd>{say(`rules.legend.${mark}`, { n })}</dd>
          </div>
        ))}
      </dl>
      <p>{say('rules.legend.own')}</p>
    </section>
  );
}
