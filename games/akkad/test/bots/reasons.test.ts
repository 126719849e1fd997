import type { Choice } from '@edubba/bots';
import { playOut, random } from '@edubba/bots';
import { createModuleWords, questionKinds, reasonMessage } from '@edubba/gamekit';
import type { Observation, Random } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { looks, thumbs } from '../../bots/thumbs.ts';
import module from '../../index.ts';
import type { State } from '../../rules/index.ts';
import { akkad } from '../../rules/index.ts';
import { akkadTable } from '../support.ts';

const words = createModuleWords(module);

/**
 * Games of three to six in which the bot is asked every question; what it says goes to `hear`, also what it says unasked.
 * In every other game it only says what it would do and chance plays: so it comes to positions it would never make.
 */
function listen(games: number, hear: (kind: string, choice: Choice) => void): void {
  for (let game = 0; game < games; game++) {
    const player = game % 2 === 0 ? thumbs : random;
    const told = (kind: string, choice: Choice | undefined): void => {
      if (choice !== undefined) hear(choice.key.startsWith('~') ? choice.key.slice(1).split('/')[0]! : kind, choice);
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
    const options = game % 4 < 2 ? {} : { activation: 'by-player', retreat: 'after-volley', 'akkad-rebels': '4' };
    const table = Table.open(akkad, { seats: 3 + (game % 4), seed: `reasons/${game}`, events: false, options });
    expect(playOut(table, [bot], new Xoshiro(`reasons/${game}/bots`)).faults).toEqual([]);
  }
}

test('every kind of question has a rule of thumb, and every rule of thumb a question', () => {
  expect(Object.keys(looks).sort()).toEqual(questionKinds(akkad).sort());
});

test('every feature has a text, and every text a feature', () => {
  const texts = Object.keys(module.texts.en).filter((id) => id.startsWith('thumb.'));
  const features = Object.keys(thumbs.weights).map((feature) => `thumb.${feature}`);
  expect(texts.sort()).toEqual(features.sort());
});

test('every choice has a reason that can be said, and is worth as much as any other', { timeout: 300_000 }, () => {
  const explained = new Set<string>();
  const wrong: string[] = [];
  listen(28, (kind, { key, reasons = [], others = [] }) => {
    const total = reasons.reduce((sum, { points }) => sum + points, 0);
    // Had a reason been left out, an answer not chosen would seem the better one somewhere.
    for (const other of others)
      if (other.total > total) wrong.push(`${kind}: ${key} ${total}, ${other.key} ${other.total}`);
    if (reasons.length === 0) wrong.push(`${kind}: ${key} without a reason`);
    for (const reason of reasons) {
      const text = words.say(reasonMessage(reason));
      if (!/^[+-][\d,]+ \w/.test(text)) wrong.push(`${kind}: ${text}`);
    }
    if (reasons.length > 0) explained.add(kind);
  });
  expect(wrong.slice(0, 5)).toEqual([]);
  // Too rare for so few games: cards are paid as ransom only by who has nothing else, Susa mostly pays on its own turn (both in
  // the test of the market), and few have Zealotry (below).
  const rare = ['ransom.card', 'mission.pay', 'convert.replace'];
  expect(questionKinds(akkad).filter((kind) => !explained.has(kind) && !rare.includes(kind))).toEqual([]);
});

test('AKK-15.19 Zealotry brings the best of those it replaces, for a reason', () => {
  const t = akkadTable({
    players: ['red', 'blue', 'green'],
    at: { proc: 'convert', locals: { seat: 0, city: -1 }, active: 'red' },
    rebels: {},
    has: {
      red: { home: 'assur', controls: ['ASS', 'LAG'], units: { LAG: { priest: 1 } }, upgrades: ['zealotry'] },
      green: { home: 'uruk', units: { UMM: { spearman: 2, chariot: 1 } } },
    },
    chance: { 'roll.convert': ['1'] },
  });
  t.red.answers('convert.target', 'LAG>UMM').isAsked('convert.replace');
  const { key, reasons = [] } = thumbs.choose(t.table.observe(0), new Xoshiro('zeal'));
  expect([key, reasons.length > 0]).toEqual(['chariot', true]);
});
