import type { RuleId, Source } from '@edubba/kernel';

/** One row of a table of content: a card, a tile, a square. A game adds its own members. */
export interface ContentItem {
  /** Lower case with hyphens, unique in its table. */
  readonly id: string;
  readonly source: Source;
  /** The rule that describes it. */
  readonly rule?: RuleId;
  /** How many of it the box holds; one unless said. */
  readonly copies?: number;
}

/** A game's content by table: `{ cards, tiles }`. Plain data, so that `content/` needs nothing but the kernel. */
export type ContentTables = { readonly [table: string]: readonly ContentItem[] };

const SOURCES: readonly string[] = ['rulebook', 'inferred', 'reconstructed'] satisfies readonly Source[];

/** What is wrong with tables of content; nothing, if all is well. `rules`: the ids the rulebook has. */
export function contentProblems(tables: ContentTables, rules: readonly RuleId[]): string[] {
  const known = new Set(rules);
  return Object.entries(tables).flatMap(([table, items]) => {
    const seen = new Set<string>();
    return items.flatMap((item) => {
      const at = `content ${table}, ${item.id}`;
      const twice = seen.has(item.id);
      seen.add(item.id);
      return [
        ...(twice ? [`${at}: two have this id`] : []),
        ...itemProblems(item, known).map((what) => `${at}: ${what}`),
      ];
    });
  });
}

function itemProblems({ id, source, rule, copies = 1 }: ContentItem, rules: ReadonlySet<RuleId>): string[] {
  const problems: string[] = [];
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) problems.push('an id is lower case with hyphens');
  if (!SOURCES.includes(source)) problems.push(`the source is ${SOURCES.join(', ')}, not ${source}`);
  if (rule !== undefined && !rules.has(rule)) problems.push(`the rulebook has no rule ${rule}`);
  if (!Number.isInteger(copies) || copies < 1) problems.push(`${copies} copies`);
  return problems;
}

/** The rows of a table by id. */
export function byId<T extends ContentItem>(items: readonly T[]): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}
