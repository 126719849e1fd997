import { PRIEST } from '../../content/units.ts';
import { placeZiggurat } from '../effects/control.ts';
import { payAll } from '../effects/goods.ts';
import { settleLast } from '../effects/scoring.ts';
import { deploy } from '../effects/units.ts';
import { unitCost, zigguratCost } from '../queries/prices.ts';
import { R } from '../rules.ts';
import type { Acting } from './acting.ts';

/** AKK-15.02 TRAIN PRIEST. */
export const trainPriest = R.proc<Acting>('temple.train')({
  train: (g, v) => {
    payAll(g, v.seat, unitCost(g.s, v.seat, PRIEST), 'AKK-15.02');
    deploy(g, v.seat, v.city, PRIEST, 1, 'AKK-15.02');
    return g.end();
  },
});

/** AKK-15.03 BUILD ZIGGURAT. */
export const buildZiggurat = R.proc<Acting>('temple.ziggurat')({
  build: (g, v) => {
    payAll(g, v.seat, zigguratCost(g.s, v.seat), 'AKK-15.03');
    placeZiggurat(g, v.seat, v.city, 'AKK-15.03');
    return settleLast(g);
  },
});
