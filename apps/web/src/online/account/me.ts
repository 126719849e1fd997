import type { Me } from '@edubba/protocol';
import { create } from 'zustand';
import { people, Unanswered } from '../api.ts';

/** Says that this browser was somebody when it was last here: only then the house is asked who. */
const KNOWN = 'edubba-person';

/** Who I am at this house. `undefined`: not known yet; `null`: nobody yet. */
interface MeStore {
  readonly me: Me | null | undefined;
  readonly set: (me: Me | null) => void;
}

export const useMe = create<MeStore>()((set) => ({
  me: undefined,
  set: (me) => {
    remember(me);
    set({ me });
  },
}));

function remember(me: Me | null): void {
  try {
    if (me === null) localStorage.removeItem(KNOWN);
    else localStorage.setItem(KNOWN, me.name);
  } catch {
    // Without storage the house still knows its guest by the cookie.
  }
}

/** The name this browser had here, before the house has said so itself. */
export function rememberedName(): string | null {
  try {
    return localStorage.getItem(KNOWN);
  } catch {
    return null;
  }
}

let asking: Promise<Me | null> | undefined;

/**
 * Who I am; asked once. A browser that was never anybody here is not asked about: a visitor's console stays clean.
 * Throws where the house cannot be reached.
 */
export function loadMe(): Promise<Me | null> {
  const { me, set } = useMe.getState();
  if (me !== undefined) return Promise.resolve(me);
  if (rememberedName() === null) {
    set(null);
    return Promise.resolve(null);
  }
  asking ??= people
    .me()
    .catch((error: unknown) => {
      if (error instanceof Unanswered && error.status === 401) return null;
      throw error;
    })
    .then((found) => {
      set(found);
      return found;
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** Becomes somebody under this name: a guest, until the identity is kept. */
export async function beGuest(name: string): Promise<Me> {
  const me = await people.guest(name).catch((error: unknown) => {
    // The house knows this browser, which had only forgotten.
    if (error instanceof Unanswered && error.code === 'signed-in') return people.me();
    throw error;
  });
  useMe.getState().set(me);
  return me;
}
