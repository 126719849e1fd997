import { wrapped } from '@edubba/gamekit';
import type { ItemId, Message, Seat, View } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { SPACES } from '../content/board.ts';
import { BOARDS } from '../content/city-states.ts';
import { armyNo } from '../content/decks.ts';
import { FACES } from '../content/dice.ts';
import type { State } from '../rules/index.ts';
import { activeIn, cardsIn, isSpent, slotMask, slotsOf } from '../rules/queries/army.ts';
import { capacityOf, citizensAt, citizensOf, foodOf, incomeOf, isCovered, isDamaged } from '../rules/queries/city.ts';
import { worthOf } from '../rules/queries/scores.ts';
import { NEW, NOBODY, ownerOf, READY, seatsOf, skillOf, STARVING } from '../rules/state.ts';
import { described, named } from './facts.ts';
import { seats } from './names.ts';

type Say = (id: string, params?: Message['params']) => string;

const name = (seat: Seat): Message => seats[seat] ?? { id: 'seat.nobody' };
const list = (parts: readonly string[]): string => parts.join('; ');

/** The whole table as text: the common board first, then every city; the reader's own comes last, next to the question. */
export function board({ s, seat: me }: View<State>, words: Words): string {
  const say: Say = (id, params) => words.say(params === undefined ? { id } : { id, params });
  const others = seatsOf(s).filter((seat) => seat !== me);
  const lines = [
    say('table.head', {
      round: s.round,
      phase: { id: `table.phase.${s.phase}` },
      first: name(s.first),
      hand: s.hand ? say('table.hand') : '',
    }),
    ...SPACES.map((_, space) => spaceLine(s, say, space)),
    ...rows(s, say, words),
    ...[...others, ...(me >= 0 ? [me] : [])].flatMap((seat) => city(s, say, words, seat, me)),
    ...(s.dice.length === 0
      ? []
      : [say('table.dice', { list: list(s.dice.map((face) => say(`face.${FACES[face] ?? 'blank'}`))) })]),
  ];
  return lines
    .flatMap((line) => wrapped(line, 4))
    .map((line) => line.trimEnd())
    .join('\n');
}

function spaceLine(s: State, say: Say, space: number): string {
  const title = { id: `space.${SPACES[space] ?? ''}` };
  const there = (s.spaces[space] ?? []).map((citizen) =>
    say('table.citizen', { seat: name(ownerOf(citizen)), skill: skillOf(citizen) }),
  );
  if (isCovered(s, space) && there.length === 0) return say('table.space.covered', { space: title });
  const citizens = there.length === 0 ? '' : say('table.citizens', { list: list(there) });
  return say('table.space', { space: title, ambrosia: s.spaceAmbrosia[space] ?? 0, citizens });
}

/** Rows, decks and piles that lie open; those that are empty are left out. */
function rows(s: State, say: Say, words: Words): string[] {
  const row = (id: string, items: readonly ItemId[]): string[] =>
    items.length === 0 ? [] : [say(`table.row.${id}`, { list: list(items.map((item) => words.say(described(item)))) })];
  return [
    ...row('empire', s.empireRow),
    ...row('goals', s.pileC),
    ...row('military', s.militaryRow),
    ...row('titans', s.titanTop.flat()),
    ...row('laid-out', s.laidOut),
    ...row('district', s.districtTop),
  ];
}

function city(s: State, say: Say, words: Words, seat: Seat, me: Seat): string[] {
  const at = s.board[seat] ?? NOBODY;
  const line = (id: string, parts: readonly string[]): string[] =>
    parts.length === 0 ? [] : [say(`table.${id}`, { list: list(parts) })];
  const cards = (items: readonly ItemId[] = []): string[] => items.map((item) => words.say(described(item)));
  return [
    say('table.player', {
      seat: name(seat),
      board: at === NOBODY ? '' : say('table.player.board', { board: { id: `board.${BOARDS[at] ?? ''}` } }),
      coins: s.coins[seat] ?? 0,
      knowledge: s.knowledge[seat] ?? 0,
      ambrosia: s.ambrosia[seat] ?? 0,
      income: incomeOf(s, seat),
      food: foodOf(s, seat),
      citizens: citizensOf(s, seat),
      capacity: capacityOf(s, seat),
      worth: worthOf(s, seat),
      passed: s.passed[seat] === true ? say('table.player.passed') : '',
    }),
    ...line('ready', citizensAt(s, seat, READY).map(String)),
    ...line('waiting', [...citizensAt(s, seat, NEW), ...citizensAt(s, seat, STARVING)].map(String)),
    ...line(
      'cards',
      (s.tableau[seat] ?? []).map((item) => {
        const text = words.say(described(item));
        return isDamaged(s, item) ? say('table.damaged', { item: text }) : text;
      }),
    ),
    ...line('armies', armies(s, say, words, seat)),
    ...line('top', cards([...(s.districts[seat] ?? []), ...(s.titans[seat] ?? [])])),
    ...line('threat', cards(s.threat[seat])),
    ...stored(s, say, words, seat, me),
  ];
}

function armies(s: State, say: Say, words: Words, seat: Seat): string[] {
  const names = (items: readonly ItemId[]): string => list(items.map((item) => words.say(named(item))));
  return slotsOf(slotMask(s, seat)).map((slot) => {
    const active = activeIn(s, seat, slot);
    const retired = cardsIn(s, seat, slot).filter((item) => item !== active);
    if (active === undefined) return say('table.army.empty', { list: names(retired) });
    return say('table.army', {
      item: named(active),
      n: s.coinsOn[armyNo(active)] ?? 0,
      used: isSpent(s, active) ? say('table.army.used') : '',
      legacy: retired.length === 0 ? '' : say('table.army.legacy', { list: names(retired) }),
    });
  });
}

/** The reader's own by name, the others' by number. */
function stored(s: State, say: Say, words: Words, seat: Seat, me: Seat): string[] {
  const items = s.stored[seat] ?? [];
  if (items.length === 0) return [];
  if (seat !== me) return [say('table.stored', { n: items.length })];
  return [say('table.stored.mine', { list: list(items.map((item) => words.say(described(item)))) })];
}
