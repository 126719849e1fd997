/** A piece of a message: text, a parameter, or a choice between texts. */
export type Part =
  | { readonly type: 'content'; readonly value: string; readonly from: number; readonly to: number }
  | { readonly type: 'octothorpe' }
  | { readonly type: 'argument'; readonly arg: string }
  | { readonly type: 'function'; readonly arg: string; readonly key: string; readonly style: string }
  | Choice;

/** A choice between texts; `offset` is taken off a plural's number before `#` and the category. */
export interface Choice {
  readonly type: 'plural' | 'select' | 'selectordinal';
  readonly arg: string;
  readonly cases: readonly { readonly key: string; readonly tokens: readonly Part[] }[];
  readonly offset: number;
}

/** Quoted (`'{'`), `''` for one apostrophe, or text up to the next sign that means something. */
const CONTENT = /''|'[{}#](?:[^']|'')*'(?!')|'|[^{}#']+/uy;
const NAME = /\s*([^\p{Pat_Syn}\p{Pat_WS}]+)\s*/uy;
const CASE = /\s*(=\d+|[^\p{Pat_Syn}\p{Pat_WS}]+)\s*\{/uy;
const OFFSET = /\s*offset\s*:\s*(\d+)/uy;
const STYLE = /\s*([^{}]*?)\s*(?=\})/uy;
const COMMA = /,/y;
const END = /\s*\}/uy;

/** Reads one message, from its first letter to its last. */
class Reader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  message(): readonly Part[] {
    const list = this.body(false);
    if (this.at < this.text.length) this.fail();
    return list;
  }

  /** Up to the end of the text, or of the case. `#` is the number of the plural around it, if there is one. */
  private body(counted: boolean): readonly Part[] {
    const list: Part[] = [];
    for (let sign = this.text[this.at]; sign !== undefined && sign !== '}'; sign = this.text[this.at]) {
      if (sign === '{') list.push(this.parameter(counted));
      else if (sign === '#' && counted) {
        this.at++;
        list.push({ type: 'octothorpe' });
      } else list.push(this.content());
    }
    return list;
  }

  private content(): Part {
    const from = this.at;
    const raw = this.take(CONTENT)?.[0] ?? this.text[this.at++] ?? '';
    const quoted = raw.length > 2 && raw.startsWith("'");
    const value = raw === "''" ? "'" : quoted ? raw.slice(1, -1).replaceAll("''", "'") : raw;
    return { type: 'content', value, from, to: this.at };
  }

  private parameter(counted: boolean): Part {
    this.at++;
    const arg = this.need(NAME);
    if (this.take(END) !== undefined) return { type: 'argument', arg };
    this.need(COMMA);
    const key = this.need(NAME);
    if (key === 'plural' || key === 'select' || key === 'selectordinal') {
      this.need(COMMA);
      return this.choice(key, arg, counted || key !== 'select');
    }
    const style = this.take(COMMA) === undefined ? '' : this.need(STYLE);
    this.need(END);
    return { type: 'function', arg, key, style };
  }

  private choice(type: Choice['type'], arg: string, counted: boolean): Choice {
    const offset = type === 'select' ? 0 : Number(this.take(OFFSET)?.[1] ?? 0);
    const cases: Choice['cases'][number][] = [];
    while (this.take(END) === undefined) {
      const key = this.need(CASE);
      const tokens = this.body(counted);
      this.need(END);
      cases.push({ key, tokens });
    }
    return { type, arg, cases, offset };
  }

  /** What stands here, if it is that. */
  private take(what: RegExp): RegExpExecArray | undefined {
    what.lastIndex = this.at;
    const found = what.exec(this.text) ?? undefined;
    if (found !== undefined) this.at += found[0].length;
    return found;
  }

  private need(what: RegExp): string {
    const found = this.take(what) ?? this.fail();
    return found[1] ?? '';
  }

  private fail(): never {
    const rest = this.text.slice(this.at, this.at + 12);
    throw new SyntaxError(`no ICU message at letter ${this.at + 1}: “${rest}”`);
  }
}

/** Takes an ICU message apart; says where it is none. */
export function parse(text: string): readonly Part[] {
  return new Reader(text).message();
}
