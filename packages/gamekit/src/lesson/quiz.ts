import type { BaseState, DecisionKind, Game, GameRecord, Key, Seat } from '@edubba/kernel';
import { openingOf, readEntry, Table } from '@edubba/kernel';

/** A position of a game at which somebody is asked something: the answers that led there, as in a record. */
export type QuizQuestion = Pick<GameRecord, 'table' | 'log'>;

/** Questions about a game, each a position; what can be chosen there is said by the rules themselves. */
export interface Quiz {
  readonly questions: readonly QuizQuestion[];
}

/** A question as it stands at a table. */
export interface Posed<S extends BaseState> {
  readonly table: Table<S>;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** Everything that can be answered, also besides the question. */
  readonly right: readonly Key[];
}

/** Plays the answers of a question by the present rules. Throws where they are no longer possible, or nobody is asked. */
export function poseQuestion<S extends BaseState>(game: Game<S>, question: QuizQuestion): Posed<S> {
  const table = Table.replay(game, openingOf(game, question as GameRecord), question.log.map(readEntry));
  const seat = table.toMove;
  const kind = table.question(seat)?.kind;
  if (table.over || kind === undefined) throw new RangeError('nobody is asked anything there');
  return { table, seat, kind, right: [...table.options(seat), ...table.offers(seat)] };
}
