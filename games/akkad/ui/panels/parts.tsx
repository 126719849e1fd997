import type { Seat } from '@edubba/kernel';
import { Count, Icon, iconsInText, useColour } from '@edubba/ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import './panels.css';

/** Sentences with Akkad's icons in them. */
export const { Rich, Worded } = iconsInText({
  bone: 'res-knucklebone',
  grain: 'res-grain',
  sheep: 'res-sheep',
  silver: 'res-silver',
  lapis: 'res-lapis',
  vp: 'res-vp',
  card: 'ui-hand',
  admin: 'tok-admin',
  royal: 'tok-royal',
  divine: 'tok-divine',
  spearman: 'unit-spearman',
  archer: 'unit-archer',
  priest: 'unit-priest',
  canal: 'bld-canal',
  ziggurat: 'bld-zig1',
});

/** A number with its icon, by name. */
export function Counted({
  icon,
  size = 16,
  ...count
}: Omit<ComponentProps<typeof Count>, 'icon'> & { readonly icon: string; readonly size?: number }): ReactElement {
  return <Count {...count} icon={<Icon id={icon} size={size} className={icon} />} />;
}

const UNIT_ICONS: { readonly [unit: string]: string } = { 'shield-bearer': 'unit-shield', beaten: 'unit-champion' };

/** The icon of a unit, rebels and monsters included. */
export const unitIcon = (unit: string): string => UNIT_ICONS[unit] ?? `unit-${unit}`;

/** A unit as it stands on the map: its sign on a shield in its owner's colour; nobody's is bitumen. */
export function Unit({
  unit,
  seat,
  size = 40,
}: {
  readonly unit: string;
  readonly seat: Seat;
  readonly size?: number;
}): ReactElement {
  const colour = useColour();
  return (
    <svg
      className={seat < 0 ? 'nobody' : colour(seat)}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <use href="#pc-tile" />
      <use href={`#${unitIcon(unit)}`} x="8.5" y="5.5" width="31" height="31" className="unit-sign" />
    </svg>
  );
}

/** The small heading of a part of a panel. */
export function Heading({
  icon,
  text,
  children,
}: {
  readonly icon: string;
  readonly text: string;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <h3 className="part-head">
      <Icon id={icon} size={17} />
      {text}
      {children !== undefined && <small>{children}</small>}
    </h3>
  );
}
