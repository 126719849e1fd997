import type { Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import { SILVER } from '../../content/goods.ts';
import { AKKAD } from '../../content/map.ts';
import { gainGoods } from '../effects/goods.ts';
import { forgetWaiting, settleLast, settleThen } from '../effects/scoring.ts';
import { fromCrown } from '../queries/players.ts';
import type { G, One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { NOBODY, seatsOf } from '../state.ts';
import { takeTurn } from '../actions/turn.ts';

type Turns = { order: Seat[]; at: number };

/** AKK-6.01, AKK-3.47 The order is fixed when the phase begins, whoever takes the Crown later. */
export const turnsFrom = (s: State): Turns => ({ order: fromCrown(s), at: 0 });

/** C4 Yetib-Mer gains when the third other player has passed and he has not. */
function yetibMer(s: State): Seat {
  const seat = s.character.indexOf('yetib-mer');
  if (seat < 0 || s.passed[seat] === true || s.characterUsed[seat] === true) return NOBODY;
  return s.passed.filter(Boolean).length >= 3 ? seat : NOBODY;
}

const yetibMerGains = R.proc<One>(
  'character.yetib-mer',
  one,
)({
  silver: (g, v) => {
    g.s.characterUsed[v.seat] = true;
    gainGoods(g, v.seat, SILVER, 1, 'AKK-17.16');
    return g.goto('staple');
  },
  staple: {
    ask: 'character.staple',
    by: (_, v) => v.seat,
    options: () => ['grain', 'sheep'],
    then: (g, v, answer) => {
      gainGoods(g, v.seat, answer, 1, 'AKK-17.16');
      return g.end();
    },
  },
});

/** AKK-18.16, AKK-18.28 Urkesh's mission looks at who holds Akkad when the last player has passed. */
function lookAtAkkad(g: G): void {
  const { s } = g;
  const holder = s.control[AKKAD] ?? NOBODY;
  if (holder !== NOBODY && holder === s.akkadHeld && s.home[holder] === 'urkesh') s.missionReady[holder] = true;
  s.akkadHeld = holder;
}

/** AKK-6.01 to AKK-6.06, AKK-6.12 Turns go round until everybody has passed. */
export const actionPhase = R.proc<Turns>('action')({
  begin: (g) => {
    const { s } = g;
    for (const seat of seatsOf(s)) {
      s.passed[seat] = false;
      s.deeds[seat] = 0;
      s.stormed[seat] = [];
    }
    forgetWaiting(s);
    // AKK-18.12 a mission completed in the event phase is scored now
    return settleThen(g, 'next');
  },
  next: (g, v) => {
    const { s } = g;
    s.active = NOBODY;
    if (s.passed.every(Boolean)) return g.goto('end');
    let seat = v.order[v.at % v.order.length] ?? 0;
    while (s.passed[seat] === true) seat = v.order[++v.at % v.order.length] ?? 0;
    s.active = seat;
    forgetWaiting(s);
    return g.call(takeTurn, { seat }, 'taken');
  },
  taken: (g, v) => {
    const { s } = g;
    v.at++;
    if (g.result !== 'passed') return g.goto('next');
    s.passed[s.active] = true;
    g.emit({ type: 'turn.passed', seat: s.active, rule: 'AKK-6.05' });
    const gainer = yetibMer(s);
    return gainer === NOBODY ? g.goto('next') : g.call(yetibMerGains, { seat: gainer }, 'next');
  },
  end: (g) => {
    lookAtAkkad(g);
    return settleLast(g);
  },
});
