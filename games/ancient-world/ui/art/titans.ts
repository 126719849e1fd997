import type { Colour } from '../../content/cards.ts';

// Titans are drawn from the front, in flat tones with a bitumen line, in a field of 240 × 180: a body, a ground behind it, and
// the colours of the tribe. What is drawn here are texts of svg; Titan.tsx puts them into the page.

const L = 'stroke="#20150C" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"';
const mirror = (part: string): string => `${part}<g transform="matrix(-1 0 0 1 240 0)">${part}</g>`;
const eyes = (x: number, y: number, r: number, fill: string): string =>
  mirror(`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="#20150C" stroke-width="1.6"/>`);

/** Tones of a body: light, middle, dark, and what glows. */
export interface Tones {
  readonly l: string;
  readonly m: string;
  readonly d: string;
  readonly g: string;
}

export const TONES: { readonly [name in Colour | 'stone' | 'gold']: Tones } = {
  red: { l: '#D9714F', m: '#A8422A', d: '#742516', g: '#FFD06A' },
  blue: { l: '#6FA3C9', m: '#3A6E9E', d: '#234A72', g: '#FFF1B0' },
  green: { l: '#8FBF5A', m: '#5C8747', d: '#3C6130', g: '#FFF1B0' },
  yellow: { l: '#F3CF7A', m: '#D9A441', d: '#8A5A12', g: '#FF8A3C' },
  purple: { l: '#A77BC0', m: '#6B3F86', d: '#43235A', g: '#FFB13B' },
  stone: { l: '#B8AE99', m: '#9B917E', d: '#6B6253', g: '#FFE08A' },
  gold: { l: '#FBE3A0', m: '#D9A441', d: '#94690F', g: '#C2371D' },
};

/** Sky by tribe: from above to the horizon, and the hills before it. */
export const SKIES: { readonly [name in Colour]: readonly [string, string, string, string] } = {
  red: ['#2B1020', '#7A2B25', '#E08A4A', '#42141C'],
  blue: ['#183A5C', '#4F93AA', '#F0C98A', '#2F6F8F'],
  green: ['#1F4A45', '#6FA08A', '#E7D29A', '#3C6B58'],
  yellow: ['#3E2A4A', '#C07A4A', '#F7D98E', '#7A4A2E'],
  purple: ['#1B1233', '#4A2350', '#B5532F', '#2C1838'],
};

const RANGES: readonly string[] = [
  'M-200 150L-120 120L-60 142L-20 112L20 136L62 118L96 146H144L178 118L220 136L260 112L300 142L360 120L440 150V300H-200Z',
  'M-200 140L-80 96L-20 128L40 90L92 126L150 92L204 130L262 98L330 130L440 104V300H-200Z',
  'M-200 132L-100 100L-30 130L50 94L110 124L190 90L250 126L340 96L440 130V300H-200Z',
];

/** The hills behind a titan. */
export const range = (n: number): string => RANGES[n % RANGES.length] ?? '';

type Body = (t: Tones, glow: string) => string;

