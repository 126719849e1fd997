import { Failed } from '../failure.ts';

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
  /** Where somebody was last. */
  private readonly addresses = new Map<string, string>();

  constructor(now: () => number, perAddress = ADDRESS) {
    this.now = now;
    this.perAddress = perAddress;
  }

  /** Somebody asks from there: what is done for them later is also on that address's account. */
  seen(person: string, address: string): void {
    if (this.addresses.size >= MOST_ACCOUNTS) this.addresses.clear();
    this.addresses.set(person, address);
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

  /** Throws for whoever has used up their time. */
  check(payer: Payer): void {
    if (this.wait(payer) > 0) {
      throw new Failed(429, 'too-dear', 'You let this house do too much at once. Wait some seconds.');
    }
  }

  /** Each with the milliseconds a second that come back to it. */
  private accountsOf({ person, address }: Payer): (readonly [Account, number])[] {
    const from = address ?? (person === undefined ? undefined : this.addresses.get(person));
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
