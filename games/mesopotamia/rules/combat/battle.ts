import type { Effects, Seat } from '@edubba/kernel';
import { KNUCKLEBONE } from '../../content/goods.ts';
import type { Area } from '../../content/map.ts';
import { SHORES } from '../../content/map.ts';
import { sectionKey } from '../keys.ts';
import { add, row } from '../lists.ts';
import { neighbour, standing, theBattle } from '../queries/battle.ts';
import { nameOf, sectionName } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import { soloBattle } from '../solo/combat.ts';
import type { Fighter, State } from '../state.ts';
import { at, isHuman, OFF, simplified, tribeSide } from '../state.ts';
import { bids } from './bid.ts';
import { deckOf, drawCard, kindOfFighter } from './fighters.ts';
import { sideName } from './names.ts';
import type { Style } from './sides.ts';
import { attackerFirst, clearCard, styleOf } from './sides.ts';
import { simpleBattle } from './simplified.ts';

type Opposing = { area: Area; a: number; b: number };
type Waging = { style: Style; next: number; ships: number[] };

/** Everybody of a side in the area. */
function fightersOf(s: State, side: 0 | 1, player: number, area: Area): Fighter[] {
  return row(s.unit, player).flatMap((where, piece) =>
    where === area ? [{ side, piece, card: '', put: [0, 0, 0], gone: false, beaten: [0, 0, 0] }] : [],
  );
}

/** MES-23.04 Who decides for a side. */
function deciderOf(s: State, player: number, against: number): Seat {
  if (player === tribeSide(s)) {
    const found = neighbour(s, against);
    return isHuman(s, found) && s.table.seats > 1 ? found : isHuman(s, against) ? against : found;
  }
  return player;
}

/** MES-21 One battle between two sides; hands back who fought. */
export const fightBattle = R.proc<Opposing>('battle')({
  begin: (g, { area, a, b }) => {
    const { s } = g;
    const style = styleOf(s, a, b, simplified(s));
    const sides = attackerFirst(s, area, a, b);
    const [attacker, defender] = sides;
    s.battle = {
      area,
      sides: [...sides],
      deciders: [deciderOf(s, attacker, defender), deciderOf(s, defender, attacker)],
      fighters: [...fightersOf(s, 0, attacker, area), ...fightersOf(s, 1, defender, area)],
      support: [0, 0],
      tribeBones: 0,
      bids: [
        [0, 0, 0],
        [0, 0, 0],
      ],
      winners: [-1, -1, -1],
      margin: 0,
      spent: [0, 0],
      rows: [],
    };
    g.emit({
      type: 'battle.begun',
      rule: 'MES-20.01',
      data: { area: nameOf(area), attacker: sideName(s, attacker), defender: sideName(s, defender) },
    });
    return g.call(waging, { style, next: 0, ships: [] }, 'over');
  },
  over: (g) => {
    const fought = [...theBattle(g.s).sides];
    g.s.battle = null;
    return g.end(fought);
  },
});

/** MES-22.01 Own Ships along the area. */
function supporters(s: State, side: number): number[] {
  const { sides, area } = theBattle(s);
  const player = sides[side] ?? 0;
  if (player === tribeSide(s)) return [];
  return row(s.ship, player).filter((section) => SHORES[area]?.includes(section));
}

const waging = R.proc<Waging>('battle.wage')({
  // MES-23.06
  tribe: (g, v) => {
    const { s } = g;
    const tribal = theBattle(s).sides.includes(tribeSide(s));
    v.next = 0;
    return g.goto(tribal ? 'roll' : v.style === 'bids' ? 'cards' : 'support');
  },
  roll: {
    chance: 'tribe.roll',
    outcomes: () => ['1', '2', '3', '4', '5', '6'],
    then: (g, v, key) => {
      const { s } = g;
      const battle = theBattle(s);
      const units = standing(battle, battle.sides.indexOf(tribeSide(s))).length;
      battle.tribeBones = Number(key) + 2 * units;
      g.emit({ type: 'tribe.rolled', rule: 'MES-23.06', data: { roll: Number(key), n: battle.tribeBones } });
      return g.goto(v.style === 'bids' ? 'cards' : 'support');
    },
  },
  // MES-21.01
  cards: (g, v) => {
    if (v.next < theBattle(g.s).fighters.length) return g.goto('draw');
    v.next = 0;
    return g.goto('support');
  },
  draw: {
    chance: 'combat.draw',
    outcomes: (s, v) => s.combatDecks[kindOfFighter(s, v.next)] ?? [],
    then: (g, v, item) => {
      drawCard(g, v.next, item);
      v.next++;
      return g.goto('cards');
    },
  },
  // MES-22.02 side by side, Ship by Ship
  support: (g, v) => {
    if (v.next > 1) return g.goto('fight');
    v.ships = supporters(g.s, v.next);
    return g.goto('ship');
  },
  ship: (g, v) => {
    const { s } = g;
    if (v.ships.length === 0) {
      v.next++;
      return g.goto('support');
    }
    if (isHuman(s, theBattle(s).sides[v.next] ?? 0)) return g.goto('offer');
    bringSupport(g, v);
    return g.goto('ship');
  },
  // MES-D.32
  offer: {
    ask: 'combat.support',
    by: (s, v) => theBattle(s).deciders[v.next] ?? 0,
    options: () => ['yes', 'no'],
    refusals: (s, v) =>
      row(s.ship, theBattle(s).sides[v.next] ?? 0).flatMap((section) =>
        section === OFF || SHORES[theBattle(s).area]?.includes(section) === true
          ? []
          : [{ target: sectionKey(section), rule: 'MES-22.01', why: { id: 'no.ship-far' } }],
      ),
    about: (s, v) => ({ section: sectionName(v.ships[0] ?? 0), area: nameOf(theBattle(s).area) }),
    then: (g, v, key) => {
      if (key === 'yes') bringSupport(g, v);
      else v.ships.shift();
      return g.goto('ship');
    },
  },
  fight: (g, v) => {
    if (v.style === 'simple') return g.call(simpleBattle, null, 'over');
    return v.style === 'solo' ? g.call(soloBattle, { next: 0 }, 'over') : g.call(bids, null, 'over');
  },
  over: (g) => {
    const { s } = g;
    for (const fighter of theBattle(s).fighters) {
      clearCard(s, fighter);
      // MES-21.03 back into the decks
      if (fighter.card !== '') g.move(fighter.card, 'cards', at.combatDecks(deckOf(fighter.card)));
    }
    return g.end();
  },
});

/** MES-22.02, MES-22.04 One Knucklebone from the supply for one Ship. */
function bringSupport(g: Effects<State>, v: Waging): void {
  const { s } = g;
  const battle = theBattle(s);
  const section = v.ships.shift() ?? 0;
  if ((s.supply[KNUCKLEBONE] ?? 0) < 1) return;
  const player = battle.sides[v.next] ?? 0;
  add(s.supply, KNUCKLEBONE, -1);
  add(row(s.goods, player), KNUCKLEBONE, 1);
  add(battle.support, v.next, 1);
  g.emit({ type: 'ship.supports', seat: player, rule: 'MES-22.02', data: { section: sectionName(section) } });
}
