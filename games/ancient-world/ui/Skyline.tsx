import { memo, type ReactElement } from 'react';

const W = 1169;
/** Height of the feet of the mountains. */
const FOOT = 36;

/** Numbers that are always the same, between 0 and 1. */
function sequence(seed: number): () => number {
  let x = seed;
  return () => {
    x = (x * 16807) % 2147483647;
    return x / 2147483647;
  };
}

function ridge(height: number, step: number, random: () => number): string {
  let d = '';
  for (let x = -60; x < W; x += step * (0.5 + random() * 0.7)) {
    const h = height * (0.6 + random() * 0.6);
    const w = step * (0.8 + random() * 0.6);
    const at = (dx: number, dy: number): string => `${(x + w * dx).toFixed(1)} ${(FOOT - h * dy).toFixed(1)}`;
    d += `M${at(0, 0)}L${at(0.38, 1)}L${at(0.52, 0.72)}L${at(0.62, 0.86)}L${at(1, 0)}Z`;
  }
  return d;
}

const random = sequence(11);
const FAR = ridge(22, 120, random);
const NEAR = ridge(15, 84, random);
const MERLONS = `M0 40${Array.from({ length: 36 }, (_, i) => `H${(4 + i * 32.4).toFixed(1)}v-5h4v-5h4v-4h8v4h4v5h4v5`).join('')}H${W}V56H0Z`;

/** Sky, far mountains, what walks there, and the battlements. */
export const Skyline = memo(function Skyline(): ReactElement {
  return (
    <svg className="skyline" viewBox={`0 0 ${W} 56`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id="aw-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="sky-top" />
          <stop offset="1" className="sky-low" />
        </linearGradient>
      </defs>
      <rect width={W} height="56" fill="url(#aw-sky)" />
      <circle cx={W * 0.585} cy="22" r="30" className="sun-glow" />
      <circle cx={W * 0.585} cy="22" r="19" className="sun" />
      <path d={FAR} className="ridge-far" />
      <path d={NEAR} className="ridge-near" />
      <g className="far-titans">
        <path
          transform="translate(257 38)"
          d="M-22 0C-22 -14 -12 -22 0 -22S22 -14 22 0ZM-3 -21V-29H-5V-31H5V-29H3V-21Z"
        />
        <path
          transform="translate(532 38) scale(.85)"
          d="M-30 0C-26 -12 -22 -20 -30 -32C-18 -26 -12 -22 -8 -12C-6 -18 -6 -24 -9 -30L-4 -26H4L9 -30C6 -24 6 -18 8 -12C12 -22 18 -26 30 -32C22 -20 26 -12 30 0Z"
        />
        <path
          transform="translate(923 38) scale(.95)"
          d="M-16 0V-10L-13 -22L-7 -24V-30H7V-24L13 -22L16 -10V0H9V-8H-9V0Z"
        />
      </g>
      <path d={MERLONS} fill="#234A86" stroke="#12294D" strokeWidth="1.2" />
      <rect y="40" width={W} height="3" fill="#E9C877" />
    </svg>
  );
});
