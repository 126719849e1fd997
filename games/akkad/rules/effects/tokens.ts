import type { RuleId, Seat } from '@edubba/kernel';
import { bit } from '@edubba/kernel';
import { TOKENS } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import { IDS } from '../geography.ts';
import { hasSupply, supplyKeys, supplyOf } from '../queries/players.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';

const add = (list: number[] | undefined, at: number, n: number): void => {
  if (list !== undefined) list[at] = (list[at] ?? 0) + n;
};

/** AKK-7.16 One token from the supply to the pool, if the supply has one of this type. */
export function gainToken(g: G, seat: Seat, token: number, rule: RuleId): void {
  if (supplyOf(g.s, seat, token) === 0) return;
  add(g.s.supply[seat], token, -1);
  add(g.s.pool[seat], token, 1);
  g.emit({ type: 'token.gained', seat, rule, data: { token: TOKENS[token] ?? '' } });
}

/** AKK-3.10 A paid token returns to the payer's own supply; nothing is activated. */
export function payToken(g: G, seat: Seat, token: number, rule: RuleId): void {
  add(g.s.pool[seat], token, -1);
  add(g.s.supply[seat], token, 1);
  g.emit({ type: 'token.paid', seat, rule, data: { token: TOKENS[token] ?? '' } });
}

/** AKK-7.02 A token goes from the pool onto a space, or from the supply in a retreat (AKK-7.18). */
export function placeToken(g: G, seat: Seat, space: Space, token: number, from: 'pool' | 'supply', rule: RuleId): void {
  const { s } = g;
  add(from === 'pool' ? s.pool[seat] : s.supply[seat], token, -1);
  const mine = s.tokens[seat];
  if (mine !== undefined) mine[space] = token + 1;
  s.activated[space] = (s.activated[space] ?? 0) | bit(seat);
  g.emit({
    type: 'space.activated',
    seat,
    rule,
    to: IDS[space] ?? '',
    data: { token: TOKENS[token] ?? '', space: IDS[space] ?? '' },
  });
}

/** AKK-7.15, AKK-3.43 A token on the board returns to its owner's supply. */
export function removeToken(g: G, seat: Seat, space: Space): void {
  const { s } = g;
  const mine = s.tokens[seat];
  const held = mine?.[space] ?? 0;
  if (mine === undefined || held === 0) return;
  mine[space] = 0;
  s.activated[space] = (s.activated[space] ?? 0) & ~bit(seat);
  add(s.supply[seat], held - 1, 1);
}

/** AKK-7.16 Gains tokens of one's choice, one after another, while the supply has any. `rule`: what gives them. */
export const gainTokens = R.proc<{ seat: Seat; left: number; rule: RuleId }>('token.gainAny')({
  next: (g, v) => g.goto(v.left-- > 0 && hasSupply(g.s, v.seat) ? 'type' : 'done'),
  type: {
    ask: 'token.gain',
    by: (_, v) => v.seat,
    options: (s, v) => supplyKeys(s, v.seat),
    about: (_, v) => ({ left: v.left + 1 }),
    then: (g, v, answer) => {
      gainToken(g, v.seat, answer, v.rule);
      return g.goto('next');
    },
  },
  done: (g) => g.end(),
});