/** Bones, horns and wings; `glow`: the id of the fire in its ribs. */
const dragon: Body = (t, glow) => {
  let ribs = '';
  for (let i = 0; i < 5; i++) {
    const y = 112 + i * 12;
    const w = 34 + i * 7 - (i > 3 ? 6 : 0);
    const d = `M117 ${y}C${117 - w * 0.7} ${y - 7} ${117 - w} ${y + 4} ${117 - w * 0.92} ${y + 20}`;
    ribs += `<path d="${d}" fill="none" stroke="#20150C" stroke-width="8.6" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${i % 2 === 1 ? '#D8C69C' : '#EBDDB8'}" stroke-width="5" stroke-linecap="round"/>`;
  }
  const veins = 'M92 104C70 84 44 70 22 54M96 112C70 96 36 86 10 80M98 120C74 112 40 108 8 110';
  const spine = [92, 102, 112, 124, 136, 148, 160, 172]
    .map((y, i) => {
      const w = 16 + i * 0.8;
      return `<path d="M${112 - i * 0.4} ${y}h${w}l3 5l-3 5h${-w}l-3 -5Z" fill="${i % 2 === 1 ? '#D8C69C' : '#F1E6C8'}"/>`;
    })
    .join('');
  const skull = 'M120 24C102 24 96 38 100 54L108 78C110 90 114 96 120 96S130 90 132 78L140 54C144 38 138 24 120 24Z';
  return `<circle cx="120" cy="58" r="46" fill="#F6D58C" opacity=".28"/><circle cx="120" cy="58" r="34" fill="#F9E3A8" opacity=".3"/>${mirror(
    `<path d="M104 118C86 96 70 60 40 14C38 36 34 44 22 54C26 62 24 70 10 80C20 86 20 96 8 110C24 108 34 114 36 128C50 118 66 120 78 134Z" fill="${t.d}" ${L}/><path d="M104 118C86 96 70 60 40 14C60 58 76 92 96 120Z" fill="#EBDDB8" ${L}/><path d="${veins}" fill="none" stroke="#20150C" stroke-width="5.4" stroke-linecap="round"/><path d="${veins}" fill="none" stroke="#D8C69C" stroke-width="2.6" stroke-linecap="round"/>`,
  )}<path d="M78 186C62 140 88 104 120 104S178 140 162 186Z" fill="#3A1622" ${L}/><ellipse cx="120" cy="146" rx="46" ry="46" fill="url(#${glow})"/>${mirror(ribs)}<g ${L}>${spine}</g>${mirror(
    `<path d="M106 40C84 38 72 20 80 -4C86 14 98 22 114 28Z" fill="#CDB680" ${L}/><path d="M102 52C90 54 82 48 80 40C88 42 96 42 104 42Z" fill="#B79F78" ${L}/>`,
  )}<path d="${skull}" fill="#F1E6C8" ${L}/><path d="M120 24C138 24 144 38 140 54L132 78C130 90 126 96 120 96Z" fill="#D8C69C"/><path d="${skull}" fill="none" ${L}/>${mirror(
    `<path d="M102 46C108 46 115 50 117 57C110 60 104 56 102 46Z" fill="#20150C"/><circle cx="110.5" cy="52.5" r="2.8" fill="${t.g}"/><path d="M114 76C116 74 118 75 118 79Z" fill="#20150C"/><path d="M109 84L112 94L114.5 87L117 96L120 88Z" fill="#FFFBEF" stroke="#20150C" stroke-width="1.4" stroke-linejoin="round"/>`,
  )}<path d="M112 34L120 28L128 34L120 44Z" fill="#2F63CC" stroke="#20150C" stroke-width="1.6"/>`;
};

/** A mountain with shoulders and a brow. */
const colossus: Body = (t) =>
  `${mirror(
    `<path d="M88 92L42 84L24 108L30 150L22 186H62L66 150L84 124Z" fill="${t.m}" ${L}/><path d="M42 84L24 108L30 150L46 146L44 110Z" fill="${t.l}"/><path d="M30 128L64 132M36 106L70 112" stroke="#20150C" stroke-opacity=".55" stroke-width="2" fill="none"/>`,
  )}<path d="M78 190L70 112L88 84H152L170 112L162 190Z" fill="${t.m}" ${L}/><path d="M128 84H152L170 112L162 190H140L148 116Z" fill="${t.d}"/><path d="M88 84L70 112L74 148L92 118L104 84Z" fill="${t.l}"/><path d="M76 152L104 160L100 190M164 148L140 158L142 190" stroke="#20150C" stroke-opacity=".55" stroke-width="2.2" fill="none"/><path d="M94 82L88 46L104 28H138L152 48L146 82Z" fill="${t.l}" ${L}/><path d="M126 28H138L152 48L146 82H130L136 50Z" fill="${t.d}"/><path d="M92 46L120 52L148 46L146 56L122 62L96 56Z" fill="#20150C" opacity=".75"/><circle cx="107" cy="54" r="4.4" fill="${t.g}"/><circle cx="134" cy="54" r="4.4" fill="${t.g}"/><path d="M106 73H134M110 73V78M118 73V79M126 73V78" stroke="#20150C" stroke-width="3"/><g fill="${t.g}"><path d="M104 106h12l-4.5 7l-.8 13h-1.4l-.8 -13Z"/><path d="M124 106h12l-4.5 7l-.8 13h-1.4l-.8 -13Z"/><path d="M110 140l0 -11l7 4.2l12 .6v1.6l-12 .8Z"/></g><path d="M98 30C100 18 112 20 114 12C118 20 128 16 132 28Z" fill="#6E8F3C" ${L}/>`;

