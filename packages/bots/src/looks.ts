import type {
  AboutIn,
  AnswerTo,
  AsideIn,
  BaseState,
  DecisionKind,
  Decisions,
  Json,
  Key,
  KindOf,
  Observation,
} from '@edubba/kernel';
import { readKey } from '@edubba/kernel';
import type { Thumb } from './rules-of-thumb.ts';

/** What a seat knows of a question that says `A` to everybody, and `P` to that seat alone. */
export type Told<S extends BaseState, A extends Json, P extends Json = Json> = Observation<S> & {
  readonly about: A;
  readonly aside: P;
};

/** What a bot looks at in an answer to a decision. */
export type Look<S extends BaseState, D> = (
  observation: Told<S, AboutIn<D>, AsideIn<D>>,
  answer: AnswerTo<D>,
  key: Key,
) => readonly Thumb[];

/** One for each of a game's decisions; `chance` where all answers are as good. */
export type Looks<S extends BaseState, D> = { readonly [K in KindOf<D>]: Look<S, D[K]> | 'chance' };

/** The looks of a game by kind and key, as {@link rulesOfThumb} takes them. */
export function looksOf<S extends BaseState, D extends Decisions>(
  decisions: D,
  looks: Looks<S, D>,
): { readonly [kind: DecisionKind]: (observation: Observation<S>, key: Key) => readonly Thumb[] } {
  const all = Object.entries(looks) as [KindOf<D>, Look<S, D[KindOf<D>]> | 'chance'][];
  return Object.fromEntries(
    all.flatMap(([kind, look]) =>
      look === 'chance'
        ? []
        : [
            [
              kind,
              (observation: Observation<S>, key: Key) =>
                // What a question says is typed where it is asked; here it only comes back.
                look(observation as Told<S, never, never>, readKey(decisions, kind, key), key),
            ],
          ],
    ),
  );
}
