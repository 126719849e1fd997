/**
 * Sealed bid: three seats bid on three fields, in secret and at once.
 *
 * SEB-1.01 Three seats with 3 knucklebones each, 1 more every round, 4 rounds; everybody knows everybody's number.
 * SEB-1.02 Each seat is dealt a hidden omen of one field; two of each field are in the bag.
 * SEB-2.01 Each seat secretly puts 0 to all of its knucklebones on strength, tactics and mobility, and keeps the rest.
 * SEB-2.02 With the bid a seat may lay its omen: that counts as 1 more on the omen's field, if the field is open.
 * SEB-2.03 A bid may be changed until the last one is in; then all are revealed.
 * SEB-2.04 Nothing can be put on a closed field.
 * SEB-3.01 The highest bid wins a field and its prize: 1 point in the first field, 2 in the second, 3 in the third.
 * SEB-3.02 Among equal highest bids the seat higher on the track wins, and then goes to the track's end. 0 wins nothing.
 * SEB-3.03 The winner's knucklebones on the field are spent; everybody else takes half of theirs back, rounded down.
 * SEB-4.01 Once in the game, while bids are being made, a seat may call a storm: it closes a field for this round, never the last open one.
 * SEB-4.02 While bids are being made a seat may pay a knucklebone to a spy, who shows it the omen of a seat of its choice.
 * SEB-4.03 A storm makes every bid void that was made before, a spy that of whoever sent it: they are asked again.
 *          Whatever they had bid, so that nobody learns anything from who is asked.
 * SEB-5.01 Most points win; then most knucklebones.
 */
import type { Anytime, BaseState, Effects, ItemId, Key, Pick, Refusal, Seat, TableInfo } from '@edubba/kernel';
import { defineGame, forEachSeat, inOrder, no, ranked, rules } from '@edubba/kernel';

export const ROUNDS = 4;

export type Field = 'strength' | 'tactics' | 'mobility';
export const FIELDS: readonly Field[] = ['strength', 'tactics', 'mobility'];
const SEATS = 3;

export type State = BaseState & {
  bones: number[];
  points: number[];
  /** Who wins ties, first to last. */
  track: Seat[];
  closed: Field[];
  /** Who may still call a storm. */
  storms: boolean[];
  omen: ItemId[][];
  bag: ItemId[];
  laid: ItemId[];
  round: number;
  /** Bids are being made. */
  bidding: boolean;
};

const OMENS: readonly ItemId[] = FIELDS.flatMap((field) => [`${field}#1`, `${field}#2`]);
const fieldOf = (omen: ItemId): Field => omen.slice(0, omen.indexOf('#')) as Field;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * `2-0-1-1`: on the three fields, and kept; with the omen `2-0-1-1:tactics#2`. A closed field is an x: `x-0-1-3`.
 * A key says all that it was decided on, so it is possible no more as soon as any of that has changed (SEB-4.03).
 */
export function bidOf(key: Key): { readonly bones: readonly number[]; readonly omen: ItemId | undefined } {
  const [bones = '', omen] = key.split(':');
  return { bones: bones.split('-', FIELDS.length).map((n) => (n === 'x' ? 0 : Number(n))), omen };
}

/** Every way to put n knucklebones on the open fields from `field` on, or to keep them. */
function allocations(n: number, closed: readonly Field[], field = 0): Key[] {
  const name = FIELDS[field];
  if (name === undefined) return [`${n}`];
  if (closed.includes(name)) return allocations(n, closed, field + 1).map((rest) => `x-${rest}`);
  const keys: Key[] = [];
  for (let put = 0; put <= n; put++) {
    for (const rest of allocations(n - put, closed, field + 1)) keys.push(`${put}-${rest}`);
  }
  return keys;
}

const PLAIN: readonly (readonly Key[])[] = Array.from({ length: 8 }, (_, n) => allocations(n, []));

