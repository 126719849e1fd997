import type { DecisionKind, Seat, View } from '@edubba/kernel';
import { asks } from '../asking/index.ts';
import type { Space } from '../content/map.ts';
import { ARCHER, CHAMPION, CHARIOT, KINDS, MERCENARY, PRIEST, SHIELD, SPEARMAN, UNIT_TABLE } from '../content/units.ts';
import { MONSTER_AT } from '../rules/geography.ts';
import { oddsOf } from '../rules/queries/bones.ts';
import type { Side } from '../rules/queries/combat.ts';
import { blocks, combatBones, volleyBones } from '../rules/queries/combat.ts';
import { enemyAt } from '../rules/queries/map.ts';
import type { Fight, State } from '../rules/state.ts';
import { BEAST, NOBODY, NOWHERE, REBELS } from '../rules/state.ts';
import { numberOf } from '../rules/queries/numbers.ts';

/** How a combat may end for its attacker, as parts of 1; the rest is defeat. */
export interface Odds {
  readonly win: number;
  readonly mutual: number;
}

/** A side by the hits it has taken: bones of its units, and whether a shield bearer is left. It ends where nobody is. */
interface Host {
  readonly bones: readonly number[];
  readonly shield: readonly boolean[];
}

/** One unit of a kind that stands there, with the hits it still takes. */
type Man = { readonly kind: number; left: number };

/** In this order a sensible player lets units take hits: first who is only injured, then who brings the fewest bones. */
const LOSSES = [PRIEST, MERCENARY, SPEARMAN, SHIELD, ARCHER, CHARIOT, CHAMPION];

function menOf(units: readonly number[], hurt: readonly number[]): Man[] {
  return LOSSES.flatMap((kind) => {
    const hits = UNIT_TABLE[kind]?.hits ?? 1;
    return Array.from({ length: units[kind] ?? 0 }, (_, i) => ({
      kind,
      left: i < (hurt[kind] ?? 0) ? hits - 1 : hits,
    }));
  });
}

/** The side after every number of hits, losses taken as a sensible player does. */
function hostOf(units: readonly number[], hurt: readonly number[]): Host {
  const men = menOf(units, hurt);
  const bones: number[] = [];
  const shield: boolean[] = [];
  for (;;) {
    const alive = men.filter(({ left }) => left > 0);
    if (alive.every(({ kind }) => kind === MERCENARY)) return { bones, shield };
    bones.push(alive.reduce((sum, { kind }) => sum + (UNIT_TABLE[kind]?.bones ?? 0), 0));
    shield.push(alive.some(({ kind }) => kind === SHIELD));
    const next = alive.find(({ left }) => left > 1) ?? alive[0];
    if (next !== undefined) next.left--;
  }
}

const plainHost = (bones: (hits: number) => number, endurance: number): Host => ({
  bones: Array.from({ length: endurance }, (_, hits) => bones(hits)),
  shield: Array.from({ length: endurance }, () => false),
});

function hostIn(s: State, fight: Fight, side: Side): Host {
  const seat = fight.sides[side];
  if (seat === REBELS) {
    const n = s.rebels[fight.space] ?? 0;
    return plainHost((hits) => n - hits, n);
  }
  if (seat === BEAST) return plainHost(() => numberOf(s, 'monster-bones'), numberOf(s, 'monster-hits') - fight.wounds);
  const part = (list: readonly number[] | undefined): number[] =>
    (list ?? []).slice(fight.space * KINDS, fight.space * KINDS + KINDS);
  return hostOf(part(s.units[seat]), part(s.hurt[seat]));
}

const shares: (readonly number[])[] = [];

/** How likely each number of hits is with so many bones. */
function share(bones: number): readonly number[] {
  const known = shares[bones];
  if (known !== undefined) return known;
  const ways = oddsOf(bones);
  const all = ways.reduce((sum, n) => sum + n, 0);
  const made = ways.map((n) => n / all);
  shares[bones] = made;
  return made;
}

/** Bones a side gets besides its units' in every roll, and in the next one only. */
interface Extra {
  readonly steady: number;
  readonly next: number;
}

function extraOf(s: State, fight: Fight, side: Side, host: Host): Extra {
  const other: Side = side === 0 ? 1 : 0;
  const blocked = blocks(s, fight, other) ? 1 : 0;
  const now = combatBones(s, fight, side);
  // What lasts: the same roll in a later round without the cards for this one.
  const later = combatBones(s, { ...fight, round: Math.max(2, fight.round), next: [0, 0] }, side);
  return { steady: later - (host.bones[0] ?? 0) + blocked, next: now - later };
}

/** A combat between two hosts, from every pair of hits taken; worked out once for each. */
class Field {
  private readonly known = new Map<number, Odds>();
  private readonly hosts: readonly [Host, Host];
  private readonly extra: readonly [Extra, Extra];

  constructor(hosts: readonly [Host, Host], extra: readonly [Extra, Extra]) {
    this.hosts = hosts;
    this.extra = extra;
  }

  private bones(side: Side, mine: number, theirs: number, first: boolean): number {
    const units = this.hosts[side].bones[mine] ?? 0;
    if (units === 0) return 0;
    const shield = this.hosts[side === 0 ? 1 : 0].shield[theirs] === true ? 1 : 0;
    return Math.max(0, units - shield + this.extra[side].steady + (first ? this.extra[side].next : 0));
  }

