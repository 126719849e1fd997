import { useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { oddsOf } from '../../../rules/queries/bones.ts';
import { what } from '../../explaining/what.ts';

const WIDTH = 168;
const HEIGHT = 34;

/** How likely each number of hits is, with the one that came up. */
export function Chances({ n, hits }: { readonly n: number; readonly hits: number | undefined }): ReactElement | null {
  const say = useText();
  if (n === 0) return null;
  const ways = oddsOf(n);
  const all = ways.reduce((sum, w) => sum + w, 0);
  const most = Math.max(...ways);
  const wide = Math.min(26, WIDTH / ways.length);
  const least = hits ?? Math.round(n / 2);
  const share = Math.round((100 * ways.slice(least).reduce((sum, w) => sum + w, 0)) / all);
  const bar = (w: number, i: number): string => {
    const high = Math.max(1.5, (HEIGHT * w) / most);
    return `M${(i * wide + 1).toFixed(1)} ${HEIGHT}v${(-high).toFixed(1)}h${(wide - 2).toFixed(1)}v${high.toFixed(1)}z`;
  };
  return (
    <div className="chances" {...what('chances')}>
      <svg
        viewBox={`0 0 ${wide * ways.length} ${HEIGHT}`}
        width={wide * ways.length}
        height={HEIGHT}
        aria-hidden="true"
      >
        <path d={ways.map(bar).join('')} />
        {hits !== undefined && <path d={bar(ways[hits] ?? 0, hits)} className="chances-now" />}
      </svg>
      <p>{say('panel.chances', { n: least, share })}</p>
    </div>
  );
}
