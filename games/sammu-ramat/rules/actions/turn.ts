import type { Key, Objection, Proc, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { AMPHORA, DIVINERS, MEDICINE, MILITARY, SUN, SUPPLIES } from '../../content/things.ts';
import { settle } from '../effects/markers.ts';
import { giveBack } from '../effects/tokens.ts';
import { DAMASCUS, POOL_OF, SARDES } from '../geography.ts';
import { onward } from '../joint.ts';
import { consultedBy } from '../month/consult.ts';
import { apart, character, characterName, keysOf } from '../names.ts';
import { actionsOf, COURT, inPlay, isPersonal, specialsOf, technologies, together } from '../queries/characters.ts';
import { moreFree, queenSlower } from '../queries/month-long.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { attack, attackObjection } from './attack.ts';
import {
  amphora,
  amphoraObjection,
  buyObjection,
  buySupply,
  pickUp,
  pickUpObjection,
  sellObjection,
  sellSupply,
} from './barter.ts';
import { move, ownMove } from './move.ts';
import { cardObjection, playCard } from './play-card.ts';
import { cardsAtHand, noAction, noFree, spendAction } from './spend.ts';
import { special, specialNamed, specialObjection } from './specials.ts';
import { canStep } from './steps.ts';
import {
  cardsObjection,
  market,
  marketObjection,
  partnerOf,
  provision,
  provisionObjection,
  trade,
  tradeCards,
  tradeObjection,
} from './trade.ts';
import { numberOf } from '../queries/numbers.ts';

const NO_SUN = no('SAM-26.08', 'no.sun.none');
const SUN_APART = no('SAM-26.08', 'no.sun.apart');
const SUN_PUBLIC = no('SAM-A.42', 'no.sun.public');
const STUCK = no('SAM-10.01', 'no.move.stuck');

/** SAM-26.08, SAM-A.42 Public Advisors whom the actor's Sun can bring to act. */
function sunObjection(s: State, who: number): Objection | undefined {
  if (technologies(s, s.actor, SUN) <= s.sunsUsed) return NO_SUN;
  if (isPersonal(s, who) || who === 0) return SUN_PUBLIC;
  return together(s, who, s.actor) && who !== s.actor ? undefined : SUN_APART;
}

const SPECIAL_KEY = keysOf('special');
const CARD_KEY = keysOf('card');
const SUN_KEY = keysOf('sun');
const TRADE_KEY = keysOf('trade');
const CARDS_KEY = keysOf('cards');

/** Everything one could think of doing in a turn. */
function wishes(s: State): Key[] {
  const keys: Key[] = [];
  for (const { id } of specialsOf(s, s.actor)) keys.push(SPECIAL_KEY(id));
  keys.push('move', 'attack');
  for (const card of cardsAtHand(s)) keys.push(CARD_KEY(card));
  keys.push('barter/buy', 'barter/sell', 'pick-up');
  if (technologies(s, s.actor, AMPHORA) > 0) keys.push('amphora');
  const others: string[] = [];
  for (const who of COURT) if (who !== s.actor && together(s, who, s.actor)) others.push(characterName(who));
  if (s.sunOf < 0 && technologies(s, s.actor, SUN) > 0) for (const name of others) keys.push(SUN_KEY(name));
  keys.push('market');
  for (const name of others) keys.push(TRADE_KEY(name));
  for (const name of others) keys.push(CARDS_KEY(name));
  keys.push('provision', 'end');
  return keys;
}

/** What an action needs besides the action itself. */
function actionObjection(s: State, verb: string, name: string): Objection | undefined {
  switch (verb) {
    case 'special': {
      const chosen = specialNamed(s, name);
      return chosen === undefined ? undefined : specialObjection(s, chosen);
    }
    case 'move':
      return canStep(s, s.actor) ? undefined : STUCK;
    case 'attack':
      return attackObjection(s);
    case 'card':
      return cardObjection(s, name, false);
    case 'barter':
      return name === 'buy' ? buyObjection(s) : sellObjection(s);
    case 'pick-up':
      return pickUpObjection(s);
    default:
      return amphoraObjection(s);
  }
}

function freeObjection(s: State, verb: string, name: string): Objection | undefined {
  if (verb === 'market') return marketObjection(s);
  if (verb === 'trade') return tradeObjection(s, character(name));
  return verb === 'cards' ? cardsObjection(s, character(name)) : provisionObjection(s);
}

/** One guard for the whole menu: what it objects to is refused with the reason. */
export function turnObjection(s: State, _: unknown, key: Key): Objection | undefined {
  const { verb, name } = apart(key);
  switch (verb) {
    case 'end':
      return undefined;
    case 'sun':
      return sunObjection(s, character(name));
    case 'market':
    case 'trade':
    case 'cards':
    case 'provision':
      return noFree(s) ?? freeObjection(s, verb, name);
    default:
      return noAction(s) ?? actionObjection(s, verb, name);
  }
}

/** SAM-8.10 One Character acts until its player ends, or until it can do nothing more. */
export const act: Proc<State, null> = R.proc<null>('act')({
  // SAM-8.13 A Character that left play acts no more.
  next: (g) => {
    const { s } = g;
    if (s.ended !== '') return g.finish();
    return !inPlay(s, s.actor) || (s.sunOf >= 0 && s.actions === 0) ? g.end() : g.goto('menu');
  },
  menu: {
    ask: 'turn.act',
    by: (s) => s.seat,
    ...guarded<State, null>(wishes, turnObjection),
    about: (s) => ({ who: characterName(s.actor), actions: s.actions, free: s.free, sun: s.sunOf >= 0 ? 1 : 0 }),
    then: (g, _, key) => {
      const { s } = g;
      const [verb, name = ''] = key.split('/');
      switch (verb) {
        case 'special':
          return g.call(special, { id: name }, 'next');
        case 'move': {
          const moving = ownMove(s, 1);
          spendAction(s);
          s.moved[s.seat] = true;
          return g.call(move, moving, 'next');
        }
        case 'attack':
          return g.call(attack, { target: 0 }, 'next');
        case 'card':
          spendAction(s);
          return g.call(playCard, { card: name, free: false, next: 0 }, 'next');
        case 'barter':
          return g.call(name === 'buy' ? buySupply : sellSupply, null, 'next');
        case 'pick-up':
          return g.call(pickUp, null, 'next');
        case 'amphora':
          return g.call(amphora, null, 'next');
        case 'sun':
          return g.call(sunAction, { by: s.actor, actions: s.actions, who: character(name) }, 'next');
        case 'market':
          return g.call(market, null, 'next');
        case 'trade':
          return g.call(trade, { who: character(name), give: 0, get: 0 }, 'next');
        case 'cards':
          return g.call(tradeCards, { partner: partnerOf(s, character(name)), card: '' }, 'next');
        case 'provision':
          return g.call(provision, { taken: 0 }, 'next');
        default:
          return g.end();
      }
    },
  },
});

/** SAM-26.08 to SAM-26.11 One action with a Public Advisor by the power of the Sun. */
const sunAction: Proc<State, { by: number; actions: number; who: number }> = R.proc<{
  by: number;
  actions: number;
  who: number;
}>('sun')({
  begin: (g, v) => {
    const { s } = g;
    s.sunsUsed++;
    s.sunOf = v.by;
    s.actor = v.who;
    s.actions = 1;
    g.emit({
      type: 'sun.shines',
      seat: s.seat,
      rule: 'SAM-26.08',
      data: { who: characterName(v.who), by: characterName(v.by) },
    });
    return g.call(act, null, 'end');
  },
  end: (g, v) => {
    g.s.sunOf = -1;
    g.s.actor = v.by;
    g.s.actions = v.actions;
    return g.end();
  },
});

/** SAM-10.18, SAM-12.14 What lies in Damascus and Sardes at the end of a turn goes back to the Empire board. */
function clearRoadside(g: Parameters<typeof settle>[0]): void {
  for (const place of [DAMASCUS, SARDES]) {
    giveBack(g, MILITARY, g.s.military[place] ?? 0, place, 'SAM-10.18');
    giveBack(g, DIVINERS, g.s.diviners[place] ?? 0, place, 'SAM-10.18');
    for (const token of [SUPPLIES, MEDICINE]) giveBack(g, token, pooled(g.s, token, place), place, 'SAM-10.18');
  }
  settle(g);
}

const pooled = (s: State, token: number, place: number): number =>
  (token === SUPPLIES ? s.supplies : s.medicine)[POOL_OF[place] ?? 0] ?? 0;

type Turn = { seat: Seat; acted: number[] };

/** SAM-8.09 One player's turn; alone, the three Characters one after another (SAM-30.10). */
export const turn = R.proc<Turn>('turn')({
  begin: (g, v) => {
    const { s } = g;
    s.seat = v.seat;
    s.free = numberOf(s, 'free-actions') + moreFree(s);
    return g.goto('who');
  },
  who: (g, v) => {
    const left = waiting(g.s, v);
    if (left.length === 0) return g.goto('over');
    return g.goto('choose');
  },
  choose: {
    ask: 'solo.next',
    by: (_, v) => v.seat,
    options: (s, v) => waiting(s, v).map(characterName),
    then: (g, v, key) => {
      const { s } = g;
      s.actor = character(key);
      s.actions = actionsOf(s, s.actor, queenSlower(s));
      s.sunsUsed = 0;
      s.sunOf = -1;
      v.acted.push(s.actor);
      g.emit({ type: 'turn.begins', seat: v.seat, rule: 'SAM-8.09', data: { who: key, actions: s.actions } });
      return g.call(act, null, 'who');
    },
  },
  over: (g) => {
    clearRoadside(g);
    g.s.actor = -1;
    g.s.seat = -1;
    g.s.actions = 0;
    g.s.free = 0;
    return g.end();
  },
});

const waiting = (s: State, v: Turn): number[] => consultedBy(s, v.seat).filter((who) => !v.acted.includes(who));

/** SAM-8.08 From the starting player on, clockwise. */
export const actions = R.proc<{ next: number }>('actions')({
  next: (g, v) => {
    const { s } = g;
    while (v.next < s.table.seats) {
      const seat = (s.lead + v.next++) % s.table.seats;
      if (consultedBy(s, seat).length > 0) return g.call(turn, { seat, acted: [] }, 'next');
    }
    return onward(g, 'over');
  },
  over: (g) => g.end(),
});
