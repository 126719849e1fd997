import { tables, Unanswered } from './api.ts';
import type { World } from './connection.ts';
import { inOrder } from './packed.ts';

/** The address of a table's line. */
function lineOf(id: string, version: number | undefined): string {
  const { protocol, host } = location;
  const since = version === undefined ? '' : `&version=${version}`;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/v1/tables/${encodeURIComponent(id)}/live?packed=1${since}`;
}

const REFUSED: { readonly [status: number]: string } = { 401: 'signed-out', 403: 'forbidden', 404: 'no-table' };

/** The browser as a connection to a table needs it. */
export function browserWorld(id: string): World {
  return {
    dial: (version, ear) => {
      const socket = new WebSocket(lineOf(id, version));
      socket.binaryType = 'arraybuffer';
      const hear = inOrder((text) => ear.hear(text));
      socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => hear(data));
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
