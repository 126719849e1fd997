import { tooDear } from '../failure.ts';
import { neighbourhood } from './neighbourhood.ts';

/** Who something dear is done for. Bots and what happens by itself are on the account of whoever made the table. */
export interface Payer {
  readonly person?: string | undefined;
  readonly address?: string | undefined;
}

/** Milliseconds of work each second for one person, at least. */
const PERSON = 150;
/** And for all behind one address, unless the house says otherwise. */
const ADDRESS = 450;
/** Whoever has let nothing be done for long may have the work of so many seconds at once. */
const SAVED = 20;
/** Of the house's time the bots behind one address take one part of so many: an answer of a millisecond every eight is quick enough. */
const SHARE = 8;
/** Of one person's tables so many have bots that think or play at the same time: each holds its position in memory. */
const ROUNDS = 4;
/** More than this are not told apart for long. */
const MOST_ACCOUNTS = 50_000;

interface Account {
  left: number;
  at: number;
}

/**
 * How much of the house's time each person and each address has used. Requests are counted elsewhere, but a small one can
 * cause much work: games that are replayed, positions that are written out, bots that think. Whoever has used up their
 * time waits; nobody else feels it.
 */
export class Budget {
  private readonly now: () => number;
  private readonly perAddress: number;
  private readonly accounts = new Map<string, Account>();
  /** When each line's next bot may play, and how long one takes. */
  private readonly lines = new Map<string, { next: number; cost: number }>();
  /** Rounds of each payer's bots that are under way, and those that wait for them. */
  private readonly rounds = new Map<string, { under: number; readonly waiting: (() => void)[] }>();
  /** Where somebody was last. */
  private readonly addresses = new Map<string, string>();

  constructor(now: () => number, perAddress = ADDRESS) {
    this.now = now;
    this.perAddress = perAddress;
  }

  /** Somebody asks from there: what is done for them later is also on that address's account. */
  seen(person: string, address: string): void {
    if (this.addresses.size >= MOST_ACCOUNTS) this.addresses.clear();
    this.addresses.set(person, neighbourhood(address));
  }

  /** The line in which what is done for somebody waits for its turn: one for all behind an address. */
  lineOf({ person, address }: Payer): string {
    if (address !== undefined) return neighbourhood(address);
    return person === undefined ? '' : (this.addresses.get(person) ?? person);
  }

  /** Does something dear and writes down how long it took. */
  spend<T>(payer: Payer, work: () => T): T {
    const began = performance.now();
    try {
      return work();
    } finally {
      this.charge(payer, performance.now() - began);
    }
  }

  charge(payer: Payer, milliseconds: number): void {
    for (const [account] of this.accountsOf(payer)) account.left -= milliseconds;
  }

  /** Milliseconds until somebody may let something dear be done again; 0 if now. */
  wait(payer: Payer): number {
    const waits = this.accountsOf(payer).map(([{ left }, perSecond]) => (-left / perSecond) * 1000);
    return Math.max(0, Math.ceil(Math.max(0, ...waits)));
  }

  /**
   * Milliseconds until the next bot of a payer may play. However much they have saved, the bots of all behind one address play
   * one after another and rest much longer than they work, so that a hundred tables do not take the whole house at once.
   */
  turn(payer: Payer): number {
    const name = this.lineOf(payer);
    const now = performance.now();
    const line = this.lines.get(name) ?? { next: now, cost: 0 };
    if (this.lines.size >= MOST_ACCOUNTS) this.lines.clear();
    this.lines.set(name, line);
    const at = Math.max(now, line.next);
    line.next = at + SHARE * line.cost;
    return at - now;
  }

  /** One of them has played, which took so many milliseconds: the next is taken to need about as long. */
  played(payer: Payer, milliseconds: number): void {
    const line = this.lines.get(this.lineOf(payer));
    if (line !== undefined) line.cost = Math.max(milliseconds, 0.9 * line.cost);
  }

  /** Waits until a payer's bots may begin a round: few of their tables are played at the same time. */
  async begin({ person = '' }: Payer): Promise<void> {
    const rounds = this.rounds.get(person) ?? { under: 0, waiting: [] };
    this.rounds.set(person, rounds);
    if (rounds.under < ROUNDS) rounds.under++;
    else await new Promise<void>((go) => rounds.waiting.push(go));
  }

  /** The round is over; the next that waits begins. */
  end({ person = '' }: Payer): void {
    const rounds = this.rounds.get(person);
    if (rounds === undefined) return;
    const next = rounds.waiting.shift();
    if (next !== undefined) next();
    else if (--rounds.under === 0) this.rounds.delete(person);
  }

  /** Throws for whoever has used up their time. */
  check(payer: Payer): void {
    if (this.wait(payer) > 0) throw tooDear();
  }

  /** Each with the milliseconds a second that come back to it. */
  private accountsOf({ person, address }: Payer): (readonly [Account, number])[] {
    const known = person === undefined ? undefined : this.addresses.get(person);
    const from = address === undefined ? known : neighbourhood(address);
    const perPerson = Math.max(PERSON, this.perAddress / 3);
    return [
      ...(person === undefined ? [] : [[this.account(`p/${person}`, perPerson), perPerson] as const]),
      ...(from === undefined ? [] : [[this.account(`a/${from}`, this.perAddress), this.perAddress] as const]),
    ];
  }

  private account(name: string, perSecond: number): Account {
    const size = SAVED * perSecond;
    const now = this.now();
    const known = this.accounts.get(name);
    if (known !== undefined) {
      known.left = Math.min(size, known.left + (Math.max(0, now - known.at) / 1000) * perSecond);
      known.at = now;
      return known;
    }
    if (this.accounts.size >= MOST_ACCOUNTS) this.accounts.clear();
    const fresh = { left: size, at: now };
    this.accounts.set(name, fresh);
    return fresh;
  }
}
