import type {
  Asked,
  BaseState,
  Json,
  Order,
  Outcome,
  Refusal,
  RewindWish,
  Seat,
  SeenEvent,
  UndoOffer,
} from '@edubba/kernel';
import { answerRewind, defineGame, ranked, Refused, rules, Table, wishRewind } from '@edubba/kernel';
import { expect, expectTypeOf, test } from 'vitest';
import type { Received } from '../src/index.ts';
import { readReceived, readSent, write } from '../src/index.ts';

type Standing = Extract<Received, { type: 'standing' }>;
type Wire = Standing['view'];

/** As it travels: the kernel's data without its promises not to write to it. */
type Plain<T> = [Json] extends [T] ? Wire : Each<T>;
type Each<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer E)[]
    ? Plain<E>[]
    : { -readonly [K in keyof T]: Plain<T[K]> };
/** The same with every member there, so that none can be forgotten. */
type Whole<T> = { [K in keyof T]-?: Whole<T[K]> };

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Agree<Kernel, Sent> = [Same<Plain<Kernel>, Sent>, Same<Whole<Plain<Kernel>>, Whole<Sent>>];

type State = BaseState & { said: string[]; rests: number[] };
const R = rules<State>();
const talk = defineGame<State>({
  id: 'talk',
  version: 1,
  players: { min: 2, max: 2 },
  rules: R,
  main: R.proc<null>('main')({
    speak: {
      ask: 'word.say',
      by: (s) => s.said.length % 2,
      about: (s) => ({ word: s.said.length + 1 }),
      options: () => ['yes', 'no'],
      refusals: () => [{ target: 'perhaps', rule: 'T-1', why: { id: 'talk.plain', params: { n: 2 } } }],
      then: (g, _, key) => {
        g.emit({ type: 'word.said', seat: g.s.said.length % 2, data: { word: key } });
        g.s.said.push(key);
        return g.s.said.length === 4 ? g.end() : g.goto('speak');
      },
    },
  }),
  setup: (table) => ({ table, said: [], rests: [1, 1] }),
  visibility: { said: 'all', rests: 'all' },
  outcome: () => ranked([1, 0]),
  anytime: [
    {
      kind: 'rest',
      options: (s, seat) => (s.rests[seat] === 1 ? ['now'] : []),
      then: (g, seat) => {
        g.s.rests[seat] = 0;
      },
    },
  ],
});

/** What a server would send: nothing but what the kernel gives it. */
function standing(table: Table<State>, seat: Seat, wish?: RewindWish): Received {
  const message = {
    type: 'standing',
    version: table.events.length,
    seen: 0,
    events: table.eventsFor(seat),
    view: table.view(seat),
    number: table.number(seat),
    question: table.question(seat) ?? null,
    refused: table.refusals(seat).map(({ target }) => target),
    offers: table.offers(seat),
    undo: table.undoable(seat),
    redo: table.redoable(seat) ?? null,
    rewind: wish === undefined ? null : rewind(wish),
    orders: table.orders.filter((order) => order.seat === seat),
    outcome: table.outcome ?? null,
  } as unknown as Received;
  const read = readReceived(write(message));
  expect(read).toEqual(JSON.parse(JSON.stringify(message)));
  return read;
}

const rewind = ({ by, to, needed, agreed, state }: RewindWish) => ({ by, to, needed, agreed, state });

function answer(table: Table<State>, seat: Seat, text: string): void {
  const sent = readSent(text);
  if (sent.type !== 'answer') throw new Error('not an answer');
  table.play(seat, sent.key, sent.number);
}

// What parts ways here is found by the compiler: running it proves nothing.
test('the kernel and the protocol speak of the same things', () => {
  type Yes = [true, true];
  expectTypeOf<Agree<Asked, NonNullable<Standing['question']>>>().toEqualTypeOf<Yes>();
  expectTypeOf<Agree<Refusal, Extract<Received, { type: 'why' }>['refusals'][number]>>().toEqualTypeOf<Yes>();
  expectTypeOf<Agree<UndoOffer, Standing['undo']>>().toEqualTypeOf<Yes>();
  expectTypeOf<Agree<Order, Standing['orders'][number]>>().toEqualTypeOf<Yes>();
  expectTypeOf<Agree<Outcome, NonNullable<Standing['outcome']>>>().toEqualTypeOf<Yes>();
  expectTypeOf<Agree<SeenEvent, Extract<Received, { type: 'events' }>['events'][number]>>().toEqualTypeOf<Yes>();
  type Rewind = Pick<RewindWish, 'by' | 'to' | 'needed' | 'agreed' | 'state'>;
  expectTypeOf<Agree<Rewind, NonNullable<Standing['rewind']>>>().toEqualTypeOf<Yes>();
});

test('a seat without a question can take a side offer: its standing says the number', () => {
  const table = Table.open(talk, { seats: 2 });
  table.play(0, 'yes');
  const told = standing(table, 0);
  if (told.type !== 'standing') throw new Error('no standing');
  expect(told.question).toBeNull();
  const [offer] = told.offers;
  answer(table, 0, JSON.stringify({ type: 'answer', id: 'a', number: told.number, key: offer }));
  expect(table.s.rests).toEqual([0, 1]);
  // The same once more is out of date.
  expect(() => answer(table, 0, JSON.stringify({ type: 'answer', id: 'a', number: told.number, key: offer }))).toThrow(
    Refused,
  );
});

test('redo, standing orders, a wish to go back with its votes, and the outcome are told', () => {
  const table = Table.open(talk, { seats: 2 });
  table.play(0, 'yes');
  table.undo(0);
  expect(standing(table, 0)).toMatchObject({ redo: 'yes', undo: { blocked: 'nothing' } });
  table.redo(0);
  table.order({ seat: 0, kind: 'word.say', key: 'no', when: { word: 3 } });
  expect(standing(table, 0)).toMatchObject({ orders: [{ kind: 'word.say', key: 'no', when: { word: 3 } }] });
  expect(standing(table, 1)).toMatchObject({ orders: [], refused: ['perhaps'] });
  let wish = wishRewind(table, 0, 0, [0, 1]);
  expect(standing(table, 1, wish)).toMatchObject({ rewind: { by: 0, to: 0, agreed: [0], state: 'open' } });
  wish = answerRewind(table, wish, 1, false);
  const told: Received = { type: 'rewind', rewind: JSON.parse(JSON.stringify(rewind(wish))) };
  expect(readReceived(write(told))).toMatchObject({ rewind: { agreed: [0], state: 'declined' } });
  table.play(1, 'no');
  table.play(1, 'yes');
  expect(standing(table, 1)).toMatchObject({ question: null, outcome: { scores: [1, 0], winners: [0] } });
});
