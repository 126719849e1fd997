import { curve, type Point, tenth } from '@edubba/ui';
import type { AreaName } from '../../content/map.ts';
import { LOCATIONS, ROUTES } from '../../content/map.ts';

/** The map is drawn on so many units; a window of 1440 shows one of them as one pixel. */
export const boardSize = [906, 545] as const;

/** Middles of the Locations, by name. */
const POINTS: { readonly [location: string]: Point } = {
  kalhu: [582, 240],
  nineveh: [474, 162],
  ashur: [548, 330],
  arbela: [676, 174],
  damascus: [390, 234],
  gordium: [186, 80],
  ancyra: [322, 98],
  elmali: [126, 190],
  sardes: [52, 108],
  tushpa: [520, 62],
  bastam: [694, 56],
  ecbatana: [764, 242],
  'godin-tepe': [840, 156],
  babylon: [654, 412],
  opis: [650, 328],
  ur: [722, 480],
  susa: [782, 374],
  anshan: [806, 498],
  jerusalem: [424, 384],
  tyre: [318, 352],
  byblos: [334, 264],
  salamis: [224, 268],
  kition: [112, 302],
  'men-nefer': [152, 424],
  heliopolis: [250, 408],
  waset: [150, 492],
  napata: [258, 496],
  meroe: [372, 500],
};

const HERE: Point = [0, 0];

/** Where a Location lies. */
export const pointOf = (location: string): Point => POINTS[location] ?? HERE;

/** Half the width of a Location's disc: Capitals are larger. */
export const RADIUS: readonly number[] = LOCATIONS.map(({ capital }) => (capital ? 23 : 17));

/** How far the middle of a Route is drawn aside. */
const BENDS: { readonly [route: string]: Point } = {
  'ashur-jerusalem': [0, 26],
  'bastam-godin-tepe': [30, -14],
  'susa-godin-tepe': [52, 0],
  'nineveh-damascus': [0, 8],
  'kition-heliopolis': [-6, 18],
  'kition-elmali': [-14, 0],
  'tyre-heliopolis': [-6, 14],
  'ancyra-damascus': [8, -4],
  'ecbatana-opis': [6, 10],
  'ur-susa': [10, 14],
  'ashur-opis': [0, 10],
};

/** A Route as it is drawn: a bow between two Locations. */
interface Way {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly sea: boolean;
  readonly bend: Point;
  readonly path: string;
}

export const WAYS: readonly Way[] = ROUTES.map(({ id, from, to, sea }) => {
  const [a, b] = [pointOf(from), pointOf(to)];
  const [dx, dy] = BENDS[id] ?? HERE;
  const bend: Point = [(a[0] + b[0]) / 2 + dx, (a[1] + b[1]) / 2 + dy];
  return { id, from, to, sea, bend, path: `M${a[0]} ${a[1]}Q${tenth(bend[0])} ${tenth(bend[1])} ${b[0]} ${b[1]}` };
});

/** A point on the way from one Location to the next, and the direction there. */
export function onWay(from: string, to: string, part: number): { readonly at: Point; readonly angle: number } | null {
  const way = WAYS.find((one) => (one.from === from && one.to === to) || (one.from === to && one.to === from));
  if (way === undefined) return null;
  const back = way.from !== from;
  const t = back ? 1 - part : part;
  const [a, b] = [pointOf(way.from), pointOf(way.to)];
  const on = (k: 0 | 1): number => (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * way.bend[k] + t * t * b[k];
  const slope = (k: 0 | 1): number => 2 * (1 - t) * (way.bend[k] - a[k]) + 2 * t * (b[k] - way.bend[k]);
  const sign = back ? -1 : 1;
  return { at: [on(0), on(1)], angle: Math.atan2(sign * slope(1), sign * slope(0)) };
}

/** The part of a way between two of its points, as a path, with its end. */
export function stretchOf(
  from: string,
  to: string,
  start: number,
  end: number,
): { readonly path: string; readonly at: Point; readonly angle: number } | null {
  const stations = Array.from({ length: 7 }, (_, i) => onWay(from, to, start + ((end - start) * i) / 6));
  const points = stations.flatMap((station) => (station === null ? [] : [station.at]));
  const last = stations.at(-1);
  return last === null || last === undefined ? null : { path: curve(points), at: last.at, angle: last.angle };
}

/** The middle of a Route, where a Karu marker lies. */
export function middleOf(route: string): Point {
  const way = WAYS.find(({ id }) => id === route);
  return way === undefined ? HERE : (onWay(way.from, way.to, 0.5)?.at ?? HERE);
}

/** A smooth closed outline through points. */
function closed(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n] ?? HERE;
  const bends = points.map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out = `${tenth(b[0] + (c[0] - a[0]) / 6)} ${tenth(b[1] + (c[1] - a[1]) / 6)}`;
    const into = `${tenth(c[0] - (d[0] - b[0]) / 6)} ${tenth(c[1] - (d[1] - b[1]) / 6)}`;
    return `C${out} ${into} ${c[0]} ${c[1]}`;
  });
  return `M${at(0)[0]} ${at(0)[1]}${bends.join('')}Z`;
}

