import type { Seat } from '@edubba/kernel';
import { bit } from '@edubba/kernel';
import { namesOf } from '../../content/action-cards.ts';
import type { Space } from '../../content/map.ts';
import { announceCard } from '../actions/cards/announce.ts';
import { captureChampion, sendAway, spareChampion } from '../effects/champions.ts';
import { noteDeed } from '../effects/scoring.ts';
import { IDS } from '../geography.ts';
import { mightHold, misplaced, offered } from '../queries/hands.ts';
import { championsOf } from '../queries/players.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';

const NARROW_ESCAPE = namesOf('narrow-escape');

/** AKK-18.15, AKK-18.14 A champion of `owner` has been defeated by `victor`. */
function credit(g: G, victor: Seat, owner: Seat): void {
  if (victor < 0) return;
  g.s.humbled[victor] = (g.s.humbled[victor] ?? 0) | bit(owner);
  noteDeed(g, victor, 'humble-a-champion');
}

/** AKK-18.32, AKK-A.79 Who has no champion left in the game is humbled by any defeat, as far as Mari's mission goes. */
export function humbleChampionless(g: G, victor: Seat, owner: Seat): void {
  if (victor < 0 || owner < 0 || (g.s.lost[owner] ?? 0) < championsOf(g.s, owner)) return;
  g.s.humbled[victor] = (g.s.humbled[victor] ?? 0) | bit(owner);
}

/** AKK-10.22, AKK-11.72, AKK-11.74 Beaten champions that nobody captures: by rebels, by a monster, or where both sides fell. */
export function championsLeave(g: G, owner: Seat, space: Space, n: number, enemy: Seat): void {
  for (let left = n; left > 0; left--) {
    credit(g, enemy, owner);
    sendAway(g, owner, space, enemy < 0 ? 'AKK-10.22' : 'AKK-11.74');
  }
}

/** `left`: beaten champions still to be captured; `tried`: Narrow Escape was played at this moment (AKK-17.11). */
type Capturing = { captor: Seat; owner: Seat; space: Space; left: number; tried: boolean };

/** Locals for {@link captureChampions}. */
export const capturing = (captor: Seat, owner: Seat, space: Space, left: number): Capturing => ({
  captor,
  owner,
  space,
  left,
  tried: false,
});

/**
 * AKK-11.66, AKK-22.15 Beaten champions of a defeated player are captured, unless Narrow Escape saves them. The owner is asked
 * whenever the hand might hold it.
 */
export const captureChampions = R.proc<Capturing>('combat.capture')({
  next: (g, v) => {
    if (v.left === 0) return g.end();
    return g.goto(!v.tried && mightHold(g.s, v.owner, NARROW_ESCAPE) ? 'escape' : 'capture');
  },
  escape: {
    ask: 'combat.escape',
    by: (_, v) => v.owner,
    options: (s, v) => offered(s, v.owner, NARROW_ESCAPE, 'pass'),
    refusals: (s, v) => misplaced(s, v.owner, NARROW_ESCAPE, 'AKK-11.27'),
    about: (_, v) => ({ captor: v.captor, space: IDS[v.space] ?? '' }),
    forced: 'ask',
    then: (g, v, answer) => {
      if (answer === 'pass') return g.goto('capture');
      v.tried = true;
      return g.call(announceCard, { seat: v.owner, item: answer.what, targets: null }, 'announced');
    },
  },
  announced: (g, v) => {
    if (g.result === 'cancelled') return g.goto('capture');
    spareChampion(g, v.owner, v.space);
    v.left--;
    return g.goto('next');
  },
  capture: (g, v) => {
    credit(g, v.captor, v.owner);
    captureChampion(g, v.captor, v.owner, v.space);
    v.left--;
    return g.goto('next');
  },
});
