/** Lets go of what one has. */
export type Release = () => void;

/** One table, one window: whoever has a game's lock plays it. */
export interface Locks {
  /** Takes the lock, or nothing where another has it and it is not to be taken away; `lost`: another has taken it away. */
  hold(name: string, steal: boolean, lost: () => void): Promise<Release | undefined>;
}

/** A page that is just being reloaded or left lets go within this time. */
const PATIENCE = 600;

/** The browser's own locks, which outlive no window. */
export function webLocks(manager: LockManager): Locks {
  return {
    hold: (name, steal, lost) =>
      new Promise((resolve) => {
        let release: Release | undefined;
        let released = false;
        const options: LockOptions = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE) };
        const hold = async (): Promise<void> => {
          await new Promise<void>((free) => {
            release = () => {
              released = true;
              free();
            };
            resolve(release);
          });
        };
        manager.request(name, options, hold).catch(() => {
          if (release === undefined) resolve(undefined);
          else if (!released) lost();
        });
      }),
  };
}

/** Where a browser has no locks there is nobody to be told. */
const noLocks: Locks = { hold: async () => () => undefined };

/** What this browser can do. */
export function browserLocks(): Locks {
  // Not there in an insecure context, whatever the types say.
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks === undefined ? noLocks : webLocks(locks);
}
