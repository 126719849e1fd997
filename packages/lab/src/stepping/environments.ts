import type { BaseState, Key, Message, Observation, Refusal, Seat } from '@edubba/kernel';
import { tableInfo, thrownText } from '@edubba/kernel';
import { Columns } from './columns.ts';
import type { Stepping } from './environment.ts';
import { Environment } from './environment.ts';
import type { Request, RequestTo } from './request.ts';
import { BadRequest, EXAMPLES, idOf, parseLine, readRequest } from './request.ts';
import type { Part, Turn } from './turn.ts';
import { Telling } from './turn.ts';

/** What is told of a turn unless something else is asked for: vectors of heavy games are long. */
const USUAL: readonly Part[] = ['options'];

/** Nobody needs more at once; a program that forgets to close its copies hears of it before the memory is gone. */
export const MOST_ENVIRONMENTS = 10_000;

/** How errors are put into words. */
export interface Voice {
  say(message: Message): string;
  /** Why an answer is refused. */
  why(refusal: Refusal): string;
}

/** All went well. */
const NOTHING = {};

interface Failed {
  readonly error: { readonly code: string; readonly message: string };
}

/**
 * Environments by number, and requests to them: one line in, one line out. What is wrong with a request is said in its
 * answer, and the next is answered as if it had not been.
 */
export class Environments<S extends BaseState> {
  /** Nobody wants anything any more. */
  closed = false;
  private readonly stepping: Stepping<S>;
  private readonly voice: Voice;
  private readonly telling: Telling<S>;
  private readonly environments = new Map<number, Environment<S>>();
  private readonly seed: string;
  /** Games of the series so far. */
  private begun: number;

  /** The first ones are numbered from 0 and seeded like the games of a series: `seed/0`, `seed/1`. */
  constructor(stepping: Stepping<S>, count: number, seed: string, voice: Voice) {
    this.stepping = stepping;
    this.voice = voice;
    this.telling = new Telling(stepping);
    this.seed = seed;
    this.begun = count;
    for (let env = 0; env < count; env++) this.environments.set(env, Environment.open(stepping, `${seed}/${env}`));
  }

  /** Answers a line. */
  answer(line: string): string {
    let called: { readonly id?: string | number } = {};
    const said = this.heard(() => {
      const given = parseLine(line);
      const id = idOf(given);
      if (id !== undefined) called = { id };
      return this.carryOut(readRequest(given));
    });
    return JSON.stringify({ ...called, ...said });
  }

  /** What comes of something; or what is wrong with it. */
  private heard<T extends object>(deed: () => T): T | Failed {
    try {
      return deed();
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      return { error: { code: error.code, message: this.voice.say(error.words) } };
    }
  }

  private carryOut(request: Request): object {
    switch (request.op) {
      case 'describe':
        return this.describe();
      case 'reset':
        return this.reset(request);
      case 'observe':
        return { env: request.env, ...this.telling.observed(this.observe(request)) };
      case 'legal':
        return { env: request.env, ...this.telling.legal(this.observe(request)) };
      case 'step':
        return this.step(request);
      case 'clone':
        return this.clone(request);
      case 'seed':
        this.at(request.env).seed(request.seed);
        return { env: request.env };
      case 'close':
        return this.close(request);
    }
  }

  private describe(): object {
    const { play, seats, options, forced } = this.stepping;
    const { game } = play;
    const { learning } = this.telling;
    const info = tableInfo(game, { seats, options });
    return {
      game: game.id,
      version: game.version,
      seats,
      options: info.options,
      forced,
      envs: [...this.environments.keys()],
      actions: learning?.actions ?? null,
      slots: learning?.slots ?? 0,
      layout: learning?.layout ?? null,
    };
  }

  private reset(request: RequestTo<'reset'>): object {
    const parts = request.with ?? USUAL;
    const one = (env: number, seed: string): Environment<S> => {
      if (!this.environments.has(env)) throw unknown(env);
      const fresh = this.open(env, seed);
      this.environments.set(env, fresh);
      return fresh;
    };
    if ('env' in request) return this.telling.turn(request.env, one(request.env, request.seed), parts);
    return this.batch(request, request.resets, ([env, seed]) => one(env, seed));
  }

