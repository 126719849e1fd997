import { memo, type ReactElement } from 'react';
import { CHARACTER_NAMES } from '../../content/characters.ts';
import { faceOf } from './faces.ts';

/** The tokens and the Enemies: shape and picture first, colour second. */
export const SHAPES = {
  military: {
    icon: 'tok-military',
    tone: 'm',
    at: [10.5, 8.5, 27],
    d: 'M8 4.5H40C42.6 4.5 43.5 6 43.5 8V26C43.5 34.5 35.5 39.5 24 43.5C12.5 39.5 4.5 34.5 4.5 26V8C4.5 6 5.4 4.5 8 4.5Z',
  },
  supplies: {
    icon: 'tok-supplies',
    tone: 's',
    at: [9.5, 10, 29],
    d: 'M10 4.5H38C41.5 4.5 43.5 6.5 43.5 10V38C43.5 41.5 41.5 43.5 38 43.5H10C6.5 43.5 4.5 41.5 4.5 38V10C4.5 6.5 6.5 4.5 10 4.5Z',
  },
  diviners: { icon: 'tok-diviner', tone: 'd', at: [9.5, 10, 29], d: 'M24 3.5A20.5 20.5 0 1 1 23.9 3.5Z' },
  medicine: {
    icon: 'tok-medicine',
    tone: 'h',
    at: [9.5, 10, 29],
    d: 'M14 4H34L44 14V34L34 44H14L4 34V14Z',
  },
  enemy: {
    icon: 'unit-enemy',
    tone: 'e',
    at: [9.5, 10, 28],
    d: 'M24 2L29 7.6L36.2 5.2L37.8 12.4L45 14.4L42.6 21.6L47 27.6L41.4 32.4L41.6 40L34.2 40.6L30 47L24 42.6L18 47L13.8 40.6L6.4 40L6.6 32.4L1 27.6L5.4 21.6L3 14.4L10.2 12.4L11.8 5.2L19 7.6Z',
  },
} as const;

/** The effect markers: red ones are notched, green ones smooth. */
export const MARKER_ICONS: { readonly [marker: string]: string } = {
  raid: 'tok-raid',
  unrest: 'tok-unrest',
  assassination: 'tok-assassin',
  plague: 'tok-plague',
  diplomacy: 'tok-diplomacy',
  karu: 'tok-karu',
  religion: 'tok-religion',
  health: 'tok-health',
};
const GREEN = new Set(['diplomacy', 'karu', 'religion', 'health']);

const NOTCHED: string = `${Array.from({ length: 32 }, (_, i) => {
  const [angle, r] = [(i * Math.PI) / 16, i % 2 === 0 ? 11.9 : 10.2];
  return `${i === 0 ? 'M' : 'L'}${(12 + r * Math.sin(angle)).toFixed(1)} ${(12 - r * Math.cos(angle)).toFixed(1)}`;
}).join('')}Z`;
const SMOOTH = 'M12 .6A11.4 11.4 0 1 1 11.9 .6Z';

/** Pieces and faces, each drawn once: whatever stands somewhere is one reference to them. */
export const Symbols = memo(function Symbols(): ReactElement {
  return (
    <defs>
      {Object.entries(SHAPES).map(
        ([
          name,
          {
            icon,
            tone,
            d,
            at: [x, y, size],
          },
        ]) => (
          <symbol
            key={name}
            id={`sam-pc-${name}`}
            viewBox="0 0 48 48"
            overflow="visible"
            className={`sam-tone-${tone}`}
          >
            <path d={d} transform="translate(0 2.4)" className="sam-pc-shadow" />
            <path d={d} className="sam-pc-case" />
            <path d={d} className="sam-pc-side" />
            <path d={d} transform="translate(1.4 .6) scale(.942)" className="sam-pc-face" />
            <use href={`#${icon}`} x={x} y={y} width={size} height={size} className="sam-pc-icon" />
          </symbol>
        ),
      )}
      {Object.entries(MARKER_ICONS).map(([name, icon]) => (
        <symbol key={name} id={`sam-mk-${name}`} viewBox="-.6 -.6 25.2 25.2">
          <path d={GREEN.has(name) ? SMOOTH : NOTCHED} className={GREEN.has(name) ? 'sam-mk green' : 'sam-mk red'} />
          <use href={`#${icon}`} x="4" y="4" width="16" height="16" className="sam-mk-icon" />
        </symbol>
      ))}
      <clipPath id="sam-arch">
        <path d="M3.5 22C3.5 9.5 12 3 24 3S44.5 9.5 44.5 22V46H3.5Z" />
      </clipPath>
      {CHARACTER_NAMES.map((who) => (
        <symbol key={who} id={`sam-face-${who}`} viewBox="0 0 48 55.7">
          <path
            d="M2 22C2 8.6 11 1.4 24 1.4S46 8.6 46 22V47.4H2Z"
            className={who === 'sammu-ramat' ? 'sam-tablet queen' : 'sam-tablet'}
          />
          <g clipPath="url(#sam-arch)">
            {faceOf(who).map(({ d, fill = 'none', stroke, width, opacity }, i) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of one face, which never move
                key={i}
                d={d}
                fill={fill}
                stroke={stroke}
                strokeWidth={width}
                strokeLinecap="round"
                strokeLinejoin="round"
                opacity={opacity}
              />
            ))}
          </g>
          <path d="M1 46.6H47L46 54.2H2Z" className="sam-plinth" />
          <path d="M2.4 48.2H45.6" className="sam-plinth-light" />
        </symbol>
      ))}
    </defs>
  );
});
