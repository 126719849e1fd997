import { describe, expect, test } from 'vitest';
import { ASHUR_CARDS, ASHUR_DECK } from '../../content/ashur-cards.ts';
import { CHALLENGES, LETTERS } from '../../content/challenges.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { EVENTS } from '../../content/events.ts';
import { AREA_NAMES, AREAS, LOCATIONS, PLACES, ROUTES } from '../../content/map.ts';
import { TABLE_SIZES } from '../../content/table.ts';
import { BOX, GOODS, MARKER_KINDS, TECHNOLOGIES, TOKEN_KINDS, TOKENS, TRACKS } from '../../content/things.ts';
import {
  ALL,
  CAPITAL,
  FURTHEST,
  isAreaName,
  location,
  LOCATION_IDS,
  LOCATIONS_IN,
  NEXT_TO,
  ROAD,
  routeBetween,
  STEPS,
  TO_KALHU,
} from '../../rules/geography.ts';
import { enemyTargets } from '../../rules/queries/marching.ts';
import { isWon } from '../../rules/queries/winning.ts';
import { challengeOf } from '../../rules/queries/challenge.ts';
import { court, playOn } from '../support.ts';

const count = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length;

describe('the map', () => {
  test('SAM-2.05 SAM-2.06 ten Areas with one Capital each, Damascus and Sardes in none', () => {
    expect(AREA_NAMES).toHaveLength(10);
    expect(LOCATIONS).toHaveLength(28);
    for (const [area, inArea] of LOCATIONS_IN.entries()) {
      expect(count(inArea, (at) => LOCATIONS[at]?.capital === true)).toBe(1);
      expect(inArea.length).toBeGreaterThanOrEqual(2);
      expect(count(inArea, (at) => LOCATIONS[at]?.market === true)).toBe(1);
      expect(LOCATIONS[CAPITAL[area] ?? -1]?.capital).toBe(true);
    }
    expect(LOCATIONS.filter(({ area }) => area === null).map(({ id }) => id)).toEqual(['damascus', 'sardes']);
  });

  test('SAM-2.08 SAM-A.01 Steps are counted on Routes, as the table says; everything is joined', () => {
    expect(ROUTES).toHaveLength(36);
    expect(TO_KALHU).toEqual(LOCATIONS.map(({ steps }) => steps));
    expect(STEPS.flat().every(Number.isFinite)).toBe(true);
    expect(location('kalhu')).toBe(0);
  });

  test('what examples say of neighbours', () => {
    const next = (a: string, b: string) => routeBetween(location(a), location(b)) >= 0;
    for (const [a, b] of [
      ['kalhu', 'nineveh'],
      ['ashur', 'opis'],
      ['tushpa', 'ancyra'],
      ['tushpa', 'bastam'],
      ['ancyra', 'damascus'],
      ['gordium', 'elmali'],
      ['ecbatana', 'arbela'],
      ['ecbatana', 'opis'],
      ['opis', 'babylon'],
      ['damascus', 'tyre'],
      ['tyre', 'jerusalem'],
      ['tyre', 'heliopolis'],
    ] as const)
      expect(next(a, b)).toBe(true);
    for (const [a, b] of [
      ['ancyra', 'nineveh'],
      ['tushpa', 'damascus'],
      ['heliopolis', 'jerusalem'],
      ['kition', 'tyre'],
      ['kition', 'byblos'],
      ['kition', 'jerusalem'],
    ] as const)
      expect(next(a, b)).toBe(false);
    expect(STEPS[location('napata')]?.[location('men-nefer')]).toBe(2);
  });

  test('SAM-A.03 SAM-A.64 one furthest Location in every Area but Assyria; the stops of the Road', () => {
    expect(FURTHEST.map((list) => list.map((at) => LOCATION_IDS[at]).join(' '))).toEqual([
      'nineveh ashur arbela',
      'elmali',
      'bastam',
      'godin-tepe',
      'ur',
      'anshan',
      'byblos',
      'kition',
      'waset',
      'meroe',
    ]);
    expect(ROAD.map((at) => LOCATION_IDS[at]).join(' ')).toBe('sardes gordium ancyra nineveh kalhu arbela opis susa');
    const placed = CHALLENGES.flatMap(({ months, first }) => [...Object.values(months).flat(), ...first]);
    expect(placed.some((icon) => icon.do === 'enemies' && icon.at === 'assyria')).toBe(false);
  });

  test('on an empty map every Enemy Army knows where to go', () => {
    const t = court({ players: ['a', 'b'], at: { marker: 'assassination' } });
    const s = { ...t.board, fate: t.board.fate.map(() => 0) };
    for (const at of ALL) expect(enemyTargets(s, at, 1).length).toBe(at === 0 ? 0 : 1);
    expect(enemyTargets(s, location('ancyra'), 1)).toEqual([location('tushpa')]);
    expect(enemyTargets(s, location('tyre'), 1)).toEqual([location('jerusalem')]);
    expect(enemyTargets(s, location('kition'), 1)).toEqual([location('salamis')]);
    expect(NEXT_TO.every((list) => list.length > 0)).toBe(true);
  });

  test('two Areas for each Good, and the resolving order', () => {
    for (const good of GOODS) expect(count(AREAS, (area) => area.good === good)).toBe(2);
    expect(PLACES.filter(isAreaName)).toEqual(AREA_NAMES);
    expect(PLACES.indexOf('damascus')).toBe(1);
    expect(PLACES.indexOf('sardes')).toBe(3);
  });
});

