import { type ReactElement, memo } from 'react';
import type { Colour } from '../../content/cards.ts';
import { TRIBE_COLOURS } from './emblems.ts';

const scales = (w: number, h: number): string => {
  let d = '';
  for (let r = 0, y = 0; y < h + 14; y += 11, r++)
    for (let x = r % 2 === 1 ? -11 : 0; x < w + 22; x += 22) d += `M${x} ${y}a11 11 0 0 0 22 0`;
  return d;
};

/** The head of an empire card: its emblem on a ground in the colour of its tribe. */
export const Plate = memo(function Plate({
  icon,
  tribe,
  w = 84,
  h = 46,
}: {
  readonly icon?: string;
  readonly tribe: Colour | 'none';
  readonly w?: number;
  readonly h?: number;
}): ReactElement {
  const [ground, line] = TRIBE_COLOURS[tribe];
  const size = h * 0.76;
  const place = { x: w / 2 - size / 2, y: h * 0.12, width: size, height: size, viewBox: '0 0 24 24' };
  return (
    <svg className="plate" viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={w} height={h} fill={ground} />
      <path d={scales(w, h)} fill="none" stroke={line} strokeWidth="2.6" />
      <ellipse cx={w / 2} cy={h / 2} rx={w * 0.4} ry={h * 0.6} fill="#FFF3D0" opacity=".16" />
      {icon !== undefined && (
        <svg {...place} color="#FFF4DC" className={tribe === 'yellow' ? 'on-yellow' : 'on-tribe'} aria-hidden="true">
          <use href={`#${icon}`} />
        </svg>
      )}
    </svg>
  );
});
