import { useText } from '@edubba/ui';
import type { ReactElement } from 'react';

const BONE =
  'M7 3.4C9 2.4 10.4 4 12 4S15 2.4 17 3.4C20 4.8 19.8 8.4 18 10C17 11 17 13 18 14C19.8 15.6 20 19.2 17 20.6C15 21.6 13.6 20 12 20S9 21.6 7 20.6C4 19.2 4.2 15.6 6 14C7 13 7 11 6 10C4.2 8.4 4 4.8 7 3.4Z';
const LEAN = [-7, 4, -3, 8, -5, 6, -8, 3, -4, 7];
/** More lie closer together. */
const MANY = 9;

/** Knucklebones as they fell: a hit shows its carnelian eye, a miss is plain. `rolled` is false before the roll. */
export function Bones({
  n,
  hits,
  rolled,
}: {
  readonly n: number;
  readonly hits: number;
  readonly rolled: boolean;
}): ReactElement {
  const say = useText();
  return (
    <span
      className="bones"
      role="img"
      data-many={n > MANY ? '' : undefined}
      aria-label={say(rolled ? 'panel.bones.rolled' : 'panel.bones.ready', { n, hits })}
    >
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
        <Bone key={i} face={!rolled ? 'ready' : i < hits ? 'hit' : 'miss'} lean={LEAN[i % LEAN.length] ?? 0} />
      ))}
    </span>
  );
}

function Bone({ face, lean }: { readonly face: 'ready' | 'hit' | 'miss'; readonly lean: number }): ReactElement {
  return (
    <svg className={`bone bone-${face}`} viewBox="0 0 40 40" aria-hidden="true" style={{ rotate: `${lean}deg` }}>
      <rect x="2" y="2" width="36" height="36" rx="9" />
      <path d={BONE} transform="translate(5.6 5.6) scale(1.2)" />
      <circle cx="20" cy="20" r={face === 'hit' ? 6.4 : 3.4} />
    </svg>
  );
}
