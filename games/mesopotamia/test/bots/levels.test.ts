import { readFileSync } from 'node:fs';
import { Observation, Table, Xoshiro } from '@edubba/kernel';
import { levelTests } from '@edubba/search/testing';
import { expect, test } from 'vitest';
import { evaluation } from '../../bots/evaluation.ts';
import { pointsOf, WORTH_FEATURES, worthFeaturesOf } from '../../bots/evaluation-features.ts';
import { levels } from '../../bots/levels.ts';
import { MEASURED } from '../../bots/levels-measured.ts';
import { WEIGHTS } from '../../bots/weights.ts';
import module from '../../index.ts';
import { mesopotamia } from '../../rules/index.ts';

levelTests({
  game: mesopotamia,
  levels,
  evaluation,
  learned: { features: WORTH_FEATURES, count: worthFeaturesOf, weights: WEIGHTS, points: pointsOf },
  texts: module.texts.en,
  measured: MEASURED,
  record: readFileSync(new URL('../../../../docs/records/mesopotamia-levels.md', import.meta.url), 'utf8'),
  looked: [
    [2, 31],
    [4, 101],
  ],
});

test.each([
  ['the Siege of Ur', 1, { solo: 'siege' }, false],
  ['the Guardians of Assur', 1, { solo: 'guardians' }, false],
  ['a common enemy', 2, { automaton: 'common-enemy' }, false],
  ['a Duel', 1, { solo: 'duel' }, true],
  ['others', 2, {}, true],
])('who looks ahead counts VP against %s only where VP win', (_, seats, options, judged) => {
  const { machine } = Table.open(mesopotamia, { seats, options, seed: 'judged' });
  expect(evaluation.judges?.(machine.pos.s.table)).toBe(judged);
  const seat = machine.toMove;
  const thought = levels.master.ponder(new Observation(machine, seat), new Xoshiro('judged'));
  if (!judged) expect(thought.go()).toBe(false);
});
