import type { Key, Seat } from '@edubba/kernel';
import { no, one } from '@edubba/kernel';
import type { Column } from '../../content/player-board.ts';
import { GOLD_EXCHANGES, OFFERINGS_EXCHANGES } from '../../content/player-board.ts';
import { decisions } from '../decisions.ts';
import { gainGoods, gainHut, payCamels } from '../effects/gains.ts';
import { advanceOfferings } from '../effects/offerings.ts';
import { faceUpCards, hasCardLeft } from '../queries/cards.ts';
import { strength } from '../queries/costs.ts';
import type { Exchange } from '../queries/tiles.ts';
import { CARD_TILE, exchanges, GOLD_TILE, OFFERINGS_TILE, PURCHASE_TILE, tileCost } from '../queries/tiles.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';

/** ASY-16.05 Taking the action flips its tile. */
function flip(s: State, seat: Seat, column: Column): void {
  const used = s.used[seat];
  if (used !== undefined) used[column] = true;
}

const stepsKey = ({ gain }: Exchange): Key => decisions['offerings.size'].keys.of(gain);

/** ASY-20 */
export const makeOfferings = R.proc<One>(
  'offerings',
  one,
)({
  size: {
    ask: 'offerings.size',
    by: (_, v) => v.seat,
    options: (s, v) => exchanges(s, v.seat, OFFERINGS_TILE).map(stepsKey),
    refusals: (s, v) => exchangeRefusals(s, v.seat, OFFERINGS_TILE, OFFERINGS_EXCHANGES, stepsKey, 'ASY-20.04'),
    then: (g, v, steps) => {
      payCamels(g, v.seat, OFFERINGS_EXCHANGES[steps - 1]?.camels ?? 0);
      flip(g.s, v.seat, OFFERINGS_TILE);
      return g.become(advanceOfferings, { seat: v.seat, steps });
    },
  },
});

/** ASY-21 */
export const purchase = R.proc<One>(
  'purchase',
  one,
)({
  what: {
    ask: 'purchase.what',
    by: (_, v) => v.seat,
    options: (s, v) => [...((s.mainHuts[v.seat] ?? 0) > 0 ? ['hut'] : []), 'ship-and-farmer'],
    refusals: (s, v) => ((s.mainHuts[v.seat] ?? 0) > 0 ? [] : [{ target: 'hut', ...no('ASY-21.05', 'no.hut.supply') }]),
    then: (g, v, what) => {
      payCamels(g, v.seat, tileCost(g.s, v.seat, PURCHASE_TILE));
      flip(g.s, v.seat, PURCHASE_TILE);
      if (what === 'hut') gainHut(g, v.seat, 'ASY-21.03');
      else {
        gainGoods(g, v.seat, 'ship', 1, 'ASY-21.03');
        gainGoods(g, v.seat, 'farmer', 1, 'ASY-21.03');
      }
      return g.end();
    },
  },
});

/** ASY-22 The Card action: pays, flips, takes. */
export const gainCard = R.proc<One>(
  'card',
  one,
)({
  pay: (g, v) => {
    payCamels(g, v.seat, tileCost(g.s, v.seat, CARD_TILE));
    flip(g.s, v.seat, CARD_TILE);
    return g.become(takeCard, { seat: v.seat, rule: 'ASY-22.03' });
  },
});

/** ASY-22.03, ASY-27.21 One of the face-up cards; with none left nothing happens (ASY-19.18). */
export const takeCard = R.proc<{ seat: Seat; rule: string }>('card.take')({
  any: (g) => (hasCardLeft(g.s) ? g.goto('take') : g.end()),
  take: {
    ask: 'card.take',
    by: (_, v) => v.seat,
    options: (s) => faceUpCards(s),
    then: (g, v, item) => {
      const told = { type: 'card.taken', seat: v.seat, rule: v.rule };
      for (let row = 0; row < g.s.rowLeft.length; row++) {
        if (g.s.rowLeft[row]?.includes(item) === true) g.move(item, at.rowLeft(row), at.food(v.seat), told);
        else if (g.s.rowMiddle[row]?.includes(item) === true) g.move(item, at.rowMiddle(row), at.food(v.seat), told);
        else if (g.s.rowFavour[row]?.includes(item) === true) g.move(item, at.rowFavour(row), at.favours(v.seat), told);
      }
      return g.end();
    },
  },
});

const goldKey = (exchange: Exchange): Key => decisions['gold.size'].keys.of(exchange);

/** ASY-23 */
export const gainGold = R.proc<One>(
  'gold',
  one,
)({
  size: {
    ask: 'gold.size',
    by: (_, v) => v.seat,
    options: (s, v) => exchanges(s, v.seat, GOLD_TILE).map(goldKey),
    refusals: (s, v) => exchangeRefusals(s, v.seat, GOLD_TILE, GOLD_EXCHANGES, goldKey, 'ASY-23.04'),
    then: (g, v, { camels, gain }) => {
      payCamels(g, v.seat, camels);
      flip(g.s, v.seat, GOLD_TILE);
      gainGoods(g, v.seat, 'gold', gain, 'ASY-23.05');
      return g.end();
    },
  },
});

function exchangeRefusals(
  s: State,
  seat: Seat,
  column: Column,
  all: readonly Exchange[],
  key: (exchange: Exchange) => Key,
  rule: string,
) {
  const open = exchanges(s, seat, column);
  return all.flatMap((exchange) => {
    if (open.includes(exchange)) return [];
    const { camels, pieces } = exchange;
    const why =
      pieces > strength(s, seat, column)
        ? no(rule, 'no.tile.weak', { pieces }, { id: 'fix.tile.strengthen' })
        : no('ASY-16.08', 'no.camels', { cost: camels, camels: s.camels[seat] ?? 0 }, { id: 'fix.camels' });
    return [{ target: key(exchange), ...why }];
  });
}
