import type { Key, Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { actionCard } from '../../content/action-cards.ts';
import type { Space } from '../../content/map.ts';
import type { Kind } from '../../content/units.ts';
import { BEATEN, CHAMPION, KINDS, MERCENARY, UNIT_TABLE } from '../../content/units.ts';
import { beatChampion } from '../effects/champions.ts';
import { disband, hurtAt, putUnits, takeUnits } from '../effects/units.ts';
import { IDS } from '../geography.ts';
import { isInjured, kindIn } from '../keys.ts';
import type { Side } from '../queries/combat.ts';
import { mightHold } from '../queries/hands.ts';
import { unitsAt } from '../queries/map.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { REBELS } from '../state.ts';
import { cardRefusals, cardsOf, playable, playCombatCard } from './cards.ts';
import { isPlayer, lastBesideMercenaries, SIDES, spaceOfFight, unitsOf, whoOn } from './sides.ts';

const hitsOn = (s: State, side: Side): number => s.fight?.hits[side] ?? 0;

/** AKK-11.54, AKK-11.55, AKK-11.57 One unit takes one hit: it is removed, or injured, or a champion is beaten. */
function hitUnit(g: G, seat: Seat, space: Space, kind: Kind, injured: boolean): void {
  if ((UNIT_TABLE[kind]?.hits ?? 1) > 1 && !injured) {
    takeUnits(g.s, seat, space, kind, 1, 0);
    putUnits(g.s, seat, space, kind, 1, 1);
    g.emit({
      type: 'unit.injured',
      seat,
      rule: 'AKK-11.55',
      data: { unit: UNIT_TABLE[kind]?.id ?? '', space: IDS[space] ?? '' },
    });
  } else if (kind === CHAMPION) beatChampion(g, seat, space);
  else disband(g, seat, space, kind, 1, injured ? 1 : 0, 'AKK-11.54');
}

/** AKK-11.56, AKK-11.57 Why a unit cannot take the next hit; nothing, if it can. */
function takeObjection(s: State, side: Side, key: Key): Objection | undefined {
  const kind = kindIn(key);
  if (kind === BEATEN) return no('AKK-11.57', 'no.hit.beaten', undefined, { id: 'fix.other-unit' });
  if (mayTake(s, side, kind, isInjured(key))) return undefined;
  return no('AKK-11.56', 'no.last-unit', undefined, { id: 'fix.mercenary' });
}

/** AKK-11.56, AKK-11.57 May a unit of this kind take the next hit? The last one beside mercenaries does not fall before them. */
function mayTake(s: State, side: Side, kind: Kind, injured: boolean): boolean {
  if (kind === BEATEN) return false;
  const dies = (UNIT_TABLE[kind]?.hits ?? 1) === 1 || injured;
  return kind === MERCENARY || !dies || s.fight === null || !lastBesideMercenaries(s.fight, s, side);
}

/** AKK-11.52 Who of this side may take the next hit. */
function takers(s: State, side: Side): readonly Key[] {
  if (hitsOn(s, side) === 0 || !isPlayer(whoOn(s, side))) return NONE;
  return unitsOf(s, side).filter((key) => mayTake(s, side, kindIn(key), isInjured(key)));
}

const NONE: readonly Key[] = [];

const sideOf = (s: State, seat: Seat): Side => (whoOn(s, 0) === seat ? 0 : 1);

/** Hits a side can take before nothing is left of it. */
const endurance = (s: State, side: Side): number => {
  const who = whoOn(s, side);
  const space = spaceOfFight(s);
  let hits = 0;
  for (let kind = 0; kind < KINDS; kind++)
    hits += unitsAt(s, who, space, kind) * (UNIT_TABLE[kind]?.hits ?? 0) - hurtAt(s, who, space, kind);
  return hits;
};

/** Who takes the next hit where there is nothing to choose: the only one who can, or anybody where all will fall. */
function plain(s: State, side: Side): Key | undefined {
  const able = takers(s, side);
  return able.length === 1 || hitsOn(s, side) >= endurance(s, side) ? able[0] : undefined;
}

function take(g: G, side: Side, key: Key): void {
  const { fight } = g.s;
  if (fight === null) return;
  fight.hits[side]--;
  hitUnit(g, fight.sides[side], fight.space, kindIn(key), isInjured(key));
}

/** AKK-11.58 Hits on rebels and monsters are assigned automatically; AKK-11.52 surplus hits are lost. */
function settleRest(g: G, side: Side): void {
  const { fight } = g.s;
  if (fight === null) return;
  const hits = fight.hits[side];
  const who = fight.sides[side];
  fight.hits[side] = 0;
  if (hits === 0 || isPlayer(who)) return;
  if (who === REBELS) {
    g.s.rebels[fight.space] = Math.max(0, (g.s.rebels[fight.space] ?? 0) - hits);
    g.emit({ type: 'rebels.hit', rule: 'AKK-11.58', data: { n: hits } });
  } else {
    fight.wounds += hits;
    g.emit({ type: 'monster.hit', rule: 'AKK-11.58', data: { n: hits } });
  }
}

/** AKK-11.52, AKK-11.53 Both sides choose at the same time, hit by hit; where there is no choice nobody is asked. */
const spread = R.proc<null>('combat.hits.spread')({
  next: (g) => {
    for (const side of SIDES)
      for (let key = plain(g.s, side); key !== undefined; key = plain(g.s, side)) take(g, side, key);
    if (SIDES.some((side) => takers(g.s, side).length > 1)) return g.goto('choose');
    for (const side of SIDES) settleRest(g, side);
    return g.end();
  },
  choose: {
    sealed: 'combat.assign',
    seats: (s) => SIDES.filter((side) => takers(s, side).length > 1).map((side) => whoOn(s, side)),
    options: (s, _, seat) => takers(s, sideOf(s, seat)),
    refusals: (s, _, seat) =>
      unitsOf(s, sideOf(s, seat)).flatMap((key) => {
        const why = takeObjection(s, sideOf(s, seat), key);
        return why === undefined ? [] : [{ target: key, ...why }];
      }),
    about: (s) => ({ hits: [hitsOn(s, 0), hitsOn(s, 1)] }),
    reveal: (g, _, picks) => {
      for (const { seat, key } of picks) take(g, sideOf(g.s, seat), key);
      return g.goto('next');
    },
  },
});

/** C12 Hits a card cancels. */
const CANCELS: { readonly [card: string]: number } = { miss: 1, 'shield-wall': 2 };

type Hit = { side: Side; card?: string };

/**
 * AKK-11.28, AKK-11.49, AKK-22.23 Each hit side may cancel hits of `fight.hits` by cards, the attacker first; then all that are left
 * are assigned (AKK-11.52 to AKK-11.58). Leaves no hits.
 */
export const assignHits = R.proc<Hit>('combat.hits')({
  next: (g, v) => {
    const who = whoOn(g.s, v.side);
    const asked = hitsOn(g.s, v.side) > 0 && isPlayer(who) && mightHold(g.s, who, cardsOf('hits'));
    return g.goto(asked ? 'cancel' : 'other');
  },
  other: (g, v) => {
    if (v.side === 1) return g.become(spread, null);
    v.side = 1;
    return g.goto('next');
  },
  cancel: {
    ask: 'combat.cancel',
    by: (s, v) => whoOn(s, v.side),
    options: (s, v) => playable(s, v.side, 'hits'),
    refusals: (s, v) => cardRefusals(s, v.side, 'hits'),
    about: (s, v) => ({ hits: hitsOn(s, v.side), space: IDS[spaceOfFight(s)] ?? '' }),
    forced: 'ask',
    then: (g, v, answer) => {
      if (answer === 'done') return g.goto('other');
      const item = answer.what;
      v.card = actionCard(item).id;
      return g.call(playCombatCard, { seat: whoOn(g.s, v.side), side: v.side, item }, 'played');
    },
  },
  played: (g, v) => {
    const { fight } = g.s;
    if (fight !== null && g.result !== 'cancelled')
      fight.hits[v.side] = Math.max(0, fight.hits[v.side] - (CANCELS[v.card ?? ''] ?? 0));
    return g.goto('next');
  },
});
