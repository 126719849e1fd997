import { type ReactElement, useSyncExternalStore } from 'react';
import { Link, type RouteComponentProps } from 'wouter';
import { Loading } from '../app/Plain.tsx';
import { useWords } from './words.ts';
import type { ReplaySource } from '../worker/api.ts';
import { useReplay } from './useReplay.ts';
import { Watching } from './Watching.tsx';
import './replay-page.css';

/** The place in an address that says: the game itself stands after the `#`. */
const SHARED = 'shared';

function useHash(): string {
  return useSyncExternalStore(
    (tell) => {
      window.addEventListener('hashchange', tell);
      return () => window.removeEventListener('hashchange', tell);
    },
    () => location.hash.slice(1),
  );
}

/** `/replay/:id/:step?`: a kept game, or one that came with the address, to be watched step by step. */
export default function ReplayPage({
  params,
}: RouteComponentProps<{ readonly id: string; readonly step?: string }>): ReactElement {
  const { id, step } = params;
  const hash = useHash();
  const shared = id === SHARED;
  return <Replayed id={id} place={`/replay/${id}`} source={shared ? { link: hash } : { id }} step={step} />;
}

/** A game wherever it comes from, to be watched step by step; `place` is its address, before the step. */
export function Replayed({
  id,
  place,
  source,
  step,
}: {
  readonly id: string;
  readonly place: string;
  readonly source: ReplaySource;
  readonly step: string | undefined;
}): ReactElement {
  const say = useWords();
  const asked = step === undefined || !/^\d+$/.test(step) ? undefined : Number(step);
  const { opening, see } = useReplay(source, asked);
  if (opening.status === 'opening') return <Loading />;
  if (opening.status === 'failed') {
    return (
      <main className="plain-page">
        <h1>{say('link' in source ? 'replay.bad-link' : 'replay.bad-game')}</h1>
        <p>{say(opening.why)}</p>
        <Link href="/" className="btn primary">
          {say('web.back-home')}
        </Link>
      </main>
    );
  }
  const key = 'link' in source ? source.link : id;
  return <Watching key={key} id={id} place={place} asked={asked} replay={opening.replay} see={see} />;
}
