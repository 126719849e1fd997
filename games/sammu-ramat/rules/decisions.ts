import type { AboutIn, ItemId, Key } from '@edubba/kernel';
import { anyKey, decision, each, saying, words } from '@edubba/kernel';

/** What each seat wants, where the table decides together (SAM-2.22). */
type Wants = readonly (Key | null)[];

// Keys are names of the content (`kalhu`, `besime`, `AC01#1`), alone or joined by slashes; joint ones are also written with what
// the kernel puts before them. They are their own answers: nothing is read where nothing has to be.
const key = anyKey();

/** Everything a player can be asked, with its number in the specification: how the answers are written, and what the question says. */
export const decisions = {
  /** 1 */
  challenge: saying<{ wants: Wants }>()(key),
  'challenge.early': saying<{ wants: Wants }>()(key),
  /** 2 */
  'setup.token': saying<{ token: string; n: number; wants: Wants }>()(key),
  /** 5 */
  'advisor.choose': saying<{ readonly [none: string]: never }>()(key),
  /** 3, 6, 14, 16 */
  'enemies.tie': saying<{ place: string; wants: Wants }>()(key),
  /** 4 */
  'spread.short': saying<{ area: string; n: number; wants: Wants }>()(key),
  displaced: saying<{ area: string; wants: Wants }>()(key),
  /** 7 */
  'event.redirect': saying<{ wants: Wants }>()(key),
  /** 8 */
  'event.lose': saying<{ token: string; n: number; wants: Wants }>()(key),
  /** 9 to 12 */
  'event.payer': saying<{ who: string; wants: Wants }>()(key),
  'event.token': saying<{ area: string; wants: Wants }>()(key),
  'event.marker': saying<{ wants: Wants }>()(key),
  'event.hire': saying<{ n: number; wants: Wants }>()(key),
  'event.step': saying<{ who: string; wants?: Wants }>()(key),
  'event.discard': each(decision(key)),
  'goods.share': saying<{ good: string; n: number; wants: Wants }>()(key),
  /** 13, 15, 52 */
  'order.flight': saying<{ place: string; wants: Wants }>()(key),
  flight: saying<{ who: string; place: string; marker: string; wants?: Wants }>()(key),
  guard: saying<{ who: string; n: number; wants?: Wants }>()(key),
  'pay.good': saying<{ who: string; n: number; wants?: Wants }>()(key),
  /** 18 */
  'green.use': saying<{ marker: string; wants: Wants }>()(key),
  /** 50 */
  'baileet.diviner': saying<{ wants: Wants }>()(key),
  'baileet.step': saying<{ wants: Wants }>()(key),
  /** 17, 41 */
  return: saying<{ token: string; n: number; wants: Wants }>()(key),
  /** 21, 49 */
  'hand.limit': each(saying<{ limit: number }>()(key)),
  /** 19, 20 */
  taxes: saying<{ n: number; wants: Wants }>()(key),
  /** 22, 23, 55 */
  consult: each(decision(key)),
  starter: saying<{ wants: Wants }>()(key),
  'solo.next': decision(key),
  /** 24, 25 */
  'turn.act': saying<{ who: string; actions: number; free: number; sun: number }>()(key),
  /** 26, 27 */
  move: saying<{ who: string; left: number; taken: number; carried: string }>()(key),
  /** 28 */
  'attack.target': saying<{ who: string }>()(key),
  'attack.army': saying<{ who: string; place: string; enemies: number }>()(key),
  /** 29 */
  'army.from': saying<{ left: number }>()(key),
  army: saying<{ place: string; left: number; military: number; diviners: number }>()(key),
  /** 30, 31, 54 */
  'goods.any': saying<{ who: string; n: number }>()(key),
  strike: saying<{ readonly [none: string]: never }>()(key),
  treaty: saying<{ readonly [none: string]: never }>()(key),
  wheel: saying<{ who: string }>()(key),
  'special.discard': saying<{ readonly [none: string]: never }>()(key),
  'free.card': saying<{ readonly [none: string]: never }>()(key),
  exchange: saying<{ left: number }>()(key),
  mission: saying<{ readonly [none: string]: never }>()(key),
  escort: saying<{ readonly [none: string]: never }>()(key),
  /** 34, 53 */
  consent: saying<{ by: number; who: string; what: string; give: string; get: string }>()(words('yes', 'no')),
  /** 40 */
  peek: saying<{ left: number }>()(key),
  'peek.swap': decision(key),
  /** 32, 33, 35, 36, 39 */
  amphora: saying<{ who: string }>()(key),
  market: saying<{ who: string }>()(key),
  trade: saying<{ who: string; with: string }>()(key),
  'trade.card': saying<{ with: number }>()(key),
  'trade.answer': saying<{ by: number; card?: ItemId }, string>()(key),
  provision: saying<{ who: string }>()(key),
  /** 44, 45 */
  'hand.divide': saying<{ wants: Wants }>()(key),
  prize: saying<{ wants: Wants }>()(key),
};

export type Decided = typeof decisions;
export type Kind = keyof Decided;

/** What a joint question says besides who wants what. */
export type Matters<K extends Kind> = Omit<AboutIn<Decided[K]>, 'wants'>;
