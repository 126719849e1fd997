import type { ItemId, Source } from '@edubba/kernel';

/** A quest by its place in {@link QUESTS}. */
export type Quest = number;

/** C9 A quest card, 1 VP for every player once. */
export interface QuestCard {
  readonly id: ItemId;
  /** Its number in the specification. */
  readonly code: string;
  /** Scored in the action phase or in the prestige phase. */
  readonly type: 'A' | 'P';
  /** What it asks: deeds are remembered (AKK-18.06), a state must hold when it is scored, a payment is made then. */
  readonly asks: 'deed' | 'state' | 'payment';
  /** How many of it. */
  readonly goal: number;
  readonly source: Source;
}

const quest = (
  code: string,
  id: ItemId,
  type: QuestCard['type'],
  asks: QuestCard['asks'],
  goal = 1,
  source: Source = 'reconstructed',
): QuestCard => ({ id, code, type, asks, goal, source });

export const QUESTS: readonly QuestCard[] = [
  quest('Q01', 'control-5-cities', 'P', 'state', 5, 'rulebook'),
  quest('Q02', 'victory-in-battle', 'A', 'deed', 1, 'inferred'),
  quest('Q03', 'humble-a-champion', 'A', 'deed', 1, 'inferred'),
  quest('Q04', 'slay-a-monster', 'A', 'deed'),
  quest('Q05', 'spread-the-faith', 'A', 'deed'),
  quest('Q06', 'at-the-enemys-gate', 'A', 'deed'),
  quest('Q07', 'breaker-of-walls', 'A', 'deed', 2),
  quest('Q08', 'wide-dominion', 'P', 'state', 10),
  quest('Q09', 'lord-of-three-cities', 'P', 'state', 3),
  quest('Q10', 'both-banks', 'P', 'state', 4),
  quest('Q11', 'houses-of-the-gods', 'P', 'state', 2),
  quest('Q12', 'waters-of-life', 'P', 'state', 4),
  quest('Q13', 'four-houses', 'P', 'state', 4),
  quest('Q14', 'works-of-wonder', 'P', 'state', 3),
  quest('Q15', 'royal-guard', 'P', 'state', 4),
  quest('Q16', 'tribute-to-the-king', 'P', 'payment', 3),
  quest('Q17', 'voyage-to-victory', 'P', 'deed'),
];

/** AKK-1.21 The quest that is always in play. */
export const FIRST_QUEST: ItemId = 'control-5-cities';

/** AKK-1.21 How many of the others are revealed at the start. */
export const START_QUESTS = 2;

const BY_ID = new Map(QUESTS.map(({ id }, at) => [id, at]));

/** A quest's place in {@link QUESTS}. */
export function questOf(id: ItemId): Quest {
  const at = BY_ID.get(id);
  if (at === undefined) throw new Error(`there is no quest ${id}`);
  return at;
}