/** A shaggy giant with a tree on its head. */
const giant: Body = (t) =>
  `${mirror(
    `<path d="M72 92C40 96 22 124 20 190H58C58 160 66 140 80 130Z" fill="${t.m}" ${L}/><path d="M72 92C40 96 22 124 20 190H34C36 140 50 112 74 104Z" fill="${t.l}"/>`,
  )}<path d="M62 190C58 130 74 82 120 78S182 130 178 190Z" fill="${t.m}" ${L}/><path d="M132 79C172 86 182 136 178 190H150C156 150 152 106 132 79Z" fill="${t.d}"/><path d="M70 128q9 12 18 0t18 0t18 0t18 0t18 0t16 0M66 154q9 12 18 0t18 0t18 0t18 0t18 0t20 0" fill="none" stroke="${t.d}" stroke-width="3"/><path d="M88 84C84 56 98 40 120 40S156 56 152 84C140 96 100 96 88 84Z" fill="${t.l}" ${L}/><path d="M128 41C150 44 156 62 152 84C146 90 138 92 132 93C142 78 140 56 128 41Z" fill="${t.m}"/>${eyes(107, 68, 5, t.g)}<path d="M99 60L114 66M142 60L127 66" stroke="#20150C" stroke-width="3.4" stroke-linecap="round"/><path d="M106 84L111 79L116 84L121 79L126 84L131 79L135 84" stroke="#20150C" stroke-width="2.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M120 42V18M120 30L108 20M120 28L132 16" stroke="#5A3E1E" stroke-width="4.4" fill="none" stroke-linecap="round"/><g fill="#8FBF5A" ${L}><circle cx="106" cy="16" r="11"/><circle cx="134" cy="12" r="12"/><circle cx="120" cy="4" r="12"/></g>`;

const SHELL: readonly (readonly [number, number, number])[] = [
  [120, 62, 22],
  [80, 84, 20],
  [160, 84, 20],
  [120, 104, 22],
  [46, 112, 15],
  [194, 112, 15],
  [84, 126, 15],
  [156, 126, 15],
];

/** A shell with a fortress on it. */
const turtle: Body = (t) => {
  const plates = SHELL.map(([x, y, r]) => {
    const d = Array.from({ length: 6 }, (_, i) => {
      const a = Math.PI / 6 + (i * Math.PI) / 3;
      return `${i === 0 ? 'M' : 'L'}${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * 0.86 * Math.sin(a)).toFixed(1)}`;
    }).join('');
    return `<path d="${d}Z" fill="${t.m}" stroke="#5A3A0C" stroke-width="2.4" stroke-linejoin="round"/><path d="${d}Z" fill="${t.l}" opacity=".55" transform="translate(${x * 0.38} ${y * 0.36}) scale(.62)"/>`;
  }).join('');
  return `<path d="M22 140C22 78 62 38 120 38S218 78 218 140Z" fill="${t.d}" ${L}/>${plates}<path d="M22 140C22 78 62 38 120 38S218 78 218 140Z" fill="none" ${L}/><path d="M104 40V22H100V16H106V20H110V16H116V20H120V16H126V20H130V16H136V22H132V40Z" fill="#C98A5A" ${L}/>${mirror(
    `<path d="M30 138C16 150 12 168 18 186H52C56 168 54 150 50 140Z" fill="#7E8F5A" ${L}/>`,
  )}<path d="M14 140H226C226 148 220 152 210 152H30C20 152 14 148 14 140Z" fill="${t.d}" ${L}/><path d="M92 150C92 128 104 120 120 120S148 128 148 150C148 172 136 182 120 182S92 172 92 150Z" fill="#93A56A" ${L}/><path d="M126 121C142 124 148 134 148 150C148 168 140 178 128 181C138 164 138 138 126 121Z" fill="#6E8049"/>${eyes(107, 146, 4.6, t.g)}<path d="M99 139L113 143M141 139L127 143" stroke="#20150C" stroke-width="3"/><path d="M104 164L110 160L116 166L120 161L124 166L130 160L136 164" stroke="#20150C" stroke-width="2.4" fill="none" stroke-linejoin="round"/>`;
};

