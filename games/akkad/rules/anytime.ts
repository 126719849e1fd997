import type { Anytime, Key, Seat } from '@edubba/kernel';
import { CITY_CARD_NAMES } from '../content/special-cities.ts';
import { takeCard } from './effects/control.ts';
import { scoreMission, scoreQuest, scores } from './effects/scoring.ts';
import { CARD_SPACE } from './geography.ts';
import { usableMercies, useMercy } from './phases/mercy.ts';
import { cardsHeld } from './queries/players.ts';
import { mayScoreMission } from './queries/quests.ts';
import { R } from './rules.ts';
import type { State } from './state.ts';
import { NOBODY } from './state.ts';
import { numberOf } from './queries/numbers.ts';

const ownTurn = (s: State, seat: Seat): boolean => s.phase === 'action' && s.active === seat;

/** AKK-18.24 Cards on the board whose city the player controls, while a slot is free. */
function lateCards(s: State, seat: Seat): Key[] {
  if (!ownTurn(s, seat) || cardsHeld(s, seat) >= numberOf(s, 'city-cards')) return [];
  return CITY_CARD_NAMES.filter((_, card) => {
    const space = CARD_SPACE[card] ?? -1;
    return s.cityCard[card] === NOBODY && s.control[space] === seat;
  });
}

/** What a player may do at any moment without being asked. */
export const anytime: readonly Anytime<State>[] = [
  // AKK-6.13, AKK-18.02 somebody has waited, and now scores after all
  R.offer('score.now', {
    options: (s, seat) => (s.phase === 'action' ? scores(s, seat) : []),
    then: (g, seat, answer) => {
      if (typeof answer === 'string') g.push(scoreMission, { seat });
      else g.push(scoreQuest, { seat, quest: answer.what });
    },
  }),
  // C3 Susa: on the own turn, without using an action
  R.offer('mission.buy', {
    options: (s, seat) => (ownTurn(s, seat) && mayScoreMission(s, seat, true) ? ['pay'] : []),
    then: (g, seat) => g.push(scoreMission, { seat }),
  }),
  R.offer('city-card.take', {
    options: lateCards,
    then: (g, seat, card) => takeCard(g, seat, card, 'AKK-18.24'),
  }),
  // M6
  R.offer('mercy.now', {
    options: (s, seat) => (ownTurn(s, seat) ? usableMercies(s, seat, 'own-turn') : []),
    then: (g, seat, item) => g.push(useMercy, { seat, item }),
  }),
];
