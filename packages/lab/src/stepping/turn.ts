import type { Learning } from '@edubba/gamekit';
import type { Allotment, BaseState, DecisionKind, Json, Key, Observation, Outcome, Seat, View } from '@edubba/kernel';
import { tableInfo } from '@edubba/kernel';
import { ActionIndex } from './actions.ts';
import type { Environment, Stepping } from './environment.ts';

/** What may be told of a turn besides whose it is. */
export const PARTS = ['options', 'vector', 'mask', 'observation'] as const;
export type Part = (typeof PARTS)[number];

/** What a seat may know and answer, as data. */
export interface ObservationData {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly options: readonly Key[];
  readonly offers: readonly Key[];
  readonly optional: boolean;
  readonly allotment?: Allotment;
  readonly about: Json;
  readonly aside: Json;
  readonly view: View<BaseState>;
}

/** What a seat may answer. The mask has a number for each action of the index: 1 where it can be taken. */
export interface Legal {
  readonly seat: Seat;
  readonly options: readonly Key[];
  /** What it may do besides answering. */
  readonly offers: readonly Key[];
  readonly allotment?: Allotment;
  readonly mask?: readonly number[];
}

/** Where an environment stands, as whoever is to answer sees it. */
export interface Turn {
  readonly env: number;
  readonly seq: number;
  readonly over: boolean;
  /** Who is to answer: the first of those who are asked. Nobody when it is over. */
  readonly seat: Seat | null;
  readonly asked: readonly Seat[];
  readonly kind: DecisionKind | null;
  /** By seat; all 0 until the game is over. */
  readonly rewards: readonly number[];
  readonly outcome?: Outcome;
  readonly options?: readonly Key[];
  readonly vector?: readonly number[];
  readonly mask?: readonly number[];
  readonly observation?: ObservationData;
}

/**
 * What an outcome is worth to each seat, from −1 to 1: against one another, the share of the others it leaves behind less
 * the share it is left behind by; together, 1 or −1.
 */
export function rewardsOf({ result, ranks }: Outcome, seats: number): number[] {
  if (result !== 'ranked') return Array<number>(seats).fill(result === 'won' ? 1 : -1);
  const others = Math.max(1, ranks.length - 1);
  return ranks.slice(0, seats).map((own) => {
    const ahead = ranks.filter((rank) => rank > own).length - ranks.filter((rank) => rank < own).length;
    return ahead / others;
  });
}

/** Tells of environments in data that JSON can say. */
export class Telling<S extends BaseState> {
  readonly learning: Learning<S> | undefined;
  readonly index: ActionIndex | undefined;
  private readonly stepping: Stepping<S>;

  constructor(stepping: Stepping<S>) {
    const { play, seats, options } = stepping;
    this.stepping = stepping;
    this.learning = play.learning?.(tableInfo(play.game, { seats, options }));
    this.index = this.learning === undefined ? undefined : new ActionIndex(this.learning);
  }

  turn(env: number, environment: Environment<S>, parts: readonly Part[]): Turn {
    const { seats } = this.stepping;
    const { outcome, seq, over } = environment;
    const asked = environment.asked();
    const [seat = null] = asked;
    return {
      env,
      seq,
      over,
      seat,
      asked,
      kind: environment.kind ?? null,
      rewards: outcome === undefined ? Array<number>(seats).fill(0) : rewardsOf(outcome, seats),
      ...(outcome === undefined ? {} : { outcome }),
      ...(seat === null ? {} : this.parts(environment.observe(seat), parts)),
    };
  }

  legal(observation: Observation<S>): Legal {
    const { seat, options, offers, allotment } = observation;
    const mask = this.index?.mask(options);
    return {
      seat,
      options,
      offers,
      ...(allotment === undefined ? {} : { allotment }),
      ...(mask === undefined ? {} : { mask }),
    };
  }

  /** The observation as data, and with what the game declares as numbers. */
  observed(observation: Observation<S>): Pick<Turn, 'observation' | 'vector' | 'mask'> {
    return this.parts(observation, ['observation', 'vector', 'mask']);
  }

  private parts(observation: Observation<S>, parts: readonly Part[]): Partial<Turn> {
    const vector = parts.includes('vector') ? this.learning?.vector(observation) : undefined;
    const mask = parts.includes('mask') ? this.index?.mask(observation.options) : undefined;
    return {
      ...(parts.includes('options') ? { options: observation.options } : {}),
      ...(vector === undefined ? {} : { vector }),
      ...(mask === undefined ? {} : { mask }),
      ...(parts.includes('observation') ? { observation: dataOf(observation) } : {}),
    };
  }
}

function dataOf<S extends BaseState>(observation: Observation<S>): ObservationData {
  const { seat, kind, options, offers, optional, allotment, about, aside, view } = observation;
  return {
    seat,
    kind,
    options,
    offers,
    optional,
    ...(allotment === undefined ? {} : { allotment }),
    about,
    aside,
    view,
  };
}
