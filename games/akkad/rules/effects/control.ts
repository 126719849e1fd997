import type { RuleId, Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { AKKAD } from '../../content/map.ts';
import { CITY_CARD_NAMES } from '../../content/special-cities.ts';
import { CARD_AT, IDS, IS_DANGER } from '../geography.ts';
import { controlsHome, homeOwner } from '../queries/map.ts';
import { cardsHeld } from '../queries/players.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import { NOBODY } from '../state.ts';
import { gainVp, noteDeed, settleLast } from './scoring.ts';
import { numberOf } from '../queries/numbers.ts';

/** AKK-15.07 A ziggurat goes back to its owner's supply. */
export function razeZiggurat(g: G, space: Space, rule: RuleId): void {
  const { s } = g;
  const owner = s.ziggurat[space] ?? NOBODY;
  if (owner === NOBODY) return;
  s.ziggurat[space] = NOBODY;
  s.zigguratSupply[owner] = (s.zigguratSupply[owner] ?? 0) + 1;
  g.emit({ type: 'ziggurat.removed', seat: owner, rule, data: { space: IDS[space] ?? '' } });
}

/** AKK-15.04 A ziggurat from the supply to a city. */
export function placeZiggurat(g: G, seat: Seat, space: Space, rule: RuleId): void {
  const { s } = g;
  s.ziggurat[space] = seat;
  s.zigguratSupply[seat] = (s.zigguratSupply[seat] ?? 0) - 1;
  g.emit({ type: 'ziggurat.placed', seat, rule, data: { space: IDS[space] ?? '' } });
}

/** AKK-16.04 A canal from the supply to a space; AKK-16.07 one that is removed goes back there. */
export function placeCanal(g: G, seat: Seat, space: Space, rule: RuleId): void {
  const { s } = g;
  s.canals[space] = (s.canals[space] ?? 0) | (1 << seat);
  s.canalSupply[seat] = (s.canalSupply[seat] ?? 0) - 1;
  g.emit({ type: 'canal.placed', seat, rule, data: { space: IDS[space] ?? '' } });
}

export function removeCanal(g: G, seat: Seat, space: Space, rule: RuleId): void {
  const { s } = g;
  s.canals[space] = (s.canals[space] ?? 0) & ~(1 << seat);
  s.canalSupply[seat] = (s.canalSupply[seat] ?? 0) + 1;
  g.emit({ type: 'canal.removed', seat, rule, data: { space: IDS[space] ?? '' } });
}

/** AKK-18.25 The card of a special city goes back to the board. */
function dropCard(g: G, space: Space): void {
  const card = CARD_AT[space] ?? -1;
  const holder = g.s.cityCard[card] ?? NOBODY;
  if (holder === NOBODY) return;
  g.s.cityCard[card] = NOBODY;
  g.emit({ type: 'city-card.lost', seat: holder, rule: 'AKK-18.25', data: { city: CITY_CARD_NAMES[card] ?? '' } });
}

export function takeCard(g: G, seat: Seat, card: number, rule: RuleId): void {
  g.s.cityCard[card] = seat;
  g.emit({ type: 'city-card.taken', seat, rule, data: { city: CITY_CARD_NAMES[card] ?? '' } });
}

/** AKK-5.07, AKK-12.24 Rebels hold the space: nobody controls it, the card goes to the board, a ziggurat falls. */
export function loseControl(g: G, space: Space, rule: RuleId): void {
  const { s } = g;
  const owner = s.control[space] ?? NOBODY;
  razeZiggurat(g, space, 'AKK-15.07');
  if (owner === NOBODY) return;
  s.control[space] = NOBODY;
  dropCard(g, space);
  g.emit({ type: 'control.lost', seat: owner, rule, data: { space: IDS[space] ?? '' } });
}

type Taking = { seat: Seat; space: Space; rule: RuleId };

/**
 * A player takes control of a space, with everything that follows: marker, ziggurat (AKK-15.07), special-city card
 * (AKK-18.21 to AKK-18.25), the point for Akkad (AKK-18.19, AKK-18.20), quests and missions (AKK-11.76). The only door to control.
 */
export const takeControl = R.proc<Taking>('control.take')({
  take: (g, { seat, space, rule }) => {
    const { s } = g;
    // AKK-10.01 nobody controls dangerous terrain
    if (IS_DANGER[space] === true || s.control[space] === seat) return g.end();
    const before = s.control[space] ?? NOBODY;
    s.control[space] = seat;
    g.emit({ type: 'control.taken', seat, rule, data: { space: IDS[space] ?? '', from: before } });
    if (s.ziggurat[space] !== seat) razeZiggurat(g, space, 'AKK-15.07');
    const owner = homeOwner(s, space);
    if (owner !== NOBODY && owner !== seat) noteDeed(g, seat, 'at-the-enemys-gate');
    return g.goto((CARD_AT[space] ?? -1) < 0 ? 'settle' : 'card');
  },
  card: (g, { seat, space }) => {
    dropCard(g, space);
    if (cardsHeld(g.s, seat) >= numberOf(g.s, 'city-cards')) return g.goto('swap');
    takeCard(g, seat, CARD_AT[space] ?? -1, 'AKK-18.21');
    return g.goto('akkad');
  },
  // AKK-18.22 three are held already
  swap: {
    ask: 'city-card.swap',
    by: (_, v) => v.seat,
    options: (s, v) => [
      ...CITY_CARD_NAMES.filter((_, card) => s.cityCard[card] === v.seat).map((name) => `swap/${name}`),
      'leave',
    ],
    about: (_, v) => ({ city: CITY_CARD_NAMES[CARD_AT[v.space] ?? -1] ?? '' }),
    then: (g, v, answer) => {
      if (answer === 'leave') return g.goto('akkad');
      const given = answer.what;
      g.s.cityCard[given] = NOBODY;
      g.emit({ type: 'city-card.left', seat: v.seat, rule: 'AKK-18.22', data: { city: CITY_CARD_NAMES[given] ?? '' } });
      takeCard(g, v.seat, CARD_AT[v.space] ?? -1, 'AKK-18.22');
      return g.goto('akkad');
    },
  },
  akkad: (g, { seat, space }) => {
    // AKK-18.20 the point waits for somebody who may gain it
    if (space !== AKKAD || g.s.akkadTaken || !controlsHome(g.s, seat)) return g.goto('settle');
    g.s.akkadTaken = true;
    return g.call(gainVp, { seat, n: 1, source: 'akkad', rule: 'AKK-18.19' }, 'settle');
  },
  settle: settleLast,
});
