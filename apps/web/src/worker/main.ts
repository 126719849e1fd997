import type { Remote } from 'comlink';
import { expose, proxy, releaseProxy } from 'comlink';
import type { Library, ReplayDoor, TableDoor, TableNews } from './api.ts';
import { GAMES } from './games.ts';
import { KeptLibrary } from './library.ts';
import { isThinkingWorker, thinkHere, thinkingWorkers } from './thinking.ts';

/** Opens the library to the page. */
function openLibrary(): void {
  const thinkers = thinkingWorkers();
  const library = new KeptLibrary(thinkers === undefined ? {} : { thinkers });

  /** What the page reaches: doors are handed out by reference, and the way back to the page is given up with them. */
  const desk = {
    expect: (game) => library.expect(game),
    games: () => library.games(),
    game: (id) => library.game(id),
    create: (plan, after) => library.create(plan, after),
    remove: (id) => library.remove(id),
    exported: (id) => library.exported(id),
    imported: (text) => library.imported(text),
    replay: async (source): Promise<ReplayDoor> => proxy(await library.replay(source)),
    open: async (id, tell, foresees): Promise<TableDoor> => {
      const page = tell as unknown as Remote<(news: TableNews) => void>;
      const quiet = (): void => undefined;
      const leave = (): void => page[releaseProxy]();
      // A page that stumbles over its news is not the table's concern.
      const told = (news: TableNews): void => void page(news).catch(quiet);
      const door = await library.open(id, told, foresees).catch((error: unknown) => {
        leave();
        throw error;
      });
      const { close } = door;
      door.close = async () => {
        await close.call(door);
        leave();
      };
      return proxy(door);
    },
  } satisfies Library;

  expose(desk);
}

if (isThinkingWorker()) thinkHere(GAMES);
else openLibrary();
