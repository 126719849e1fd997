import type { Seat } from '@edubba/kernel';
import type { Character, Special } from '../../content/characters.ts';
import { ABILITIES, BAILEET, CHARACTERS, DINAH, MARSYAS, QUEEN, SIRANOUSH } from '../../content/characters.ts';
import { TABLE_SIZES } from '../../content/table.ts';
import type { Good, Technology, Token } from '../../content/things.ts';
import { DIVINERS, GOODS, MULE, SHIELD, SWORD, TECHNOLOGIES, VIAL, wagonOf } from '../../content/things.ts';
import type { Area, Location } from '../geography.ts';
import { area, AREA_OF, NO_AREA } from '../geography.ts';
import type { State } from '../state.ts';
import { IN_PLAY, isSolo, NOBODY } from '../state.ts';
import { numberOf } from './numbers.ts';

/** SAM-27.02 Everybody but the Queen and Baileet. */
export const ADVISORS: readonly Character[] = CHARACTERS.map((_, who) => who).filter(
  (who) => who !== QUEEN && who !== BAILEET,
);
/** Whom players can Consult: the Advisors and the Queen. */
export const COURT: readonly Character[] = [QUEEN, ...ADVISORS];

export const HOME: readonly Area[] = CHARACTERS.map(({ home }) => (home === null ? NO_AREA : area(home)));

export const inPlay = (s: State, who: Character): boolean => s.fate[who] === IN_PLAY;
export const isAt = (s: State, who: Character, at: Location): boolean => s.fate[who] === IN_PLAY && s.at[who] === at;
export const together = (s: State, a: Character, b: Character): boolean =>
  inPlay(s, a) && inPlay(s, b) && s.at[a] === s.at[b];

/** Characters in a Location that players speak for; Baileet is not among them (SAM-25.11). */
export const courtAt = (s: State, at: Location): Character[] => COURT.filter((who) => isAt(s, who, at));

export function anybodyAt(s: State, at: Location): boolean {
  for (const who of COURT) if (s.at[who] === at && s.fate[who] === IN_PLAY) return true;
  return false;
}

export const technologies = (s: State, who: Character, what: Technology): number =>
  s.tech[who * TECHNOLOGIES.length + what] ?? 0;
export const goodOf = (s: State, who: Character, good: Good): number => s.goods[who * GOODS.length + good] ?? 0;

export function goodsOf(s: State, who: Character): number {
  let sum = 0;
  for (let good = 0; good < GOODS.length; good++) sum += goodOf(s, who, good);
  return sum;
}

/** Types of Goods on a card. */
export function typesOf(s: State, who: Character): Good[] {
  const types: Good[] = [];
  for (let good = 0; good < GOODS.length; good++) if (goodOf(s, who, good) > 0) types.push(good);
  return types;
}

/** The same as bits: where it is only asked whether there are any. */
export function typeBits(s: State, who: Character): number {
  let bits = 0;
  for (let good = 0; good < GOODS.length; good++) if (goodOf(s, who, good) > 0) bits |= 1 << good;
  return bits;
}

/** SAM-2.25 What a Character counts as in Defense, and in Medicine. */
export const defenseOf = (s: State, who: Character): number =>
  (CHARACTERS[who]?.defense ?? 0) + technologies(s, who, SHIELD);
export const medicineOf = (s: State, who: Character): number =>
  (CHARACTERS[who]?.medicine ?? 0) + technologies(s, who, VIAL);

/** SAM-26.14 Swords on Characters in a Location. */
export function swordsAt(s: State, at: Location): number {
  let swords = 0;
  for (const who of COURT) if (isAt(s, who, at)) swords += technologies(s, who, SWORD);
  return swords;
}

/** Is a Character somebody's Personal Advisor? In the solo game the Queen is the player's own (SAM-30.01). */
export const isPersonal = (s: State, who: Character): boolean => s.owner[who] !== NOBODY;

export const personalOf = (s: State, seat: Seat): Character | undefined =>
  COURT.find((who) => s.owner[who] === seat && inPlay(s, who));

/** Public Advisors in play; in the solo game all Advisors are (SAM-30.07). */
export const publicAdvisors = (s: State): Character[] =>
  ADVISORS.filter((who) => inPlay(s, who) && !isPersonal(s, who));

/** SAM-9.06, SAM-30.01 What the face-up side offers. */
export function specialsOf(s: State, who: Character): readonly Special[] {
  const card = CHARACTERS[who];
  return (isPersonal(s, who) ? card?.own : card?.open) ?? [];
}

/** SAM-2.04, SAM-8.06 Actions of a Consulted Character. */
export function actionsOf(s: State, who: Character, slower: boolean): number {
  const size = TABLE_SIZES[s.table.seats - 1];
  if (size === undefined) return 0;
  if (who !== QUEEN) return isPersonal(s, who) ? size.personal : size.open;
  // EV04
  return slower ? Math.max(1, size.queen - 1) : size.queen;
}

/** SAM-10.01, SAM-9.13 Steps of a Move that gives so many by itself. */
export const stepsOf = (s: State, who: Character, base: number): number =>
  base + technologies(s, who, MULE) + (who === SIRANOUSH ? ABILITIES.siranoush : 0);

/** SAM-10.10 Tokens of any kind that a Character Carries. */
export const carryOf = (s: State, who: Character): number =>
  numberOf(s, 'carry') + (who === QUEEN && isSolo(s) ? ABILITIES.soloCarry - ABILITIES.carry : 0);

/** SAM-10.11 What it Carries beyond that, of one kind only. */
export const extraOf = (s: State, who: Character, token: Token): number =>
  2 * technologies(s, who, wagonOf(token)) + (who === MARSYAS && token === DIVINERS ? ABILITIES.marsyas : 0);

/** SAM-20.03 */
export const dinahGuards = (s: State): boolean => together(s, DINAH, QUEEN);

/** May this Character Step into a Location, and out of the one it is in (SAM-10.02, SAM-10.08, SAM-10.09)? */
export function mayEnter(s: State, who: Character, to: Location): boolean {
  if ((s.enemies[to] ?? 0) > 0) return false;
  if (s.unrest[to] === true && defenseOf(s, who) === 0) return false;
  return s.plague[to] !== true || medicineOf(s, who) > 0;
}
export const mayLeave = (s: State, who: Character): boolean =>
  s.plague[s.at[who] ?? 0] !== true || medicineOf(s, who) > 0;

/** The Area in which a Character stands. */
export const areaOf = (s: State, who: Character): Area => AREA_OF[s.at[who] ?? 0] ?? NO_AREA;
