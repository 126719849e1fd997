import type { Key } from '@edubba/kernel';
import type { ChallengeCard } from '../content/challenges.ts';
import { CHALLENGES, LETTERS } from '../content/challenges.ts';
import { BAILEET, QUEEN } from '../content/characters.ts';
import { DIVINERS, MARKERS, MILITARY, TECHNOLOGIES, TOKENS, UNREST } from '../content/things.ts';
import { tie } from './chain/ties.ts';
import { noAdvisor, noExtraToken } from './closed.ts';
import { bringBaileet, enterPlay } from './effects/characters.ts';
import { add, gain, inPool, intoBag } from './effects/tokens.ts';
import type { Location } from './geography.ts';
import { area, CAPITAL, FURTHEST, isAreaName, location, LOCATIONS_IN, TECHNOLOGY_SITES } from './geography.ts';
import { alone, ask, decided, jointly, matter, askAlone } from './joint.ts';
import { drawCards, startHand } from './month/cards.ts';
import { takeEvent } from './month/event-pile.ts';
import { character, characterName, locationName } from './names.ts';
import { challengeOf } from './queries/challenge.ts';
import { ADVISORS, COURT, HOME, inPlay } from './queries/characters.ts';
import type { G } from './rules.ts';
import { R } from './rules.ts';
import { isCampaign } from './setup.ts';
import type { State } from './state.ts';
import { at, isSolo, NOBODY } from './state.ts';

const pickChallenge = jointly('challenge');
const extraToken = jointly('setup.token', noExtraToken);
export const chooseAdvisor = alone('advisor.choose', noAdvisor);

/** SAM-31.01, SAM-28.01 Challenges among which chance, or the table, chooses. */
export function challengesFor(s: State): string[] {
  const wanted = s.table.options['first-game'] === 'on' ? 'A1' : (s.table.options['challenge'] ?? 'random');
  const ids = CHALLENGES.map(({ id }) => id);
  const chosen = ids.includes(wanted) ? [wanted] : ids;
  const lettered = (LETTERS as readonly string[]).includes(wanted) ? ids.filter((id) => id.startsWith(wanted)) : chosen;
  if (!isCampaign(s.table.options)) return lettered;
  const first = lettered.filter((id) => id.startsWith('A'));
  return first.length > 0 ? first : ids.filter((id) => id.startsWith('A'));
}

/** SAM-1.03 */
export const drawChallenge = R.proc<{ among: string[] }>('challenge')({
  how: (g, v) => {
    const [only] = v.among;
    if (v.among.length === 1 && only !== undefined) return g.end(only);
    if (g.s.table.options['challenge'] === 'choose') return ask(g, pickChallenge, matter(v.among), 'chosen');
    return g.goto('draw');
  },
  chosen: (g) => g.end(decided(g)),
  draw: {
    chance: 'challenge.draw',
    outcomes: (_, v) => v.among,
    then: (g, _, id) => g.end(id),
  },
});

/** Locations that the card gives to Enemies (SAM-1.31). */
function enemyPlaces(card: ChallengeCard): readonly Location[] {
  let places = ENEMY_PLACES.get(card);
  if (places === undefined) {
    places = card.enemies.flatMap(([, place]) =>
      isAreaName(place) ? (FURTHEST[area(place)] ?? []) : [location(place)],
    );
    ENEMY_PLACES.set(card, places);
  }
  return places;
}
const ENEMY_PLACES = new Map<ChallengeCard, readonly Location[]>();

