import type { Key, Objection } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Special } from '../../content/characters.ts';
import { ABILITIES, QUEEN } from '../../content/characters.ts';
import { DIVINERS, GOODS, RELIGION, TOKENS } from '../../content/things.ts';
import type { TokenName } from '../../content/things.ts';
import { relieve } from '../chain/assassination.ts';
import { useGreen } from '../chain/green.ts';
import { payGoods } from '../chain/pay.ts';
import { closing, noMission } from '../closed.ts';
import { addGoods } from '../effects/characters.ts';
import { clearPlague, clearUnrest, settle } from '../effects/markers.ts';
import { add, gain, intoBag } from '../effects/tokens.ts';
import { GOOD_OF, IS_MARKET, location, NEXT_TO, NO_AREA, SARDES } from '../geography.ts';
import { alone, back, decided, matter, askAlone } from '../joint.ts';
import { characterName, locationName } from '../names.ts';
import { areaOf, goodsOf, specialsOf, together, typesOf } from '../queries/characters.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { armies, canOrder, ordering } from './armies.ts';
import { escort, movable } from './escort.ts';
import { gainHere, gainObjection } from './gains.ts';
import { gainAny, gainGoods } from './goods.ts';
import { move, ownMove } from './move.ts';
import { faceDown, peek } from './peek.ts';
import { cardObjection, playCard, strike, strikeTargets } from './play-card.ts';
import { cardsAtHand, discardCard, spendAction } from './spend.ts';
import { canStep } from './steps.ts';

// Made once: whether something is possible is asked far more often than why not.
const NO_STRIKE = no('SAM-9.15', 'no.special.strike');
const NO_CALM = no('SAM-21.13', 'no.special.calm');
const NO_CURE = no('SAM-22.12', 'no.special.cure');
const APART = no('SAM-20.05', 'no.special.queen');
const SAFE = no('SAM-20.05', 'no.special.safe');
const STUCK = no('SAM-10.01', 'no.move.stuck');
const NO_ESCORT = no('SAM-9.14', 'no.special.escort');
const NO_LOCAL_GOODS = no('SAM-9.04', 'no.special.goods');
const NO_PEEK = no('SAM-25.08', 'no.special.peek');
const NO_RELIGION = no('SAM-2.13', 'no.special.religion');
const ONCE = no('SAM-9.02', 'no.special.once');
const NO_CARD = no('SAM-12.09', 'no.special.card');
const NO_ARMIES = no('SAM-9.09', 'no.special.armies');
const TOO_FEW_CARDS = no('SAM-9.04', 'no.special.cards');
const TOO_POOR = no('SAM-9.04', 'no.special.goods-cost');

const discard = alone('special.discard');
const freeCard = alone(
  'free.card',
  closing(cardsAtHand, (s, _, card) => cardObjection(s, card, true)),
);
const swap = alone('exchange');
const mission = alone('mission', noMission);

/** The Special Action of that name on the actor's face-up side. */
export const specialNamed = (s: State, id: string): Special | undefined =>
  specialsOf(s, s.actor).find((special) => special.id === id);

const isPlayableFree = (s: State, card: string): boolean => cardObjection(s, card, true) === undefined;
const playableFree = (s: State): string[] => cardsAtHand(s).filter((card) => isPlayableFree(s, card));

/** Why what it does is not possible here and now. */
function effectObjection(s: State, special: Special): Objection | undefined {
  const here = s.at[s.actor] ?? 0;
  switch (special.does) {
    case 'gain': {
      let refused: Objection | undefined;
      for (const name in special.gains) {
        refused = gainObjection(s, TOKENS.indexOf(name as TokenName));
        if (refused === undefined) return undefined;
      }
      return refused;
    }
    case 'strike':
      return strikeTargets(s).length > 0 ? undefined : NO_STRIKE;
    case 'calm':
      return s.unrest[here] === true ? undefined : NO_CALM;
    case 'cure':
      return s.plague[here] === true ? undefined : NO_CURE;
    case 'guard':
      if (!together(s, s.actor, QUEEN)) return APART;
      return s.assassinations > 0 ? undefined : SAFE;
    case 'move':
      return canStep(s, s.actor) ? undefined : STUCK;
    case 'escort':
      return movable(s, true).length > 0 ? undefined : NO_ESCORT;
    case 'local-goods':
      return here === SARDES ? NO_LOCAL_GOODS : undefined;
    case 'peek':
      return faceDown(s).length > 0 ? undefined : NO_PEEK;
    case 'use-religion':
      return (s.supply[RELIGION] ?? 0) > 0 ? undefined : NO_RELIGION;
    case 'play-free':
      if (special.once && s.decreed) return ONCE;
      return cardsAtHand(s).some((card) => isPlayableFree(s, card)) ? undefined : NO_CARD;
    case 'armies':
      return canOrder(s, ordering(special.armies)) ? undefined : NO_ARMIES;
    default:
      return undefined;
  }
}

/** SAM-9.03, SAM-9.04 Why the actor cannot use a Special Action. */
export function specialObjection(s: State, special: Special): Objection | undefined {
  if (special.cards > 0 && cardsAtHand(s).length < special.cards) return TOO_FEW_CARDS;
  if (goodsOf(s, s.actor) < special.goods) return TOO_POOR;
  return effectObjection(s, special);
}

