import type { Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { EventOption } from '../../content/events.ts';
import { eventCard } from '../../content/events.ts';
import type { Amounts } from '../../content/goods.ts';
import { KNUCKLEBONE } from '../../content/goods.ts';
import type { State } from '../state.ts';
import { FACE_DOWN, isHuman } from '../state.ts';
import { isGuarded } from './control.ts';
import { canPay } from './goods.ts';
import { sparesEventDie } from './pieces.ts';

export function optionOf(s: State, area: number, which: number): EventOption {
  const { options } = eventCard(s.event[area] ?? '');
  return which === 0 ? options[0] : options[1];
}

/** MES-32.41 An Automaton pays Knucklebones only. */
export function priceFor(s: State, player: Seat, { pay }: EventOption): Amounts {
  return isHuman(s, player) ? pay : pay.map((n, good) => (good === KNUCKLEBONE ? n : 0));
}

/** MES-27.05 What speaks against an option. */
export function optionObjection(s: State, player: Seat, area: number, which: number): Objection | undefined {
  const option = optionOf(s, area, which);
  if (!canPay(s, player, priceFor(s, player, option))) return no('MES-27.05', 'no.event-price');
  if (option.type === 'six-round' && !sparesEventDie(s, player)) return no('MES-27.17', 'no.event-die');
  return undefined;
}

/** MES-9.10, MES-27.01 Is there an Event that a Unit could reveal here? */
export const revealable = (s: State, area: number): boolean =>
  s.token[area] === FACE_DOWN && !isGuarded(s, area) && s.blocked[area] !== true;
