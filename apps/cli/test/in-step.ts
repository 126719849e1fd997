import type { BaseState, Game, Key, LogEntry, Seat, TableWish } from '@edubba/kernel';
import { possible, Table, Xoshiro } from '@edubba/kernel';

/** A game with the kernel that plays it, of this checkout or of another. */
export interface Side {
  readonly Table: Pick<typeof Table, 'open'>;
  readonly game: Game<BaseState>;
}

/** How far a game was the same, and what was not. */
export interface Compared {
  readonly answers: number;
  readonly difference?: string;
}

/** Somebody speaks unasked so seldom. */
const SELDOM = 8;

/** The table of one game of a series: seats in turn, options by lot among those that both sides know, as long as there is such a table. */
export function wishOf(here: Side, there: Side, index: number, version?: number): { wish: TableWish; drawn: boolean } {
  const { min, max } = here.game.players;
  const seats = min + (index % (max - min + 1));
  const lot = new Xoshiro(`options ${index}`);
  const options: { [name: string]: string } = {};
  for (const [name, { values }] of Object.entries(here.game.options)) {
    const known: readonly string[] = there.game.options[name]?.values ?? [];
    const both = values.filter((value) => known.includes(value));
    const value = both[lot.below(Math.max(1, both.length))];
    if (value !== undefined) options[name] = value;
  }
  const usual = { seats, ...(version === undefined ? {} : { version }) };
  const wish = { ...usual, options };
  return 'table' in possible(here.game, wish) ? { wish, drawn: true } : { wish: usual, drawn: false };
}

/** Plays one random game on both sides at once, until it ends or they differ. */
export function compareGame(here: Side, there: Side, wish: TableWish, index: number): Compared {
  const opening = { ...wish, seed: `game ${index}`, events: false };
  let answers = 0;
  let where = 'at the beginning';
  try {
    const mine = here.Table.open(here.game, opening);
    const theirs = there.Table.open(there.game, opening);
    const lot = new Xoshiro(`answers ${index}`);
    while (!mine.over && !theirs.over) {
      where = `answer ${answers}, ${mine.machine.kind}`;
      const asked = mine.asked();
      const unlike =
        differ('asked', asked, theirs.asked()) ??
        first(asked, (seat) => differ(`options of ${seat}`, mine.options(seat), theirs.options(seat)));
      if (unlike !== undefined) return { answers, difference: `${where}: ${unlike}` };
      const { seat, key, wrong } = answer(mine, theirs, asked, lot);
      if (wrong !== undefined) return { answers, difference: `${where}: ${wrong}` };
      mine.play(seat, key);
      theirs.play(seat, key);
      answers++;
    }
    where = 'at the end';
    const unlike =
      differ('over', [`${mine.over}`], [`${theirs.over}`]) ??
      differ('log', mine.log.map(written), theirs.log.map(written)) ??
      differ('fingerprint', [mine.fingerprint()], [theirs.fingerprint()]);
    return unlike === undefined ? { answers } : { answers, difference: `${where}: ${unlike}` };
  } catch (error) {
    return { answers, difference: `${where}: ${String(error)}` };
  }
}

/** What is answered next: mostly something that is asked, now and then something that somebody may do besides. */
function answer(
  mine: Table<BaseState>,
  theirs: Table<BaseState>,
  asked: readonly Seat[],
  lot: Xoshiro,
): { seat: Seat; key: Key; wrong?: string } {
  const seat = asked[lot.below(asked.length)] as Seat;
  const options = mine.options(seat);
  const key = options[lot.below(options.length)] as Key;
  if (lot.below(SELDOM) !== 0) return { seat, key };
  const free = lot.below(mine.info.seats);
  const open = [...mine.offers(free), ...(asked.includes(free) ? [] : mine.options(free))];
  const wrong = differ(`offers to ${free}`, open, [
    ...theirs.offers(free),
    ...(asked.includes(free) ? [] : theirs.options(free)),
  ]);
  if (wrong !== undefined) return { seat, key, wrong };
  return open.length === 0 ? { seat, key } : { seat: free, key: open[lot.below(open.length)] as Key };
}

const written = ({ seat, key, mark }: LogEntry): string => `${seat} ${key} ${mark ?? ''}`;

/** The first place where two lists differ. */
function differ(what: string, mine: readonly unknown[], theirs: readonly unknown[]): string | undefined {
  const longest = Math.max(mine.length, theirs.length);
  for (let i = 0; i < longest; i++)
    if (mine[i] !== theirs[i]) return `${what}, place ${i}: here ${String(mine[i])}, there ${String(theirs[i])}`;
  return undefined;
}

function first<T>(list: readonly T[], of: (one: T) => string | undefined): string | undefined {
  for (const one of list) {
    const found = of(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
