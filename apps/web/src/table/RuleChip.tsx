import type { RuleId } from '@edubba/kernel';
import type { ReactElement } from 'react';
import { useSession, useTell } from './session/context.ts';
import './RuleChip.css';

/** The number of a rule; opens it beside the table. */
export function RuleChip({ rule }: { readonly rule: RuleId }): ReactElement {
  const session = useSession();
  const tell = useTell();
  return (
    <button
      type="button"
      className="chip rule rule-chip"
      aria-label={tell('table.rule', { rule })}
      onClick={(event) => {
        event.stopPropagation();
        session.openRule(rule);
      }}
    >
      {rule}
    </button>
  );
}
