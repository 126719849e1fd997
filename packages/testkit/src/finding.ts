import type { Message } from '@edubba/kernel';
import { createWords, kernelTexts } from '@edubba/words';

/** Something a test found: what is wrong, and how to see it again. */
export interface Finding {
  /** Which test found it: `fuzz`, `leak`, … */
  readonly test: string;
  readonly what: string;
  /** Seed, seats and answers: enough to get there again. */
  readonly where: string;
}

/** Enough is found: more of it helps nobody. */
const ENOUGH = 20;

/** What a test has found so far. In random games the same fault found again, with other numbers or items, adds nothing. */
export class Findings {
  readonly list: Finding[] = [];
  private readonly seen = new Set<string>();
  readonly test: string;
  private readonly random: boolean;

  constructor(test: string, random = false) {
    this.test = test;
    this.random = random;
  }

  get enough(): boolean {
    return this.random && this.list.length >= ENOUGH;
  }

  add(what: string, where: string): void {
    const fault = this.random ? what.replaceAll(/[\w-]+#\w+|[-\d,\s]+/g, '') : what;
    if (this.seen.has(fault) || this.enough) return;
    this.seen.add(fault);
    this.list.push({ test: this.test, what, where });
  }
}

/** One finding as a line or two of text. */
export function describeFinding({ test, what, where }: Finding): string {
  return where === '' ? `${test}: ${what}` : `${test}: ${what}\n    in ${where}`;
}

/** Throws with all findings in words, if there are any. */
export function assertNone(findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  throw new Error(
    `${findings.length} found:\n${findings.map((finding) => `  ${describeFinding(finding)}`).join('\n')}`,
  );
}

/** The first place where two pieces of plain data differ: `s.silver[1]: 3, not 2`. */
export function firstDifference(one: unknown, other: unknown, path = ''): string | undefined {
  if (Object.is(one, other) || (one === 0 && other === 0)) return undefined;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return `${path === '' ? 'it' : path} is ${spell(one)} and ${spell(other)}`;
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length)
      return `${path} has ${one.length} and ${other.length} entries: ${spell(one)} and ${spell(other)}`;
    if (sameList(one, other)) return undefined;
  }
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    // Most is the same, and then no path is put together.
    if (one[name] === other[name]) continue;
    const inner = Array.isArray(one) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    const found = firstDifference(one[name], other[name], inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Lists of the same values; what holds other data is looked at more closely. */
function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** A value in few words. */
export function spell(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'function') return 'a function';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

const kernelWords = createWords('en', kernelTexts.en);

/** A reason of the kernel in words; one of a game, whose words are not at hand, as it is. */
export function sayReason(why: Message): string {
  return kernelWords.has(why.id) ? kernelWords.say(why) : spell(why);
}

export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
