import type { Random } from '@edubba/kernel';
import { places } from '@edubba/kernel';
import { seatOf } from '../../src/tables/head.ts';
import type { Hosted } from '../../src/tables/hosted.ts';
import type { Wish } from '../support/visitor.ts';
import type { FuzzedGame, Somebody, Tamper } from './plan.ts';
import { PretendSocket } from './pretend-socket.ts';
import type { Reader } from './secrets.ts';
import { Watched } from './secrets.ts';
import { learn, learnItems } from './veiled-game.ts';

/** A window at a table whose every byte is looked through. */
interface Pane extends Reader {
  readonly socket: PretendSocket;
}

/** A table as lists show it, or its record. */
interface Shown {
  readonly id?: string;
  readonly log?: object;
  readonly outcome?: object;
}

/** A table that people sit down at. */
export interface Opened {
  readonly hosted: Hosted;
  readonly secret: string;
  readonly party: readonly Somebody[];
  readonly sit: (i: number) => Promise<void>;
  readonly toJoin: number;
  readonly added: readonly string[];
}

/** One table that is played at random. */
export class FuzzGame {
  readonly hosted: Hosted;
  private readonly fuzz: FuzzedGame;
  private readonly opened: Opened;
  private readonly watched: Watched;
  private readonly panes: Pane[] = [];
  private readonly mine: string[] = [];
  private readonly random: Random;
  private readonly tamper: Tamper | undefined;

  constructor(fuzz: FuzzedGame, opened: Opened, compareOneOf: number, tamper: Tamper | undefined) {
    this.fuzz = fuzz;
    this.tamper = tamper;
    this.opened = opened;
    this.hosted = opened.hosted;
    this.random = fuzz.inside.random;
    const veiled = opened.hosted.head.game === 'veiled';
    let items: Set<string> | undefined;
    this.watched = new Watched(fuzz.secrets, {
      hosted: opened.hosted,
      secret: opened.secret,
      learn: veiled ? learn : learnItems,
      isSecret: veiled
        ? (word) => /^(?:tablet|seal|whisper|omen)#/.test(word)
        : (word) => {
            items ??= itemsOf(opened.hosted);
            return items.has(word);
          },
      random: this.random,
      compareOneOf,
    });
  }

  /** A new window of somebody, from the beginning or since a version. */
  look(person: Somebody | undefined, version?: number): Pane {
    const { hosted } = this;
    const reader: Reader = {
      person: person?.id,
      seat: () => seatOf(hosted.head, person?.id) ?? -2,
      knows: new Set<string>(),
    };
    const socket = new PretendSocket((text) => this.watched.read(this.tamper?.(text, hosted, reader) ?? text, reader));
    const pane: Pane = { ...reader, socket };
    this.fuzz.house.live.open(
      socket.socket,
      hosted,
      { person, session: person?.session, address: '127.0.0.1' },
      version,
    );
    this.panes.push(pane);
    return pane;
  }

  async run(most: number, http: boolean): Promise<void> {
    const { party, toJoin, sit, hosted } = this.opened;
    // Some wait in front of the table, some come when it has begun; one looks on by name, one without.
    const early = this.random.below(2) === 0;
    if (early) for (const person of party.slice(0, toJoin + 2)) this.look(person);
    for (let i = 1; i <= toJoin; i++) await sit(i);
    if (!early) for (const person of party.slice(0, toJoin + 2)) this.look(person);
    this.look(undefined);
    if (http) await this.askAll();
    for (let step = 0; step < most && hosted.head.status === 'playing'; step++) {
      this.fuzz.inside.clock.time += 250;
      await this.step();
      if (http && this.random.below(25) === 0) await this.askAll();
    }
    if (hosted.head.status === 'over') {
      for (const pane of this.panes) await this.send(pane, { type: 'since', version: 0 });
      if (http) await this.askAll();
    }
  }

  private async step(): Promise<void> {
    const chance = this.random.below(20);
    const asked = this.panes.filter((pane) => this.hosted.table?.options(pane.seat()).length);
    const pane = this.pick(asked);
    if (pane === undefined || chance < 5) await this.something();
    if (pane === undefined) {
      // A bot thinks.
      await new Promise((turn) => setImmediate(turn));
      return;
    }
    const question = this.hosted.table?.question(pane.seat());
    const key = this.pick(question?.options ?? []);
    if (question === undefined || key === undefined) return;
    if (chance < 3) await this.send(pane, { type: 'preview', key });
    if (chance > 16) await this.send(pane, { type: 'why', number: question.number });
    await this.send(pane, { type: 'answer', number: question.number, key });
  }

  /** Anything but an answer, by anybody. */
  private async something(): Promise<void> {
    const pane = this.pick(this.panes);
    if (pane === undefined) return;
    const version = this.hosted.table?.events.length ?? 0;
    const wishes: (() => Promise<unknown>)[] = [
      () => this.send(pane, { type: 'undo' }),
      () => this.send(pane, { type: 'restart' }),
      () => this.send(pane, { type: 'redo' }),
      () => this.send(pane, { type: 'ping' }),
      () => this.send(pane, { type: 'since', version: this.random.below(version + 3) }),
      () => this.send(pane, { type: 'answer', number: this.random.below(40), key: 'draw' }),
      () => this.send(pane, { type: 'answer', number: this.hosted.table?.number(pane.seat()) ?? 0, key: 'nonsense' }),
      () => this.rewind(pane),
      () => this.order(pane),
      () => this.send(pane, { type: 'dropOrders' }),
      () => this.say(pane),
      () => this.comeBack(pane),
    ];
    await this.pick(wishes)?.();
  }

