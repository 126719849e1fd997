import type { ItemId, Seat } from '@edubba/kernel';
import type { ActionCardId } from '../content/action-cards.ts';
import { actionCard } from '../content/action-cards.ts';
import { ADMIN, DIVINE, GRAIN, ROYAL, SHEEP, SILVER } from '../content/goods.ts';
import { PALACE, TEMPLE } from '../content/buildings.ts';
import type { Kind } from '../content/units.ts';
import type { CityCardName } from '../content/special-cities.ts';
import { goodsOf, hasBuilt, poolOf } from '../rules/queries/players.ts';
import type { State } from '../rules/state.ts';

/** All worth is counted in tenths of a grain: a grain is about 10, a command token 50, a VP 300 and more. */
export const VP = 300;

/** How much of what pays only later is still to come, in percent, by round. */
const FUTURE = [100, 100, 100, 100, 95, 85, 70, 50, 25, 6];

/** So much of a worth that pays only in later rounds is left. */
export const later = (s: State, worth: number): number => (worth * (FUTURE[s.round] ?? 6)) / 100;

/** One VP, dearer as somebody comes near the goal. */
export function vpWorth(s: State): number {
  const lead = Math.max(...s.vp);
  return lead < 6 ? VP : VP + 100 * (lead - 5);
}

/** Worth of a unit that stands on the board, by kind. */
export const UNIT_WORTH: readonly number[] = [22, 55, 50, 110, 40, 150, 12, 0];

/** A unit on the board; in the last rounds it pays little. */
export const unitWorth = (s: State, kind: Kind): number =>
  later(s, (UNIT_WORTH[kind] ?? 0) * 0.7) + (UNIT_WORTH[kind] ?? 0) * 0.3;

const stapleWorth = (held: number): number => (held < 3 ? 12 : held < 6 ? 10 : held < 9 ? 7 : 4);
const silverWorth = (held: number): number => (held < 6 ? 30 : held < 10 ? 25 : 16);

/**
 * One more of a good to a player who holds so many, for what it buys later; what quests want of it comes on top.
 * The more there is, the less the next is worth.
 */
export function goodWorth(s: State, seat: Seat, good: number, held = goodsOf(s, seat, good)): number {
  const plain = good === GRAIN || good === SHEEP ? stapleWorth(held) : good === SILVER ? silverWorth(held) : 60;
  return 1 + later(s, plain);
}

/** A command token to a player, by type: what lacks is worth most, and what has no building yet least. */
export function tokenWorth(s: State, seat: Seat, token: number): number {
  const held = poolOf(s, seat, token);
  let worth = 55 - 9 * held;
  if (token === ADMIN) worth += 4;
  if (token === ROYAL && !hasBuilt(s, seat, PALACE)) worth -= 12;
  if (token === DIVINE && !hasBuilt(s, seat, TEMPLE)) worth -= 12;
  if (token === DIVINE && s.home[seat] === 'girsu') worth += 10;
  const now = s.phase === 'action' ? 14 : 0;
  return Math.max(2, later(s, worth - now) + now);
}

/** What spending a token costs: what it could still do in a later round, or for following others. */
export function tokenPrice(s: State, seat: Seat, token: number): number {
  const left = poolOf(s, seat, ADMIN) + poolOf(s, seat, ROYAL) + poolOf(s, seat, DIVINE);
  const price = 38 + (left <= 2 ? 8 : 0) - Math.min(12, 4 * (poolOf(s, seat, token) - 1));
  return Math.max(1, later(s, price));
}

const CARD_WORTH: { readonly [card in ActionCardId]?: number } = {
  miss: 40,
  sabotage: 40,
  'battle-fury': 34,
  'war-drums': 34,
  'blinding-dust': 34,
  'shield-wall': 40,
  'narrow-escape': 30,
  'rain-of-arrows': 20,
  'broken-oath': 14,
  'voice-of-the-god': 24,
  'reed-boats': 14,
  'royal-decree': 45,
  'master-builder': 50,
  'royal-collectors': 50,
  'second-harvest': 45,
  caravan: 50,
  'bounty-of-the-fields': 42,
  'canal-removal': 10,
  'challenge-of-anzu': 22,
  'challenge-of-huwawa': 22,
};

/** An action card in the hand. */
export const cardWorth = (s: State, item: ItemId): number =>
  item.startsWith('?') ? later(s, 30) : 1 + later(s, CARD_WORTH[actionCard(item).id] ?? 32);

const CITY_CARD: { readonly [card in CityCardName]: number } = {
  akkad: 60,
  eridu: 34,
  pashime: 22,
  halub: 30,
  eshnunna: 30,
  kish: 24,
  nagar: 16,
  nippur: 22,
  marad: 18,
  ninua: 16,
  der: 14,
  adab: 12,
};

/** The bonus of a special-city card, to this player. */
export function cityCardWorth(s: State, seat: Seat, card: CityCardName): number {
  const home = s.home[seat];
  let worth = CITY_CARD[card];
  if (card === 'eshnunna' && home === 'susa') worth += 30;
  if (card === 'nippur' && home === 'girsu') worth += 12;
  if (card === 'ninua' && home === 'urkesh') worth += 12;
  if (card === 'kish' && home === 'mari') worth += 10;
  return 1 + later(s, worth);
}
