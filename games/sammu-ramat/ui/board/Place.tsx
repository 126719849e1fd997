import { circlePath, EMBLEMS, isWaiting, Rings, useColour, useTable, useThing } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { LOCATIONS } from '../../content/map.ts';
import { AREA_OF } from '../../rules/geography.ts';
import type { State } from '../../rules/state.ts';
import { techIcon } from '../../asking/icons.ts';
import { at, MERLONS, pointOf, RADIUS } from './geometry.ts';
import { asideOf, readStanding, type Standing, standingText } from './standing.ts';
import { what as whatIs } from '../explaining/what.ts';

const HERE = [0, 0] as const;
const GATE = 'M-13 14V-9H-10V-12H-6V-9H-2V-12H2V-9H6V-12H10V-9H13V14Z';

/** A Location's disc: a Capital with its merlons and its Gate, or a Settlement. */
const Disc = memo(function Disc({ location }: { readonly location: number }): ReactElement {
  const radius = RADIUS[location] ?? 17;
  const capital = LOCATIONS[location]?.capital === true;
  const gate = useTable<State, boolean>(({ view }) => view.s.gate[AREA_OF[location] ?? -1] === true);
  return (
    <>
      <ellipse cy="4" rx={radius + 4} ry={radius + 2} className="sam-shade" />
      {capital && <path d={MERLONS} className="sam-merlons" />}
      <circle r={radius} className="sam-disc" />
      <circle r={radius - 3.4} className="sam-disc-line" />
      {!capital && <use href="#bld-settlement" x="-10.5" y="-11" width="21" height="21" className="sam-settlement" />}
      {capital && gate && (
        <>
          <path d={GATE} className="sam-gate" />
          <path d="M-13 -5H13" className="sam-gate-gold" />
          <path d="M-6 14V5A6 6 0 0 1 6 5V14Z" className="sam-gate-door" />
        </>
      )}
      {capital && !gate && <path d="M-9 11V-1A9 9 0 0 1 9 -1V11Z" className="sam-no-gate" />}
    </>
  );
});

/** A Location with its disc and its ring; what stands in it lies above all discs. */
export const Place = memo(function Place({ location }: { readonly location: number }): ReactElement {
  const id = LOCATIONS[location]?.id ?? '';
  const thing = useThing(`place/${id}`);
  const radius = RADIUS[location] ?? 17;
  return (
    <g className="sam-place" transform={at(pointOf(id))} {...thing}>
      <Disc location={location} />
      <Rings thing={thing} path={circlePath(HERE, radius + 7)} />
      {isWaiting(thing) && <circle className="map-dot" cx={-radius - 14} cy="3" r="5" />}
      <circle className="map-hit" r={radius + 9} />
    </g>
  );
});

/** The name under a Location, with the sign of its Market. */
export const Label = memo(function Label({
  location,
  name,
}: {
  readonly location: number;
  readonly name: string;
}): ReactElement {
  const card = LOCATIONS[location];
  const [x, y] = pointOf(card?.id ?? '');
  const radius = RADIUS[location] ?? 17;
  const market = card?.market === true;
  const half = name.length * 3.45;
  return (
    <g transform={at([x + (market ? 7 : 0), y + radius + 16])} aria-hidden="true" className="sam-label">
      <text className={card?.capital === true ? 'sam-name capital' : 'sam-name'}>{name}</text>
      {market && (
        <g transform={`translate(${-half - 12} -4.4)`}>
          <circle r="7.4" className="sam-market" />
          <use href="#act-trade" x="-5" y="-5" width="10" height="10" className="sam-market-icon" />
        </g>
      )}
    </g>
  );
});

/** All that stands in a Location: Military left, Diviners right, Enemies and Characters on the disc, markers below. */
export const Pieces = memo(function Pieces({ location }: { readonly location: number }): ReactElement | null {
  const id = LOCATIONS[location]?.id ?? '';
  const text = useTable<State, string>(({ view, ahead }) => standingText(view, ahead, location));
  const { now, then } = readStanding(text);
  const radius = RADIUS[location] ?? 17;
  const aside = asideOf(radius, Math.max(now.people.length, then.people.length));
  const capital = LOCATIONS[location]?.capital === true;
  return (
    <g className="sam-pieces" transform={at(pointOf(id))}>
      {now.technology !== '' && <Technology what={now.technology} radius={radius} gone={then.technology === ''} />}
      <Stack
        kind="enemy"
        id={`enemy/${id}`}
        x={0}
        y={-3}
        size={capital ? 46 : 42}
        n={now.enemies}
        next={then.enemies}
      />
      <TokenStack token="military" place={id} x={-aside} y={3} size={31} n={now.military} next={then.military} />
      <TokenStack token="diviners" place={id} x={aside} y={4} size={27} n={now.diviners} next={then.diviners} />
      <People now={now} then={then} />
      {marks(now, then).map(({ marker, gone, coming }, i) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are alike
          key={`${marker} ${i}`}
          href={`#sam-mk-${marker}`}
          x={radius * 0.85 - 12 + i * 6}
          y={radius * 0.75 - 12}
          width="24"
          height="24"
          className={gone ? 'sam-gone' : coming ? 'sam-coming' : undefined}
          data-piece={`${marker}/${id}`}
        />
      ))}
      {now.green.map((marker, i) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are alike
          key={`${marker} ${i}`}
          href={`#sam-mk-${marker}`}
          x={-radius * 0.9 - 11 - i * 10}
          y={radius * 0.95 - 11}
          width="22"
          height="22"
        />
      ))}
    </g>
  );
});

