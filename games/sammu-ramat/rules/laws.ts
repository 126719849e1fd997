import type { Law } from '@edubba/kernel';
import { BOX, GOODS, MARKER_KINDS, MARKERS, TECHNOLOGIES, TOKEN_KINDS, TOKENS } from '../content/things.ts';
import { ALL, ALL_AREAS, NOWHERE } from './geography.ts';
import { anybodyAt, COURT } from './queries/characters.ts';
import { onMap } from './queries/places.ts';
import type { State } from './state.ts';
import { IN_PLAY } from './state.ts';
import { numberOf } from './queries/numbers.ts';

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
const count = (flags: readonly boolean[]): number => flags.filter(Boolean).length;

/** Markers of each kind that lie somewhere in play. */
function inPlay(s: State): number[] {
  return [
    0,
    count(s.unrest),
    s.assassinations,
    count(s.plague),
    sum(s.diplomacyRaid) + sum(s.diplomacyAttack),
    sum(s.karuAt) + sum(s.karuArea) + sum(s.karuRoute),
    s.religionQueen + sum(s.religionCapital) + sum(s.religionEvent),
    sum(s.healthAt) + sum(s.healthArea),
  ];
}

/** A marker may be in the middle of its effect. */
function markerLost(s: State): string | undefined {
  let missing = 0;
  const placed = inPlay(s);
  for (const [marker, kind] of MARKER_KINDS.entries()) {
    const known = (s.supply[marker] ?? 0) + (s.bag[marker] ?? 0) + (placed[marker] ?? 0);
    if (known > kind.count) return `${known} ${MARKERS[marker]} markers`;
    missing += kind.count - known;
  }
  // A displaced Area has at most four.
  return missing <= 5 ? undefined : `${missing} markers are nowhere`;
}

/** What is true at every moment of every game. */
export const laws: readonly Law<State>[] = [
  {
    name: 'every Empire token is on its track, on the map or Carried',
    broken: (s) => {
      const wrong = TOKEN_KINDS.findIndex(
        ({ count: all }, token) => (s.track[token] ?? 0) + onMap(s, token) + (s.carried[token] ?? 0) !== all,
      );
      return wrong < 0 ? undefined : `${TOKENS[wrong]}: ${s.track[wrong]} on the track, ${onMap(s, wrong)} on the map`;
    },
  },
  {
    name: 'every Enemy is on the map or in the supply',
    broken: (s) => {
      const all = sum(s.enemies) + s.enemySupply;
      return all === numberOf(s, 'enemies') ? undefined : `${all} Enemies`;
    },
  },
  { name: 'no marker too many, and none lost', broken: markerLost },
  {
    name: 'three markers of each Technology',
    broken: (s) => {
      const wrong = TECHNOLOGIES.findIndex((_, what) => {
        const laid = s.techAt.filter((one) => one === what).length;
        const held = sum(COURT.map((who) => s.tech[who * TECHNOLOGIES.length + what] ?? 0));
        return laid + held + (s.techSupply[what] ?? 0) !== BOX.technologies.count;
      });
      return wrong < 0 ? undefined : `${TECHNOLOGIES[wrong]} markers`;
    },
  },
  {
    name: 'nothing below zero',
    broken: (s) => {
      const lists = [s.military, s.diviners, s.enemies, s.supplies, s.medicine, s.track, s.supply, s.bag, s.goods];
      const more = [s.tech, s.techSupply, s.carried, s.karuRoute, s.karuAt, s.karuArea, s.religionEvent, s.healthAt];
      const wrong = [...lists, ...more].findIndex((list) => list.some((n) => n < 0));
      return wrong < 0 ? undefined : `list ${wrong}`;
    },
  },
  {
    name: 'Enemies stand with neither Military nor Characters (SAM-2.19)',
    broken: (s) => {
      const wrong = ALL.find((at) => (s.enemies[at] ?? 0) > 0 && ((s.military[at] ?? 0) > 0 || anybodyAt(s, at)));
      return wrong === undefined ? undefined : `Location ${wrong}`;
    },
  },
  {
    name: 'Public Unrest and Plague never in one Location (SAM-2.18)',
    broken: (s) => {
      const wrong = ALL.find((at) => s.unrest[at] === true && s.plague[at] === true);
      return wrong === undefined ? undefined : `Location ${wrong}`;
    },
  },
  {
    name: 'who is in play stands somewhere, and nobody else does',
    broken: (s) => {
      const wrong = s.fate.findIndex((fate, who) => (fate === IN_PLAY) === (s.at[who] === NOWHERE));
      return wrong < 0 ? undefined : `Character ${wrong}`;
    },
  },
  {
    name: 'a disk lies only on whom its player may Consult (SAM-8.03)',
    broken: (s) => {
      const wrong = COURT.find(
        (who) => (s.disk[who] ?? -1) >= 0 && (s.owner[who] ?? -1) >= 0 && s.disk[who] !== s.owner[who],
      );
      return wrong === undefined ? undefined : `Character ${wrong}`;
    },
  },
  {
    name: 'lists keep their lengths',
    broken: (s) =>
      s.gate.length === ALL_AREAS.length && s.goods.length === s.fate.length * GOODS.length ? undefined : 'a list grew',
  },
];
