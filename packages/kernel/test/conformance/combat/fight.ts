import type { Call, Effects, ItemId, Key, Objection, Poll, Proc, Seat, Window } from '@edubba/kernel';
import { call, clockwise, guarded, no, option, reactingTo, reactionWindow } from '@edubba/kernel';
import type { City, State, Unit } from './state.ts';
import { CITIES, R, ROADS, size, UNITS } from './state.ts';

const DIE: readonly Key[] = ['1', '2', '3', '4', '5', '6'];
const PLAY = 'play:';
const holdsCards = (s: State, seat: Seat): boolean => (s.hand[seat] ?? []).length > 0;
const playable = (s: State, seat: Seat, name: 'miss' | 'sabotage'): Key[] =>
  (s.hand[seat] ?? []).filter((card) => card.startsWith(`${name}#`)).map((card) => PLAY + card);

/** What is reacted to: a hit, or a card played as a reaction by `by`. `depth` 0 is the hit itself. */
type Trigger = { by: Seat; depth: number };

/** CMB-7.02, 7.03 Only the victim misses; anybody but its player sabotages a card. */
const mayReact = (w: Trigger, seat: Seat): boolean => (w.depth === 0 ? seat === w.by : seat !== w.by);

const hitBefore: Proc<State, Window<Trigger>> = reactionWindow<State, Trigger>(R, 'hit.before', {
  kind: 'hit.react',
  seats: (s, w) => clockwise(s.table.seats, w.by).filter((seat) => mayReact(w, seat)),
  might: (s, _, seat) => holdsCards(s, seat),
  reactions: (s, w, seat) => playable(s, seat, w.depth === 0 ? 'miss' : 'sabotage'),
  play: (_, w, seat, key): Call<State> =>
    call(playReaction, { seat, card: key.slice(PLAY.length), depth: w.depth + 1 }),
  poll: (s) => option(s, 'poll') as Poll,
  about: (_, w) => ({ window: 'hit.before', on: w.by, depth: w.depth }),
});

const playReaction = R.proc<{ seat: Seat; card: ItemId; depth: number }>('reaction.play')({
  show: (g, v) => {
    g.move(v.card, `hand:${v.seat}`, 'discard', {
      type: 'reaction.played',
      seat: v.seat,
      rule: v.depth === 1 ? 'CMB-7.02' : 'CMB-7.03',
    });
    return g.goto('answer');
  },
  // CMB-7.03 The card stands unless it is cancelled in its turn.
  answer: (g, v) => g.call(hitBefore, reactingTo({ by: v.seat, depth: v.depth }), 'effect'),
  effect: (g) => g.end(g.result === 'cancelled' ? null : 'cancelled'),
});

const takeHit = R.proc<{ seat: Seat; at: City }>('combat.takeHit')({
  window: (g, v) => g.call(hitBefore, reactingTo({ by: v.seat, depth: 0 }), 'check'),
  check: (g, v) => {
    if (g.result !== 'cancelled') return g.goto('lose');
    g.emit({ type: 'hit.cancelled', seat: v.seat, rule: 'CMB-7.02' });
    return g.end();
  },
  lose: {
    ask: 'combat.lose',
    by: (_, v) => v.seat,
    options: (s, v) => UNITS.filter((unit) => s.army[v.at][unit] > 0),
    then: (g, v, unit) => {
      // CMB-7.04
      g.s.army[v.at][unit as Unit]--;
      g.s.supply[unit as Unit]++;
      g.emit({ type: 'unit.lost', seat: v.seat, rule: 'CMB-7.04', data: { unit, at: v.at } });
      return g.end();
    },
  },
});

/** The army of `att` stays counted at `from` until it captures. `hits` and `dice`: of the attacker, of the defender. */
type Combat = { att: Seat; def: Seat; from: City; to: City; dice: [number, number]; hits: [number, number] };

