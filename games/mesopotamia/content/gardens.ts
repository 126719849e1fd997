import type { ItemId, Source } from '@edubba/kernel';
import type { Amounts, Box } from './goods.ts';
import { goods } from './goods.ts';

/** A Hanging Gardens token: what building the part costs and asks for, and its VP. */
export interface GardenToken {
  readonly id: ItemId;
  readonly level: number;
  readonly box: Box;
  readonly cost: Amounts;
  /** MES-14.04 Least Population and Event position, least number of Settlements. */
  readonly population: number;
  readonly event: number;
  readonly settlements: number;
  readonly vp: number;
  readonly source: Source;
}

// Id, level, box, cost, what it asks for (p Population, e Event, s Settlements), VP.
const TABLE = `
  HG1a 1 core 2s2w - 3
  HG1b 1 core 2c2f - 3
  HG1c 1 core 1s1w1c1f - 3
  HG1d 1 AH 3s1f - 3
  HG1e 1 ME 2w2c - 3
  HG2a 2 core 2s2c1f - 4
  HG2b 2 core 2w2f1t - 4
  HG2c 2 core 3s1w p4 4
  HG2d 2 AH 2s2w e4 4
  HG2e 2 ME 2c2w1f - 4
  HG3a 3 core 2s2w2c - 5
  HG3b 3 core 3f2s p5 5
  HG3c 3 core 3w2c s1 5
  HG3d 3 AH 3s2w e5 5
  HG3e 3 ME 2c2f1t p4 5
  HG4a 4 core 3s2w2c - 6
  HG4b 4 core 2s2f2t - 6
  HG4c 4 core 3w3c s2 6
  HG4d 4 AH 3s3f e6 6
  HG4e 4 ME 2w2c2t p6 6
  HG5a 5 core 2s2w2c2f - 8
  HG5b 5 core 3s2t2f p6 8
  HG5c 5 core 3w3c1t s2e5 8
  HG5d 5 AH 3s2w2t e6 8
  HG5e 5 ME 3f2c2t p7 8`;

const asked = (text: string, letter: string): number => Number(new RegExp(`${letter}(\\d)`).exec(text)?.[1] ?? 0);

export const GARDEN_TOKENS: readonly GardenToken[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [id = '', level, box, cost = '', needs = '', vp] = line.trim().split(' ');
    return {
      id,
      level: Number(level),
      box: box as Box,
      cost: goods(cost),
      population: asked(needs, 'p'),
      event: asked(needs, 'e'),
      settlements: asked(needs, 's'),
      vp: Number(vp),
      source: 'reconstructed' as const,
    };
  });

/** MES-14.01 The five parts. */
export const PARTS = 5;

const BY_ID = new Map(GARDEN_TOKENS.map((token) => [token.id, token]));

export function gardenToken(item: ItemId): GardenToken {
  const token = BY_ID.get(item);
  if (token === undefined) throw new Error(`there is no Hanging Gardens token ${item}`);
  return token;
}
