import type { Effects, ItemId, Key, Objection, Refusal, Seat } from '@edubba/kernel';
import { no, one } from '@edubba/kernel';
import type { Timing } from '../../content/favour-cards.ts';
import { favourCard } from '../../content/favour-cards.ts';
import { COLUMN_NAMES, COLUMN_NUMBERS, PIECES } from '../../content/player-board.ts';
import { AREA_NUMBERS, AREAS } from '../../content/tracks.ts';
import { gainFood } from '../effects/draw.ts';
import { discardFavour, gainGoods, gainHut, gainInfluence, payCamels, turnPloughs } from '../effects/gains.ts';
import { buildHut } from '../effects/map.ts';
import { advanceOfferings } from '../effects/offerings.ts';
import { IDS } from '../geography.ts';
import { FAVOUR_KEYS } from '../keys.ts';
import { besideOpposing } from '../queries/adjacency.ts';
import { bonusAreas, bonusPossible } from '../queries/bonuses.ts';
import { playableFavours } from '../queries/favours.ts';
import { pactObjection, refusalsOf, spaceRefusals } from '../queries/objections.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { moveOneHut } from './move-hut.ts';
import { tributeBonus } from './tribute.ts';

/** Why the other Favour cards this player holds do nothing by themselves now. */
export function favourRefusals(s: State, seat: Seat, now: Timing): Refusal[] {
  const playable = playableFavours(s, seat, now);
  return refusalsOf(
    s.favours[seat] ?? [],
    (item) => FAVOUR_KEYS.get(item) as Key,
    (item) => (playable.includes(item) ? undefined : favourObjection(item, now)),
  );
}

function favourObjection(item: ItemId, now: Timing): Objection {
  const { timing, effect } = favourCard(item);
  // ASY-6.05 only in the Actions turn a Favour card is worth a Camel
  const fix = now === 'actions' ? { id: 'fix.favour.camel' } : undefined;
  if (!timing.includes(now)) return no('ASY-6.04', 'no.favour.timing', undefined, fix);
  if (effect === 'cheaper-piece' || effect === 'twice')
    return no('ASY-26.22', 'no.favour.with-piece', undefined, { id: 'fix.favour.piece' });
  if (effect === 'cheaper-tribute')
    return no('ASY-26.22', 'no.favour.with-tribute', undefined, { id: 'fix.favour.tribute' });
  return no('ASY-6.11', 'no.favour.nothing', undefined, fix);
}

type Playing = { seat: Seat; item: ItemId };

/** ASY-6.06, ASY-26 The card is discarded, then does what it says. */
export const playFavour = R.proc<Playing>('favour.play')({
  discard: (g, v) => {
    discardFavour(g, v.seat, v.item);
    return g.goto('effect');
  },
  effect: (g, v) => {
    const { seat } = v;
    switch (favourCard(v.item).effect) {
      case 'offering':
        return g.become(advanceOfferings, { seat, steps: 1 });
      case 'food':
        return g.become(gainFood, { seat });
      case 'pact':
        return g.become(pactHut, { seat });
      case 'refresh':
        return g.become(refreshTile, { seat });
      case 'bonus':
        return g.become(anyBonus, { seat });
      case 'move':
        return g.become(moveOneHut, { seat });
      default:
        gainAtOnce(g, seat, v.item);
        return g.end();
    }
  },
});

/** Effects that need no further decision. */
function gainAtOnce(g: Effects<State>, seat: Seat, item: ItemId): void {
  const { effect, rule } = favourCard(item);
  if (effect === 'ship' || effect === 'gold' || effect === 'farmer') gainGoods(g, seat, effect, 1, rule);
  else if (effect === 'hut') gainHut(g, seat, rule);
  else if (effect === 'influence') gainInfluence(g, seat, 2, rule);
  else if (effect === 'plough') turnPloughs(g, seat, 1, rule);
  else if (effect === 'both-ploughs') {
    payCamels(g, seat, 1);
    turnPloughs(g, seat, PIECES.ploughs, rule);
  }
}

/** ASY-26.15 One Hut beside an opposing Ziggurat. */
const pactHut = R.proc<One>(
  'favour.pact',
  one,
)({
  space: {
    ask: 'pact.space',
    by: (_, v) => v.seat,
    options: (s, v) => besideOpposing(s, v.seat).map((space) => IDS[space] as Key),
    refusals: (s, v) => spaceRefusals(s, (space) => pactObjection(s, v.seat, space)),
    then: (g, v, space) => {
      buildHut(g, v.seat, space, 'ASY-26.15');
      return g.end();
    },
  },
});

/** ASY-26.18 */
const refreshTile = R.proc<One>(
  'favour.refresh',
  one,
)({
  tile: {
    ask: 'tile.refresh',
    by: (_, v) => v.seat,
    options: (s, v) =>
      COLUMN_NUMBERS.filter((column) => s.used[v.seat]?.[column] === true).map((column) => COLUMN_NAMES[column]),
    refusals: (s, v) =>
      refusalsOf(
        COLUMN_NUMBERS,
        (column) => COLUMN_NAMES[column],
        (column) => (s.used[v.seat]?.[column] === true ? undefined : no('ASY-26.18', 'no.tile.green')),
      ),
    then: (g, v, column) => {
      const used = g.s.used[v.seat];
      if (used !== undefined) used[column] = false;
      g.emit({ type: 'tile.refreshed', seat: v.seat, rule: 'ASY-26.18', data: { tile: COLUMN_NAMES[column] } });
      return g.end();
    },
  },
});

/** ASY-26.19 The Bonus of one of the three boards, without a Tribute. */
const anyBonus = R.proc<One>(
  'favour.bonus',
  one,
)({
  which: {
    ask: 'bonus.which',
    by: (_, v) => v.seat,
    options: (s, v) => bonusAreas(s, v.seat).map((area) => AREAS[area]),
    refusals: (s, v) =>
      refusalsOf(
        AREA_NUMBERS,
        (area) => AREAS[area],
        (area) => (bonusPossible(s, v.seat, area) ? undefined : no('ASY-27.31', 'no.bonus.nothing')),
      ),
    then: (g, v, area) => g.become(tributeBonus, { seat: v.seat, area }),
  },
});
