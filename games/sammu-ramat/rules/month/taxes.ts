import type { Key } from '@edubba/kernel';
import { ABILITIES, KATUZILI } from '../../content/characters.ts';
import { GOODS } from '../../content/things.ts';
import { noTaxes } from '../closed.ts';
import { addGoods } from '../effects/characters.ts';
import { GOOD_OF } from '../geography.ts';
import { ask, decided, jointly, matter } from '../joint.ts';
import { apart, character, CHARACTER_KEYS } from '../names.ts';
import { COURT, inPlay } from '../queries/characters.ts';
import { numberOf } from '../queries/numbers.ts';
import { vassals } from '../queries/places.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

const collect = jointly('taxes', noTaxes);

/** `iron/dinah`, by Good and by Character. */
const TO_CHARACTERS = GOODS.map(CHARACTER_KEYS);

/** SAM-7.05 Two Goods of its type for each Area with a Gate. */
export function taxesDue(s: State): number[] {
  const due = GOODS.map(() => 0);
  for (const inArea of vassals(s)) {
    const good = GOOD_OF[inArea] ?? 0;
    due[good] = (due[good] ?? 0) + numberOf(s, 'area-taxes');
  }
  return due;
}

/** SAM-7.06 */
export const taxLimit = (s: State): number =>
  numberOf(s, 'tax-limit') + (inPlay(s, KATUZILI) ? ABILITIES.katuzili - ABILITIES.taxes : 0);

/** SAM-7.05 to SAM-7.08 Taxes are collected and given out, Good by Good: `iron/dinah`, or `done` for fewer (SAM-7.07). */
export const taxes = R.proc<{ due: number[]; taken: number }>('taxes', {
  copy: ({ due, taken }) => ({ due: due.slice(), taken }),
})({
  start: (g, v) => {
    v.due = taxesDue(g.s);
    return g.goto('next');
  },
  next: (g, v) => {
    let due = 0;
    for (const n of v.due) due += n;
    const left = Math.min(taxLimit(g.s) - v.taken, due);
    if (left === 0) return g.end();
    const keys: Key[] = [];
    for (let good = 0; good < GOODS.length; good++)
      if ((v.due[good] ?? 0) > 0)
        for (const who of COURT) if (inPlay(g.s, who)) keys.push(TO_CHARACTERS[good]?.[who] ?? '');
    keys.push('done');
    return ask(g, collect, matter(keys, { n: left }), 'give');
  },
  give: (g, v) => {
    const { verb: good, name: who } = apart(decided(g));
    if (good === 'done') return g.end();
    const what = GOODS.indexOf(good as never);
    v.due[what] = (v.due[what] ?? 0) - 1;
    v.taken++;
    addGoods(g, character(who), what, 1);
    g.emit({ type: 'taxes.given', rule: 'SAM-7.08', data: { who, good } });
    return g.goto('next');
  },
});
