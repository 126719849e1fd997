import { type Colour, EMBLEMS } from '@edubba/ui';
import type { ReactElement } from 'react';
import { ART } from './art.ts';

/** Somebody at the table, as it is drawn. */
export interface Stool {
  readonly colour: Colour;
  readonly bot: boolean;
  /** Nobody sits there yet. */
  readonly open?: boolean;
}

const CX = 200;
const CY = 158;
const RX = 148;
const RY = 106;
const RIM = ['#f6ebd3', '#c9422d', '#f6ebd3', '#d9a441'];
const TEETH = 64;

/** Where the n-th of so many stools stands: the opener's in front, the others clockwise from there. */
export function stoolAt(seat: number, count: number): readonly [x: number, y: number] {
  const angle = (seat / count) * Math.PI * 2;
  return [CX - Math.sin(angle) * (RX + 18), CY + Math.cos(angle) * (RY + 20) + 2];
}

/** The table from above with whoever sits at it: round clay top, inlaid rim, the game's picture as its board. */
export function TableDrawing({
  game,
  stools,
}: {
  readonly game: string;
  readonly stools: readonly Stool[];
}): ReactElement {
  const seats = stools.map((stool, i) => ({ stool, place: stoolAt(i, stools.length) }));
  const behind = seats.filter(({ place: [, y] }) => y < CY);
  const before = seats.filter(({ place: [, y] }) => y >= CY);
  return (
    <svg className="drawing" viewBox="-10 -30 420 352" aria-hidden="true">
      <ellipse cx={CX} cy={CY + 22} rx={RX + 26} ry={RY + 16} fill="#5a3e14" opacity=".18" />
      {behind.map(({ stool, place }) => (
        <Seat key={stool.colour} stool={stool} at={place} />
      ))}
      <path
        d={`M${CX - RX} ${CY}v16a${RX} ${RY} 0 0 0 ${RX * 2} 0v-16z`}
        fill="#8a6232"
        stroke="#4a3208"
        strokeWidth="2"
      />
      <ellipse cx={CX} cy={CY} rx={RX} ry={RY} fill="#1b3f8c" stroke="#4a3208" strokeWidth="2" />
      {Array.from({ length: TEETH }, (_, i) => (
        <path key={i} d={tooth(i)} fill={RIM[i % RIM.length]} />
      ))}
      <ellipse cx={CX} cy={CY} rx={RX - 13} ry={RY - 11} fill="#dcc292" stroke="#4a3208" strokeWidth="1.6" />
      <g transform={`translate(${CX - 84} ${CY - 44})`}>
        <rect x="-5" y="-1" width="178" height="98" rx="7" fill="#6b4d1e" opacity=".5" />
        <rect x="-5" y="-5" width="178" height="98" rx="7" fill="#ead7ae" stroke="#6b4d1e" strokeWidth="1.5" />
        <svg width="168" height="88" viewBox="0 32 360 188" className="drawing-board">
          <image href={ART[game]} width="360" height="232" />
        </svg>
      </g>
      {before.map(({ stool, place }) => (
        <Seat key={stool.colour} stool={stool} at={place} />
      ))}
    </svg>
  );
}

/** One triangle of the rim. */
function tooth(i: number): string {
  const at = (part: number, in_: number): string => {
    const angle = ((i + part) / TEETH) * Math.PI * 2;
    return `${(CX + (RX - in_) * Math.cos(angle)).toFixed(1)} ${(CY + (RY - in_ * 0.8) * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(0, 12)}L${at(0.5, 2)}L${at(1, 12)}Z`;
}

function Seat({ stool, at: [x, y] }: { readonly stool: Stool; readonly at: readonly [number, number] }): ReactElement {
  const { bot, open = false } = stool;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <ellipse cy="17" rx="37" ry="11" fill="#3a2408" opacity=".25" />
      <path
        d="M-33-3V9C-33 19-17 24 0 24S33 19 33 9V-3Z"
        fill={open ? '#d8c49b' : '#8a6232'}
        stroke="#4a3208"
        strokeWidth="1.8"
      />
      <ellipse
        cy="-3"
        rx="33"
        ry="16"
        fill={open ? '#e7d8b8' : '#c79a58'}
        stroke="#4a3208"
        strokeWidth="1.8"
        {...(open ? { strokeDasharray: '5 4' } : {})}
      />
      {open ? <Free /> : <Sitting stool={stool} />}
      {bot && (
        <svg x="12" y="-12" width="26" height="26" viewBox="0 0 24 24" className="drawing-bot">
          <circle cx="12" cy="12" r="12" fill="var(--raised)" stroke="#4a3208" />
          <use href="#ui-bot" x="4" y="4" width="16" height="16" />
        </svg>
      )}
    </g>
  );
}

function Sitting({ stool: { colour } }: { readonly stool: Stool }): ReactElement {
  return (
    <>
      <ellipse
        cy="-3"
        rx="25"
        ry="11"
        fill="none"
        stroke="#f1ddae"
        strokeWidth="2"
        strokeDasharray="4 3"
        opacity=".8"
      />
      <svg className={colour} x="-29" y="-55" width="58" height="58" viewBox="0 0 48 48">
        <use href={`#pc-leader-${EMBLEMS[colour]}`} />
      </svg>
    </>
  );
}

/** The sign of a free seat. */
function Free(): ReactElement {
  return (
    <g transform="translate(0 -4)">
      <circle r="11" fill="#fefaf2" stroke="#846d4a" strokeWidth="1.8" strokeDasharray="4 3" />
      <path d="M-5 0H5M0-5V5" stroke="#67553f" strokeWidth="2.2" strokeLinecap="round" />
    </g>
  );
}