function marks(now: Standing, then: Standing): { marker: string; gone: boolean; coming: boolean }[] {
  return (['unrest', 'plague'] as const).flatMap((marker) =>
    now[marker] || then[marker] ? [{ marker, gone: !then[marker], coming: !now[marker] }] : [],
  );
}

function Technology({
  what,
  radius,
  gone,
}: {
  readonly what: string;
  readonly radius: number;
  readonly gone: boolean;
}): ReactElement {
  return (
    <g transform={at([radius * 0.95, -radius * 0.95])} className={gone ? 'sam-gone' : undefined}>
      <path d="M0 -12L10.4 -6V6L0 12L-10.4 6V-6Z" className="sam-tech" />
      <use href={`#${techIcon(what)}`} x="-7.5" y="-7.5" width="15" height="15" className="sam-tech-icon" />
    </g>
  );
}

interface StackProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly n: number;
  /** How many there would be. */
  readonly next: number;
}

/** A kind of piece with how many there are; what would come or go is a badge beside it. */
function Stack({
  kind,
  id,
  x,
  y,
  size,
  n,
  next,
}: StackProps & { readonly kind: string; readonly id: string }): ReactElement | null {
  if (n === 0 && next === 0) return null;
  return (
    <g
      transform={at([x, y])}
      data-piece={n === 0 ? undefined : id}
      className={n === 0 ? 'sam-coming' : next === 0 ? 'sam-gone' : undefined}
    >
      <use href={`#sam-pc-${kind}`} x={-size / 2} y={-size / 2} width={size} height={size} />
      {Math.max(n, next) > 1 && (
        <g transform={at([size * 0.36, size * 0.34])} className="sam-count" {...whatIs('pieces')}>
          <circle r="8.6" />
          <text y="4.6">{n === 0 ? next : n}</text>
        </g>
      )}
      {next !== n && <Difference by={next - n} y={-size / 2 - 4} />}
    </g>
  );
}

/** What would come or go, as the numbers of the panels are changed. */
export function Difference({
  by,
  x = 0,
  y,
}: {
  readonly by: number;
  readonly x?: number;
  readonly y: number;
}): ReactElement {
  return (
    <g transform={at([x, y])} className={by > 0 ? 'sam-change good' : 'sam-change danger'}>
      <rect x="-14" y="-10" width="28" height="20" rx="10" />
      <text y="4.8">{by > 0 ? `+${by}` : `−${-by}`}</text>
    </g>
  );
}

/** Military or Diviners of a Location: tokens one may have to choose. Those that would only come are a picture, gone with what is pointed at. */
function TokenStack({
  token,
  place,
  ...stack
}: StackProps & { readonly token: 'military' | 'diviners'; readonly place: string }): ReactElement | null {
  if (stack.n === 0) return <Stack kind={token} id={`${token}/${place}`} {...stack} />;
  return <Tokens token={token} place={place} {...stack} />;
}

function Tokens({
  token,
  place,
  ...stack
}: StackProps & { readonly token: string; readonly place: string }): ReactElement {
  const thing = useThing(`token/${token}/${place}`);
  return (
    <g {...thing}>
      <Stack kind={token} id={`${token}/${place}`} {...stack} />
      <g transform={at([stack.x, stack.y])}>
        <Rings thing={thing} path={circlePath(HERE, stack.size / 2 + 3)} />
        <circle className="map-hit" r={stack.size / 2 + (thing['data-lit'] === undefined ? 0 : 4)} />
      </g>
    </g>
  );
}

/** Characters on their round-headed tablets, with the seal of whose Personal Advisor it is. */
function People({ now, then }: { readonly now: Standing; readonly then: Standing }): ReactElement {
  const colourOf = useColour();
  const here = new Set(now.people.map(([who]) => who));
  const there = new Set(then.people.map(([who]) => who));
  const all = [...now.people, ...then.people.filter(([who]) => !here.has(who))];
  return (
    <>
      {all.map(([who, owner], i) => {
        const width = who === 'sammu-ramat' ? 37 : 32;
        const height = width * 1.16;
        const x = (i - (all.length - 1) / 2) * Math.min(32, 92 / all.length);
        const colour = owner < 0 ? undefined : colourOf(owner);
        const state = !here.has(who) ? 'sam-coming' : there.has(who) ? '' : 'sam-gone';
        return (
          <g key={who} transform={at([x, 9])} className={`${state} ${colour ?? ''}`} data-piece={`person/${who}`}>
            <ellipse rx={width * 0.52} ry="4" className="sam-shade" />
            <use
              href={`#sam-face-${who}`}
              x={-width / 2}
              y={-height}
              width={width}
              height={height}
              className={colour === undefined ? undefined : 'sam-owned'}
            />
            {colour !== undefined && (
              <g transform="translate(0 -3.6)">
                <circle r="6.2" className="sam-seal" />
                <use
                  href={`#emb-${EMBLEMS[colour]}`}
                  x="-4.2"
                  y="-4.2"
                  width="8.4"
                  height="8.4"
                  className="sam-seal-icon"
                />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}
