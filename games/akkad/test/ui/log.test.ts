import { eventMessage, optionMessage } from '@edubba/gamekit';
import type { ToldEvent } from '@edubba/ui';
import { expect, test } from 'vitest';
import { ui } from '../../ui/index.ts';
import { battle } from '../fight.ts';
import { akkadTable } from '../support.ts';
import { said } from './games.ts';

const FOUR = ['red', 'blue', 'green', 'yellow'] as const;

/** The last thing told of this type. */
const told = ({ table }: { readonly table: { readonly events: readonly ToldEvent[] } }, type: string): ToldEvent => {
  const event = table.events.findLast((one) => one.type === type);
  if (event === undefined) throw new Error(`nothing was told of ${type}`);
  return event;
};

const line = (event: ToldEvent): string => said(eventMessage(ui.words, event));

test('a log line names the place and points at it first', () => {
  const t = akkadTable({ players: FOUR, at: { turn: 'red' }, has: { red: { units: { GIR: { spearman: 2 } } } } });
  t.red.answers('turn.choose', 'activate').answers('activate.space', 'T14').answers('activate.token', 'royal');
  expect(line(told(t, 'space.activated'))).toBe('Red activates Ningirsu Fields with a Royal token.');
  // The first spearman goes without a question: nobody else could.
  t.red.answers('move.units', 'done').answers('move.from', 'done');
  const moved = told(t, 'units.moved');
  expect(line(moved)).toBe('Red marches from Girsu to Ningirsu Fields.');
  expect(ui.thingsOf(moved)).toEqual(['space/T14', 'space/GIR']);
  expect(ui.eventIcon(moved)).toBe(undefined);
});

test('a roll tells hits, not players; a combat names whoever has no seat', () => {
  const t = battle({ champion: 1 }, 2, { chance: { 'roll.combat': ['2', '1'] } });
  expect(line(told(t, 'combat.begun'))).toBe('Combat on Queen’s Orchard: Red against the rebels.');
  t.red.answers('combat.retreat', 'no');
  expect(line(told(t, 'combat.rolled'))).toBe('The bones fall: 2 hits by the attacker, 1 hit by the defender.');
  expect(line(told(t, 'combat.won.attacker'))).toBe('Victory on Queen’s Orchard for Red over the rebels.');
  expect(ui.isMinor(told(t, 'rebels.hit'))).toBe(true);
});

test('people are called by their names in a line, on either side of it', () => {
  const event: ToldEvent = { type: 'goods.given', seat: 1, data: { good: 'silver', n: 2, to: 0 } };
  const names = ['Anna', 'Ben', 'Cleo', 'Dan'];
  const message = eventMessage(ui.words, event, names);
  expect(message.params).toMatchObject({ seat: 'Ben', other: 'Anna' });
});

test('rounds are stretches, phases chapters', () => {
  const t = akkadTable({ players: FOUR, at: 'selection', round: 3 });
  const event = told(t, 'phase.selection');
  const heading = ui.chapter(event);
  expect(heading === undefined ? '' : said(heading)).toBe('Round 3 · roles and gods');
  const part = ui.stretch?.(event);
  expect(part === undefined ? '' : said(part.label)).toBe('round 3');
  expect(said(ui.moment(t.red.view))).toBe('Round 3, roles and gods');
});

test('options are short and say the price or the bones', () => {
  const t = akkadTable({
    players: FOUR,
    at: 'selection',
    round: 2,
    crown: 'red',
    roleSilver: { merchant: 2 },
    godStaples: { an: 1 },
  });
  const label = (kind: string, key: string): string => said(optionMessage(ui.words, t.red.view, kind, key));
  expect(label('select.role', 'merchant')).toBe('Merchant with 2 silver');
  expect(label('select.god', 'an')).toBe('An with 1 grain and 1 sheep');
  expect(label('army.surplus', 'archer/GIR/supply')).toBe('From Girsu to the supply: an archer');
  expect(label('city-card.swap', 'swap/kish')).toBe('Give up Kish');
  expect(label('monster.reward', 'token/royal')).toBe('Take a Royal token');
  expect(label('combat.assign', 'champion!')).toBe('The champion is beaten');
  expect(label('turn.choose', '~score.now/quest/four-houses')).toBe('Score Four Houses: 1 VP');
  expect(label('turn.choose', '~mission.buy/pay')).toBe('Pay 18 lapis: 4 VP');
});