/** SAM-1.04 to SAM-1.09 Tokens and Gates, Area by Area; where the second and later Military and Diviners go is for the players. */
const layTokens = R.proc<{ area: number; token: number; n: number }>('setup.tokens')({
  area: (g, v) => {
    const card = challengeOf(g.s).areas[v.area];
    if (card === undefined) return g.end();
    const inArea = area(card.area);
    if (card.gate) g.s.gate[inArea] = true;
    const capital = CAPITAL[inArea] ?? 0;
    card.tokens.forEach((n, token) => {
      // The first in the Capital, Supplies and Medicine in the pool.
      gain(g, token, inPool(token) ? n : Math.min(1, n), capital, 'SAM-1.04');
    });
    v.token = MILITARY;
    v.n = Math.max(0, card.tokens[MILITARY] - 1);
    return g.goto('more');
  },
  more: (g, v) => {
    const card = challengeOf(g.s);
    const setup = card.areas[v.area];
    if (setup === undefined) return g.end();
    if (v.n > 0) {
      const taken = enemyPlaces(card);
      const keys = (LOCATIONS_IN[area(setup.area)] ?? []).filter((place) => !taken.includes(place)).map(locationName);
      return ask(g, extraToken, matter(keys, { token: TOKENS[v.token] ?? '', n: v.n }), 'put');
    }
    if (v.token === MILITARY) {
      v.token = DIVINERS;
      v.n = Math.max(0, setup.tokens[DIVINERS] - 1);
      return g.goto('more');
    }
    v.area++;
    return g.goto('area');
  },
  put: (g, v) => {
    gain(g, v.token, 1, location(decided(g)), v.token === MILITARY ? 'SAM-1.07' : 'SAM-1.08');
    v.n--;
    return g.goto('more');
  },
});

/** SAM-1.10, SAM-1.11 Enemies; placing them starts nothing (SAM-1.31). */
const layEnemies = R.proc<{ next: number }>('setup.enemies')({
  next: (g, v) => {
    const [, place] = challengeOf(g.s).enemies[v.next] ?? [];
    if (place === undefined) return g.end();
    const places = isAreaName(place) ? (FURTHEST[area(place)] ?? []).map(locationName) : [place];
    return ask(g, tie, matter(places, { place }), 'put');
  },
  put: (g, v) => {
    const [n = 0] = challengeOf(g.s).enemies[v.next++] ?? [];
    add(g.s.enemies, location(decided(g)), n);
    g.s.enemySupply -= n;
    return g.goto('next');
  },
});

/** SAM-1.14 to SAM-1.17 */
function layCharacters(g: G): void {
  const { s } = g;
  const { places } = challengeOf(s);
  for (const who of COURT) {
    if (s.gate[HOME[who] ?? 0] !== true) continue;
    const named = places.find(([name]) => name === characterName(who));
    enterPlay(g, who, named === undefined ? CAPITAL[HOME[who] ?? 0] : location(named[1]));
  }
  const oracle = places.find(([name]) => name === characterName(BAILEET));
  if (oracle !== undefined) bringBaileet(g, location(oracle[1]), 'A');
}

/** SAM-1.13 Markers on the map start nothing. */
function layMarkers(g: G): void {
  for (const [name, place] of challengeOf(g.s).markers) {
    const marker = MARKERS.indexOf(name);
    add(g.s.supply, marker, -1);
    (marker === UNREST ? g.s.unrest : g.s.plague)[location(place)] = true;
  }
}

/** SAM-1.19, SAM-1.20 Advisors somebody can take: Public ones in play. */
export const freeAdvisors = (s: State): Key[] =>
  ADVISORS.filter((who) => inPlay(s, who) && s.owner[who] === NOBODY).map(characterName);

/** SAM-1.19 Players without a Personal Advisor take one in seat order; alone the Queen is the player's own. */
export const takeAdvisors = R.proc<{ seat: number }>('advisors')({
  next: (g, v) => {
    const { s } = g;
    if (isSolo(s)) {
      s.owner[QUEEN] = 0;
      return g.end();
    }
    const seat = v.seat;
    if (seat >= s.table.seats) return g.end();
    const has = ADVISORS.some((who) => s.owner[who] === seat && inPlay(s, who));
    const open = freeAdvisors(s);
    if (!has && open.length > 0) return askAlone(g, chooseAdvisor, seat, matter(open), 'taken');
    v.seat++;
    return g.goto('next');
  },
  taken: (g, v) => {
    g.s.owner[character(decided(g))] = v.seat;
    g.emit({ type: 'advisor.taken', seat: v.seat, rule: 'SAM-1.19', data: { who: decided(g) } });
    v.seat++;
    return g.goto('next');
  },
});