/** SEB-2.01, 2.02 */
function bidsOf(s: State, _: null, seat: Seat): Key[] {
  const bones = s.bones[seat] ?? 0;
  const plain = s.closed.length === 0 ? (PLAIN[bones] ?? []) : allocations(bones, s.closed);
  const omen = s.omen[seat]?.[0];
  if (omen === undefined || s.closed.includes(fieldOf(omen))) return [...plain];
  return [...plain, ...plain.map((key) => `${key}:${omen}`)];
}

/** SEB-2.04 What could have been bid without the storm. */
function stormed(s: State, _: null, seat: Seat): Refusal[] {
  if (s.closed.length === 0) return [];
  const why = no('SEB-2.04', 'seb.field-closed', { fields: s.closed.join(' ') });
  return bidsOf({ ...s, closed: [] }, null, seat).map((target) => ({ target, ...why }));
}

const R = rules<State>();

const dealOmen = R.proc<{ seat: Seat }>('omen.deal')({
  draw: {
    chance: 'omen.draw',
    outcomes: (s) => s.bag,
    then: (g, v, omen) => {
      g.move(omen, 'bag', `omen:${v.seat}`, { type: 'omen.dealt', seat: v.seat, rule: 'SEB-1.02' });
      return g.end();
    },
  },
});

const deal = forEachSeat(R, 'deal', dealOmen);

/** SEB-4.02 Closed: nobody storms in while the spy is being told where to go. */
const spy = R.proc<{ seat: Seat }>('spy', { closed: true })({
  whom: {
    ask: 'spy.whom',
    by: (_, v) => v.seat,
    options: (s, v) => s.omen.flatMap((omen, seat) => (seat !== v.seat && omen.length > 0 ? [`seat/${seat}`] : [])),
    then: (g, v, key) => {
      const whom = Number(key.slice(5));
      const omen = g.s.omen[whom]?.[0];
      g.s.bones[v.seat] = (g.s.bones[v.seat] ?? 0) - 1;
      g.emit({ type: 'spy.sent', seat: v.seat, rule: 'SEB-4.02', data: { whom } });
      if (omen !== undefined) g.reveal(omen, `omen:${whom}`, [v.seat]);
      return g.end();
    },
  },
});

const anytime: readonly Anytime<State>[] = [
  {
    kind: 'storm.call',
    options: (s, seat) =>
      s.bidding && s.storms[seat] === true && s.closed.length < 2
        ? FIELDS.filter((field) => !s.closed.includes(field))
        : [],
    then: (g, seat, field) => {
      g.s.storms[seat] = false;
      g.s.closed.push(field as Field);
      g.emit({ type: 'storm.called', seat, rule: 'SEB-4.01', data: { field } });
    },
  },
  {
    kind: 'spy.send',
    options: (s, seat) =>
      s.bidding && (s.bones[seat] ?? 0) > 0 && s.omen.some((omen, other) => other !== seat && omen.length > 0)
        ? ['send']
        : [],
    then: (g, seat) => g.push(spy, { seat }),
  },
];

/** SEB-3.01 to 3.03 */
function award(g: Effects<State>, picks: readonly Pick[], field: number): void {
  const { s } = g;
  const name = FIELDS[field] as Field;
  const put = picks.map(({ key }) => bidOf(key).bones[field] ?? 0);
  const strength = picks.map(({ key }, i) => {
    const { omen } = bidOf(key);
    return (put[i] ?? 0) + (omen !== undefined && fieldOf(omen) === name ? 1 : 0);
  });
  const most = Math.max(...strength);
  const tied = picks.filter((_, i) => strength[i] === most).map(({ seat }) => seat);
  const winner = most === 0 ? undefined : s.track.find((seat) => tied.includes(seat));
  picks.forEach(({ seat }, i) => {
    const back = seat === winner ? 0 : Math.floor((put[i] ?? 0) / 2);
    s.bones[seat] = (s.bones[seat] ?? 0) - (put[i] ?? 0) + back;
  });
  if (winner === undefined) return;
  s.points[winner] = (s.points[winner] ?? 0) + field + 1;
  g.emit({ type: 'field.won', seat: winner, rule: 'SEB-3.01', data: { field: name, bid: most } });
  if (tied.length > 1) s.track = [...s.track.filter((seat) => seat !== winner), winner];
}

