import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Xoshiro } from '@edubba/kernel';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** What a player by lot looks at, environment by environment. */
interface Told {
  readonly env: readonly number[];
  readonly options: readonly (readonly string[])[];
}

/** How steps are asked for: `count` in a batch, in one group, or in two of which one is stepped while the other is chosen for. */
export interface Stepped {
  readonly count: number;
  readonly groups: number;
  readonly decisions: number;
  readonly warmUp: number;
}

/** Steps environments by random answers, and says how many answers a second that makes. */
export async function stepsFromNode(game: string, { count, groups, decisions, warmUp }: Stepped): Promise<number> {
  const child = spawn(
    process.execPath,
    ['apps/cli/src/main.ts', 'env', game, '--players', '2', '--envs', String(count * groups)],
    {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const gone = once(child, 'exit');
  const answers = linesOf(child.stdout.setEncoding('utf8') as AsyncIterable<string>);
  const send = (request: object): void => void child.stdin.write(`${JSON.stringify(request)}\n`);
  const receive = async (): Promise<Told> => {
    const { value, done } = await answers.next();
    if (done === true) throw new Error('the environments are gone');
    return JSON.parse(value) as Told;
  };
  const random = new Xoshiro(`${game}/${count}`);
  for (let group = 0; group < groups; group++) {
    const resets = Array.from({ length: count }, (_, i) => [group * count + i, `${group}/${i}`]);
    send({ op: 'reset', columns: true, resets });
  }
  let taken = 0;
  let began = performance.now();
  for (let all = -warmUp; all < decisions; all += count) {
    if (all < 0) {
      taken = 0;
      began = performance.now();
    }
    const { env, options } = await receive();
    const steps = options.map((list, i) => [env[i], list[random.below(list.length)]]);
    send({ op: 'step', columns: true, anew: true, steps });
    taken += steps.length;
  }
  for (let group = 0; group < groups; group++) await receive();
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
