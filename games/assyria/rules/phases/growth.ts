import type { ItemId } from '@edubba/kernel';
import { FOOD_CARDS, foodCard } from '../../content/food-cards.ts';
import { markerValue } from '../../content/tracks.ts';
import { draw } from '../effects/draw.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at, cardRows, isOpponent } from '../state.ts';

/** What Food cards can be worth, from the lowest. */
const VALUES = [...new Set(FOOD_CARDS.map(({ value }) => value))].sort((a, b) => a - b);

type Filling = { column: 'rowLeft' | 'rowMiddle' | 'rowFavour'; left: number };

/** ASY-7.06 to ASY-7.08 Reveals cards for one column and lays them out; what does not exist leaves the lowest rows empty (ASY-A.15). */
export const fillColumn = R.proc<Filling>('growth.fillColumn')({
  reveal: (g, v) => {
    if (v.left-- === 0) return g.goto('lay');
    return draw(g, v.column === 'rowFavour' ? 'favour' : 'food', 'reveal');
  },
  lay: (g, v) => {
    const favours = v.column === 'rowFavour';
    const cards = favours ? g.s.drawn.slice() : sorted(g.s.drawn);
    const rule = favours ? 'ASY-7.08' : 'ASY-2.04';
    const to = at[v.column];
    for (let row = 0; row < cards.length; row++) {
      g.move(cards[row] as ItemId, 'drawn', to(row), { type: 'card.laid', rule, data: { row: row + 1 } });
    }
    return g.end();
  },
});

/** ASY-2.04 Lower values higher; among equals the one revealed earlier. */
function sorted(cards: readonly ItemId[]): ItemId[] {
  const out: ItemId[] = [];
  for (const value of VALUES) for (const item of cards) if (foodCard(item).value === value) out.push(item);
  return out;
}

/** ASY-7 Growth has no decisions of players (ASY-7.09). */
export const growth = R.proc<null>('growth')({
  // ASY-2.07, ASY-7.01 which of the face-down markers lies left-most is decided when it is turned
  turn: {
    chance: 'growth.marker',
    outcomes: (s) => (s.round <= 3 ? s.green : s.brown),
    then: (g, _, item) => {
      g.move(item, g.s.round <= 3 ? 'green' : 'brown', 'markers', {
        type: 'growth.marker',
        rule: 'ASY-7.01',
        data: { n: markerValue(item) },
      });
      return g.goto('grow');
    },
  },
  grow: (g) => {
    const { s } = g;
    const n = markerValue(s.markers[s.markers.length - 1] ?? '');
    for (let seat = 0; seat < s.players; seat++) {
      const gained = isOpponent(s, seat) ? growOpponent(s, seat, n) : growPlayer(s, seat, n);
      g.emit({ type: 'growth.huts', seat, rule: 'ASY-7.02', data: { n: gained } });
    }
    return g.call(fillColumn, { column: 'rowLeft', left: cardRows(s) }, 'middle');
  },
  middle: (g) => g.call(fillColumn, { column: 'rowMiddle', left: cardRows(g.s) }, 'favours'),
  favours: (g) => g.call(fillColumn, { column: 'rowFavour', left: cardRows(g.s) }, 'done'),
  done: (g) => g.end(),
});

/** ASY-7.02 to ASY-7.05 From the Main supply first, then from the Personal supply, as far as there are any. */
function growPlayer(s: State, seat: number, n: number): number {
  const fromMain = Math.min(n, s.mainHuts[seat] ?? 0);
  const fromPersonal = Math.min(n - fromMain, s.personalHuts[seat] ?? 0);
  s.mainHuts[seat] = (s.mainHuts[seat] ?? 0) - fromMain;
  s.personalHuts[seat] = (s.personalHuts[seat] ?? 0) - fromPersonal;
  s.growthHuts[seat] = (s.growthHuts[seat] ?? 0) + fromMain + fromPersonal;
  return fromMain + fromPersonal;
}

/** ASY-33.01 */
function growOpponent(s: State, seat: number, n: number): number {
  const gained = Math.min(n, s.mainHuts[seat] ?? 0);
  s.mainHuts[seat] = (s.mainHuts[seat] ?? 0) - gained;
  s.personalHuts[seat] = (s.personalHuts[seat] ?? 0) + gained;
  return gained;
}
