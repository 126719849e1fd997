/** A database that is away is asked again after so many milliseconds. */
const AGAIN = 300;

/** Tries again while the database is away, until it is to stop; gives nothing then. */
export async function until<T>(over: AbortSignal, work: () => Promise<T>): Promise<T | undefined>;
export async function until<T>(over: undefined, work: () => Promise<T>): Promise<T>;
export async function until<T>(over: AbortSignal | undefined, ask: () => Promise<T>): Promise<T | undefined> {
  for (;;) {
    if (over?.aborted === true) return undefined;
    try {
      return await ask();
    } catch (error) {
      if (!isAway(error)) throw error;
      await pause(AGAIN, over);
    }
  }
}

/** Said of the way to the database, not of what was asked: class 57 is PostgreSQL going or coming, 08 a lost connection. */
export function isAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return /^(?:57P|08)|^E[A-Z]+$/.test(code);
  return typeof message === 'string' && /terminated|timeout|not queryable|closed/i.test(message);
}

export function pause(ms: number, over: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      over?.removeEventListener('abort', done);
      resolve();
    }
    over?.addEventListener('abort', done);
  });
}
