import type { Seat, View } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { State } from '../../rules/state.ts';
import { ui } from '../../ui/index.ts';
import { redActs, redBuilds, redFeeds } from '../red.ts';
import { assyriaTable } from '../support.ts';
import { said } from './games.ts';

type Asked = View<State>;

/** What the prompt bar says at a table: the sentence, and the line below it. */
const asks = ({ view }: { readonly view: Asked }, mine = true): readonly [string, string | undefined, string] => {
  const [asking] = view.pending;
  if (asking === undefined) throw new Error('nobody is asked');
  const { say, why, rule } = ui.prompt(view, asking, mine);
  return [said(say), why === undefined ? undefined : said(why), rule];
};

const unusual = ({ view }: { readonly view: Asked }, key: string): string | undefined => {
  const message = ui.unusual(view, view.pending[0]?.kind ?? '', key);
  return message === undefined ? undefined : said(message);
};

/** The view of a seat of a scenario. */
const seatView = (view: Asked, seat: Seat): Asked => ({ ...view, seat });

test('ASY-9.04 huts are counted, and what joins the banks is named', () => {
  const t = redBuilds({ growthHuts: 2, ships: 1 }, { markers: ['EM-G2'], ships: ['D3'], round: 2 });
  expect(asks(t.red)).toEqual([
    'Build hut 2 of 3.',
    'Choose one of 9 free spaces beside your huts or ziggurats. The ship at D3 joins the spaces around it.',
    'ASY-9.04',
  ]);
  expect(asks({ view: seatView(t.red.view, 1) }, false)).toEqual([
    'Red is building huts.',
    '2 huts are still to be built.',
    'ASY-9.04',
  ]);
});

test('ASY-7.05 where fewer huts grew than the marker shows, they are counted down', () => {
  const t = redBuilds({ growthHuts: 2, personalHuts: 0, mainHuts: 0 }, { markers: ['EM-G4'] });
  expect(asks(t.red)[0]).toBe('Build a hut: 2 to go.');
});

test('ASY-9.05 spare huts and ships may wait, and ending says so of huts', () => {
  const spare = redBuilds({ growthHuts: 0, personalHuts: 1 });
  expect(asks(spare.red)[0]).toBe('Build a spare hut, or end building.');
  expect(unusual(spare.red, 'end')).toBe('1 spare hut could still be built.');
  expect(unusual(spare.red, 'hut/D1')).toBe(undefined);
  const ship = redBuilds({ growthHuts: 0, personalHuts: 0, ships: 2 });
  expect(asks(ship.red)[0]).toBe('Place a ship, or end building.');
  expect(unusual(ship.red, 'end')).toBe(undefined);
});

test('ASY-11.15 feeding says who is hungry for what', () => {
  const t = redFeeds(
    { huts: ['E2', 'D1', 'D4', 'E4'], food: ['FD-wheat1-1'], ploughs: 1 },
    { farmers: ['D1'], round: 2 },
  );
  expect(asks(t.red)).toEqual([
    'Feed your huts: 0 of 4 fed.',
    'Hungry: E2 (wheat), D1 (any food), D4 (meat) and 1 more. Huts that are not fed are lost.',
    'ASY-11.15',
  ]);
  t.red.answers('feed.next', 'card/FD-wheat1-1');
  expect(asks(t.red)).toEqual(['Choose the hut that Wheat feeds first.', 'Its one icon feeds one hut.', 'ASY-11.03']);
  t.red.answers('feed.icon', 'wheat/E2');
  expect(asks(t.red)).toEqual([
    'Feed your huts: 1 of 4 fed.',
    'Hungry: D1 (any food), D4 (meat) and E4 (wheat). Huts that are not fed are lost.',
    'ASY-11.01',
  ]);
  expect(unusual(t.red, 'end')).toBe('The huts on D1, D4 and E4 starve, though what you hold could feed some.');
  expect(unusual(t.red, 'plough/D1')).toBe(undefined);
});

test('ASY-11.17 nothing is thrown away where nothing could have fed them', () => {
  const t = redFeeds({ huts: ['E2'], ploughs: 0, favours: ['FV03-1'] });
  expect(unusual(t.red, 'end')).toBe(undefined);
});

test('ASY-4.08 whoever is outbid is told what is left', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'bidding' });
  expect(asks(t.red)).toEqual([
    'Place your leader on a card row.',
    'You get the row’s cards, and upper rows go first. 3 rows have no leader yet.',
    'ASY-4.02',
  ]);
  t.red.answers('bid.place', 'row2/high');
  t.blue.answers('bid.place', 'row2/middle');
  expect(asks(t.red)).toEqual([
    'You are outbid. Choose another space.',
    'Take another row, or a lower space of row 2. VP already paid stay paid.',
    'ASY-4.08',
  ]);
  expect(asks({ view: seatView(t.red.view, 1) }, false)[0]).toBe('Red is outbid and chooses another space.');
  t.red.answers('bid.place', 'row2/low');
  expect(asks(t.blue)[0]).toBe('You are outbid. Choose another row.');
});

