import type { ItemId, Seat } from '@edubba/kernel';
import { BANNER_VP, PALACE_VP } from '../../content/board.ts';
import type { Colour, Goal } from '../../content/cards.ts';
import { COLOURS } from '../../content/cards.ts';
import { EMPIRE, empireCard, empireNo, titanCard, TITANS, titanNo } from '../../content/decks.ts';
import type { State } from '../state.ts';
import { STARVING } from '../state.ts';
import { citizensOf, countAt, damagedCards } from './city.ts';
import { numberOf } from './numbers.ts';

type Rows = readonly { readonly banners: readonly Colour[] }[];
/** Colours of a card's banners by number of the card. */
const colours = (rows: Rows): readonly (readonly number[])[] =>
  rows.map(({ banners }) => banners.map((colour) => COLOURS.indexOf(colour)));
const EMPIRE_BANNERS = colours(EMPIRE);
const TITAN_BANNERS = colours(TITANS);

function count(banners: readonly number[], counts: number[]): void {
  for (let i = 0; i < banners.length; i++) {
    const colour = banners[i] as number;
    counts[colour] = (counts[colour] as number) + 1;
  }
}

/** AW-14.05 Banners by colour, on empire cards (damaged ones are repaired before they count) and on defeated titans. */
export function bannersOf(s: State, seat: Seat): number[] {
  const counts = [0, 0, 0, 0, 0];
  const built = s.tableau[seat] as ItemId[];
  for (let i = 0; i < built.length; i++) count(EMPIRE_BANNERS[empireNo(built[i] as ItemId)] as number[], counts);
  const defeated = s.titans[seat] as ItemId[];
  for (let i = 0; i < defeated.length; i++) count(TITAN_BANNERS[titanNo(defeated[i] as ItemId)] as number[], counts);
  return counts;
}

const capped = (table: readonly number[], n: number): number => table[Math.min(n, table.length - 1)] as number;

/** AW-14.05, AW-14.06 */
export const bannerVp = (banners: number): number => capped(BANNER_VP, banners);

/** What a goal brings now. */
export function goalVp(s: State, seat: Seat, goal: Goal): number {
  const of = (colour: Colour): number => bannersOf(s, seat)[COLOURS.indexOf(colour)] as number;
  switch (goal.kind) {
    case 'plain':
      return goal.vp;
    case 'palace':
      return capped(PALACE_VP, of(goal.colour));
    // AW-14.16 what is held; whole groups only
    case 'unused':
      return Math.trunc((s[goal.of][seat] as number) / goal.group) * goal.vp;
    // AW-15.07, AW-15.12, AW-A.36
    case 'citizens': {
      if (citizensOf(s, seat) !== goal.n) return 0;
      return goal.fed && countAt(s, seat, STARVING) > 0 ? 0 : goal.vp;
    }
    case 'titans': {
      const big = (s.titans[seat] as ItemId[]).filter((item) => titanCard(item).banners.length === goal.banners);
      return big.length >= goal.n ? goal.vp : 0;
    }
    // AW-15.19
    case 'sets':
      return Math.min(...bannersOf(s, seat)) * goal.vp;
    case 'banners':
      return COLOURS.every((colour) => of(colour) >= (goal.needs[colour] ?? 0)) ? goal.vp : 0;
  }
}

/** AW-14.07 Each card in the tableau with a goal, and what it brings. */
export function bonuses(s: State, seat: Seat): { readonly item: ItemId; readonly vp: number }[] {
  const found: { readonly item: ItemId; readonly vp: number }[] = [];
  for (const item of s.tableau[seat] as ItemId[]) {
    const { goal } = empireCard(item);
    if (goal !== undefined) found.push({ item, vp: goalVp(s, seat, goal) });
  }
  return found;
}

/** AW-18.06 One row of the score sheet, by {@link SOURCES}: what the player would have if the game ended now. */
export function scoreSheet(s: State, seat: Seat): number[] {
  const minus = (n: number): number => (n === 0 ? 0 : -n);
  const sheet = [
    minus(numberOf(s, 'starving-vp') * countAt(s, seat, STARVING)),
    minus(numberOf(s, 'damaged-vp') * damagedCards(s, seat).length),
  ];
  for (const banners of bannersOf(s, seat)) sheet.push(bannerVp(banners));
  let bonus = 0;
  for (const { vp } of bonuses(s, seat)) bonus += vp;
  sheet.push(bonus);
  return sheet;
}

/** Points if the game ended now; when it is over, the points. */
export function worthOf(s: State, seat: Seat): number {
  const sheet = s.phase === 'over' ? (s.ledger[seat] as number[]) : scoreSheet(s, seat);
  return sheet.reduce((sum, vp) => sum + vp, 0);
}

/** AW-14.12 Empire cards, districts and defeated titans. */
export const cardsOf = (s: State, seat: Seat): number =>
  (s.tableau[seat] as ItemId[]).length + (s.districts[seat] as ItemId[]).length + (s.titans[seat] as ItemId[]).length;

/** AW-14.10 to AW-14.13 What players are compared by, one after the other. */
export const tieBreaks = (s: State, seat: Seat): readonly number[] => [
  s.vp[seat] as number,
  s.coins[seat] as number,
  cardsOf(s, seat),
  s.knowledge[seat] as number,
];