const main = R.proc<null>('main')({
  deal: (g) => g.call(deal, inOrder([0, 1, 2]), 'open'),
  open: (g) => {
    g.s.bidding = true;
    return g.goto('bid');
  },
  bid: {
    sealed: 'bid.seal',
    seats: () => [0, 1, 2],
    options: bidsOf,
    refusals: stormed,
    about: (s) => ({ round: s.round, closed: s.closed }),
    reveal: (g, _, picks) => {
      g.s.bidding = false;
      for (const { seat, key } of picks) {
        const { bones, omen } = bidOf(key);
        g.emit({ type: 'bid.revealed', seat, rule: 'SEB-2.03', data: { bid: bones.join('-') } });
        if (omen !== undefined) g.move(omen, `omen:${seat}`, 'laid', { type: 'omen.laid', seat, rule: 'SEB-2.02' });
      }
      FIELDS.forEach((_field, i) => award(g, picks, i));
      return g.goto('next');
    },
  },
  next: (g) => {
    const { s } = g;
    s.closed = [];
    s.round++;
    if (s.round > ROUNDS) return g.end();
    s.bones = s.bones.map((bones) => bones + 1);
    return g.goto('open');
  },
});

function setup(table: TableInfo): State {
  return {
    table,
    bones: Array<number>(SEATS).fill(3),
    points: Array<number>(SEATS).fill(0),
    track: [0, 1, 2],
    closed: [],
    storms: Array<boolean>(SEATS).fill(true),
    omen: [[], [], []],
    bag: [...OMENS],
    laid: [],
    round: 1,
    bidding: false,
  };
}

/** Sealed bid, complete. */
export const sealedBidGame = defineGame<State>({
  id: 'sealed-bid',
  version: 1,
  players: { min: SEATS, max: SEATS },
  rules: R,
  main,
  setup,
  copy: (s) => ({
    table: s.table,
    bones: s.bones.slice(),
    points: s.points.slice(),
    track: s.track.slice(),
    closed: s.closed.slice(),
    storms: s.storms.slice(),
    omen: s.omen.map((own) => own.slice()),
    bag: s.bag.slice(),
    laid: s.laid.slice(),
    round: s.round,
    bidding: s.bidding,
  }),
  visibility: {
    bones: 'all',
    points: 'all',
    track: 'all',
    closed: 'all',
    storms: 'all',
    omen: { zone: 'each', sees: 'owner' },
    bag: { zone: 'shared', sees: 'none', bag: true },
    laid: { zone: 'shared', sees: 'all' },
    round: 'all',
    bidding: 'all',
  },
  outcome: (s) => {
    // SEB-5.01
    return ranked(s.points, [s.points, s.bones]);
  },
  turn: (s) => `${s.round}`,
  anytime,
  laws: [
    { name: 'no knucklebone is owed', broken: (s) => (s.bones.some((n) => n < 0) ? s.bones.join() : undefined) },
    {
      name: 'SEB-4.01 a field stays open',
      broken: (s) => (s.closed.length < FIELDS.length ? undefined : s.closed.join()),
    },
    {
      name: 'the track names every seat once',
      broken: (s) => (sum(s.track) === 3 && new Set(s.track).size === SEATS ? undefined : s.track.join()),
    },
    {
      name: 'every omen is somewhere, once',
      broken: (s) =>
        [...s.bag, ...s.laid, ...s.omen.flat()].sort().join() === [...OMENS].sort().join() ? undefined : s.bag.join(),
    },
  ],
});
