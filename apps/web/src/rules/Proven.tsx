import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useWords } from './words.ts';
import { learnedBy, type Rule } from './book.ts';
import { useEvidence } from './evidence.ts';
import { useReading } from './RuleText.tsx';

/** How often a rule applies in games of bots, and the tests that hold the app to it. */
export function Proven({ rule }: { readonly rule: Rule }): ReactElement | null {
  const say = useWords();
  const { game, book } = useReading();
  const evidence = useEvidence(game);
  if (evidence === undefined) return null;
  const { games } = evidence;
  const tests = evidence.tests[rule.id] ?? [];
  // A ruling or an example comes up where the rule does that it is about.
  const own = rule.kind === 'rule' || evidence.applied[rule.id] !== undefined;
  const id = own ? rule.id : learnedBy(book, rule);
  const n = evidence.applied[id] ?? 0;
  return (
    <>
      {games > 0 && (
        <p className="around-applied">
          <Icon id="ui-chart" size={15} /> {say(own ? 'rules.applied' : 'rules.applied.of', { id, n, games })}
        </p>
      )}
      {tests.length > 0 && (
        <details className="around-tests">
          <summary>{say('rules.tests', { n: tests.length })}</summary>
          <ul>
            {tests.map(([file, title]) => (
              <li key={`${file} ${title}`}>
                {title}
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
