import type { State } from '../rules/state.ts';

/** So many positions of a table are remembered. */
const MOST = 20_000;

/** Everything of a position that its worth depends on: not whose turn it is, nor what lies in decks. */
const numbersOf = (s: State): readonly (readonly number[])[] => [
  [s.month, s.enemySupply, s.assassinations, s.religionQueen, s.eventCancelled ? 1 : 0],
  s.military,
  s.diviners,
  s.enemies,
  s.supplies,
  s.medicine,
  s.techAt,
  s.carried,
  s.diplomacyRaid,
  s.diplomacyAttack,
  s.karuAt,
  s.karuArea,
  s.karuRoute,
  s.religionCapital,
  s.religionEvent,
  s.healthAt,
  s.healthArea,
  s.supply,
  s.bag,
  s.fate,
  s.at,
  s.owner,
  s.goods,
  s.tech,
];
const flagsOf = (s: State): readonly (readonly boolean[])[] => [s.gate, s.unrest, s.plague];
const textOf = (s: State): string => `${s.challenge} ${s.ended} ${s.event} ${s.baileetSide} ${s.hand.join(' ')}`;

/** 53 bits in which all of that is mixed: of some ten thousand positions no two will ever share them. */
function keyOf(s: State): number {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (const list of numbersOf(s))
    for (let i = 0; i < list.length; i++) {
      const n = list[i] ?? 0;
      a = Math.imul(a ^ n, 0x01000193);
      b = Math.imul(b + n, 0x9e3779b1) ^ (b >>> 15);
    }
  for (const list of flagsOf(s))
    for (let i = 0; i < list.length; i++) {
      const n = list[i] === true ? 1 : 2;
      a = Math.imul(a ^ n, 0x01000193);
      b = Math.imul(b + n, 0x9e3779b1) ^ (b >>> 15);
    }
  const text = textOf(s);
  for (let i = 0; i < text.length; i++) {
    const n = text.charCodeAt(i);
    a = Math.imul(a ^ n, 0x01000193);
    b = Math.imul(b + n, 0x9e3779b1) ^ (b >>> 15);
  }
  return (a >>> 0) * 0x20_0000 + (b >>> 11);
}

/** A question that is asked of one position again and again, by other ways that lead there and by the next decision. */
export function remembered<T>(ask: (s: State) => T): (s: State) => T {
  const tables = new WeakMap<State['table'], Map<number, T>>();
  return (s) => {
    let known = tables.get(s.table);
    if (known === undefined || known.size >= MOST) tables.set(s.table, (known = new Map<number, T>()));
    const key = keyOf(s);
    let answer = known.get(key);
    if (answer === undefined) known.set(key, (answer = ask(s)));
    return answer;
  };
}
