import type { Source } from '@edubba/kernel';

export type MercyId =
  | 'gift-of-enlil'
  | 'wisdom-of-enki'
  | 'bounty-of-ninhursag'
  | 'treasure-of-an'
  | 'host-of-ishtar'
  | 'light-of-shamash'
  | 'blessing-of-suen';

/** C11 A card Mercy from the Gods: when it may be used. */
export interface MercyCard {
  readonly id: MercyId;
  readonly code: string;
  readonly when: 'prestige' | 'own-turn' | 'conversion';
  readonly source: Source;
}

const mercy = (code: string, id: MercyId, when: MercyCard['when'] = 'prestige'): MercyCard => ({
  id,
  code,
  when,
  source: 'reconstructed',
});

export const MERCIES: readonly MercyCard[] = [
  mercy('M1', 'gift-of-enlil'),
  mercy('M2', 'wisdom-of-enki'),
  mercy('M3', 'bounty-of-ninhursag'),
  mercy('M4', 'treasure-of-an'),
  mercy('M5', 'host-of-ishtar'),
  mercy('M6', 'light-of-shamash', 'own-turn'),
  mercy('M7', 'blessing-of-suen', 'conversion'),
];

const BY_ID = new Map<string, MercyCard>(MERCIES.map((one) => [one.id, one]));

/** A Mercy card by name. */
export function mercyCard(id: string): MercyCard {
  const card = BY_ID.get(id);
  if (card === undefined) throw new Error(`there is no Mercy card ${id}`);
  return card;
}
