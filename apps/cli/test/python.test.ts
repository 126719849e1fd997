import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, run } from './edubba.ts';

const FOLDER = join(ROOT, 'python');
const EXAMPLE = join(FOLDER, 'examples', 'learn_connect_four.py');
const env = { PYTHONPATH: FOLDER, PYTHONDONTWRITEBYTECODE: '1' };

const missing = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status !== 0;
if (missing) console.warn('python3 3.9 or newer is not here: the Python package is not tested.');

describe.skipIf(missing)('the Python package', () => {
  test('passes its own tests', async () => {
    const { status, stderr } = await run(
      'python3',
      ['-m', 'unittest', 'discover', '-s', FOLDER, '-t', FOLDER],
      '',
      env,
    );
    expect(stderr).toMatch(/^Ran \d\d tests/m);
    expect({ status, stderr }).toMatchObject({ status: 0 });
  });

  test('learns connect four from an example of 60 lines', async () => {
    expect(readFileSync(EXAMPLE, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
    const { stdout, stderr } = await run('python3', [EXAMPLE], '', env);
    expect(stderr).toBe('');
    const shares = [...stdout.matchAll(/it wins ([\d.]+) %/g)].map(([, share]) => Number(share));
    expect(shares).toHaveLength(2);
    expect(shares[0]).toBeLessThan(60);
    expect(shares[1]).toBeGreaterThan(85);
  });
});
