import type { CharacterName } from '../../content/characters.ts';

/** A shape of a face: outline, fill, stroke and its width. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

const INK = '#20150C';
const GOLD = '#F0B93A';
const SHELL = '#FFF3D0';

const filled = (d: string, fill: string, width = 1.3): Shape => ({ d, fill, stroke: INK, width });
const bare = (d: string, fill: string): Shape => ({ d, fill });
const line = (d: string, stroke: string, width: number): Shape => ({ d, stroke, width });

type Headdress =
  | 'crown'
  | 'helmet'
  | 'band'
  | 'hood'
  | 'cap'
  | 'felt'
  | 'turban'
  | 'egypt'
  | 'braid'
  | 'veil'
  | 'phrygian'
  | 'wreath'
  | 'kush'
  | 'oracle';

interface Looks {
  readonly ground: string;
  readonly garment: string;
  readonly skin: string;
  readonly hair: string;
  readonly wears: Headdress;
  readonly beard?: true;
}

const looks = (
  ground: string,
  garment: string,
  skin: string,
  hair: string,
  wears: Headdress,
  beard = false,
): Looks => ({ ground, garment, skin, hair, wears, ...(beard ? { beard: true as const } : {}) });

const LOOKS: { readonly [who in CharacterName]: Looks } = {
  'sammu-ramat': looks('#1B3F8C', '#B23A24', '#D6A274', '#2B1C12', 'crown'),
  besime: looks('#7D3B20', '#34507E', '#C98F62', '#2B1C12', 'helmet'),
  dinah: looks('#4A5A38', '#6B3A22', '#B77F55', '#20150C', 'band'),
  wardiya: looks('#3B3350', '#2C2A3C', '#C69268', '#20150C', 'hood'),
  younan: looks('#2E6B55', '#EADDBF', '#D1A076', '#5A4632', 'cap', true),
  deioces: looks('#6A4A1E', '#5C2C4B', '#C08A5E', '#20150C', 'felt', true),
  ithobaal: looks('#8A5E1C', '#753063', '#CB9A6B', '#33241A', 'turban', true),
  katuzili: looks('#2A4A6B', '#A87C10', '#B98558', '#20150C', 'cap', true),
  lilith: looks('#3E6B3A', '#4F7A3A', '#C79066', '#2B1C12', 'veil'),
  marsyas: looks('#6B4F1E', '#C9422D', '#D6A880', '#7A5A36', 'phrygian', true),
  siranoush: looks('#5C6B3A', '#A0522D', '#D9AB80', '#6B3A1C', 'braid'),
  apollonios: looks('#2F6F8F', '#F3E6CB', '#DDB48A', '#8A6A44', 'wreath', true),
  amunet: looks('#1F6B78', '#F3E6CB', '#A9714A', '#17120E', 'egypt'),
  amenirdis: looks('#5B2E1A', '#F0C457', '#6E4328', '#120D0A', 'kush'),
  baileet: looks('#3A1020', '#1E1420', '#B9977A', '#3A2A2A', 'oracle'),
};

/** What is behind the head: hair, a hood, a veil. */
function behind({ hair, wears }: Looks): Shape[] {
  switch (wears) {
    case 'crown':
      return [filled('M11 20C9 30 9 40 8 48H40C39 40 39 30 37 20C36 10 30 8 24 8S12 10 11 20Z', hair)];
    case 'band':
      return [filled('M12 20C10 28 12 34 15 36H33C36 34 38 28 36 20C35 11 30 8 24 8S13 11 12 20Z', hair)];
    case 'hood':
      return [filled('M8 48C7 30 10 7 24 6S41 30 40 48Z', '#1B1826')];
    case 'oracle':
      return [filled('M6 48C5 28 9 4 24 3S43 28 42 48Z', '#120A12')];
    case 'egypt':
      return [filled('M10 20C9 32 11 40 12 44H36C37 40 39 32 38 20C37 9 31 6 24 6S11 9 10 20Z', hair)];
    case 'braid':
      return [
        filled('M12 18C11 28 12 38 10 46L16 46L18 30H30L32 46H38C36 38 37 28 36 18C35 10 30 8 24 8S13 10 12 18Z', hair),
      ];
    case 'veil':
      return [filled('M9 46C9 28 10 8 24 7S39 28 39 46Z', '#E8DCC0')];
    case 'helmet':
    case 'kush':
      return [];
    default:
      return [filled('M13 18C12 24 13 32 15 34H33C35 32 36 24 35 18Z', hair)];
  }
}

