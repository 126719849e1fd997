import { useLater } from '../useLater.ts';
import { memo, type ReactElement } from 'react';
import { along, curve, type Point, scatter, tenth } from './curve.ts';

interface RiverProps {
  readonly course: readonly Point[];
  readonly width: number;
  readonly seed: number;
}

/**
 * A river: layered strokes on one smooth path (reed bank, foam, shallows, water, deep), scattered ripples and tufts of
 * reed. It has no line in the middle: that would make it look like a road.
 */
export const River = memo(function River({ course, width, seed }: RiverProps): ReactElement {
  const d = curve(course);
  const detailed = useLater();
  return (
    <g className="river" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke="var(--marsh-2)" strokeWidth={tenth(width * 1.36)} opacity={0.42} />
      <path d={d} stroke="var(--foam)" strokeWidth={tenth(width * 1.14)} opacity={0.85} />
      <path d={d} stroke="var(--shallow)" strokeWidth={tenth(width * 1.04)} />
      <path d={d} stroke="var(--water)" strokeWidth={tenth(width * 0.8)} opacity={0.8} />
      <path
        d={d}
        stroke="var(--deep)"
        strokeWidth={tenth(width * 0.42)}
        opacity={0.38}
        transform={`translate(${tenth(width * 0.07)} 0)`}
      />
      {detailed && <Details course={course} width={width} seed={seed} />}
    </g>
  );
});

function Details({ course, width, seed }: RiverProps): ReactElement {
  const random = scatter(seed);
  return (
    <g className="board-detail" strokeWidth={tenth(width * 0.045)}>
      {ripples(course, width, random).map((waves, i) => (
        <path key={i} d={waves} stroke="var(--foam)" opacity={0.5 + i * 0.2} />
      ))}
      <path d={reeds(course, width, random)} stroke="var(--marsh-2)" opacity={0.9} />
    </g>
  );
}

/** Ripples in three strengths, a path for each. */
function ripples(course: readonly Point[], width: number, random: () => number): readonly string[] {
  const strengths = ['', '', ''];
  for (const { at } of along(course, width * 0.42)) {
    const wave = width * (0.1 + random() * 0.07);
    const aside = (random() - 0.5) * width * 0.62;
    if (random() < 0.28) continue;
    const strength = Math.floor(random() * strengths.length);
    const [x, y] = [tenth(at[0] + aside - wave * 2), tenth(at[1])];
    const [k, kk] = [tenth(wave), tenth(wave * 2)];
    strengths[strength] = `${strengths[strength] ?? ''}M${x} ${y}q${k} ${-k} ${kk} 0t${kk} 0`;
  }
  return strengths;
}

function reeds(course: readonly Point[], width: number, random: () => number): string {
  return along(course, width * 0.9)
    .map(({ at, angle }) => {
      const reach = width * 0.62 * (random() < 0.5 ? -1 : 1);
      const [x, y] = [at[0] - Math.sin(angle) * reach, at[1] + Math.cos(angle) * reach];
      const blade = (aside: number, height: number): string =>
        `M${tenth(x + width * aside)} ${tenth(y)}v${tenth(-width * height)}`;
      return blade(0, 0.2) + blade(0.09, 0.27) + blade(0.18, 0.18);
    })
    .join('');
}
