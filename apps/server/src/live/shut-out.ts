import type { Person } from '@edubba/protocol';
import type { Leaver } from '../people/people.ts';
import type { Storage } from '../store/database.ts';
import { CLOSED } from './socket.ts';

const TOPIC = 'out';

/** Who has a window open, and on which device: programs have none. */
export interface Visit {
  readonly person: Pick<Person, 'id'> | undefined;
  readonly session: string | undefined;
}

/** Tells all processes that somebody may not stay: banned, gone for good, or a device that was signed out. */
export function shutOut(storage: Storage, who: Leaver): Promise<void> {
  return storage.shout(TOPIC, JSON.stringify(who));
}

/** Calls for everybody who may not stay, in whichever process that was decided; gives whom it is about, and the code to close with. */
export function onShutOut(
  storage: Storage,
  heard: (isOut: (visit: Visit) => boolean, code: number) => void,
): () => void {
  return storage.onShout((topic, text) => {
    if (topic !== TOPIC) return;
    const who = JSON.parse(text) as Leaver;
    if ('person' in who) heard(({ person }) => person?.id === who.person, CLOSED.signedOut);
    // Whoever signs in anew on the same device is to come back at once, as whoever they are then.
    else heard(({ session }) => session === who.session, who.again ? CLOSED.stopping : CLOSED.signedOut);
  });
}
