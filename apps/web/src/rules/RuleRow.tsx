import { Icon } from '@edubba/ui';
import { memo, type ReactElement, type ReactNode } from 'react';
import { useWords } from './words.ts';
import { around, type Rule } from './book.ts';
import { RuleLink, RuleText, useReading } from './RuleText.tsx';
import type { Terms } from './search.ts';
import './RuleRow.css';

const NONE: Terms = [];

/** A rule with its number, marks, readings and examples. */
export const RuleRow = memo(function RuleRow({
  rule,
  current = false,
  terms = NONE,
  children,
}: {
  readonly rule: Rule;
  readonly current?: boolean;
  readonly terms?: Terms;
  /** Stands under the current rule. */
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <article
      id={rule.id}
      className="rule-row"
      data-current={current || undefined}
      data-kind={rule.kind}
      tabIndex={-1}
      aria-current={current || undefined}
    >
      <RuleLink id={rule.id} />
      <div className="rule-body">
        <RuleText rule={rule} terms={terms} />
        <Marks rule={rule} />
        {rule.kind === 'rule' && <Readings rule={rule} />}
        {children}
      </div>
    </article>
  );
});

/** Where a rule comes from, where that is not simply the printed book. */
export function Marks({ rule }: { readonly rule: Rule }): ReactElement | null {
  const say = useWords();
  const { kind, source } = rule;
  const mark = kind === 'ruling' ? kind : source === 'rulebook' ? (kind === 'example' ? kind : undefined) : source;
  if (mark === undefined) return null;
  return <Mark mark={mark}>{say(`rules.mark.${mark}`)}</Mark>;
}

const MARKS: { readonly [mark: string]: string } = {
  ruling: 'tok-karu',
  inferred: 'ui-bulb',
  reconstructed: 'act-build',
  example: 'ui-play',
};

/** A mark in its colour: ochre for rulings, lapis for inferred, murex for reconstructed. */
export function Mark({ mark, children }: { readonly mark: string; readonly children: ReactNode }): ReactElement {
  return (
    <span className={`rule-mark rule-${mark}`}>
      <Icon id={MARKS[mark] ?? 'act-rule'} size={14} /> {children}
    </span>
  );
}

/** How the app reads a rule, and examples of it, right where it stands. */
function Readings({ rule }: { readonly rule: Rule }): ReactElement | null {
  const say = useWords();
  const { book } = useReading();
  const rulings = around(book, rule, 'ruling');
  const examples = around(book, rule, 'example');
  if (rulings.length + examples.length === 0) return null;
  return (
    <>
      {rulings.map((ruling) => (
        <div key={ruling.id} className="rule-box rule-ruling">
          <b>{say('rules.reading')}</b> <RuleLink id={ruling.id} className="rule-inline" />
          <RuleText rule={ruling} terms={NONE} />
        </div>
      ))}
      {examples.map((example) => (
        <details key={example.id} className="rule-box rule-example">
          <summary>
            {say('rules.mark.example')} {example.id}
          </summary>
          <RuleText rule={example} terms={NONE} />
        </details>
      ))}
    </>
  );
}
