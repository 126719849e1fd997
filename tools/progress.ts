// How a run of the tests is told: what fails at once, a line at least every ten seconds, at the end the slowest files.
// A vitest reporter: `vitest run --reporter=./tools/progress.ts`. EDUBBA_REPORT names a file for what verify.ts adds up.

import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';

/** What a run came to. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  /** Files all of whose failures may be a busy machine's: those of tests that may be tried again. */
  readonly again: readonly string[];
  /** How many failures are of other kinds. */
  readonly certain: number;
}

const EVERY = 8_000;
const SLOWEST = 10;
/** Lines of what a failing test says: enough for a difference, not for a log. */
const MOST_LINES = 40;

export default class Progress implements Reporter {
  private readonly begun = performance.now();
  private readonly running = new Map<string, number>();
  private readonly took: { readonly name: string; readonly ms: number }[] = [];
  private files = 0;
  private passed = 0;
  private failed = 0;
  private certain = 0;
  private readonly again = new Set<string>();
  private vitest: Vitest | undefined;
  private timer: NodeJS.Timeout | undefined;
  private told = performance.now();

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
    this.timer = setInterval(() => this.tick(), EVERY / 4);
    this.timer.unref();
  }

  onTestRunStart(specifications: readonly unknown[]): void {
    this.files = specifications.length;
    this.say(`${count(this.files, 'file')} of tests`);
  }

  onTestModuleStart(module: TestModule): void {
    this.running.set(nameOf(module), performance.now());
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'passed') this.passed++;
    if (state !== 'failed') {
      // What passed only when it was tried again is named: whoever sees a name twice has something to mend.
      if (test.diagnostic()?.flaky === true)
        this.say(`tried again: ${nameOf(test.module)} > ${test.fullName}\n    ${errors?.[0]?.message ?? ''}`);
      return;
    }
    this.failed++;
    if (mayBeTriedAgain(test)) this.again.add(test.module.relativeModuleId);
    else this.certain++;
    this.say(`FAILED ${nameOf(test.module)} > ${test.fullName}\n${this.spell(errors)}`);
  }

  onTestModuleEnd(module: TestModule): void {
    const name = nameOf(module);
    const since = this.running.get(name);
    this.running.delete(name);
    this.took.push({ name, ms: since === undefined ? module.diagnostic().duration : performance.now() - since });
    const errors = module.errors();
    if (errors.length === 0) return;
    // A file that cannot even be loaded has no tests to count.
    this.failed++;
    this.certain++;
    this.say(`FAILED ${name}\n${this.spell(errors)}`);
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    clearInterval(this.timer);
    if (unhandled.length > 0) {
      this.failed += unhandled.length;
      this.certain += unhandled.length;
      this.say(`FAILED outside of any test\n${this.spell(unhandled)}`);
    }
    const slowest = this.took.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
    const lines = slowest.map(({ name, ms }) => `  ${seconds(ms).padStart(6)}  ${name}`);
    this.say(`${this.standing()}; the slowest:\n${lines.join('\n')}`);
    const file = process.env['EDUBBA_REPORT'];
    const report: Report = {
      passed: this.passed,
      failed: this.failed,
      again: [...this.again],
      certain: this.certain,
    };
    if (file !== undefined) writeFileSync(file, JSON.stringify(report));
  }

  private tick(): void {
    if (performance.now() - this.told < EVERY) return;
    const [longest] = [...this.running].sort((a, b) => a[1] - b[1]);
    const now = longest === undefined ? '' : `; since ${seconds(performance.now() - longest[1])}: ${longest[0]}`;
    this.say(this.files === 0 ? `  getting ready, ${this.time()}` : `  ${this.standing()}${now}`);
  }

  private standing(): string {
    const done = `${this.took.length} of ${count(this.files, 'file')}`;
    return `${done}, ${this.passed} passed, ${this.failed} failed, ${this.time()}`;
  }

  private time(): string {
    return seconds(performance.now() - this.begun);
  }

  private say(text: string): void {
    this.told = performance.now();
    process.stdout.write(`${text}\n`);
  }

  private spell(errors: readonly SerializedError[] = []): string {
    const root = `${this.vitest?.config.root ?? ''}/`;
    return errors
      .map(({ message, diff, stack = '' }) => {
        const at = stack.split('\n').find((line) => line.includes(root) && !line.includes('node_modules'));
        const said = [message, diff, at?.trim()].filter((part) => typeof part === 'string');
        const lines = said.join('\n').replaceAll(root, '').split('\n');
        return [...lines.slice(0, MOST_LINES), ...(lines.length > MOST_LINES ? ['…'] : [])]
          .map((line) => `    ${line}`)
          .join('\n');
      })
      .join('\n');
  }
}

function nameOf({ relativeModuleId, project }: TestModule): string {
  return project.name === 'unit' ? relativeModuleId : `${relativeModuleId} (${project.name})`;
}

/** What must never happen, as leaks and losses, says `retry: 0`; what no machine can be too busy for says nothing. */
function mayBeTriedAgain({ options }: TestCase): boolean {
  return typeof options.retry === 'number' ? options.retry > 0 : options.retry !== undefined;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}