/** What lies over the brow. */
function over({ hair, garment, wears }: Looks): Shape[] {
  switch (wears) {
    case 'crown':
      return [
        bare('M14.6 17C16 13 20 12 24 12S32 13 33.4 17L34.4 13.6H13.6Z', hair),
        filled('M12.6 14.6H35.4L34 3.4L29 9.4L24 1.8L19 9.4L14 3.4Z', GOLD),
        filled('M24 9A2 2 0 1 1 23.9 9Z', '#2F63CC', 0.9),
        line('M14 13.2H34', '#8A5F0E', 1),
        line('M13 26v6M35 26v6', GOLD, 2.2),
      ];
    case 'helmet':
      return [
        filled('M13 19C12.6 11 18 8 21.6 4.4L24 .6L26.4 4.4C30 8 35.4 11 35 19L32.6 16.6H15.4Z', '#B9A06A'),
        line('M24 .8V16.4', '#7A5F2C', 1.2),
        filled('M13.4 16.4H34.6V19H13.4Z', '#8C7347', 1),
        filled('M14.6 19V29L17 31V19ZM33.4 19V29L31 31V19Z', '#B9A06A', 1),
      ];
    case 'band':
      return [
        filled('M13 18C13 10 18 7 24 7S35 10 35 18C30 13.6 18 13.6 13 18Z', hair),
        filled('M13.4 16.4C18 12.6 30 12.6 34.6 16.4V18.8C30 15.2 18 15.2 13.4 18.8Z', '#C9422D', 0.8),
      ];
    case 'hood':
      return [
        filled('M11 36C9 20 13 8 24 8S39 20 37 36C35 26 34 16 24 15S13 26 11 36Z', '#3A3550'),
        filled('M15.6 26.4C20 28.4 28 28.4 32.4 26.4V31C29 35.6 19 35.6 15.6 31Z', '#3A3550', 1),
      ];
    case 'oracle':
      return [
        filled('M9 40C7 20 12 6 24 6S41 20 39 40C37 28 35 16 24 15S11 28 9 40Z', '#5A1C2E'),
        filled('M14 18C19 15.6 29 15.6 34 18V23C29 21.4 19 21.4 14 23Z', '#2A0E18', 1),
        filled('M24 17.4L26.4 20L24 22.6L21.6 20Z', GOLD, 0.8),
      ];
    case 'cap':
      return [
        filled('M13.6 17.4C13 8 18 5.6 24 5.6S35 8 34.4 17.4Z', garment),
        filled('M13.6 14.6H34.4V17.6H13.6Z', GOLD, 0.9),
      ];
    case 'felt':
      return [
        filled('M13.4 18C13 9 18 4 24 4S35 9 34.6 18Z', '#C9A56A'),
        filled('M13.4 15H34.6V18.4H13.4Z', '#8A5E1C', 0.9),
        filled('M33 18L36 27L32.6 25Z', '#C9A56A'),
      ];
    case 'turban':
      return [
        filled('M11.6 16C11 7 18 4.4 24 4.4S37 7 36.4 16C30 19 18 19 11.6 16Z', '#EADDBF'),
        line('M12 14C20 15.6 29 12 34 6.6M12.6 9.6C18 11 24 9 28 5', '#753063', 1.7),
        filled('M24 10.3A2.1 2.1 0 1 1 23.9 10.3Z', '#C9422D', 0.9),
      ];
    case 'egypt':
      return [
        filled('M13 18C13 10 18 7 24 7S35 10 35 18C32 14 16 14 13 18Z', hair),
        filled('M13 15.4C18 12.4 30 12.4 35 15.4V17.4C30 14.6 18 14.6 13 17.4Z', GOLD, 0.8),
        filled('M24 4.2C26.4 6 26.6 9.6 24 12.6C21.4 9.6 21.6 6 24 4.2Z', '#2F8C9C', 0.9),
      ];
    case 'braid':
      return [
        filled('M13 18C13 9 18 7 24 7S35 9 35 18C31 12 27 11 24 11S17 12 13 18Z', hair),
        line('M14 14.4L34 14.4', GOLD, 1.6),
      ];
    case 'veil':
      return [
        filled('M12 30C11 16 14 9 24 9S37 16 36 30C35 20 32 14.6 24 14.6S13 20 12 30Z', '#F3E6CB'),
        line('M14.6 16.4C18 13 30 13 33.4 16.4', '#4F7A3A', 2),
      ];
    case 'phrygian':
      return [
        filled('M13.4 18C12.6 9 17 3 25 3C31 3 33.6 6.4 31.6 8.4C35 11 35 15 34.6 18Z', '#C9422D'),
        filled('M13.4 15.4H34.6V18H13.4Z', GOLD, 0.9),
      ];
    case 'wreath':
      return [
        filled('M13.6 17C14 9 19 7 24 7S34 9 34.4 17C30 13 18 13 13.6 17Z', hair),
        line('M14 15.4l3-3 1 3 3-3.4 1.4 3.4L24 11.6l1.6 3.8 1.4-3.4 3 3.4 1-3 3 3', '#3E8A4E', 2),
      ];
    default:
      return [
        filled('M13.6 18C13 8 18 5 24 5S35 8 34.4 18C30 14.4 18 14.4 13.6 18Z', GOLD),
        filled('M22.6 13V4.4C22.6 2 25.4 2 25.4 4.4V13Z', '#C9422D', 0.9),
      ];
  }
}

