import type { Token } from '@messageformat/parser';
import { parse } from '@messageformat/parser';

/** A piece of a message: text, a parameter, or a choice between texts. */
export type Part = Token;

/** Takes a message apart. Says where it is wrong if it is no ICU message. */
export function parts(text: string): readonly Part[] {
  return parse(text);
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
      else if (part.type === 'function') out += this.number(part.arg, values, part);
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

  /** `{n, number}` and `{n, number, ::sign-except-zero}`: +2, −1, 0. Catalogues need no other format. */
  private number(name: string, values: Values, { key, param }: Extract<Part, { type: 'function' }>): string {
    const style = (param ?? []).map((part) => (part.type === 'content' ? part.value.trim() : '?')).join('');
    if (key !== 'number' || (style !== '' && style !== '::sign-except-zero')) {
      throw new SyntaxError(`no format {${name}, ${key}${style === '' ? '' : `, ${style}`}}`);
    }
    return (style === '' ? this.plain : this.signed).format(count(values, name));
  }

  private choose(part: Extract<Part, { cases: unknown }>, values: Values, outer: number): string {
    const { type, arg, cases, pluralOffset = 0 } = part;
    const find = (key: string) => cases.find((entry) => entry.key === key);
    if (type === 'select') {
      const chosen = find(String(value(values, arg))) ?? find('other');
      return chosen === undefined ? '' : this.format(chosen.tokens, values, outer);
    }
    const n = count(values, arg);
    const category = (type === 'plural' ? this.cardinal : this.ordinal).select(n - pluralOffset);
    const chosen = find(`=${n}`) ?? find(category) ?? find('other');
    return chosen === undefined ? '' : this.format(chosen.tokens, values, n - pluralOffset);
  }
}

function value(values: Values, name: string): string | number {
  const found = values[name];
  if (found === undefined) throw new RangeError(`the parameter ${name} is missing`);
  return found;
}

function count(values: Values, name: string): number {
  const n = value(values, name);
  if (typeof n !== 'number') throw new RangeError(`the parameter ${name} is not a number but "${n}"`);
  return n;
}
