import { questionKinds } from '@edubba/gamekit';
import type { Key, Table, View } from '@edubba/kernel';
import { ahead } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { akkad } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { ui } from '../../ui/index.ts';
import { battle } from '../fight.ts';
import { akkadTable } from '../support.ts';
import { said, words } from './games.ts';

type Seated = { readonly view: View<State> };

const FOUR = ['red', 'blue', 'green', 'yellow'] as const;

const name = ({ view }: Seated, thing: string): string => said(ui.nameOf(view, thing));

const facts = ({ view }: Seated, thing: string): readonly string[] => {
  const { title, facts: list } = ui.explain(view, thing, view.seat);
  return [said(title), ...list.map(({ text }) => said(text))];
};

const asks = ({ view }: Seated): readonly string[] => {
  const [asking] = view.pending;
  if (asking === undefined) throw new Error('nobody is asked');
  const { say, why, rule } = ui.prompt(view, asking, true);
  return [said(say), why === undefined ? '' : said(why), rule];
};

/** What an option would bring, in words. */
const then = (t: { readonly table: Table<State> }, key: Key): readonly string[] => {
  const { table } = t;
  const seat = table.toMove;
  const after = ahead(table, seat, key);
  return ui.consequences(table.view(seat), after.view, after.events, seat).map(({ text }) => said(text));
};

test('every question that can be asked has a prompt', () => {
  const offers = new Set(akkad.anytime.map(({ kind }) => kind));
  for (const kind of questionKinds(akkad)) {
    if (!offers.has(kind))
      expect([kind, words.has(`ui.ask.${kind}`), words.has(`ui.why.${kind}`)]).toEqual([kind, true, true]);
  }
});

test('a space says its land, its good, who holds it, who stands there and what lies on it', () => {
  const t = akkadTable({
    players: FOUR,
    at: { turn: 'red' },
    has: {
      red: { units: { GIR: { champion: 1, spearman: 2, 'chariot!': 1 } }, canals: ['LAG'], ziggurats: ['GIR'] },
      blue: { tokens: { SUS: 'royal' } },
    },
    rebels: { NIP: 2 },
    storm: 'UMM',
  });
  expect(name(t.red, 'space/GIR')).toBe(
    'Girsu, home city, grain or sheep. You control it. You: 2 spearmen, 1 chariot (1 injured) and the champion; 9 bones. Your ziggurat.',
  );
  expect(name(t.blue, 'space/GIR')).toBe(
    'Girsu, home city, grain or sheep. Red controls it. Red: 2 spearmen, 1 chariot (1 injured) and the champion; 9 bones. A ziggurat of Red.',
  );
  expect(name(t.red, 'space/SUS')).toContain('Blue: a Royal token. Activated, closed this round.');
  expect(facts(t.red, 'space/NIP')).toEqual([
    'Nippur · special city',
    'Gives lapis.',
    'Nobody controls it.',
    '2 rebels, 1 bone each.',
    'Its card: 1 more bone in your conversion attempts.',
  ]);
  expect(facts(t.red, 'space/UMM')).toContain('The Storm: closed to all this round.');
  expect(facts(t.red, 'space/LAG')).toContain('You could march here and use the Storehouse.');
  expect(facts(t.red, 'space/D3')).toContain('The monster Anzu.');
});

test('numbers of a player say how they are made, and what is lost', () => {
  const t = akkadTable({
    players: FOUR,
    at: { turn: 'red' },
    has: { red: { vp: 3 }, blue: { units: {}, controls: ['T12'], captor: 'green' } },
  });
  expect(facts(t.red, 'player/0')).toEqual([
    'You · 3 of 9 VP',
    'Made of 3 by quests.',
    'Rules Girsu.',
    '2 cities, 5 spaces in all.',
    'Armies of up to 2 units: one for each city.',
  ]);
  expect(facts(t.red, 'player/1')).toContain('The home city is lost: no VP until it is regained.');
  expect(facts(t.red, 'player/1')).toContain('The champion is held by Green.');
});

test('things on another mat are told apart from one’s own', () => {
  const t = akkadTable({
    players: FOUR,
    at: { turn: 'red' },
    has: { red: { goods: { lapis: 2 } }, blue: { goods: { lapis: 1 } } },
  });
  expect(name(t.red, 'good/lapis')).toBe('2 lapis');
  expect(name(t.red, 'good/lapis@1')).toBe('Blue: 1 lapis');
  expect(name(t.red, 'building/palace@1')).toBe('Blue: Palace: not built');
});

test('a fight says both sides and the odds; sides without a seat have words too', () => {
  const t = battle({ spearman: 1 }, 1);
  expect(name(t.red, 'fight/attacker')).toBe('You, attacker: 1 spearman; 1 bone.');
  expect(name(t.red, 'fight/defender')).toBe('The rebels, defender: 1 rebel; 1 bone.');
  expect(name(t.red, 'fight/odds')).toBe('The attacker wins 33 of 100 times, the defender 34, nobody 33.');
  expect(asks(t.red)).toEqual([
    'Retreat from Queen’s Orchard after this round?',
    'Against the rebels: you roll 1 bone, they roll 1. The round is fought either way.',
    'AKK-11.14',
  ]);
});

test('a march into a fight tells the odds before anything is rolled', () => {
  const t = akkadTable({
    players: FOUR,
    at: { turn: 'red' },
    has: { red: { controls: ['GIR', 'LAG', 'T15', 'SHU'], units: { T15: { champion: 1 } } } },
    rebels: { NIP: 2 },
  });
  t.red.answers('turn.choose', 'activate').answers('activate.space', 'NIP');
  expect(then(t, 'royal')).toEqual([
    'Combat on Nippur with the rebels: 65 in 100 for you, if nobody plays cards.',
    '-1 Royal token: 1 in your pool then.',
  ]);
});

test('buying tells the price and what is left', () => {
  const t = akkadTable({
    players: FOUR,
    at: { turn: 'red' },
    has: { red: { built: ['storehouse', 'palace'], goods: { grain: 3, sheep: 2, silver: 2 }, units: {} } },
  });
  t.red.answers('turn.choose', 'activate').answers('activate.space', 'GIR').answers('activate.mode', 'building/palace');
  t.red.answers('building.action', 'recruit');
  expect(then(t, 'spearman')).toEqual(['-1 grain: 2 then.', '-1 silver: 1 then.', '+2 units: 2 then.']);
  expect(asks(t.red)[1]).toBe('Room for 2 more. You have 3 grain, 2 sheep, 2 silver.');
});

test('passing with tokens that could still do something is unusual', () => {
  const t = akkadTable({ players: FOUR, at: { turn: 'red' }, has: { red: { pool: { royal: 1 } } } });
  const message = ui.unusual(t.red.view, 'turn.choose', 'pass');
  expect(message === undefined ? '' : said(message)).toBe(
    'One token is still in your pool. After you pass you take no more turns this round.',
  );
  const empty = akkadTable({ players: FOUR, at: { turn: 'red' }, has: { red: { pool: {}, cards: ['levy#1'] } } });
  expect(ui.unusual(empty.red.view, 'turn.choose', 'pass')).toBe(undefined);
});
