import type { ItemId, Seat } from '@edubba/kernel';
import { worthOf } from '../../rules/queries/scores.ts';
import type { State } from '../../rules/state.ts';

const added = (lists: readonly ItemId[][], seat: Seat, item: ItemId): ItemId[][] =>
  lists.map((list, at) => (at === seat ? [...list, item] : list));

/** Points that a card in the city would bring now. */
export const worthOfCard = (s: State, seat: Seat, item: ItemId): number =>
  worthOf({ ...s, tableau: added(s.tableau, seat, item) }, seat) - worthOf(s, seat);

/** Points that a defeated titan would bring now. */
export const worthOfTitan = (s: State, seat: Seat, item: ItemId): number =>
  worthOf({ ...s, titans: added(s.titans, seat, item) }, seat) - worthOf(s, seat);
