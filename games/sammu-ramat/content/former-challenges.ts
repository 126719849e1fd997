import type { ChallengeCard } from './challenges.ts';
import { base, calendar, challengeCard, gates, noMarkers, some, v } from './challenges.ts';
import { markersIn } from './icons.ts';

/** What was otherwise before rules version 2, in which Challenges that a team of bots won always or never were tuned. */
const FORMER: { readonly [id: string]: Partial<ChallengeCard> } = {
  A4: {
    areas: [base(), v('babylonia'), some('phrygia', 1, 0, 1, 0)],
    enemies: [
      [2, 'elmali'],
      [1, 'sardes'],
      [2, 'elam'],
    ],
  },
  D2: {
    win: [noMarkers('unrest'), gates(5), { is: 'queen-safe', n: 2 }],
    bag: markersIn('PU PU RA'),
    months: calendar(
      '2 bag+PU draw',
      '3 E2@nineveh',
      '4 draw',
      '5 E2@urartu',
      '6 bag+PU draw',
      '7 draw',
      '8 E2@arbela',
    ),
  },
  D3: {
    areas: [base(), v('canaan'), some('egypt', 1, 0, 1, 0)],
    enemies: [
      [2, 'egypt'],
      [3, 'kush'],
      [2, 'cyprus'],
    ],
    places: [],
    months: calendar('2 E2@kush', '3 draw', '4 E2@egypt', '5 draw', '6 E2@kush', '7 draw', '8 E2@cyprus'),
  },
  D4: {
    areas: [base(), v('canaan'), v('medes')],
    enemies: [
      [3, 'cyprus'],
      [2, 'elmali'],
      [2, 'sardes'],
    ],
    months: calendar('2 E2@cyprus', '3 draw', '4 E2@byblos', '5 E2@phrygia', '6 draw', '7 E2@cyprus', '8 draw draw'),
  },
  E1: {
    areas: [base(), v('canaan'), v('babylonia'), v('medes')],
    enemies: [
      [2, 'urartu'],
      [2, 'elam'],
      [2, 'egypt'],
      [2, 'phrygia'],
    ],
    months: calendar(
      '2 E2@urartu',
      '3 E2@elam draw',
      '4 E2@egypt',
      '5 E2@phrygia draw',
      '6 draw',
      '7 E2@urartu',
      '8 draw draw',
    ),
  },
  E3: {
    areas: [base(), v('canaan'), v('babylonia'), v('medes')],
    bag: markersIn('AS AS RA PU'),
    months: calendar(
      '2 bag+AS draw',
      '3 E2@urartu',
      '4 draw',
      '5 E2@elam draw',
      '6 bag+AS',
      '7 E3@urartu',
      '8 draw draw',
    ),
  },
};

const CARDS = new Map(Object.entries(FORMER).map(([id, former]) => [id, { ...challengeCard(id), ...former }]));

/** A Challenge as it was in rules version 1. */
export const formerCard = (id: string): ChallengeCard => CARDS.get(id) ?? challengeCard(id);