const BEARD: readonly string[] = [
  'M15.2 23C15.4 34 18.6 41.5 24 41.5S32.6 34 32.8 23C31 28 28 28.4 24 28.4S17 28 15.2 23Z',
  'M18 31.5c1 1.2 2 1.2 3 0s2-1.2 3 0 2 1.2 3 0 2-1.2 3 0M19 35c1 1 1.8 1 2.6 0s1.7-1 2.5 0 1.7 1 2.5 0 1.6-1 2.4 0',
];

const RAYS: string = Array.from({ length: 12 }, (_, i) => {
  const [a, b] = [(i * Math.PI) / 6, (i * Math.PI) / 6 + Math.PI / 12];
  const tip = (angle: number): string =>
    `${(24 + 40 * Math.cos(angle)).toFixed(1)} ${(20 + 40 * Math.sin(angle)).toFixed(1)}`;
  return `M24 20L${tip(a)}L${tip(b)}Z`;
}).join('');

/** A face in shapes, from the back to the front, on 48 × 48. */
export function faceOf(who: CharacterName): readonly Shape[] {
  const face = LOOKS[who];
  const { ground, garment, skin, hair, wears, beard } = face;
  const jewelled = wears === 'egypt' || wears === 'kush' || wears === 'crown';
  return [
    bare('M0 0H48V48H0Z', ground),
    { d: RAYS, fill: SHELL, opacity: 0.13 },
    ...behind(face),
    filled('M3 50C4 39 12 35.5 24 35.5S44 39 45 50Z', garment),
    bare('M20 28H28V37C26.6 39 21.4 39 20 37Z', skin),
    ...(wears === 'hood' || wears === 'oracle'
      ? []
      : [filled('M13.5 37.4C17 43.4 31 43.4 34.5 37.4L37 38.6C33 47 15 47 11 38.6Z', jewelled ? GOLD : SHELL, 0.9)]),
    ...(wears === 'egypt' || wears === 'kush' ? [line('M15 41.4C19 45.4 29 45.4 33 41.4', '#2F63CC', 1.5)] : []),
    filled('M15.4 15H32.6V24C32.6 31 28.6 35 24 35S15.4 31 15.4 24Z', skin),
    ...(beard === true
      ? [filled(BEARD[0] ?? '', hair), { d: BEARD[1] ?? '', stroke: SHELL, width: 1, opacity: 0.3 }]
      : []),
    bare(
      'M17 20.6C18 19.2 21 19.2 22.2 20.8C21 22.2 18.2 22.2 17 20.6ZM25.8 20.8C27 19.2 30 19.2 31 20.6C29.8 22.2 27 22.2 25.8 20.8Z',
      '#FFF9EC',
    ),
    bare('M19.8 19.4A1.25 1.25 0 1 1 19.7 19.4ZM28.2 19.4A1.25 1.25 0 1 1 28.1 19.4Z', INK),
    line('M16.4 18.6C18.4 17 21 17.2 22.6 18.4M25.4 18.4C27 17.2 29.6 17 31.6 18.6', INK, 1.35),
    { d: 'M24 21.4L22.8 26H25.2', stroke: INK, width: 1, opacity: 0.6 },
    line('M21.4 29.6C23 30.6 25 30.6 26.6 29.6', beard === true ? '#F3C9A8' : '#8E2E1E', 1.5),
    ...over(face),
  ];
}
