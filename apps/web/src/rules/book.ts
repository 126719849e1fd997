import type { RuleEntry } from '@edubba/gamekit';
import type { RuleId } from '@edubba/kernel';

/** A rule as it is read: its text, and the rules it speaks of: what a ruling or an example is about first, then what the text names. */
export interface Rule {
  readonly id: RuleId;
  readonly kind: RuleEntry['kind'];
  readonly source: RuleEntry['source'];
  readonly text: string;
  /** In small letters, to search in. */
  readonly plain: string;
  readonly names: readonly RuleId[];
}

/** A section of a rulebook. */
export interface Section {
  /** What stands between the game's letters and the point of its ids: `10`, `A`. */
  readonly mark: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** A rulebook with its cross-references. */
export interface Book {
  readonly sections: readonly Section[];
  readonly rules: readonly Rule[];
  readonly byId: ReadonlyMap<RuleId, Rule>;
  readonly sectionOf: ReadonlyMap<RuleId, Section>;
  /** Rules whose text names this one. */
  readonly namedBy: ReadonlyMap<RuleId, readonly Rule[]>;
}

/** An id inside a text: `ASY-10.07`, `ASY-A.02`, `AKK-A.5`. */
export const RULE_ID = /\b[A-Z]{2,4}-(?:\d{1,2}|[A-Z])\.\d{1,2}\b/g;

/**
 * Makes a book of a game's rules; `say` gives the text of a catalogue id, `about` the rules that a ruling or an example is
 * about, all of them without the letters of the game: `A.02` is about `1.05 1.07`.
 */
export function makeBook(
  entries: readonly RuleEntry[],
  say: (id: string) => string,
  about: { readonly [ruling: string]: string } = {},
): Book {
  const rules = entries.map(({ id, kind, source }): Rule => {
    const text = say(`rule.${id}`);
    const letters = id.slice(0, id.indexOf('-') + 1);
    const meant = about[id.slice(letters.length)]?.split(' ').map((number) => `${letters}${number}`) ?? [];
    const names = [...new Set([...meant, ...(text.match(RULE_ID) ?? [])])].filter((name) => name !== id);
    return { id, kind, source, text, plain: text.toLocaleLowerCase(), names };
  });
  const headings = [...new Set(entries.map(({ section }) => section))];
  const sections = headings.map((heading): Section => {
    const own = rules.filter((_, i) => entries[i]?.section === heading);
    return { mark: markOf(own[0]?.id ?? heading), title: say(heading), rules: own };
  });
  const namedBy = new Map<RuleId, Rule[]>();
  for (const rule of rules) {
    for (const name of rule.names) namedBy.set(name, [...(namedBy.get(name) ?? []), rule]);
  }
  return {
    sections,
    rules,
    byId: new Map(rules.map((rule) => [rule.id, rule])),
    sectionOf: new Map(sections.flatMap((section) => section.rules.map((rule) => [rule.id, section] as const))),
    namedBy,
  };
}

function markOf(id: RuleId): string {
  return id.slice(id.indexOf('-') + 1, id.indexOf('.'));
}

/** What belongs to a rule: what its text names, and what names it, by kind. */
export function around(book: Book, rule: Rule, kind: Rule['kind']): readonly Rule[] {
  const near = [...rule.names.flatMap((id) => book.byId.get(id) ?? []), ...(book.namedBy.get(rule.id) ?? [])];
  return [...new Set(near)].filter((other) => other.kind === kind);
}

/** The rule that one learns to know this one by: a ruling and an example are about another. */
export function learnedBy({ byId }: Book, { id, kind, names }: Rule): RuleId {
  return kind === 'rule' ? id : (names.find((name) => byId.get(name)?.kind === 'rule') ?? id);
}

/** The rules before and after one in its section, itself among them. */
export function neighbours(book: Book, id: RuleId, reach: number): readonly Rule[] {
  const rules = book.sectionOf.get(id)?.rules ?? [];
  const at = rules.findIndex((rule) => rule.id === id);
  return rules.slice(Math.max(0, at - reach), at + reach + 1);
}
