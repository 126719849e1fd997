import type { Key, Proc, Seat } from '@edubba/kernel';
import { told } from '@edubba/kernel';
import { DIVINERS, MEDICINE, MILITARY, SUPPLIES } from '../../content/things.ts';
import { settle } from '../effects/markers.ts';
import { giveBack } from '../effects/tokens.ts';
import { DAMASCUS, POOL_OF, SARDES } from '../geography.ts';
import { onward } from '../joint.ts';
import { disksOn } from '../month/consult.ts';
import { apart, character, characterName } from '../names.ts';
import { actionsOf, COURT, inPlay } from '../queries/characters.ts';
import { moreFree, queenSlower } from '../queries/month-long.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { attack } from './attack.ts';
import { amphora, buySupply, pickUp, sellSupply } from './barter.ts';
import { menu } from './menu.ts';
import { move, ownMove } from './move.ts';
import { playCard } from './play-card.ts';
import { spendAction } from './spend.ts';
import { special } from './specials.ts';
import { market, partnerOf, provision, trade, tradeCards } from './trade.ts';
import { numberOf } from '../queries/numbers.ts';

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
    ...told(menu),
    about: (s) => ({ who: characterName(s.actor), actions: s.actions, free: s.free, sun: s.sunOf >= 0 ? 1 : 0 }),
    then: (g, _, key) => {
      const { s } = g;
      const { verb, name } = apart(key);
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

const ROADSIDE = [DAMASCUS, SARDES];
const IN_POOLS = [SUPPLIES, MEDICINE];

/** SAM-10.18, SAM-12.14 What lies in Damascus and Sardes at the end of a turn goes back to the Empire board. */
function clearRoadside(g: Parameters<typeof settle>[0]): void {
  for (const place of ROADSIDE) {
    giveBack(g, MILITARY, g.s.military[place] ?? 0, place, 'SAM-10.18');
    giveBack(g, DIVINERS, g.s.diviners[place] ?? 0, place, 'SAM-10.18');
    for (const token of IN_POOLS) giveBack(g, token, pooled(g.s, token, place), place, 'SAM-10.18');
  }
  settle(g);
}

const pooled = (s: State, token: number, place: number): number =>
  (token === SUPPLIES ? s.supplies : s.medicine)[POOL_OF[place] ?? 0] ?? 0;

type Turn = { seat: Seat; acted: number[] };

/** SAM-8.09 One player's turn; alone, the three Characters one after another (SAM-30.10). */
export const turn = R.proc<Turn>('turn', { copy: ({ seat, acted }) => ({ seat, acted: acted.slice() }) })({
  begin: (g, v) => {
    const { s } = g;
    s.seat = v.seat;
    s.free = numberOf(s, 'free-actions') + moreFree(s);
    return g.goto('who');
  },
  who: (g, v) => {
    for (const who of COURT) if (isWaiting(g.s, v, who)) return g.goto('choose');
    return g.goto('over');
  },
  choose: {
    ask: 'solo.next',
    by: (_, v) => v.seat,
    options: waiting,
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

const isWaiting = (s: State, v: Turn, who: number): boolean => s.disk[who] === v.seat && !v.acted.includes(who);
function waiting(s: State, v: Turn): Key[] {
  const keys: Key[] = [];
  for (const who of COURT) if (isWaiting(s, v, who)) keys.push(characterName(who));
  return keys;
}

/** SAM-8.08 From the starting player on, clockwise. */
export const actions = R.proc<{ next: number }>('actions', { copy: ({ next }) => ({ next }) })({
  next: (g, v) => {
    const { s } = g;
    while (v.next < s.table.seats) {
      const seat = (s.lead + v.next++) % s.table.seats;
      if (disksOn(s, seat) > 0) return g.call(turn, { seat, acted: [] }, 'next');
    }
    return onward(g, 'over');
  },
  over: (g) => g.end(),
});
