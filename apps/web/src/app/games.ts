import type { BaseState } from '@edubba/kernel';
import type { RuleEntry } from '@edubba/gamekit';
import type { GameUi } from '@edubba/ui';
import type { Catalogue } from '@edubba/words';

/** A game as the home page shows it, before any of its code is loaded. */
export interface Shelf {
  readonly id: string;
  readonly players: readonly [number, number];
  readonly minutes: number;
  /** How heavy, of 5. */
  readonly weight: number;
  /** Its name in cuneiform: ornament only. */
  readonly signs: string;
  /** Loads its drawing; not there while it cannot be played. */
  readonly ui?: () => Promise<GameUi<BaseState>>;
  /** Loads its rules as text. */
  readonly rulebook?: () => Promise<{ readonly rulebook: readonly RuleEntry[]; readonly texts: Catalogue }>;
}

/** The five games, in the order of the shelf. */
export const SHELF: readonly Shelf[] = [
  {
    id: 'assyria',
    players: [1, 4],
    minutes: 90,
    weight: 3,
    signs: '𒀸𒋩',
    ui: async () => (await import('@edubba/assyria/ui')).ui as unknown as GameUi<BaseState>,
    rulebook: async () => {
      const { rulebook, rulesEn } = await import('@edubba/assyria/rulebook');
      return { rulebook, texts: rulesEn };
    },
  },
  { id: 'akkad', players: [3, 6], minutes: 120, weight: 4, signs: '𒀀𒂵𒉈' },
  { id: 'ancient-world', players: [2, 4], minutes: 90, weight: 3, signs: '𒌓𒌌' },
  { id: 'sammu-ramat', players: [1, 5], minutes: 60, weight: 2, signs: '𒊓𒄠𒈬' },
  { id: 'mesopotamia', players: [1, 6], minutes: 120, weight: 4, signs: '𒆠𒂗𒄀' },
];
