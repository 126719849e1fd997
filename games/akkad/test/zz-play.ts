import { Machine, seededChance, tableInfo, CHANCE } from '@edubba/kernel';
import { akkad } from '../rules/index.ts';
const n = Number(process.argv[2] ?? 5);
const first = Number(process.argv[3] ?? 0);
let x = 12345 + first;
const rnd = (k: number) => {
  x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
  return Math.floor((x / 0x80000000) * k);
};
const kinds = new Map<string, number>();
const t0 = Date.now();
let answers = 0;
for (const seats of [3, 4, 5, 6])
  for (let i = 0; i < n; i++) {
    const options: { [k: string]: string } = {};
    for (const [name, { values }] of Object.entries(akkad.options))
      options[name] = values[rnd(values.length)] as string;
    const m = Machine.start(akkad, tableInfo(akkad, { seats, options }));
    const chance = seededChance(`${seats}.${i}.${first}`);
    let a = 0;
    try {
      while (!m.over) {
        const seat = m.toMove;
        const opts = m.options(seat);
        kinds.set(m.kind, (kinds.get(m.kind) ?? 0) + 1);
        if (opts.length === 0) throw new Error('dead end ' + m.kind);
        const key = seat === CHANCE ? chance(a, opts, m.weights(), m.kind) : opts[rnd(opts.length)]!;
        m.answer(seat, key);
        a++;
        if (a % 50 === 0 || m.over)
          for (const law of akkad.laws) {
            const b = law.broken(m.pos.s);
            if (b !== undefined) throw new Error(`${law.name}: ${b} after ${m.kind}`);
          }
        if (a > 60000) throw new Error('too long');
      }
    } catch (e) {
      console.log('FAIL', seats, i, a, m.kind, String((e as Error).stack).slice(0, 1200));
      process.exit(1);
    }
    answers += a;
  }
console.log('ok', n * 4, 'games', answers, 'answers', Date.now() - t0, 'ms');
console.log(
  [...kinds]
    .filter(([k]) => /combat|move|voyage|escape|danger|monster|convert/.test(k))
    .map(([k, c]) => `${k}:${c}`)
    .join(' '),
);
