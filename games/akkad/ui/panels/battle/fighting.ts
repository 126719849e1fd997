import type { Json, SeenEvent, Seat, View } from '@edubba/kernel';
import type { ActionCardId } from '../../../content/action-cards.ts';
import { asks } from '../../../asking/index.ts';
import { actionCard } from '../../../content/action-cards.ts';
import { UNITS } from '../../../content/units.ts';
import type { Side } from '../../../rules/queries/combat.ts';
import { blocks, bonesAt, combatBones, otherSide } from '../../../rules/queries/combat.ts';
import { eventIs, holdsCard, worships } from '../../../rules/queries/players.ts';
import { unitsAt } from '../../../rules/queries/map.ts';
import { BEAST, type Fight, REBELS, type State } from '../../../rules/state.ts';
import { KINDS } from '../../../content/units.ts';
import { numberOf } from '../../../rules/queries/numbers.ts';

/** The steps of a combat round as they are shown; cards belong to the roll they come before. */
export const STAGES = ['retreat', 'conversion', 'volley', 'roll', 'hits', 'after'] as const;
export type Stage = (typeof STAGES)[number];

type Told = NonNullable<SeenEvent['event']>;

/** What has happened in the combat that goes on, or in the last one. */
export function battleEvents(told: readonly SeenEvent[] | undefined): readonly Told[] {
  const from = (told ?? []).findLastIndex(({ event }) => event?.type === 'combat.begun');
  return from < 0 ? [] : (told ?? []).slice(from).flatMap(({ event }) => (event === undefined ? [] : [event]));
}

/** A member of what a question is about. */
export function member(about: Json | undefined, name: string): Json | undefined {
  return typeof about === 'object' && about !== null && !Array.isArray(about)
    ? (about as { readonly [key: string]: Json })[name]
    : undefined;
}

/** A roll of the combat: hits of the attacker and of the defender, and how many bones each rolled where that is told. */
export interface Roll {
  readonly volley: boolean;
  readonly hits: readonly [number, number];
  readonly bones: readonly [number | undefined, number | undefined];
}

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The last roll of the combat, if any bone has been rolled. */
export function lastRoll(events: readonly Told[]): Roll | undefined {
  const rolled = events.findLast(({ type }) => type === 'combat.rolled' || type === 'combat.volley');
  if (rolled === undefined) return undefined;
  const of = (name: string): number | undefined => number(rolled.data?.[name]);
  return {
    volley: rolled.type === 'combat.volley',
    hits: [of('attacker') ?? 0, of('defender') ?? 0],
    bones: [of('attackerBones'), of('defenderBones')],
  };
}

const BY_SCENE: { readonly [scene: string]: Stage } = {
  'way-out': 'retreat',
  retreat: 'retreat',
  conversion: 'conversion',
  volley: 'volley',
  roll: 'roll',
};

const BY_MOMENT: { readonly [moment: string]: Stage } = {
  volley: 'volley',
  convert: 'conversion',
  roll: 'roll',
  hits: 'hits',
  capture: 'after',
};

/** Where a combat is. The hits of a Volley belong to the Volley. */
export function stageOf({ pending, s }: View<State>, roll: Roll | undefined): Stage {
  const scene = asks.scene(pending[0]?.kind ?? '') ?? '';
  const about = pending[0]?.about;
  const open = s.announced[0];
  if (scene === 'sabotage' && open !== undefined && !open.startsWith('?'))
    return BY_MOMENT[actionCard(open).moment] ?? 'roll';
  if (scene === 'roll' && member(about, 'moment') === 'volley') return 'volley';
  if (scene === 'hits') return roll?.volley === true ? 'volley' : 'hits';
  return BY_SCENE[scene] ?? 'after';
}

/** Units of a side: kind, how many, injured or not, and the key an answer calls them by. */
export interface Group {
  readonly key: string;
  readonly unit: string;
  readonly n: number;
  readonly hurt: boolean;
}

/** The figures of a player on a space, injured ones apart. */
export function groupsAt(s: State, seat: Seat, space: number): readonly Group[] {
  return UNITS.flatMap((unit, kind) => {
    const hurt = s.hurt[seat]?.[space * KINDS + kind] ?? 0;
    const well = unitsAt(s, seat, space, kind) - hurt;
    return [
      ...(well > 0 ? [{ key: unit, unit, n: well, hurt: false }] : []),
      ...(hurt > 0 ? [{ key: `${unit}!`, unit, n: hurt, hurt: true }] : []),
    ];
  });
}

/** The figures of a side of a combat. */
export function groupsOf(s: State, fight: Fight, side: Side): readonly Group[] {
  const who = fight.sides[side];
  if (who === BEAST) return [{ key: 'monster', unit: 'monster', n: 1, hurt: fight.wounds > 0 }];
  if (who !== REBELS) return groupsAt(s, who, fight.space);
  const n = s.rebels[fight.space] ?? 0;
  return n === 0 ? [] : [{ key: 'rebel', unit: 'rebel', n, hurt: false }];
}

/** One thing that adds bones to a roll or takes them away. */
export interface Part {
  readonly id: string;
  readonly icon: string;
  readonly n: number;
}

/** What a side's next combat roll is made of: units, cards, god, event, cities, the enemy's shield bearer (AKK-11.50). */
export function bonesOf(
  s: State,
  fight: Fight,
  side: Side,
): { readonly parts: readonly Part[]; readonly total: number } {
  const who = fight.sides[side];
  const units =
    who === REBELS
      ? (s.rebels[fight.space] ?? 0)
      : who === BEAST
        ? numberOf(s, 'monster-bones')
        : bonesAt(s, who, fight.space);
  const player = who >= 0;
  const when = (is: boolean): number => (is ? 1 : 0);
  const parts: readonly Part[] = [
    { id: 'cards', icon: 'ui-hand', n: fight.next[side] + fight.steady[side] },
    { id: 'ishtar', icon: 'act-attack', n: when(player && worships(s, who, 'ishtar')) },
    { id: 'omen', icon: 'act-event', n: when(player && side === 0 && eventIs(s, 'omen-of-war')) },
    { id: 'slayers', icon: 'unit-monster', n: when(player && s.home[who] === 'uruk' && fight.monster >= 0) },
    { id: 'marad', icon: 'bld-gate', n: when(player && side === 1 && fight.round <= 1 && holdsCard(s, who, 'marad')) },
    { id: 'block', icon: 'unit-shield', n: -when(blocks(s, fight, otherSide(side))) },
  ];
  return {
    parts: [{ id: 'units', icon: 'unit-spearman', n: units }, ...parts.filter(({ n }) => units > 0 && n !== 0)],
    total: combatBones(s, fight, side),
  };
}

/** The cards a side has played in this step, by name. */
export const playedBy = (fight: Fight, side: Side): readonly ActionCardId[] => fight.played[side] as ActionCardId[];
