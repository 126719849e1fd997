import { afterAll, beforeAll, inject } from 'vitest';
import { type House, openHouse } from './house.ts';

/** Opens a house for the tests of one file, and looks after it. */
export function useHouse(): () => House {
  let house: House | undefined;
  beforeAll(async () => {
    house = await openHouse(inject('folder'));
  });
  afterAll(() => house?.close());
  return () => {
    if (house === undefined) throw new Error('there is no house yet');
    return house;
  };
}
