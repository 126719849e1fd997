import type { BaseState, GameEvent, Message, View } from '@edubba/kernel';
import type { Params, SeatNames } from './messages.ts';
import { itemMessage, listMessage, nameSeats, optionMessage, seatMessage } from './messages.ts';
import type { GameWords } from './module.ts';

type Told = Omit<GameEvent, 'only'>;

/**
 * A log line: `event.<type>` with the seat, the item and the places by name, the rule, and everything in `data`.
 * What the module's `eventParams` says goes before all of these. Plain numbers named `seat` or `other` are seats and are
 * named. `view`: what the reader sees, for lines that name an option, as those of a joint decision do.
 */
export function eventMessage<S extends BaseState>(
  module: GameWords<S>,
  event: Told,
  names: SeatNames = module.seats,
  view?: View<S>,
): Message {
  const { type, seat, item, from, to, rule, data } = event;
  const params: Params = {};
  if (seat !== undefined) params['seat'] = seat;
  if (item !== undefined) params['item'] = itemMessage(module, item);
  if (from !== undefined) params['from'] = placeMessage(module, from, names);
  if (to !== undefined) params['to'] = placeMessage(module, to, names);
  if (rule !== undefined) params['rule'] = rule;
  const own = { ...data, ...tradeParams(module, event), ...jointParams(module, event, view) };
  return {
    id: `event.${type}`,
    params: nameSeats(module, { ...params, ...own, ...module.eventParams?.(event) }, names),
  };
}

/** `hand:2` is `place.hand` with the seat's name; a place that the catalogue does not know (a square) speaks for itself. */
function placeMessage<S extends BaseState>(module: GameWords<S>, place: string, names: SeatNames): Message | string {
  const [zone = place, owner] = place.split(':');
  const id = `place.${zone}`;
  if (module.texts.en[id] === undefined) return place;
  return owner === undefined ? { id } : { id, params: { seat: seatMessage(module, Number(owner), names) } };
}

/** An offer of the kernel's negotiation: whom it is made to, and both sides of it in words. */
function tradeParams<S extends BaseState>(module: GameWords<S>, { type, data = {} }: Told): Params {
  if (type !== 'negotiation.offered') return {};
  const { to = 0, give, get } = data;
  return { other: to, give: goodsMessage(module, String(give)), get: goodsMessage(module, String(get)) };
}

/** `gold:2,tin:1` → 2 gold and 1 tin. A good is `good.<name>`, said with how many (`n`), or an item of that name. */
function goodsMessage<S extends BaseState>(module: GameWords<S>, goods: string): Message | string {
  const named = goods.split(',').flatMap((amount): Message[] => {
    const [good = '', n = ''] = amount.split(':');
    if (good === '') return [];
    const id = `good.${good}`;
    if (module.texts.en[id] !== undefined) return [{ id, params: { n: Number(n) } }];
    return [{ id: 'goods.items', params: { n: Number(n), item: itemMessage(module, good) } }];
  });
  return listMessage(named) ?? { id: 'goods.none' };
}

/** What the table proposes or decides together is an option of the question it answers: it is called as that is. */
function jointParams<S extends BaseState>(
  module: GameWords<S>,
  { type, data = {} }: Told,
  view: View<S> | undefined,
): Params {
  if (!type.startsWith('joint.') || view === undefined) return {};
  const { kind, key, decided } = data;
  const named: Params = {};
  for (const [name, option] of Object.entries({ key, decided })) {
    if (option !== undefined) named[name] = optionMessage(module, view, String(kind), String(option));
  }
  return named;
}