/** CMB-4.01 to 8.01 One attack, from the retreat to the capture. */
export const combat = R.proc<Combat>('combat')({
  retreat: {
    ask: 'combat.retreat',
    by: (_, v) => v.def,
    ...guarded<State, Combat>(
      () => ['stay', ...CITIES.map((place) => `to:${place}`)],
      (s, v, target) => (target === 'stay' ? undefined : noRetreat(s, v, target.slice(3) as City)),
    ),
    about: (_, v) => ({ from: v.from, to: v.to }),
    then: (g, v, key) => {
      if (key === 'stay') return g.goto('conversion');
      marchAll(g, v.to, key.slice(3) as City, v.def);
      g.emit({ type: 'army.retreated', seat: v.def, rule: 'CMB-4.01', data: { to: key.slice(3) } });
      return g.goto('capture');
    },
  },
  conversion: {
    ask: 'combat.convert',
    by: (_, v) => v.att,
    ...guarded<State, Combat>(
      () => ['convert', 'fight'],
      (s, v, target) => (target === 'fight' ? undefined : noConversion(s, v)),
    ),
    // Asked even where only `fight` is left: otherwise nobody would learn why there is no conversion.
    forced: 'ask',
    then: (g, v, key) => {
      if (key === 'convert') {
        g.s.silver[v.att] = (g.s.silver[v.att] ?? 0) - 1;
        g.s.army[v.to].spear--;
        g.s.army[v.from].spear++;
        g.emit({ type: 'spear.converted', seat: v.att, rule: 'CMB-5.01' });
      }
      return g.goto('volley');
    },
  },
  volley: (g, v) => {
    v.dice = [g.s.army[v.from].archer, g.s.army[v.to].archer];
    return g.goto('nextDie');
  },
  nextDie: (g, v) => g.goto(v.dice[0] + v.dice[1] > 0 ? 'volleyDie' : 'melee'),
  volleyDie: {
    chance: 'combat.volleyDie',
    outcomes: () => DIE,
    then: (g, v, die) => {
      // CMB-6.01 The attacker's dice first; who is hit is the other side.
      const side = v.dice[0] > 0 ? 0 : 1;
      v.dice[side]--;
      if (Number(die) >= 4) v.hits[1 - side] = (v.hits[1 - side] ?? 0) + 1;
      g.emit({ type: 'volley.rolled', seat: side === 0 ? v.att : v.def, rule: 'CMB-6.01', data: { die: Number(die) } });
      return g.goto('nextDie');
    },
  },
  melee: (g, v) => {
    // CMB-6.02
    if (g.s.army[v.from].spear > 0) v.hits[1]++;
    if (g.s.army[v.to].spear > 0) v.hits[0]++;
    return g.goto('nextHit');
  },
  nextHit: (g, v) => {
    // CMB-7.01
    if (v.hits[1] > 0 && size(g.s.army[v.to]) > 0) {
      v.hits[1]--;
      return g.call(takeHit, { seat: v.def, at: v.to }, 'nextHit');
    }
    if (v.hits[0] > 0 && size(g.s.army[v.from]) > 0) {
      v.hits[0]--;
      return g.call(takeHit, { seat: v.att, at: v.from }, 'nextHit');
    }
    return g.goto('capture');
  },
  capture: (g, v) => {
    // CMB-8.01
    if (size(g.s.army[v.to]) === 0 && size(g.s.army[v.from]) > 0) capture(g, v.att, v.from, v.to);
    else g.emit({ type: 'attack.failed', seat: v.att, rule: 'CMB-8.01', data: { to: v.to } });
    return g.end();
  },
});

function noRetreat(s: State, v: Combat, place: City): Objection | undefined {
  if (!ROADS[v.to].includes(place)) return no('CMB-4.01', 'cmb.no-road', { from: v.to, to: place });
  const free = s.holder[place] === v.def || (size(s.army[place]) === 0 && place !== v.from);
  return free ? undefined : no('CMB-4.01', 'cmb.enemy-there', { place });
}

function noConversion(s: State, v: Combat): Objection | undefined {
  const army = s.army[v.to];
  if (army.spear === 0) return no('CMB-5.01', 'cmb.no-spear', { place: v.to });
  if (size(army) === 1) return no('CMB-5.01', 'cmb.last-unit', { place: v.to });
  if ((s.silver[v.att] ?? 0) > 0) return undefined;
  return no('CMB-5.01', 'cmb.no-silver', { cost: 1 }, { id: 'cmb.collect-first' });
}

function marchAll(g: Effects<State>, from: City, to: City, seat: Seat): void {
  const { army, holder } = g.s;
  for (const unit of UNITS) {
    army[to][unit] += army[from][unit];
    army[from][unit] = 0;
  }
  holder[to] = seat;
}

/** CMB-8.01 */
export function capture(g: Effects<State>, seat: Seat, from: City, to: City): void {
  marchAll(g, from, to, seat);
  g.emit({ type: 'place.captured', seat, rule: 'CMB-8.01', data: { place: to } });
}
