import type { Choice } from '@edubba/bots';
import { playOut, random } from '@edubba/bots';
import { createModuleWords, questionKinds, reasonMessage } from '@edubba/gamekit';
import type { Observation, Random } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { advisor, KINDS } from '../../bots/advisor.ts';
import type { Forecast } from '../../forecast/index.ts';
import { chanceOf, forecast } from '../../forecast/index.ts';
import module from '../../index.ts';
import type { State } from '../../rules/index.ts';
import { sammuRamat } from '../../rules/index.ts';
import { court } from '../support.ts';

const words = createModuleWords(module);

test('every kind of question is thought about, and nothing that is none', () => {
  expect(KINDS.toSorted()).toEqual(questionKinds(sammuRamat).toSorted());
});

test('every feature has a text, and every text a feature', () => {
  const texts = Object.keys(module.texts.en).filter((id) => id.startsWith('thumb.'));
  const features = Object.keys(advisor.weights).map((feature) => `thumb.${feature}`);
  expect(texts.toSorted()).toEqual(features.toSorted());
});

test('in games that chance plays it has a reason for every answer, and none is better', { timeout: 300_000 }, () => {
  const wrong: string[] = [];
  const explained = new Set<string>();
  let asked = 0;
  const hear = (observation: Observation<State>): void => {
    // Every seventh question, and whatever was not explained yet.
    if (asked++ % 7 !== 0 && explained.has(observation.kind)) return;
    const { key, reasons = [], others = [] }: Choice = advisor.choose(observation, new Xoshiro('aside'));
    const total = reasons.reduce((sum, { points }) => sum + points, 0);
    for (const other of others)
      if (other.total > total) wrong.push(`${observation.kind}: ${key} ${total}, ${other.key} ${other.total}`);
    if (!observation.options.includes(key)) wrong.push(`${observation.kind}: ${key} is no answer`);
    if (reasons.length === 0) wrong.push(`${observation.kind}: ${key} without a reason`);
    for (const reason of reasons) {
      const text = words.say(reasonMessage(reason));
      if (!/^[+-−][\d,]+ \S/.test(text)) wrong.push(`${observation.kind}: ${text}`);
    }
    explained.add(observation.kind);
  };
  for (let game = 0; game < 5; game++) {
    const bot = {
      name: 'asked',
      choose: (observation: Observation<State>, chance: Random) => {
        hear(observation);
        return random.choose(observation, chance);
      },
    };
    const options = { joint: game % 2 === 0 ? 'lead' : 'vote', challenge: ['A1', 'D1', 'C3', 'E3', 'B2'][game] ?? '' };
    const table = Table.open(sammuRamat, { seats: 1 + game, seed: `reasons/${game}`, events: false, options });
    expect(playOut(table, [bot], new Xoshiro(`reasons/${game}/bots`)).faults).toEqual([]);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  for (const kind of ['turn.act', 'move', 'consult', 'taxes', 'starter']) expect(explained).toContain(kind);
});

/** Pink's Dinah stands in Kalhu, which five Enemies next door would take. */
const besieged = () =>
  court({
    players: ['blue', 'pink'],
    at: { turn: 'pink' },
    event: 'EV05',
    month: 2,
    map: { kalhu: 'M3 D3', assyria: 'S3 H3 G', nineveh: 'E5' },
    people: { besime: 'kalhu blue Te1', dinah: 'kalhu pink Te1 @pink' },
  });

test('Enemies at the gates are dealt with, and it says that this is why', () => {
  const t = besieged();
  const overrun = (): bigint => chanceOf(forecast(t.board) as Forecast, 'enemies/overrun/kalhu').n;
  expect(overrun()).toBeGreaterThan(0n);
  const why: string[] = [];
  const chance = new Xoshiro('reasons');
  for (let answers = 0; answers < 40 && t.board.seat === 1; answers++) {
    const choice = advisor.choose(t.table.observe(1), chance);
    why.push(...(choice.reasons ?? []).flatMap((reason) => (reason.points > 0 ? [reason.why.id] : [])));
    t.table.play(1, choice.key);
    if (overrun() === 0n) break;
  }
  expect(overrun()).toBe(0n);
  expect(why).toContain('thumb.lost');
});

test('what others propose is followed where little speaks against it', () => {
  const t = court({
    players: ['blue', 'pink'],
    at: 'taxes',
    lead: 'blue',
    month: 2,
    event: 'EV05',
    map: { kalhu: 'M3 D3', assyria: 'S3 H3 G' },
    people: { besime: 'kalhu blue', dinah: 'kalhu pink' },
  });
  const choose = (): string => advisor.choose(t.table.observe(0), new Xoshiro('taxes')).key;
  const own = choose();
  const another = t.table.options(0).find((key) => key !== own && key.includes('/')) ?? '';
  t.table.play(1, another.replace('confirm:', 'propose:'));
  expect(choose()).toBe(another);
});

test('without being asked it proposes what it would confirm', () => {
  const t = court({
    players: ['blue', 'pink'],
    at: 'taxes',
    lead: 'blue',
    month: 2,
    event: 'EV05',
    map: { kalhu: 'M3 D3', assyria: 'S3 H3 G' },
    people: { besime: 'kalhu blue', dinah: 'kalhu pink' },
  });
  const proposed = advisor.volunteer?.(t.table.observe(1), new Xoshiro('taxes'))?.key ?? '';
  expect(proposed).toMatch(/^propose:\w+\//);
});

test('before there is a Challenge it answers too', () => {
  const table = Table.open(sammuRamat, { seats: 2, seed: 'choose', options: { challenge: 'choose' } });
  expect(table.machine.kind).toBe('challenge');
  expect(table.options(0)).toContain(advisor.choose(table.observe(0), new Xoshiro('any')).key);
});
