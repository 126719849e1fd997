import type { Seat } from '@edubba/kernel';
import { type Colour, useSay } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import type { Yield } from '../../content/map.ts';
import type { MonsterName } from '../../content/monsters.ts';
import { CLAIMED } from '../../rules/state.ts';
import { PRINT, type Slot, strip, stripRoom } from './arranging.ts';
import { at } from './geometry.ts';
import { type Lying, lyingOn } from './lying.ts';
import type { Standing } from './standing.ts';

const GOODS: { readonly [yields in Yield]: readonly string[] } = {
  grain: ['grain'],
  sheep: ['sheep'],
  silver: ['silver'],
  lapis: ['lapis'],
  staple: ['grain', 'sheep'],
  any: ['grain', 'sheep', 'silver', 'lapis'],
  none: [],
};

/** What a space yields, in its middle where no army stands. */
export const Yields = memo(function Yields({ yields }: { readonly yields: Yield }): ReactElement {
  const goods = GOODS[yields];
  const [size, step] = goods.length > 2 ? [13, 13.5] : [18, 19];
  return (
    <>
      {goods.map((good, i) => (
        <Good key={good} good={good} slot={{ x: (i - (goods.length - 1) / 2) * step, y: PRINT.yield, size }} />
      ))}
    </>
  );
});

function Good({ good, slot }: { readonly good: string; readonly slot: Slot }): ReactElement {
  return <use href={`#res-${good}`} className={`akk-${good}`} {...box(slot)} />;
}

interface OnSpace {
  /** The space, and who lives there. */
  readonly id: string;
  readonly monster: MonsterName | undefined;
  readonly now: Standing;
  readonly then: Standing;
  readonly yields: Yield;
  /** Rows of the army; 0: none stands there. */
  readonly rows: number;
}

/** The strip below an army, laid out. */
interface Laid {
  readonly lying: readonly Lying[];
  readonly goods: readonly string[];
  readonly slots: readonly Slot[];
  /** Where a monster has its lair beside the army. */
  readonly lair: Slot | undefined;
}

/** What lies on a space below its army: its monster, tokens, ziggurat, canals, ships, and what it yields. */
export function laidOut({ id, monster, now, then, yields, rows }: OnSpace, colourOf: (seat: Seat) => Colour): Laid {
  const isThere = monster !== undefined && rows > 0 && now.monster !== CLAIMED;
  const room = stripRoom(rows) - (isThere ? 1 : 0);
  const lying = lyingOn(id, now, then, colourOf).slice(0, room);
  const goods = rows > 0 && lying.length + GOODS[yields].length <= room ? GOODS[yields] : [];
  const slots = strip(lying.length + goods.length + (isThere ? 1 : 0), rows);
  return { lying, goods, slots, lair: isThere ? slots.at(-1) : undefined };
}

/** What lies there, but for the lair: that can be pointed at by itself. */
export function Strip({ laid: { lying, goods, slots } }: { readonly laid: Laid }): ReactElement {
  return (
    <>
      {lying.map((one, i) => (
        <Piece key={one.id} one={one} slot={slots[i]} />
      ))}
      {goods.map((good, i) => {
        const slot = slots[lying.length + i];
        return slot === undefined ? null : <Good key={good} good={good} slot={{ ...slot, size: slot.size * 0.92 }} />;
      })}
    </>
  );
}

function box({ x, y, size }: Slot): {
  readonly x: string;
  readonly y: string;
  readonly width: number;
  readonly height: number;
} {
  return { x: (x - size / 2).toFixed(1), y: (y - size / 2).toFixed(1), width: size, height: size };
}

function Piece({ one, slot }: { readonly one: Lying; readonly slot: Slot | undefined }): ReactElement | null {
  const say = useSay();
  if (slot === undefined) return null;
  const { id, href, colour, preview, more } = one;
  return (
    <g className={['akk-lying', colour, preview].join(' ')}>
      <use href={href} {...box(slot)} data-piece={preview === 'coming' ? undefined : id} />
      {more !== undefined && (
        <g className="akk-rest" transform={at([slot.x + 5, slot.y - 4])}>
          <rect x="-6.5" y="-4.8" width="13" height="9.6" rx="4.8" />
          <text y="3">{say({ id: 'ui.map.more', params: { n: more } })}</text>
        </g>
      )}
    </g>
  );
}
