import { hitsOf, oddsOf } from '../queries/bones.ts';
import type { Side } from '../queries/combat.ts';
import { volleyBones } from '../queries/combat.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { combatCards, offering } from './cards.ts';
import { assignHits } from './hits.ts';
import { whoOn } from './sides.ts';

/** Which sides let their archers shoot. */
type Shooting = { shoots: [boolean, boolean] };

const possible = (s: State, side: Side): number => (s.fight === null ? 0 : volleyBones(s, s.fight, side));
const bones = (s: State, v: Shooting, side: Side): number => (v.shoots[side] ? possible(s, side) : 0);

/** AKK-11.46, AKK-11.48 Both sides' archers roll at the same time. */
const volleyRoll = R.proc<Shooting>('combat.volley.roll', { closed: true })({
  attacker: {
    chance: 'roll.volley',
    outcomes: (s, v) => hitsOf(bones(s, v, 0)),
    weights: (s, v) => oddsOf(bones(s, v, 0)),
    about: (s, v) => ({ side: 0, bones: bones(s, v, 0) }),
    then: (g, _, key) => {
      if (g.s.fight !== null) g.s.fight.hits[1] = Number(key);
      return g.goto('defender');
    },
  },
  defender: {
    chance: 'roll.volley',
    outcomes: (s, v) => hitsOf(bones(s, v, 1)),
    weights: (s, v) => oddsOf(bones(s, v, 1)),
    about: (s, v) => ({ side: 1, bones: bones(s, v, 1) }),
    then: (g, v, key) => {
      const { fight } = g.s;
      if (fight === null) return g.end();
      fight.hits[0] = Number(key);
      g.emit({
        type: 'combat.volley',
        rule: 'AKK-11.46',
        data: {
          attacker: fight.hits[1],
          defender: fight.hits[0],
          attackerBones: bones(g.s, v, 0),
          defenderBones: bones(g.s, v, 1),
        },
      });
      return g.end();
    },
  },
});

/** AKK-11.45 to AKK-11.49 Sides with archers say whether they shoot (decision 24); cards, the rolls, the hits. */
export const volley = R.proc<Shooting>('combat.volley')({
  attacker: (g) => g.goto(possible(g.s, 0) > 0 ? 'first' : 'defender'),
  first: {
    ask: 'combat.volley',
    by: (s) => whoOn(s, 0),
    options: () => ['yes', 'no'],
    about: (s) => ({ bones: possible(s, 0) }),
    then: (g, v, answer) => {
      v.shoots[0] = answer === 'yes';
      return g.goto('defender');
    },
  },
  defender: (g) => g.goto(possible(g.s, 1) > 0 ? 'second' : 'cards'),
  second: {
    ask: 'combat.volley',
    by: (s) => whoOn(s, 1),
    options: () => ['yes', 'no'],
    about: (s) => ({ bones: possible(s, 1) }),
    then: (g, v, answer) => {
      v.shoots[1] = answer === 'yes';
      return g.goto('cards');
    },
  },
  cards: (g, v) => {
    if (!v.shoots[0] && !v.shoots[1]) return g.end();
    const only = v.shoots[0] && v.shoots[1] ? -1 : v.shoots[0] ? 0 : 1;
    return g.call(combatCards, offering('volley', only), 'roll');
  },
  roll: (g, v) => g.call(volleyRoll, v, 'hits'),
  hits: (g) => g.become(assignHits, { side: 0 }),
});
