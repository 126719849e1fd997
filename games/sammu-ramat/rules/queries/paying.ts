import type { Key } from '@edubba/kernel';
import { MILITARY, TOKENS } from '../../content/things.ts';
import { inPool } from '../effects/tokens.ts';
import type { Area } from '../geography.ts';
import { ASSYRIA, LOCATIONS_IN } from '../geography.ts';
import { locationName } from '../names.ts';
import type { State } from '../state.ts';
import { COURT, HOME, goodsOf, inPlay, isPersonal, personalOf, publicAdvisors } from './characters.ts';
import { holding, tokensIn } from './places.ts';

/** Nobody: a player without a Personal Advisor (SAM-A.67). */
export const WITHOUT = -1;

/** Who has to pay: Public Advisors, or every player's Personal one; in the solo game the Queen is the player's own (SAM-30.13). */
export function payers(s: State, who: 'public' | 'personal'): number[] {
  if (who === 'public') return publicAdvisors(s);
  return Array.from({ length: s.table.seats }, (_, seat) => personalOf(s, seat) ?? WITHOUT);
}

/** SAM-4.12, SAM-A.80 Who helps whoever cannot pay. */
export const helpers = (s: State, who: 'public' | 'personal'): number[] =>
  (who === 'personal' ? publicAdvisors(s) : COURT.filter((other) => inPlay(s, other) && isPersonal(s, other))).filter(
    (other) => goodsOf(s, other) > 0,
  );

/** SAM-4.13 Tokens of an Area, each as a key: `military/kalhu`, `supplies`. */
export function tokensAsKeys(s: State, area: Area): Key[] {
  return TOKENS.flatMap((name, token) => {
    if (inPool(token)) return tokensIn(s, token, area) > 0 ? [name] : [];
    const list = token === MILITARY ? s.military : s.diviners;
    return holding(list, LOCATIONS_IN[area]).map((at) => `${name}/${locationName(at)}`);
  });
}

export const homeOf = (who: number): Area => (who === WITHOUT ? ASSYRIA : (HOME[who] ?? ASSYRIA));