/** A serpent that rises from the water: three coils and fangs. */
const serpent: Body = (t) =>
  `<path d="M-30 150H270V200H-30Z" fill="#1E5474"/><path d="M18 160C18 104 66 104 66 160M174 160C174 104 222 104 222 160" fill="none" stroke="#20150C" stroke-width="25"/><path d="M18 160C18 104 66 104 66 160M174 160C174 104 222 104 222 160" fill="none" stroke="${t.m}" stroke-width="20"/><path d="M18 154C20 112 62 112 64 154M176 154C178 112 220 112 222 154" fill="none" stroke="${t.l}" stroke-width="5" stroke-dasharray="3 7"/><path d="M90 190C84 140 96 110 92 78H148C144 110 156 140 150 190Z" fill="${t.m}" ${L}/><path d="M104 190C100 146 108 118 106 92H134C132 118 140 146 136 190Z" fill="${t.l}"/><path d="M105 108H135M105 122H135M104 136H136M103 150H137M102 164H138" stroke="${t.d}" stroke-width="2.4"/>${mirror(
    `<path d="M92 62C70 56 58 34 62 8C74 22 92 30 104 34Z" fill="${t.d}" ${L}/><path d="M62 8C72 28 88 42 100 50" fill="none" stroke="${t.l}" stroke-width="2"/>`,
  )}<path d="M120 20C96 20 82 38 86 62L100 90C104 102 112 108 120 108S136 102 140 90L154 62C158 38 144 20 120 20Z" fill="${t.m}" ${L}/><path d="M120 20C144 20 158 38 154 62L140 90C136 102 128 108 120 108Z" fill="${t.d}" opacity=".7"/>${mirror(
    `<path d="M92 50C102 48 112 54 116 62C106 68 94 64 92 50Z" fill="${t.g}" stroke="#20150C" stroke-width="2"/><ellipse cx="105" cy="58" rx="1.8" ry="5.4" fill="#20150C"/><path d="M110 92C108 104 110 114 112 120C116 112 117 104 117 94Z" fill="#FFFBEF" stroke="#20150C" stroke-width="1.6"/><circle cx="114" cy="80" r="2" fill="#20150C"/>`,
  )}<path d="M-30 168q14 -9 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0" fill="none" stroke="#A5DCE6" stroke-width="3.2" opacity=".8"/><path d="M-30 176H270V210H-30Z" fill="#17425C"/>`;

/** Horns, a broad muzzle, breath from the nostrils. */
const horned: Body = (t) =>
  `<path d="M30 190C28 132 64 92 120 92S212 132 210 190Z" fill="${t.d}" ${L}/><path d="M44 190C46 146 74 116 100 110L92 190ZM196 190C194 146 166 116 140 110L148 190Z" fill="${t.m}"/><path d="M52 150l12 8l4 14M188 150l-12 8l-4 14" stroke="#20150C" stroke-opacity=".5" stroke-width="3" fill="none"/>${mirror(
    `<path d="M92 52C58 58 26 44 22 4C40 26 66 30 98 30Z" fill="#EBDDB8" ${L}/><path d="M22 4C30 36 60 48 92 46" fill="none" stroke="#B79F78" stroke-width="3"/><path d="M88 66C74 66 64 74 62 86C74 88 86 84 92 78Z" fill="${t.m}" ${L}/>`,
  )}<path d="M120 28C98 28 88 40 90 60L98 104C100 124 108 134 120 134S140 124 142 104L150 60C152 40 142 28 120 28Z" fill="${t.m}" ${L}/><path d="M120 28C142 28 152 40 150 60L142 104C140 124 132 134 120 134Z" fill="${t.d}" opacity=".6"/><path d="M112 30L120 92L128 30C126 26 114 26 112 30Z" fill="${t.l}"/>${mirror(
    `<path d="M96 58L116 66L114 72C106 74 98 68 96 58Z" fill="#20150C"/><circle cx="107" cy="66.5" r="3.2" fill="${t.g}"/><path d="M108 112C110 107 116 107 117 113C114 117 109 117 108 112Z" fill="#20150C"/><path d="M104 120C92 126 80 122 70 130M102 126C92 134 84 134 78 142" fill="none" stroke="#FFF6E3" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/>`,
  )}<path d="M104 122C110 130 130 130 136 122" fill="none" stroke="#20150C" stroke-width="2.6"/><circle cx="120" cy="127" r="6.5" fill="none" stroke="#F0B93A" stroke-width="3"/>`;

