import type { FromThread, Surroundings, ToThread } from '@edubba/hosting';
import { Brain, serveThinking, ThinkingPool } from '@edubba/hosting';
import type { Loaders } from './games.ts';
import { loadGame } from './games.ts';

/** What a worker that thinks is called: the same script as the library's, already loaded, and by its name it knows what it is for. */
const NAME = 'edubba-thinking';

/** So many at most: one core is left for the page. */
const MOST = 4;

/** The part of a worker's own scope that is used here. */
interface Scope {
  readonly name: string;
  readonly location: { readonly href: string };
  postMessage(told: FromThread, transfer: []): void;
}
const scope = globalThis as unknown as Scope;

/** Was this worker started to think? */
export function isThinkingWorker(): boolean {
  return scope.name === NAME;
}

/** What a brain finds around it in a browser. */
export function surroundings(games: Loaders): Surroundings {
  return { load: (game) => loadGame(games, game), clock: () => performance.now(), rest };
}

/** A timer would make it wait for milliseconds each time: a message comes at once, after those that wait already. */
function rest(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(null, []);
  });
}

/** Makes this worker one that thinks. */
export function thinkHere(games: Loaders): void {
  const hear = serveThinking(new Brain(surroundings(games)), (told) => scope.postMessage(told, []));
  addEventListener('message', ({ data }: MessageEvent<ToThread>) => hear(data));
}

/** Workers that think, started from the library's; nothing where a browser lets no worker start another. */
export function thinkingWorkers(): ThinkingPool | undefined {
  if (typeof Worker === 'undefined') return undefined;
  return new ThinkingPool(
    (hear, broken) => {
      const worker = new Worker(scope.location.href, { type: 'module', name: NAME });
      worker.addEventListener('message', ({ data }: MessageEvent<FromThread>) => hear(data));
      worker.addEventListener('error', broken);
      return { tell: (told) => worker.postMessage(told, []), end: () => worker.terminate() };
    },
    Math.min(MOST, navigator.hardwareConcurrency - 1),
  );
}
