import type { Effects, Seat } from '@edubba/kernel';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';
import { numberOf } from '../queries/numbers.ts';

/** MES-1.11, MES-14.05 The next token is turned face up; which one it is nobody knew before. */
export const drawGarden = R.proc<null>('garden.turn')({
  next: (g) => (g.s.gardensBuilt < numberOf(g.s, 'parts') ? g.goto('draw') : g.end()),
  draw: {
    chance: 'garden.draw',
    outcomes: (s) => s.gardenBags[s.gardensBuilt] ?? [],
    then: (g, _, item) => {
      g.move(item, at.gardenBags(g.s.gardensBuilt), 'garden', { type: 'garden.turned', rule: 'MES-14.05' });
      return g.end();
    },
  },
});

/** MES-14.05 The builder takes the token. */
export function claimGarden(g: Effects<State>, seat: Seat): void {
  const [item = ''] = g.s.garden;
  g.s.gardensBuilt++;
  g.move(item, 'garden', at.gardens(seat), { type: 'garden.built', seat, rule: 'MES-14.05' });
}
