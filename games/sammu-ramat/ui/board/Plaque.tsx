import { Rings, useSay, useTable, useThing } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { AREA_NAMES, AREAS } from '../../content/map.ts';
import type { State } from '../../rules/state.ts';
import { goodIcon } from '../../asking/icons.ts';
import { at, COUNTRIES, PLAQUE } from './geometry.ts';
import { Difference } from './Place.tsx';

const [WIDTH, HEIGHT] = PLAQUE;
const OUTLINE = `M${-WIDTH / 2} ${-HEIGHT / 2}h${WIDTH}v${HEIGHT}h${-WIDTH}Z`;
const SLOT = 'M0 0h38v18h-38Z';

interface Held {
  readonly gate: boolean;
  readonly supplies: readonly [now: number, then: number];
  readonly medicine: readonly [now: number, then: number];
  readonly green: readonly string[];
}

const GREEN = ['diplomacyRaid', 'karuArea', 'religionCapital', 'healthArea'] as const;
const MARKER: { readonly [list in (typeof GREEN)[number]]: string } = {
  diplomacyRaid: 'diplomacy',
  karuArea: 'karu',
  religionCapital: 'religion',
  healthArea: 'health',
};

function held(s: State, next: State, area: number): Held {
  return {
    gate: s.gate[area] === true,
    supplies: [s.supplies[area] ?? 0, next.supplies[area] ?? 0],
    medicine: [s.medicine[area] ?? 0, next.medicine[area] ?? 0],
    green: GREEN.flatMap((list) => Array.from({ length: s[list][area] ?? 0 }, () => MARKER[list])),
  };
}

/** The plaque of an Area: its Good, its Gate, its Supplies and its Medicine. */
export const Plaque = memo(function Plaque({ area }: { readonly area: number }): ReactElement | null {
  const name = AREA_NAMES[area];
  const say = useSay();
  const thing = useThing(`area/${name}`);
  const text = useTable<State, string>(({ view, ahead }) => JSON.stringify(held(view.s, (ahead ?? view).s, area)));
  if (name === undefined) return null;
  const { gate, supplies, medicine, green } = JSON.parse(text) as Held;
  const good = AREAS[area]?.good ?? 'gold';
  return (
    <g transform={at(COUNTRIES[name].plaque)} className="sam-plaque" data-gate={gate ? '' : undefined}>
      <g {...thing}>
        <rect x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} rx="9" className="sam-plaque-ground" />
        <Rings thing={thing} path={OUTLINE} />
        <use
          href={`#${goodIcon(good)}`}
          x={-WIDTH / 2 + 6}
          y={-HEIGHT / 2 + 3.5}
          width="15"
          height="15"
          className={`sam-good ${good}`}
        />
        <text x={-WIDTH / 2 + 25} y={-HEIGHT / 2 + 15.6} className="sam-plaque-name">
          {say({ id: `name.${name}` })}
        </text>
        <g transform={`translate(${-WIDTH / 2 + 15} ${-HEIGHT / 2 + 30})`}>
          {gate ? (
            <>
              <path d="M-9 8V-6H-6V-8.6H-3V-6H3V-8.6H6V-6H9V8Z" className="sam-gate" />
              <path d="M-9 -2.6H9" className="sam-gate-gold" />
              <path d="M-4 8V2.6A4 4 0 0 1 4 2.6V8Z" className="sam-gate-door" />
            </>
          ) : (
            <path d="M-8 8V-1A8 8 0 0 1 8 -1V8Z" className="sam-no-gate" />
          )}
        </g>
        <path className="map-hit" d={OUTLINE} />
      </g>
      <Slot token="supplies" area={name} x={-WIDTH / 2 + 28} counts={supplies} />
      <Slot token="medicine" area={name} x={-WIDTH / 2 + 69} counts={medicine} />
      {green.map((marker, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are alike
        <use
          key={`${marker} ${i}`}
          href={`#sam-mk-${marker}`}
          x={WIDTH / 2 - 14 - i * 13}
          y={-HEIGHT / 2 - 10}
          width="20"
          height="20"
        />
      ))}
    </g>
  );
});

/** Supplies or Medicine of an Area: tokens one may have to choose. */
function Slot({
  token,
  area,
  x,
  counts: [now, then],
}: {
  readonly token: 'supplies' | 'medicine';
  readonly area: string;
  readonly x: number;
  readonly counts: readonly [number, number];
}): ReactElement {
  const thing = useThing(`token/${token}/${area}`);
  return (
    <g
      transform={`translate(${x} ${-HEIGHT / 2 + 21})`}
      className={`sam-slot ${token}`}
      data-none={now === 0 ? '' : undefined}
      {...thing}
    >
      <rect width="38" height="18" rx="5" className="sam-slot-ground" />
      <Rings thing={thing} path={SLOT} />
      <use href={`#tok-${token}`} x="4" y="2" width="14" height="14" className="sam-slot-icon" />
      <text x="28" y="14" className="sam-slot-count">
        {now}
      </text>
      {then !== now && <Difference by={then - now} x={30} y={-4} />}
      <rect className="map-hit" width="38" height="18" />
    </g>
  );
}
