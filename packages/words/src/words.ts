import type { Message } from '@edubba/kernel';
import { thrownText } from '@edubba/kernel';
import type { Catalogue } from './catalogue.ts';
import { placeholders } from './catalogue.ts';
import type { Values } from './icu.ts';
import { Formatter, parts } from './icu.ts';
import type { Part } from './parse.ts';

/** Says messages in one language. */
export interface Words {
  readonly locale: string;
  /** The text of a message; parameters that are messages are said first. An unknown id is a mistake: it throws. */
  say(message: Message): string;
  has(id: string): boolean;
}

/** A text taken apart, with the parameters it needs. */
interface Entry {
  readonly list: readonly Part[];
  readonly needs: readonly string[];
}

/** Words of a language from catalogues; where two have the same id, the later one counts. */
export function createWords(locale: string, ...catalogues: readonly Catalogue[]): Words {
  const texts = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)));
  const entries = new Map<string, Entry>();
  const formatter = new Formatter(locale);

  const entry = (id: string): Entry => {
    const known = entries.get(id);
    if (known !== undefined) return known;
    const text = texts.get(id);
    if (text === undefined) throw new RangeError(`no text ${id} in the catalogue for ${locale}`);
    const made = explained(id, () => ({ list: parts(text), needs: placeholders(text) }));
    entries.set(id, made);
    return made;
  };

  const say = ({ id, params = {} }: Message): string => {
    const { list, needs } = entry(id);
    const values: { [name: string]: string | number } = {};
    for (const [name, param] of Object.entries(params)) values[name] = typeof param === 'object' ? say(param) : param;
    // Also those that only a branch not taken would show: what is missing shows at once, not in a rare case.
    const missing = needs.filter((name) => !Object.hasOwn(values, name) || values[name] === undefined);
    if (missing.length > 0) throw new RangeError(`text ${id} needs the parameter ${missing.join(', ')}`);
    return explained(id, () => formatter.format(list, values satisfies Values));
  };

  return { locale, say, has: (id) => texts.has(id) };
}

/** Errors name the text they come from. */
function explained<T>(id: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new RangeError(`text ${id}: ${thrownText(error)}`, { cause: error });
  }
}
