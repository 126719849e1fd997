import type { Choice, Part } from './parse.ts';
import { parse } from './parse.ts';

/** Takes a message apart. Says where it is wrong if it is no ICU message, or one that could not be said in every case. */
export function parts(text: string): readonly Part[] {
  const list = parse(text);
  check(list);
  return list;
}

/** Every choice needs its `other` and every format must be one of ours: found when read, not in a rare case when said. */
function check(list: readonly Part[]): void {
  for (const part of list) {
    if (part.type === 'function') styleOf(part);
    if (!('cases' in part)) continue;
    if (!part.cases.some(({ key }) => key === 'other')) {
      throw new SyntaxError(`{${part.arg}, ${part.type}} has no case other`);
    }
    for (const { tokens } of part.cases) check(tokens);
  }
}

/** `{n, number}` and `{n, number, ::sign-except-zero}`: +2, −1, 0. Catalogues need no other format. */
function styleOf({ arg, key, style }: Extract<Part, { type: 'function' }>): 'plain' | 'signed' {
  if (key === 'number' && style === '') return 'plain';
  if (key === 'number' && style === '::sign-except-zero') return 'signed';
  throw new SyntaxError(`no format {${arg}, ${key}${style === '' ? '' : `, ${style}`}}`);
}

/** What goes into a message once nested messages have been said. */
export type Values = { readonly [name: string]: string | number };

/** Numbers and plurals as one language has them. */
export class Formatter {
  private readonly plain: Intl.NumberFormat;
  /** Numbers said before: the platform takes its time with each. */
  private readonly said = new Map<number, string>();
  private readonly signed: Intl.NumberFormat;
  private readonly cardinal: Intl.PluralRules;
  private readonly ordinal: Intl.PluralRules;

  constructor(locale: string) {
    this.plain = new Intl.NumberFormat(locale);
    this.signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
    this.cardinal = new Intl.PluralRules(locale);
    this.ordinal = new Intl.PluralRules(locale, { type: 'ordinal' });
  }

  /** Puts the values in. `n`: what `#` stands for inside a plural. */
  format(list: readonly Part[], values: Values, n = 0): string {
    let out = '';
    for (const part of list) {
      if (part.type === 'content') out += part.value;
      else if (part.type === 'octothorpe') out += this.digits(n);
      else if (part.type === 'argument') out += this.show(value(values, part.arg));
      else if (part.type === 'function') out += this[styleOf(part)].format(count(values, part.arg));
      else out += this.choose(part, values, n);
    }
    return out;
  }

  private show(shown: string | number): string {
    return typeof shown === 'number' ? this.digits(shown) : shown;
  }

  private digits(n: number): string {
    let text = this.said.get(n);
    if (text === undefined) {
      text = this.plain.format(n);
      if (this.said.size < 1000) this.said.set(n, text);
    }
    return text;
  }

  private choose({ type, arg, cases, offset }: Choice, values: Values, outer: number): string {
    const find = (key: string) => cases.find((entry) => entry.key === key);
    if (type === 'select') {
      const chosen = find(String(value(values, arg))) ?? find('other');
      return this.format(chosen?.tokens ?? [], values, outer);
    }
    const n = count(values, arg);
    const category = (type === 'plural' ? this.cardinal : this.ordinal).select(n - offset);
    const chosen = find(`=${n}`) ?? find(category) ?? find('other');
    return this.format(chosen?.tokens ?? [], values, n - offset);
  }
}

function value(values: Values, name: string): string | number {
  const found = Object.hasOwn(values, name) ? values[name] : undefined;
  if (found === undefined) throw new RangeError(`the parameter ${name} is missing`);
  // Minus zero is a zero like any other.
  return found === 0 ? 0 : found;
}

function count(values: Values, name: string): number {
  const n = value(values, name);
  if (typeof n !== 'number') throw new RangeError(`the parameter ${name} is not a number but "${n}"`);
  return n;
}
