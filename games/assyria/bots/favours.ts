import type { Thumb } from '@edubba/bots';
import type { ItemId, Observation, Seat } from '@edubba/kernel';
import { favourCard } from '../content/favour-cards.ts';
import type { Column } from '../content/player-board.ts';
import { COLUMN_NUMBERS } from '../content/player-board.ts';
import { AREA_NUMBERS } from '../content/tracks.ts';
import type { State } from '../rules/index.ts';
import { besideOpposing } from '../rules/queries/adjacency.ts';
import { camels } from './ahead.ts';
import { bonusWorth } from './boards.ts';
import { change, put, withHut } from './change.ts';
import { lastFeeding } from './feast.ts';
import { bestMove, lastHut } from './huts.ts';
import { prospects } from './menus.ts';
import { position } from './position.ts';
import { influenceGain, offeringsGain } from './tracks.ts';
import { favourWorth, goods, isLast, ploughWorth, WORTH } from './worth.ts';

/** What a Favour card does at once in the Actions turn, and the position after it. */
function effectOf(s: State, seat: Seat, item: ItemId): { readonly gain: number; readonly after: State } {
  const down = 2 - (s.ploughs[seat] ?? 0);
  switch (favourCard(item).effect) {
    case 'ship':
      return { gain: goods(s, 'ship'), after: change(s, seat, { ships: 1 }) };
    case 'gold':
      return { gain: goods(s, 'gold'), after: change(s, seat, { gold: 1 }) };
    case 'farmer':
      return { gain: goods(s, 'farmer'), after: s };
    case 'hut':
      return { gain: isLast(s) ? lastHut(s, seat) : goods(s, 'hut'), after: change(s, seat, { personalHuts: 1 }) };
    case 'offering':
      return { gain: offeringsGain(s, seat, 1), after: change(s, seat, { offerings: 1 }) };
    case 'influence':
      return { gain: influenceGain(s, seat, 2), after: change(s, seat, { influence: 2 }) };
    case 'food':
      return { gain: isLast(s) ? lastDraw(s, seat) : WORTH.draw - 4, after: s };
    case 'both-ploughs':
      return { gain: ploughWorth(s, seat, down), after: change(s, seat, { camels: -1, ploughs: down }) };
    case 'plough':
      return { gain: ploughWorth(s, seat, 1), after: change(s, seat, { ploughs: 1 }) };
    case 'refresh':
      return { gain: 0, after: refreshed(s, seat) };
    case 'bonus':
      return { gain: Math.max(...AREA_NUMBERS.map((area) => bonusWorth(s, seat, area))), after: s };
    case 'move':
      return { gain: bestMove(s, seat), after: s };
    case 'pact':
      return { gain: pact(s, seat), after: change(s, seat, { personalHuts: -1 }) };
    default:
      return { gain: 0, after: s };
  }
}

/** A Favour card played for its effect in the Actions turn. */
export function favour(observation: Observation<State>, item: ItemId): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  const { gain, after } = effectOf(s, seat, item);
  return [
    { feature: `favour-${favourCard(item).effect}`, amount: gain },
    camels(observation, after),
    { feature: 'favour-spent', amount: -favourWorth(s, item) },
  ];
}

/** A Food card drawn before the last feeding: about what a Wild icon would do there. */
function lastDraw(s: State, seat: Seat): number {
  return Math.trunc(((lastFeeding(s, seat, ['wild']) - lastFeeding(s, seat, [])) * 2) / 3);
}

/** A Hut beside a rival's Ziggurat, only for the last feeding: before that the Build step is the time for it. */
function pact(s: State, seat: Seat): number {
  if (!isLast(s)) return -goods(s, 'hut');
  const now = lastFeeding(s, seat, []);
  return Math.max(...besideOpposing(s, seat).map((space) => lastFeeding(withHut(s, seat, space), seat, []) - now));
}

/** An Action tile turned back. */
export function withTile(s: State, seat: Seat, column: Column): State {
  return { ...s, used: put(s.used, seat, put(s.used[seat] ?? [], column, false)) };
}

/** The used tile turned back that helps most. */
function refreshed(s: State, seat: Seat): State {
  let most = s;
  for (const column of COLUMN_NUMBERS) {
    const after = withTile(s, seat, column);
    if (prospects(after, seat) > prospects(most, seat)) most = after;
  }
  return most;
}
