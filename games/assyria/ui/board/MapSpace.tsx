import type { Seat } from '@edubba/kernel';
import { type Colour, isWaiting, Rings, type TableState, useColour, useTable, useThing } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { type MapSpace as Printed, SPACES, type Space } from '../../content/map.ts';
import type { State } from '../../rules/state.ts';
import { feedingOf } from './feeding.ts';
import { at, HEX, MAP, SIZE } from './geometry.ts';
import { isBlocked } from './Land.tsx';
import { MapPiece } from './MapPiece.tsx';
import { Medallion } from './Medallion.tsx';
import { type PieceKind, type Previewed, previewOf, standing } from './standing.ts';

/** A space of the map with all that stands on it. It reads only its own part of the table. */
export const MapSpace = memo(function MapSpace({ space }: { readonly space: Space }): ReactElement {
  const { id, food } = SPACES[space] as Printed;
  const thing = useThing(`space/${id}`);
  const [now = '', then = '', feeding, soon, out] = useTable<State, string>((table) => shown(table, space)).split('|');
  const blocked = out === 'blocked';
  const colourOf = useColour();
  const pieces = previewOf(now, then);
  const has = (kind: PieceKind): boolean => pieces.some((piece) => piece.kind === kind && piece.preview === undefined);
  const isFree = !has('ziggurat') && !has('hut') && now === then;
  return (
    <g className="map-space" transform={at(MAP.centres[space] ?? [0, 0])} {...thing}>
      {feeding === 'hungry' && <Threat inside={thing['data-lit'] !== undefined} />}
      <Rings thing={thing} path={RING} />
      {!blocked && !has('ziggurat') && !has('farmer') && <Medallion food={food} />}
      {drawn(id, pieces, colourOf)}
      {isFree && isWaiting(thing) && <Dot aside={has('ship')} />}
      {feeding !== '' && <FeedingBadge fed={feeding === 'fed'} soon={soon === 'soon'} left={has('ship')} />}
      <polygon className="map-hit" points={HEX.whole} />
    </g>
  );
});

/** All that a space shows of the table, in one text: ninety of them ask at every change, each only once. */
function shown({ view, ahead, me }: TableState<State>, space: Space): string {
  const now = standing(view.s, space);
  const then = ahead === undefined ? now : standing(ahead.s, space);
  const soon = ahead?.s.fed.includes(space) === true ? 'soon' : '';
  const out = isBlocked(space, view.s.blockedTop, view.s.blockedBottom) ? 'blocked' : '';
  return [now, then, feedingOf(view, space, me) ?? '', soon, out].join('|');
}

/** The pieces of a space. Their order never changes while they stand, so that none is moved in the page and set anew. */
function drawn(id: string, pieces: readonly Previewed[], colourOf: (seat: Seat) => Colour): readonly ReactElement[] {
  const crowded = pieces.some(({ kind }) => kind === 'ship') && pieces.some(({ kind }) => kind === 'hut');
  return pieces.map(({ word, kind, level, owner, preview }) => (
    <MapPiece
      key={preview === 'coming' ? `coming ${word}` : word}
      id={preview === 'coming' ? undefined : `${kind}/${id}`}
      kind={kind}
      level={level}
      colour={owner === undefined ? undefined : colourOf(owner)}
      preview={preview}
      crowded={crowded}
    />
  ));
}

const RING = `M${HEX.ring}Z`;

/** Where a piece would stand. */
const Dot = memo(function Dot({ aside }: { readonly aside: boolean }): ReactElement {
  return <circle className="map-dot" cx={aside ? -SIZE.ship * 0.55 : 0} cy={SIZE.dotY} r={SIZE.dot} />;
});

/** The hatched rim of a Hut that will starve. */
function Threat({ inside }: { readonly inside: boolean }): ReactElement {
  const points = inside ? HEX.innerThreat : HEX.threat;
  return (
    <>
      <polygon className="map-threat-ground" points={points} />
      <polygon className="map-threat" points={points} />
    </>
  );
}

/** An empty bowl, or a check; `soon`: with what is hovered or selected now it would be fed. */
function FeedingBadge({
  fed,
  soon,
  left,
}: {
  readonly fed: boolean;
  readonly soon: boolean;
  readonly left: boolean;
}): ReactElement {
  const x = left ? -17 : 17;
  const state = fed ? 'fed' : soon ? 'soon' : 'hungry';
  return (
    <g className={`map-badge ${state}`} transform={at([x, 2])}>
      <circle r={state === 'hungry' ? 8.2 : 6.6} />
      {state === 'hungry' ? (
        <path d="M-4.6 -1H4.6C4.6 1.6 3 3.2 1.6 3.7V4.6H-1.6V3.7C-3 3.2 -4.6 1.6 -4.6 -1Z" />
      ) : (
        <use href="#act-confirm" x="-4.2" y="-4.2" width="8.4" height="8.4" />
      )}
    </g>
  );
}
