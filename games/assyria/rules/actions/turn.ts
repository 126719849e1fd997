import type { Context, Next, Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import { PIECES } from '../../content/player-board.ts';
import type { Act } from '../decisions.ts';
import { discardFavour, gainCamels, payCamels, turnPloughs } from '../effects/gains.ts';
import { returnLeader } from '../effects/leaders.ts';
import { buildHut, placeShip } from '../effects/map.ts';
import { ploughsCost } from '../queries/actions.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { playFavour } from './favours.ts';
import { actionKeys, actionRefusals } from './menu.ts';
import { gainCard, gainGold, makeOfferings, purchase } from './tiles.ts';
import { makeTribute } from './tribute.ts';
import { buildRoof, foundZiggurat, raiseZiggurat } from './ziggurats.ts';

/** ASY-16 The Leader goes to the Turn Order track; then actions in any order and number. */
export const actionsTurn = R.proc<One>(
  'actions.turn',
  one,
)({
  // ASY-16.02
  leader: (g, v) => {
    g.s.active = v.seat;
    returnLeader(g.s, v.seat);
    return g.goto('choose');
  },
  // ASY-16.03, ASY-16.04
  choose: {
    ask: 'action.choose',
    by: (_, v) => v.seat,
    options: (s, v) => actionKeys(s, v.seat),
    refusals: (s, v) => actionRefusals(s, v.seat),
    then: (g, v, answer) => {
      const { seat } = v;
      switch (answer) {
        case 'found':
          return g.call(foundZiggurat, { seat }, 'choose');
        case 'raise':
          return g.call(raiseZiggurat, { seat }, 'choose');
        case 'roof':
          return g.call(buildRoof, { seat }, 'choose');
        case 'offerings':
          return g.call(makeOfferings, { seat }, 'choose');
        case 'purchase':
          return g.call(purchase, { seat }, 'choose');
        case 'card':
          return g.call(gainCard, { seat }, 'choose');
        case 'gold':
          return g.call(gainGold, { seat }, 'choose');
        case 'tribute':
          return g.call(makeTribute, { seat, less: 0, not: -1 }, 'choose');
        case 'ploughs':
          // ASY-17.01, ASY-17.02
          payCamels(g, seat, ploughsCost(g.s));
          turnPloughs(g, seat, PIECES.ploughs, 'ASY-17.01');
          return g.goto('choose');
        case 'end':
          return g.end();
        default:
          return place(g, seat, answer);
      }
    },
  },
});

/** An action with a space or a card. */
function place(g: Context<State, 'choose'>, seat: Seat, answer: Exclude<Act, string>): Next {
  if (answer.verb === 'hut') buildHut(g, seat, answer.what, 'ASY-25.01');
  else if (answer.verb === 'ship') placeShip(g, seat, answer.what, 'ASY-25.05');
  else if (answer.verb === 'favour') return g.call(playFavour, { seat, item: answer.what }, 'choose');
  else if (answer.verb === 'camel') {
    // ASY-6.05 a Favour card for a Camel
    discardFavour(g, seat, answer.what);
    gainCamels(g, seat, 1, 'ASY-6.05');
  }
  return g.goto('choose');
}
