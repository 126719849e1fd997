import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useWords } from './words.tsx';

/** Keeps the client for offline use, and offers a newer version when there is one; a running game is never reloaded unasked. */
export function Updates(): ReactElement | null {
  const say = useWords();
  const [waiting, setWaiting] = useState<ServiceWorker | undefined>();
  useEffect(() => {
    // While developing, what is served must be what was just written.
    if (import.meta.env.PROD && 'serviceWorker' in navigator) void keep(setWaiting);
  }, []);
  if (waiting === undefined) return null;
  return (
    <output className="toast">
      <Icon id="brand-wedge" /> {say('web.update')}
      <button type="button" className="btn sm" onClick={() => take(waiting)}>
        {say('web.update.take')}
      </button>
    </output>
  );
}

/** Registers the service worker; tells of a newer one that waits. Without one (a private window) the page works all the same. */
async function keep(tell: (waiting: ServiceWorker) => void): Promise<void> {
  try {
    // The page comes first.
    await new Promise((ready) => (document.readyState === 'complete' ? ready(0) : addEventListener('load', ready)));
    const registration = await navigator.serviceWorker.register('/sw.js');
    const look = (): void => {
      if (registration.waiting !== null && navigator.serviceWorker.controller !== null) tell(registration.waiting);
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  } catch {
    // Nothing is lost but the offline copy.
  }
}

/** Lets the newer version take over, then starts the page with it. */
function take(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  // A worker has no origin to be named.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