describe('the cards', () => {
  test('a hundred Ashur cards: 40 Area, 24 Bag, 14 Goods, 22 Technology', () => {
    expect(ASHUR_DECK).toHaveLength(100);
    const of = (type: string) => count(ASHUR_CARDS, (card) => card.type === type);
    expect(['area', 'bag', 'goods', 'technology'].map(of)).toEqual([20, 12, 7, 11]);
    const areas = ASHUR_CARDS.filter(({ type }) => type === 'area');
    for (const good of GOODS) expect(areas.flatMap(({ cost }) => cost).filter((one) => one === good)).toHaveLength(8);
    for (const area of AREA_NAMES)
      expect(count(areas, (card) => card.areas?.some(([name]) => name === area) === true)).toBe(3);
    for (const token of TOKENS) expect(count(areas, (card) => card.token === token)).toBe(5);
    expect(
      areas.every((card) => card.basic === 1 && card.areas?.[0]?.[1] === 3 && (card.areas[1]?.[1] ?? 2) === 2),
    ).toBe(true);
    expect(new Set(ASHUR_CARDS.flatMap(({ technology }) => technology ?? []))).toEqual(new Set(TECHNOLOGIES));
  });

  test('SAM-A.70 63 Events: six of each Area and three of Baileet, twelve good', () => {
    expect(EVENTS).toHaveLength(63);
    for (const area of AREA_NAMES) {
      const six = EVENTS.slice(0, 60).filter((card) => card.area === area);
      expect(six).toHaveLength(6);
      expect(six.some((card) => card.good)).toBe(true);
      expect(six.some((card) => card.banner.some((icon) => icon.do === 'enemies'))).toBe(area !== 'assyria');
      expect(six.some((card) => card.banner.some((icon) => icon.do === 'lose' && icon.token === 'diviners'))).toBe(
        true,
      );
      expect(six.some((card) => card.banner.some((icon) => icon.do === 'lose' && icon.token === 'supplies'))).toBe(
        true,
      );
    }
    expect(
      EVENTS.filter(({ good }) => good)
        .map(({ id }) => id)
        .join(' '),
    ).toBe('EV05 EV06 EV11 EV17 EV23 EV29 EV35 EV41 EV47 EV48 EV53 EV59');
    for (const { banner } of EVENTS) {
      const lost = banner.reduce((sum, icon) => sum + (icon.do === 'lose' ? icon.n : 0), 0);
      expect(lost).toBeLessThanOrEqual(2);
    }
    expect(new Set(EVENTS.map(({ id }) => id)).size).toBe(63);
  });

  test('SAM-27.02 SAM-32.02 fifteen Characters: four Advisors of Assyria and the Queen, one of every other Area, Baileet', () => {
    expect(CHARACTERS).toHaveLength(15);
    expect(count(CHARACTERS, ({ home }) => home === 'assyria')).toBe(5);
    for (const area of AREA_NAMES.slice(1)) expect(count(CHARACTERS, ({ home }) => home === area)).toBe(1);
    expect(count(CHARACTERS, ({ defense }) => defense > 0)).toBe(2);
    expect(count(CHARACTERS, ({ medicine }) => medicine > 0)).toBe(3);
    expect(CHARACTERS.slice(0, 14).every(({ open, own }) => open.length > 0 && own.length > 0)).toBe(true);
  });

  test('SAM-32.03 a table opened with rules version 1 keeps its Challenges; what was tuned since is reconstructed', () => {
    const card = (version: number, challenge: string) =>
      challengeOf({ table: { seats: 2, version, options: {} }, challenge });
    const tuned = CHALLENGES.filter(({ id }) => JSON.stringify(card(1, id)) !== JSON.stringify(card(2, id)));
    expect(tuned.map(({ id }) => id)).toEqual(['A4', 'D2', 'D3', 'D4', 'E1', 'E3']);
    expect(new Set(tuned.map(({ source }) => source))).toEqual(new Set(['reconstructed']));
    expect([1, 2].map((version) => card(version, 'D2').win[1])).toEqual([
      { is: 'gates', n: 5 },
      { is: 'gates', n: 4 },
    ]);
  });

  test('SAM-32.06 twenty Challenges, four of each letter, each within the box and not won at the start', () => {
    for (const letter of LETTERS) expect(count(CHALLENGES, (card) => card.letter === letter)).toBe(4);
    for (const card of CHALLENGES) {
      const enemies = card.enemies.reduce((sum, [n]) => sum + n, 0);
      expect(enemies).toBeGreaterThanOrEqual(4);
      expect(enemies).toBeLessThanOrEqual(10);
      expect(card.bag.length).toBeGreaterThanOrEqual(2);
      expect(card.bag.length).toBeLessThanOrEqual(5);
      expect(card.areas.filter(({ gate }) => gate).length).toBeGreaterThanOrEqual(2);
      for (const [token] of TOKENS.entries())
        expect(card.areas.reduce((sum, { tokens }) => sum + (tokens[token] ?? 0), 0)).toBeGreaterThanOrEqual(3);
      for (const place of card.enemies.map(([, at]) => at)) if (!isAreaName(place)) location(place);
      expect(card.first.length > 0).toBe(card.letter !== 'A');
      const t = court({
        players: ['a', 'b'],
        at: 'start',
        options: { challenge: card.id },
        chance: { 'event.draw': ['EV17'] },
      });
      playOn(t, () => t.board.month > 0);
      expect(isWon(t.board)).toBe(false);
    }
  });
});

describe('the box', () => {
  test('SAM-2.11 tokens, markers and Technologies; thresholds of the tracks', () => {
    expect(TOKEN_KINDS.map(({ count: n }) => n)).toEqual([20, 15, 15, 10]);
    expect(MARKER_KINDS.map(({ count: n }) => n)).toEqual([8, 12, 8, 12, 6, 6, 6, 6]);
    expect(BOX.enemies.count).toBe(30);
    // One on the map and two cards of each Technology.
    expect(BOX.technologies.count).toBeGreaterThanOrEqual(3);
    expect(TRACKS).toEqual({ free: 10, needs: 6, second: 15, needsMore: 11, addsAt: 2, drawsAt: 1 });
    expect(TABLE_SIZES.map(({ months, personal, open, queen }) => [months, personal, open, queen])).toEqual([
      [7, 2, 2, 2],
      [8, 3, 3, 2],
      [6, 2, 3, 2],
      [6, 2, 2, 1],
      [5, 2, 1, 1],
    ]);
  });
});
