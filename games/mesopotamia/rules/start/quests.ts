import { at } from '../state.ts';
import type { State } from '../state.ts';
import { R } from '../rules.ts';

/** MES-1.13, MES-34.06, MES-35.06 Cards dealt to each; one goes back. */
const dealt = (s: State): number => (s.mode === 'siege' || s.mode === 'guardians' ? 3 : 4);

/** MES-1.13 Quests are dealt, and everybody secretly gives one back. */
export const quests = R.proc<{ next: number }>('start.quests')({
  next: (g, v) => g.goto(v.next < dealt(g.s) * g.s.table.seats ? 'deal' : 'keep'),
  deal: {
    chance: 'quest.draw',
    outcomes: (s) => s.questDeck,
    then: (g, v, item) => {
      g.move(item, 'questDeck', at.quests(v.next % g.s.table.seats));
      v.next++;
      return g.goto('next');
    },
  },
  keep: {
    sealed: 'setup.quest',
    seats: (s) => Array.from({ length: s.table.seats }, (_, seat) => seat),
    options: (s, _, seat) => s.quests[seat] ?? [],
    reveal: (g, _, picks) => {
      for (const { seat, key } of picks)
        g.move(key, at.quests(seat), 'questDeck', { type: 'quest.returned', seat, rule: 'MES-1.13' });
      return g.end();
    },
  },
});
