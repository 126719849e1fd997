import type { Thing } from '@edubba/ui';
import { SPACES } from '../../content/board.ts';
import { COLOURS } from '../../content/cards.ts';
import { BOARDS } from '../../content/city-states.ts';
import type { State } from '../../rules/state.ts';
import { seatsOf } from '../../rules/state.ts';
import { thingOfCard } from '../../text/words.ts';

/** Everything that can be drawn at this moment. */
export function vocabulary(s: State): Thing[] {
  const cards = [
    s.districtTop,
    ...s.titanTop,
    s.laidOut,
    s.empireRow,
    s.pileC,
    s.militaryRow,
    ...s.tableau,
    ...s.districts,
    ...s.titans,
    ...s.threat,
    ...s.army,
    ...s.stored,
    ...s.seen,
  ].flat();
  const each = seatsOf(s).flatMap((seat) => [
    `player/${seat}`,
    ...[1, 2, 3, 4, 5].map((skill) => `citizen/${skill}@${seat}`),
    ...['coins', 'knowledge', 'ambrosia'].map((good) => `good/${good}@${seat}`),
    ...['income', 'plots', 'food', 'draft'].map((sum) => `sum/${sum}@${seat}`),
    ...COLOURS.map((tribe) => `banner/${tribe}@${seat}`),
    ...[0, 1, 2].map((slot) => `slot/${slot}@${seat}`),
  ]);
  return [
    ...SPACES.map((name) => `gate/${name}`),
    ...BOARDS.map((name) => `board/${name}`),
    ...cards.map(thingOfCard),
    ...s.dice.map((_, die) => `die/${die}`),
    ...each,
    'force/0',
    'force/0+1',
    'track/round',
  ];
}
