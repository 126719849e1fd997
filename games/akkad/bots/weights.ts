/**
 * What each feature brings until the end, 10000 to a VP, when round 1, 2, 3, 4, 5, 6 begins. Learned, not written:
 * `node tools/run.mjs node games/akkad/test/bots/fit.ts 300`. Standard deviations:
 * round 1: 10146 positions, the lead foretold within 3.1 VP, by points alone 3.2
 * round 2: 11542 positions, the lead foretold within 2.9 VP, by points alone 3.1
 * round 3: 11344 positions, the lead foretold within 2.6 VP, by points alone 2.9
 * round 4: 9878 positions, the lead foretold within 2.2 VP, by points alone 2.5
 * round 5: 5723 positions, the lead foretold within 1.9 VP, by points alone 2.1
 * round 6: 2560 positions, the lead foretold within 1.6 VP, by points alone 1.9
 */
export const WEIGHTS: readonly (readonly number[])[] = [
  [1618, 1061, 1427, 1200, -397, 937], // quest that can be scored
  [-6303, -6297, -4612, -3385, -3212, -2486], // quest in the row that is scored already
  [35, 15, 22, 24, 16, 13], // next step of a quest, in hundredths of a VP
  [0, 1843, 4368, 8146, 7121, 2313], // mission that can be scored
  [0, -11778, -13657, -11392, -9837, -8832], // mission scored
  [419, 357, -16, -1001, -1954, -2631], // step that the mission still wants
  [10089, 5490, 5654, 2791, 1991, 3661], // Akkad controlled
  [4928, 4101, 3927, 1602, 953, 444], // city
  [-1930, -454, 1539, 4199, 1170, -1069], // special city
  [1532, -437, -1502, -711, -727, -663], // territory
  [1332, -3755, -4600, -6531, -6120, -4595], // home city lost
  [-43, 52, 31, -3, 32, 36], // troops, in grains
  [-48, -50, 10, 27, 34, 74], // troops at home, in grains
  [1615, -3681, 714, -1533, -1259, 1545], // champion taken or lost
  [147, -44, -154, 53, 174, 57], // grain and sheep
  [-1005, 272, 470, 352, 262, 45], // silver
  [1305, 1701, 1363, 637, 486, 485], // lapis
  [834, 740, -361, -237, -41, 1032], // administrative token
  [1165, 379, -138, 302, 307, 1014], // royal token
  [2722, 1961, 770, -840, 751, 1260], // divine token
  [4251, 3421, 1486, -90, 766, 2414], // role card still to be used
  [-3346, -5395, -1869, -620, 258, 717], // passed
  [-1053, -540, 32, 433, 538, 645], // action card
  [-1077, -842, -2719, -4553, -927, 750], // city card
  [0, 0, -2178, -796, -1902, 4878], // Mercy card
  [-1960, 1641, 2230, 2026, 1653, 1327], // ziggurat
  [1775, 625, -33, -100, 6, -972], // canal
  [8558, 4120, 3667, 3581, 3285, 1105], // building
  [4831, 1973, 869, 810, 599, 417], // upgrade
  [3859, 3794, 2214, 1482, 2208, 4486], // Crown of Heaven
];

/** How far the final lead lies from what they foretell, in VP, by round. */
export const SPREADS: readonly number[] = [3.1, 2.9, 2.6, 2.2, 1.9, 1.6];
