import type { Choice } from '@edubba/bots';
import { playOut } from '@edubba/bots';
import { createModuleWords, questionKinds, reasonMessage } from '@edubba/gamekit';
import type { Observation, Random } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { looks, thumbs } from '../../bots/thumbs.ts';
import module from '../../index.ts';
import type { State } from '../../rules/index.ts';
import { assyria } from '../../rules/index.ts';

const words = createModuleWords(module);

/** Plays games of one to four with the bot and hands every choice to `hear`. */
function listen(games: number, hear: (kind: string, choice: Choice) => void): void {
  for (let game = 0; game < games; game++) {
    const bot = {
      name: 'thumbs',
      choose: (observation: Observation<State>, random: Random) => {
        const choice = thumbs.choose(observation, random);
        hear(observation.kind, choice);
        return choice;
      },
    };
    const table = Table.open(assyria, { seats: 1 + (game % 4), seed: `reasons/${game}`, events: false });
    expect(playOut(table, [bot], new Xoshiro(`reasons/${game}/bots`)).faults).toEqual([]);
  }
}

test('every kind of question has a rule of thumb, or is left to chance on purpose', () => {
  const without = questionKinds(assyria).filter((kind) => !Object.hasOwn(looks, kind));
  expect(without.sort()).toEqual(['roof.space', 'solo.space']);
});

test('every feature has a text, and every text a feature', () => {
  const texts = Object.keys(module.texts.en).filter((id) => id.startsWith('thumb.'));
  const features = Object.keys(thumbs.weights).map((feature) => `thumb.${feature}`);
  expect(texts.sort()).toEqual(features.sort());
});

test('reasons add up to what the answer is worth, and all can be said', () => {
  const explained = new Set<string>();
  const wrong: string[] = [];
  listen(30, (kind, { key, reasons, others = [] }) => {
    if (reasons === undefined) return;
    const total = reasons.reduce((sum, { points }) => sum + points, 0);
    // Had a reason been left out, an answer not chosen would seem the better one somewhere.
    for (const other of others)
      if (other.total > total) wrong.push(`${kind}: ${key} ${total}, ${other.key} ${other.total}`);
    for (const reason of reasons) {
      const text = words.say(reasonMessage(reason));
      if (!/^[+-]\d+ \w/.test(text)) wrong.push(`${kind}: ${text}`);
    }
    if (reasons.length > 0) explained.add(kind);
  });
  expect(wrong).toEqual([]);
  const usual = ['bid.place', 'start.space', 'build.next', 'feed.next', 'feed.icon', 'action.choose', 'tribute.place'];
  expect([...explained]).toEqual(expect.arrayContaining(usual));
});
