import { tables, Unanswered } from './api.ts';
import type { World } from './connection.ts';

/** The address of a table's line. */
function lineOf(id: string, version: number | undefined): string {
  const { protocol, host } = location;
  const since = version === undefined ? '' : `?version=${version}`;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/v1/tables/${encodeURIComponent(id)}/live${since}`;
}

const REFUSED: { readonly [status: number]: string } = { 401: 'signed-out', 403: 'forbidden', 404: 'no-table' };

/** The browser as a connection to a table needs it. */
export function browserWorld(id: string): World {
  return {
    dial: (version, ear) => {
      const socket = new WebSocket(lineOf(id, version));
      socket.addEventListener('message', ({ data }) => ear.hear(String(data)));
      socket.addEventListener('close', ({ code }) => ear.broken(code));
      return socket;
    },
    refusal: async () => {
      try {
        await tables.table(id);
        return undefined;
      } catch (error) {
        // A house that cannot be reached has refused nothing.
        return error instanceof Unanswered ? REFUSED[error.status] : undefined;
      }
    },
    now: () => Date.now(),
    random: () => Math.random(),
    network: (tell) => {
      const off = new AbortController();
      window.addEventListener('online', () => tell(true), { signal: off.signal });
      window.addEventListener('offline', () => tell(false), { signal: off.signal });
      return () => off.abort();
    },
  };
}
