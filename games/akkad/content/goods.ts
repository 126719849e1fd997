/** The four goods, in the order of every list by good. */
export const GOODS = ['grain', 'sheep', 'silver', 'lapis'] as const;
export type Good = (typeof GOODS)[number];
export const GRAIN = 0;
export const SHEEP = 1;
export const SILVER = 2;
export const LAPIS = 3;

/** The three types of command token, in the order of every list by type (AKK-7.01). */
export const TOKENS = ['admin', 'royal', 'divine'] as const;
export type Token = (typeof TOKENS)[number];
export const ADMIN = 0;
export const ROYAL = 1;
export const DIVINE = 2;

/** How many goods of each kind: grain, sheep, silver, lapis. */
export type Goods = readonly [grain: number, sheep: number, silver: number, lapis: number];

/** The list position of a good by name. */
export function goodOf(name: string): number {
  const good = (GOODS as readonly string[]).indexOf(name);
  if (good < 0) throw new Error(`there is no good ${name}`);
  return good;
}

/** The list position of a token type by name. */
export function tokenOf(name: string): number {
  const token = (TOKENS as readonly string[]).indexOf(name);
  if (token < 0) throw new Error(`there is no token ${name}`);
  return token;
}

/** AKK-16.09 What the treasury gives for what, in both directions: so many of the first for so many of the second. */
export const TREASURY: { readonly [exchange: string]: readonly [give: number, get: number] } = {
  'grain>sheep': [1, 1],
  'sheep>grain': [1, 1],
  'staples>silver': [3, 1],
  'staples>lapis': [6, 1],
  'silver>staples': [1, 3],
  'silver>lapis': [2, 1],
  'lapis>silver': [1, 2],
  'lapis>staples': [1, 6],
};
