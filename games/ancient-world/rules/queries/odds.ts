import { COIN, FACES, SIDES, TITAN } from '../../content/dice.ts';

/** How often so many titan and coin symbols come up. */
export interface RollOdds {
  readonly titans: number;
  readonly coins: number;
  /** Ways of the dice to fall so, out of {@link allWays}. */
  readonly ways: number;
}

const ALL_SIDES = SIDES.reduce((sum, n) => sum + n, 0);

/** All ways in which so many dice can fall. */
export const allWays = (dice: number): number => (dice === 0 ? 1 : ALL_SIDES * allWays(dice - 1));

/** AW-9.01 Every result of so many dice and how often it comes: the one place from which bot and page take their odds. */
export function rollOdds(dice: number): RollOdds[] {
  let rolls: RollOdds[] = [{ titans: 0, coins: 0, ways: 1 }];
  for (let n = 0; n < dice; n++) {
    const sums = new Map<number, RollOdds>();
    for (const { titans, coins, ways } of rolls) {
      FACES.forEach((_, face) => {
        const next = { titans: titans + (face === TITAN ? 1 : 0), coins: coins + (face === COIN ? 1 : 0) };
        const key = next.titans * 8 + next.coins;
        const so = sums.get(key)?.ways ?? 0;
        sums.set(key, { ...next, ways: so + ways * (SIDES[face] as number) });
      });
    }
    rolls = [...sums.values()];
  }
  return rolls;
}

/** Ways to roll each number of one symbol, from none up. */
export function symbolOdds(dice: number, symbol: 'titans' | 'coins'): number[] {
  const ways = Array.from({ length: dice + 1 }, () => 0);
  for (const roll of rollOdds(dice)) ways[roll[symbol]] = (ways[roll[symbol]] ?? 0) + roll.ways;
  return ways;
}
