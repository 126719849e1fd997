import { Failure, USAGE } from './failure.ts';

/** What was given to a command after its name, read with care: what makes no sense is said before anything starts. */
export class Flags {
  private readonly values: { readonly [name: string]: unknown };

  constructor(values: { readonly [name: string]: unknown }) {
    this.values = values;
  }

  on(name: string): boolean {
    return this.values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** A whole number, at least `min`. */
  number(name: string, min: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const n = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(n) || n < min) {
      throw new Failure('cli.error.number', { flag: flagOf(name), min, value: text }, USAGE);
    }
    return n;
  }

  /** `a,b,c` → three words. */
  list(name: string): readonly string[] | undefined {
    return this.text(name)
      ?.split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
  }

  /** `--option name=value`, as often as it is given. */
  pairs(name: string): { readonly [name: string]: string } {
    const given = this.values[name];
    const pairs: { [name: string]: string } = {};
    for (const text of Array.isArray(given) ? (given as string[]) : []) {
      const at = text.indexOf('=');
      if (at < 1) throw new Failure('cli.error.pair', { flag: flagOf(name), pair: 'name=value', value: text }, USAGE);
      pairs[text.slice(0, at)] = text.slice(at + 1);
    }
    return pairs;
  }
}

/** `dryRun` → `--dry-run`. */
function flagOf(name: string): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