const dealHands = R.proc<{ seat: number }>('setup.hands')({
  next: (g, v) => {
    const seat = v.seat++;
    return seat >= g.s.table.seats ? g.end() : g.call(drawCards, { seat, n: startHand(g.s) }, 'next');
  },
});

/** SAM-1.23, SAM-1.24 Six different Technologies. */
const layTechnologies = R.proc<{ next: number }>('setup.technologies')({
  next: (g, v) => (v.next >= TECHNOLOGY_SITES.length ? g.end() : g.goto('draw')),
  draw: {
    chance: 'technology.draw',
    outcomes: (s) => TECHNOLOGIES.filter((_, what) => !s.techAt.includes(what)),
    then: (g, v, name) => {
      const what = TECHNOLOGIES.indexOf(name as never);
      const site = TECHNOLOGY_SITES[v.next++] ?? 0;
      g.s.techAt[site] = what;
      add(g.s.techSupply, what, -1);
      g.emit({
        type: 'technology.laid',
        rule: 'SAM-1.23',
        data: { technology: name, place: locationName(site) },
      });
      return g.goto('next');
    },
  },
});

/** SAM-1.27, SAM-1.28, SAM-31.05 Baileet Events that are shuffled in. */
export function baileetEvents(s: State): number {
  if (s.challenge === 'D1' || s.table.options['first-game'] === 'on') return 0;
  return Number(s.table.options['baileet'] ?? '0');
}

const mixBaileet = R.proc<{ n: number }>('setup.baileet')({
  next: (g, v) => (v.n === 0 ? g.end() : g.goto('draw')),
  draw: {
    chance: 'baileet.draw',
    outcomes: (s) => s.laidAside,
    then: (g, v, card) => {
      g.move(card, 'laidAside', 'eventPile', { type: 'event.mixed', rule: 'SAM-1.27' });
      v.n--;
      return g.goto('next');
    },
  },
});

/** SAM-1.25 One face-down Event for each Month. */
export const layEvents = R.proc<{ row: number }>('setup.events')({
  next: (g, v) => {
    const row = v.row++;
    return row >= g.s.months ? g.end() : g.call(takeEvent, { to: at.eventRow(row) }, 'next');
  },
});

/** SAM-1.32 Set-up, in its order. */
export const start = R.proc<null>('setup')({
  challenge: (g) => g.call(drawChallenge, { among: challengesFor(g.s) }, 'tokens'),
  tokens: (g) => {
    g.s.challenge = g.result as string;
    g.emit({ type: 'challenge.begins', rule: 'SAM-1.03', data: { challenge: g.s.challenge } });
    return g.call(layTokens, { area: 0, token: 0, n: 0 }, 'enemies');
  },
  enemies: (g) => g.call(layEnemies, { next: 0 }, 'characters'),
  characters: (g) => {
    for (const name of challengeOf(g.s).bag) intoBag(g, MARKERS.indexOf(name), 'SAM-1.12');
    layCharacters(g);
    return g.call(takeAdvisors, { seat: 0 }, 'hands');
  },
  hands: (g) => g.call(dealHands, { seat: 0 }, 'markers'),
  markers: (g) => {
    layMarkers(g);
    return g.call(layTechnologies, { next: 0 }, 'baileet');
  },
  baileet: (g) => g.call(mixBaileet, { n: baileetEvents(g.s) }, 'events'),
  events: (g) => g.call(layEvents, { row: 0 }, 'done'),
  done: (g) => g.end(),
});

/** SAM-28.02 The Challenges of a Campaign's chapter, counted from 0. */
export const challengesOf = (chapter: number): string[] =>
  CHALLENGES.map(({ id }) => id).filter((id) => id.startsWith(LETTERS[chapter] ?? '-'));
