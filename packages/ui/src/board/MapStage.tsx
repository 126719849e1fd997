import {
  createContext,
  type FocusEvent,
  memo,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type ThingProps, useTable } from '../table-store.ts';
import type { Thing } from '../things.ts';
import type { Point } from './curve.ts';

/** A place of a map, as the veil, the light, the wedges and the keyboard's ring are drawn over it. */
export interface MapPlace {
  readonly path: string;
  readonly centre: Point;
  /** Where wedges point inwards while it is chosen. */
  readonly corners: readonly Point[];
  /** The way around it of the keyboard's ring. */
  readonly focus: string;
  /** Things that lie in it: while one of them is lit or spoken of it lies under no veil. */
  readonly holds?: readonly Thing[];
  /** Too small for a veil of its own: a site on a border. */
  readonly small?: boolean;
}

/** Everything on a map that can be pointed at, by its thing. Made once: it never changes. */
export type MapPlaces = ReadonlyMap<Thing, MapPlace>;

const PlacesContext = createContext<MapPlaces>(new Map());
const ShownContext = createContext<{ readonly current: boolean }>({ current: false });

/** Whether the map has been shown already: what comes later is seen to be set down. */
export const useMapShown = (): { readonly current: boolean } => useContext(ShownContext);

/** All that lies on a map, also in its places; gathered once for each map. */
const gathered = new WeakMap<MapPlaces, ReadonlySet<Thing>>();

function allOn(places: MapPlaces): ReadonlySet<Thing> {
  const all = gathered.get(places) ?? new Set([...places].flatMap(([thing, { holds = [] }]) => [thing, ...holds]));
  gathered.set(places, all);
  return all;
}

function isAny(places: MapPlaces, things: { keys(): Iterator<Thing> & Iterable<Thing> }): boolean {
  const all = allOn(places);
  for (const thing of things.keys()) if (all.has(thing)) return true;
  return false;
}

/**
 * Holds what concerns a whole map: whether it is asked about, whether it was shown already, the keyboard's focus, and the
 * wedges of what is chosen. Inside, `Dusk` and `Breath` go below the places, which carry their own `Rings`.
 */
export function MapStage({
  places,
  className = '',
  children,
}: {
  readonly places: MapPlaces;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactElement {
  const asking = useTable(({ lit }) => isAny(places, lit));
  const [focused, setFocused] = useState<Thing>();
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
  }, []);
  const follow = ({ target }: FocusEvent<SVGGElement>): void =>
    setFocused(target.matches(':focus-visible') ? target.dataset['thing'] : undefined);
  return (
    <PlacesContext value={places}>
      <ShownContext value={shown}>
        <g
          className={`map ${className}`}
          data-asking={asking ? '' : undefined}
          onFocus={follow}
          onBlur={() => setFocused(undefined)}
        >
          {children}
          <Wedges />
          <FocusRing thing={focused} />
        </g>
      </ShownContext>
    </PlacesContext>
  );
}

/** While something on the map can be chosen or is spoken of, the rest lies at dusk: one veil with holes. */
export const Dusk = memo(function Dusk(): ReactElement | null {
  const places = useContext(PlacesContext);
  const lit = useTable((table) => table.lit);
  const marked = useTable((table) => table.marked);
  if (!isAny(places, lit) && !isAny(places, marked)) return null;
  const seen = (thing: Thing): boolean => lit.has(thing) || marked.has(thing);
  const veiled = [...places].filter(
    ([thing, { holds = [], small }]) => small !== true && !seen(thing) && !holds.some(seen),
  );
  return <path className="map-dusk" d={veiled.map(([, { path }]) => path).join('')} />;
});

/**
 * The light of what can be chosen breathes after a while. One path for all of it: were every ring to breathe by itself,
 * the browser would keep a layer for each and sort them all anew with every change.
 */
export const Breath = memo(function Breath(): ReactElement | null {
  const places = useContext(PlacesContext);
  const lit = useTable((table) => table.lit);
  const breathing = [...lit.keys()].flatMap((thing) => places.get(thing)?.path ?? []);
  return breathing.length === 0 ? null : <path className="map-breath" d={breathing.join('')} />;
});

/** Wedges at the corners of what is chosen; above its neighbours, which would cover them. */
const Wedges = memo(function Wedges(): ReactElement | null {
  const places = useContext(PlacesContext);
  const place = useTable(({ chosen }) => (chosen === undefined ? undefined : places.get(chosen)));
  if (place === undefined) return null;
  const [x, y] = place.centre;
  return (
    <g className="map-wedges">
      {place.corners.map(([cx, cy]) => {
        const angle = (Math.atan2(y - cy, x - cx) * 180) / Math.PI - 90;
        const where = `translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${angle.toFixed(0)})`;
        return <path key={where} d="M-3.6-4H3.6L.6 3V7H-.6V3Z" transform={where} />;
      })}
    </g>
  );
});

/** The ring around what the keyboard is on. */
function FocusRing({ thing }: { readonly thing: Thing | undefined }): ReactElement | null {
  const place = useContext(PlacesContext).get(thing ?? '');
  if (place === undefined) return null;
  return (
    <g className="map-focus">
      <path className="map-focus-case" d={place.focus} />
      <path d={place.focus} />
    </g>
  );
}

const RINGED = ['data-lit', 'data-hovered', 'data-chosen', 'data-last', 'data-marked'] as const;

/** The ring of whatever state a thing is in; the style sheet reads the state off its attributes. Nothing at rest. */
export function Rings({ thing, path }: { readonly thing: ThingProps; readonly path: string }): ReactElement | null {
  if (RINGED.every((state) => thing[state] === undefined)) return null;
  return (
    <>
      <path className="map-case" d={path} />
      <path className="map-ring" d={path} />
    </>
  );
}

/** Lit, but neither pointed at nor chosen yet: where a piece would stand there is a dot. */
export const isWaiting = (thing: ThingProps): boolean =>
  thing['data-lit'] !== undefined && thing['data-hovered'] === undefined && thing['data-chosen'] === undefined;

/** A circle as a path. */
export const circlePath = ([x, y]: Point, r: number): string =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
