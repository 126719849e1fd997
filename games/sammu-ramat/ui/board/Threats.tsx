import { tenth, useTable } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { LOCATIONS } from '../../content/map.ts';
import type { State } from '../../rules/state.ts';
import { chanceOf, percent } from '../../forecast/index.ts';
import { useForecast } from '../foretold.ts';
import { useShownWay } from '../shown-step.ts';
import { at, onWay, pointOf, RADIUS, stretchOf } from './geometry.ts';
import { type March, marches } from './marches.ts';
import { what as whatIs } from '../explaining/what.ts';

/** One text for all of it: it is drawn again only when what threatens has changed. */
function threatening(s: State, next: State | undefined): string {
  const now = marches(s);
  if (next === undefined) return JSON.stringify(now.map((march) => ({ ...march, held: false })));
  const then = marches(next);
  const averted = now.filter(
    (march) => march.attack && !then.some(({ from, to, attack }) => attack && from === march.from && to === march.to),
  );
  return JSON.stringify([
    ...then.map((march) => ({ ...march, held: false })),
    ...averted.map((march) => ({ ...march, held: true })),
  ]);
}

type Shown = March & { readonly held: boolean };

/** How likely the forecast says that Enemies come to a place, in hundredths; nothing while it says nothing, or an answer is only pointed at. */
function useLikely(): ((place: string) => number) | undefined {
  const told = useForecast();
  const pointed = useTable<State, boolean>(({ ahead }) => ahead !== undefined);
  if (told === undefined || pointed) return undefined;
  return (place) =>
    Math.max(...['attack', 'overrun', 'advance'].map((what) => percent(chanceOf(told, `enemies/${what}/${place}`))));
}

/** What an arrow shows comes about unless an Event that nobody has seen, or a draw, changes it. */
const UNSURE = 'unsure';

const radiusOf = (id: string): number => RADIUS[LOCATIONS.findIndex((card) => card.id === id)] ?? 17;

/** What the Enemies would do next Month: a full arrow with both numbers where they attack, a dashed one where they walk. */
export const Threats = memo(function Threats(): ReactElement {
  const shown = JSON.parse(
    useTable<State, string>(({ view, ahead }) => (view.over ? '[]' : threatening(view.s, ahead?.s))),
  ) as Shown[];
  const likely = useLikely();
  const attacked = [...new Set(shown.filter(({ attack, held }) => attack && !held).map(({ to }) => to))];
  return (
    <g className="sam-threats" aria-hidden="true">
      {attacked.map((place) => {
        const r = radiusOf(place) + 10;
        return (
          <g key={place} transform={at(pointOf(place))}>
            <circle r={r} className="sam-threat-case" />
            <circle r={r} className="sam-threat" />
            <circle r={r + 4.4} className="sam-threat-line" />
          </g>
        );
      })}
      {shown.map((march) => (
        <g
          key={`${march.from} ${march.to} ${march.held}`}
          className={!march.held && (likely?.(march.to) ?? 100) < 100 ? UNSURE : undefined}
        >
          <Arrow {...march} />
        </g>
      ))}
    </g>
  );
});

function Arrow({ from, to, attack, held }: Shown): ReactElement | null {
  const way = stretchOf(from, to, attack ? 0.34 : 0.3, attack ? 0.6 : 0.64);
  if (way === null) return null;
  return (
    <g className={held ? 'sam-arrow held' : attack ? 'sam-arrow attack' : 'sam-arrow'}>
      <path d={way.path} className="sam-arrow-case" />
      <path d={way.path} className="sam-arrow-line" />
      <path
        d="M-3 -10L13 0L-3 10Z"
        className="sam-arrow-head"
        transform={`${at(way.at)} rotate(${tenth((way.angle * 180) / Math.PI)})`}
      />
    </g>
  );
}

/** The two numbers of an attack, Enemies against Defense, above everything else. */
export const Clashes = memo(function Clashes(): ReactElement {
  const shown = JSON.parse(
    useTable<State, string>(({ view, ahead }) => (view.over ? '[]' : threatening(view.s, ahead?.s))),
  ) as Shown[];
  const likely = useLikely();
  return (
    <g className="sam-clashes">
      {shown
        .filter(({ attack }) => attack)
        .map(({ from, to, strength, defense, held }) => {
          const spot = onWay(from, to, 0.47);
          if (spot === null) return null;
          // Beside the way, so that the arrow stays in sight.
          const chance = held ? 100 : (likely?.(to) ?? 100);
          const [x, y] = [spot.at[0] - Math.sin(spot.angle) * 24, spot.at[1] + Math.cos(spot.angle) * 17];
          return (
            <g
              key={`${from} ${to}`}
              transform={at([x, y])}
              className={held ? 'sam-clash-badge held' : 'sam-clash-badge'}
              {...whatIs('clash')}
            >
              <rect x="-22" y="-12" width="44" height="24" rx="12" />
              <text y="5.2">{`${strength}:${defense}`}</text>
              {chance < 100 && (
                <text y="26" className="sam-clash-likely">
                  {chance}%
                </text>
              )}
            </g>
          );
        })}
      <Again />
    </g>
  );
});

/** The way of the step that is looked at again. */
function Again(): ReactElement | null {
  const way = useShownWay();
  if (way === undefined) return null;
  const drawn = stretchOf(way.from, way.to, 0.22, 0.7);
  if (drawn === null) return null;
  return (
    <g className="sam-arrow again">
      <path d={drawn.path} className="sam-arrow-case" />
      <path d={drawn.path} className="sam-arrow-line" />
      <path
        d="M-3 -12L16 0L-3 12Z"
        className="sam-arrow-head"
        transform={`${at(drawn.at)} rotate(${tenth((drawn.angle * 180) / Math.PI)})`}
      />
    </g>
  );
}
