import type { Effects, Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import type { SchemeAction, SchemeCard, SchemeEffect } from '../../content/scheme-cards.ts';
import { SCHEME_CARDS, schemeCard } from '../../content/scheme-cards.ts';
import { PIECES } from '../../content/player-board.ts';
import { AREAS, INFLUENCE, OFFERINGS, TRIBUTE } from '../../content/tracks.ts';
import { layToken } from '../actions/tribute.ts';
import { changeVp, gainInfluence } from '../effects/gains.ts';
import { returnLeader } from '../effects/leaders.ts';
import { placeZiggurat } from '../effects/map.ts';
import { advanceOfferings } from '../effects/offerings.ts';
import { IDS } from '../geography.ts';
import { faceUpCards } from '../queries/cards.ts';
import { foundSpaces, hasRoom } from '../queries/costs.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';
import { byMapPriority, byOneArrow, explain, revealed, revealScheme } from './scheme.ts';

/** ASY-35 The opponent's Actions turn: one action a card, until no action of any card is possible. */
export const opponentActions = R.proc<One>(
  'solo.actions',
  one,
)({
  // ASY-35.01
  leader: (g, v) => {
    g.s.active = v.seat;
    returnLeader(g.s, v.seat);
    return g.goto('look');
  },
  // ASY-35.03, ASY-35.04, ASY-A.19
  look: (g, v) => {
    const any = SCHEME_CARDS.some((card) => card.actions.some((action) => isPossible(g.s, v.seat, action)));
    return any ? g.call(revealScheme, { seat: v.seat, why: 'action' }, 'act') : g.end();
  },
  // ASY-35.02 the topmost that it can afford and complete in full
  act: (g, v) => {
    const card = revealed(g);
    const which = card.actions.findIndex((action) => isPossible(g.s, v.seat, action));
    if (which < 0) {
      explain(g, v.seat, card, { by: 'none', focus: '', rule: 'ASY-35.03' }, '');
      return g.goto('look');
    }
    const cost = card.actions[which]?.cost ?? 0;
    explain(g, v.seat, card, { by: 'action', focus: String(cost), rule: 'ASY-35.02' }, String(which + 1));
    g.s.gold[v.seat] = (g.s.gold[v.seat] ?? 0) - cost;
    return g.call(schemeAction, { seat: v.seat, scheme: card.id, action: which, next: 0 }, 'look');
  },
});

type Acting = { seat: Seat; scheme: string; action: number; next: number };

/** ASY-35.05, ASY-A.41 Effects from left to right, with the foci of the same card. */
const schemeAction = R.proc<Acting>('solo.action')({
  next: (g, v) => {
    const card = schemeCard(v.scheme);
    const effect = card.actions[v.action]?.effects[v.next++];
    if (effect === undefined) return g.end();
    if (effect.do === 'offering') return g.call(advanceOfferings, { seat: v.seat, steps: 1, scheme: card.id }, 'next');
    carryOut(g, v.seat, card, effect);
    return g.goto('next');
  },
});

/** Own Ziggurats of this height, without a Roof, in the order founded. */
function ofHeight(s: State, seat: Seat, levels: number): number[] {
  return (s.ziggurats[seat] ?? []).filter((space) => s.levels[space] === levels && s.roofed[space] !== true);
}

/** Ziggurat pieces of a size already on the map (ASY-35.15). */
function piecesUsed(s: State, seat: Seat, level: number): number {
  return (s.ziggurats[seat] ?? []).filter((space) => (s.levels[space] ?? 0) >= level).length;
}

/** What one effect needs, given what the effects before it did (ASY-35.05, ASY-A.20). */
function effectPossible(s: State, seat: Seat, effect: SchemeEffect, offeringsBefore: number): boolean {
  switch (effect.do) {
    case 'new-ziggurat':
      return piecesUsed(s, seat, 1) < MOST_ZIGGURATS && foundSpaces(s, seat).length > 0;
    case 'level':
      return piecesUsed(s, seat, effect.level) < MOST_ZIGGURATS && ofHeight(s, seat, effect.level - 1).length > 0;
    case 'roof':
      return ofHeight(s, seat, PIECES.levels).length > 0 && effect.areas.some((area) => s.areaRoof[area]);
    case 'tribute':
      return hasRoom(s, effect.area, effect.token) && (s.influence[seat] ?? 0) < INFLUENCE.top;
    case 'offering':
      return (s.offerings[seat] ?? 0) + offeringsBefore < OFFERINGS.top;
    case 'discard':
      return faceUpCards(s).length > 0;
  }
}

/** ASY-18.10 One for each large piece. */
const MOST_ZIGGURATS = 4;

export function isPossible(s: State, seat: Seat, action: SchemeAction): boolean {
  if (action.cost > (s.gold[seat] ?? 0)) return false;
  let offerings = 0;
  return action.effects.every((effect) => effectPossible(s, seat, effect, effect.do === 'offering' ? offerings++ : 0));
}

function carryOut(g: Effects<State>, seat: Seat, card: SchemeCard, effect: SchemeEffect): void {
  const { s } = g;
  if (effect.do === 'new-ziggurat') {
    // ASY-35.06
    const { space, why } = byMapPriority(s, card, foundSpaces(s, seat));
    explain(g, seat, card, why, IDS[space] ?? '');
    placeZiggurat(g, seat, space, 'ASY-35.06');
  } else if (effect.do === 'level') {
    // ASY-35.07
    const space = ofHeight(s, seat, effect.level - 1)[0] ?? 0;
    s.levels[space] = effect.level;
    g.emit({
      type: 'ziggurat.raised',
      seat,
      rule: 'ASY-35.07',
      data: { space: IDS[space] ?? '', level: effect.level },
    });
  } else if (effect.do === 'roof') {
    // ASY-35.08
    const space = ofHeight(s, seat, PIECES.levels)[0] ?? 0;
    const area = effect.areas.find((from) => s.areaRoof[from]) ?? 0;
    s.areaRoof[area] = false;
    s.roofed[space] = true;
    g.emit({ type: 'roof.built', seat, rule: 'ASY-35.08', data: { space: IDS[space] ?? '', area: AREAS[area] } });
  } else if (effect.do === 'tribute') {
    // ASY-35.09, ASY-35.10
    layToken(g, seat, effect.area, effect.token);
    gainInfluence(g, seat, TRIBUTE.camels[effect.area] ?? 0, 'ASY-35.10');
  } else if (effect.do === 'discard') {
    // ASY-35.11
    changeVp(g, seat, 1, 'bonuses', 'ASY-35.11');
    discardOne(g, seat, card);
  }
}

/** ASY-35.11 The left-most or right-most card left on the main board; the highest of equals. */
function discardOne(g: Effects<State>, seat: Seat, card: SchemeCard): void {
  const columns = ['rowLeft', 'rowMiddle', 'rowFavour'] as const;
  const highest = columns.flatMap((column) => {
    const row = g.s[column].findIndex((cards) => cards.length > 0);
    const item = g.s[column][row]?.[0];
    return item === undefined ? [] : [{ item, from: at[column](row), column }];
  });
  const { chosen, why } = byOneArrow(card, 'horizontal', highest, 'ASY-35.11');
  const { item, from, column } = chosen;
  explain(g, seat, card, why, item);
  g.move(item, from, column === 'rowFavour' ? 'favourDiscard' : 'foodDiscard', {
    type: 'card.cleared',
    seat,
    rule: 'ASY-35.11',
  });
}
