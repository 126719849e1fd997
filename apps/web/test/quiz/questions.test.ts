import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { poseQuestion, type QuizQuestion } from '@edubba/gamekit';
import { type BaseState, recordOf, Table, Xoshiro } from '@edubba/kernel';
import type { GameUi, Thing } from '@edubba/ui';
import { describe, expect, test } from 'vitest';
import { PLAYABLE, type Shelf } from '../../src/app/games.ts';
import { Quizzing } from '../../src/quiz/Quizzing.ts';
import type { Standing } from '../../src/worker/api.ts';

const QUESTIONS = 10;
/** Set-up is over after so many answers, and nothing is asked after so many more. */
const BEGUN = 25;
const LAST = 300;
const GAMES = join(import.meta.dirname, '../../../../games');

/** What can be pointed at in a position, and what cannot though the rules say why. */
function pointing(table: Table<BaseState>, ui: GameUi<BaseState>): { right: Set<Thing>; wrong: Set<Thing> } {
  const seat = table.toMove;
  const kind = table.question(seat)?.kind ?? '';
  const view = table.view(seat);
  const thing = (key: string): Thing[] => {
    const [, side, rest] = /^~([^/]+)\/(.*)$/.exec(key) ?? [];
    const found = ui.thingOf(side ?? kind, rest ?? key, view);
    return found === undefined ? [] : [found];
  };
  const right = new Set([...table.options(seat), ...table.offers(seat)].flatMap(thing));
  const wrong = new Set(table.refusals(seat).flatMap(({ target }) => thing(target)));
  return { right, wrong: wrong.difference(right) };
}

/** Is it worth asking? Several things are possible, more look so, and nobody reads it from the prompt alone. */
function isGood(table: Table<BaseState>, ui: GameUi<BaseState>): boolean {
  const { right, wrong } = pointing(table, ui);
  return right.size >= 1 && right.size <= 9 && wrong.size >= 3 && wrong.size >= right.size / 2;
}

/** Positions of games between bots, of as many kinds of questions as there are. */
async function mine(shelf: Shelf): Promise<QuizQuestion[]> {
  const [rules, ui] = await Promise.all([shelf.play?.(), shelf.ui?.()]);
  if (rules === undefined || ui === undefined) throw new Error('it cannot be played');
  const found = new Map<string, QuizQuestion[]>();
  const [least, most] = shelf.players;
  for (let i = 0; i < 12; i++) {
    const seats = Math.min(most, Math.max(2, least) + (i % 2));
    const table = Table.open(rules.game, { seats, seed: `question ${i}` });
    const chance = new Xoshiro(`question ${i}`);
    while (!table.over && table.seq < LAST) {
      const kind = table.question(table.toMove)?.kind ?? '';
      const known = found.get(kind) ?? [];
      if (known.length < 4 && table.seq >= BEGUN && table.seq % 3 === i % 3 && isGood(table, ui)) {
        const { table: info, log } = recordOf(table);
        found.set(kind, [...known, { table: info, log }]);
      }
      const options = table.options(table.toMove);
      table.play(table.toMove, options[chance.below(options.length)] ?? '');
    }
  }
  // One of each kind before a second of any.
  const all = [0, 1, 2, 3].flatMap((nth) => [...found.values()].flatMap((ofKind) => ofKind[nth] ?? []));
  return all.slice(0, QUESTIONS).toSorted((a, b) => a.log.length - b.log.length);
}

describe.each(PLAYABLE.map((shelf) => [shelf.id, shelf] as const))('%s', (id, shelf) => {
  test('ten questions can be asked by the present rules, and each has right and wrong answers on the table', async () => {
    if (process.env['UPDATE_QUESTIONS'] !== undefined)
      writeFileSync(join(GAMES, id, 'lesson', 'questions.json'), `${JSON.stringify(await mine(shelf))}\n`);
    const [rules, ui, quiz] = await Promise.all([shelf.play?.(), shelf.ui?.(), shelf.quiz?.()]);
    if (rules === undefined || ui === undefined || quiz === undefined) return expect.fail('it has no questions');
    expect(quiz.questions).toHaveLength(QUESTIONS);
    for (const question of quiz.questions) expect(isGood(poseQuestion(rules.game, question).table, ui)).toBe(true);
  });

  test('nothing is lit while it is asked; a wrong thing is counted, a right one lights all that is right', async () => {
    const [rules, ui, quiz] = await Promise.all([shelf.play?.(), shelf.ui?.(), shelf.quiz?.()]);
    if (rules === undefined || ui === undefined || quiz === undefined) return expect.fail('it has no questions');
    const quizzing = new Quizzing(rules.game, ui, quiz);
    let standing: Standing | undefined;
    await quizzing.open('', (news) => {
      if ('standing' in news) standing = news.standing;
    });
    for (let at = 0; at < quizzing.all; at++) {
      if (at > 0) quizzing.goTo(at);
      expect([...(standing?.question?.options ?? []), ...(standing?.offers ?? [])]).toEqual([]);
      const { table, right } = poseQuestion(rules.game, quiz.questions[at] as QuizQuestion);
      const { wrong } = pointing(table, ui);
      if (at % 2 === 1) expect(quizzing.tried([...wrong][0] ?? '')).toBe(false);
      expect(quizzing.place.getState().state).toBe('asked');
      expect(quizzing.tried(quizzing.rightThings()[0] ?? '')).toBe(true);
      expect([...(standing?.question?.options ?? []), ...(standing?.offers ?? [])]).toEqual(right);
    }
    expect(quizzing.place.getState().score).toBe(QUESTIONS / 2);
  });
});
