import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import { waitedFor } from '../session/options.ts';

/** A shorter thought is over before one could read of it. */
const AFTER = 400;
const TICK = 100;

/** Says that a bot is thinking, and for how long already: whoever waits is to know for what. */
export function Thinks(): ReactElement | null {
  const { seats, coach } = useSession();
  const { view, outcome, version } = useStanding();
  const behind = useFrame((frame) => frame.behind);
  const seat = outcome === null ? waitedFor(view)?.seat : undefined;
  // What waits to be shown was thought long ago; and where one learns, the position waits for the reader alone.
  const thinks = coach === undefined && behind === 0 && seat !== undefined && seats[seat]?.who === 'bot';
  return thinks ? <Since key={`${version}/${seat}`} /> : null;
}

function Since(): ReactElement | null {
  const tell = useTell();
  const [milliseconds, setMilliseconds] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setMilliseconds(performance.now() - began), TICK);
    return () => clearInterval(timer);
  }, []);
  if (milliseconds < AFTER) return null;
  // Said once to whoever listens; the seconds are for those who look.
  return (
    <small className="prompt-thinks" title={tell('table.thinks')}>
      <Icon id="ui-bot" size={15} />
      {tell('table.thinks.for', { seconds: (milliseconds / 1000).toFixed(1) })}
    </small>
  );
}
