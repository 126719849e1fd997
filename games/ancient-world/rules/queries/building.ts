import type { ItemId, Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { EMPIRE, empireNo } from '../../content/decks.ts';
import type { State } from '../state.ts';
import { capacityNeeded, capacityOf } from './city.ts';

const COINS = EMPIRE.map(({ coins }) => coins);
const KNOWLEDGE = EMPIRE.map(({ knowledge }) => knowledge);

/** AW-6.04 Is there capacity for one more card? */
export const hasRoom = (s: State, seat: Seat): boolean =>
  capacityNeeded(s.tableau[seat]?.length ?? 0, capacityOf(s, seat)) <= 0;

/** AW-6.03 */
export function canPay(s: State, seat: Seat, item: ItemId): boolean {
  const card = empireNo(item);
  return (
    (s.coins[seat] as number) >= (COINS[card] as number) && (s.knowledge[seat] as number) >= (KNOWLEDGE[card] as number)
  );
}

/** AW-6.03, AW-6.04 Those of the cards that the player can build. */
export function buildable(s: State, seat: Seat, cards: readonly ItemId[]): ItemId[] {
  return hasRoom(s, seat) ? cards.filter((item) => canPay(s, seat, item)) : [];
}

/** AW-6.03, AW-6.04 Why the card may not be built. */
export function buildObjection(s: State, seat: Seat, item: ItemId): Objection | undefined {
  const cards = s.tableau[seat]?.length ?? 0;
  const capacity = capacityOf(s, seat);
  const more = capacityNeeded(cards, capacity);
  if (more > 0) return no('AW-6.04', 'no.build.capacity', { cards, capacity, more }, { id: 'fix.capacity' });
  const card = empireNo(item);
  const coins = (COINS[card] as number) - (s.coins[seat] as number);
  if (coins > 0)
    return no('AW-6.03', 'no.build.coins', { cost: COINS[card] as number, short: coins }, { id: 'fix.coins' });
  const knowledge = (KNOWLEDGE[card] as number) - (s.knowledge[seat] as number);
  return knowledge > 0
    ? no(
        'AW-6.03',
        'no.build.knowledge',
        { cost: KNOWLEDGE[card] as number, short: knowledge },
        { id: 'fix.knowledge' },
      )
    : undefined;
}

/** AW-10.01 Can any stored card be built? Only its owner may know. */
export const canBuildStored = (s: State, seat: Seat): boolean =>
  (s.stored[seat] as ItemId[]).some((item) => canPay(s, seat, item)) && hasRoom(s, seat);