/** SAM-9.01 to SAM-9.04 A Special Action: its action, its card, its Goods, its effect. */
export const special = R.proc<{ id: string }>('special', { copy: ({ id }) => ({ id }) })({
  card: (g, v) => {
    const { s } = g;
    spendAction(s);
    const chosen = specialNamed(s, v.id);
    g.emit({
      type: 'special.used',
      seat: s.seat,
      rule: 'SAM-9.01',
      data: { who: characterName(s.actor), special: v.id },
    });
    if (chosen?.cards !== 1) return g.goto('goods');
    return askAlone(g, discard, s.seat, matter(cardsAtHand(s)), 'discarded');
  },
  discarded: (g) => {
    discardCard(g, decided(g), 'SAM-9.03');
    return g.goto('goods');
  },
  goods: (g, v) => {
    const { s } = g;
    return g.call(payGoods, { seat: s.seat, who: s.actor, n: specialNamed(s, v.id)?.goods ?? 0 }, 'effect');
  },
  effect: (g, v) => {
    const { s } = g;
    const chosen = specialNamed(s, v.id);
    const here = s.at[s.actor] ?? 0;
    switch (chosen?.does) {
      case 'gain':
        for (const [name, n = 0] of Object.entries(chosen.gains))
          gainHere(g, TOKENS.indexOf(name as never), n, 'SAM-9.01');
        return g.end();
      case 'strike':
        return g.become(strike, null);
      case 'calm':
        clearUnrest(g, here, 'SAM-21.13');
        return g.end();
      case 'cure':
        clearPlague(g, here, 'SAM-22.12');
        return g.end();
      case 'guard':
        relieve(g, 'SAM-20.05');
        return g.end();
      case 'move': {
        const moving = ownMove(s, chosen.steps, chosen.carry);
        s.moved[s.seat] = true;
        return g.become(move, moving);
      }
      case 'escort':
        return g.become(escort, { among: movable(s, true), who: 0 });
      case 'exchange':
        return g.become(exchangeGoods, { left: ABILITIES.exchanges });
      case 'local-goods':
        if (IS_MARKET[here] === true) return g.become(gainAny, { n: 2 });
        if (areaOf(s, s.actor) !== NO_AREA) gainGoods(g, GOOD_OF[areaOf(s, s.actor)] ?? 0, 2, 'SAM-9.01');
        return g.end();
      case 'peek':
        return g.become(peek, { left: chosen.events, seen: [], pile: false, swap: chosen.swap });
      case 'two-diviners':
        gainHere(g, DIVINERS, 1, 'SAM-9.01');
        return g.become(sendDiviner, null);
      case 'seed-religion':
        intoBag(g, RELIGION, 'SAM-9.01');
        gainHere(g, DIVINERS, 1, 'SAM-9.01');
        return g.end();
      case 'use-religion':
        add(s.supply, RELIGION, -1);
        return g.become(useGreen, { marker: RELIGION });
      case 'play-free':
        s.decreed = true;
        return g.become(decree, null);
      case 'armies':
        return g.become(armies, ordering(chosen.armies));
      default:
        return back(g);
    }
  },
});

/** SAM-12.09 The Queen has a card played without its cost. */
const decree = R.proc<null>('decree')({
  choose: (g) => askAlone(g, freeCard, g.s.seat, matter(playableFree(g.s)), 'play'),
  play: (g) => g.become(playCard, { card: decided(g), free: true, next: 0 }),
});

/** Ithobaal gains any Good, then exchanges some, one for one. */
const exchangeGoods = R.proc<{ left: number }>('exchange')({
  first: (g) => g.call(gainAny, { n: 1 }, 'next'),
  next: (g, v) => {
    if (v.left === 0) return g.end();
    v.left--;
    const keys: Key[] = typesOf(g.s, g.s.actor).flatMap((give) =>
      GOODS.flatMap((get, i) => (i === give ? [] : [`${GOODS[give]}/${get}`])),
    );
    return askAlone(g, swap, g.s.seat, matter([...keys, 'done'], { left: v.left + 1 }), 'swap');
  },
  swap: (g) => {
    const [give = '', get = ''] = decided(g).split('/');
    if (give === 'done') return g.end();
    addGoods(g, g.s.actor, GOODS.indexOf(give as never), -1);
    addGoods(g, g.s.actor, GOODS.indexOf(get as never), 1);
    g.emit({ type: 'goods.exchanged', rule: 'SAM-9.01', data: { who: characterName(g.s.actor), give, get } });
    return g.goto('next');
  },
});

/** Marsyas sends a Diviner to an Adjacent Location without Enemies. */
const sendDiviner = R.proc<null>('mission')({
  where: (g) => {
    const { s } = g;
    const to = (NEXT_TO[s.at[s.actor] ?? 0] ?? []).filter((at) => (s.enemies[at] ?? 0) === 0).map(locationName);
    if (to.length === 0 || (s.track[DIVINERS] ?? 0) === 0) return g.end();
    return askAlone(g, mission, s.seat, matter(to), 'send');
  },
  send: (g) => {
    gain(g, DIVINERS, 1, location(decided(g)), 'SAM-9.01');
    settle(g);
    return g.end();
  },
});
