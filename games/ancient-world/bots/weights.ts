/**
 * What each feature brings until the end, 100 to a VP, when round 2, 3, 4, 5, 6 begins. Learned, not written:
 * `node tools/run.mjs node games/ancient-world/test/bots/fit.ts 1600`. Standard deviations:
 * round 2: 4400 positions, the lead foretold within 13.3 VP, by points alone 14.9
 * round 3: 4400 positions, the lead foretold within 12.0 VP, by points alone 14.0
 * round 4: 4400 positions, the lead foretold within 11.0 VP, by points alone 12.8
 * round 5: 4400 positions, the lead foretold within 9.8 VP, by points alone 10.9
 * round 6: 4400 positions, the lead foretold within 7.5 VP, by points alone 8.2
 */
export const WEIGHTS: readonly (readonly number[])[] = [
  [118, 97, 44, 32, 33], // coin
  [59, 79, 111, 43, 22], // knowledge
  [35, 25, 37, 38, 29], // ambrosia
  [285, 172, 149, 88, 11], // income
  [512, 338, 179, 162, 38], // knowledge each round
  [407, 240, 179, 120, 42], // ambrosia each round
  [260, 324, 144, 97, 18], // citizen
  [53, 28, 27, 26, 31], // sum of skills
  [-62, -52, -68, -23, 14], // food to spare
  [-46, -73, -58, -44, -19], // citizen without food
  [102, 273, 106, 49, -5], // empire card
  [65, 73, 37, 67, 36], // damaged card
  [207, 26, 18, -94, -91], // district
  [-38, 89, 42, 65, 46], // room for cards
  [141, 78, 9, 28, 17], // stored card
  [502, 407, 304, 153, 58], // army
  [196, -181, -25, 78, 121], // active army
  [13, 36, 7, -8, -2], // sword of the armies
  [237, 304, 197, 71, 32], // room for armies
  [466, 246, 210, 50, 22], // titan defeated
  [34, 58, 40, 55, 16], // first player
];

/** How far the final lead lies from what they foretell, in VP, by round. */
export const SPREADS: readonly number[] = [13.3, 12.0, 11.0, 9.8, 7.5];
