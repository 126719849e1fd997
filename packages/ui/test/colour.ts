/** Red, green and blue from 0 to 1, linear in light. */
export type Light = readonly [number, number, number];
type Matrix = readonly [Light, Light, Light];

/** The light of `#RRGGBB`. */
export function light(hex: string): Light {
  return [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
}

function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Contrast of two colours as WCAG 2.2 counts it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(light(one)), luminance(light(other))].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance([r, g, b]: Light): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export type Sight = 'normal' | 'protan' | 'deutan' | 'tritan';

/** What is left of a colour without one kind of cone: Machado, Oliveira and Fernandes 2009, severity 1. */
const SIGHTS: { readonly [sight in Sight]: Matrix } = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour as somebody with that sight sees it. */
export function seen(hex: string, sight: Sight): Light {
  const [r, g, b] = light(hex);
  const [x, y, z] = SIGHTS[sight];
  const row = (m: Light): number => Math.min(1, Math.max(0, m[0] * r + m[1] * g + m[2] * b));
  return [row(x), row(y), row(z)];
}

interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

function lab([r, g, b]: Light): Lab {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

const RAD = Math.PI / 180;

/** How different two colours look, by CIEDE2000: 1 is just noticeable side by side. */
export function distance(one: Light, other: Light): number {
  const p = lab(one);
  const q = lab(other);
  const chroma = (Math.hypot(p.a, p.b) + Math.hypot(q.a, q.b)) / 2;
  const stretch = 1.5 - 0.5 * Math.sqrt(saturated(chroma));
  const c1 = Math.hypot(stretch * p.a, p.b);
  const c2 = Math.hypot(stretch * q.a, q.b);
  const h1 = hue(stretch * p.a, p.b);
  const h2 = hue(stretch * q.a, q.b);
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const meanL = (p.l + q.l) / 2;
  const meanC = (c1 + c2) / 2;
  const meanH = h1 + turn / 2;
  const t =
    1 -
    0.17 * Math.cos((meanH - 30) * RAD) +
    0.24 * Math.cos(2 * meanH * RAD) +
    0.32 * Math.cos((3 * meanH + 6) * RAD) -
    0.2 * Math.cos((4 * meanH - 63) * RAD);
  const byL = (q.l - p.l) / (1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2));
  const byC = (c2 - c1) / (1 + 0.045 * meanC);
  const byH = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RAD)) / (1 + 0.015 * meanC * t);
  const rotation = 30 * Math.exp(-(((((meanH + 360) % 360) - 275) / 25) ** 2));
  const twist = -2 * Math.sqrt(saturated(meanC)) * Math.sin(2 * rotation * RAD);
  return Math.sqrt(byL ** 2 + byC ** 2 + byH ** 2 + twist * byC * byH);
}

function saturated(chroma: number): number {
  return chroma ** 7 / (chroma ** 7 + 25 ** 7);
}

function hue(a: number, b: number): number {
  return (Math.atan2(b, a) / RAD + 360) % 360;
}
