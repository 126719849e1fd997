import type { ItemId, Source } from '@edubba/kernel';
import type { Amounts, Box } from './goods.ts';
import { goods } from './goods.ts';

/** A Trade token: what is paid, what is gained, and what its Amphora is worth at the end. */
export interface TradeToken {
  readonly id: ItemId;
  readonly level: number;
  readonly box: Box;
  readonly pay: Amounts;
  readonly gain: Amounts;
  readonly vp: number;
  readonly source: Source;
}

// Id, level, box, pay, gain, VP.
const TABLE = `
  TT1 1 core 1f 2c 0
  TT2 1 core 1c 2w 0
  TT3 1 core 1w 2f 0
  TT4 1 core 1s 1w1c 0
  TT5 1 core 2f 1t 1
  TT6 1 AH 1w 2k 0
  TT7 1 AH 1c 1s1f 0
  TT8 1 ME 1f 1w1s 0
  TT9 1 ME 2c 2s 1
  TT10 2 core 1w1f 3s 0
  TT11 2 core 2c 2t 0
  TT12 2 core 1s1w 4k 0
  TT13 2 core 2f 2w1c 1
  TT14 2 core 2w 1t1f 1
  TT15 2 AH 2s 3k 1
  TT16 2 AH 1t 3f 1
  TT17 2 ME 1c1f 2w1s 1
  TT18 2 ME 1t 2s2w 0
  TT19 3 core 2f1w 3t 1
  TT20 3 core 2s 4f 1
  TT21 3 core 1t 4k 1
  TT22 3 core 2c1s 2t1w 2
  TT23 3 core 3w 2s2c 2
  TT24 3 AH 1t1w 5k 1
  TT25 3 AH 3f 2t1s 2
  TT26 3 ME 2c 2f2w 1
  TT27 3 ME 1t 2s1f 2
  TT28 4 core 2t 3s3w 2
  TT29 4 core 3f 3t 2
  TT30 4 core 2s2w 4t 3
  TT31 4 core 1t2c 6k 3
  TT32 4 core 4f 2s2c 4
  TT33 4 AH 3w 5k 3
  TT34 4 AH 2t 2f2c 4
  TT35 4 ME 3c 3t1f 3
  TT36 4 ME 2s1f 3w3c 2`;

export const TRADE_TOKENS: readonly TradeToken[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [id = '', level, box, pay = '', gain = '', vp] = line.trim().split(' ');
    return {
      id,
      level: Number(level),
      box: box as Box,
      pay: goods(pay),
      gain: goods(gain),
      vp: Number(vp),
      source: 'reconstructed' as const,
    };
  });

const BY_ID = new Map(TRADE_TOKENS.map((token) => [token.id, token]));

export function tradeToken(item: ItemId): TradeToken {
  const token = BY_ID.get(item);
  if (token === undefined) throw new Error(`there is no Trade token ${item}`);
  return token;
}

/** Four sections of three slots; the third slot of each shows a Ship. */
export const SLOTS = 12;
export const sectionLevel = (slot: number): number => Math.floor(slot / 3) + 1;
export const needsShip = (slot: number): boolean => slot % 3 === 2;

/** MES-1.05, MES-4.01, MES-4.02 The slots that hold a token, by number of players. */
export function slotsFor(players: number): readonly number[] {
  if (players <= 2) return [0, 3, 5, 6, 9, 11];
  if (players === 3) return [0, 2, 3, 5, 6, 8, 9, 10, 11];
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
}
