import { BANDS, POINTS } from '../../content/table.ts';
import { MEDICINE, MILITARY } from '../../content/things.ts';
import type { State } from '../state.ts';
import { enemiesOnMap, onMap, vassals } from './places.ts';
import { technologiesInPlay } from './winning.ts';

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
const count = (flags: readonly boolean[]): number => flags.filter(Boolean).length;

/** SAM-29.07 Green markers on the map or on a card. */
export const greenInPlay = (s: State): number =>
  sum(s.diplomacyRaid) +
  sum(s.diplomacyAttack) +
  sum(s.karuAt) +
  sum(s.karuArea) +
  sum(s.karuRoute) +
  s.religionQueen +
  sum(s.religionCapital) +
  sum(s.religionEvent) +
  sum(s.healthAt) +
  sum(s.healthArea);

/** SAM-29.09 Red markers on the map or on a card. */
export const redInPlay = (s: State): number => count(s.unrest) + count(s.plague) + s.assassinations;

/** SAM-29 Points of this Challenge, by what they are for. */
export function pointsOf(s: State): { readonly [what in keyof typeof POINTS]: number } {
  const won = s.ended === 'won';
  const faceDown = s.eventRow.filter((cards) => cards.length > 0).length;
  return {
    win: won ? POINTS.win : 0,
    event: won ? POINTS.event * faceDown : 0,
    gate: POINTS.gate * vassals(s).length,
    technology: POINTS.technology * technologiesInPlay(s),
    medicine: POINTS.medicine * onMap(s, MEDICINE),
    military: POINTS.military * onMap(s, MILITARY),
    green: POINTS.green * greenInPlay(s),
    enemy: POINTS.enemy * enemiesOnMap(s),
    red: POINTS.red * redInPlay(s),
  };
}

export const totalPoints = (s: State): number => sum(Object.values(pointsOf(s)));

/** SAM-29.12, SAM-A.62 Which result band a final score falls in, from 0. */
export const bandOf = (score: number): number => BANDS.filter((least) => score >= least).length;
