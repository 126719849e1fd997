import type { RuleId } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useWords } from './words.ts';
import { useEvidence } from './evidence.ts';
import { useReading } from './RuleText.tsx';

/** How often a rule applies in games of bots, and the tests that hold the app to it. */
export function Proven({ rule }: { readonly rule: RuleId }): ReactElement | null {
  const say = useWords();
  const { game } = useReading();
  const evidence = useEvidence(game);
  if (evidence === undefined) return null;
  const tests = evidence.tests[rule] ?? [];
  const applied = evidence.applied[rule];
  return (
    <>
      {applied !== undefined && (
        <p className="around-applied">
          <Icon id="ui-chart" size={15} /> {say('rules.applied', { n: applied, games: evidence.games })}
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
