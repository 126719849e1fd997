import type { Law } from '@edubba/kernel';
import { FOOD_TOKENS, PIECES, ROOFS } from '../content/player-board.ts';
import { camelLimit } from './queries/costs.ts';
import { numberOf } from './queries/numbers.ts';
import type { State } from './state.ts';
import { NOBODY, SOURCES } from './state.ts';

const count = (flags: readonly boolean[]): number => flags.filter(Boolean).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Says the first wrong number of a list by player. */
function byPlayer(s: State, wrong: (seat: number) => string | undefined): string | undefined {
  for (let seat = 0; seat < s.players; seat++) {
    const found = wrong(seat);
    if (found !== undefined) return `player ${seat}: ${found}`;
  }
  return undefined;
}

/** What is true at every moment of every game (ASY-1.05, ASY-1.10, ASY-14.03, ASY-24.04). */
export const laws: readonly Law<State>[] = [
  {
    name: 'ten Huts of each colour',
    broken: (s) =>
      byPlayer(s, (seat) => {
        const huts =
          (s.mainHuts[seat] ?? 0) +
          (s.growthHuts[seat] ?? 0) +
          (s.personalHuts[seat] ?? 0) +
          (s.huts[seat]?.length ?? 0);
        return huts === PIECES.huts ? undefined : `${huts} Huts`;
      }),
  },
  {
    name: 'the map and the lists by player agree',
    broken: (s) =>
      byPlayer(s, (seat) => {
        const huts = s.hut.filter((owner) => owner === seat).length;
        const ziggurats = s.ziggurat.filter((owner) => owner === seat).length;
        const agree =
          huts === s.huts[seat]?.length &&
          ziggurats === s.ziggurats[seat]?.length &&
          (s.huts[seat] ?? []).every((space) => s.hut[space] === seat);
        return agree ? undefined : `${huts} Huts and ${ziggurats} Ziggurats on the map`;
      }),
  },
  {
    name: 'pieces on the map are pieces off the board',
    broken: (s) =>
      byPlayer(s, (seat) => {
        if (s.solo && seat === 1) return undefined;
        const levels = sum((s.ziggurats[seat] ?? []).map((space) => s.levels[space] ?? 0));
        const taken = sum(s.taken[seat] ?? []);
        return levels === taken ? undefined : `${levels} pieces on the map, ${taken} taken`;
      }),
  },
  {
    name: 'nothing below zero, Camels within the limit',
    broken: (s) =>
      byPlayer(s, (seat) => {
        const stocks = [
          s.vp,
          s.camels,
          s.mainHuts,
          s.growthHuts,
          s.personalHuts,
          s.gold,
          s.ships,
          s.farmers,
          s.tokens,
          s.ploughs,
        ];
        if (stocks.some((stock) => (stock[seat] ?? -1) < 0)) return 'a stock below zero';
        if ((s.ploughs[seat] ?? 0) > PIECES.ploughs) return 'too many Ploughs';
        return (s.camels[seat] ?? 0) > camelLimit(s, seat) ? `${s.camels[seat]} Camels` : undefined;
      }),
  },
  {
    name: 'eight Roofs',
    broken: (s) => {
      const roofs = s.roofSupply + count(s.roofsOn) + count(s.areaRoof) + count(s.roofed);
      return roofs === ROOFS && s.roofSupply >= 0 ? undefined : `${roofs} Roofs, ${s.roofSupply} in the supply`;
    },
  },
  {
    name: 'six Food tokens',
    broken: (s) => {
      const tokens = s.tokenSupply + count(s.tokensOn) + sum(s.tokens);
      return tokens === FOOD_TOKENS ? undefined : `${tokens} tokens`;
    },
  },
  {
    name: 'Tribute areas hold what they have room for',
    broken: (s) =>
      s.areaGold.every((gold) => gold <= numberOf(s, 'gold-places'))
        ? undefined
        : `Gold in the areas: ${s.areaGold.join(' ')}`,
  },
  {
    name: 'one Hut or one Ziggurat on a space',
    broken: (s) => {
      const both = s.hut.findIndex((owner, space) => owner !== NOBODY && s.ziggurat[space] !== NOBODY);
      return both < 0 ? undefined : `both on space ${both}`;
    },
  },
  {
    name: 'each Leader in one place',
    broken: (s) =>
      byPlayer(s, (seat) => {
        const placed = (s.order.includes(seat) ? 1 : 0) + ((s.leaderRow[seat] ?? NOBODY) === NOBODY ? 0 : 1);
        const mixing = s.round === 0 && s.phase === 'start';
        return placed === 1 || (mixing && placed === 0) ? undefined : `Leader in ${placed} places`;
      }),
  },
  {
    name: 'the score sheet adds up',
    broken: (s) =>
      byPlayer(s, (seat) => {
        const total = sum(s.ledger[seat] ?? []);
        return total === s.vp[seat] && s.ledger[seat]?.length === SOURCES.length
          ? undefined
          : `${total} on the sheet, ${s.vp[seat]} VP`;
      }),
  },
];
