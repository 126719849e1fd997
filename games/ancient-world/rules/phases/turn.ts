import type { Context, ItemId, Key, Next, Objection, Refusal, Seat } from '@edubba/kernel';
import { no, one } from '@edubba/kernel';
import { AMBROSIA, CITIZENS } from '../../content/board.ts';
import { attack, attacking } from '../actions/attack.ts';
import { buildStored } from '../actions/build.ts';
import { place, reuse } from '../actions/place.ts';
import {
  ASK,
  ATTACK,
  BACK,
  CHANCE_OF,
  citizenIn,
  citizenKey,
  citizenKeys,
  END,
  FROM_DECK,
  isCitizen,
  listsOf,
  NONE,
  PASS,
  REUSE,
  STORED,
} from '../decisions.ts';
import { refillEmpire } from '../effects/cards.ts';
import { armyObjection, canAttack } from '../queries/attack.ts';
import { canBuildStored } from '../queries/building.ts';
import { abilities, canDraw, deckInUse } from '../queries/city.ts';
import { canPlace, canReuse, placedCitizens } from '../queries/placing.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State, Whereabouts } from '../state.ts';
import { at, NEW, NOBODY, READY, STARVING, SUPPLY } from '../state.ts';
import { numberOf } from '../queries/numbers.ts';

/** What a turn can be used for, in the order of the list. */
const ACTIONS: readonly Key[] = [...citizenKeys((1 << CITIZENS) - 1), ATTACK, STORED, REUSE, PASS];
const LISTS = listsOf(ACTIONS);
const bit = (key: Key): number => 1 << ACTIONS.indexOf(key);
const [CAN_ATTACK, CAN_BUILD, CAN_REUSE, CAN_PASS] = [ATTACK, STORED, REUSE, PASS].map(bit) as [
  number,
  number,
  number,
  number,
];

/** AW-5.07 Ready citizens that can be placed, as a mask. Where one can go, one of more skill can: it never costs more (AW-5.03). */
function placeable(s: State, seat: Seat): number {
  const citizens = s.citizens[seat] as Whereabouts[];
  let mask = 0;
  for (let i = 0; i < citizens.length; i++) {
    if (citizens[i] !== READY) continue;
    if (mask !== 0 || canPlace(s, { seat, skill: i + 1, from: READY })) mask |= 1 << i;
  }
  return mask;
}

function possible(s: State, seat: Seat): number {
  let mask = placeable(s, seat);
  if (canAttack(s, seat)) mask |= CAN_ATTACK;
  if (canBuildStored(s, seat)) mask |= CAN_BUILD;
  if (canReuse(s, seat)) mask |= CAN_REUSE;
  return mask;
}

/** AW-4.02 What the player can do besides passing. */
export const actionsLeft = (s: State, seat: Seat): readonly Key[] => LISTS[possible(s, seat)] as readonly Key[];

/** AW-5.15 Why a citizen may not be placed. */
function citizenObjection(s: State, seat: Seat, skill: number): Objection {
  const where = s.citizens[seat]?.[skill - 1] as Whereabouts;
  if (where === SUPPLY) return no('AW-2.12', 'no.citizen.supply', { skill }, { id: 'fix.grow' });
  if (where === NEW) return no('AW-6.59', 'no.citizen.new', { skill }, { id: 'fix.next-round' });
  if (where === STARVING) return no('AW-13.16', 'no.citizen.starving', { skill }, { id: 'fix.next-round' });
  if (where !== READY) return no('AW-5.15', 'no.citizen.placed', { skill }, { id: 'fix.reuse' });
  return no('AW-5.07', 'no.citizen.charge', { skill }, { id: 'fix.charge' });
}

function reuseObjection(s: State, seat: Seat): Objection {
  const ambrosia = s.ambrosia[seat] as number;
  if (placedCitizens(s, seat).length === 0) return no('AW-A.14', 'no.reuse.none', {}, { id: 'fix.place' });
  if (ambrosia < numberOf(s, 'reuse-ambrosia'))
    return no('AW-11.03', 'no.reuse.ambrosia', { ambrosia }, { id: 'fix.ambrosia' });
  return no('AW-11.04', 'no.reuse.nowhere', {}, { id: 'fix.coins' });
}

/** D.4 Why each of the others is not possible now. */
function turnRefusals(s: State, { seat }: One): Refusal[] {
  const open = actionsLeft(s, seat);
  const refused: Refusal[] = [];
  const refuse = (target: Key, objection: Objection): void => {
    if (!open.includes(target)) refused.push({ target, ...objection });
  };
  for (let skill = 1; skill <= CITIZENS; skill++) refuse(citizenKey(skill), citizenObjection(s, seat, skill));
  refuse(ATTACK, armyObjection(s, seat) ?? no('AW-8.17', 'no.attack.any', {}, { id: 'fix.attack' }));
  refuse(
    STORED,
    s.stored[seat]?.length === 0
      ? no('AW-10.01', 'no.stored.none', {}, { id: 'fix.explore' })
      : no('AW-10.01', 'no.stored.pay', {}, { id: 'fix.stored' }),
  );
  refuse(REUSE, reuseObjection(s, seat));
  return refused;
}

