import type { GameModule, SeatNames } from '@edubba/gamekit';
import { createModuleWords, eventMessage } from '@edubba/gamekit';
import type { BaseState, Game, GameEvent } from '@edubba/kernel';

/** What is tested: bare rules, or a game with its words. */
export type Subject<S extends BaseState> = Game<S> | GameModule<S>;

/** The rules of either. */
export function gameOf<S extends BaseState>(subject: Subject<S>): Game<S> {
  return 'game' in subject ? subject.game : subject;
}

/** The game with its words, where there are any. */
export function moduleOf<S extends BaseState>(subject: Subject<S>): GameModule<S> | undefined {
  return 'game' in subject ? subject : undefined;
}

/** A log line in words; nothing where there are no words. */
export type Say = (event: Omit<GameEvent, 'only'>) => string | undefined;

/** Says log lines of a game that has words. */
export function sayer<S extends BaseState>(subject: Subject<S>, names?: SeatNames): Say {
  const module = moduleOf(subject);
  if (module === undefined) return () => undefined;
  const words = createModuleWords(module);
  return (event) => words.say(eventMessage(module, event, names ?? module.seats));
}
