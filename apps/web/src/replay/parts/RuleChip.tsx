import type { RuleId } from '@edubba/kernel';
import { createContext, lazy, type ReactElement, type ReactNode, Suspense, use, useState } from 'react';
import { useSaid } from '../replay-table.ts';

const RuleSheet = lazy(() => import('../../rules/RuleSheet.tsx'));

const OpenRule = createContext<(rule: RuleId) => void>(() => undefined);

/** Shows a rule beside the page when one of the chips inside is chosen. */
export function Rules({ game, children }: { readonly game: string; readonly children: ReactNode }): ReactElement {
  const [rule, setRule] = useState<RuleId | undefined>();
  return (
    <OpenRule value={setRule}>
      {children}
      {rule !== undefined && (
        <Suspense>
          <RuleSheet game={game} rule={rule} onClose={() => setRule(undefined)} />
        </Suspense>
      )}
    </OpenRule>
  );
}

/** The number of a rule, which opens it. */
export function RuleChip({ rule }: { readonly rule: RuleId }): ReactElement {
  const say = useSaid();
  const open = use(OpenRule);
  return (
    <button
      type="button"
      className="chip rule rulechip"
      aria-label={say('replay.rule', { rule })}
      onClick={() => open(rule)}
    >
      {rule}
    </button>
  );
}