  /** AKK-11.59 to AKK-11.63 Is it over, and how? */
  private ended(a: number, b: number): Odds | undefined {
    const [left, right] = this.hosts;
    const deadA = a >= left.bones.length;
    const deadB = b >= right.bones.length;
    if (deadA || deadB) return { win: deadA ? 0 : 1, mutual: deadA && deadB ? 1 : 0 };
    const ableA = (left.bones[a] ?? 0) > 0;
    const ableB = (right.bones[b] ?? 0) > 0;
    if (ableA !== ableB) return { win: ableA ? 1 : 0, mutual: 0 };
    return undefined;
  }

  from(a: number, b: number, first = false): Odds {
    const over = this.ended(a, b);
    if (over !== undefined) return over;
    const key = a * 64 + b;
    const known = first ? undefined : this.known.get(key);
    if (known !== undefined) return known;
    const made = this.roll(a, b, first);
    if (!first) this.known.set(key, made);
    return made;
  }

  private roll(a: number, b: number, first: boolean): Odds {
    const mine = share(this.bones(0, a, b, first));
    const theirs = share(this.bones(1, b, a, first));
    const still = (mine[0] ?? 0) * (theirs[0] ?? 0);
    // AKK-11.61 nobody rolls a bone: the attacker has to go
    if (still >= 1) return { win: 0, mutual: 0 };
    let win = 0;
    let mutual = 0;
    mine.forEach((p, hits) => {
      theirs.forEach((q, taken) => {
        if (hits === 0 && taken === 0 && !first) return;
        const then = this.from(a + taken, b + hits);
        win += p * q * then.win;
        mutual += p * q * then.mutual;
      });
    });
    // Rounds in which nobody hits change nothing: they are left out.
    return first ? { win, mutual } : { win: win / (1 - still), mutual: mutual / (1 - still) };
  }
}

/** The odds of a combat for its attacker, to its end: if nobody retreats, converts or plays another card. `volley`: archers are still to shoot. */
export function fightOdds(s: State, fight: Fight, volley: boolean): Odds {
  const hosts: readonly [Host, Host] = [hostIn(s, fight, 0), hostIn(s, fight, 1)];
  const field = new Field(hosts, [extraOf(s, fight, 0, hosts[0]), extraOf(s, fight, 1, hosts[1])]);
  const shots = share(volley ? volleyBones(s, fight, 0) : 0);
  const others = share(volley ? volleyBones(s, fight, 1) : 0);
  let win = 0;
  let mutual = 0;
  shots.forEach((p, hits) => {
    others.forEach((q, taken) => {
      // Hits that are rolled but not yet taken count as taken.
      const then = field.from(taken + fight.hits[0], hits + fight.hits[1], true);
      win += p * q * then.win;
      mutual += p * q * then.mutual;
    });
  });
  return { win, mutual };
}

/** Where the Volley of a first round is still to come. */
const BEFORE_VOLLEY: ReadonlySet<string | undefined> = new Set(['way-out', 'retreat', 'conversion', 'volley']);
const isBeforeVolley = (kind: DecisionKind): boolean => kind === 'roll.volley' || BEFORE_VOLLEY.has(asks.scene(kind));

/** The odds of the combat that goes on, from the question that is open. */
export function oddsNow({ s, pending }: View<State>): Odds {
  const { fight } = s;
  if (fight === null) return { win: 0, mutual: 0 };
  const [asked] = pending;
  const about = asked?.about;
  const shooting =
    typeof about === 'object' &&
    about !== null &&
    'moment' in about &&
    (about as { moment: unknown }).moment === 'volley';
  const before = fight.round <= 1 && (isBeforeVolley(asked?.kind ?? '') || shooting);
  return fightOdds(s, fight, before);
}

/** A combat as it would begin if these units of a player were on a space: for whoever considers an attack. Nothing, where nobody would fight. */
export function attackOdds(s: State, seat: Seat, space: Space, units: readonly number[]): Odds | undefined {
  const enemy = enemyAt(s, seat, space);
  const monster = MONSTER_AT[space] ?? -1;
  const defender = enemy !== NOBODY ? enemy : monster >= 0 && s.monsters[monster] === 0 ? BEAST : NOBODY;
  if (defender === NOBODY) return undefined;
  const own = s.units.map((list, of) => {
    if (of !== seat) return list;
    const moved = [...list];
    units.forEach((n, kind) => {
      moved[space * KINDS + kind] = (moved[space * KINDS + kind] ?? 0) + n;
    });
    return moved;
  });
  const figures = s.figures.map((list, of) => {
    if (of !== seat) return list;
    const moved = [...list];
    moved[space] = (moved[space] ?? 0) + units.reduce((sum, n) => sum + n, 0);
    return moved;
  });
  const fight: Fight = {
    space,
    sides: [seat, defender],
    monster: defender === BEAST ? monster : -1,
    cause: 'move',
    round: 1,
    next: [0, 0],
    steady: [0, 0],
    volley: [0, 0],
    faith: [0, 0],
    mercenaries: [0, 0],
    retreat: [NOWHERE, NOWHERE],
    token: [-1, -1],
    beaten: [0, 0],
    hits: [0, 0],
    wounds: 0,
    played: [[], []],
  };
  return fightOdds({ ...s, units: own, figures, fight }, fight, true);
}
