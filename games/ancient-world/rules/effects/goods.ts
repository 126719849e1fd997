import type { RuleId, Seat } from '@edubba/kernel';
import { isUmnok } from '../queries/options.ts';
import type { G } from '../rules.ts';
import { NOBODY } from '../state.ts';

type Good = 'coins' | 'knowledge' | 'ambrosia';

const GAINED = { coins: 'coins.gained', knowledge: 'knowledge.gained', ambrosia: 'ambrosia.gained' } as const;
const PAID = { coins: 'coins.paid', knowledge: 'knowledge.paid', ambrosia: 'ambrosia.paid' } as const;

/** Takes so much from the supply, which never runs out (AW-A.37). */
function add(g: G, seat: Seat, good: Good, n: number, rule: RuleId): void {
  if (n <= 0) return;
  const stock = g.s[good];
  stock[seat] = (stock[seat] as number) + n;
  g.emit({ type: GAINED[good], seat, rule, data: { n } });
}

export function gainCoins(g: G, seat: Seat, n: number, rule: RuleId): void {
  add(g, seat, 'coins', n, rule);
}

export function gainAmbrosia(g: G, seat: Seat, n: number, rule: RuleId): void {
  add(g, seat, 'ambrosia', n, rule);
}

/** AW-16.03 Every knowledge brings an Umnok 1 ambrosia. */
export function gainKnowledge(g: G, seat: Seat, n: number, rule: RuleId): void {
  add(g, seat, 'knowledge', n, rule);
  if (isUmnok(g.s, seat)) gainAmbrosia(g, seat, n, 'AW-16.03');
}

/** AW-1.10 Pays to the supply what the player has. */
export function pay(g: G, seat: Seat, good: Good, n: number, rule: RuleId): void {
  if (n <= 0) return;
  const stock = g.s[good];
  stock[seat] = (stock[seat] as number) - n;
  g.emit({ type: PAID[good], seat, rule, data: { n } });
}

/** AW-1.11 A loss takes what is there. */
export function lose(g: G, seat: Seat, good: Good, n: number, rule: RuleId): void {
  pay(g, seat, good, Math.min(n, g.s[good][seat] as number), rule);
}

/** AW-6.27, AW-6.28 Takes the first-player token and turns its hand side up, if nobody has this round. */
export function claimToken(g: G, seat: Seat, rule: RuleId): void {
  const { s } = g;
  if (s.hand || s.first === NOBODY) return;
  s.first = seat;
  s.hand = true;
  g.emit({ type: 'token.claimed', seat, rule });
}
