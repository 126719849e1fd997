import type { View } from '@edubba/kernel';
import type { Thing } from '@edubba/ui';
import { challengeCard } from '../../content/challenges.ts';
import { CHARACTER_NAMES } from '../../content/characters.ts';
import { AREA_NAMES, LOCATIONS, ROUTES } from '../../content/map.ts';
import { GOODS, MARKERS, TOKENS } from '../../content/things.ts';
import type { State } from '../../rules/state.ts';

/** Everything that can be drawn and pointed at in a position. */
export function vocabulary({ s }: View<State>): readonly Thing[] {
  return [
    ...LOCATIONS.flatMap(({ id }) => [`place/${id}`, `token/military/${id}`, `token/diviners/${id}`]),
    ...AREA_NAMES.flatMap((area) => [`area/${area}`, `token/supplies/${area}`, `token/medicine/${area}`]),
    ...ROUTES.map(({ id }) => `route/${id}`),
    ...CHARACTER_NAMES.flatMap((who) => [`person/${who}`, ...GOODS.map((good) => `good/${good}/${who}`)]),
    ...TOKENS.flatMap((token) => [`track/${token}`, `carried/${token}`]),
    ...MARKERS.map((marker) => `marker/${marker}`),
    ...Array.from({ length: s.months }, (_, i) => `event/${i + 1}`),
    ...s.hand.flatMap((cards, seat) => [...cards.map((card) => `card/${card}`), `player/${seat}`]),
    ...(s.challenge === '' ? [] : challengeCard(s.challenge).win.map((_, i) => `aim/${i}`)),
    'pile',
    'bag',
    'queen',
    'gate',
    'action/move',
    'action/attack',
    'action/barter/buy',
    'action/barter/sell',
    'action/pick-up',
    'action/market',
    'action/provision',
    'action/special/levy',
  ];
}
