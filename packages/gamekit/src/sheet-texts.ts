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
}

/** Texts by kind. */
type Texts = { readonly [kind: DecisionKind]: SheetTexts };

/** What the text table says of decisions: `ask.<kind>`. */
export function tableTexts(texts: Texts): Catalogue {
  return Object.fromEntries(Object.entries(texts).map(([kind, { ask }]) => [`ask.${kind}`, ask]));
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
