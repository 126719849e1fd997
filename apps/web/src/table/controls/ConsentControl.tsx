import type { Key } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useSession, useTell } from '../session/context.ts';
import { members } from './shape.ts';
import { useQuestion } from './useQuestion.ts';

/** Somebody wants something of mine: it can be agreed to once and for all, or declined whatever that player still asks. */
export default function ConsentControl(): ReactElement {
  const session = useSession();
  const tell = useTell();
  const { options, kind, seat, about } = useQuestion();
  const { by } = members(about);
  const always = (key: Key, words: string, when?: { readonly by: number }): ReactElement => (
    <button
      type="button"
      className="btn sm quiet"
      onClick={() => void session.order({ seat, kind, key, ...(when === undefined ? {} : { when }) })}
    >
      <Icon id="ui-hand" size={16} />
      {tell(words)}
    </button>
  );
  return (
    <div className="control-row">
      {options.includes('yes') && always('yes', 'table.orders.always-agree')}
      {options.includes('no') && typeof by === 'number' && always('no', 'table.orders.decline-theirs', { by })}
    </div>
  );
}
