import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useSession, useStanding, useTell } from '../session/context.ts';

/** Standing orders of the reader, with the way to take all of them back. */
export function OrdersNote(): ReactElement | null {
  const session = useSession();
  const tell = useTell();
  const { orders } = useStanding();
  if (orders.length === 0) return null;
  const askAgain = async (): Promise<void> => {
    for (const { kind } of orders) await session.dropOrders(kind);
  };
  return (
    <div className="control-row control-orders">
      <Icon id="ui-hand" size={16} />
      <span className="control-means">{tell('table.orders.stand', { n: orders.length })}</span>
      <button type="button" className="btn sm" onClick={() => void askAgain()}>
        {tell('table.orders.ask-again')}
      </button>
    </div>
  );
}
