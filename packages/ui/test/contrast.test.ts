import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, distance, type Sight, seen } from './colour.ts';

type Tokens = { readonly [name: string]: string };

const read = (file: string): string => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
const tokens = read('tokens.css');
const settings = read('settings.css');

/** The colours that a block of the style sheet sets. */
function block(css: string, selector: string): Tokens {
  const from = css.indexOf(`${selector} {`);
  if (from < 0) throw new RangeError(`no ${selector} in the style sheet`);
  const body = css.slice(from, css.indexOf('\n}', from));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, hex]) => [name, hex]));
}

const shared = block(tokens, '\n:root');
const clay = { ...shared, ...block(tokens, '[data-theme="clay"]') };
const night = { ...shared, ...block(tokens, '[data-theme="night"]') };
const themes: { readonly [name: string]: Tokens } = {
  clay,
  night,
  'clay, more contrast': { ...clay, ...block(settings, '[data-theme="clay"][data-contrast="high"]') },
  'night, more contrast': { ...night, ...block(settings, '[data-theme="night"][data-contrast="high"]') },
};

const PLAYERS: readonly string[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
const SURFACES = ['bg', 'surface', 'raised', 'sunken'];
const ROLES = ['primary', 'danger', 'good', 'warn'];
const TERRAINS = ['steppe', 'fertile', 'desert', 'hills', 'marsh', 'mount', 'sea'];

/** What is written or drawn on what, and how clear it must be at least (WCAG 2.2 AA). */
const PAIRS: readonly (readonly [on: string, under: string, least: number])[] = [
  ...SURFACES.flatMap((under) => ['ink', 'ink-2', 'ink-3'].map((on) => [on, under, 4.5] as const)),
  ...SURFACES.flatMap((under) => ['line-2', 'focus'].map((on) => [on, under, 3] as const)),
  ...ROLES.flatMap((role) => [
    [`on-${role}`, role, 4.5] as const,
    ['ink', `${role}-soft`, 4.5] as const,
    ...['bg', 'surface', 'raised', `${role}-soft`].map((under) => [role, under, 4.5] as const),
  ]),
  ['on-primary', 'primary-2', 4.5],
  ...['surface', 'raised', 'murex-soft'].map((under) => ['murex', under, 4.5] as const),
  ['ink', 'murex-soft', 4.5],
  ['ink', 'mark', 4.5],
  ['primary', 'mark', 3],
  ...TERRAINS.map((under) => ['map-ink', under, 4.5] as const),
  ...['tip-ink', 'tip-2', 'tip-mark', 'tip-good'].map((on) => [on, 'tip', 4.5] as const),
  ['legal', 'legal-case', 7],
  ['select', 'legal-case', 4.5],
  ...['bar', 'bar-2'].flatMap((under) => ['bar-ink', 'bar-ink-2'].map((on) => [on, under, 4.5] as const)),
];

describe.each(Object.entries(themes))('%s', (_, theme) => {
  test.each(PAIRS)('%s on %s: at least %d', (on, under, least) => {
    expect(contrast(colour(theme, on), colour(theme, under))).toBeGreaterThanOrEqual(least);
  });
});

test.each(['wheat', 'grape', 'meat', 'fish', 'date'])('%s is clear on shell', (food) => {
  expect(contrast(colour(shared, `food-${food}`), '#FEFAF2')).toBeGreaterThanOrEqual(3);
});

/** Each palette, the eyes it is made for, and how far apart its closest two players are at least. */
const PALETTES: readonly (readonly [name: string, colours: Tokens, sight: Sight, least: number])[] = [
  ['standard', shared, 'normal', 25],
  // Without any setting nobody is lost: emblems apart, colours alone are told apart too.
  ...(['protan', 'deutan', 'tritan'] as const).map((sight) => ['standard', shared, sight, 18] as const),
  ...(['protan', 'deutan', 'tritan'] as const).flatMap((sight) => {
    const colours = block(settings, `[data-palette="${sight}"]`);
    return [[sight, colours, sight, 28] as const, [sight, colours, 'normal', 28] as const];
  }),
];

describe.each(PALETTES)('players, palette %s', (_, colours, sight, least) => {
  test(`the closest two are ${least} apart for ${sight} sight`, () => {
    const six = PLAYERS.map((player) => seen(colour(colours, player), sight));
    const apart = six.flatMap((one, i) => six.slice(i + 1).map((other) => distance(one, other)));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(least);
  });
  test.each(PLAYERS)('the emblem is clear on %s', (player) => {
    expect(contrast(colour(colours, `${player}-i`), colour(colours, player))).toBeGreaterThanOrEqual(4.5);
  });
});

function colour(theme: Tokens, name: string): string {
  const hex = theme[name];
  if (hex === undefined) throw new RangeError(`no colour --${name}`);
  return hex;
}
