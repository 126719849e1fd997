/** What a run is to cost: `full` for figures that hold, `tiny` to see that everything works. */
export type Effort = 'full' | 'tiny';

/** One side of a comparison, or one figure of many: names and numbers, ready for JSON. */
export type Figures = { readonly [name: string]: number | string | boolean | Figures };

/** A line of the printed table: two sides and how they compare, or one figure alone. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly theirs?: string;
  readonly ratio?: number;
}

/** What a subject found. */
export interface Finding {
  /** For machines. Where two sides are compared, `ratio` says how many times better ours is. */
  readonly figures: Figures;
  /** For people. */
  readonly lines: readonly Row[];
}

/** Something to measure. A file in `subjects/` that exports one as `subject` is found by itself. */
export interface Subject {
  /** Its member in the JSON. */
  readonly name: string;
  /** What is compared, in one sentence. */
  readonly title: string;
  /** `say` tells how far it is. */
  measure(effort: Effort, say: (text: string) => void): Finding | Promise<Finding>;
}
