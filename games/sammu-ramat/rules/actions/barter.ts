import type { Key, Objection } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { SUPPLIES, TOKENS } from '../../content/things.ts';
import { payGoods } from '../chain/pay.ts';
import { settle } from '../effects/markers.ts';
import { gain, giveBack } from '../effects/tokens.ts';
import { AREA_OF, CAPITAL, GOOD_OF, location, NO_AREA } from '../geography.ts';
import { characterName } from '../names.ts';
import { areaOf, goodsOf } from '../queries/characters.ts';
import { barterOpen } from '../queries/month-long.ts';
import { tokensAsKeys } from '../queries/paying.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { gainHere, gainObjection } from './gains.ts';
import { gainGoods } from './goods.ts';
import { gainTechnology } from './play-card.ts';
import { spendAction } from './spend.ts';
import { numberOf } from '../queries/numbers.ts';

const CLOSED = no('SAM-4.17', 'no.barter.event');
const OUTSIDE = no('SAM-13.03', 'no.barter.area');
const TOO_POOR = no('SAM-13.01', 'no.barter.goods');
const NO_SUPPLY = no('SAM-13.04', 'no.barter.track');
const HELD = no('SAM-13.04', 'no.gain.held');
const NOTHING_TO_SELL = no('SAM-13.02', 'no.barter.supply');
const NOTHING_LIES_HERE = no('SAM-13.05', 'no.pick-up');
const NO_CHANGE = no('SAM-A.43', 'no.amphora.change');

/** SAM-13.03 Why nothing can be Bartered here. */
function barterObjection(s: State): Objection | undefined {
  if (!barterOpen(s)) return CLOSED;
  return areaOf(s, s.actor) === NO_AREA ? OUTSIDE : undefined;
}

export function buyObjection(s: State): Objection | undefined {
  const objection = barterObjection(s);
  if (objection !== undefined) return objection;
  if (goodsOf(s, s.actor) < numberOf(s, 'barter')) return TOO_POOR;
  if ((s.track[SUPPLIES] ?? 0) === 0) return NO_SUPPLY;
  const held = gainObjection(s, SUPPLIES);
  return held === undefined ? undefined : HELD;
}

export function sellObjection(s: State): Objection | undefined {
  const objection = barterObjection(s);
  if (objection !== undefined) return objection;
  return (s.supplies[areaOf(s, s.actor)] ?? 0) > 0 ? undefined : NOTHING_TO_SELL;
}

/** SAM-13.01 Two Goods for a Supply. */
export const buySupply = R.proc<null>('barter.buy')({
  pay: (g) => {
    spendAction(g.s);
    return g.call(payGoods, { seat: g.s.seat, who: g.s.actor, n: numberOf(g.s, 'barter') }, 'gain');
  },
  gain: (g) => {
    gainHere(g, SUPPLIES, 1, 'SAM-13.01');
    return g.end();
  },
});

/** SAM-13.02 A Supply for two Goods of the Area. */
export const sellSupply = R.proc<null>('barter.sell')({
  sell: (g) => {
    const { s } = g;
    spendAction(s);
    giveBack(g, SUPPLIES, 1, s.at[s.actor] ?? 0, 'SAM-13.02');
    gainGoods(g, GOOD_OF[areaOf(s, s.actor)] ?? 0, numberOf(s, 'barter'), 'SAM-13.02');
    return g.end();
  },
});

export const pickUpObjection = (s: State): Objection | undefined =>
  (s.techAt[s.at[s.actor] ?? 0] ?? -1) >= 0 ? undefined : NOTHING_LIES_HERE;

/** SAM-13.05 The Technology marker of the Location comes onto the card. */
export const pickUp = R.proc<null>('pick-up')({
  take: (g) => {
    const { s } = g;
    spendAction(s);
    const here = s.at[s.actor] ?? 0;
    const what = s.techAt[here] ?? 0;
    s.techAt[here] = -1;
    return g.become(gainTechnology, { what, how: 'pick-up' });
  },
});

/** SAM-26.12, SAM-A.43 Changes that an Amphora can make: `military/kalhu>supplies`. */
export function amphoraChanges(s: State): Key[] {
  const here = areaOf(s, s.actor);
  if (here === NO_AREA) return [];
  return tokensAsKeys(s, here).flatMap((from) =>
    TOKENS.flatMap((to, token) =>
      from.startsWith(to) || (s.track[token] ?? 0) === 0 || gainObjection(s, token) !== undefined
        ? []
        : [`${from}>${to}`],
    ),
  );
}

export const amphoraObjection = (s: State): Objection | undefined =>
  amphoraChanges(s).length > 0 ? undefined : NO_CHANGE;

/** SAM-26.12 One Empire token of the Area becomes another kind. */
export const amphora = R.proc<null>('amphora')({
  choose: {
    ask: 'amphora',
    by: (s) => s.seat,
    options: amphoraChanges,
    about: (s) => ({ who: characterName(s.actor) }),
    then: (g, _, key) => {
      const { s } = g;
      spendAction(s);
      const [from = '', to = ''] = key.split('>');
      const [name = '', at] = from.split('/');
      const here = s.at[s.actor] ?? 0;
      const there = at === undefined ? (CAPITAL[AREA_OF[here] ?? 0] ?? 0) : location(at);
      giveBack(g, TOKENS.indexOf(name as never), 1, there, 'SAM-26.12');
      gain(g, TOKENS.indexOf(to as never), 1, here, 'SAM-26.12');
      settle(g);
      return g.end();
    },
  },
});
