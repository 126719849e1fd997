import type { Asked, DecisionKind, Key } from '@edubba/kernel';
import type { Session } from './Session.ts';

/** An answer that has changed nothing by now was not taken. */
const LONGEST_ANSWER = 2000;

/** Resolves when things stand otherwise than now; false, if nothing came of it. */
function changed(session: Session): Promise<boolean> {
  const before = session.state.standing;
  return new Promise((resolve) => {
    const stop = session.frame.subscribe(({ standing }) => {
      if (standing !== before) done(true);
    });
    const late = setTimeout(() => done(false), LONGEST_ANSWER);
    const done = (came: boolean): void => {
      clearTimeout(late);
      stop();
      resolve(came);
    };
  });
}

/** Answers as long as there is something to answer, each once the one before has been taken. */
async function answerOn(session: Session, next: (question: Asked) => Key | undefined): Promise<void> {
  for (;;) {
    const question = session.state.standing?.question ?? undefined;
    const key = question === undefined ? undefined : next(question);
    if (key === undefined) return;
    const came = changed(session);
    await session.answer(key);
    if (!(await came)) return;
  }
}

/** Answers in this order, as far as each is still asked for: picks, an order of things. */
export async function answerAll(session: Session, kind: DecisionKind, keys: readonly Key[]): Promise<void> {
  const left = [...keys];
  await answerOn(session, (question) => {
    const key = left.shift();
    return key !== undefined && question.kind === kind && question.options.includes(key) ? key : undefined;
  });
}

/** Takes the first means there is until the question is another: the game's own order. */
export async function answerFirst(session: Session, kind: DecisionKind): Promise<void> {
  await answerOn(session, (question) => (question.kind === kind ? question.options[0] : undefined));
}

/** Takes so many answers back and gives some of them again: a pick in the middle is left out. */
export async function takeBack(
  session: Session,
  kind: DecisionKind,
  count: number,
  again: readonly Key[],
): Promise<void> {
  for (let i = 0; i < count; i++) {
    const came = changed(session);
    await session.undo();
    if (!(await came)) return;
  }
  await answerAll(session, kind, again);
}
