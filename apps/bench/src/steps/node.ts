import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Xoshiro } from '@edubba/kernel';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** What a player by lot looks at, environment by environment; and those that are over. */
interface Told {
  readonly env: number[];
  readonly options: string[][];
  readonly over: readonly { readonly env: number }[];
}

/** Steps so many environments at once by random answers, and says how many answers a second that makes. */
export async function stepsFromNode(game: string, envs: number, decisions: number, warmUp: number): Promise<number> {
  const child = spawn(
    process.execPath,
    ['apps/cli/src/main.ts', 'env', game, '--players', '2', '--envs', String(envs)],
    {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const gone = once(child, 'exit');
  const answers = linesOf(child.stdout.setEncoding('utf8') as AsyncIterable<string>);
  const ask = async (request: object): Promise<Told> => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    const { value, done } = await answers.next();
    if (done === true) throw new Error('the environments are gone');
    return JSON.parse(value) as Told;
  };
  const random = new Xoshiro(`${game}/${envs}`);
  let games = envs;
  const reset = async (which: readonly number[]): Promise<Told> =>
    await ask({ op: 'reset', columns: true, resets: which.map((env) => [env, `steps/${games++}`]) });
  let told = await reset(Array.from({ length: envs }, (_, env) => env));
  let taken = 0;
  let began = performance.now();
  for (let all = -warmUp; all < decisions; all += envs) {
    if (all < 0) {
      taken = 0;
      began = performance.now();
    }
    const steps = told.options.map((options, i) => [told.env[i], options[random.below(options.length)]]);
    told = await ask({ op: 'step', columns: true, steps });
    taken += steps.length;
    if (told.over.length === 0) continue;
    const fresh = await reset(told.over.map(({ env }) => env));
    told.env.push(...fresh.env);
    told.options.push(...fresh.options);
  }
  const rate = (taken * 1000) / (performance.now() - began);
  child.stdin.end();
  await gone;
  return rate;
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