  /** One after another, each as if it were alone; told turn by turn, or in columns. */
  private batch<T extends readonly [env: number, ...rest: unknown[]]>(
    request: { readonly columns?: boolean; readonly anew?: boolean; readonly with?: readonly Part[] },
    wishes: readonly T[],
    deed: (wish: T) => Environment<S>,
  ): object {
    const parts = request.with ?? USUAL;
    if (request.columns !== true)
      return {
        turns: wishes.map((wish) => ({
          env: wish[0],
          ...this.heard(() => this.telling.turn(wish[0], deed(wish), parts)),
        })),
      };
    const columns = new Columns(this.telling, parts);
    let at = 0;
    // Heard all in one, and anew only after something was wrong: most of the time nothing is.
    while (at < wishes.length) {
      const wrong = this.heard(() => {
        for (; at < wishes.length; at++) {
          const wish = wishes[at] as T;
          const environment = deed(wish);
          columns.add(wish[0], environment);
          if (environment.over && request.anew === true) columns.add(wish[0], this.anew(wish[0]));
        }
        return NOTHING;
      });
      if (wrong !== NOTHING) columns.wrong.push({ env: (wishes[at++] as T)[0], ...wrong });
    }
    return columns;
  }

  private step(request: RequestTo<'step'>): object {
    if ('steps' in request) return this.batch(request, request.steps, (step) => this.stepOne(...step));
    const { env, key, seat } = request;
    return this.telling.turn(env, this.stepOne(env, key, seat), request.with ?? USUAL);
  }

  private stepOne(env: number, answer: Key | number, given?: Seat): Environment<S> {
    const environment = this.at(env);
    if (environment.over) throw new BadRequest('over', { env, example: EXAMPLES.reset });
    const seat = this.seat(given ?? environment.toMove ?? 0);
    const key = typeof answer === 'string' ? answer : this.action(answer, environment, seat);
    let refusal: Refusal | undefined;
    try {
      refusal = environment.step(seat, key);
    } catch (error) {
      throw this.failed(env, error);
    }
    if (refusal !== undefined)
      throw new BadRequest('refused', { key, seat, env, why: this.voice.why(refusal), example: EXAMPLES.legal });
    return environment;
  }

  private clone(request: RequestTo<'clone'>): Turn {
    const { env, to = this.free(), for: wanted } = request;
    const environment = this.at(env);
    if (request.to !== undefined && !this.environments.has(to)) throw unknown(to);
    const copy = wanted === undefined ? environment.clone() : environment.cloneFor(this.seat(wanted[0]), wanted[1]);
    return this.put(to, copy, request.with ?? USUAL);
  }

  private close({ env }: RequestTo<'close'>): object {
    if (env === undefined) {
      this.closed = true;
      this.environments.clear();
      return { closed: true };
    }
    if (!this.environments.delete(env)) throw unknown(env);
    return { env, closed: true };
  }

  private observe({ env, seat }: RequestTo<'observe'> | RequestTo<'legal'>): Observation<S> {
    const environment = this.at(env);
    return environment.observe(this.seat(seat ?? environment.asked()[0] ?? 0));
  }

  private put(env: number, environment: Environment<S>, parts: readonly Part[]): Turn {
    this.environments.set(env, environment);
    return this.telling.turn(env, environment, parts);
  }

  private at(env: number): Environment<S> {
    const environment = this.environments.get(env);
    if (environment === undefined) throw unknown(env);
    return environment;
  }

  private seat(seat: Seat): Seat {
    const { seats } = this.stepping;
    if (seat >= seats) throw new BadRequest('seat', { seat, last: seats - 1 });
    return seat;
  }

  private action(action: number, environment: Environment<S>, seat: Seat): Key {
    const { index } = this.telling;
    if (index === undefined)
      throw new BadRequest('no-actions', { game: this.stepping.play.game.id, example: EXAMPLES.legal });
    const key = index.key(action, () => environment.observe(seat).options);
    if (key === undefined) throw new BadRequest('action', { action, last: index.size - 1 });
    return key;
  }

  /** The smallest number that is free. */
  private free(): number {
    let env = 0;
    while (this.environments.has(env)) env++;
    if (env >= MOST_ENVIRONMENTS) throw new BadRequest('many', { most: MOST_ENVIRONMENTS, example: EXAMPLES.close });
    return env;
  }

  /** The next game of the series takes the place of one that is over. */
  private anew(env: number): Environment<S> {
    const next = this.open(env, `${this.seed}/${this.begun++}`);
    this.environments.set(env, next);
    return next;
  }

  private open(env: number, seed: string): Environment<S> {
    try {
      return Environment.open(this.stepping, seed);
    } catch (error) {
      throw this.failed(env, error);
    }
  }

  /** Where the rules themselves fail, a position is left half way: a new game takes its place, and whoever asked hears of it. */
  private failed(env: number, error: unknown): BadRequest {
    this.environments.set(env, Environment.open(this.stepping, `after a failure/${env}`));
    return new BadRequest('rules', { env, detail: thrownText(error), example: EXAMPLES.reset });
  }
}

function unknown(env: number): BadRequest {
  return new BadRequest('env', { env, example: EXAMPLES.describe });
}
