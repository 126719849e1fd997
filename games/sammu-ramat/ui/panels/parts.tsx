import { Icon, useColour } from '@edubba/ui';
import type { Seat } from '@edubba/kernel';
import type { ReactElement } from 'react';
import { goodIcon } from '../../asking/icons.ts';

/** A Character's portrait on its round-headed tablet; the plinth has the colour of whose Personal Advisor it is. */
export function Portrait({
  who,
  size,
  owner = -1,
  dead = false,
}: {
  readonly who: string;
  readonly size: number;
  readonly owner?: Seat | undefined;
  readonly dead?: boolean;
}): ReactElement {
  const colourOf = useColour();
  const colour = owner < 0 ? '' : `sam-owned ${colourOf(owner)}`;
  return (
    <svg
      className={`sam-portrait ${colour}`}
      data-dead={dead ? '' : undefined}
      width={size}
      height={Math.round(size * 1.16)}
      viewBox="0 0 48 55.7"
      aria-hidden="true"
    >
      <use href={`#sam-face-${who}`} width="48" height="55.7" />
    </svg>
  );
}

/** A token or an Enemy as a piece. */
export function Token({ kind, size }: { readonly kind: string; readonly size: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#sam-pc-${kind}`} width="48" height="48" />
    </svg>
  );
}

/** An effect marker. */
export function Mark({ marker, size }: { readonly marker: string; readonly size: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#sam-mk-${marker}`} width="24" height="24" />
    </svg>
  );
}

export function Good({ good, size }: { readonly good: string; readonly size: number }): ReactElement {
  return <Icon id={goodIcon(good)} size={size} className={`sam-good ${good}`} />;
}

/** Actions as gold pips: those left, and those that are used up. */
export function Pips({ left, all }: { readonly left: number; readonly all: number }): ReactElement {
  return (
    <span className="sam-pips" aria-hidden="true">
      {Array.from({ length: Math.max(left, all) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are their numbers
        <i key={i} data-used={i < all - left ? '' : undefined} />
      ))}
    </span>
  );
}
