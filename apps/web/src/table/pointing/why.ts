import type { Key, Refusal } from '@edubba/kernel';
import type { Thing } from '@edubba/ui';
import type { Spot } from '../session/frame.ts';
import type { Session } from '../session/Session.ts';
import { buttonRefusal, concerns, refusal, spotOf } from './notes.ts';

/** Who asked last: an answer that comes later than another question is not shown. */
let asked = 0;

/** Nobody waits for a reason any more. */
export function forgetWhy(): void {
  asked++;
}

/** Says why a thing cannot be chosen. Reasons are fetched only where one of them is about this thing. */
export async function sayWhyNot(session: Session, thing: Thing, element: Element): Promise<void> {
  const { standing } = session.state;
  if (standing === undefined) return;
  const mine = ++asked;
  const show = (reasons: readonly Refusal[]): void =>
    session.set({ note: refusal(session, thing, spotOf(element), reasons), menu: undefined });
  if (!standing.refused.some((target) => concerns(session, standing, thing, target))) return show([]);
  const reasons = await session.reasons();
  if (mine === asked && session.state.standing === standing) show(reasons);
}

/** Says why a button that is off is off. */
export async function sayWhyNotYet(session: Session, button: Element, name: string, target: Key): Promise<void> {
  const { standing } = session.state;
  const mine = ++asked;
  const at: Spot = spotOf(button);
  const found = (await session.reasons()).find((one) => one.target === target);
  if (found === undefined || mine !== asked || session.state.standing !== standing) return;
  session.set({ note: buttonRefusal(session, at, session.say({ id: 'table.not-yet', params: { name } }), found) });
}
