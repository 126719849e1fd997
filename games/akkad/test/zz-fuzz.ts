import { assertNone, checkFuzz, checkLaws, checkLeaks } from '@edubba/testkit';
import module from '../index.ts';
const n = Number(process.argv[2] ?? 4);
const what = process.argv[3] ?? 'laws';
const t = Date.now();
try {
  if (what === 'laws') assertNone(checkLaws(module, { games: n }));
  if (what === 'fuzz') assertNone(checkFuzz(module, { games: n, tryEvery: 60 }));
  if (what === 'leak') assertNone(checkLeaks(module, { games: n, every: 25 }));
  console.log('ok', what, n, Date.now() - t);
} catch (e) {
  console.log(String((e as Error).stack).slice(0, 3000));
}
