import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Xoshiro } from '@edubba/kernel';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** What of a turn a player by lot looks at. */
interface Turn {
  readonly env: number;
  readonly over: boolean;
  readonly options: readonly string[];
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
  const ask = async (request: object): Promise<{ turns: Turn[] }> => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    const { value, done } = await answers.next();
    if (done === true) throw new Error('the environments are gone');
    return JSON.parse(value) as { turns: Turn[] };
  };
  const random = new Xoshiro(`${game}/${envs}`);
  let games = envs;
  const reset = async (which: readonly number[]): Promise<Turn[]> =>
    (await ask({ op: 'reset', resets: which.map((env) => [env, `steps/${games++}`]) })).turns;
  let turns = await reset(Array.from({ length: envs }, (_, env) => env));
  let taken = 0;
  let began = performance.now();
  for (let all = -warmUp; all < decisions; all += turns.length) {
    if (all < 0) {
      taken = 0;
      began = performance.now();
    }
    const steps = turns.map(({ env, options }) => [env, options[random.below(options.length)]]);
    ({ turns } = await ask({ op: 'step', steps }));
    taken += turns.length;
    const over = turns.filter((turn) => turn.over).map(({ env }) => env);
    if (over.length > 0) turns = [...turns.filter((turn) => !turn.over), ...(await reset(over))];
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
