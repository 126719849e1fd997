import { hitsOf, oddsOf } from '../queries/bones.ts';
import { combatBones } from '../queries/combat.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

const bones = (s: State, side: 0 | 1): number => (s.fight === null ? 0 : combatBones(s, s.fight, side));

/** AKK-11.50, AKK-11.51 Both sides roll at the same time; hits are kept until they are assigned. */
export const combatRoll = R.proc<null>('combat.roll', { closed: true })({
  attacker: {
    chance: 'roll.combat',
    outcomes: (s) => hitsOf(bones(s, 0)),
    weights: (s) => oddsOf(bones(s, 0)),
    about: (s) => ({ side: 0, bones: bones(s, 0) }),
    then: (g, _, key) => {
      if (g.s.fight !== null) g.s.fight.hits[1] = Number(key);
      return g.goto('defender');
    },
  },
  defender: {
    chance: 'roll.combat',
    outcomes: (s) => hitsOf(bones(s, 1)),
    weights: (s) => oddsOf(bones(s, 1)),
    about: (s) => ({ side: 1, bones: bones(s, 1) }),
    then: (g, _, key) => {
      const { fight } = g.s;
      if (fight === null) return g.end();
      fight.hits[0] = Number(key);
      const data = { attackerBones: bones(g.s, 0), defenderBones: bones(g.s, 1) };
      fight.next = [0, 0];
      g.emit({
        type: 'combat.rolled',
        rule: 'AKK-11.50',
        data: { attacker: fight.hits[1], defender: fight.hits[0], ...data },
      });
      return g.end();
    },
  },
});
