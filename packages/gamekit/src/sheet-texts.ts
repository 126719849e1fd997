import type { DecisionKind } from '@edubba/kernel';
import type { Catalogue } from '@edubba/words';

/** The texts of a decision: all of them in one place, so that a new kind is worded at once. */
export interface SheetTexts {
  /** The question at the text table. */
  readonly ask: string;
  /** The same in the prompt bar: what to do, then why or how. */
  readonly say?: string;
  readonly why?: string;
  /** The button that ends or declines it. */
  readonly end?: string;
  /** What an option is called that names something; then those that are words. */
  readonly option?: string;
  readonly words?: { readonly [word: string]: string };
}

/** Texts by kind. */
type Texts = { readonly [kind: DecisionKind]: SheetTexts };

/** What the text table says of decisions: `ask.<kind>`. */
export function tableTexts(texts: Texts): Catalogue {
  return Object.fromEntries(Object.entries(texts).map(([kind, { ask }]) => [`ask.${kind}`, ask]));
}

/** What options are called: `do.<kind>`, and `do.<kind>.<word>`. */
export function optionTexts(texts: Texts): Catalogue {
  const out: { [id: string]: string } = {};
  for (const [kind, { option, words = {} }] of Object.entries(texts)) {
    if (option !== undefined) out[`do.${kind}`] = option;
    for (const [word, text] of Object.entries(words)) out[`do.${kind}.${word}`] = text;
  }
  return out;
}

/** What the prompt bar says of them: `ui.ask.<kind>`, `ui.why.<kind>` and `ui.end.<kind>`. */
export function promptTexts(texts: Texts): Catalogue {
  const out: { [id: string]: string } = {};
  for (const [kind, { say, why, end }] of Object.entries(texts)) {
    if (say !== undefined) out[`ui.ask.${kind}`] = say;
    if (why !== undefined) out[`ui.why.${kind}`] = why;
    if (end !== undefined) out[`ui.end.${kind}`] = end;
  }
  return out;
}

/** What the numbers are called that may be turned, and what is counted: `tunable.<name>` and `tunable.<name>.unit`. */
export function tunableTexts(names: { readonly [name: string]: readonly [name: string, unit: string] }): Catalogue {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, [title, unit]]) => [
      [`tunable.${name}`, title],
      [`tunable.${name}.unit`, unit],
    ]),
  );
}
