import { MOST_BONES, oddsOf } from '../rules/queries/bones.ts';

/** One side of a combat as far as its dice and losses go. */
export interface Force {
  /** Two forces of the same name have the same bones and losses. */
  readonly name: string;
  /** Bones of its roll after so many hits; it is beaten where there are none any more. */
  readonly bones: readonly number[];
  /** Worth lost after so many hits. */
  readonly loss: readonly number[];
  /** Bones of its Volley. */
  readonly volley: number;
  /** Bones more or fewer in every roll, and in the next one only. */
  readonly steady: number;
  readonly next: number;
}

/** How a combat may end, as parts of 1, and what it costs both sides. */
export interface Odds {
  readonly win: number;
  readonly mutual: number;
  readonly lossA: number;
  readonly lossB: number;
}

const chances: (readonly number[])[] = [];

/** How likely each number of hits is with so many bones (C1). */
export function chanceOf(bones: number): readonly number[] {
  const n = Math.min(Math.max(0, bones), MOST_BONES);
  const known = chances[n];
  if (known !== undefined) return known;
  const ways = oddsOf(n);
  const all = ways.reduce((sum, one) => sum + one, 0);
  const made = ways.map((one) => one / all);
  chances[n] = made;
  return made;
}

type Ending = [win: number, mutual: number, lossA: number, lossB: number];

const lossAt = ({ loss }: Force, hits: number): number => loss[Math.min(hits, loss.length - 1)] ?? 0;

/** Hits after which a side cannot go on. */
function endurance({ bones }: Force): number {
  const at = bones.findIndex((n) => n <= 0);
  return at < 0 ? bones.length : at;
}

/** A fight from the state in which sides have taken so many hits, with the same dice every round. */
class Field {
  private readonly a: Force;
  private readonly b: Force;
  private readonly lastA: number;
  private readonly lastB: number;
  private readonly known: (Ending | undefined)[] = [];

  constructor(a: Force, b: Force) {
    this.a = a;
    this.b = b;
    this.lastA = endurance(a);
    this.lastB = endurance(b);
  }

  /** What comes of it from here on. */
  from(i: number, j: number): Ending {
    const { a, b, lastA, lastB } = this;
    if (i >= lastA || j >= lastB)
      return [j >= lastB && i < lastA ? 1 : 0, i >= lastA && j >= lastB ? 1 : 0, lossAt(a, i), lossAt(b, j)];
    const at = i * 64 + j;
    const known = this.known[at];
    if (known !== undefined) return known;
    const made = this.roll(i, j, 0, 0);
    this.known[at] = made;
    return made;
  }

  /** One roll of both, with what only this roll has; rounds in which nothing happens are left out. */
  roll(i: number, j: number, moreA: number, moreB: number): Ending {
    const { a, b, lastA, lastB } = this;
    const rollA = chanceOf((a.bones[i] ?? 0) + a.steady + moreA);
    const rollB = chanceOf((b.bones[j] ?? 0) + b.steady + moreB);
    const first = moreA !== 0 || moreB !== 0;
    const still = (rollA[0] ?? 0) * (rollB[0] ?? 0);
    // AKK-11.61 nobody rolls: the attacker has to go
    if (still >= 1) return first ? this.from(i, j) : [0, 0, lossAt(a, i), lossAt(b, j)];
    const out: Ending = [0, 0, 0, 0];
    for (let h = 0; h < rollA.length; h++) {
      for (let k = 0; k < rollB.length; k++) {
        if (h === 0 && k === 0 && !first) continue;
        const p = (rollA[h] ?? 0) * (rollB[k] ?? 0);
        const then = this.from(Math.min(lastA, i + k), Math.min(lastB, j + h));
        for (let n = 0; n < 4; n++) out[n] = (out[n] ?? 0) + p * (then[n] ?? 0);
      }
    }
    if (!first) for (let n = 0; n < 4; n++) out[n] = (out[n] ?? 0) / (1 - still);
    return out;
  }
}

/** The Volley, then the next roll with its own bones, then the rest. */
function workOut(a: Force, b: Force): Ending {
  const field = new Field(a, b);
  const [lastA, lastB] = [endurance(a), endurance(b)];
  const shotA = chanceOf(a.volley);
  const shotB = chanceOf(b.volley);
  const out: Ending = [0, 0, 0, 0];
  for (let h = 0; h < shotA.length; h++) {
    for (let k = 0; k < shotB.length; k++) {
      const p = (shotA[h] ?? 0) * (shotB[k] ?? 0);
      const i = Math.min(k, lastA);
      const j = Math.min(h, lastB);
      const over = i >= lastA || j >= lastB || (a.next === 0 && b.next === 0);
      const then = over ? field.from(i, j) : field.roll(i, j, a.next, b.next);
      for (let n = 0; n < 4; n++) out[n] = (out[n] ?? 0) + p * (then[n] ?? 0);
    }
  }
  return out;
}

const signature = ({ name, volley, steady, next }: Force): string => `${name};${volley};${steady};${next}`;

/** The same fights come up again and again. */
const fought = new Map<string, Odds>();
const REMEMBERED = 20_000;

/** Exact odds of a combat for its attacker, if nobody retreats and nobody plays a card. */
export function oddsFor(attacker: Force, defender: Force): Odds {
  const key = `${signature(attacker)}|${signature(defender)}`;
  const known = fought.get(key);
  if (known !== undefined) return known;
  const [win, mutual, lossA, lossB] = workOut(attacker, defender);
  const odds: Odds = { win, mutual, lossA, lossB };
  if (fought.size >= REMEMBERED) fought.clear();
  fought.set(key, odds);
  return odds;
}
