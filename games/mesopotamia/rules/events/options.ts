import type { Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { EventOption } from '../../content/events.ts';
import { eventCard } from '../../content/events.ts';
import type { Amounts } from '../../content/goods.ts';
import { KNUCKLEBONE } from '../../content/goods.ts';
import { canPay } from '../effects/goods.ts';
import { sparesEventDie } from '../queries/pieces.ts';
import type { State } from '../state.ts';
import { isHuman } from '../state.ts';

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

/** MES-32.25 The larger award, the first option among equals; −1 if neither is possible. */
export function automatonOption(s: State, player: Seat, area: number): number {
  let best = -1;
  for (const which of [0, 1]) {
    if (optionObjection(s, player, area, which) !== undefined) continue;
    if (best < 0 || optionOf(s, area, which).award > optionOf(s, area, best).award) best = which;
  }
  return best;
}