  private async rewind(pane: Pane): Promise<void> {
    const far = this.hosted.table?.line.length ?? 0;
    await this.send(pane, { type: 'rewind', to: Math.max(0, far - 1 - this.random.below(3)) });
    for (const other of this.panes) await this.send(other, { type: 'agree', yes: this.random.below(8) !== 0 });
  }

  private async order(pane: Pane): Promise<void> {
    const mark = this.secret('order', (reader) => reader.person === pane.person && pane.person !== undefined);
    const key = this.pick(['stay', 'go']) ?? '';
    const when = this.random.below(2) === 0 ? { round: 1, mark } : { mark };
    await this.send(pane, { type: 'order', kind: 'turn.again', key, when });
    if (this.random.below(2) === 0) await this.send(pane, { type: 'order', kind: 'turn.again', key, turn: mark });
  }

  private async say(pane: Pane): Promise<void> {
    const channel = pane.seat() >= 0 ? 'table' : 'watchers';
    const { hosted } = this;
    const sits = (person: string | undefined): boolean => seatOf(hosted.head, person) !== undefined;
    const text = this.secret(
      'said',
      ({ person }) => hosted.head.status === 'over' || person === pane.person || sits(person) === sits(pane.person),
    );
    await this.send(pane, { type: 'say', channel, text: `so ${text} it is` });
  }

  /** The connection breaks, and is there again. */
  private async comeBack(pane: Pane): Promise<void> {
    pane.socket.terminate();
    this.panes.splice(this.panes.indexOf(pane), 1);
    const person = this.opened.party.find(({ id }) => id === pane.person);
    const version = this.random.below((this.hosted.table?.events.length ?? 0) + 2);
    const back = this.look(person, this.random.below(2) === 0 ? version : undefined);
    for (const word of pane.knows) back.knows.add(word);
  }

  private send(pane: Pane, wish: Wish): Promise<string> {
    return pane.socket.ask({ ...wish, id: `m-${this.fuzz.inside.word('m').slice(2)}` });
  }

  private secret(kind: string, allowed: (reader: Reader) => boolean): string {
    const word = this.fuzz.inside.word(kind);
    this.fuzz.secrets.keep(word, allowed);
    this.mine.push(word);
    return word;
  }

  /** Everything that can be read by HTTP about this table and its people, by each kind of reader. */
  private async askAll(): Promise<void> {
    const { party } = this.opened;
    const { id } = this.hosted;
    for (const somebody of [party[0], party[1], party.at(-1), undefined]) {
      const reader: Reader = {
        person: somebody?.id,
        seat: () => seatOf(this.hosted.head, somebody?.id) ?? -2,
        knows: new Set<string>(),
      };
      const ask = async (method: 'GET' | 'PUT', path: string, body?: object): Promise<void> => {
        const { time } = this.fuzz.inside.clock;
        const answer = await this.fuzz.house.app.inject({
          method,
          url: `/api/v1/${path}`,
          remoteAddress: `10.${this.random.below(250)}.${this.random.below(250)}.${time % 250}`,
          headers: {
            origin: 'http://localhost:8080',
            ...(somebody === undefined ? {} : { cookie: `edubba=${somebody.session}` }),
          },
          ...(body === undefined ? {} : { payload: body }),
        });
        const { 'set-cookie': renewed = '', ...headers } = answer.headers;
        const text = `${JSON.stringify(headers)}\n${answer.payload}`;
        // Whoever comes after a while is handed their own cookie again, and nobody else's.
        const own = `edubba=${somebody?.session ?? ''};`;
        if (renewed !== '' && !String(renewed).startsWith(own)) this.fuzz.secrets.report('a cookie', reader, text);
        // The whole record is for all once the game is over, which a bot may have brought about meanwhile:
        // only what is not of the game stays secret then.
        if (this.hosted.head.status === 'over' && /record|proof/.test(path)) this.fuzz.secrets.scan(text, reader);
        else if (/^(?:tables\/mine|tables|tables\?watch=1|people\/.*|me\/export)$/.test(path))
          this.listed(answer.payload, reader);
        else this.watched.read(text, reader);
      };
      if (somebody !== undefined) {
        const text = this.secret('note', ({ person }) => person === somebody.id);
        await ask('PUT', `tables/${id}/notes`, { text });
      }
      for (const path of ['', '/talk', '/notes', '/record', '/proof']) await ask('GET', `tables/${id}${path}`);
      for (const path of ['tables', 'tables?watch=1', 'tables/mine', 'me', 'me/sessions', 'me/programs', 'me/mutes'])
        await ask('GET', path);
      await ask('GET', `people/${party[0]?.id ?? ''}`);
      if (this.random.below(20) === 0) await ask('GET', 'me/export');
    }
  }

  /** A list of tables, each with secrets of its own: with its whole record only where it is over. */
  private listed(text: string, reader: Reader): void {
    const { tables, ...rest } = JSON.parse(text) as { readonly tables?: readonly Shown[] };
    this.fuzz.secrets.scan(JSON.stringify(rest), reader);
    for (const table of tables ?? []) {
      if (table.id === this.hosted.id) this.watched.read(JSON.stringify(table), reader);
      else this.fuzz.secrets.scan(JSON.stringify(table), reader);
      if (table.log !== undefined && table.outcome === undefined)
        this.fuzz.secrets.report('the log of a game that is not over', reader, text);
    }
  }

  clear(): void {
    for (const { socket } of this.panes) socket.terminate();
    this.fuzz.secrets.forget(this.mine);
    this.fuzz.secrets.forget(this.opened.added);
  }

  private pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.random.below(list.length)];
  }
}

/** All items of a running game. */
function itemsOf({ table }: Hosted): Set<string> {
  if (table === undefined) return new Set();
  return new Set(places(table.game.zones, table.s).flatMap(({ items }) => items));
}
