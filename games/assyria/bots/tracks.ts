import type { Seat } from '@edubba/kernel';
import { INFLUENCE, markerValue, OFFERINGS } from '../content/tracks.ts';
import type { State } from '../rules/index.ts';
import { numberOf } from '../rules/index.ts';
import { floodsLeft, roundsToFlood, VP, WORTH } from './worth.ts';

/** What a place on the Offerings track brings at the coming Flood: exactly in its round, before that about. */
function offeringsAt(s: State, seat: Seat, at: number): number {
  const wells = s.wells[seat] ?? 0;
  const ziggurats = s.ziggurats[seat]?.length ?? 0;
  const early = roundsToFlood(s);
  if (early === 0) return VP * ((OFFERINGS.well[at] ?? 0) * wells + (OFFERINGS.ziggurat[at] ?? 0) * ziggurats);
  // About 4 tenths a step for each Ziggurat and 3 for each Well; one more Ziggurat is to be hoped for by then.
  return Math.trunc((WORTH.offeringsEarly * at * (4 * Math.min(4, ziggurats + 1) + 3 * wells)) / 100);
}

/** Worth of so many steps on the Offerings track, Roofs on the way included. */
export function offeringsGain(s: State, seat: Seat, steps: number): number {
  const from = s.offerings[seat] ?? 0;
  const to = Math.min(OFFERINGS.top, from + steps);
  let gain = offeringsAt(s, seat, to) - offeringsAt(s, seat, from);
  OFFERINGS.roofs.forEach((space, i) => {
    if (space > from && space <= to && s.roofsOn[i] === true) gain += WORTH.roofReached;
  });
  return gain;
}

/** The three markers of this half of the game from the highest; one not yet revealed counts 3. */
function markers(s: State): number[] {
  const values = s.markers.map(markerValue);
  while (values.length < 3) values.push(3);
  return values.sort((a, b) => b - a);
}

/** Chance in percent to stay, or to come, before a rival until the Flood. `lead`: in half spaces. */
function chance(s: State, rival: Seat, lead: number): number {
  const acted = s.phase === 'actions' && s.order.includes(rival) && s.active !== rival;
  const rounds = roundsToFlood(s) + (acted ? 0 : 1);
  const span = 2 * WORTH.rush * rounds;
  if (span === 0) return lead > 0 ? 100 : 0;
  return Math.max(0, Math.min(100, 50 + Math.trunc((50 * lead) / span)));
}

/** What the ranking at the coming Flood is worth, by space of the Influence track (ASY-29.06 to ASY-29.13). */
function ranking(s: State, seat: Seat): (at: number) => number {
  const prizes = markers(s);
  const [m1 = 0, m2 = 0, m3 = 0] = prizes;
  const rivals: Seat[] = [];
  for (let other = 0; other < s.players; other++) if (other !== seat) rivals.push(other);
  rivals.sort((a, b) => (s.influence[b] ?? 0) - (s.influence[a] ?? 0));
  const leader = s.influence[rivals[0] ?? 0] ?? 0;
  const percent = roundsToFlood(s) === 0 ? 100 : WORTH.influenceEarly;
  return (at) => {
    if (at === 0) return 0;
    const moved = at !== s.influence[seat];
    let worth = 0;
    for (let place = 0; place < 3; place++) {
      const prize = prizes[place] ?? 0;
      const rival = rivals[place];
      if (rival === undefined) {
        worth += prize * 100;
        continue;
      }
      const ahead = at - (s.influence[rival] ?? 0);
      // ASY-24.10 on one space the earlier is before the later
      const first = !moved && (s.arrival[seat] ?? 0) < (s.arrival[rival] ?? 0);
      worth += prize * chance(s, rival, 2 * ahead + (ahead === 0 ? (first ? 1 : -1) : 0));
    }
    // ASY-29.11, ASY-29.12 with two players only who is close enough gets a share
    const behind = leader - at;
    if (s.players === 2 && behind > m1) worth -= 100 * (behind > m1 + m2 ? m2 + m3 : m2);
    return Math.trunc((VP * worth * percent) / 10_000);
  };
}

/** Worth of Influence by how much is gained: the ranking, and tokens and marks on the way. */
export function influenceGains(s: State, seat: Seat): (n: number) => number {
  const from = s.influence[seat] ?? 0;
  const worthAt = ranking(s, seat);
  const now = worthAt(from);
  return (n) => {
    const to = Math.min(INFLUENCE.top, from + n);
    if (to === from) return 0;
    let gain = worthAt(to) - now;
    INFLUENCE.tokens.forEach((space, i) => {
      if (space > from && space <= to && s.tokensOn[i] === true) gain += WORTH.token;
    });
    for (const mark of INFLUENCE.marks) if (mark > from && mark <= to) gain += numberOf(s, 'mark-vp') * VP;
    return gain;
  };
}

/** Worth of so much Influence. */
export function influenceGain(s: State, seat: Seat, n: number): number {
  return influenceGains(s, seat)(n);
}

/** A Ziggurat more, at the Floods to come. */
export function zigguratAtFloods(s: State, seat: Seat): number {
  const later = WORTH.ziggurat * (floodsLeft(s) - 1);
  if (roundsToFlood(s) > 0) return later + WORTH.ziggurat;
  return later + VP * (OFFERINGS.ziggurat[s.offerings[seat] ?? 0] ?? 0);
}