/** A bird with a face like a shield and wings as wide as the sky. */
const bird: Body = (t) =>
  `${mirror(
    `<path d="M96 80C70 40 30 24 -20 30C-6 44 -2 52 -14 62C4 66 8 74 -2 88C18 88 24 96 18 112C40 106 52 112 52 128C68 118 84 122 96 136Z" fill="${t.d}" ${L}/><path d="M96 84C72 56 40 40 0 38M96 98C74 78 44 66 6 66M96 112C78 100 52 92 18 92" fill="none" stroke="${t.l}" stroke-width="2.4" opacity=".8"/>`,
  )}<path d="M76 190C66 140 78 88 120 82S174 140 164 190Z" fill="${t.m}" ${L}/><g fill="none" stroke="${t.l}" stroke-width="2.6"><path d="M94 128q6 8 13 0t13 0t13 0t13 0M90 146q7.5 9 15 0t15 0t15 0t15 0M88 164q8 9 16 0t16 0t16 0t16 0"/></g><path d="M120 102C82 102 72 66 76 26L98 40C110 34 130 34 142 40L164 26C168 66 158 102 120 102Z" fill="${t.m}" ${L}/><path d="M120 98C92 96 84 70 92 50C102 44 114 48 120 56C126 48 138 44 148 50C156 70 148 96 120 98Z" fill="${t.l}"/>${mirror(
    `<circle cx="104" cy="66" r="12" fill="${t.g}" stroke="#20150C" stroke-width="2.2"/><circle cx="105" cy="66" r="5.4" fill="#20150C"/><circle cx="103" cy="64" r="1.6" fill="#FFF9EC"/><path d="M84 52L114 60" stroke="#20150C" stroke-width="4" stroke-linecap="round"/>`,
  )}<path d="M112 76L120 70L128 76L120 96Z" fill="#E2A33A" ${L}/>`;

/** A king without a face under a crown, in a robe of fog. */
const shade: Body = (t) =>
  `<path d="M20 190C30 120 70 84 120 84S210 120 220 190Z" fill="${t.d}" opacity=".55"/><path d="M44 190C40 130 76 74 120 74S200 130 196 190L176 176L160 190L140 178L120 192L100 178L80 190L64 176Z" fill="${t.m}" ${L}/><path d="M120 74C164 74 200 130 196 190L176 176L160 190L140 178L120 192C134 150 138 106 120 74Z" fill="${t.d}"/>${mirror(
    `<path d="M70 112C50 116 36 132 30 156C24 158 22 166 26 172L34 166L38 174L46 164L52 170C56 152 66 140 82 136Z" fill="${t.m}" ${L}/>`,
  )}<path d="M84 72C80 40 98 22 120 22S160 40 156 72C150 92 136 100 120 100S90 92 84 72Z" fill="${t.d}" ${L}/><path d="M94 72C92 50 104 38 120 38S148 50 146 72C140 86 132 92 120 92S100 86 94 72Z" fill="#0E0916"/>${mirror(
    `<path d="M100 62C106 58 114 62 116 68C110 72 102 70 100 62Z" fill="${t.g}"/><circle cx="109" cy="66" r="1.8" fill="#20150C"/>`,
  )}<path d="M106 80L110 77L115 82L120 77L125 82L130 77L134 80" fill="none" stroke="${t.g}" stroke-width="2" opacity=".85"/><path d="M86 34L82 2L98 16L106 -6L120 12L134 -6L142 16L158 2L154 34C140 26 100 26 86 34Z" fill="#E2B04A" ${L}/><g fill="#C2371D" stroke="#20150C" stroke-width="1.2"><circle cx="98" cy="25" r="3"/><circle cx="120" cy="22" r="3.6"/><circle cx="142" cy="25" r="3"/></g>`;