export type Terrain = 'fertile' | 'steppe' | 'mount' | 'hills' | 'marsh' | 'desert';

/** An Area as it is drawn: its land, the middle of its plaque, its outline. */
export interface Country {
  readonly terrain: Terrain;
  readonly plaque: Point;
  readonly outline: string;
}

/** `424,140 474,116` */
const points = (text: string): Point[] =>
  text.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Point);

const country = (terrain: Terrain, plaque: Point, outline: string): Country => ({
  terrain,
  plaque,
  outline: closed(points(outline)),
});

export const COUNTRIES: { readonly [area in AreaName]: Country } = {
  assyria: country(
    'fertile',
    [480, 294],
    '424,140 474,116 560,138 640,126 716,136 730,190 700,240 650,272 604,304 596,364 536,380 488,362 476,328 416,322 412,276 446,252 440,206 422,178',
  ),
  phrygia: country(
    'steppe',
    [236, 154],
    '100,56 186,34 300,44 372,62 384,124 340,158 280,182 214,186 176,216 128,236 78,216 92,160 102,112',
  ),
  urartu: country('mount', [614, 112], '440,26 520,10 620,8 716,12 752,54 736,104 660,126 560,132 478,124 440,92'),
  medes: country('hills', [848, 308], '752,128 796,104 870,96 920,120 920,336 850,340 784,326 728,296 716,236 744,180'),
  babylonia: country(
    'marsh',
    [560, 436],
    '612,316 650,296 706,310 714,364 722,424 776,462 772,522 706,524 656,478 580,470 502,456 504,410 590,392',
  ),
  elam: country(
    'steppe',
    [806, 436],
    '726,366 784,340 850,350 920,348 926,470 876,484 852,530 800,534 770,500 776,446 730,410',
  ),
  canaan: country(
    'fertile',
    [456, 456],
    '304,226 352,222 370,290 386,330 456,336 500,380 520,470 456,492 388,478 344,410 294,392 286,316 294,258',
  ),
  cyprus: country(
    'hills',
    [214, 330],
    '78,300 96,274 140,268 180,252 222,236 262,244 286,238 270,266 256,296 262,330 256,352 166,352 150,326 110,332',
  ),
  egypt: country(
    'fertile',
    [62, 482],
    '40,398 120,384 230,378 292,388 304,430 256,452 200,466 202,538 110,548 4,544 4,440',
  ),
  kush: country('desert', [340, 456], '206,482 256,446 330,438 384,462 424,516 430,552 208,552'),
};

/** Width and height of an Area's plaque. */
export const PLAQUE = [110, 43] as const;

/** The stops of the Queen's Road lie a little beside their Locations. */
const STONES: readonly (readonly [location: string, dx: number, dy: number])[] = [
  ['sardes', -6, -34],
  ['gordium', -4, -38],
  ['ancyra', 14, -28],
  ['nineveh', 38, -22],
  ['kalhu', 52, -26],
  ['arbela', 30, -22],
  ['opis', 32, -8],
  ['susa', -34, -26],
];

/** Where the Road bends between two stops. */
const DETOURS: { readonly [after: string]: readonly Point[] } = {
  ancyra: [
    [398, 76],
    [452, 112],
  ],
  arbela: [
    [722, 222],
    [706, 292],
  ],
  opis: [[712, 334]],
};

/** The mile-stones of the Queen's Road, from Sardes to Susa. */
export const MILESTONES: readonly { readonly location: string; readonly at: Point }[] = STONES.map(
  ([location, dx, dy]) => ({ location, at: [pointOf(location)[0] + dx, pointOf(location)[1] + dy] }),
);

export const ROAD_PATH: string = curve(MILESTONES.flatMap(({ location, at }) => [at, ...(DETOURS[location] ?? [])]));

/** The merlons round a Capital, around its own middle. */
export const MERLONS: string = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8;
  const corner = (turn: number, r: number): string =>
    `${tenth(r * Math.sin(angle + turn))} ${tenth(-r * Math.cos(angle + turn))}`;
  return `M${corner(-0.105, 22)}L${corner(-0.105, 28)}L${corner(0.105, 28)}L${corner(0.105, 22)}Z`;
}).join('');

/** Moves a group to a point. */
export const at = ([x, y]: Point): string => `translate(${tenth(x)} ${tenth(y)})`;
