import type { BaseState, Machine, Seat } from '@edubba/kernel';
import { resample, thrownText } from '@edubba/kernel';
import type { Finding } from './finding.ts';
import type { Subject } from './subject.ts';
import { gameOf } from './subject.ts';
import type { Walk, Walking } from './walk.ts';
import { chooseAnswer, deadEnd, walkGames } from './walk.ts';

/** In one position of so many somebody imagines what could be. */
const SELDOM = 20;
/** So many answers are played on from there. */
const FAR = 40;

/**
 * What a seat imagines can be played on: what it cannot know is drawn anew, from items that could lie there (those with the
 * same back), and the rules find nothing impossible in it. Whoever looks ahead depends on it.
 */
export function checkSamples<S extends BaseState>(subject: Subject<S>, walking: Walking = {}): readonly Finding[] {
  return walkGames('sample', gameOf(subject), walking, {
    after: ({ machine, random, info, report }: Walk<S>) => {
      if (machine.over || random.below(SELDOM) !== 0) return;
      const seat: Seat = random.below(info.seats);
      let imagined: Machine<S> | undefined;
      try {
        imagined = resample(machine, seat, random).machine;
        for (let n = 0; n < FAR && !imagined.over; n++) {
          const answer = chooseAnswer(imagined, random);
          if (answer === undefined) {
            report(`what seat ${seat} imagines at ${machine.kind} comes to a ${deadEnd(imagined)}`);
            return;
          }
          imagined.answer(answer.seat, answer.key);
        }
      } catch (error) {
        const at = imagined === undefined ? machine.kind : `${machine.kind}, at ${imagined.kind}`;
        report(`what seat ${seat} imagines at ${at} breaks the rules: ${thrownText(error)}`);
      }
    },
  }).list;
}
