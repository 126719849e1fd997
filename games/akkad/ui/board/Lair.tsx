import { useThing } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import type { MonsterName } from '../../content/monsters.ts';
import { ALIVE, CLAIMED } from '../../rules/state.ts';
import { at } from './geometry.ts';

/** What the picture of a monster is drawn for: its ground has this radius. */
const RADIUS = 14;

/** A monster in its lair: awake, turned over until the round ends, or gone for good. Beside an army it is small. */
export const Lair = memo(function Lair({
  name,
  state,
  x = 0,
  y = 6.5,
  size = 2 * RADIUS,
}: {
  readonly name: MonsterName;
  readonly state: number;
  /** In the middle of its space, unless an army stands there. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}): ReactElement {
  const thing = useThing(`monster/${name}`);
  const is = state === ALIVE ? 'alive' : state === CLAIMED ? 'claimed' : 'turned';
  const scale = size / (2 * RADIUS);
  return (
    <g
      className={`akk-lair ${is}`}
      transform={scale === 1 ? at([x, y]) : `${at([x, y])} scale(${scale.toFixed(2)})`}
      {...thing}
    >
      <circle r={RADIUS} className="akk-lair-ground" />
      {is !== 'claimed' && <use href="#unit-monster" x="-12" y="-12" width="24" height="24" />}
      {is === 'turned' && <path d="M-8 8L8-8" className="akk-lair-slash" />}
    </g>
  );
});
