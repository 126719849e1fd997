import { Icon } from '@edubba/ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useTell } from '../session/context.ts';

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** A chip while there is no network; games of this device go on. */
export function Offline(): ReactElement | null {
  const tell = useTell();
  const online = useSyncExternalStore(listen, () => navigator.onLine);
  if (online) return null;
  return (
    <span className="chip" title={tell('web.offline')}>
      <Icon id="ui-offline" size={15} />
      {tell('table.offline')}
    </span>
  );
}
