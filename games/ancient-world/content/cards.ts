import type { Source } from '@edubba/kernel';

/** AW-1.02 The five tribes by the colour of their banners. The rulebook names four; purple is reconstructed. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** Standing symbols: what a card gives as long as it works (section 12). */
export const SYMBOLS = ['income', 'food', 'swords', 'arrows', 'armies', 'knowledge', 'ambrosia', 'explore'] as const;
export type SymbolName = (typeof SYMBOLS)[number];
export type Symbols = { readonly [name in SymbolName]?: number };

/** AW-12.01 What a citizen on the card brings. `repairUpTo` may be left out, `repair` may not (AW-7.09). */
export interface CardAction {
  readonly coins?: number;
  readonly knowledge?: number;
  readonly ambrosia?: number;
  readonly coinsPerFood?: number;
  readonly repair?: number;
  readonly repairUpTo?: number;
  /** Takes the Explore action. */
  readonly explore?: true;
  /** Claims the first-player token. */
  readonly claim?: true;
  /** Takes all coins off a military card. */
  readonly clear?: true;
}

/** What happens once, when the card is built. */
export interface Gained {
  readonly citizen?: true;
  readonly knowledge?: number;
  readonly trade?: true;
}

/** What no symbol says, by the card that says it: Barbarian Camp and Tea House, Distant Outpost, Scribe Guild, Aqueduct, Zori Dramatists. */
export type Ability = 'reroll' | 'outpost' | 'scribe' | 'aqueduct' | 'dramatists';

/** What a card is worth at the end of the game. */
export type Goal =
  | { readonly kind: 'plain'; readonly vp: number }
  | { readonly kind: 'palace'; readonly colour: Colour }
  | {
      readonly kind: 'unused';
      readonly of: 'coins' | 'knowledge' | 'ambrosia';
      readonly group: number;
      readonly vp: number;
    }
  | { readonly kind: 'citizens'; readonly n: number; readonly fed: boolean; readonly vp: number }
  | { readonly kind: 'titans'; readonly banners: number; readonly n: number; readonly vp: number }
  | { readonly kind: 'sets'; readonly vp: number }
  | { readonly kind: 'banners'; readonly needs: { readonly [colour in Colour]?: number }; readonly vp: number };

/** What every card says of where it comes from. */
interface Row {
  readonly id: string;
  readonly source: Source;
  /** Members that are reconstructed although the card is in the rulebook. */
  readonly ours?: readonly string[];
  readonly copies?: number;
}

export interface EmpireRow extends Row {
  readonly coins: number;
  readonly knowledge: number;
  readonly banners: readonly Colour[];
  readonly symbols?: Symbols;
  readonly action?: CardAction;
  readonly gained?: Gained;
  readonly ability?: Ability;
  readonly goal?: Goal;
}

/** Section 9: what a coin symbol does. */
export type TitanEffect =
  | { readonly kind: 'coin' | 'starve' | 'burden' | 'military' | 'stored' | 'district' }
  | { readonly kind: 'ambrosia'; readonly n: number };

export interface TitanRow extends Row {
  readonly defence: number;
  /** Do arrows count against it? Swords always do (AW-8.15). */
  readonly arrows: boolean;
  readonly banners: readonly Colour[];
  readonly capacity: number;
  readonly effect: TitanEffect;
  readonly symbols?: Symbols;
}

/** AW-12.12 Symbols of an army. */
export const FORCES = ['swords', 'arrows', 'loot', 'spy', 'repair'] as const;
export type ForceName = (typeof FORCES)[number];
export type Force = { readonly [name in ForceName]?: number };

export interface MilitaryRow extends Row {
  readonly cost: number;
  readonly front: Force;
  readonly legacy: Force;
}

export interface DistrictRow extends Row {
  readonly capacity: number;
  readonly symbols?: Symbols;
}
