import type { TableInfo } from '@edubba/kernel';
import { BAILEET, QUEEN } from '../content/characters.ts';
import { RELIGION } from '../content/things.ts';
import { goesOn } from './queries/campaign.ts';
import { totalPoints } from './queries/score.ts';
import { isCampaign, monthsOf } from './setup.ts';
import type { State } from './state.ts';
import { NOBODY } from './state.ts';

/** One entry a seat: those who stay keep theirs. */
const resized = <T>(list: readonly T[], seats: number, make: () => T): T[] =>
  Array.from({ length: seats }, (_, seat) => list[seat] ?? make());

/**
 * SAM-28.05, SAM-A.61 The end of a Challenge as the beginning of the next: everything stays where it is. Seats that are
 * gone leave a Public Advisor and their cards (SAM-28.14), which the others divide; the rest of SAM-28.21 is steps.
 */
export function carry(ended: State, table: TableInfo): State {
  if (!goesOn(ended)) throw new RangeError(`no Challenge follows one that ended with ${ended.ended}`);
  if (!isCampaign(table.options)) throw new RangeError('the next Challenge of a Campaign belongs to it, too');
  const s = ended;
  const { seats } = table;
  const chapter = s.chapter + 1;
  const solo = seats === 1;
  s.supply[RELIGION] = (s.supply[RELIGION] ?? 0) + s.religionEvent.reduce((sum, n) => sum + n, 0);
  return {
    ...s,
    table,
    chapter,
    score: s.score + totalPoints(ended),
    wins: s.wins + (s.ended === 'won' ? 1 : 0),
    prize: s.ended === 'won',
    stage: 'setup',
    month: 0,
    months: monthsOf(table, chapter),
    ended: '',
    challenge: s.nextChallenge,
    nextChallenge: '',
    lead: Math.min(s.lead, seats - 1),
    // SAM-28.23 Alone the Queen is the player's own, and every Advisor is Public.
    owner: s.owner.map((owner, who) => {
      if (who === QUEEN) return solo ? 0 : NOBODY;
      return solo || owner >= seats ? NOBODY : owner;
    }),
    disk: s.disk.map(() => NOBODY),
    baileetSide: s.fate[BAILEET] === 1 ? s.baileetSide : '',
    baileetMoved: 0,
    passed: resized([], seats, () => false),
    moved: resized([], seats, () => false),
    decreed: false,
    helped: false,
    seat: NOBODY,
    actor: -1,
    actions: 0,
    free: 0,
    hand: resized(s.hand, seats, () => []),
    played: s.hand.slice(seats).flat(),
    religionEvent: s.religionEvent.map(() => 0),
    // SAM-28.11, SAM-A.60
    eventRow: s.eventRow.map(() => []),
    unseen: [...s.unseen, ...s.eventRow.flat()],
  };
}
