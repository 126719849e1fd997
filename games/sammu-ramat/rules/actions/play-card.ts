import type { ItemId, Key, Objection } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { AshurCard, BagPart } from '../../content/ashur-cards.ts';
import { ashurCard } from '../../content/ashur-cards.ts';
import { GOODS, MARKERS, TECHNOLOGIES, TOKENS, WHEEL } from '../../content/things.ts';
import { relieve } from '../chain/assassination.ts';
import { noStrike } from '../closed.ts';
import { addGoods, addTechnology } from '../effects/characters.ts';
import { removeEnemies } from '../effects/fighting.ts';
import { add, intoBag } from '../effects/tokens.ts';
import type { Location } from '../geography.ts';
import { AREA_OF, GOOD_OF, IS_CAPITAL, location, NEXT_TO, NO_AREA } from '../geography.ts';
import { alone, back, decided, matter, askAlone } from '../joint.ts';
import { areaName, characterName, locationName } from '../names.ts';
import { areaOf, goodOf } from '../queries/characters.ts';
import { holding } from '../queries/places.ts';
import { drawAndKeep } from '../month/cards.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';
import { escort, movable } from './escort.ts';
import { gainHere, gainObjection } from './gains.ts';
import { gainAny, gainGoods } from './goods.ts';
import { faceDown, showRow } from './peek.ts';
import { hands } from './spend.ts';

const strikeAt = alone('strike', noStrike);
const treatyAt = alone('treaty', noStrike);
const wheel = alone('wheel');

/** SAM-12.03 Does the actor's card hold these Goods? */
function affordable(s: State, cost: AshurCard['cost']): boolean {
  for (const name of cost) {
    let times = 0;
    for (const other of cost) if (other === name) times++;
    if (goodOf(s, s.actor, GOODS.indexOf(name)) < times) return false;
  }
  return true;
}

const TOO_POOR = no('SAM-12.03', 'no.card.goods');
const NO_TECHNOLOGY = no('SAM-12.12', 'no.card.technology');

/** SAM-12 Why the acting Character cannot play a card; `free`: without its cost (SAM-12.09). */
export function cardObjection(s: State, item: ItemId, free: boolean): Objection | undefined {
  const card = ashurCard(item);
  if (!free && !affordable(s, card.cost)) return TOO_POOR;
  if (card.technology !== undefined && (s.techSupply[TECHNOLOGIES.indexOf(card.technology)] ?? 0) === 0)
    return NO_TECHNOLOGY;
  return card.token === undefined ? undefined : gainObjection(s, TOKENS.indexOf(card.token));
}

/** SAM-12.06, SAM-12.07, SAM-12.14 What an Area card gives where the actor stands. */
export function areaGain(s: State, card: AshurCard): number {
  const here = areaOf(s, s.actor);
  const named = card.areas?.find(([name]) => here !== NO_AREA && name === areaName(here));
  return named?.[1] ?? card.basic ?? 0;
}

/** SAM-9.15 Locations next to the actor with Enemies. */
export const strikeTargets = (s: State): Location[] => holding(s.enemies, NEXT_TO[s.at[s.actor] ?? 0] ?? []);

/** SAM-9.08 One Enemy in an Adjacent Location is removed. */
export const strike = R.proc<null>('strike')({
  where: (g) => {
    const targets = strikeTargets(g.s).map(locationName);
    if (targets.length === 0) return g.end();
    return askAlone(g, strikeAt, g.s.seat, matter(targets), 'hit');
  },
  hit: (g) => {
    removeEnemies(g, location(decided(g)), 1, 'SAM-9.08');
    return g.end();
  },
});

/** BC07 Up to so many Enemies of one Adjacent Settlement: `tyre/2`. */
const treaty = R.proc<{ n: number }>('treaty')({
  where: (g, v) => {
    const { s } = g;
    const keys: Key[] = strikeTargets(s)
      .filter((to) => IS_CAPITAL[to] !== true && AREA_OF[to] !== NO_AREA)
      .flatMap((to) =>
        Array.from({ length: Math.min(v.n, s.enemies[to] ?? 0) }, (_, i) => `${locationName(to)}/${i + 1}`),
      );
    return keys.length === 0 ? g.end() : askAlone(g, treatyAt, s.seat, matter(keys), 'remove');
  },
  remove: (g) => {
    const [to = '', n = ''] = decided(g).split('/');
    removeEnemies(g, location(to), Number(n), 'SAM-12.05');
    return g.end();
  },
});

