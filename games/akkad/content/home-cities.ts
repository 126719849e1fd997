import type { Source } from '@edubba/kernel';
import type { Goods } from './goods.ts';

export type HomeId = 'mari' | 'urkesh' | 'uruk' | 'susa' | 'girsu' | 'assur';

/** A home-city mat (C3). Mission: 4 VP for its player, once. */
export interface HomeCity {
  readonly id: HomeId;
  readonly space: string;
  /** Starting units besides the champion, by kind: spearman, archer, priest, chariot, shield bearer. */
  readonly units: readonly [number, number, number, number, number];
  readonly goods: Goods;
  /** What the mission asks: deeds are remembered, a state must hold when it is scored, a payment is made then. */
  readonly mission: 'deed' | 'state' | 'payment';
  /** How many of it: champions, phases, monsters, lapis, ziggurats, tiles (and ziggurats on top, `missionGoal`). */
  readonly goal: number;
  readonly abilitySource: Source;
  readonly missionSource: Source;
  /** Of the starting units and goods. */
  readonly source: Source;
}

const city = (
  id: HomeId,
  space: string,
  units: HomeCity['units'],
  goods: Goods,
  mission: HomeCity['mission'],
  goal: number,
  abilitySource: Source,
  missionSource: Source,
): HomeCity => ({
  id,
  space,
  units,
  goods,
  mission,
  goal,
  abilitySource,
  missionSource,
  source: 'reconstructed',
});

export const HOME_CITIES: readonly HomeCity[] = [
  city('mari', 'MAR', [2, 0, 0, 2, 0], [4, 4, 2, 1], 'deed', 3, 'rulebook', 'rulebook'),
  city('urkesh', 'URK', [1, 1, 0, 0, 0], [3, 2, 2, 0], 'deed', 2, 'reconstructed', 'rulebook'),
  city('uruk', 'URU', [2, 0, 0, 0, 0], [4, 4, 2, 1], 'deed', 3, 'rulebook', 'reconstructed'),
  city('susa', 'SUS', [2, 1, 0, 0, 0], [3, 3, 1, 1], 'payment', 18, 'reconstructed', 'reconstructed'),
  city('girsu', 'GIR', [1, 0, 1, 0, 0], [2, 3, 2, 1], 'state', 5, 'reconstructed', 'reconstructed'),
  city('assur', 'ASS', [2, 0, 0, 0, 0], [4, 4, 2, 1], 'state', 10, 'reconstructed', 'reconstructed'),
];

const BY_ID = new Map(HOME_CITIES.map((one) => [one.id, one]));

/** A mat by its city. */
export function homeCity(id: HomeId): HomeCity {
  return BY_ID.get(id) as HomeCity;
}

/** AKK-21.04 Mari's mission needs three opponents. */
export function mayBeChosen(id: HomeId, players: number): boolean {
  return !(players === 3 && id === 'mari');
}
