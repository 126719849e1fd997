import type { Seat } from '@edubba/kernel';
import { EMBLEMS, Icon, useColour } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { Colour } from '../../content/cards.ts';
import { TRIBE_COLOURS } from './emblems.ts';

/** A tribe: a hanging banner. Owners are never drawn so, nor tribes as discs: they share hues. */
export function Banner({ tribe, size = 26 }: { readonly tribe: Colour; readonly size?: number }): ReactElement {
  return (
    <svg className="ban" width={(size * 24) / 34} height={size} viewBox="0 0 24 34" aria-hidden="true">
      <use href={`#aw-ban-${tribe}`} />
    </svg>
  );
}

export function Banners({
  tribes,
  size = 26,
}: {
  readonly tribes: readonly Colour[];
  readonly size?: number;
}): ReactElement {
  return (
    <span className="bans">
      {tribes.map((tribe, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: banners printed on a card never move
        <Banner key={i} tribe={tribe} size={size} />
      ))}
    </span>
  );
}

/** A citizen: a glazed peg with its skill large and its owner's emblem on the head. */
export function Peg({
  seat,
  skill,
  size = 44,
  ghost = false,
  here = true,
}: {
  readonly seat: Seat;
  readonly skill: number;
  readonly size?: number;
  readonly ghost?: boolean;
  /** Is this where the citizen is? A picture of one that is elsewhere does not fly. */
  readonly here?: boolean;
}): ReactElement {
  const colour = useColour()(seat);
  return (
    <svg
      className={`peg ${colour}`}
      data-ghost={ghost ? '' : undefined}
      data-piece={here && !ghost ? `citizen/${seat}/${skill}` : undefined}
      width={(size * 38) / 48}
      height={size}
      viewBox="-1 -1 38 48"
      aria-hidden="true"
    >
      <use href="#aw-peg" x="-1" y="-1" width="38" height="48" />
      <svg x="11.9" y="3.3" width="12.2" height="12.2" viewBox="0 0 24 24" color="var(--pc-i)" aria-hidden="true">
        <use href={`#emb-${EMBLEMS[colour]}`} />
      </svg>
      <text x="17.6" y="36.6" textAnchor="middle" className="peg-skill">
        {skill}
      </text>
    </svg>
  );
}

/** Defence: a shield with the number. */
export function Shield({ n, size = 40 }: { readonly n: number; readonly size?: number }): ReactElement {
  return (
    <svg className="shield" width={size * 0.86} height={size} viewBox="0 0 36 42" aria-hidden="true">
      <path
        d="M3 3H33V21C33 30 26 36 18 40C10 36 3 30 3 21Z"
        fill="#FFF9EC"
        stroke="#24180E"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M6 6H30V21C30 28 24.6 33 18 36.4C11.4 33 6 28 6 21Z" fill="#8E2718" />
      <path d="M6 6H18V36.4C11.4 33 6 28 6 21Z" fill="#B5391F" />
      <text x="18" y="26.6" textAnchor="middle" className="shield-n">
        {n}
      </text>
    </svg>
  );
}

export function Stars({ n }: { readonly n: number }): ReactElement {
  return (
    <span className="stars">
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike
        <Icon key={i} id="ui-star" size={15} />
      ))}
    </span>
  );
}

/** A house in a skyline: an empire card in the colours of its tribes, broken where it is damaged; a free plot is dashed. */
export function House({
  tribes,
  damaged,
}: {
  readonly tribes: readonly (Colour | 'none')[];
  readonly damaged: boolean;
}): ReactElement {
  const [a = 'none', b = a] = tribes;
  return (
    <svg width="14" height="17" viewBox="0 0 16 18" aria-hidden="true">
      <g stroke="var(--aw-rim)" strokeWidth="1.1" strokeLinejoin="round">
        {damaged ? (
          <>
            <path d="M1 17V11L4 13L6 8L8 12L11 9.6L15 14V17Z" fill="#B59A6A" />
            <path d="M5 4L7 7M11 3L9.6 7" stroke="#A5311B" strokeWidth="1.6" strokeLinecap="round" />
          </>
        ) : (
          <>
            <path d="M1 17V6.4H3.6V3.6H6.4V6.4H8V17Z" fill={TRIBE_COLOURS[a][0]} />
            <path d="M8 17V6.4H9.6V3.6H12.4V6.4H15V17Z" fill={TRIBE_COLOURS[b][0]} />
            <path d="M6.4 17V12.6H9.6V17Z" fill="#FFF4DC" stroke="none" />
          </>
        )}
      </g>
    </svg>
  );
}

export function Plot(): ReactElement {
  return (
    <svg width="14" height="17" viewBox="0 0 16 18" aria-hidden="true">
      <path d="M1.4 16.6V7H14.6V16.6Z" fill="none" stroke="var(--line-2)" strokeWidth="1.3" strokeDasharray="2.6 2" />
    </svg>
  );
}
