import type { Remote } from 'comlink';
import { proxy, releaseProxy, wrap } from 'comlink';
import type { Library, Reply, ReplayDoor, TableDoor as Door } from '../worker/api.ts';
import { useSettings } from '../settings/settings.ts';
import { Told } from '../worker/api.ts';

const CLOSED = { id: 'worker.closed' };
const REFUSED: Reply = { done: false, refusal: { target: '', rule: 'kernel', why: CLOSED } };

/** What the worker hands out; its orders are there. */
type TableDoor = Required<Door>;

let started: Library | undefined;

declare global {
  /** Started by first.js where a table is asked for, before this code is there. */
  var edubbaWorker: Worker | undefined;
}

/** The worker with rules, bots and kept games; started when first needed. */
export function library(): Library {
  if (started !== undefined) return started;
  const worker =
    globalThis.edubbaWorker ??
    new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name: 'edubba' });
  const remote = wrap<Library>(worker) as unknown as Library;
  started = {
    expect: (game) => remote.expect(game),
    games: () => remote.games(),
    game: (id) => remote.game(id),
    create: (plan, after) => remote.create(plan, after),
    remove: (id) => remote.remove(id),
    exported: (id) => remote.exported(id),
    imported: (text) => remote.imported(text),
    open: async (id, tell) => {
      const { foresight } = useSettings.getState();
      return tableDoor((await remote.open(id, proxy(tell), foresight)) as Remote<TableDoor>);
    },
    replay: async (source) => replayDoor((await remote.replay(source)) as Remote<ReplayDoor>),
  };
  return started;
}

/** Once closed, nothing goes to the worker any more: whoever still asks is answered here. */
function tableDoor(remote: Remote<TableDoor>): TableDoor {
  let open = true;
  const reply = (ask: () => Promise<Reply>): Promise<Reply> => (open ? ask() : Promise.resolve(REFUSED));
  return {
    answer: (number, key) => reply(() => remote.answer(number, key)),
    undo: () => reply(() => remote.undo()),
    restart: () => reply(() => remote.restart()),
    redo: () => reply(() => remote.redo()),
    rewind: (to) => reply(() => remote.rewind(to)),
    order: (order) => reply(() => remote.order(order)),
    dropOrders: (kind) => reply(() => remote.dropOrders(kind)),
    preview: async (key) => (open ? remote.preview(key) : null),
    why: async (number) => (open ? remote.why(number) : []),
    imagine: async (to, keys) => (open ? remote.imagine(to, keys) : null),
    suggest: (to, keys) => reply(() => remote.suggest(to, keys)),
    hint: async () => (open ? remote.hint() : null),
    sit: async (seat) => (open ? remote.sit(seat) : undefined),
    takeOver: async () => (open ? remote.takeOver() : undefined),
    close: async () => {
      if (!open) return;
      open = false;
      await remote.close();
      remote[releaseProxy]();
    },
  };
}

function replayDoor(remote: Remote<ReplayDoor>): ReplayDoor {
  let open = true;
  const ask = async <T>(what: () => Promise<T>): Promise<T> => {
    if (!open) throw new Told(CLOSED);
    return what();
  };
  return {
    about: (seat) => ask(() => remote.about(seat)),
    at: (step, seat) => ask(() => remote.at(step, seat)),
    fork: (step, seats) => ask(() => remote.fork(step, seats)),
    review: () => ask(() => remote.review()),
    link: (step) => ask(() => remote.link(step)),
    close: async () => {
      if (!open) return;
      open = false;
      await remote.close();
      remote[releaseProxy]();
    },
  };
}
