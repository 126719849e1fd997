import type { Effects, Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { gardenToken, PARTS } from '../../content/gardens.ts';
import { settlementsOf } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';

/** MES-1.11, MES-14.05 The next token is turned face up; which one it is nobody knew before. */
export const drawGarden = R.proc<null>('garden.turn')({
  next: (g) => (g.s.gardensBuilt < PARTS ? g.goto('draw') : g.end()),
  draw: {
    chance: 'garden.draw',
    outcomes: (s) => s.gardenBags[s.gardensBuilt] ?? [],
    then: (g, _, item) => {
      g.move(item, at.gardenBags(g.s.gardensBuilt), 'garden', { type: 'garden.turned', rule: 'MES-14.05' });
      return g.end();
    },
  },
});

/** MES-14.04 What the face-up token asks for besides its price. */
export function gardenObjection(s: State, seat: Seat): Objection | undefined {
  if (s.mode === 'guardians') return no('MES-35.02', 'no.garden-guardians');
  const [item] = s.garden;
  if (item === undefined) return no('MES-14.01', 'no.garden-left');
  const { population, event, settlements } = gardenToken(item);
  if ((s.populationAt[seat] ?? 1) < population)
    return no('MES-14.04', 'no.garden-population', { position: population });
  if ((s.eventAt[seat] ?? 1) < event) return no('MES-14.04', 'no.garden-event', { position: event });
  if (settlementsOf(s, seat) < settlements) return no('MES-14.04', 'no.garden-settlements', { n: settlements });
  return undefined;
}

/** MES-14.05 The builder takes the token. */
export function claimGarden(g: Effects<State>, seat: Seat): void {
  const [item = ''] = g.s.garden;
  g.s.gardensBuilt++;
  g.move(item, 'garden', at.gardens(seat), { type: 'garden.built', seat, rule: 'MES-14.05' });
}