/** AW-18.04 Nothing but passing is left, nothing could be gained with ambrosia, and nobody could learn of stored cards from it. */
function passesByItself(s: State, seat: Seat): boolean {
  if ((s.ambrosia[seat] as number) >= AMBROSIA.coin || s.stored[seat]?.length !== 0) return false;
  return placeable(s, seat) === 0 && !canAttack(s, seat);
}

function free(g: Context<State, 'action' | 'pass'>, seat: Seat): Next {
  if (!passesByItself(g.s, seat)) return g.goto('action');
  g.emit({ type: 'pass.automatic', seat, rule: 'AW-18.04' });
  return g.goto('pass');
}

/** AW-4.02, AW-A.15 One action, with the free use of citizens before and after it. */
export const turn = R.proc<One>(
  'turn',
  one,
)({
  begin: (g, { seat }) => {
    g.s.active = seat;
    return free(g, seat);
  },
  free: (g, { seat }) => free(g, seat),
  action: {
    ask: ASK.turn,
    by: (_, v) => v.seat,
    forced: 'ask',
    options: (s, v) => LISTS[possible(s, v.seat) | CAN_PASS] as readonly Key[],
    refusals: turnRefusals,
    // D.43 what a pass would leave undone
    aside: (s, v) => ({ left: [...actionsLeft(s, v.seat)] }),
    then: (g, { seat }, key) => {
      if (key === PASS) return g.goto('pass');
      if (isCitizen(key)) return g.call(place, { seat, skill: citizenIn(key), from: READY }, 'after');
      if (key === ATTACK) return g.call(attack, attacking(seat), 'after');
      if (key === STORED) return g.call(buildStored, { seat }, 'after');
      // AW-4.03 a free action: the turn's own is still to come
      return g.call(reuse, { seat }, 'free');
    },
  },
  after: (g, { seat }) => {
    if (g.result === BACK) return free(g, seat);
    return canReuse(g.s, seat) ? g.goto('end') : g.end();
  },
  // AW-11.05, D.44
  end: {
    ask: ASK.end,
    by: (_, v) => v.seat,
    options: (s, v) => (canReuse(s, v.seat) ? [REUSE, END] : [END]),
    refusals: (s, { seat }) => (canReuse(s, seat) ? [] : [{ target: REUSE, ...reuseObjection(s, seat) }]),
    then: (g, { seat }, key) => (key === REUSE ? g.call(reuse, { seat }, 'again') : g.end()),
  },
  again: (g, { seat }) => (canReuse(g.s, seat) ? g.goto('end') : g.end()),
  // AW-10.06, AW-10.07, AW-A.43
  pass: (g, { seat }) => {
    const { s } = g;
    s.passed[seat] = true;
    g.emit({ type: 'turn.passed', seat, rule: 'AW-10.06' });
    if (s.firstPass !== NOBODY) return g.end();
    s.firstPass = seat;
    return abilities(s, seat, 'dramatists') > 0 ? g.become(dramatists, { seat }) : g.end();
  },
});

/** AW-15.26 Neither a card of the pile is stored, nor one of a deck that has run out. */
function unstorable(s: State): Refusal[] {
  const fix = { id: 'fix.other-card' };
  const pile = s.pileC.map((target) => ({ target, ...no('AW-15.26', 'no.store.pile', {}, fix) }));
  return canDraw(s) ? pile : [...pile, { target: FROM_DECK, ...no('AW-15.26', 'no.explore.deck', {}, fix) }];
}

/** AW-15.26 Whoever passes first may store a card of the row or the unseen top card of the deck. */
const dramatists = R.proc<One>(
  'dramatists',
  one,
)({
  choose: {
    ask: ASK.dramatists,
    by: (_, v) => v.seat,
    options: (s) => [...s.empireRow, ...(canDraw(s) ? [FROM_DECK] : []), NONE],
    refusals: unstorable,
    then: (g, { seat }, key) => {
      if (key === NONE) return g.end();
      if (key === FROM_DECK) {
        refillEmpire(g);
        return g.goto('draw');
      }
      g.move(key, 'empireRow', at.stored(seat), { type: 'card.stored', seat, rule: 'AW-15.26' });
      return g.end();
    },
  },
  draw: {
    chance: CHANCE_OF.dramatists,
    outcomes: (s): readonly ItemId[] => s[deckInUse(s)],
    then: (g, { seat }, item) => {
      g.move(item, deckInUse(g.s), at.stored(seat), { type: 'card.stored', seat, rule: 'AW-15.26' });
      return g.end();
    },
  },
});

/** AW-4.01, AW-4.06 to AW-4.09 Clockwise until all have passed. */
export const turns = R.proc<{ next: Seat }>('turns')({
  next: (g, v) => {
    const { seats } = g.s.table;
    for (let i = 0; i < seats; i++) {
      const seat = (v.next + i) % seats;
      if (g.s.passed[seat] === true) continue;
      v.next = (seat + 1) % seats;
      return g.call(turn, { seat }, 'next');
    }
    g.s.active = NOBODY;
    return g.end();
  },
});
