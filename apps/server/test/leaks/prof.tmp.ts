import { FuzzHouse } from './fuzz-house.ts';
const fuzz = await FuzzHouse.open();
const n = Number(process.argv[2] ?? 60);
const left = Array.from({ length: n }, (_, i) => ({
  game: 'veiled',
  seats: 2 + (i % 3),
  bots: i % 7 === 0 ? 1 : 0,
  http: i % 25 === 0,
}));
const hand = async () => {
  for (let p = left.pop(); p; p = left.pop()) await fuzz.play(p);
};
const t = process.cpuUsage();
const w = Date.now();
await Promise.all(Array.from({ length: 24 }, hand));
const u = process.cpuUsage(t);
console.log(
  n,
  'wall',
  Date.now() - w,
  'user',
  u.user / 1000,
  'sys',
  u.system / 1000,
  fuzz.secrets.texts,
  fuzz.secrets.leaks,
);
await fuzz.close();
