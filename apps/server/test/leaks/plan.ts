import type { Random } from '@edubba/kernel';
import type { Person } from '@edubba/protocol';
import type { Edubba } from '../../src/app.ts';
import type { Hosted } from '../../src/tables/hosted.ts';
import type { Reader, Secrets } from './secrets.ts';

/** Somebody with an account, and all that is theirs alone. */
export interface Somebody extends Person {
  readonly session: string;
  readonly email: string;
}

export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly bots?: number;
  /** Also asks by HTTP now and then. */
  readonly http?: boolean;
  /** Steps after which the game is left as it is; else it is played to its end. */
  readonly most?: number;
  readonly compareOneOf?: number;
  /** Plants a leak: what this makes of a text is read instead of it. */
  readonly tamper?: Tamper;
}

export type Tamper = (text: string, hosted: Hosted, reader: Reader) => string;

/** The house a game is played in. */
export interface FuzzedGame {
  readonly house: Edubba;
  readonly secrets: Secrets;
  readonly inside: {
    readonly random: Random;
    readonly clock: { time: number };
    readonly word: (kind: string) => string;
  };
}
