/**
 * What each feature brings until the end, 100 to a VP, when stage 1, 2, 3, 4, 5, 6 begins. Learned, not written:
 * `node tools/run.mjs node games/mesopotamia/test/bots/fit.ts 500`. Standard deviations:
 * stage 1: 6875 positions, the lead foretold within 18.1 VP, by points alone 20.1
 * stage 2: 11243 positions, the lead foretold within 16.4 VP, by points alone 20.1
 * stage 3: 5223 positions, the lead foretold within 14.5 VP, by points alone 17.8
 * stage 4: 4213 positions, the lead foretold within 12.7 VP, by points alone 15.0
 * stage 5: 3128 positions, the lead foretold within 11.1 VP, by points alone 13.0
 * stage 6: 5076 positions, the lead foretold within 8.4 VP, by points alone 9.4
 */
export const WEIGHTS: readonly (readonly number[])[] = [
  [590, 436, 314, 261, 112, 67], // Ziggurat level
  [127, 97, 134, 74, 97, 58], // Population
  [-237, -54, 48, -35, -48, 42], // place on the Event track
  [694, 332, 177, 63, 156, 38], // Settlement
  [412, 291, 83, 120, 40, 16], // Unit on land
  [74, 167, 234, 160, 11, -10], // Ship
  [0, 182, 32, 176, 229, -150], // Battering Ram
  [130, 120, -89, -30, -10, 36], // Walls
  [127, 171, 55, 32, 47, 78], // Amphora
  [308, 323, 173, 120, 74, 0], // Event that runs
  [208, 103, 86, 89, 44, 36], // Wood
  [83, 70, 41, 79, 64, 41], // Food
  [174, 100, 55, 31, 0, -10], // Stone
  [53, 58, 37, 20, 18, 7], // Clay
  [-61, 176, 121, 67, 65, -27], // Tablet
  [1, -29, -5, 8, 11, 10], // Knucklebone
  [57, -50, 42, -18, 92, 49], // level of Explore
  [163, 152, 231, 109, 52, -117], // level of Build
  [-208, -316, -110, 76, -62, 50], // level of Research
  [140, 297, 150, 46, 145, 174], // level of Gather
  [-254, -44, -152, -121, -34, -49], // level of Warfare
  [607, 388, 205, 62, 19, -65], // level of Grow
];

/** How far the final lead lies from what they foretell, in VP, by stage. */
export const SPREADS: readonly number[] = [18.1, 16.4, 14.5, 12.7, 11.1, 8.4];
