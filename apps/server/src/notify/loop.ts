import type { FastifyBaseLogger } from 'fastify';
import type { Notify } from './notify.ts';
import type { Presence } from './presence.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** So often each is done; all at once in one row, so that nothing overlaps. */
const DELIVER = SECOND;
const BEAT = 20 * SECOND;
const CATCH_UP = 5 * MINUTE;
const TIDY = DAY / 4;
/** After a start people first come back to their tables: until then nobody seems to be at any. */
const RETURN = 45 * SECOND;

/** Keeps notices going out; gives what ends it and waits for what is under way. */
export function keepNotifying(
  notify: Pick<Notify, 'catchUp' | 'deliver' | 'tidy'> & { readonly presence: Pick<Presence, 'beat' | 'leave'> },
  now: () => number,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  const begun = now();
  const last = { beat: 0, catchUp: 0, tidy: 0 };
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const round = async (): Promise<void> => {
    const at = now();
    const due = (what: keyof typeof last, every: number): boolean => {
      if (at - last[what] < every) return false;
      last[what] = at;
      return true;
    };
    if (due('beat', BEAT)) await notify.presence.beat();
    // At the start everything of the last day, then what changed since, with some overlap.
    const from = last.catchUp === 0 ? at - DAY : at - 3 * CATCH_UP;
    if (due('catchUp', CATCH_UP)) await notify.catchUp(from);
    if (due('tidy', TIDY)) await notify.tidy();
    if (at - begun >= RETURN) await notify.deliver();
  };
  const again = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = round()
        .catch((error: unknown) => log.error({ err: error }, 'notices could not be sent'))
        .finally(again);
    }, DELIVER);
  };
  let running: Promise<void> = Promise.resolve();
  again();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
    await notify.presence.leave();
  };
}
