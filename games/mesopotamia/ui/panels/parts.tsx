import { type Colour, EMBLEMS, Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { COLOURS, ICONS } from '../../content/dice.ts';
import type { Amounts } from '../../content/goods.ts';
import { GOOD_ICONS } from '../icons.ts';

/** `2 stone 1 clay` in icons. */
export function Goods({ amounts, size = 15 }: { readonly amounts: Amounts; readonly size?: number }): ReactElement {
  return (
    <>
      {amounts.flatMap((n, good) =>
        n > 0
          ? [
              <span key={GOOD_ICONS[good]} className="q">
                {n}
                <Icon id={GOOD_ICONS[good] ?? ''} size={size} />
              </span>,
            ]
          : [],
      )}
    </>
  );
}

/** Shell, silver and bitumen; silver has a double rim, bitumen a gold one, so that they differ without colour. */
export function Die({
  colour,
  icon,
  size = 36,
}: {
  readonly colour: number;
  readonly icon: number;
  readonly size?: number;
}): ReactElement {
  return (
    <span className={`mes-die ${COLOURS[colour] ?? ''}`} style={{ width: size, height: size }}>
      {icon >= 0 && <Icon id={`mes-${ICONS[icon] ?? 'star'}`} size={Math.round(size * 0.62)} />}
    </span>
  );
}

/** An empty slot for a die: the icon that is needed; `have` where a free die shows it. */
export function Need({
  icon,
  have,
  size = 30,
}: {
  readonly icon: number;
  readonly have: boolean;
  readonly size?: number;
}): ReactElement {
  return (
    <span className={have ? 'need have' : 'need'} style={{ width: size, height: size }}>
      <Icon id={`mes-${ICONS[icon] ?? 'star'}`} size={Math.round(size * 0.6)} />
    </span>
  );
}

/** A seal on a track. */
export function Mark({
  colour,
  ghost = false,
  lift,
}: {
  readonly colour: Colour;
  readonly ghost?: boolean;
  readonly lift: number;
}): ReactElement {
  return (
    <span className={`mk ${colour}${ghost ? ' ghost' : ''}`} style={{ bottom: lift, zIndex: lift }}>
      <Icon id={`emb-${EMBLEMS[colour]}`} size={12} />
    </span>
  );
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;
