import type { Key } from '@edubba/kernel';
import { guarded } from '@edubba/kernel';
import { BUILD } from '../../content/actions.ts';
import { COLOURS } from '../../content/dice.ts';
import type { ItemName } from '../../content/units.ts';
import { construct } from '../effects/building.ts';
import { colours, gainDie } from '../effects/dice.ts';
import { pay } from '../effects/goods.ts';
import { areaIn, colourIn, DONE, rest, word } from '../keys.ts';
import { buildObjection, buildTargets, costOf } from '../queries/building.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import type { Acting } from './acting.ts';
import { cardOf } from '../queries/technologies.ts';
import { drawGarden } from './gardens.ts';
import { attachAt } from './rams.ts';

type Building = Acting & { left: number };

const building = R.proc<Building>('build.items')({
  next: (g, v) => (v.left > 0 ? g.goto('item') : g.end()),
  item: {
    ask: 'build.item',
    by: (_, v) => v.seat,
    ...guarded<State, Building>(
      (s, v) => [...buildTargets(s, v.seat), DONE],
      (s, v, key) => (key === DONE ? undefined : buildObjection(s, v.seat, v.level, key)),
    ),
    about: (_, v) => ({ left: v.left }),
    then: (g, v, key) => {
      if (key === DONE) return g.end();
      const item = word(key) as ItemName;
      v.left--;
      pay(g, v.seat, costOf(g.s, item), 'MES-13.07');
      construct(g, v.seat, key);
      if (item === 'ziggurat') return g.goto('colour');
      if (item === 'garden') return g.call(drawGarden, null, 'next');
      if (item === 'ram') return g.call(attachAt, { seat: v.seat, area: areaIn(rest(key)) }, 'next');
      return g.goto('next');
    },
  },
  // MES-13.17
  colour: {
    ask: 'build.die',
    by: (_, v) => v.seat,
    options: (s, v) => colours(s, v.seat).map((colour) => COLOURS[colour] as Key),
    refusals: (s, v) => {
      const free = colours(s, v.seat);
      return COLOURS.flatMap((target, colour) =>
        free.includes(colour) ? [] : [{ target, rule: 'MES-7.03', why: { id: 'no.colour' } }],
      );
    },
    then: (g, v, key) => {
      gainDie(g, v.seat, colourIn(key), 'MES-13.17');
      return g.goto('next');
    },
  },
});

/** MES-13 Build: as many items as the card says, each paid on its own. */
export const build = R.proc<Acting>('build')({
  begin: (g, v) => g.become(building, { ...v, left: cardOf(g.s, v.seat, BUILD, v.level).first }),
});
