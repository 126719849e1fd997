/** Counts of pieces each player has, and other numbers of the box. */
export const PIECES = {
  ziggurats: 7,
  /** Not printed (reconstructed). */
  canals: 10,
  /** Of each type; not printed (reconstructed, AKK-A.22). */
  tokens: 8,
  /** AKK-1.09 Of each type in the pool at the start. */
  startTokens: 2,
} as const;

/** AKK-2.02 */
export const ROUNDS = 9;
/** AKK-20.01 Whoever has so many has won. */
export const GOAL = 9;
/** AKK-17.12 */
export const HAND_LIMIT = 7;
/** AKK-18.22 */
export const CITY_CARD_LIMIT = 3;
/** AKK-18.11 */
export const MISSION_VP = 4;
/** AKK-19.20 Most items of a ransom. */
export const RANSOM_LIMIT = 3;
/** AKK-16.18, AKK-19.25 Offers of each side. */
export const OFFER_LIMIT = 3;
/** AKK-1.24 Bones each player rolls for the Crown. */
export const CROWN_BONES = 5;

/** C1 A knucklebone: so many of its equally likely outcomes are hits (reconstructed, AKK-A.15). */
export const BONE = { faces: 2, hits: 1 } as const;