/** Six legs, a shield on its back, jaws like sickles. */
const crawler: Body = (t) =>
  `${mirror(
    `<g fill="none" stroke="#20150C" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"><path d="M84 104L34 70L14 108M78 126L26 116L4 158M82 146L42 152L30 190"/></g><g fill="none" stroke="${t.d}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"><path d="M84 104L34 70L14 108M78 126L26 116L4 158M82 146L42 152L30 190"/></g>`,
  )}<path d="M120 30C168 30 190 74 186 122C182 164 152 186 120 186S58 164 54 122C50 74 72 30 120 30Z" fill="${t.m}" ${L}/><path d="M120 30C168 30 190 74 186 122C182 164 152 186 120 186Z" fill="${t.d}" opacity=".55"/><path d="M120 34V112M66 84C90 100 104 106 120 108C136 106 150 100 174 84" fill="none" stroke="#20150C" stroke-width="2.6"/><path d="M82 50C92 42 104 38 112 38" fill="none" stroke="${t.l}" stroke-width="6" stroke-linecap="round"/><path d="M78 128C78 108 96 100 120 100S162 108 162 128C162 152 144 166 120 166S78 152 78 128Z" fill="${t.d}" ${L}/>${mirror(
    `<circle cx="102" cy="122" r="7.4" fill="${t.g}" stroke="#20150C" stroke-width="2"/><circle cx="103" cy="123" r="2.6" fill="#20150C"/><circle cx="88" cy="130" r="3.4" fill="${t.g}" stroke="#20150C" stroke-width="1.4"/><path d="M110 152C96 154 90 168 98 184C100 174 106 168 118 164Z" fill="#EBDDB8" ${L}/><path d="M96 104C84 92 74 76 78 58" fill="none" stroke="#20150C" stroke-width="3"/>`,
  )}<path d="M112 148H128L124 158H116Z" fill="#20150C"/>`;

export const BODIES = { dragon, colossus, giant, turtle, serpent, horned, bird, shade, crawler } as const;
export type BodyName = keyof typeof BODIES;

/** Which body each titan has, and whether it is of stone or gold rather than of its tribe's colour. */
export const TITAN_ART: { readonly [id: string]: readonly [BodyName, ('stone' | 'gold')?] } = {
  ST01: ['crawler', 'stone'],
  ST02: ['horned'],
  ST03: ['giant'],
  ST04: ['horned'],
  T101: ['giant'],
  T102: ['horned'],
  T103: ['serpent'],
  T104: ['crawler'],
  T105: ['giant'],
  T106: ['turtle'],
  T107: ['crawler'],
  T108: ['crawler', 'gold'],
  T109: ['shade'],
  T110: ['shade'],
  T201: ['serpent'],
  T202: ['giant'],
  T203: ['horned', 'gold'],
  T204: ['crawler'],
  T205: ['shade'],
  T206: ['turtle', 'gold'],
  T207: ['serpent'],
  T208: ['colossus', 'stone'],
  T209: ['horned'],
  T210: ['bird'],
  T211: ['horned'],
  T212: ['serpent'],
  T213: ['bird'],
  T214: ['horned', 'gold'],
  T215: ['colossus'],
  T301: ['colossus', 'stone'],
  T302: ['serpent', 'gold'],
  T303: ['bird'],
  T304: ['giant'],
  T305: ['dragon'],
  T306: ['shade'],
  T307: ['turtle'],
  T308: ['shade'],
  T309: ['dragon'],
  T310: ['colossus'],
};
