import type { Choice } from '@edubba/bots';
import { playOut, random } from '@edubba/bots';
import { createModuleWords, questionKinds, reasonMessage } from '@edubba/gamekit';
import type { Observation, Random } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { looks, thumbs } from '../../bots/thumbs.ts';
import module from '../../index.ts';
import type { State } from '../../rules/index.ts';
import { ancientWorld } from '../../rules/index.ts';

const words = createModuleWords(module);

/** Games in which the bot is asked every question; in every other game it only says what it would do and chance plays. */
function listen(games: number, hear: (kind: string, choice: Choice) => void): void {
  for (let game = 0; game < games; game++) {
    const player = game % 2 === 0 ? thumbs : random;
    const told = (kind: string, choice: Choice | undefined): void => {
      if (choice !== undefined)
        hear(choice.key.startsWith('~') ? (choice.key.slice(1).split('/')[0] ?? '') : kind, choice);
    };
    const bot = {
      name: 'thumbs',
      choose: (observation: Observation<State>, chance: Random) => {
        told(observation.kind, thumbs.choose(observation, new Xoshiro('aside')));
        return player.choose(observation, chance);
      },
      volunteer: (observation: Observation<State>, chance: Random) => {
        told(observation.kind, thumbs.volunteer?.(observation, new Xoshiro('aside')));
        return player.volunteer?.(observation, chance);
      },
    };
    const options = game % 4 < 2 ? {} : { boards: 'city-states', 'titan-draft': 'on', 'costly-placement': 'on' };
    const table = Table.open(ancientWorld, { seats: 2 + (game % 3), seed: `reasons/${game}`, events: false, options });
    expect(playOut(table, [bot], new Xoshiro(`reasons/${game}/bots`)).faults).toEqual([]);
  }
}

test('every kind of question has a rule of thumb, and every rule of thumb a question', () => {
  expect(Object.keys(looks).toSorted()).toEqual(questionKinds(ancientWorld).toSorted());
});

test('every feature has a text, and every text a feature', () => {
  const texts = Object.keys(module.texts.en).filter((id) => id.startsWith('thumb.'));
  const features = Object.keys(thumbs.weights).map((feature) => `thumb.${feature}`);
  expect(texts.toSorted()).toEqual(features.toSorted());
});

test('every choice has a reason that can be said, and is worth as much as any other', { timeout: 300_000 }, () => {
  const explained = new Set<string>();
  const wrong: string[] = [];
  listen(24, (kind, { key, reasons = [], others = [] }) => {
    const total = reasons.reduce((sum, { points }) => sum + points, 0);
    for (const other of others)
      if (other.total > total) wrong.push(`${kind}: ${key} ${total}, ${other.key} ${other.total}`);
    if (reasons.length === 0) wrong.push(`${kind}: ${key} without a reason`);
    for (const reason of reasons) {
      const text = words.say(reasonMessage(reason));
      if (!/^[+-][\d,]+ \S/.test(text)) wrong.push(`${kind}: ${text}`);
    }
    if (reasons.length > 0) explained.add(kind);
  });
  expect(wrong.slice(0, 5)).toEqual([]);
  // Cards that few games see: rules/AW-15-cards.test.ts and AW-09-damage.test.ts play them.
  const rare = ['holy-site.army', 'outpost.army', 'army.give-up', 'dramatists.store', 'labor.scribe', 'ambrosia.coin'];
  expect(questionKinds(ancientWorld).filter((kind) => !explained.has(kind) && !rare.includes(kind))).toEqual([]);
});
