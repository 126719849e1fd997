import type { Storage } from '../store/database.ts';
import type { Presence } from '../tables/info.ts';

/** A process that has said nothing for so long has nobody any more. */
const FORGOTTEN = 45_000;

/** So soon it is told who of the players is there, and how many look on. */
const PEOPLE_TOLD = 100;
const WATCHERS_TOLD = 5000;

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((one) => b.has(one));
}

interface Said {
  readonly people: readonly string[];
  readonly watching: number;
  readonly at: number;
}

/** Who has a window open at which table, in this process and in the others. Not kept: only told. */
export class Here {
  private readonly storage: Storage;
  private readonly process: string;
  private readonly now: () => number;
  private readonly changed: (table: string) => void;
  private readonly said = new Map<string, Map<string, Said>>();
  private readonly telling = new Map<string, { readonly due: number; readonly timer: NodeJS.Timeout }>();
  private readonly unlisten: () => void;

  constructor(storage: Storage, process: string, now: () => number, changed: (table: string) => void) {
    this.storage = storage;
    this.process = process;
    this.now = now;
    this.changed = changed;
    this.unlisten = storage.onShout((topic, text) => {
      if (topic === 'here') this.hear(text);
    });
  }

  /** Tells everybody who is at a table in this process. */
  say(table: string, people: readonly string[], watching: number): void {
    const text = JSON.stringify([table, this.process, people, watching]);
    this.storage.shout('here', text).catch(() => undefined);
  }

  at(table: string): Presence {
    const now = this.now();
    const live = [...(this.said.get(table)?.values() ?? [])].filter(({ at }) => now - at < FORGOTTEN);
    return {
      here: new Set(live.flatMap(({ people }) => people)),
      watching: live.reduce((sum, { watching }) => sum + watching, 0),
    };
  }

  close(): void {
    for (const { timer } of this.telling.values()) clearTimeout(timer);
    this.unlisten();
  }

  private hear(text: string): void {
    const [table, process, people, watching] = JSON.parse(text) as [string, string, string[], number];
    const before = this.at(table);
    const processes = this.said.get(table) ?? new Map<string, Said>();
    if (people.length === 0 && watching === 0) processes.delete(process);
    else processes.set(process, { people, watching, at: this.now() });
    if (processes.size === 0) this.said.delete(table);
    else this.said.set(table, processes);
    const after = this.at(table);
    if (!isSame(after.here, before.here)) this.tell(table, PEOPLE_TOLD);
    else if (after.watching !== before.watching) this.tell(table, WATCHERS_TOLD);
  }

  /** Tells soon, once for all that happens until then: a crowd that comes and goes is not told to a crowd each time. */
  private tell(table: string, within: number): void {
    const known = this.telling.get(table);
    const due = performance.now() + within;
    if (known !== undefined && known.due <= due) return;
    clearTimeout(known?.timer);
    const timer = setTimeout(() => {
      this.telling.delete(table);
      this.changed(table);
    }, within);
    timer.unref();
    this.telling.set(table, { due, timer });
  }
}
