import { itemMessage, listMessage } from '@edubba/gamekit';
import type { Message } from '@edubba/kernel';
import type { Session } from '../session/Session.ts';
import type { Amounts } from './shape.ts';

/** What a good is called with how many of it: `good.<name>`, or an item of that name, or the name itself. */
export function goodMessage({ ui, words }: Session, good: string, n: number): Message | string {
  const id = `good.${good}`;
  if (words.has(id)) return { id, params: { n } };
  const item = itemMessage(ui.words, good);
  return words.has(item.id) ? { id: 'goods.items', params: { n, item } } : `${n} ${good}`;
}

/** One side of an offer in words. */
export function sideMessage(session: Session, side: Amounts): Message | string {
  const named = Object.entries(side).flatMap(([good, n]) => (n > 0 ? [goodMessage(session, good, n)] : []));
  return listMessage(named) ?? { id: 'goods.none' };
}

/** `gold:2,tin:1`, as events spell it. */
export function spelled(goods: string): Amounts {
  const parts = goods.split(',').map((part) => part.split(':'));
  return Object.fromEntries(
    parts.flatMap(([good, n]) => (good === undefined || good === '' ? [] : [[good, Number(n)]])),
  );
}
