/**
 * What each feature brings until the end, 100 to a VP, when round 2, 3, 4, 5, 6 begins. Learned, not written:
 * `node tools/run.mjs node games/assyria/test/bots/fit.ts 1600`. Standard deviations:
 * round 2: 4400 positions, the lead foretold within 11.3 VP, by points alone 13.0
 * round 3: 4400 positions, the lead foretold within 9.7 VP, by points alone 12.7
 * round 4: 4400 positions, the lead foretold within 8.1 VP, by points alone 11.1
 * round 5: 4400 positions, the lead foretold within 7.0 VP, by points alone 10.4
 * round 6: 4400 positions, the lead foretold within 5.7 VP, by points alone 9.5
 */
export const WEIGHTS: readonly (readonly number[])[] = [
  [151, 55, 0, -11, -32], // hut on a river
  [20, 104, 76, 61, 60], // hut between the rivers
  [-210, -79, -78, -70, -24], // hut outside
  [106, -34, 65, 47, 3], // hut in the personal supply
  [-68, -46, -62, -27, -7], // hut in the main supply
  [236, 403, 205, 193, 113], // ziggurat
  [511, 491, 391, 293, 216], // piece of a ziggurat
  [-135, 89, 121, 88, 43], // ziggurat ready for a roof
  [334, 208, 176, 159, 87], // well
  [2, 4, 0, 147, 13], // space of the offerings track
  [161, 94, 0, 19, 74], // VP of offerings in a flood now
  [156, 117, 0, 167, 105], // space of the influence track
  [42, 35, 0, 12, 14], // VP of influence in a flood now
  [184, 272, 243, 132, 69], // strength of the offerings tile
  [131, 185, 173, 77, -1], // strength of the purchase tile
  [357, 396, 249, 106, 30], // strength of the card tile
  [-27, 68, 150, 79, 14], // strength of the gold tile
  [77, 74, 138, 104, 60], // camel
  [166, 222, 191, 174, 143], // gold
  [266, 140, 119, 125, 167], // ship
  [136, 165, 139, 149, 62], // farmer
  [129, 156, 141, 139, 123], // icon on a food card
  [178, 270, 212, 203, 154], // wild icon on a food card
  [258, 256, 250, 222, 198], // plough face up
  [12, 123, 196, 203, 195], // food token
  [15, 17, 14, 15, 9], // favour cards, in tenths of a VP
  [-2, 2, 4, -1, 0], // place in the turn order
];

/** How far the final lead lies from what they foretell, in VP, by round. */
export const SPREADS: readonly number[] = [11.3, 9.7, 8.1, 7.0, 5.7];
