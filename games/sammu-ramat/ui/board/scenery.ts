import type { Point } from '@edubba/ui';

// Land and water around the Areas: never information.

export const LAND = 'M-300 -260H1210V810H-300Z';

export const MOUNTAINS =
  'M380 -260H1210V330C1100 330 940 300 905 300C870 300 800 300 740 280C720 240 730 180 760 130C720 120 640 120 560 130C500 130 440 130 400 110C340 60 380 0 380 -260Z';

export const SEAS: readonly string[] = [
  'M-300 232C-20 236 10 226 40 222C62 226 76 240 104 246C132 250 150 238 172 226C198 212 222 214 250 208C276 202 292 190 310 196C322 202 318 216 310 232C300 248 298 268 296 292C294 318 282 338 284 362C286 372 288 380 284 384C266 386 252 374 232 370C200 364 176 372 150 376C116 384 84 368 50 372C20 376 0 388 -300 384Z',
  'M-300 -260H440C432 2 410 14 372 12C330 10 300 26 250 18C200 8 160 18 110 8C70 0 30 16 -300 10Z',
  'M772 -260C768 6 780 36 812 52C840 64 872 58 1210 64V-260Z',
  'M722 810C728 540 740 530 754 529C768 530 778 544 782 810Z',
  'M1210 470C930 476 880 490 868 512C858 530 852 545 850 810H1210Z',
  'M334 424C352 430 366 444 380 466C404 500 432 532 452 560H432C422 540 400 510 384 490C366 462 346 446 334 432Z',
];

export const LAKES: readonly string[] = [
  'M556 44C566 36 588 40 590 50C592 60 572 66 562 60C552 56 550 50 556 44Z',
  'M738 84C746 78 756 84 756 98C756 112 748 122 742 116C734 108 732 92 738 84Z',
];

/** Euphrates, Tigris and Nile. */
export const RIVERS: readonly { readonly course: readonly Point[]; readonly width: number; readonly seed: number }[] = [
  {
    course: [
      [412, -10],
      [404, 60],
      [424, 128],
      [432, 196],
      [456, 258],
      [474, 318],
      [520, 384],
      [596, 400],
      [630, 440],
      [684, 470],
      [716, 510],
      [748, 534],
    ],
    width: 7,
    seed: 3,
  },
  {
    course: [
      [466, -10],
      [460, 70],
      [462, 128],
      [512, 196],
      [536, 250],
      [566, 282],
      [572, 340],
      [616, 356],
      [690, 376],
      [716, 420],
      [748, 470],
      [756, 534],
    ],
    width: 7,
    seed: 9,
  },
  {
    course: [
      [420, 570],
      [404, 536],
      [372, 532],
      [318, 528],
      [262, 534],
      [206, 526],
      [180, 490],
      [182, 452],
      [196, 420],
      [190, 378],
    ],
    width: 8,
    seed: 5,
  },
];

/** Peaks: where, and how large. */
export const PEAKS: readonly (readonly [x: number, y: number, scale: number])[] = [
  [404, 52, 0.8],
  [424, 62, 1],
  [446, 48, 0.75],
  [634, 30, 0.9],
  [654, 38, 0.7],
  [752, 66, 0.9],
  [774, 86, 1.1],
  [796, 74, 0.8],
  [728, 146, 0.7],
  [890, 182, 1],
  [874, 194, 0.75],
  [894, 232, 0.8],
  [886, 372, 0.8],
  [868, 384, 0.6],
  [232, 196, 0.6],
  [250, 192, 0.75],
  [268, 198, 0.55],
  [64, 176, 0.7],
  [80, 182, 0.5],
];

export const CEDARS: readonly (readonly [x: number, y: number, scale: number])[] = [
  [352, 318, 1],
  [366, 306, 0.8],
  [362, 334, 0.85],
  [354, 242, 0.7],
];

/** Small pictures of the sprite. */
export const SIGHTS: readonly (readonly [
  icon: string,
  x: number,
  y: number,
  size: number,
  tone: 'fertile-2' | 'mount-2',
])[] = [
  ['bld-palm', 212, 452, 24, 'fertile-2'],
  ['bld-palm', 96, 428, 24, 'fertile-2'],
  ['bld-palm', 222, 478, 20, 'fertile-2'],
  ['bld-palm', 690, 440, 22, 'fertile-2'],
  ['bld-palm', 604, 372, 22, 'fertile-2'],
  ['bld-zig3', 752, 430, 26, 'mount-2'],
  ['res-camel', 470, 530, 26, 'mount-2'],
  ['res-sheep', 300, 178, 22, 'mount-2'],
  ['unit-horseman', 742, 34, 22, 'mount-2'],
];

/** Ships on the sea Routes: from, to, how far. */
export const SHIPS: readonly (readonly [from: string, to: string, part: number])[] = [
  ['tyre', 'salamis', 0.5],
  ['kition', 'elmali', 0.5],
  ['kition', 'heliopolis', 0.45],
];