test('ASY-16.03 actions are counted with the camels', () => {
  const t = redActs({ camels: 2, gold: 0, personalHuts: 0 });
  const [say, why] = asks(t.red);
  expect(say).toBe('Take an action, or end your turn.');
  expect(why).toBe('2 camels to spend; what you keep stays for the next round. 2 kinds of action are possible.');
  const broke = redActs({ camels: 0, gold: 0, favours: ['FV15-1'], personalHuts: 0 });
  expect(asks(broke.red)).toEqual([
    'Discard a favour, or end your turn.',
    'Each favour card brings 1 camel. You have none.',
    'ASY-6.05',
  ]);
  expect(unusual(broke.red, 'end')).toBe(undefined);
});

test('round 1 says what a hut is good for and how it is fed', () => {
  expect(asks(redBuilds({ growthHuts: 2 }).red)[1]).toBe(
    'A river hut brings camels, one between the rivers 2 VP, any other 1 VP. Each must eat the food its space shows.',
  );
  expect(asks(redFeeds({ huts: ['E2'], food: ['FD-wheat1-1'] }).red)[1]).toBe(
    'Choose a food card: each icon on it feeds one hut of that food. Huts that are not fed are lost.',
  );
});

test('ASY-14.03 ending with camels asks back only where some of them are lost', () => {
  const ends = (camels: number, round: number): string | undefined =>
    unusual(redActs({ camels, gold: 0, personalHuts: 0, huts: ['D3', 'E4'] }, { round }).red, 'end');
  // Two huts on the Euphrates bring 5 camels.
  expect(ends(5, 2)).toBe(undefined);
  expect(ends(7, 2)).toBe(
    'Your huts bring 5 camels next round. With the 7 you keep, 2 go over the limit of 10 and are lost.',
  );
  // The first flood takes them.
  expect(ends(7, 3)).toBe(undefined);
  expect(ends(5, 6)).toMatch(/^These are the last actions of the game\. Your 5 camels are worth nothing after them\./);
});

test('what each is at, in the list of players', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'bidding' });
  const status = (seat: Seat): string => said(ui.status?.(t.red.view, seat) ?? { id: 'do.no' });
  expect([status(0), status(1)]).toEqual(['bidding now', 'still to bid']);
  t.red.answers('bid.place', 'row2/high');
  expect([status(0), status(1)]).toEqual(['row 2 · free', 'bidding now']);
});

test('the main button has few words', () => {
  const verb = (kind: string, key: string): string | undefined => {
    const message = ui.verb?.(redActs().red.view, kind, key);
    return message === undefined ? undefined : said(message);
  };
  expect(verb('build.next', 'hut/E5')).toBe('Build on E5');
  expect(verb('bid.place', 'row2/high')).toBe('Bid on row 2');
  expect(verb('action.choose', 'favour/FV09-1')).toMatch(/^Play /);
  expect(verb('card.take', 'FD-fish2-1')).toBe('Take Fish ×2');
  expect(verb('action.choose', 'end')).toBe(undefined);
});

test('ASY-27.03 a bonus that costs nothing is not left by mistake', () => {
  const around = { civilisations: ['CV03', 'CV05', 'CV06'] as const };
  const t = redActs({ gold: 2, huts: ['D3'] }, around);
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'highest/gold');
  expect(asks(t.red)).toEqual(['Take the bonus of the Canaanites?', 'The Canaanites: 1 ship.', 'ASY-27.03']);
  expect(unusual(t.red, 'no')).toBe('This bonus costs nothing: 1 ship.');
  t.red.answers('bonus.resolve', 'no').answers('action.choose', 'tribute').answers('tribute.place', 'middle/gold');
  expect(unusual(t.red, 'no')).toBe(undefined);
});

test('two cards on one food card, in the words of the question', () => {
  const t = redFeeds({ huts: ['E2', 'G2', 'I2'], food: ['FD-fish2-1'], favours: ['FV07-1', 'FV08-1'] });
  t.red.answers('feed.next', 'favour/FV07-1').isAsked('feed.both');
  expect(asks(t.red)[0]).toBe('Use the other food favour as well?');
});

test('what costs or reveals something is weighed, what is free and can be taken back is not', () => {
  const weighty = [
    ['bid.place', 'row1/low'],
    ['bid.place', 'row1/middle'],
    ['found.space', 'D3'],
    ['raise.column', 'gold'],
    ['tribute.place', 'highest/gold'],
    ['offerings.size', 'steps/2'],
    ['action.choose', 'favour/FV09-1'],
    ['action.choose', 'card'],
    ['bonus.destroy', 'D3'],
  ] as const;
  const light = [
    ['bid.place', 'row1/high'],
    ['build.next', 'hut/D3'],
    ['build.next', 'end'],
    ['feed.next', 'card/FD-wheat1-1'],
    ['action.choose', 'raise'],
    ['action.choose', 'end'],
    ['bonus.resolve', 'yes'],
  ] as const;
  expect(weighty.filter(([kind, key]) => !ui.isWeighty(kind, key))).toEqual([]);
  expect(light.filter(([kind, key]) => ui.isWeighty(kind, key))).toEqual([]);
});
