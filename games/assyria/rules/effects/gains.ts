import type { Effects, ItemId, RuleId, Seat } from '@edubba/kernel';
import { PIECES } from '../../content/player-board.ts';
import { INFLUENCE, TRIBUTE } from '../../content/tracks.ts';
import { camelLimit } from '../queries/costs.ts';
import { numberOf } from '../queries/numbers.ts';
import type { State, VpSource } from '../state.ts';
import { at, isOpponent, SOURCES } from '../state.ts';

type G = Effects<State>;

const add = (list: number[], seat: Seat, n: number): void => {
  list[seat] = (list[seat] ?? 0) + n;
};

/** Gains or loses VP; never below 0 (ASY-1.05). */
export function changeVp(g: G, seat: Seat, n: number, source: VpSource, rule: RuleId): void {
  const { s } = g;
  const change = Math.max(n, -(s.vp[seat] ?? 0));
  if (change === 0) return;
  add(s.vp, seat, change);
  add(s.ledger[seat] as number[], SOURCES.indexOf(source), change);
  g.emit({ type: change > 0 ? 'vp.gained' : 'vp.lost', seat, rule, data: { n: Math.abs(change), source } });
}

/** ASY-14.03, ASY-14.04 What goes beyond the limit is lost. */
export function gainCamels(g: G, seat: Seat, n: number, rule: RuleId): void {
  const { s } = g;
  const gained = Math.min(n, camelLimit(s, seat) - (s.camels[seat] ?? 0));
  if (gained <= 0) return;
  add(s.camels, seat, gained);
  g.emit({ type: 'camels.gained', seat, rule, data: { n: gained } });
}

export function payCamels(g: G, seat: Seat, n: number): void {
  add(g.s.camels, seat, -n);
}

/** ASY-1.12 Goods go to the Personal supply; Gold, Ships and Farmers never run out (ASY-1.09). */
export function gainGoods(g: G, seat: Seat, what: 'gold' | 'ship' | 'farmer', n: number, rule: RuleId): void {
  const { s } = g;
  add(what === 'gold' ? s.gold : what === 'ship' ? s.ships : s.farmers, seat, n);
  g.emit({ type: `${what}.gained`, seat, rule, data: { n } });
}

/** ASY-31.07 Costs in goods go back to the Main supply. */
export function payGoods(g: G, seat: Seat, what: 'gold' | 'ship' | 'farmer'): void {
  const { s } = g;
  add(what === 'gold' ? s.gold : what === 'ship' ? s.ships : s.farmers, seat, -1);
}

/** ASY-26.06, ASY-31.01 One own Hut from the Main to the Personal supply, if there is one. */
export function gainHut(g: G, seat: Seat, rule: RuleId): void {
  const { s } = g;
  if ((s.mainHuts[seat] ?? 0) === 0) return;
  add(s.mainHuts, seat, -1);
  add(s.personalHuts, seat, 1);
  g.emit({ type: 'hut.gained', seat, rule });
}

/** ASY-17.05 Turns Ploughs face up, as far as there are any face down. */
export function turnPloughs(g: G, seat: Seat, n: number, rule: RuleId): void {
  const { s } = g;
  const turned = Math.min(n, PIECES.ploughs - (s.ploughs[seat] ?? 0));
  if (turned <= 0) return;
  add(s.ploughs, seat, turned);
  g.emit({ type: 'ploughs.turned', seat, rule, data: { n: turned } });
}

/** ASY-24.09 to ASY-24.16 Up the Influence track, space by space: tokens, marks, and the place in the stack. */
export function gainInfluence(g: G, seat: Seat, n: number, rule: RuleId): void {
  const { s } = g;
  const from = s.influence[seat] ?? 0;
  const to = Math.min(INFLUENCE.top, from + n);
  // ASY-24.11 who does not move keeps the place in the stack
  if (to === from) return;
  s.influence[seat] = to;
  s.arrival[seat] = ++s.arrivals;
  g.emit({ type: 'influence.gained', seat, rule, data: { n: to - from, to } });
  INFLUENCE.tokens.forEach((space, i) => {
    if (space <= from || space > to || s.tokensOn[i] !== true) return;
    s.tokensOn[i] = false;
    // ASY-35.10 what the solo opponent reaches first goes back to the Main supply
    if (isOpponent(s, seat)) s.tokenSupply++;
    else add(s.tokens, seat, 1);
    g.emit({ type: isOpponent(s, seat) ? 'token.returned' : 'token.taken', seat, rule: 'ASY-24.12', data: { space } });
  });
  for (const mark of INFLUENCE.marks)
    if (mark > from && mark <= to) changeVp(g, seat, numberOf(s, 'mark-vp'), 'marks', 'ASY-24.13');
}

/** What lies printed under a Roof (ASY-20.09). */
export function gainRoofReward(g: G, seat: Seat, area: number): void {
  const reward = TRIBUTE.roofReward[area];
  if (reward !== undefined) gainGoods(g, seat, reward, 1, 'ASY-20.09');
}

/** ASY-6.06 A used card goes face up to the discard pile of its own kind at once. */
export function discardFavour(g: G, seat: Seat, item: ItemId): void {
  g.move(item, at.favours(seat), 'favourDiscard', { type: 'favour.discarded', seat, rule: 'ASY-6.06' });
}

export function discardFood(g: G, seat: Seat, item: ItemId): void {
  g.move(item, at.food(seat), 'foodDiscard', { type: 'food.discarded', seat, rule: 'ASY-6.06' });
}

/** ASY-37.05 What was fed, and the icons left over, count for one Feed step only. Emptied one by one: there are few. */
export function clearFeeding({ fed, fedBy = [], loose }: State): void {
  while (fed.length > 0) fed.pop();
  while (fedBy.length > 0) fedBy.pop();
  while (loose.length > 0) loose.pop();
}
