import type { Source } from '@edubba/kernel';
import type { Token } from './goods.ts';

export const ROLE_NAMES = [
  'priest',
  'engineer',
  'merchant',
  'governor',
  'builder',
  'vizier',
  'commander',
  'scribe',
] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

/** A role card by its place in {@link ROLE_NAMES}. */
export type Role = number;

/** A role card (C5): all effects are printed; four names are ours. */
export interface RoleCard {
  readonly id: RoleName;
  /** The first item of the primary part: a token of this type. */
  readonly token: Token;
  /** The first rule that describes it. */
  readonly rule: string;
  /** Of the name. */
  readonly nameSource: Source;
  readonly source: Source;
}

const role = (id: RoleName, token: Token, rule: string, nameSource: Source = 'reconstructed'): RoleCard => ({
  id,
  token,
  rule: `AKK-3.${rule}`,
  nameSource,
  source: 'rulebook',
});

export const ROLES: readonly RoleCard[] = [
  role('priest', 'divine', '20', 'rulebook'),
  role('engineer', 'admin', '25'),
  role('merchant', 'admin', '28'),
  role('governor', 'admin', '30', 'rulebook'),
  role('builder', 'admin', '34', 'rulebook'),
  role('vizier', 'royal', '38'),
  role('commander', 'royal', '41', 'rulebook'),
  role('scribe', 'royal', '45'),
];