/** SAM-26.07, SAM-A.68 Whoever gains a Wheel may draw a card at once. */
export const gainTechnology = R.proc<{ what: number; how: 'card' | 'pick-up' }>('technology')({
  gain: (g, v) => {
    const { s } = g;
    addTechnology(g, s.actor, v.what);
    g.emit({
      type: 'technology.gained',
      rule: v.how === 'card' ? 'SAM-12.11' : 'SAM-13.05',
      data: { who: characterName(s.actor), technology: TECHNOLOGIES[v.what] ?? '' },
    });
    const printed = s.table.options['wheel'] === 'picked-up' && v.how === 'card';
    if (v.what !== WHEEL || printed) return g.end();
    return askAlone(g, wheel, s.seat, matter(['yes', 'no'], { who: characterName(s.actor) }), 'wheel');
  },
  wheel: (g) => (decided(g) === 'yes' ? g.become(drawAndKeep, { seat: g.s.seat, n: 1 }) : g.end()),
});

/** One part of what a Bag card does. */
const bagPart = R.proc<{ part: BagPart }>('card.part')({
  do: (g, { part }) => {
    if ('gain' in part) {
      gainHere(g, TOKENS.indexOf(part.gain), part.n, 'SAM-12.05');
      return g.end();
    }
    switch (part.does) {
      case 'strike':
        return g.become(strike, null);
      case 'any-goods':
        return g.become(gainAny, { n: part.n });
      case 'treaty':
        return g.become(treaty, { n: part.n });
      case 'guard':
        relieve(g, 'SAM-20.05');
        return g.end();
      case 'informers':
        for (const row of faceDown(g.s).slice(0, part.n)) showRow(g, row);
        return g.become(drawAndKeep, { seat: g.s.seat, n: part.n });
      default:
        return g.become(escort, { among: movable(g.s, false), who: 0 });
    }
  },
});

/** SAM-12 A card is played: paid for, put to use where the Character stands, discarded. */
export const playCard = R.proc<{ card: ItemId; free: boolean; next: number }>('card.play')({
  pay: (g, v) => {
    const { s } = g;
    const card = ashurCard(v.card);
    const seat = hands(s).find((one) => s.hand[one]?.includes(v.card) === true) ?? s.seat;
    g.move(v.card, at.hand(seat), 'played', {
      type: v.free ? 'card.decreed' : 'card.played',
      seat: s.seat,
      rule: v.free ? 'SAM-12.09' : 'SAM-12.01',
      data: { who: characterName(s.actor) },
    });
    if (!v.free) {
      for (const name of card.cost) addGoods(g, s.actor, GOODS.indexOf(name), -1);
      // SAM-12.04
      if (card.bag !== undefined) intoBag(g, MARKERS.indexOf(card.bag), 'SAM-12.02');
    }
    return g.goto('use');
  },
  use: (g, v) => {
    const { s } = g;
    const card = ashurCard(v.card);
    if (card.token !== undefined) gainHere(g, TOKENS.indexOf(card.token), areaGain(s, card), 'SAM-12.06');
    for (const name of card.goods ?? []) gainGoods(g, GOODS.indexOf(name), 1, 'SAM-12.10');
    const here = areaOf(s, s.actor);
    if (card.local !== undefined && here !== NO_AREA) gainGoods(g, GOOD_OF[here] ?? 0, card.local, 'SAM-12.10');
    if (card.any !== undefined) return g.call(gainAny, { n: card.any }, 'discard');
    if (card.technology === undefined) return g.goto('parts');
    const what = TECHNOLOGIES.indexOf(card.technology);
    add(s.techSupply, what, -1);
    return g.call(gainTechnology, { what, how: 'card' }, 'discard');
  },
  parts: (g, v) => {
    const part = ashurCard(v.card).parts?.[v.next++];
    return part === undefined ? g.goto('discard') : g.call(bagPart, { part }, 'parts');
  },
  // SAM-12.08
  discard: (g, v) => {
    g.move(v.card, 'played', 'ashurDiscard', { type: 'card.spent', rule: 'SAM-12.08' });
    return back(g);
  },
});
