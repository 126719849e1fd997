import type { Source } from '@edubba/kernel';
import type { Goods } from './goods.ts';

export type CharacterId =
  | 'me-sag'
  | 'shar-kali-sharri'
  | 'yetib-mer'
  | 'taram-akkad'
  | 'ken-ussam'
  | 'enheduanna'
  | 'tuta-napshum'
  | 'lugal-ushumgal'
  | 'epirmupi'
  | 'lipit-ili'
  | 'ilshu-rabi'
  | 'ur-utu';

/** A character card (C4). */
export interface Character {
  readonly id: CharacterId;
  /** Start Game line: goods, units by kind (spearman, archer, priest), action cards. */
  readonly goods: Goods;
  readonly units: readonly [number, number, number];
  readonly cards: number;
  /** Has the word ACTION: used as a special action, once per action phase (AKK-17.01). */
  readonly action: boolean;
  /** Fewest players with whom it may be chosen (AKK-21.05). */
  readonly players: number;
  /** Where the ability comes from. */
  readonly source: Source;
}

const NOTHING: Goods = [0, 0, 0, 0];

const character = (
  id: CharacterId,
  goods: Goods,
  more: Partial<Pick<Character, 'units' | 'cards' | 'action' | 'players' | 'source'>> = {},
): Character => ({
  id,
  goods,
  units: [0, 0, 0],
  cards: 0,
  action: false,
  players: 3,
  source: 'reconstructed',
  ...more,
});

export const CHARACTERS: readonly Character[] = [
  character('me-sag', [2, 0, 0, 0], { source: 'rulebook' }),
  character('shar-kali-sharri', [0, 0, 0, 1], { action: true, players: 4 }),
  character('yetib-mer', [0, 0, 0, 1], { players: 4 }),
  character('taram-akkad', NOTHING, { source: 'rulebook' }),
  character('ken-ussam', [2, 0, 1, 0], { action: true, source: 'rulebook' }),
  character('enheduanna', NOTHING, { units: [0, 0, 1], action: true }),
  character('tuta-napshum', [2, 2, 0, 0]),
  character('lugal-ushumgal', [0, 0, 1, 0]),
  character('epirmupi', NOTHING, { units: [0, 1, 0] }),
  character('lipit-ili', [0, 0, 1, 0], { units: [1, 0, 0] }),
  character('ilshu-rabi', NOTHING, { cards: 1, action: true }),
  character('ur-utu', [0, 0, 2, 0], { action: true }),
];

const BY_ID = new Map(CHARACTERS.map((one) => [one.id, one]));

/** A character card by name. */
export function characterCard(id: CharacterId): Character {
  return BY_ID.get(id) as Character;
}
