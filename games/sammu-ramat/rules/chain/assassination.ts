import { ABILITIES, AMENIRDIS } from '../../content/characters.ts';
import { ASSASSINATION, RELIGION } from '../../content/things.ts';
import { add, toSupply } from '../effects/tokens.ts';
import { askOwner, decided, either, matter } from '../joint.ts';
import { characterName } from '../names.ts';
import { dinahGuards, goodsOf, inPlay } from '../queries/characters.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import { NOBODY } from '../state.ts';
import { payGoods } from './pay.ts';

const help = either('guard');

/** SAM-20 An Assassination marker, already out of bag and supply, for the Queen; help in the order of SAM-20.07. */
export const attempt = R.proc<null>('assassination')({
  test: (g) => {
    const { s } = g;
    if (dinahGuards(s)) {
      toSupply(g, ASSASSINATION, 'marker.guarded', 'SAM-20.03');
      return g.end();
    }
    const able = inPlay(s, AMENIRDIS) && !s.helped && goodsOf(s, AMENIRDIS) >= ABILITIES.amenirdis;
    if (!able) return g.goto('place');
    const about = { who: characterName(AMENIRDIS), n: ABILITIES.amenirdis };
    return askOwner(g, help, s.owner[AMENIRDIS] ?? NOBODY, matter(['yes', 'no'], about), 'answer');
  },
  answer: (g) => {
    if (decided(g) === 'no') return g.goto('place');
    g.s.helped = true;
    const seat = g.s.owner[AMENIRDIS] ?? NOBODY;
    return g.call(payGoods, { seat, who: AMENIRDIS, n: ABILITIES.amenirdis }, 'paid');
  },
  paid: (g) => {
    toSupply(g, ASSASSINATION, 'marker.guarded', 'SAM-20.07');
    return g.end();
  },
  place: (g) => {
    const { s } = g;
    if (s.religionQueen > 0) {
      s.religionQueen--;
      add(s.supply, ASSASSINATION, 1);
      toSupply(g, RELIGION, 'marker.worked', 'SAM-20.02');
      return g.end();
    }
    s.assassinations++;
    g.emit({ type: 'queen.attempt', rule: 'SAM-20.01', data: { n: s.assassinations } });
    return g.end();
  },
});

/** SAM-20.05 One Assassination marker less on the Queen. */
export function relieve(g: G, rule: string): void {
  if (g.s.assassinations === 0) return;
  g.s.assassinations--;
  toSupply(g, ASSASSINATION, 'marker.removed', rule, 'queen');
}
